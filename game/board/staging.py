"""One group of events being staged: what a movement in `staged/` needs to add itself to the score."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from game.board import motion
from game.board.motion import Gait, Pose
from game.board.outcome_chips import Chip
from game.board.timeline import Acting, Cue, Kick, Layer, Motion, Passing, Score, Shot, Shout, Sounding
from game.board.train_shape import TrainShape
from game.engine.events import Event
from game.engine.state import State

if TYPE_CHECKING:
    from game.board.layout import Layout

Point = tuple[float, float]
Staged = dict[type[Event], Callable[..., None]]  # for a kind of event, what adds it to a Staging

PLATE_COMES, PLATE_OPENS = 0.42, 0.26  # seconds until an event's medallion is at its place, and its plate open
PLATE_FOOT = 138.0  # units: what is lower than that, an event's plate leaves free
SWELL = 0.18  # seconds
CHEST = 56  # units above the feet
OVER_HAT, DIZZY_HIGH = 128, 114  # units of a figure's own above the feet: signs, and stars
DIZZY_TURNS = 20  # degrees a second
POPS = 0.12  # seconds in which something over a head has its size
MINUS = "\N{MINUS SIGN}"
CLOSE = 1.16  # how much larger a deed is shown
INTO, OUT = 0.26, 0.3  # seconds in which the camera comes closer, and goes back
MIDDLE = 40  # units above the feet, where it looks


@dataclass
class Staging:
    """One group of events being staged: the layouts before and after, the train, and the score that comes of it.

    `at` is the time at which the next event of the group begins; `strip` tells where a bandit's strip is,
    `middle`, `bar` and `aside` where a medallion shows, comes from, and where the strongbox waits. `rush` lets the
    land fly by so many times as fast for a moment, `thump` a car's body jump from its wheels. `seen` tells where a pose
    on the stage is in the window, wherever the camera is at that moment. `money` is how dollars are written, `spot`
    where a piece is counted on a bandit's strip, if it is known more exactly.
    """

    before: "Layout"
    after: "Layout"
    train: TrainShape
    state: State
    strip: Callable[[str], Point]
    middle: Point
    bar: Point
    aside: Point
    burst: Callable[[str, float, float, int], None]
    brake: Callable[[float], None]
    rush: Callable[[float], None]
    thump: Callable[[int], None]
    seen: Callable[[Pose], Pose] = lambda pose: pose
    money: Callable[[int], str] = "${}".format
    spot: Callable[[str, str], Point] | None = None
    reaching: str = ""
    score: Score = field(default_factory=Score)
    at: float = 0

    def was(self) -> State:
        """The position with everybody where he was before these events: for what a rule says of it."""
        state = self.state.clone()
        for name, bandit in state.bandits.items():
            bandit.space = self.before.spaces.get(name, bandit.space)
        return state

    def move(self, actor: str, start: Pose, end: Pose, gait: Gait, seconds: float, delay: float = 0) -> None:
        """A piece goes its way; it looks where it goes and keeps looking there."""
        left = end.x < start.x - 1
        self.score.motions.append(Motion(actor, start, replace(end, flip=left), gait, seconds, self.at + delay))

    def motion_of(self, actor: str, stands: Pose, gait: Gait, seconds: float, delay: float = 0) -> Motion:
        """How somebody moves on the spot, without turning round."""
        return Motion(actor, stands, stands, gait, seconds, self.at + delay)

    def pose(self, actor: str, pose: str, seconds: float, delay: float = 0, *, left: bool | None = None) -> None:
        """A figure shows one of its `poses`, and stands as usual afterwards; one that has no such picture stands.

        With an empty pose it only looks to a side meanwhile: `left`. Where poses meet, the one added later counts.
        """
        self.score.acting.append(Acting(actor, pose, seconds, self.at + delay, left))

    def steps(self, actor: str, pictures: Sequence[str], each: float, seconds: float, delay: float = 0) -> None:
        """A figure shows poses by turns, so long `each`: it runs, climbs, walks. The last takes what time is left."""
        count = max(1, int(seconds / each + 0.01))
        for nth in range(count):
            lasts = each if nth < count - 1 else seconds - nth * each
            name = pictures[nth % len(pictures)]
            self.score.acting.append(Acting(actor, name, lasts, self.at + delay + nth * each, step=True))

    def forward(self, actor: str) -> None:
        """A figure comes forward: it is drawn over its neighbours, and over whoever came forward before."""
        self.score.forward.append(actor)

    def chip(
        self,
        actor: str,
        feet: Pose,
        piece: str,
        change: int,
        delay: float = 0,
        *,
        bad: bool = False,
        money: bool = False,
    ) -> None:
        """A chip over somebody who stands there: what changed for him, and how much with its sign; `bad` is red.

        `change` counts pieces, or dollars where it is `money`.
        """
        amount = self.money(abs(change)) if money else str(abs(change))
        words = f"{'+' if change > 0 else MINUS}{amount}"
        if change < 0:
            self._counted(actor, delay)
        self.sound("chip_down" if bad or change < 0 else "chip_up", delay)
        self.score.chips.append(Chip(actor, feet, piece, words, bad or change < 0, self.at + delay))

    def head(self, piece: str, feet: Pose, seconds: float, delay: float = 0) -> None:
        """Something over the head of somebody who stands there: sweat, an exclamation mark, stars that turn."""
        stars = piece == "dizzy"
        over = replace(feet.moved(0, -(DIZZY_HIGH if stars else OVER_HAT) * feet.scale), flip=False)
        turns = DIZZY_TURNS if stars else 0

        def pops(t: float) -> Pose:
            since = t * seconds
            return replace(over, tilt=turns * since, scale=over.scale * motion.back(min(1.0, since / POPS)))

        self.show(piece, pops, seconds, delay)

    def shout(self, key: str, stands: Pose, seconds: float, delay: float = 0, *, barred: bool = False) -> None:
        """Somebody who stands there calls something out, or thinks of what bars him; `key` is the words'."""
        self.score.shouts.append(Shout(key, stands, seconds, self.at + delay, barred))

    def camera(
        self,
        focus: Point,
        scale: float = CLOSE,
        start: float = 0,
        into: float = INTO,
        hold: float = 0,
        out: float = OUT,
        keeps: tuple[Point, ...] = (),
    ) -> None:
        """The camera comes closer to a point, stands there for `hold` seconds, and goes back; see `Shot`."""
        self.score.shots.append(Shot(focus, scale, into, hold, out, self.at + start, keeps))

    def look(
        self,
        *names: str,
        scale: float = CLOSE,
        start: float = 0,
        into: float = INTO,
        hold: float = 0,
        out: float = OUT,
        until: float = 0,
    ) -> None:
        """The camera comes closer to the middle of these actors, and keeps all in sight, where they are and come to.

        It goes back `hold` seconds after it has come there, or after `until` seconds in all.
        """
        hold = max(hold, until - start - into)
        poses = [one.actors[name] for name in names for one in (self.before, self.after) if name in one.actors]
        if not poses:
            return
        xs, ys = [pose.x for pose in poses], [pose.y for pose in poses]
        focus = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2 - MIDDLE)
        self.camera(focus, scale, start, into, hold, out, tuple((pose.x, pose.y - MIDDLE) for pose in poses))

    def kick(self, delay: float = 0) -> None:
        """A blow that one feels: the camera is a little closer for a moment."""
        self.score.kicks.append(Kick(self.at + delay))

    def show(
        self,
        piece: str,
        pose: Callable[[float], Pose],
        seconds: float,
        delay: float = 0,
        rest: float = 1,
        layer: Layer = Layer.STAGE,
        sill: float | None = None,
        *,
        stays: bool = False,
    ) -> None:
        """A picture passes; see `Passing`."""
        self.score.passing.append(Passing(piece, pose, seconds, self.at + delay, rest, layer, sill, stays))

    def cue(self, act: Callable[[], None], delay: float = 0) -> None:
        """Something happens at a moment."""
        self.score.cues.append(Cue(act, self.at + delay))

    def sound(self, name: str, delay: float = 0) -> None:
        """Something is heard at a moment; `name` is the sound's."""
        self.score.sounds.append(Sounding(name, self.at + delay))

    def dust(self, pose: Pose, count: int = 3, delay: float = 0) -> None:
        """Dust at somebody's feet."""
        self.cue(lambda: self.burst("dust", pose.x, pose.y, count), delay)

    def to_strip(self, piece: str, start: Pose, bandit: str, seconds: float, delay: float = 0) -> None:
        """A token or a card flies to a bandit's strip, where it swells once over its count and is gone."""
        x, y = self.spot(bandit, piece) if self.spot is not None else self.strip(bandit)
        self._counted(bandit, delay + seconds)
        end = Pose(x, y, scale=start.scale * 0.6)
        self.show(piece, lambda t: motion.fetch(self.seen(start), end, t), seconds, delay, layer=Layer.OVER)
        self.show(piece, lambda t: motion.swell(end, t), SWELL, delay + seconds, layer=Layer.OVER)

    def _counted(self, bandit: str, delay: float) -> None:
        """What he has is counted anew, at the last of such moments."""
        counted = self.score.counted
        counted[bandit] = max(counted.get(bandit, 0), self.at + delay)
