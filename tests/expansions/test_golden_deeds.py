"""Golden deeds of the expansions: all that is staged of each, to both sides.

When something is to be seen otherwise, write the files anew (`python -m tests.golden`) and look at what differs.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from game.engine.contents import FLOOR_CHANGE, GHOST, MOVE, NEUTRAL, STRONGBOX, Card, Loot, RoundCard
from game.engine.events import (
    BanditMoved,
    BanditShot,
    BulletReceived,
    BulletsSpared,
    Event,
    EventBegan,
    LootTaken,
    MarshalMoved,
)
from game.engine.expansions.elf import ElfFollowed, TokensTurned
from game.engine.expansions.ghost_box.box import CardCancelled
from game.engine.expansions.ghost_box.cards import GhostFired, HalfChosen
from game.engine.expansions.ghost_box.suitcase import SUITCASE
from game.engine.expansions.horses.flasks import FULL, HALF, OLD, ORDINARY
from game.engine.expansions.horses.horse_attack import HORSEBACK, Attack, RidersCameOn, TrainBoarded
from game.engine.expansions.horses.horse_attack import KEY as ATTACK
from game.engine.expansions.horses.hostages.poodle import PoodleBit
from game.engine.expansions.horses.hostages.taking import HostageTaken, Passengers
from game.engine.expansions.horses.ride import RIDE, HorseRidden
from game.engine.expansions.horses.rounds.escape import BanditsCaught, RodeAway
from game.engine.expansions.horses.rounds.higher_speed import HorsesFellBack
from game.engine.expansions.horses.rounds.mortal_bullet import BulletsPaid
from game.engine.expansions.horses.rounds.panting_horses import HorsesDroppedOut
from game.engine.expansions.horses.rounds.sharing_the_loot import StrongboxShared
from game.engine.expansions.horses.rounds.whiskey_for_the_marshal import MarshalDrank
from game.engine.expansions.horses.shotgun import SHOTGUN, ShotgunFellBack, ShotgunMet, ShotgunThrownOff
from game.engine.expansions.horses.stagecoach import CoachFellBack
from game.engine.expansions.horses.whiskey import FlaskDrunk
from game.engine.game import Setup, new_game
from game.engine.state import EVENT, STEALING, State
from game.expansions.horses.events.programme import SCENES
from tests.board.events.played import played, space
from tests.board.golden_scores import Case, blocks, lines, recorded
from tests.board.told_score import Cued, Score
from tests.expansions.horses_table import inside, on_top, staged, table

FILE = Path(__file__).parent / "golden" / "deeds.txt"
Group = Callable[[State], list[Event]]


# Elf, and Ghost of the box


def on_the_train(expansion: str, places: dict[str, str], *group: Event) -> tuple[Score, Cued]:
    """Events of an expansion on a train of four cars; who stands where, all others in the Caboose."""
    return _played(_train(expansion, places), *group)


def _train(expansion: str, places: dict[str, str]) -> State:
    state = new_game(Setup(("belle", "doc", "tuco", "ghost"), seed=4, expansions=(expansion,)))
    state.round_number, state.phase = 1, STEALING
    state.floor = [() for _ in state.floor]
    for bandit in state.bandits.values():
        bandit.space = space(state, places.get(bandit.name, "4.in"))
    return state


def _played(state: State, *group: Event) -> tuple[Score, Cued]:
    found = played(state, *group)
    return found.score, found.cued


def floats(start: str, end: str, cause: str) -> tuple[Score, Cued]:
    state = _train("ghost", {"ghost": start})
    return _played(state, BanditMoved(GHOST, space(state, start), space(state, end), cause))


def follows(start: str, end: str) -> tuple[Score, Cued]:
    """Belle goes, and the Elf comes after her."""
    state = _train("elf", {"belle": start})
    here, there = space(state, start), space(state, end)
    state.own["elf"] = replace(state.own["elf"], space=here)
    cause = FLOOR_CHANGE if start[0] == end[0] else MOVE
    return _played(state, BanditMoved("belle", here, there, cause), ElfFollowed("belle", here, there))


def seizes() -> tuple[Score, Cued]:
    """Ghost takes the suitcase."""
    state = _train("ghost", {"ghost": "2.in"})
    here, suitcase = space(state, "2.in"), Loot(SUITCASE)
    state.floor[here] = (suitcase,)
    return _played(state, LootTaken(GHOST, suitcase, here, None))


def stopped() -> tuple[Score, Cued]:
    """Three bullets stop his card."""
    state, bullets = _train("ghost", {}), ("belle", NEUTRAL, "tuco")
    state.bandits[GHOST].wounds = bullets
    return _played(state, CardCancelled(Card(GHOST, "heist"), bullets))


# Horses & Stagecoach: the coach stands beside car 2, a horse beside it and one beside the Caboose


def horses(group: Group, places: dict[str, str] | None = None, event: str = "", count: int = 4) -> tuple[Score, Cued]:
    """Events with the stagecoach; places are "2.in", "coach.in" or "coach.roof"; of `event`, the round's."""
    state = table(count, horses=(2, count))
    state.phase = EVENT if event else STEALING
    state.rounds = (RoundCard(event or "bridge", "SSSS"), *state.rounds[1:])
    for name, where in (places or {}).items():
        state.bandits[name].space = at(state, where)
    cued = Cued()
    return staged(state, *group(state), cued=cued), cued


