"""Where everything in the train is: spaces, feet, loot. Lengths are units of the window unless called a car's own."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, groupby, pairwise

from game.board.motion import Pose
from game.draw.scale import Area

PITCH = 236  # from car to car, in a car's own units, like all below
RAIL = 256
FEET = {True: 44, False: 192}  # on the roof, inside
LIP = {True: 53, False: 204}  # where loot lies
CABOOSE_END = 44  # what the last car's platform sticks out
LOCOMOTIVE_WIDE = {False: 336, True: 256}  # the usual one, the short one
STACK = {False: 277, True: 197}
LAMP = {False: 326, True: 246}
SHORT_FROM = 6  # cars, from which the short locomotive keeps the stack in the picture

BETWEEN = (34, 202)  # where feet may stand
WIDEST = 76  # from somebody's feet to the end of his widest pose
CLOSEST, IN_RANKS = 56, 37  # from feet to feet, side by side and in two ranks: closer, one hides the other's face
IN_THE_CAB = {True: (34, 132), False: (34, 126)}
BACK_RANK = {True: 18, False: 34}  # how much higher the back rank of a crowd stands
FOUR, FRONT, BACK, CAB = 0.88, 0.84, 0.80, 0.88  # how much smaller one stands among so many
RANKS_FROM = 5

LOOT_SIZE = 0.76
LOOT_WIDE = 32
LOOT_STEPS = (28, 24, 20)  # from token to token: as far as there is room
KINDS_APART = 38  # from a token to one of another kind
LEAST_STEP = 14  # from token to token of a kind where they are many
STACK_STEPS = (52, 44)  # from stack to stack: each bears its number
BESIDE = 28  # from somebody's feet to what he does not hide
FLOOR = {True: (16, 220), False: (20, 144)}  # a car's, the cab's
MOST_IN_A_ROW = {True: 7, False: 4}  # in a car, in the cab: more tokens lie in stacks, one for each kind


class TrainShape:
    """A train of so many cars at a scale. `left` is the last car's x, `rail` the y of the rail's top; car 0 leads."""

    def __init__(self, cars: int, rail: float, left: float, scale: float) -> None:
        self.last = cars
        self.rail = rail
        self.left = left
        self.scale = scale

    @property
    def short(self) -> bool:
        """Whether the short locomotive draws the train."""
        return self.last >= SHORT_FROM

    def car_left(self, car: int) -> float:
        """The left edge of a car; 0 is the Locomotive, at the right."""
        return self.left + (self.last - car) * PITCH * self.scale

    def y(self, own: float) -> float:
        """A height of a car's own."""
        return self.rail - (RAIL - own) * self.scale

    @property
    def stack(self) -> tuple[float, float]:
        """Where smoke leaves."""
        return self.car_left(0) + STACK[self.short] * self.scale, self.y(14)

    def space_rect(self, car: int, roof: bool) -> Area:
        """The part of the picture that is a space: x, y, width, height."""
        left, right = (6, 230) if car else (16, 142)
        top, bottom = (-66, 50) if roof else (62, 214)
        s = self.scale
        return self.car_left(car) + left * s, self.y(top), (right - left) * s, (bottom - top) * s

    def stand(self, car: int, roof: bool, place: int, count: int) -> Pose:
        """Where the `place`-th of `count` in a space has his feet; those on the right look back at the others."""
        own, size, lift = _feet(car, roof, place, count)
        at = self.car_left(car) + own * self.scale, self.y(FEET[roof] - lift)
        return Pose(*at, scale=self.scale * size, flip=count > 1 and place >= count / 2)

    def floor(self, car: int, roof: bool, kinds: Sequence[str], crowd: int) -> list[Pose]:
        """Where tokens lie, equal kinds next to each other: beside the feet of a `crowd` as long as there is room.

        Tokens that lie in a stack have the same pose.
        """
        stacked = len(kinds) > MOST_IN_A_ROW[car > 0]
        lying = list(dict.fromkeys(kinds)) if stacked else list(kinds)
        feet = [_feet(car, roof, place, crowd)[0] for place in range(crowd)]
        steps = STACK_STEPS if stacked else LOOT_STEPS
        row = _row(tuple(lying), _gaps(feet, FLOOR[car > 0]), FLOOR[car > 0], steps)
        left, y, size = self.car_left(car), self.y(LIP[roof]), self.scale * LOOT_SIZE
        poses = [Pose(left + own * self.scale, y, scale=size) for own in row]
        return [poses[lying.index(kind)] for kind in kinds] if stacked else poses


