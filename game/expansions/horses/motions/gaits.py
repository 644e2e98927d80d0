"""Ways of getting somewhere that only this expansion has, and what its movements share."""

from collections.abc import Iterable
from dataclasses import replace
from math import pi, sin

from game.board import motion
from game.board.motion import Gait, Pose
from game.board.staging import Staging
from game.board.timeline import Motion


def ridden_back(start: Pose, end: Pose, t: float) -> Pose:
    """Fall back along the road: slow at both ends, leaning."""
    pose = motion.between(start, end, motion.ease_in_out(t))
    return replace(pose, flip=start.flip, tilt=pose.tilt - 6 * motion.arc(t) if end.x < start.x else pose.tilt)


def roll(start: Pose, end: Pose, t: float) -> Pose:
    """Roll or run to another place beside the train, without turning round."""
    return replace(motion.between(start, end, motion.ease_in_out(t)), flip=start.flip)


def tumble(start: Pose, end: Pose, t: float) -> Pose:
    """Be thrown high through the air, turning, and land."""
    if t > LANDS:
        squash = sin(pi * (t - LANDS) / (1 - LANDS))
        return replace(end, high=1 - 0.08 * squash, wide=1 + 0.06 * squash)
    way = t / LANDS
    return replace(motion.between(start, end, way).lifted(60 * motion.arc(way)), tilt=-360 * way)


def stagger(start: Pose, end: Pose, t: float) -> Pose:
    """Go there with too much whiskey in one's legs."""
    pose = motion.between(start, end, motion.ease_in_out(t))
    return replace(pose, tilt=8 * sin(4 * pi * t), lift=3 * abs(sin(4 * pi * t)))


def reel(start: Pose, end: Pose, t: float) -> Pose:
    """Run there with the old whiskey in one's legs: headlong, and far from upright."""
    return replace(motion.between(start, end, t), tilt=REELS * sin(2 * pi * t) + LEANS, lift=8 * abs(sin(3 * pi * t)))


REELS, LEANS = 12, 8  # degrees to each side, and all the while
LANDS = 0.85  # of a movement's time


def move(staging: Staging, name: str, gait: Gait, seconds: float, delay: float = 0) -> None:
    """A piece goes from where it was to where it is; what has a place at one end only is left out."""
    start, end = place(staging, name, before=True), place(staging, name, before=False)
    if start is not None and end is not None:
        staging.score.motions.append(Motion(name, start, end, gait, seconds, staging.at + delay))


def place(staging: Staging, name: str, *, before: bool) -> Pose | None:
    """Where a piece, or somebody, is before or after the events."""
    layout = staging.before if before else staging.after
    return layout.others[name].pose if name in layout.others else layout.actors.get(name)


def herd(staging: Staging) -> list[str]:
    """The names of the horses' pieces."""
    return [name for name in {**staging.before.others, **staging.after.others} if name.startswith("horse ")]


def picture(horse: str, nth: int) -> str:
    """A picture of a horse at a gallop, from 1 to 4."""
    return f"horse_{horse.removeprefix('horse ')}_{nth}"


def moved_at_once(staging: Staging, names: Iterable[str], gait: Gait, seconds: float) -> None:
    """Several pieces go their ways together."""
    for name in names:
        if place(staging, name, before=True) != place(staging, name, before=False):
            move(staging, name, gait, seconds)
