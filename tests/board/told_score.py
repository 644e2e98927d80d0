"""A score in words: who moves how, acts and looks where, what passes over what, what is heard, where the camera is."""

from collections.abc import Callable, Iterator, Sequence

from game.board.motion import Pose
from game.board.timeline import Acting, Cue, Layer, Motion, Passing, Score, Shot

BRIEFLY = (0.0, 0.4, 1.0)
FINELY = (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0)  # of a way: not where most gaits change, lest roundings differ
HAIR = 1e-6  # off the middle between two whole numbers, where many lengths lie that not all computers round alike


class Cued:
    """What a score's cues bring about: give its parts to a `Staging`."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def burst(self, kind: str, x: float, y: float, count: int) -> None:
        self.found.append(f"{kind} {count} ({_whole(x)} {_whole(y)})")

    def brake(self, seconds: float) -> None:
        self.found.append(f"brake {seconds:.2f}")

    def rush(self, times: float) -> None:
        self.found.append(f"rush {times:.2f}")

    def thump(self, car: int) -> None:
        self.found.append(f"thump {car}")

    def of(self, cues: Sequence[Cue]) -> Iterator[str]:
        """Each with its moment."""
        for cue in sorted(cues, key=lambda cue: cue.delay):
            self.found.clear()
            cue.act()
            yield f"{', '.join(self.found)}@{cue.delay:.2f}"


def told(score: Score, cued: Cued, times: Sequence[float] = BRIEFLY) -> Iterator[str]:
    """All of a score but its length; of each way the poses at some `times` from 0 to 1."""
    parts: dict[str, list[str]] = {
        "heard": [f"{one.name}@{one.delay:.2f}" for one in score.sounds],
        "acts": list(_acted(score.acting)),
        "forward": score.forward,
        "chips": [
            f"{one.actor} {one.piece} {one.words}{' bad' * one.bad} ({_place(one.feet)})@{one.delay:.2f}"
            for one in score.chips
        ],
        "counted": [f"{who}@{delay:.2f}" for who, delay in score.counted.items()],
        "shouts": [
            f"{one.key}{' barred' * one.barred} ({_place(one.stands)}) {one.seconds:.2f}@{one.delay:.2f}"
            for one in score.shouts
        ],
        "camera": list(map(_shot, score.shots)),
        "kicks": [f"@{one.delay:.2f}" for one in score.kicks],
        "cues": list(cued.of(score.cues)),
    }
    for name, found in parts.items():
        if found:
            yield f"{name}: {', '.join(found)}"
    for motion in score.motions:
        yield _motion(motion, times)
    for passing in score.passing:
        yield _passing(passing, times)


def _acted(acting: Sequence[Acting]) -> Iterator[str]:
    """Who shows which picture of himself and looks where, for how long, from when on; steps only as one."""
    for one in acting:
        if not one.step:
            yield f"{one.actor} {one.pose or 'stands'}{_side(one.left)} {one.seconds:.2f}@{one.delay:.2f}"
    for who in dict.fromkeys(one.actor for one in acting if one.step):
        steps = [one for one in acting if one.step and one.actor == who]
        pictures = "-".join(dict.fromkeys(one.pose for one in steps))
        ends = steps[-1].delay + steps[-1].seconds
        yield f"{who} {len(steps)} steps {pictures} {ends - steps[0].delay:.2f}@{steps[0].delay:.2f}"


def _side(left: bool | None) -> str:
    return "" if left is None else " left" if left else " right"


def _shot(one: Shot) -> str:
    keeps = f" keeps {' '.join(f'({_whole(x)} {_whole(y)})' for x, y in one.keeps)}" if one.keeps else ""
    x, y = one.focus
    return (
        f"({_whole(x)} {_whole(y)}) {one.scale:.2f} times, {one.into:.2f} {one.hold:.2f} {one.out:.2f}"
        f"@{one.delay:.2f}{keeps}"
    )


def _motion(one: Motion, times: Sequence[float]) -> str:
    """Who, in which gait, how long, from when on, and where he is on his way."""
    gait = one.gait.__qualname__.split(".")[0]
    way = _way(lambda t: one.gait(one.start, one.end, t), times)
    ends = posed(one.end)
    then = "" if ends == posed(one.gait(one.start, one.end, times[-1])) else f", then {ends}"
    return f"{one.actor} {gait} {one.seconds:.2f}@{one.delay:.2f}: {way}{then}"


def _passing(one: Passing, times: Sequence[float]) -> str:
    """A picture: how long, from when on, over what, where it is on its way, and at the moment that tells most."""
    layer = "" if one.layer is Layer.STAGE else f" {one.layer.name.lower()}"
    sill = "" if one.sill is None else f" over {_whole(one.sill)}"
    rest = "" if one.rest == 1 else f", rests {posed(one.pose(one.rest))}"
    stays = " stays" * one.stays
    return f"{one.piece} {one.seconds:.2f}@{one.delay:.2f}{layer}{sill}{stays}: {_way(one.pose, times)}{rest}"


def _way(at: Callable[[float], Pose], times: Sequence[float]) -> str:
    """Poses one after the other."""
    found: list[str] = []
    last: Pose | None = None
    for t in times:
        pose = at(t)
        alike = last is not None and posed(pose) == posed(last)
        found.append("=" if alike else posed(pose, last))
        last = pose
    return " - ".join(found)


def posed(pose: Pose, last: Pose | None = None) -> str:
    """A pose; without what it has in common with the one before."""
    words = [f"({_place(pose)})"]
    if last is None or f"{last.scale:.2f}" != f"{pose.scale:.2f}":
        words.append(f"x{pose.scale:.2f}")
    if last is None or last.flip != pose.flip:
        words.append("left" if pose.flip else "right")
    lengths = {name: str(_whole(getattr(pose, name))) for name in ("lift", "tilt")}
    parts = {name: f"{getattr(pose, name) + HAIR:.2f}" for name in ("wide", "high", "alpha")}
    words += [f"{name} {value}" for name, value in (lengths | parts).items() if value not in ("0", "1.00")]
    return " ".join(words)


def _place(pose: Pose) -> str:
    return f"{_whole(pose.x)} {_whole(pose.y)}"


def _whole(units: float) -> int:
    return round(units + HAIR)
