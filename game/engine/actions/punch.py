"""PUNCH: a bandit in the same space loses a token of a kind that the puncher names, and lands in a neighbouring car."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from game.engine.actions.action import Action, targets_of
from game.engine.actions.fire import spared
from game.engine.contents import NOTHING, PUNCH, Loot
from game.engine.events import LootDropped, PunchThrown
from game.engine.option import Option
from game.engine.state import State
from game.engine.step import Barred
from game.engine.table import Table
from game.engine.train import Spaces


@dataclass(frozen=True, slots=True)
class PunchAt(Option):
    """Punch a victim: the kind of loot he loses (NOTHING if he owns none), and where he lands.

    `purse` is `take` or `leave` where the puncher may keep a purse that is lost, else empty.
    """

    victim: str
    loot: str
    space: int
    purse: str = ""

    def words(self, state: State) -> str:
        whole = f"punch {self.victim} {self.loot} {state.train.names[self.space]}"
        return f"{whole} {self.purse}" if self.purse else whole


@cache
def punch_at(victim: str, loot: str, space: int, purse: str = "") -> PunchAt:
    """The option, made once."""
    return PunchAt(victim, loot, space, purse)


@cache
def punches(victim: str, kinds: tuple[str, ...], landings: Spaces) -> tuple[PunchAt, ...]:
    """The options at a victim who can lose these kinds of loot and land in these spaces, made once."""
    return tuple(punch_at(victim, kind, space) for kind in kinds for space in landings)


class Punch(Action):
    """A Punch card."""

    __slots__ = ()

    name = PUNCH

    def options(self, state: State) -> Sequence[Option]:
        victims = targets_of(state, self.bandit, PUNCH, beside(state, self.bandit))
        landings = state.train.landings[state.bandits[self.bandit].space]
        return [
            option
            for victim in victims
            if victim in state.bandits  # for anybody else the rule that named him adds what can be done
            for option in punches(victim, kinds(state, victim), landings)
        ]

    def choose(self, table: Table, option: Option) -> None:
        assert isinstance(option, PunchAt)
        state = table.state
        table.tell(PunchThrown, self.bandit, option.victim)
        if option.loot != NOTHING:
            loot = drawn_loot(state, option.victim, option.loot)
            for rule in state.rules.looters:
                if rule.keeps_loot(table, self.bandit, option, loot):
                    break
            else:
                table.tell(LootDropped, option.victim, loot, state.bandits[self.bandit].space)
        table.move(option.victim, option.space, PUNCH, together=option.loot != NOTHING)

    def idle_reason(self, state: State) -> str:
        return "nobody-here"

    def barred(self, state: State) -> tuple[Barred, ...]:
        """All who are elsewhere, and those whom a rule takes out."""
        near = beside(state, self.bandit)
        far = [name for name in state.bandits if name != self.bandit and name not in near]
        return (*(Barred(name, "elsewhere") for name in far), *spared(state, self.bandit, PUNCH, near))


def beside(state: State, puncher: str) -> list[str]:
    """The other bandits in a bandit's space."""
    space = state.bandits[puncher].space
    return [bandit.name for bandit in state.bandits.values() if bandit.space == space and bandit.name != puncher]


def kinds(state: State, victim: str) -> tuple[str, ...]:
    """The kinds of loot that a victim can lose."""
    return tuple(dict.fromkeys([loot.kind for loot in state.bandits[victim].loot])) or (NOTHING,)


def drawn_loot(state: State, victim: str, kind: str) -> Loot:
    """The token of a kind that a victim loses: among several purses an unseen one."""
    return any_of(state, [loot for loot in state.bandits[victim].loot if loot.kind == kind])


def any_of(state: State, tokens: list[Loot]) -> Loot:
    """A token taken unseen: drawn if there are several."""
    return tokens[state.random(len(tokens))] if len(tokens) > 1 else tokens[0]
