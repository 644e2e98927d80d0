"""What only Horses & Stagecoach has: the attack, the choices of its rules, its events, its end."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.engine import dice
from game.engine.events import SealsBroken
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.expansions.horses.horse_attack import BoardOrRideOn, ChooseCar
from game.engine.expansions.horses.hostages.taking import TakeHostage
from game.engine.expansions.horses.keep import KeepSome
from game.engine.expansions.horses.ride import Ride, RideTo
from game.engine.expansions.horses.rounds.escape import RodeAway
from game.engine.expansions.horses.rounds.whiskey_for_the_marshal import MarshalDrank
from game.engine.expansions.horses.shotgun import ShotgunMet, ShotgunThrownOff
from game.engine.expansions.horses.stagecoach import CoachFellBack, coach_inside
from game.engine.expansions.horses.turmoil import PlanTogether
from game.engine.expansions.horses.whiskey import Drink
from game.engine.game import Group
from game.engine.option import Option
from game.engine.phases.scheming import Play
from game.engine.state import SCHEMING, State
from game.expansions.horses.attack.scene import HorseAttackScene
from game.scenes.table_scene import TableScene
from game.tour.moments import Ending, Moment

if TYPE_CHECKING:
    from game.tour.tour import Tour

LONGEST = 6000  # frames in which something to be shown has to come about
STANDS = 30  # frames after which what is asked stands still
GAMES = 4


def _has(kind: type) -> Callable[[State, Group], bool]:
    return lambda _, group: any(isinstance(event, kind) for event in group)


def _turmoil_ends(state: State, group: Group) -> bool:
    return state.phase == SCHEMING and any(isinstance(event, SealsBroken) for event in group)


MOMENTS = (
    Moment("horses-coach-falls-back", _has(CoachFellBack), 30),
    Moment("horses-turmoil-shown", _turmoil_ends, 80),
    Moment("horses-shotgun-thrown-off", _has(ShotgunThrownOff), 16),
    Moment("horses-shotgun-meets", _has(ShotgunMet), 24),
    Moment("horses-marshal-drinks", _has(MarshalDrank), 40),
    Moment("horses-rides-away", _has(RodeAway), 40),
)
ENDINGS = (
    Ending("horses-mortal-bullet", lambda end: end.round_card.name == "mortal_bullet"),
    Ending("horses-escape", lambda end: end.round_card.name == "escape"),
    Ending("horses-sharing", lambda end: end.round_card.name == "sharing_the_loot"),
)
ASKED = {
    "horses-turmoil": PlanTogether,
    "horses-keep": KeepSome,
    "horses-ride": Ride,
    "horses-hostage": TakeHostage,
}


def choices(tour: "Tour") -> Iterator[str]:
    """Bring the window to each choice that only this expansion has; yields its name when it is in the picture."""
    yield from _attack(tour)
    left = [*ASKED, "horses-whiskey"]
    for seed in range(GAMES):
        if not left:
            return
        party = tour.party(5, HORSES)
        party.open_table, party.seed = True, str(seed + 1)
        tour.program.begin(party)
        tour.robot.step(1)
        for scene in _asked(tour):
            name = next((name for name in left if _shows(scene, name)), None)
            if name is not None:
                left.remove(name)
                tour.program.context.instant = False
                tour.robot.step(STANDS)
                yield name
                tour.program.context.instant = True
            choose(scene)
        tour.program.context.instant = False


def _attack(tour: "Tour") -> Iterator[str]:
    """Six riders, a choice and what comes of it, and the last one, who points at a car."""
    party = tour.party(6, HORSES)
    party.open_table = True
    tour.program.begin(party)
    tour.robot.step(STANDS)
    yield "horses-attack"
    shown = False
    for _ in range(LONGEST):
        scene = tour.app.stack.top
        if not isinstance(scene, HorseAttackScene):
            return
        if scene.choices is not None and not shown:
            shown = True
            tour.robot.step(STANDS)
            yield "horses-attack-shown"
        asking = scene.flow.asking if scene.asking else None
        if isinstance(asking, ChooseCar):
            tour.robot.step(STANDS)
            yield "horses-attack-last"
        if isinstance(asking, BoardOrRideOn | ChooseCar):
            offered = scene.flow.offer.options
            riders = scene.attack.riders
            boards = asking.bandit in riders[: 2 if len(riders) > 3 else 1] and len(riders) > 1
            scene.choose(offered[0] if boards else offered[-1])
        tour.robot.step(1)


def _asked(tour: "Tour") -> Iterator[TableScene]:
    """The scenes of a match that runs by itself, whenever somebody has to choose."""
    tour.program.context.instant = True
    for _ in range(LONGEST):
        scene = tour.app.stack.top
        if not isinstance(scene, TableScene):
            return
        if scene.asking and scene.flow.person_to_move is not None:
            yield scene
        tour.robot.step(1)


def _shows(scene: TableScene, name: str) -> bool:
    if name in ASKED:
        return type(scene.flow.asking) is ASKED[name]
    return any(isinstance(option, Drink) for option in scene.flow.offer.options)


def choose(scene: TableScene) -> None:
    """Whatever leads into the coach, else anything."""
    state, offered = scene.flow.session.state, scene.flow.offer.options
    into = [one for one in offered if isinstance(one, RideTo) and one.space == coach_inside(state)]
    rides = [one for one in offered if isinstance(one, Play) and one.card.action in ("ride", "robbery")]
    likely: tuple[Option, ...] = tuple(into or rides or offered)
    scene.choose(likely[dice.draw(state.decisions, len(scene.flow.session.chosen)) % len(likely)])
