"""BRAKING: sparks fly from the wheels; on the roofs all slide a car forward, inside things fly to the front."""

from collections.abc import Callable
from dataclasses import replace
from math import pi, sin

from game.board import motion
from game.board.layout import MARSHAL
from game.board.motion import Pose
from game.board.poses import AFRAID, HIT, RUN, WALK
from game.board.staged import ways
from game.board.staged.events.scene import RoundScene
from game.board.staging import Staging
from game.board.timeline import Layer
from game.board.train_shape import PITCH
from game.engine.events import BanditMoved, Event
from game.engine.state import State

BITES, SHAKES = 0.4, 0.9  # seconds until the couplers meet, and that the train shakes then
SPARKS, SPARK = 1.3, 0.06
SLIDES, THROWN = 0.8, 0.1  # seconds of a slide over the roofs; between one of them and the next
SLIDES_AT = BITES + 0.06
LEANS, STANDS_UP = 14.0, 0.4  # degrees; seconds
GAP = 14.0  # units over the gap between two cars
WHEELS, DRIVERS = (40.0, 152.0), (62.0, 134.0)  # every second one, in a car's own units
FLYING = ("fly_hat", "fly_bag", "fly_book", "fly_cup", "fly_umbrella")
A_CAR = 3  # things that fly in each
FLIGHT, FADES = 0.7, 0.2
ALOFT, FLOOR = (128.0, 92.0, 112.0), 190.0  # heights in a car's own units


def _play(staging: Staging, deeds: tuple[Event, ...]) -> None:
    thrown = [event.bandit for event in deeds if isinstance(event, BanditMoved)]
    staging.sound("event_braking")
    staging.cue(lambda: staging.brake(SHAKES), BITES)
    _draw_sparks(staging)
    for car in range(1, staging.train.last + 1):
        _fly(staging, car)
    for nth, name in enumerate(sorted(thrown, key=lambda name: -staging.before.actors[name].x)):
        _slide(staging, name, nth)
    first = next((name for name in staging.state.bandits if name in staging.before.actors), None)
    if first is not None:
        staging.shout("shout-braking", staging.before.actors[thrown[0] if thrown else first], SLIDES_AT, 0)
    for name, pose in staging.before.actors.items():
        if name not in thrown and staging.state.train.on_train[staging.before.spaces[name]]:
            _hold_on(staging, name, pose)


def _draw_sparks(staging: Staging) -> None:
    """Under every second wheel, two pictures by turns."""
    train = staging.train
    for car in range(train.last + 1):
        for nth, own in enumerate(WHEELS if car else DRIVERS):
            at = Pose(train.car_left(car) + own * train.scale, train.rail + 4 * train.scale)
            at = replace(at, scale=train.scale * (1 if car else 1.2), flip=bool((car + nth) % 2))
            for picture in (1, 2):
                pose = _by_turns(at, (picture + nth) % 2)
                staging.show(f"sparks_{picture}", pose, SPARKS, rest=0.2, layer=Layer.BEFORE)


def _by_turns(at: Pose, odd: int) -> Callable[[float], Pose]:
    """Seen in every second moment, dying away at the end."""

    def pose(t: float) -> Pose:
        seconds = t * SPARKS
        if int(seconds / SPARK) % 2 != odd:
            return replace(at, alpha=0)
        return replace(at, alpha=min(1.0, (SPARKS - seconds) / 0.3))

    return pose


def _fly(staging: Staging, car: int) -> None:
    """Things cross a car from its back to its front, and fall there; everybody stands before them."""
    train = staging.train
    left, size = train.car_left(car), train.scale
    for nth in range(A_CAR):
        piece = FLYING[(car * 2 + nth) % len(FLYING)]
        start = Pose(left + (26 + 34 * nth) * size, train.y(ALOFT[(car + nth) % A_CAR]), scale=size)
        end = Pose(left + (204 - 44 * nth) * size, train.y(FLOOR), scale=size)
        turn = (40 + 50 * nth) * (1 if (car + nth) % 2 else -1)

        def pose(t: float, start: Pose = start, end: Pose = end, turn: float = turn) -> Pose:
            seconds = t * (FLIGHT + FADES)
            way = min(1.0, seconds / FLIGHT)
            x = start.x + (end.x - start.x) * motion.ease_out(way)
            y = start.y + (end.y - start.y) * way**3
            return Pose(x, y, scale=start.scale, tilt=turn * way, alpha=1 - max(0.0, seconds - FLIGHT) / FADES)

        staging.show(piece, pose, FLIGHT + FADES, BITES + 0.07 * nth, rest=0.4, layer=Layer.INSIDE)
    lines = Pose(left + PITCH / 2 * size, train.y(112), scale=0.7 * size)
    staging.show(
        "speed_lines", lambda t: replace(lines, alpha=motion.arc(t)), FLIGHT, BITES, rest=0.5, layer=Layer.INSIDE
    )


def _slide(staging: Staging, name: str, nth: int) -> None:
    """Thrown a car forward over the roofs."""
    start, end = staging.before.actors[name], staging.after.actors[name]
    begins = SLIDES_AT + THROWN * nth

    def slid(start: Pose, end: Pose, t: float) -> Pose:
        pose = motion.between(start, end, motion.ease_out(t))
        over = max(0.0, 1 - abs(motion.ease_out(t) - 0.5) * 4)
        return replace(pose, lift=GAP * start.scale * over, tilt=-LEANS * motion.arc(t))

    staging.move(name, start, end, slid, SLIDES, begins)
    picture = (AFRAID, RUN[0], HIT)[nth % 3]
    staging.pose(name, AFRAID, begins)
    staging.pose(name, picture, SLIDES, begins, left=picture == HIT)
    ways.swept(staging, start, end, slid, SLIDES, begins)


def _hold_on(staging: Staging, name: str, pose: Pose) -> None:
    """Whoever stays where he is leans forward, and stands up again."""

    def lean(start: Pose, _end: Pose, t: float) -> Pose:
        return replace(start, tilt=start.tilt - LEANS * sin(pi * min(1.0, 1.6 * t) / 2) * (1 - motion.ease_in(t)))

    end = staging.after.actors[name]
    seconds = 0.5 + STANDS_UP
    staging.move(name, pose, replace(pose, x=pose.x), lean, seconds, BITES)
    staging.pose(name, WALK[0] if name == MARSHAL else AFRAID, seconds + 0.2, BITES)
    if end != pose:
        staging.move(name, pose, end, motion.glide, 0.25, BITES + seconds)


def _thrown(state: State, touches: tuple[str, ...]) -> bool:
    """Whether there is anybody on another roof than the Locomotive's."""
    return any(state.train.forward[state.bandits[name].space] is not None for name in touches)


SCENE = RoundScene(
    "braking",
    _play,
    (BanditMoved,),
    {"sparks_1": 1, "sparks_2": 1, "speed_lines": 0.7, **dict.fromkeys(FLYING, 1)},
    follows=_thrown,
)
