"""WHISKEY FLASKS: six tokens worth nothing, one of them old. While full they are alike; half-full the kind shows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.engine import dice
from game.engine.contents import Loot
from game.engine.expansions.horses.box import HorsesRule
from game.engine.state import State
from game.engine.table import Table

KEY: Final = "flasks"
FULL: Final = "flask"  # the kind of loot of a full one, whatever is in it
ORDINARY, OLD = "ordinary", "old"
HALF: Final = {ORDINARY: "half:ordinary", OLD: "half:old"}  # the kinds of loot of half-full ones
AS_LOOT: Final = (FULL, *HALF.values())  # all kinds of loot that are flasks
IN_THE_BOX: Final = (*(ORDINARY,) * 5, OLD)


@dataclass(frozen=True)
class Flasks:
    """What is in each flask, by its number (None where a view conceals it), and whether everybody knows."""

    kinds: tuple[str | None, ...]
    known: tuple[bool, ...]

    def shown(self, number: int, kind: str) -> "Flasks":
        """The same, when it is seen what is in a flask."""
        kinds, known = list(self.kinds), list(self.known)
        kinds[number], known[number] = kind, True
        return Flasks(tuple(kinds), tuple(known))


class WhiskeyFlasks(HorsesRule):
    """One in each car, none in the Locomotive; the rest goes back unseen."""

    key = KEY

    def set_up(self, table: Table) -> None:
        state = table.state
        state.own[KEY] = Flasks(tuple(_shuffled(state, list(IN_THE_BOX))), (False,) * len(IN_THE_BOX))
        for number, space in enumerate(state.train.insides[1:]):
            state.floor[space] += (Loot(FULL, number),)

    def values(self) -> Mapping[str, int]:
        return dict.fromkeys(AS_LOOT, 0)

    def conceal(self, view: State, seat: int | None) -> None:
        flasks: Flasks = view.own[KEY]
        kinds = tuple(kind if known else None for kind, known in zip(flasks.kinds, flasks.known, strict=True))
        view.own[KEY] = Flasks(kinds, flasks.known)

    def imagine(self, world: State, seat: int | None) -> None:
        flasks: Flasks = world.own[KEY]
        left = list(IN_THE_BOX)
        for kind in flasks.kinds:
            if kind is not None:
                left.remove(kind)
        drawn = _shuffled(world, left)
        world.own[KEY] = Flasks(tuple(drawn.pop() if kind is None else kind for kind in flasks.kinds), flasks.known)

    def read_position(self, state: State, position: Mapping[str, object]) -> None:
        state.own[KEY] = Flasks((), ())

    def loot_words(self) -> Sequence[str]:
        return (*(f"{FULL}:{kind}" for kind in HALF), *HALF.values())

    def read_token(self, state: State, words: str) -> Loot | None:
        """A written flask gets the next number."""
        full, _, kind = words.partition(":")
        if words not in self.loot_words():
            return None
        flasks: Flasks = state.own[KEY]
        state.own[KEY] = Flasks((*flasks.kinds, kind), (*flasks.known, full != FULL))
        return Loot(FULL if full == FULL else words, len(flasks.kinds))

    def write_token(self, state: State, token: Loot) -> str | None:
        kind = kind_of(state, token) if token.kind == FULL else None
        return None if kind is None else f"{FULL}:{kind}"


def kind_of(state: State, flask: Loot) -> str | None:
    """What is in a flask; None where a view conceals it."""
    flasks: Flasks = state.own[KEY]
    return flasks.kinds[flask.number]


def show(state: State, flask: Loot, kind: str) -> None:
    """Everybody sees what is in a flask: for events."""
    flasks: Flasks = state.own[KEY]
    state.own[KEY] = flasks.shown(flask.number, kind)


def _shuffled(state: State, kinds: list[str]) -> list[str]:
    state.draws += 1
    dice.shuffle(kinds, dice.draw(state.seed, state.draws))
    return kinds