def at(state: State, where: str) -> int:
    if where.startswith("coach"):
        return on_top(state) if where.endswith("roof") else inside(state)
    return space(state, where)


def each(*group: Event) -> Group:
    return lambda _: list(group)


def rides(name: str, end: str) -> Group:
    """Somebody rides a horse to another car, or to where he was."""

    def group(state: State) -> list[Event]:
        here, there = state.bandits[name].space, at(state, end)
        cars = state.train.car[here], state.train.car[there]
        return [HorseRidden(name, *cars), BanditMoved(name, here, there, RIDE)]

    return group


def goes(name: str, end: str, cause: str) -> Group:
    return lambda state: [BanditMoved(name, state.bandits[name].space, at(state, end), cause)]


def rides_away(name: str) -> Group:
    return lambda state: [RodeAway(name, state.bandits[name].space, state.train.car[state.bandits[name].space])]


def thrown_off(name: str) -> Group:
    return lambda state: [ShotgunThrownOff(name, on_top(state), state.train.roofs[2])]


def guard_on(car: int, then: Callable[[State, int], list[Event]]) -> Group:
    """The guard is off the coach, on a roof."""

    def group(state: State) -> list[Event]:
        state.own[SHOTGUN] = state.train.roofs[car]
        return then(state, state.train.roofs[car])

    return group


def takes_along(name: str, hostage: str) -> Group:
    def group(state: State) -> list[Event]:
        state.own["hostages"] = Passengers((hostage,), {})
        return [HostageTaken(name, hostage)]

    return group


def drinks(kind: str, flask: Loot) -> Group:
    def group(state: State) -> list[Event]:
        state.bandits["belle"].loot = (flask,)
        return [FlaskDrunk(0, "belle", flask, kind)]

    return group


def marshal_drinks(state: State) -> list[Event]:
    state.marshal = state.train.insides[1]
    flask = next(token for token in state.floor[state.marshal] if token.kind == FULL)
    return [MarshalDrank(state.marshal, flask, ORDINARY)]


def _marshal_in(state: State, car: int) -> list[Event]:
    state.marshal = state.train.insides[car]
    return []


def marshal_goes(cause: str, cars: int) -> Group:
    def group(state: State) -> list[Event]:
        state.marshal = state.train.insides[2]
        return [MarshalMoved(state.marshal, state.train.insides[2 + cars], cause)]

    return group


