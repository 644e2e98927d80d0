"""WHISKEY: on a standard turn a player may drink: ordinary, he draws three cards and plays one; old, he plays two.

Rulings of this file: it may be drunk whatever he holds, but for an old flask known as such with no card to play; a
sip is no drawing, and rules out the two-player game's cover in that turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from game.engine.contents import BULLET, STANDARD, Loot
from game.engine.events import Event
from game.engine.expansions.horses.box import HorsesRule
from game.engine.expansions.horses.flasks import AS_LOOT, FULL, HALF, OLD, ORDINARY, kind_of, show
from game.engine.option import AddedOption, Option
from game.engine.phases.scheming import DrawThree, Plan, play
from game.engine.state import State
from game.engine.step import Decision, Step
from game.engine.table import Table
from game.engine.variants.two_players import CoverFire

KEY: Final = "whiskey"


class Whiskey(HorsesRule):
    """One sip a turn. Its own data are the round, the turn and the seat of the last sip; None before the first."""

    key = KEY
    amends = (Plan,)
    replaces = (CoverFire,)

    def set_up(self, table: Table) -> None:
        table.state.own[KEY] = None

    def amend(self, state: State, decision: Decision, options: Sequence[Option]) -> Sequence[Option]:
        if type(decision) is not Plan or decision.kind != STANDARD:
            return options
        player = state.players[decision.player]
        owned = {loot.kind for bandit in player.bandits for loot in state.bandits[bandit].loot}
        if all(card.action == BULLET for card in player.hand):
            owned.discard(HALF[OLD])
        return [*options, *(drink(kind) for kind in AS_LOOT if kind in owned)]

    def instead(self, state: State, step: Step) -> tuple[Step, ...]:
        assert isinstance(step, CoverFire)
        return () if state.own[KEY] == (state.round_number, state.turn, step.player) else (step,)

    def read_position(self, state: State, position: object) -> None:
        state.own[KEY] = None


@dataclass(frozen=True, slots=True)
class FlaskDrunk(Event):
    """A player took a sip from a flask of a bandit's of his: a full one is half-full now, a half-full one is gone."""

    seat: int
    bandit: str
    flask: Loot
    kind: str

    @staticmethod
    def do(state: State, seat: int, bandit: str, flask: Loot, kind: str) -> None:
        left = (Loot(HALF[kind], flask.number),) if flask.kind == FULL else ()
        loot = state.bandits[bandit].loot
        index = loot.index(flask)
        state.bandits[bandit].loot = loot[:index] + left + loot[index + 1 :]
        show(state, flask, kind)
        state.own[KEY] = (state.round_number, state.turn, seat)


@dataclass(frozen=True, slots=True)
class Drink(AddedOption):
    """Drink from a flask of this kind of loot: among full ones from any."""

    flask: str

    def words(self, state: State) -> str:
        return "drink" if self.flask == FULL else f"drink {self.flask}"

    def carry_out(self, table: Table, decision: Decision) -> None:
        assert isinstance(decision, Plan)
        state, seat = table.state, decision.player
        state.decisions += 1
        owned = [
            (bandit, loot)
            for bandit in state.players[seat].bandits
            for loot in state.bandits[bandit].loot
            if loot.kind == self.flask
        ]
        bandit, flask = owned[state.random(len(owned))] if len(owned) > 1 else owned[0]
        kind = kind_of(state, flask)
        table.tell(FlaskDrunk, seat, bandit, flask, kind)
        first = PlayAfterSip(seat, STANDARD, decision.opening)
        if kind == ORDINARY:
            table.then(DrawThree(seat), first)
        else:
            table.then(first, PlayAfterSip(seat, STANDARD, False))


@cache
def drink(flask: str) -> Drink:
    """The option, made once."""
    return Drink(flask)


class PlayAfterSip(Plan):
    """Play a card: there is no drawing, and no second sip. With nothing to play the turn is over."""

    __slots__ = ()

    may_draw = False

    def options(self, state: State) -> Sequence[Option]:
        hand = state.players[self.player].hand
        return [play(card) for card in dict.fromkeys(hand) if card.action != BULLET]
