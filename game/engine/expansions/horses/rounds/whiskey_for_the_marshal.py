"""WHISKEY FOR THE MARSHAL: he drinks a flask that lies in his car, and goes one car back, or, if old, to the Caboose.

Ruling of this file: among several flasks, full and half-full, one is drawn.
"""

from dataclasses import dataclass, replace

from game.engine.contents import Loot
from game.engine.events import Event
from game.engine.expansions.horses.box import HorsesEvent
from game.engine.expansions.horses.flasks import AS_LOOT, OLD, kind_of, show
from game.engine.state import State
from game.engine.step import Step
from game.engine.table import Table

OLD_WHISKEY = "old_whiskey"  # the cause of his way to the Caboose


class WhiskeyForTheMarshal(HorsesEvent):
    """Whoever is inside a car that he enters meets him, car by car, each car a group of its own."""

    key = "whiskey_for_the_marshal"

    def touches(self, state: State) -> tuple[str, ...]:
        behind = state.train.back[state.marshal]
        if not flasks_of(state) or behind is None:
            return ()
        return tuple(bandit.name for bandit in state.bandit_order() if bandit.space == behind)

    def happen(self, table: Table) -> None:
        state = table.state
        flasks = flasks_of(state)
        if not flasks:
            return
        flask = flasks[state.random(len(flasks))] if len(flasks) > 1 else flasks[0]
        kind = kind_of(state, flask)
        table.also(MarshalDrank, state.marshal, flask, kind)
        table.then(Stagger(state.train.caboose, OLD_WHISKEY) if kind == OLD else Stagger(1, self.key))


@dataclass(frozen=True, slots=True)
class MarshalDrank(Event):
    """The Marshal emptied a flask that lay in his car."""

    space: int
    flask: Loot
    kind: str

    @staticmethod
    def do(state: State, space: int, flask: Loot, kind: str) -> None:
        state.floor[space] = tuple(token for token in state.floor[space] if token != flask)
        show(state, flask, kind)


@dataclass(frozen=True, slots=True)
class Stagger(Step):
    """The Marshal goes back car by car, at most so many, as far as the Caboose."""

    cars: int
    cause: str

    def run(self, table: Table) -> None:
        behind = table.state.train.back[table.state.marshal]
        if behind is None or not self.cars:
            return
        table.then(replace(self, cars=self.cars - 1))
        table.move_marshal(behind, self.cause)


def flasks_of(state: State) -> list[Loot]:
    """The flasks that lie inside the Marshal's car."""
    return [token for token in state.floor[state.marshal] if token.kind in AS_LOOT]