def shares(state: State) -> list[Event]:
    state.bandits["belle"].loot = (Loot(STRONGBOX),)
    return [StrongboxShared("belle", ("belle", "doc"), 500)]


def blown_back(*names: str) -> Group:
    def group(state: State) -> list[Event]:
        ends = {name: state.train.back[state.bandits[name].space] for name in names}
        return [
            BanditMoved(name, state.bandits[name].space, end, "higher_speed")
            for name, end in ends.items()
            if end is not None
        ]

    return group


def attacked(*group: Event, car: int = 4, riders: tuple[str, ...] = ("belle", "doc", "cheyenne")) -> tuple[Score, Cued]:
    """The attack has reached a car, some still ride."""
    state = table(horses=(2,))
    state.round_number = 0
    state.own[ATTACK] = Attack(car, riders)
    for name in riders:
        state.bandits[name].space = state.train.space(HORSEBACK)
    cued = Cued()
    return staged(state, *group, cued=cued), cued


AT_THE_COACH = {"belle": "coach.in", "doc": "coach.roof", "cheyenne": "2.roof"}
ROOFS = {"belle": "1.roof", "doc": "2.roof", "cheyenne": "3.in"}
CASES: dict[str, Case] = {
    "the Elf follows back": partial(follows, "2.in", "3.in"),
    "the Elf follows forward over roofs": partial(follows, "4.roof", "2.roof"),
    "the Elf follows up": partial(follows, "2.in", "2.roof"),
    "the Elf follows down": partial(follows, "2.roof", "2.in"),
    "tokens turned": partial(
        on_the_train, "elf", {}, TokensTurned({"belle": True, "doc": False, "tuco": True, "ghost": False})
    ),
    "Ghost floats back": partial(floats, "1.in", "2.in", MOVE),
    "Ghost floats forward": partial(floats, "3.roof", "1.roof", MOVE),
    "Ghost floats down": partial(floats, "3.roof", "3.in", FLOOR_CHANGE),
    "Ghost fires to both sides": partial(
        on_the_train, "ghost", {"ghost": "2.in", "belle": "1.in", "doc": "3.in", "tuco": "3.in"},
        GhostFired(("belle", "doc", "tuco")), *(BanditShot(GHOST, name) for name in ("belle", "doc", "tuco")),
    ),
    "Ghost seizes the suitcase": seizes,
    "Ghost's card is cancelled": stopped,
    "a half is chosen": partial(on_the_train, "ghost", {}, HalfChosen(True, "heist", "suitcase", 2)),
    # riding
    "a ride back": partial(horses, rides("belle", "3.in"), {"belle": "2.in"}),
    "a ride forward": partial(horses, rides("belle", "1.in"), {"belle": "4.in"}),
    "a ride to the coach": partial(horses, rides("belle", "coach.in"), {"belle": "4.in"}),
    "a ride on the spot": partial(horses, rides("belle", "4.in"), {"belle": "4.in"}),
    "riding away": partial(horses, rides_away("belle"), {"belle": "2.in"}),
    "riding away from the Caboose": partial(horses, rides_away("doc"), {"doc": "4.in"}),
    "riders come on": partial(attacked, RidersCameOn(("belle", "doc"), 3), riders=("belle", "doc")),
    "two of three board": partial(attacked, TrainBoarded("belle", 4), TrainBoarded("cheyenne", 4)),
    "a leap onto the coach": partial(horses, goes("belle", "coach.roof", MOVE), {"belle": "2.roof"}),
    "a leap off the coach": partial(horses, goes("belle", "2.roof", MOVE), {"belle": "coach.roof"}),
    "up in the coach": partial(horses, goes("belle", "coach.roof", FLOOR_CHANGE), {"belle": "coach.in"}),
    # the coach
    "the coach falls back": partial(horses, each(CoachFellBack(2, 3)), AT_THE_COACH),
    "the guard is thrown off": partial(horses, thrown_off("doc"), AT_THE_COACH),
    "the guard comes after the coach": partial(
        horses, guard_on(2, lambda state, roof: [ShotgunFellBack(roof, state.train.roofs[3])]), AT_THE_COACH
    ),
    "the guard meets two": partial(
        horses, guard_on(3, lambda _, roof: [ShotgunMet(roof, ("belle", "doc"), True)]),
        {"belle": "3.roof", "doc": "3.roof"},
    ),
    "the guard meets one to whom he comes": partial(
        horses, guard_on(2, lambda state, roof: [
            ShotgunFellBack(roof, state.train.roofs[3]), ShotgunMet(state.train.roofs[3], ("cheyenne",), True),
            BulletReceived("cheyenne", NEUTRAL, None),
        ]), {"cheyenne": "3.roof"},
    ),
    "fleeing from the guard forward": partial(horses, goes("belle", "2.roof", "shotgun"), {"belle": "3.roof"}),
    "fleeing from the guard back": partial(horses, goes("belle", "4.roof", "shotgun"), {"belle": "3.roof"}),
    # hostages and whiskey
    "a hostage is taken": partial(horses, takes_along("belle", "teacher"), AT_THE_COACH),
    "a first sip": partial(horses, drinks(ORDINARY, Loot(FULL, 0))),
    "a first sip of old whiskey": partial(horses, drinks(OLD, Loot(FULL, 0))),
    "a last sip": partial(horses, drinks(OLD, Loot(HALF[OLD], 0))),
    "the poodle bites": partial(horses, each(PoodleBit("belle"))),
    # the rounds' events
    "the Marshal drinks": partial(horses, marshal_drinks, event="whiskey_for_the_marshal"),
    "the Marshal staggers back": partial(
        horses, marshal_goes("whiskey_for_the_marshal", 1), event="whiskey_for_the_marshal"
    ),
    "the Marshal reels to the Caboose": partial(
        horses, marshal_goes("old_whiskey", 2), event="whiskey_for_the_marshal"
    ),
    "horses fall back": partial(horses, each(HorsesFellBack((2,))), event="higher_speed"),
    "horses drop out": partial(horses, each(HorsesDroppedOut((2, 4))), event="panting_horses"),
    "a strongbox is shared": partial(horses, shares, AT_THE_COACH, event="sharing_the_loot"),
    "bullets are paid": partial(
        horses, each(BulletsPaid("belle", -300), BulletsPaid("doc", -150)), AT_THE_COACH, event="mortal_bullet"
    ),
    "some are caught": partial(horses, each(BanditsCaught(("belle", "doc"))), ROOFS, event="escape"),
    "one is caught before the Marshal, one laughs": partial(
        horses, lambda state: [*_marshal_in(state, 4), BanditsCaught(("cheyenne",))], AT_THE_COACH, event="escape"
    ),
    "higher_speed": partial(horses, blown_back("belle", "doc"), ROOFS, event="higher_speed"),
    "shotguns_rage": partial(
        horses, each(*(BulletReceived(name, NEUTRAL, None) for name in AT_THE_COACH)), AT_THE_COACH,
        event="shotguns_rage",
    ),
    "shotguns_rage without bullets": partial(
        horses, each(BulletsSpared(("belle", "cheyenne"))), AT_THE_COACH, event="shotguns_rage"
    ),
    **{
        f"{scene.key} reaches nobody": partial(horses, each(EventBegan(scene.key, ())), AT_THE_COACH, event=scene.key)
        for scene in SCENES
    },
    **{
        f"{scene.key} is to reach one": partial(
            horses, each(EventBegan(scene.key, ("belle",))), AT_THE_COACH, event=scene.key
        )
        for scene in SCENES
    },
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_deed_is_staged_as_it_was(name: str) -> None:
    assert recorded(FILE)[name] == lines(CASES[name])


def write_anew() -> None:
    FILE.write_text(blocks({name: lines(case) for name, case in CASES.items()}), "utf-8")
