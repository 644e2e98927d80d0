"""Golden deeds: all that is staged of each deed and each event of a round, to both sides and in a crowd.

When something is to be seen otherwise, write the files anew (`python -m tests.golden`) and look at what differs.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from game.board.staged.events.programme import SCENES
from game.engine.contents import (
    DJANGO,
    FIRE,
    FLOOR_CHANGE,
    JEWEL,
    MARSHAL,
    MOVE,
    NEUTRAL,
    PUNCH,
    PURSE,
    ROBBERY,
    STRONGBOX,
    Loot,
)
from game.engine.events import (
    BanditMoved,
    BanditShot,
    BulletReceived,
    BulletsSpared,
    Event,
    EventBegan,
    HostagePaid,
    LootDropped,
    LootHandedOver,
    LootTaken,
    MarshalMet,
    MarshalMoved,
    NothingHappened,
    PunchThrown,
    StrongboxPlaced,
)
from game.engine.phases.meeting import CAUSE as MEETING
from game.engine.state import STEALING, State
from tests.board.events.played import SEATS, Played, played, position, space
from tests.board.golden_scores import Case, blocks, lines, recorded
from tests.board.told_score import Cued, Score

FILE = Path(__file__).parent / "golden" / "deeds.txt"
TOKENS = {kind: Loot(kind, None if kind == STRONGBOX else 1) for kind in (PURSE, JEWEL, STRONGBOX)}
CROWD = dict.fromkeys(SEATS, "2.roof")
CROWD_INSIDE = dict.fromkeys(SEATS, "2.in")

Group = Callable[[State], list[Event]]


def stealing(places: dict[str, str], marshal: int = 0, loot: str = "") -> State:
    """Six bandits in Stealin', each where he is said to be, with one token of each kind; or these lie on a floor."""
    state = position("bridge", {**dict.fromkeys(SEATS, "6.in"), **places}, marshal, cars=6)
    state.phase = STEALING
    state.floor = [() for _ in state.floor]
    if loot:
        state.floor[space(state, loot)] = tuple(TOKENS.values())
    for bandit in state.bandits.values():
        bandit.loot = () if loot else tuple(TOKENS.values())
    return state


def deed(places: dict[str, str], group: Group, marshal: int = 0, loot: str = "") -> tuple[Score, Cued]:
    state = stealing(places, marshal, loot)
    return _score(played(state, *group(state)))


def event(name: str, places: dict[str, str], group: Group, marshal: int = 2, cars: int = 6) -> tuple[Score, Cued]:
    state = position(name, places, marshal, cars)
    return _score(played(state, *group(state)))


def _score(found: Played) -> tuple[Score, Cued]:
    return found.score, found.cued


def goes(name: str, end: str, cause: str) -> Group:
    """Somebody comes to another space."""
    return lambda state: [BanditMoved(name, state.bandits[name].space, space(state, end), cause)]


def shot(shooter: str, target: str, *after: Group) -> Group:
    """Somebody is shot by another, and what comes of it."""
    hit = (BanditShot(shooter, target), BulletReceived(target, shooter, None))
    return lambda state: [*hit, *(one for more in after for one in more(state))]


def punched(who: str, whom: str, loot: Loot, end: str, taker: str = "") -> Group:
    """Somebody is punched, loses a token or has it taken, and flies."""

    def group(state: State) -> list[Event]:
        here = state.bandits[whom].space
        lost = LootHandedOver(whom, taker, loot, None) if taker else LootDropped(whom, loot, here)
        return [PunchThrown(who, whom), lost, BanditMoved(whom, here, space(state, end), PUNCH)]

    return group


def takes(name: str, kind: str) -> Group:
    return lambda state: [LootTaken(name, TOKENS[kind], state.bandits[name].space, 250)]


def walks(cars: int, cause: str = MARSHAL) -> Group:
    """The Marshal goes so many cars back, or forward."""
    return lambda state: [
        MarshalMoved(state.marshal, space(state, f"{state.train.car[state.marshal] + cars}.in"), cause)
    ]


def met(*names: str, armed: bool = True) -> Group:
    """The Marshal meets some: bullets, then they flee."""

    def group(state: State) -> list[Event]:
        roof = state.train.other_level[state.marshal]
        assert roof is not None
        hits = [BulletReceived(name, NEUTRAL, None) for name in names if armed]
        return [
            MarshalMet(state.marshal, names, armed),
            *hits,
            *(BanditMoved(name, state.marshal, roof, MEETING) for name in names),
        ]

    return group


def each(*group: Event) -> Group:
    return lambda _: list(group)


def bullets(*names: str) -> Group:
    return each(*(BulletReceived(name, NEUTRAL, None) for name in names))


