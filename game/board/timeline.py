"""What moves when: motions and passing pictures on one line of time, which is given from outside."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from game.board.motion import Gait, Pose, fade, still
from game.board.outcome_chips import Chip

POSE_AT_LEAST = 0.5  # seconds that a pose stands for whoever wants nothing to move


@dataclass(frozen=True)
class Motion:
    """A piece goes from `start` to `end` in its gait; times in seconds, `delay` from the group's beginning."""

    actor: str
    start: Pose
    end: Pose
    gait: Gait
    seconds: float
    delay: float = 0


class Layer(Enum):
    """Between which of the board's pictures a passing one is drawn."""

    BEHIND = auto()  # the train, before the land
    INSIDE = auto()  # the cars, behind everybody in them
    BEFORE = auto()  # everybody on the train
    STAGE = auto()  # everything on the stage
    OVER = auto()  # the board, and all that lies around it: the camera does not enlarge it


@dataclass(frozen=True)
class Passing:
    """A picture that comes and goes: a flash, a bullet in flight, a card on its way to a strip, a crane.

    `pose` gives where it is at a time from 0 to 1; `piece` is its picture's name; `rest` is the time of its pose
    that tells most, for whoever wants nothing to move. Nothing of it is seen below `sill`, a height in units.
    The poses of one that is `OVER` all are the window's, the others' are the stage's, wherever the camera is.
    """

    piece: str
    pose: Callable[[float], Pose]
    seconds: float
    delay: float = 0
    rest: float = 1
    layer: Layer = Layer.STAGE
    sill: float | None = None
    stays: bool = False


@dataclass(frozen=True)
class Acting:
    """A figure shows another picture of itself for a time: `pose` is its name, empty for the standing one.

    `left` is whether it looks to the left meanwhile; None: as it would without. A `step` is one of several pictures
    by turns: whoever wants nothing to move does not see it.
    """

    actor: str
    pose: str
    seconds: float
    delay: float = 0
    left: bool | None = None
    step: bool = False


@dataclass(frozen=True)
class Cue:
    """Something that is to happen at a time: dust, a shake, a count that pops."""

    act: Callable[[], None]
    delay: float = 0


@dataclass(frozen=True)
class Sounding:
    """Something that is to be heard at a time: a sound's name."""

    name: str
    delay: float = 0


@dataclass(frozen=True)
class Shout:
    """Somebody who `stands` there calls something out: `key` is the words'; `barred` has a cross before them."""

    key: str
    stands: Pose
    seconds: float
    delay: float = 0
    barred: bool = False


@dataclass(frozen=True)
class Shot:
    """The camera goes to `focus` until that is `scale` times as large, stands, and goes home.

    `into`, `hold` and `out` are seconds; one that begins before the last is home goes on from there. It does not come
    so close that one of the points that it `keeps` in sight would be out of it.
    """

    focus: tuple[float, float]
    scale: float
    into: float
    hold: float
    out: float
    delay: float = 0
    keeps: tuple[tuple[float, float], ...] = ()

    @property
    def end(self) -> float:
        """When it is home again."""
        return self.delay + self.into + self.hold + self.out


@dataclass(frozen=True)
class Kick:
    """A blow that one feels: the camera is a little closer for a moment."""

    delay: float = 0


@dataclass
class Score:
    """Everything that belongs to one group of events; who comes `forward` is drawn over his neighbours."""

    motions: list[Motion] = field(default_factory=list)
    acting: list[Acting] = field(default_factory=list)
    chips: list[Chip] = field(default_factory=list)  # they outlast the score
    counted: dict[str, float] = field(default_factory=dict)  # when what somebody has is counted anew, by bandit
    forward: list[str] = field(default_factory=list)
    passing: list[Passing] = field(default_factory=list)
    cues: list[Cue] = field(default_factory=list)
    sounds: list[Sounding] = field(default_factory=list)
    shots: list[Shot] = field(default_factory=list)
    kicks: list[Kick] = field(default_factory=list)
    shouts: list[Shout] = field(default_factory=list)
    hold: float = 0  # seconds that it lasts at least

    @property
    def seconds(self) -> float:
        """How long it lasts; a sound may come after that."""
        ends = [motion.delay + motion.seconds for motion in self.motions]
        ends += [acting.delay + acting.seconds for acting in self.acting]
        ends += [passing.delay + passing.seconds for passing in self.passing]
        ends += [cue.delay for cue in self.cues]
        ends += [shot.end for shot in self.shots]
        ends += [shout.delay + shout.seconds for shout in self.shouts]
        return max(ends, default=0) if not self.hold else max([*ends, self.hold])


