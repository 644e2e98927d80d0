"""A rule and its hooks. Powers, events, variants and expansions are rules; book.py lists them."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from game.engine.contents import Card, Loot
from game.engine.option import Option
from game.engine.step import Decision, Step

if TYPE_CHECKING:
    from game.engine.actions.punch import PunchAt
    from game.engine.events import Event
    from game.engine.state import Setup, State
    from game.engine.table import Table
    from game.engine.view import Standing


class Rule:
    """A rule that may be in play. Every hook does nothing by default; a rule in play pays only for those it has.

    `key` names it: a bandit, an expansion, a variant. `reacts`, `amends` and `replaces` name the kinds of events,
    decisions and steps for which `react`, `amend` and `instead` are called.
    """

    key: ClassVar[str]
    supersedes: ClassVar[tuple[str, ...]] = ()  # the keys of powers that do not hold beside this rule
    reacts: ClassVar[tuple[type["Event"], ...]] = ()
    amends: ClassVar[tuple[type[Decision], ...]] = ()
    replaces: ClassVar[tuple[type[Step], ...]] = ()

    def in_play(self, setup: "Setup") -> bool:
        """Whether the rule holds in a game so agreed."""
        raise NotImplementedError

    def refusal(self, setup: "Setup") -> str | None:
        """Why a game with this rule cannot be played so, as a key; None when it can."""
        del setup
        return None

    def seated(self, setup: "Setup") -> "Setup":
        """The same wishes with everybody where the rule wants him to sit."""
        return setup

    # what is in the box

    def deck(self, setup: "Setup", bandit: str, actions: Sequence[str]) -> Sequence[str]:
        """The action cards of a bandit."""
        del setup, bandit
        return actions

    def starting_purse(self, bandit: str) -> bool:
        """Whether a bandit starts with a purse."""
        del bandit
        return True

    def locomotive_loot(self, loot: tuple[Loot, ...]) -> tuple[Loot, ...]:
        """What lies in the Locomotive at the start."""
        return loot

    def resolution(self, card: Card) -> Step | None:
        """What carries out a card of the rule's own, or a usual one in the rule's own way; None for the usual."""
        del card
        return None

    def values(self) -> Mapping[str, int]:
        """New kinds of loot and their worth in dollars."""
        return {}

    def hand_size(self, bandits: tuple[str, ...], size: int) -> int:
        """How many cards a player with these bandits has at the start of a round."""
        del bandits
        return size

    # in the course of the game

    def set_up(self, table: "Table") -> None:
        """Do what the rule does after the usual set-up."""

    def react(self, table: "Table", event: "Event") -> None:
        """Something of a kind named in `reacts` has just happened."""

    def amend(self, state: "State", decision: Decision, options: Sequence[Option]) -> Sequence[Option]:
        """Add to, or take from, what is on offer at a decision of a kind named in `amends`."""
        del state, decision
        return options

    def instead(self, state: "State", step: Step) -> tuple[Step, ...]:
        """What is to be done in place of a step of a kind named in `replaces`: it may be among it."""
        del state
        return (step,)

    def targets(self, state: "State", attacker: str, action: str, targets: list[str]) -> list[str]:
        """Add to, or take from, the possible targets of Fire or Punch."""
        del state, attacker, action
        return targets

    def cancels(self, table: "Table", card: Card) -> bool:
        """Whether a card just turned up is ignored; the rule tells why."""
        del table, card
        return False

    def keeps_bullets(self, bandit: str) -> bool:
        """Whether bullets lie in front of this bandit instead of going into his deck."""
        del bandit
        return False

    def keeps_loot(self, table: "Table", puncher: str, punch: "PunchAt", loot: Loot) -> bool:
        """Whether a token knocked loose does not fall: then the rule tells where it goes."""
        del table, puncher, punch, loot
        return False

    def uses_discards(self) -> bool:
        """Whether cards that were carried out go to people's discards, not to their decks."""
        return False

    # at the end, and for those who watch

    def shots_at_rivals(self, state: "State", bandit: str, shots: int) -> int:
        """How many of a bandit's shots count for the Gunslinger."""
        del state, bandit
        return shots

    def is_person(self, bandit: str) -> bool:
        """Whether a person leads the bandit, so that he can win by wealth and be the Gunslinger."""
        del bandit
        return True

    def eliminated(self, state: "State") -> tuple[str, ...]:
        """The bandits who cannot win, in seat order."""
        del state
        return ()

    def winners(self, state: "State") -> tuple[str, ...] | None:
        """Who wins whatever anybody owns; None when wealth decides."""
        del state
        return None

    def conceal(self, view: "State", seat: int | None) -> None:
        """Cover, in a copy of the state, what a seat (None: anybody) may not see of the rule's own data."""

    def imagine(self, world: "State", seat: int | None) -> None:
        """Put something that fits in the place of what `conceal` covered; the world's own dice draw it."""

    def standing(self, state: "State", seat: int | None) -> tuple["Standing", ...]:
        """How the table stands for the rule's aim, for those at a seat (None: for everybody's eyes)."""
        del state, seat
        return ()

    # in notation

    def read_position(self, state: "State", position: Mapping[str, Any]) -> None:
        """Put the rule's part of a written position (design of scenarios) into the state."""

    def write_position(self, state: "State") -> Mapping[str, Any]:
        """The rule's part of the position in notation."""
        del state
        return {}


class RoundEvent(Rule):
    """What comes about at the end of a round; `key` is the name of its round card."""

    def in_play(self, setup: "Setup") -> bool:
        """Events are played unless the players left them out."""
        return setup.events

    def touches(self, state: "State") -> tuple[str, ...]:
        """The bandits whom the event reaches as the table stands."""
        raise NotImplementedError

    def happen(self, table: "Table") -> None:
        """Carry the event out."""
        raise NotImplementedError
