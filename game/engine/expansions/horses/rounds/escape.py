"""ESCAPE: in this round a Ride may lead away; at its end everybody still in or on the train is caught and out.

Ruling of this file: if nobody is left who may win, nobody wins. Those in or on the stagecoach are safe.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.engine.contents import MARSHAL, Card
from game.engine.events import Event
from game.engine.expansions.horses.box import HorsesEvent
from game.engine.expansions.horses.herd import put_horses
from game.engine.expansions.horses.horse_attack import horseback
from game.engine.expansions.horses.ride import Ride
from game.engine.option import AddedOption, Option
from game.engine.state import State
from game.engine.step import Decision
from game.engine.table import Table
from game.engine.view import Standing
from game.engine.written import Misread, flag

AWAY: Final = "away"


class Escape(HorsesEvent):
    """Who is away keeps what he has and is touched by nothing more; his further cards have no effect."""

    key = "escape"
    of_the_count = True
    amends = (Ride,)

    def touches(self, state: State) -> tuple[str, ...]:
        return tuple(bandit.name for bandit in state.bandit_order() if state.train.on_train[bandit.space])

    def happen(self, table: Table) -> None:
        caught = self.touches(table.state)
        if caught:
            table.also(BanditsCaught, caught)

    def amend(self, state: State, decision: Decision, options: Sequence[Option]) -> Sequence[Option]:
        """Away from the train, wherever a horse can be ridden at all."""
        return [*options, RIDE_AWAY] if options and self.is_on(state) else options

    def dud(self, state: State, card: Card) -> str | None:
        """A pair's Marshal card works as long as one of the two is there."""
        riders = state.leader(card.bandit).bandits if card.action == MARSHAL else (card.bandit,)
        return AWAY if all(is_away(state, bandit) for bandit in riders) else None

    def eliminated(self, state: State) -> tuple[str, ...]:
        return self.touches(state) if self.is_on(state) else ()

    def standing(self, state: State, seat: int | None) -> tuple[Standing, ...]:
        if not self.is_on(state):
            return ()
        return (Standing("escape", {"caught": str(len(self.touches(state)))}),)

    def read_bandit(self, state: State, key: str, bandit: str, entry: Mapping[str, Any]) -> None:
        if flag(f"{key}.{AWAY}", entry.get(AWAY, False)):
            if "at" in entry:
                raise Misread(f"{key}.at", entry["at"], AWAY)
            state.bandits[bandit].space = horseback(state)

    def write_bandit(self, state: State, bandit: str) -> Mapping[str, Any]:
        return {AWAY: is_away(state, bandit)}


def is_away(state: State, bandit: str) -> bool:
    """Whether a bandit has ridden away for good."""
    return state.round_number > 0 and state.bandits[bandit].space == horseback(state)


@dataclass(frozen=True, slots=True)
class RodeAway(Event):
    """A bandit escaped on a horse that stood beside a car."""

    bandit: str
    start: int
    car: int

    @staticmethod
    def do(state: State, bandit: str, start: int, car: int) -> None:
        state.bandits[bandit].space = horseback(state)
        put_horses(state, (car,), ())


@dataclass(frozen=True, slots=True)
class BanditsCaught(Event):
    """These bandits were caught on the train."""

    bandits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RideAway(AddedOption):
    """Ride away from the train for good."""

    def words(self, state: State) -> str:
        return "ride away"

    def carry_out(self, table: Table, decision: Decision) -> None:
        assert isinstance(decision, Ride)
        start = table.state.bandits[decision.bandit].space
        table.tell(RodeAway, decision.bandit, start, table.state.train.car[start])


RIDE_AWAY: Final = RideAway()
