"""The horses: which is which, where they run beside the cars, how they gallop."""

from collections.abc import Mapping

from game.board.motion import Pose
from game.board.train_shape import TrainShape
from game.engine.expansions.horses.herd import horses
from game.engine.expansions.horses.horse_attack import KEY as ATTACK
from game.engine.expansions.horses.stagecoach import coach_car
from game.engine.state import State
from game.expansions.horses.coach import CAB_MIDDLE, CAR_MIDDLE

LOWER = 5  # units that they run below the coach's ground
HIGHER = 5  # a car's own units: every second one
STEP, RANK = 84, 190  # from horse to horse, and a whole rank at most; a car's own units, like all below
BESIDE_COACH = -34
BESIDE_TEAM = 56  # under the car before the coach's, where its team runs
RIDERS_STEP, RIDERS_EDGE = 183, 173  # from rider to rider; from the cab's middle to where the coach begins
NOSE, TAIL = 52, 84  # from a horse's middle to its ends
EDGE = 8  # units that they keep inside the window
SADDLE = (-13, -23)  # from a horse's ground to its rider's feet
PICTURES, PICTURE = 4, 0.09  # of a gallop, and the seconds of each
RISE = 3  # units that the body is higher on the first


class Herd:
    """Remembers which horse stands where, so that each can be followed by the eye: a horse is a number from 1."""

    def __init__(self, train: TrainShape, ground: float, edges: tuple[float, float]) -> None:
        """`ground` is the coach's, `edges` the ends of the picture that they keep inside of."""
        self.train = train
        self.ground = ground + LOWER
        self.edges = edges
        self.cars: dict[int, int] = {}  # of horses without a rider, in the order in which they came there
        self.ridden: dict[str, int] = {}  # by bandit, in the attack

    def follow(self, state: State) -> None:
        """Be where a position has them; who came beside a car is whoever left another, the nearest first."""
        riders = state.own[ATTACK].riders
        seats = list(state.bandits)
        now = list(horses(state))
        come = {name: horse for name, horse in self.ridden.items() if name not in riders}
        if set(riders) - set(self.ridden) or len(self.cars) + len(come) < len(now):
            self._begin(state)
            return
        for name, horse in come.items():
            self.cars[horse] = state.train.car[state.bandits[name].space]
        self.ridden = {name: seats.index(name) + 1 for name in seats if name in riders}
        gone = {}
        for horse, car in self.cars.items():
            if car in now:
                now.remove(car)
            else:
                gone[horse] = car
        for horse in gone:
            del self.cars[horse]
        for horse, car in gone.items():
            if now:
                nearest = min(now, key=lambda new: abs(new - car))
                now.remove(nearest)
                self.cars[horse] = nearest

    def _begin(self, state: State) -> None:
        """Nothing is known of them: number them afresh."""
        seats = list(state.bandits)
        riders = state.own[ATTACK].riders
        self.ridden = {name: seats.index(name) + 1 for name in seats if name in riders}
        left = (number for number in range(1, len(seats) + 1) if number not in self.ridden.values())
        self.cars = dict(zip(left, horses(state), strict=False))

    def goes(self, car: int) -> int | None:
        """The horse that goes when one beside a car is ridden: the last that came there."""
        return next((horse for horse, where in reversed(self.cars.items()) if where == car), None)

    def poses(self, state: State) -> Mapping[int, tuple[Pose, int]]:
        """Where each horse runs, and beside which car."""
        found = {}
        for car in set(self.cars.values()):
            there = [horse for horse, where in self.cars.items() if where == car]
            for nth, horse in enumerate(there):
                found[horse] = self._beside(state, car, nth, len(there)), car
        car = state.own[ATTACK].car
        for nth, horse in enumerate(self.ridden.values()):
            found[horse] = self.rides(car, nth, len(self.ridden)), car
        return found

    def _beside(self, state: State, car: int, nth: int, count: int) -> Pose:
        scale, coach = self.train.scale, coach_car(state)
        aside = {coach: BESIDE_COACH, coach - 1: BESIDE_TEAM}.get(car, 0)
        step = min(STEP, RANK / max(1, count - 1)) * scale
        x = self._kept_inside(self._middle(car) + aside * scale, step, count) + (nth - (count - 1) / 2) * step
        return Pose(x, self.ground - HIGHER * scale * (nth % 2), scale=scale)

    def rides(self, car: int, nth: int, count: int) -> Pose:
        """Where the `nth` of so many horses with riders runs: clear of the coach, which has not fallen back yet."""
        step, half = RIDERS_STEP * self.train.scale, (count - 1) / 2
        middle = self._kept_inside(self._middle(car), step, count)
        middle = min(middle, self._middle(0) - (RIDERS_EDGE + NOSE) * self.train.scale - half * step)
        x = middle + (half - nth) * step
        return Pose(x, self.ground, scale=self.train.scale)

    def _middle(self, car: int) -> float:
        return self.train.car_left(car) + (CAR_MIDDLE if car else CAB_MIDDLE) * self.train.scale

    def _kept_inside(self, middle: float, step: float, count: int) -> float:
        """The middle of a rank, moved so far that all of it is in the picture."""
        half, scale = (count - 1) / 2 * step, self.train.scale
        low, high = self.edges[0] + EDGE + half + TAIL * scale, self.edges[1] - EDGE - half - NOSE * scale
        return min(max(middle, low), high)


def in_the_saddle(horse: Pose) -> Pose:
    """Where a rider's feet are."""
    side = -1 if horse.flip else 1
    return horse.moved(side * SADDLE[0] * horse.scale, SADDLE[1] * horse.scale)


def gallop(horse: int, seconds: float) -> int:
    """Which of its pictures a horse shows: each is out of step with the others."""
    return (int(seconds / PICTURE) + 3 * horse) % PICTURES + 1