def silent(name: str) -> None:
    """What hears nothing of a sound."""


class Timeline:
    """Plays one score after the other; `reduced` fades everything from its start to its end.

    `hear` gets the name of each sound when its time has come.
    """

    def __init__(self) -> None:
        self.reduced = False
        self.score: Score | None = None
        self.time = 0.0
        self._seconds = 0.0  # that the score lasts
        self.hear: Callable[[str], None] = silent
        self._cues: list[Cue] = []
        self._sounds: list[Sounding] = []  # their delays count down

    @property
    def busy(self) -> bool:
        """Whether something is being played."""
        return self.score is not None

    def play(self, score: Score) -> None:
        """Begin a score; one under way is cut short. Of one without any length there are only the sounds."""
        self._sounds += score.sounds
        self._sound(0)
        if not score.seconds:
            return
        self.score = score
        self.time = 0
        told = [acting.delay + POSE_AT_LEAST for acting in score.acting if self.reduced and not acting.step]
        self._seconds = max([score.seconds, *told])
        self._cues = sorted(score.cues, key=lambda cue: cue.delay)
        self._fire()

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self._sound(dt)
        if self.score is None:
            return
        self.time += dt
        self._fire()
        if self.time >= self._seconds:
            self.score = None

    def finish(self) -> None:
        """Be at the end at once; what was still to be cued, or heard, is left out."""
        self.score = None
        self._cues, self._sounds = [], []

    def poses(self) -> dict[str, Pose]:
        """Where the moving pieces are now; for whoever wants nothing to move they fade on their way."""
        if self.score is None:
            return {}
        found: dict[str, Pose] = {}
        for motion in self.score.motions:
            t = (self.time - motion.delay) / motion.seconds if motion.seconds else 1.0
            if t >= 0 or motion.actor not in found:
                gait = fade if self.reduced else motion.gait
                found[motion.actor] = gait(motion.start, motion.end, min(1.0, max(0.0, t)))
        return found

    def acting(self) -> dict[str, tuple[Acting, float]]:
        """Who shows another picture of himself now, and for how many seconds already."""
        if self.score is None:
            return {}
        found: dict[str, tuple[Acting, float]] = {}
        for acting in self.score.acting:
            since = self.time - acting.delay
            lasts = max(acting.seconds, POSE_AT_LEAST) if self.reduced else acting.seconds
            if 0 <= since < lasts and not (self.reduced and acting.step):
                found[acting.actor] = acting, since
        return found

    @property
    def forward(self) -> list[str]:
        """Who is drawn over his neighbours now, the foremost last."""
        return self.score.forward if self.score is not None else []

    def shouts(self) -> list[Shout]:
        """What is called out now."""
        found = self.score.shouts if self.score is not None else []
        return [one for one in found if one.delay <= self.time < one.delay + one.seconds]

    def pictures(self, layer: Layer = Layer.STAGE) -> list[tuple[Passing, Pose]]:
        """The passing pictures to be drawn now in a layer, and where."""
        if self.score is None:
            return []
        return [
            (passing, self._pose(passing, (self.time - passing.delay) / passing.seconds))
            for passing in self.score.passing
            if passing.layer is layer
            and passing.delay <= self.time
            and (passing.stays or self.time < passing.delay + passing.seconds)
        ]

    def _pose(self, passing: Passing, t: float) -> Pose:
        if t >= 1:
            return passing.pose(1)
        return still(passing.pose(passing.rest), t) if self.reduced else passing.pose(t)

    def _sound(self, dt: float) -> None:
        """Let everything be heard whose time has come."""
        coming = [replace(sounding, delay=sounding.delay - dt) for sounding in self._sounds]
        self._sounds = [sounding for sounding in coming if sounding.delay > 0]
        for sounding in coming:
            if sounding.delay <= 0:
                self.hear(sounding.name)

    def _fire(self) -> None:
        while self._cues and self._cues[0].delay <= self.time:
            self._cues.pop(0).act()
