"""Boards to be drawn in words: positions made by hand, marked or on their way."""

from collections.abc import Callable, Iterator
from functools import cache

from game.board.board import REST_AFTER, Board
from game.board.marks import Marks
from game.board.stage import Stage, Ways
from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale
from game.engine.contents import BANDITS, PURSE, Loot
from game.engine.events import Event
from game.engine.expansions.horses.horse_attack import HORSEBACK, Attack
from game.engine.expansions.horses.horse_attack import KEY as ATTACK
from game.engine.expansions.horses.stagecoach import COACH, coach_inside, coach_roof
from game.engine.game import Setup, new_game
from game.engine.state import STEALING, State
from tests.board.drawn_board import Watched
from tests.board.events.played import position, space

STAGE = Stage((0, 56, 1280, 664), 478, 518, clear=172, foot=720)
PURSES = tuple(Loot(PURSE, number) for number in range(9))

Picture = Callable[[Watched], Iterator[str]]  # draws, and tells what
Group = Callable[[State], list[Event]]


@cache
def kit() -> Kit:
    return Kit(Scale(1280, 720), Art())


def on_the_train(state: State) -> Board:
    board = Board(kit(), STAGE, Ways(strip=lambda name: (100.0 + 200 * BANDITS.index(name), 660.0)), state)
    board.landscape.speed, board.still = 0, REST_AFTER  # nobody breathes, nothing rocks by itself
    return board


def table(places: dict[str, str], *, count: int = 4, marshal: int = 0, hour: int = 2) -> State:
    """A game under way: who stands where, all others in the Caboose; no loot on the floors."""
    return placed(new_game(Setup(BANDITS[:count], seed=4)), places, marshal, hour)


def placed(state: State, places: dict[str, str], marshal: int = 0, hour: int = 2) -> State:
    """The same of any game."""
    state.phase, state.round_number = STEALING, hour
    state.floor = [() for _ in state.floor]
    state.marshal = state.train.insides[marshal]
    for bandit in state.bandits.values():
        bandit.space = place(state, places.get(bandit.name, f"{state.train.caboose}.in"))
    return state


def with_coach(places: dict[str, str], *, count: int = 4, riders: tuple[str, ...] = ()) -> State:
    """The same with Horses & Stagecoach: the coach beside car 2, two horses there, one beside the Caboose."""
    state = new_game(Setup(BANDITS[:count], seed=4, expansions=("horses",)))
    state.own[ATTACK] = Attack(3, riders)
    state.own["horses"] = (2, 2, 4)
    state.train = state.train.moved(COACH, 2)
    state = placed(state, places, hour=0 if riders else 2)
    for name in riders:
        state.bandits[name].space = state.train.space(HORSEBACK)
    return state


def place(state: State, name: str) -> int:
    """A space by its name: "2.roof", or "coach.in"."""
    if name.startswith("coach"):
        return coach_roof(state) if name.endswith("roof") else coach_inside(state)
    return space(state, name)


def still(state: State, marks: Callable[[State], Marks] = lambda _: Marks()) -> Picture:
    """A position with some marks, when all has come to rest."""

    def picture(watched: Watched) -> Iterator[str]:
        board = on_the_train(state)
        watched.draw(board, marks(state))  # which tells what can be chosen: all else grows dark
        yield from watched.after(board, 1, on=marks(state))

    return picture


def playing(state: State, group: Group, *seconds: float, reduced: bool = False, on: Marks | None = None) -> Picture:
    """Moments of what happens, and when it is over."""

    def picture(watched: Watched) -> Iterator[str]:
        board, after = on_the_train(state), state.clone()
        board.reduced = reduced
        board.update(0.01)
        events = group(state)
        for event in events:
            event.apply(after)
        board.play(tuple(events), after)
        yield from watched.after(board, *seconds, 9, on=on)

    return picture


def happening(event: str, places: dict[str, str], group: Group, *seconds: float, reduced: bool = False) -> Picture:
    """Moments of what a round's event does."""
    state = position(event, places, marshal=2)
    state.floor = [PURSES[:1] if here == space(state, "2.in") else () for here in range(len(state.floor))]
    return playing(state, group, *seconds, reduced=reduced)
