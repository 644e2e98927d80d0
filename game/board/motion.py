"""How a piece gets from one place to another: poses, easings, and the gaits of the pieces."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import cos, pi, sin

FADED = 0.3  # of a movement's time, after which a piece has vanished or appeared
Ease = Callable[[float], float]


@dataclass(frozen=True)
class Pose:
    """How a piece stands, in units of the window: its feet, or the ground below them when it is `lift`ed off it.

    `tilt` is in degrees, counter-clockwise; `wide` and `high` squash it; `alpha` goes from 0 to 1.
    """

    x: float
    y: float
    scale: float = 1
    tilt: float = 0
    wide: float = 1
    high: float = 1
    alpha: float = 1
    flip: bool = False
    lift: float = 0

    def moved(self, dx: float, dy: float) -> "Pose":
        """The same, so many units to the right and down."""
        return Pose(
            self.x + dx, self.y + dy, self.scale, self.tilt, self.wide, self.high, self.alpha, self.flip, self.lift
        )

    def looking(self, *, left: bool) -> "Pose":
        """The same, looking to a side."""
        return replace(self, flip=left)

    def lifted(self, units: float) -> "Pose":
        """The same, so many units higher over the same ground."""
        return replace(self, lift=self.lift + units)


def ease_out(t: float) -> float:
    """Fast, then slower: cubic."""
    return 1 - (1 - t) ** 3


def ease_in(t: float) -> float:
    """Slow, then faster: cubic."""
    return t**3


def ease_in_out(t: float) -> float:
    """Slow at both ends."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def back(t: float) -> float:
    """Beyond the end and back to it: overshoot 1.4."""
    over = 1.4
    return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2


def arc(t: float) -> float:
    """A parabola: 0 at both ends, 1 in the middle."""
    return 4 * t * (1 - t)


def between(start: Pose, end: Pose, t: float) -> Pose:
    """The pose at `t` (0 to 1) of the straight way between two."""
    return Pose(
        x=start.x + (end.x - start.x) * t,
        y=start.y + (end.y - start.y) * t,
        scale=start.scale + (end.scale - start.scale) * t,
        tilt=start.tilt + (end.tilt - start.tilt) * t,
        wide=start.wide + (end.wide - start.wide) * t,
        high=start.high + (end.high - start.high) * t,
        alpha=start.alpha + (end.alpha - start.alpha) * t,
        lift=start.lift + (end.lift - start.lift) * t,
        flip=end.flip,
    )


Gait = Callable[[Pose, Pose, float], Pose]

STARTLE, JUMP = 0.2, 9.0  # of a movement's time; units
SKID = 8.0  # units that somebody slides on when he stops
OVER_EDGE, HOP_OVER = 8.0, 10.0  # units above a roof where the ladder ends, and that one hops from there
THIRD = 2 / 3  # of the way down, from where one lets go


def in_turn(*parts: tuple[Gait, float]) -> Gait:
    """One gait after the other, each for its seconds; each gets the beginning and the end of the whole way."""
    whole = sum(seconds for _, seconds in parts)

    def move(start: Pose, end: Pose, t: float) -> Pose:
        since = t * whole
        for gait, seconds in parts:
            if since < seconds:
                return gait(start, end, since / seconds)
            since -= seconds
        return parts[-1][0](start, end, 1.0)

    return move


def glide(start: Pose, end: Pose, t: float) -> Pose:
    """Slide to another place in the same space, for somebody who comes or goes."""
    return between(start, end, ease_in_out(t))


def slide(start: Pose, end: Pose, t: float) -> Pose:
    """Be pushed: fast at first, leaning back."""
    pose = between(start, end, ease_out(t))
    return replace(pose, tilt=_against(start, end) * 12 * (1 - t))


def slide_over_gap(start: Pose, end: Pose, t: float) -> Pose:
    """The same from roof to roof: over the gap in an arc."""
    return slide(start, end, t).lifted(16 * arc(ease_out(t)))


def hopping(hops: int, height: float, lean: float, *, skids: bool = False) -> Gait:
    """Go there in hops, leaning forward; who `skids` stops a little short of it, for `skid` to take him there."""

    def move(start: Pose, end: Pose, t: float) -> Pose:
        goal = end.moved(SKID * _against(start, end) * -1, 0) if skids else end
        pose = between(start, goal, ease_in_out(t)).lifted(height * abs(sin(hops * pi * t)))
        leans = lean * (-0.7 if t < 0.5 / hops else min(1.0, 5 * (1 - t)))  # back at first, as one sets off
        return replace(pose, tilt=-_against(start, end) * leans)

    return move


def skid(start: Pose, end: Pose, t: float) -> Pose:
    """Come to a stop, sliding on, low."""
    low = 0.08 * (1 - t)
    return replace(end.moved(SKID * _against(start, end) * (1 - ease_out(t)), 0), high=1 - low, wide=1 + low)


def land(_start: Pose, end: Pose, t: float) -> Pose:
    """Touch the floor: squashed, and up again."""
    squash = sin(pi * min(1.0, 0.35 + 0.65 * t))
    return replace(end, high=1 - 0.08 * squash, wide=1 + 0.06 * squash)


def to_ladder(start: Pose, end: Pose, t: float) -> Pose:
    """A step to below, or above, where one is going."""
    return replace(between(start, replace(start, x=end.x), ease_in_out(t)).lifted(5 * arc(t)), flip=end.x < start.x)


def up_rungs(start: Pose, end: Pose, t: float) -> Pose:
    """Straight up, to a little above the roof."""
    return replace(between(start, end.moved(0, -OVER_EDGE), t), x=end.x, flip=False)