def _feet(car: int, roof: bool, place: int, count: int) -> tuple[float, float, float]:
    """Own x, size and how much higher than the others somebody stands."""
    size, lift = (FOUR if count == 4 else 1.0), 0
    if count >= RANKS_FROM:
        size, lift = (BACK, BACK_RANK[roof]) if place % 2 else (FRONT, 0)
    low, high = _between(count) if car else IN_THE_CAB[roof]
    own = low + (high - low) * ((place + 0.5) / count if count < 3 else place / (count - 1))
    return own, size * (CAB if not car and count > 2 else 1), lift


def _between(count: int) -> tuple[float, float]:
    """Between which feet so many stand in a car: away from its ends, so that a wide pose does not reach the next car.

    Where they are too many for that, they come as close to each other as they can.
    """
    low, high = BETWEEN
    if count < 3:
        return low, high
    size = FRONT if count >= RANKS_FROM else FOUR if count == 4 else 1.0
    apart = IN_RANKS if count >= RANKS_FROM else CLOSEST * size
    inside = min(WIDEST * size, (PITCH - apart * (count - 1)) / 2)
    return max(low, inside), min(high, PITCH - inside)


def _gaps(feet: Sequence[float], floor: tuple[float, float]) -> tuple[tuple[float, float], ...]:
    """The parts of a floor beside the feet of those who stand there."""
    low, high = floor
    edges = [low, *(edge for own in feet for edge in (own - BESIDE, own + BESIDE)), high]
    return tuple(zip(edges[::2], edges[1::2], strict=True))


@lru_cache(maxsize=1000)  # the same few lie there after every event
def _row(
    kinds: tuple[str, ...], gaps: tuple[tuple[float, float], ...], floor: tuple[float, float], steps: tuple[float, ...]
) -> Sequence[float]:
    """Own x of each token: in the gaps with kinds kept together, or else divided, or else in one row over all."""
    groups = [list(group) for _, group in groupby(kinds)]
    for parts in (groups, [[kind] for kind in kinds]):
        for step in steps:
            found = _filled(parts, gaps, step)
            if found is not None:
                return found
    return _spread(*floor, kinds, steps[0])


def _filled(parts: list[list[str]], gaps: Sequence[tuple[float, float]], step: float) -> list[float] | None:
    """Own x of each token if every part finds a gap with room for all of it: the roomiest, then the rightmost."""
    kinds = [kind for part in parts for kind in part]
    held: list[list[int]] = [[] for _ in gaps]

    def left(gap: int, more: Sequence[str] = ()) -> float:
        """What is left of a gap with what it holds, and with some more."""
        low, high = gaps[gap]
        there = [*(kinds[token] for token in held[gap]), *more]
        return high - low - (LOOT_WIDE + sum(_steps(there, step)) if there else 0)

    token = 0
    for part in parts:
        best = max(range(len(gaps)), key=lambda gap: (left(gap), gap))
        if left(best, part) < 0:
            return None
        held[best] += range(token, token + len(part))
        token += len(part)
    found = [0.0] * token
    for tokens, (low, high) in zip(held, gaps, strict=True):
        for index, own in zip(tokens, _spread(low, high, [kinds[one] for one in tokens], step), strict=True):
            found[index] = own
    return found


def _steps(kinds: Sequence[str], step: float) -> list[float]:
    """From token to token of a row: two kinds are so far apart that each can have a frame."""
    return [step if one == other else max(step, KINDS_APART) for one, other in pairwise(kinds)]


def _spread(low: float, high: float, kinds: Sequence[str], step: float) -> list[float]:
    """A row of tokens around the middle of a gap; where it is narrow those of a kind come closer first."""
    if not kinds:
        return []
    room, others = high - low - LOOT_WIDE, sum(one != other for one, other in pairwise(kinds))
    alike = len(kinds) - 1 - others
    if alike:
        step = min(step, max(LEAST_STEP, (room - others * max(step, KINDS_APART)) / alike))
    ways = [0.0, *accumulate(_steps(kinds, step))]
    closer = min(1.0, room / ways[-1]) if ways[-1] else 1.0
    return [(low + high) / 2 + (way - ways[-1] / 2) * closer for way in ways]
