"""PASSENGERS' REBELLION: passengers rise in all windows and shoot at the bandits inside."""

from dataclasses import dataclass, replace

from game.board import motion
from game.board.motion import Pose
from game.board.poses import AFRAID, CHEER, HIT
from game.board.staged.events.scene import RoundScene, bullet_for, chips_at
from game.board.staging import Staging
from game.board.timeline import Layer
from game.board.train_shape import PITCH
from game.engine.events import BulletReceived, BulletsSpared, Event

RISE, APART, RISES = 0.2, 0.06, 0.22  # seconds: the first rises, from one to the next, each takes
FIRES, BETWEEN = 1.2, 0.14
CHIPS = 0.12  # seconds from the first shot at somebody to what it does to him
SINKS, SINK = 2.3, 0.24
FLASH = 0.1
PASSENGERS = ("gentleman", "lady", "granny", "boy", "salesman")
ARMED = ("gentleman", "granny", "salesman")  # the others have an umbrella, and a sling
LARGE, SMALL, NARROW = 0.86, 0.78, 34.0  # in a window; where it is lower than that
HIGH = 78.0  # of a passenger over the sill, in his own units
CEILING = 50.0  # nobody's head is higher, in a car's own units
MUZZLE = (54.0, -31.0)
HIT_FOR = 0.6

# the windows of each car in which somebody rises: x, y, width and height in a car's own units
WINDOWS = {
    "first_class": ((28, 78, 46, 52), (162, 78, 46, 52)),
    "dining": ((26, 80, 52, 40), (158, 80, 52, 40)),
    "saloon": ((28, 78, 40, 56), (168, 78, 40, 56)),
    "second_class": ((24, 80, 28, 34), (64, 80, 28, 34), (144, 80, 28, 34), (184, 80, 28, 34)),
    "mail": ((98, 78, 40, 30),),
    "baggage": ((26, 84, 30, 14), (180, 84, 30, 14)),
    "locomotive": ((35, 81, 24, 37),),
}


@dataclass(frozen=True)
class Passenger:
    """Somebody in a window: his car, who he is, the sill, and how much of him stays below it when he has risen."""

    car: int
    who: str
    sill: Pose
    below: float


def _play(staging: Staging, deeds: tuple[Event, ...]) -> None:
    state = staging.state
    inside = [name for name in state.bandits if _is(staging, name, roof=False)]
    risen = passengers(staging)
    staging.sound("event_passengers_rebellion", RISE)
    for nth, one in enumerate(risen):
        _rises(staging, one, RISE + APART * nth)
    first = risen[0].sill
    staging.shout("shout-passengers_rebellion", first.moved(0, 40 * first.scale), FIRES - RISE - 0.1, RISE + 0.3)
    hit = _fire(staging, risen, inside)
    for name in inside:
        _is_hit(staging, name, hit.get(name, FIRES))
    for name in state.bandits:
        if _is(staging, name, roof=True):
            staging.pose(name, CHEER, 0.7, FIRES + 0.2)
    over = chips_at(staging, inside)
    for event in deeds:
        if isinstance(event, BulletReceived):
            bullet_for(staging, event, hit.get(event.bandit, FIRES) + CHIPS, over[event.bandit])
        elif isinstance(event, BulletsSpared):
            staging.sound("bullets_spared", FIRES + CHIPS)


def _fire(staging: Staging, risen: list[Passenger], inside: list[str]) -> dict[str, float]:
    """All who see a bandit fire, one after the other; when each bandit is hit first."""
    car, hit, shots = staging.state.train.car, dict[str, float](), 0
    for one in risen:
        seen = [name for name in inside if car[staging.before.spaces[name]] == one.car]
        if seen:
            when = FIRES + BETWEEN * shots
            shots += 1
            _fires(staging, one, when)
            for name in seen:
                hit.setdefault(name, when)
    return hit


def passengers(staging: Staging) -> list[Passenger]:
    """Everybody who rises, from the Caboose on; in the right half of a car they look to the left."""
    train, state = staging.train, staging.state
    found: list[Passenger] = []
    for car in range(state.train.caboose, -1, -1):
        name = state.train.cars[car - 1] if car else "locomotive"
        for x, y, wide, high in WINDOWS.get(name, ()):
            size = (LARGE if high > NARROW else SMALL) * train.scale
            middle = x + wide / 2
            sill = Pose(
                train.car_left(car) + middle * train.scale,
                train.y(y + high + 2),
                scale=size,
                flip=middle > PITCH / 2 and car > 0,
            )
            below = max(0.0, HIGH * size - (sill.y - train.y(CEILING)))
            found.append(Passenger(car, PASSENGERS[len(found) % len(PASSENGERS)], sill, below))
    return found


def _rises(staging: Staging, one: Passenger, when: float) -> None:
    """He comes up in his window, stands there, and goes down again."""
    whole = SINKS + SINK - when

    def stands(t: float) -> Pose:
        seconds = t * whole
        up = motion.back(min(1.0, seconds / RISES)) - motion.ease_in(max(0.0, seconds - whole + SINK) / SINK)
        return one.sill.lifted(-HIGH * one.sill.scale * (1 - up) - one.below * up)

    staging.show(f"passenger_{one.who}", stands, whole, when, rest=0.5, layer=Layer.INSIDE, sill=one.sill.y)


def _fires(staging: Staging, one: Passenger, when: float) -> None:
    """A small pistol flashes; an umbrella or a sling does not, but hurts as well."""
    if one.who not in ARMED:
        staging.sound("passenger_pokes", when)
        return
    size = one.sill.scale
    side = -1 if one.sill.flip else 1
    muzzle = one.sill.moved(side * MUZZLE[0] * size, MUZZLE[1] * size + one.below)
    staging.sound("passenger_fires", when)
    staging.show(
        "muzzle_flash",
        lambda t: replace(muzzle, scale=size * (0.4 + 0.2 * t)),
        FLASH,
        when,
        rest=0.5,
        layer=Layer.BEFORE,
    )


def _is_hit(staging: Staging, name: str, when: float) -> None:
    """A bandit sees them rise, and is hit."""
    stands = staging.before.actors[name]

    def jolted(start: Pose, _end: Pose, t: float) -> Pose:
        return replace(start.lifted(10 * start.scale * motion.arc(min(1.0, 2.5 * t))), tilt=-4 * motion.arc(t))

    staging.pose(name, AFRAID, when - RISE - 0.3, RISE + 0.3)
    staging.pose(name, HIT, HIT_FOR, when)
    staging.score.motions.append(staging.motion_of(name, stands, jolted, HIT_FOR, when))


def _is(staging: Staging, name: str, *, roof: bool) -> bool:
    """Whether a bandit is on a roof of the train, or inside it."""
    space, train = staging.before.spaces.get(name), staging.state.train
    return space is not None and (train.is_car_roof if roof else train.is_inside_car)[space]


SCENE = RoundScene(
    "passengers_rebellion",
    _play,
    (BulletReceived, BulletsSpared),
    {f"passenger_{who}": LARGE for who in PASSENGERS} | {"muzzle_flash": 0.4 * LARGE},
)
