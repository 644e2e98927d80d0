"""Golden pictures: all that is drawn on a board, in its order: who stands before whom, looks where, is marked how.

When something is to be seen otherwise, write the files anew (`python -m tests.golden`) and look at what differs.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from game.board.board import Board
from game.board.close_up import GROWS
from game.board.growth import Growth
from game.board.livery import NIGHT
from game.board.marks import Marks
from game.board.marks_drawn import draw_framed
from game.board.stage import Stage, Ways
from game.board.trace import Trace, draw_trace
from game.board.tunnel import SWEEP
from game.engine.contents import BANDITS, FIRE, JEWEL, NEUTRAL, PURSE, STRONGBOX, TUNNEL, Loot, RoundCard
from game.engine.events import (
    BanditMoved,
    BulletReceived,
    Event,
    HostagePaid,
    LootDropped,
    LootTaken,
    NothingHappened,
    PunchThrown,
    StrongboxPlaced,
)
from game.engine.expansions.ghost_box.suitcase import SUITCASE
from game.engine.expansions.horses.ride import RIDE, HorseRidden
from game.engine.expansions.horses.stagecoach import COACH
from game.engine.game import Setup, new_game
from game.engine.state import SCHEMING, State
from tests.board.drawn_board import Watched, watching
from tests.board.events.played import space
from tests.board.golden_scores import blocks, recorded
from tests.board.pictures import (
    PURSES,
    Group,
    Picture,
    happening,
    kit,
    on_the_train,
    place,
    placed,
    playing,
    still,
    table,
    with_coach,
)

FILE = Path(__file__).parent / "golden" / "pictures.txt"
NAMES = {name: name.title() for name in (*BANDITS, "marshal")}


def riding(watched: Watched) -> Iterator[str]:
    """The train on its way: people breathe, and rock with their cars; so do the coach and the horses."""
    board = on_the_train(with_coach(BESIDE))
    board.still, board.landscape.speed = 0, 1
    yield from watched.after(board, 0.3, 0.4)


def crowd(watched: Watched, marks: Marks) -> Iterator[str]:
    """A crowd shown large; while it grows, and when it has."""
    board = on_the_train(table(dict.fromkeys(BANDITS, "2.in"), count=6))
    board.close_up.show(space(board.state, "2.in"), NAMES)
    yield from watched.after(board, GROWS / 2, GROWS, on=marks)


def crowded_coach(watched: Watched, where: str, beside: int) -> Iterator[str]:
    """A crowd in or on the coach shown large, left of it, or right where it has come far back."""
    state = with_coach(dict.fromkeys(BANDITS[:5], where), count=6)
    state.train = state.train.moved(COACH, beside)
    board = on_the_train(state)
    board.close_up.show(place(board.state, where), NAMES)
    yield from watched.after(board, 1)


def tunnel(watched: Watched, *, out: bool = False) -> Iterator[str]:
    """The darkness sweeps over a stage, or leaves it."""
    state = with_coach({"belle": "coach.in", "doc": "1.in"})
    state.phase, state.rounds = SCHEMING, (*state.rounds[:1], RoundCard("braking", f"S{TUNNEL}S"), *state.rounds[2:])
    board = on_the_train(state)
    for turn in (1, 2) if out else (1,):
        state.turn = turn
        board.tunnel.follow(state, at_once=out and turn == 1)
    yield from watched.after(board, SWEEP / 2, SWEEP)


def skipped(watched: Watched) -> Iterator[str]:
    """Who skips what is shown still sees for a moment what came of it; then nothing is left."""
    state = table({"belle": "2.in", "tuco": "2.in"})
    state.floor[space(state, "2.in")] = PURSES[:1]
    board, after = on_the_train(state), state.clone()
    group = (LootTaken("belle", PURSES[0], space(state, "2.in"), None), BulletReceived("belle", NEUTRAL, None))
    for event in group:
        event.apply(after)
    board.play(group, after)
    board.update(0.05)
    board.particles.burst("dust", 300, 300, 3)
    board.finish()
    yield from watched.after(board, 0.1, 0.3)


def asked_for_a_purse(watched: Watched) -> Iterator[str]:
    """His hand comes out while he is asked, he looking away."""
    state = table({"belle": "2.in"})
    state.floor[space(state, "2.in")] = PURSES[:1]
    board = on_the_train(state)
    board.draw(watched.surface, Marks(actor="belle", reaching="belle"))
    yield from watched.after(board, 0.13, 1, on=Marks(actor="belle", reaching="belle"))


def traced(watched: Watched) -> Iterator[str]:
    """Where something happened."""
    board = on_the_train(table({"belle": "2.in"}))
    watched.lines.clear()
    draw_trace(watched.surface, board, Trace("belle", 2, 5))
    draw_trace(watched.surface, board, Trace("belle", 2, 2))
    draw_trace(watched.surface, board, Trace(None, 2, 5))
    draw_framed(watched.surface, board, [(300, 400), (700, 300)])
    yield from watched.lines


def taken_over(watched: Watched) -> Iterator[str]:
    """Another picture of the train goes on with the smoke of the first."""
    state = table({"belle": "2.in"})
    small, large = _small(state), on_the_train(state)
    for _ in range(3):
        small.landscape.speed = 1
        small.update(0.5)
    large.take_over(small)
    yield from watched.draw(large)


def _small(state: State) -> Board:
    return Board(kit(), Stage((0, 56, 1280, 354), 352, 384, largest=0.6), Ways(strip=lambda _: (640, 660)), state)


def growing(watched: Watched) -> Iterator[str]:
    """The stage half grown, and grown."""
    state = table({"belle": "2.in"})
    small, large = _small(state), on_the_train(state)
    small.landscape.speed = 0
    for grown in (0.5, 1.0):
        watched.lines.clear()
        Growth(small, large).draw(watched.surface, grown)
        yield from watched.lines


def suitcase(*, left: bool) -> State:
    """Ghost of the box, the suitcase in his hand, by night; Belle beside him makes him look to the left."""
    state = new_game(Setup(("belle", "doc", "ghost"), seed=4, expansions=("ghost",)))
    state = placed(state, {"ghost": "2.in", **({"belle": "2.in"} if left else {})}, 0, NIGHT)
    state.bandits["ghost"].loot = (Loot(SUITCASE),)
    state.floor[space(state, "1.in")] = (Loot(SUITCASE),)
    return state


def at(*places: str, numbers: bool = False) -> Callable[[State], dict[int, int | None]]:
    """Some places as spaces, with their keys."""

    def spaces(state: State) -> dict[int, int | None]:
        found = [place(state, one) for one in places]
        return {one: nth + 1 if numbers else None for nth, one in enumerate(found)}

    return spaces


def punched(state: State) -> list[Event]:
    here, there = state.bandits["tuco"].space, space(state, "3.in")
    return [PunchThrown("belle", "tuco"), BanditMoved("tuco", here, there, "punch")]


def ridden(state: State) -> list[Event]:
    here = state.bandits["belle"].space
    there = place(state, "coach.roof")
    return [HorseRidden("belle", 4, 2), BanditMoved("belle", here, there, RIDE)]


def leaps(state: State) -> list[Event]:
    return [BanditMoved("belle", state.bandits["belle"].space, place(state, "coach.roof"), "move")]


def loot() -> State:
    """Tokens of all kinds on floors, too many in one car; two rode up on a roof."""
    state = table({"belle": "2.in", "cheyenne": "2.in", "django": "2.roof", "doc": "2.roof"}, marshal=2)
    state.floor[space(state, "2.in")] = (*PURSES, Loot(JEWEL), Loot(JEWEL), Loot(STRONGBOX))
    state.floor[space(state, "2.roof")] = (*PURSES[:2], Loot(JEWEL))
    state.floor[space(state, "0.in")] = (Loot(STRONGBOX),)
    return state


def bullets(*names: str) -> Group:
    return lambda _: [BulletReceived(name, NEUTRAL, None) for name in names]


def slide(state: State) -> list[Event]:
    return [BanditMoved("belle", state.bandits["belle"].space, space(state, "0.roof"), "braking")]


def sweeps(state: State) -> list[Event]:
    names = ("belle", "tuco")
    return [BanditMoved(name, state.bandits[name].space, space(state, "4.roof"), "swivel_arm") for name in names]


def pays(_: State) -> list[Event]:
    return [HostagePaid("belle", 250), HostagePaid("tuco", 250)]


def drops(state: State) -> list[Event]:
    return [LootDropped(name, state.bandits[name].loot[0], state.bandits[name].space) for name in ("belle", "tuco")]


def picks(state: State) -> list[Event]:
    return [LootTaken("belle", PURSES[0], state.bandits["belle"].space, None)]


def brings(state: State) -> list[Event]:
    return [StrongboxPlaced(state.marshal)]


SEATS = ("belle", "tuco", "doc", "cheyenne")
CROWD = dict.fromkeys(SEATS, "2.roof")
ROOFS = {"belle": "1.roof", "tuco": "3.roof", "doc": "2.in"}
INSIDE = {"belle": "1.in", "tuco": "3.roof", "doc": "2.in"}
TWO = {"belle": "2.in", "tuco": "2.in", "django": "2.roof"}
BESIDE = {"belle": "coach.in", "cheyenne": "coach.roof", "django": "2.in"}
PICTURES: dict[str, Picture] = {
    "loot in rows and stacks": still(loot()),
    "six in a car": still(table(dict.fromkeys(BANDITS, "2.in"), count=6)),
    "five on a roof, by sunset": still(table(dict.fromkeys(BANDITS[:5], "3.roof"), count=6, hour=4)),
    "the Marshal among four": still(table(dict.fromkeys(BANDITS[:3], "1.in"), marshal=1)),
    "whom to shoot": still(
        table({"belle": "2.in", "cheyenne": "1.in", "django": "3.in"}),
        lambda _: Marks("belle", {"cheyenne": 1, "django": 2}, barred=("doc",), hovered="cheyenne", aiming=True),
    ),
    "whom to shoot through the roof": still(
        table(TWO, count=6), lambda _: Marks("tuco", {"django": None}, hovered="django", aiming=True)
    ),
    "whom to shoot through the floor": still(
        table(TWO, count=6), lambda _: Marks("django", {"tuco": None}, aiming=True)
    ),
    "whom to punch": still(table(TWO, count=6), lambda _: Marks("tuco", {"belle": 1, "django": 2}, hovered="belle")),
    "one of two places": still(
        table(TWO), lambda state: Marks("belle", spaces=at("1.in", "3.in", numbers=True)(state), landing="belle")
    ),
    "one of three places": still(
        table(TWO),
        lambda state: Marks(
            "belle", spaces=at("1.roof", "3.roof", "4.roof")(state), landing="belle", hovered=space(state, "3.roof")
        ),
    ),
    "which loot": still(
        loot(),
        lambda state: Marks(
            "belle", loot={(space(state, "2.in"), PURSE): 1, (space(state, "2.in"), JEWEL): 2},
            hovered=(space(state, "2.in"), JEWEL),
        ),
    ),
    "whom a question is about, no arrow": still(table(TWO), lambda _: Marks("belle", about="belle", arrow=False)),
    "a crowd large": partial(crowd, marks=Marks("belle")),
    "a crowd large, one to be chosen": partial(
        crowd, marks=Marks("belle", {"doc": 1, "tuco": 2}, hovered="doc", barred=("ghost",))
    ),
    "prize by night": still(suitcase(left=False)),
    "prize by night, looking left": still(suitcase(left=True)),
    "into a tunnel": tunnel,
    "out of a tunnel": partial(tunnel, out=True),
    "a punch": playing(table(TWO, count=6), punched, 0.05, 0.1, 0.1, 0.2, 0.3),
    "a punch, the arrow over who strikes": playing(table(TWO, count=6), punched, 0.2, on=Marks("belle")),
    "a punch, nothing moving": playing(table(TWO, count=6), punched, 0.05, 0.2, 0.3, reduced=True),
    "in vain": playing(table(TWO), lambda _: [NothingHappened("belle", FIRE, "no-target")], 0.1, 0.3, 0.2),
    "skipped": skipped,
    "asked for a purse": asked_for_a_purse,
    "traced": traced,
    "growing": growing,
    "taken over by a larger picture": taken_over,
    # the rounds' events
    "angry_marshal": happening("angry_marshal", CROWD, bullets(*SEATS), 1.35, 0.3, 0.3),
    "braking": happening("braking", ROOFS, slide, 0.5, 0.3, 0.3),
    "hostage": happening("hostage", {"belle": "0.in", "tuco": "0.roof"}, pays, 0.2, 0.5, 0.6),
    "marshals_revenge": happening("marshals_revenge", CROWD, drops, 0.8, 0.7, 0.3),
    "passengers_rebellion": happening("passengers_rebellion", INSIDE, bullets("belle", "doc"), 0.3, 1.0, 0.4),
    "pickpocketing": happening("pickpocketing", {"belle": "2.in"}, picks, 0.2, 0.4, 0.3),
    "swivel_arm": happening("swivel_arm", ROOFS, sweeps, 0.4, 0.8, 0.8),
    "take_it_all": happening("take_it_all", INSIDE, brings, 0.5, 0.8, 0.6),
    "take_it_all, nothing moving": happening("take_it_all", INSIDE, brings, 0.5, 0.8, 0.6, reduced=True),
    # Horses & Stagecoach
    "the coach and three horses": still(with_coach(BESIDE)),
    "riding along": riding,
    "a full coach": still(with_coach(dict.fromkeys(BANDITS[:4], "coach.in") | {"ghost": "coach.roof"}, count=6)),
    "a full coach large": partial(crowded_coach, where="coach.in", beside=2),
    "a full coach's roof large": partial(crowded_coach, where="coach.roof", beside=6),
    "a full coach's roof": still(with_coach(dict.fromkeys(BANDITS[:4], "coach.roof"), count=6)),
    "riders beside a car": still(with_coach({}, riders=("belle", "doc"))),
    "whom to punch on the coach": still(
        with_coach(dict.fromkeys(BANDITS[:3], "coach.roof")),
        lambda _: Marks("belle", {"django": 1, "shotgun": 2}, hovered="django"),
    ),
    "onto or into the coach": still(
        with_coach({"belle": "2.in", "django": "coach.in"}),
        lambda state: Marks("belle", spaces=at("coach.in", "coach.roof", numbers=True)(state), landing="belle"),
    ),
    "where to ride": still(
        with_coach({"belle": "4.in"}),
        lambda state: Marks(
            "belle", spaces=at("1.in", "3.in", "coach.in")(state), landing="belle", carried=True,
            hovered=space(state, "3.in"),
        ),
    ),
    "a ride to the coach": playing(with_coach({"belle": "4.in", "doc": "coach.roof"}), ridden, 0.1, 0.4, 0.5, 0.2),
    "a leap onto the coach": playing(with_coach({"belle": "2.roof"}), leaps, 0.1, 0.2),
    "a leap onto the coach, nothing moving": playing(with_coach({"belle": "2.roof"}), leaps, 0.1, 0.2, reduced=True),
}  # fmt: skip


def told(name: str) -> list[str]:
    with watching() as watched:
        return list(PICTURES[name](watched))


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.usefixtures("window")
def test_a_picture_is_drawn_as_it_was(name: str) -> None:
    assert recorded(FILE)[name] == told(name)


def write_anew() -> None:
    FILE.write_text(blocks({name: told(name) for name in PICTURES}), "utf-8")