def swept(forward: bool, cause: str, *names: str) -> Group:
    """Some are thrown a car forward, or to the Caboose."""

    def group(state: State) -> list[Event]:
        ends = {name: state.train.forward[state.bandits[name].space] for name in names}
        caboose = state.train.roofs[state.train.caboose]
        return [
            BanditMoved(name, state.bandits[name].space, there if forward else caboose, cause)
            for name, there in ends.items()
            if there is not None
        ]

    return group


def placed(state: State) -> list[Event]:
    return [StrongboxPlaced(state.marshal)]


def dropped(*names: str) -> Group:
    return lambda state: [LootDropped(name, state.bandits[name].loot[0], state.bandits[name].space) for name in names]


def at_a_purse(*, takes_it: bool) -> tuple[Score, Cued]:
    """Belle alone with a purse: she takes it, or leaves it."""
    state = position("pickpocketing", {"belle": "2.in"}, marshal=0)
    here, purse = space(state, "2.in"), Loot(PURSE, 5)
    state.floor[here] = (purse,)
    took = LootTaken("belle", purse, here, None)
    return _score(played(state, took if takes_it else NothingHappened("belle", "pickpocketing", "declined")))


TWO = {"belle": "2.in", "tuco": "2.in"}
ROOFS = {"belle": "1.roof", "tuco": "3.roof", "doc": "2.in", "cheyenne": "4.roof"}
SCATTERED = {"belle": "1.in", "tuco": "3.roof", "doc": "2.in", "cheyenne": "0.in", "django": "2.in", "ghost": "2.in"}
CASES: dict[str, Case] = {
    # going
    "back into the next car": partial(deed, {"doc": "2.in"}, goes("doc", "3.in", MOVE)),
    "forward into the next car": partial(deed, {"doc": "2.in", "tuco": "1.in"}, goes("doc", "1.in", MOVE)),
    "over one roof": partial(deed, {"doc": "2.roof", "tuco": "2.roof"}, goes("doc", "3.roof", MOVE)),
    "over four roofs": partial(deed, {"doc": "5.roof"}, goes("doc", "1.roof", MOVE)),
    "up": partial(deed, TWO, goes("belle", "2.roof", FLOOR_CHANGE)),
    "down": partial(deed, {**TWO, "belle": "2.roof"}, goes("belle", "2.in", FLOOR_CHANGE)),
    "blown along a roof": partial(deed, {"doc": "2.roof"}, goes("doc", "3.roof", "wind")),
    "carried along inside": partial(deed, {"doc": "2.in"}, goes("doc", "3.in", "wind")),
    "two moves at once": partial(
        deed, {"doc": "2.in"}, lambda state: [*goes("doc", "3.in", MOVE)(state),
        BanditMoved("doc", space(state, "3.in"), space(state, "3.roof"), MEETING)],
    ),
    # shots
    "a shot to the right": partial(deed, {"belle": "3.in", "doc": "2.in"}, shot("belle", "doc")),
    "a shot to the left": partial(deed, {"belle": "2.in", "doc": "3.in"}, shot("belle", "doc")),
    "a shot over the roofs": partial(deed, {"belle": "1.roof", "doc": "6.roof"}, shot("belle", "doc")),
    "Tuco's up": partial(deed, {"tuco": "2.in", "doc": "2.roof"}, shot("tuco", "doc")),
    "Tuco's down": partial(
        deed, {"tuco": "2.roof", "doc": "2.in", "belle": "2.in", "ghost": "2.in"}, shot("tuco", "ghost")
    ),
    "Django's": partial(
        deed, {"django": "1.roof", "doc": "2.roof"}, shot("django", "doc", goes("doc", "3.roof", DJANGO))
    ),
    "Django's inside": partial(
        deed, {"django": "3.in", "doc": "2.in"}, shot("django", "doc", goes("doc", "1.in", DJANGO))
    ),
    "Belle is spared by a shot": partial(
        deed, {"doc": "2.in", "belle": "1.in", "django": "3.in"}, shot("doc", "django")
    ),
    "Belle behind him is spared by a shot": partial(
        deed, {"doc": "2.in", "belle": "3.in", "django": "1.in"}, shot("doc", "django")
    ),
    # blows
    "a punch to the left": partial(deed, TWO, punched("tuco", "belle", TOKENS[PURSE], "3.in")),
    "a punch to the right": partial(deed, TWO, punched("belle", "tuco", TOKENS[STRONGBOX], "1.in")),
    "a punch in a crowd": partial(deed, CROWD, punched("doc", "ghost", TOKENS[JEWEL], "1.roof")),
    "Cheyenne's punch": partial(
        deed, {"cheyenne": "2.in", "doc": "2.in"}, punched("cheyenne", "doc", TOKENS[PURSE], "1.in", "cheyenne")
    ),
    "Cheyenne's punch to the right": partial(
        deed,
        {"cheyenne": "2.in", "django": "2.in"},
        punched("cheyenne", "django", TOKENS[JEWEL], "1.in", "cheyenne"),
    ),
    "Belle is spared by a punch": partial(
        deed, {**TWO, "doc": "2.in"}, punched("doc", "tuco", TOKENS[PURSE], "3.in")
    ),
    "loot from hand to hand": partial(deed, TWO, each(LootHandedOver("belle", "tuco", TOKENS[STRONGBOX], None))),
    # loot
    **{f"a {kind} taken": partial(deed, TWO, takes("belle", kind), loot="2.in") for kind in TOKENS},
    **{f"a {kind} taken by who stands right": partial(deed, TWO, takes("tuco", kind), loot="2.in") for kind in TOKENS},
    "a strongbox brought": partial(deed, {}, placed),
    "a hostage paid": partial(deed, {}, each(HostagePaid("belle", 250))),
    # in vain
    **{
        f"{action} in vain": partial(deed, {"belle": "2.in"}, each(NothingHappened("belle", action, "no-target")))
        for action in (FIRE, PUNCH, ROBBERY, MOVE, FLOOR_CHANGE, MARSHAL)
    },
    "a shot without a bullet": partial(deed, {}, each(NothingHappened("doc", FIRE, "no-bullets"))),
    # the Marshal
    "the Marshal walks back": partial(deed, {}, walks(1), marshal=2),
    "the Marshal walks three cars forward": partial(deed, {}, walks(-3), marshal=4),
    "the Marshal meets one": partial(deed, {"doc": "2.in"}, met("doc"), marshal=2),
    "the Marshal meets many": partial(deed, CROWD_INSIDE, met(*SEATS), marshal=2),
    "the Marshal without bullets": partial(deed, TWO, met("belle", "tuco", armed=False), marshal=2),
    "the Marshal comes to some": partial(
        deed, TWO, lambda state: [*walks(-1)(state), *met("belle", "tuco")(stealing(TWO, 2))], marshal=3
    ),
    # the rounds' events
    **{f"{name} reaches nobody": partial(event, name, {}, each(EventBegan(name, ()))) for name in SCENES},
    **{
        f"{name} is to reach one": partial(event, name, SCATTERED, each(EventBegan(name, ("tuco",)))) for name in SCENES
    },
    "angry_marshal": partial(event, "angry_marshal", CROWD, bullets(*SEATS)),
    "angry_marshal on the Locomotive": partial(
        event, "angry_marshal", {"belle": "0.roof"}, bullets("belle"), marshal=0
    ),
    "angry_marshal without bullets": partial(
        event, "angry_marshal", {"belle": "2.roof", "doc": "2.roof"}, each(BulletsSpared(("belle", "doc")))
    ),
    "braking": partial(event, "braking", ROOFS, swept(True, "braking", "belle", "tuco", "cheyenne")),
    "hostage": partial(
        event, "hostage", {**dict.fromkeys(("belle", "tuco", "doc"), "0.roof"), "cheyenne": "0.in"},
        each(*(HostagePaid(name, 250) for name in SEATS[:4])),
    ),
    "hostage of two inside": partial(
        event, "hostage", dict.fromkeys(("belle", "tuco"), "0.in"),
        each(HostagePaid("belle", 250), HostagePaid("tuco", 250)),
    ),
    "marshals_revenge": partial(event, "marshals_revenge", CROWD, dropped("belle", "tuco", "ghost")),
    "passengers_rebellion": partial(
        event, "passengers_rebellion", SCATTERED, bullets("belle", "doc", "cheyenne", "django", "ghost")
    ),
    "passengers_rebellion without bullets": partial(
        event, "passengers_rebellion", {"belle": "1.in"}, each(BulletsSpared(("belle",))), cars=4
    ),
    "pickpocketing": partial(at_a_purse, takes_it=True),
    "pickpocketing declined": partial(at_a_purse, takes_it=False),
    "swivel_arm": partial(event, "swivel_arm", ROOFS, swept(False, "swivel_arm", "belle", "tuco", "cheyenne")),
    "swivel_arm in a crowd": partial(event, "swivel_arm", CROWD, swept(False, "swivel_arm", *SEATS)),
    "take_it_all": partial(event, "take_it_all", {**SCATTERED, "ghost": "3.roof"}, placed),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_deed_is_staged_as_it_was(name: str) -> None:
    assert recorded(FILE)[name] == lines(CASES[name])


def write_anew() -> None:
    FILE.write_text(blocks({name: lines(case) for name, case in CASES.items()}), "utf-8")