def over_edge(_start: Pose, end: Pose, t: float) -> Pose:
    """From the ladder onto the roof."""
    return end.moved(0, -OVER_EDGE * (1 - t)).lifted(HOP_OVER * arc(t))


def down_rungs(start: Pose, end: Pose, t: float) -> Pose:
    """Straight down, to where one lets go."""
    return replace(between(start, end, THIRD * t), x=end.x, flip=False)


def let_go(start: Pose, end: Pose, t: float) -> Pose:
    """Drop the rest of the way."""
    return replace(between(start, end, THIRD + (1 - THIRD) * ease_in(t)), x=end.x)


def trot(start: Pose, end: Pose, t: float) -> Pose:
    """The way of somebody small: many little quick steps."""
    cars = max(1, round(abs(end.x - start.x) / 190))
    return in_turn((hopping(8 * cars, 6, 8), 0.88), (land, 0.12))(start, end, t)


def drift(start: Pose, end: Pose, t: float) -> Pose:
    """Float there on a slow wave, half to be seen through."""
    pose = between(start, end, ease_in_out(t)).lifted(10 * arc(t) + 3 * sin(4 * pi * t) * arc(t))
    return replace(pose, alpha=pose.alpha * (1 - 0.4 * arc(t)), tilt=_against(start, end) * 5 * arc(t))


def startled(gait: Gait) -> Gait:
    """First a glance the way it goes, with a little jump on the spot; then the gait."""

    def move(start: Pose, end: Pose, t: float) -> Pose:
        if t < STARTLE:
            return replace(start, flip=end.flip).lifted(JUMP * arc(t / STARTLE))
        return gait(start, end, (t - STARTLE) / (1 - STARTLE))

    return move


def stride(start: Pose, end: Pose, t: float) -> Pose:
    """The Marshal's way: slow, heavy, without a hop."""
    pose = between(start, end, ease_in_out(t))
    return replace(pose, tilt=2 * sin(4 * pi * t), high=1 - 0.03 * abs(sin(4 * pi * t)))


def flung(start: Pose, end: Pose, t: float) -> Pose:
    """Be punched: spin on an arc into the next car."""
    return replace(between(start, end, t).lifted(40 * arc(t)), tilt=-_against(start, end) * 14 * sin(pi * t))


def leap(start: Pose, end: Pose, t: float) -> Pose:
    """Leap over to something else that rides along: a high arc, squashed on landing."""
    if t > 0.88:
        squash = sin(pi * (t - 0.88) / 0.12)
        return replace(end, high=1 - 0.06 * squash, wide=1 + 0.06 * squash)
    way = t / 0.88
    pose = between(start, end, ease_in_out(way)).lifted(46 * arc(way))
    return replace(pose, tilt=-_against(start, end) * 8 * sin(pi * way))


def dropped(start: Pose, end: Pose, t: float) -> Pose:
    """Let go in the air: straight down, two bounces, each smaller, squashed a little when they touch the ground."""
    if t < 0.5:
        way = t / 0.5
        pose = between(start, end, ease_out(way))
        return replace(pose, lift=start.lift + (end.lift - start.lift) * way**2, tilt=start.tilt * (1 - way))
    first = t < 0.8
    part = (t - 0.5) / 0.3 if first else (t - 0.8) / 0.2
    squash = max(0.0, 1 - 5 * part) if first else 0.0
    high = (0.22 if first else 0.06) * max(20.0, start.lift)
    return replace(end.lifted(high * arc(part)), high=1 - 0.08 * squash, wide=1 + 0.08 * squash)


def toss(start: Pose, end: Pose, t: float) -> Pose:
    """A token knocked loose: an arc, then one bounce."""
    if t < 0.75:
        way = t / 0.75
        return between(start, end, way).lifted(26 * arc(way))
    return end.lifted(6 * arc((t - 0.75) / 0.25))


def fetch(start: Pose, end: Pose, t: float) -> Pose:
    """A token or a card flies to its owner's strip along an arc."""
    return between(start, end, ease_in_out(t)).lifted(60 * arc(t))


def fade(start: Pose, end: Pose, t: float) -> Pose:
    """Vanish here and appear there, for whoever wants nothing to move; who stays where he is just stands."""
    if (start.x, start.y) == (end.x, end.y):
        return end
    left = max(0.0, 1 - t / FADED)
    return replace(start, alpha=left) if left else replace(end, alpha=min(1.0, t / FADED - 1))


def still(pose: Pose, t: float) -> Pose:
    """A passing picture that does not move: it appears, stands, and vanishes."""
    return replace(pose, alpha=pose.alpha * min(1.0, t / FADED, (1 - t) / FADED))


def swell(pose: Pose, t: float) -> Pose:
    """Arrive where it is counted: a quarter larger for a moment, then gone."""
    return replace(pose, scale=pose.scale * (1 + 0.25 * arc(t)), alpha=pose.alpha * (1 - t**3))


def breathe(pose: Pose, seconds: float, phase: float) -> Pose:
    """Standing still: 1.5 % up and down."""
    high = pose.high * (1 + 0.015 * cos(seconds * 2.4 + phase))
    return Pose(pose.x, pose.y, pose.scale, pose.tilt, pose.wide, high, pose.alpha, pose.flip, pose.lift)


def _against(start: Pose, end: Pose) -> int:
    """The sign of a lean (degrees, counter-clockwise) against the direction of a movement."""
    return 1 if end.x > start.x else -1
