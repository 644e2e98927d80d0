"""A rule and its hooks. Powers, events, variants and expansions are rules; book.py lists them."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from game.engine.contents import Card, Loot, RoundCard
from game.engine.option import Option
from game.engine.step import Decision, Step
from game.engine.train import Vehicle

if TYPE_CHECKING:
    from game.engine.actions.punch import PunchAt
    from game.engine.events import Event
    from game.engine.state import Setup, State
    from game.engine.table import Table
    from game.engine.view import Beside, Figure, Kept, Standing


class Rule:
    """A rule that may be in play. Every hook does nothing by default; a rule in play pays only for those it has.

    `key` names it: a bandit, an expansion, a variant. `reacts`, `amends` and `replaces` name the kinds of events,
    decisions and steps for which `react`, `amend` and `instead` are called.

    What it brings into the game: kinds of `turns` on round cards; `vehicles` beside the train and spaces `apart` from
    it; `neutral_bullets`; `walks`, the actions by which a bandit goes somewhere himself; `prizes`, the kinds of loot
    of which there is one token only, carried for all to see.
    """

    key: ClassVar[str]
    supersedes: ClassVar[tuple[str, ...]] = ()  # the keys of powers that do not hold beside this rule
    reacts: ClassVar[tuple[type["Event"], ...]] = ()
    amends: ClassVar[tuple[type[Decision], ...]] = ()
    replaces: ClassVar[tuple[type[Step], ...]] = ()
    turns: ClassVar[tuple[str, ...]] = ()
    vehicles: ClassVar[tuple[Vehicle, ...]] = ()
    apart: ClassVar[tuple[str, ...]] = ()
    neutral_bullets: ClassVar[int] = 0
    walks: ClassVar[tuple[str, ...]] = ()
    prizes: ClassVar[tuple[str, ...]] = ()

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

    def round_cards(self, bandits: int) -> Sequence[RoundCard]:
        """Round cards that are shuffled in with the usual ones for so many bandits."""
        del bandits
        return ()

    def stations(self) -> Sequence[RoundCard]:
        """Train stations besides the usual ones."""
        return ()

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

    def hand_size(self, state: "State", seat: int, size: int) -> int:
        """How many cards a player has at the start of a round, asked when they are dealt."""
        del state, seat
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

    def blocks_sight(self, state: "State", space: int) -> bool:
        """Whether somebody who is no bandit stands in a space and hides those behind him."""
        del state, space
        return False

    def takes_power(self, state: "State", bandit: str) -> bool:
        """Whether a bandit has lost his power."""
        del state, bandit
        return False

    def lays_open(self, state: "State", card: Card) -> bool:
        """Whether a card is always played face up."""
        del state, card
        return False

    def dud(self, state: "State", card: Card) -> str | None:
        """Why a card would have no effect however the table stood, as a key."""
        del state, card
        return None

    def between_rounds(self, state: "State") -> tuple[Step, ...]:
        """What is to be done after the first player's token has passed, before cards are dealt."""
        del state
        return ()

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

    def extra_money(self, state: "State", bandit: str) -> Mapping[str, int]:
        """Money of a bandit that is no token, by where it comes from: keys, and dollars."""
        del state, bandit
        return {}

    def is_person(self, bandit: str) -> bool:
        """Whether a person leads the bandit, so that he can win by wealth and be the Gunslinger."""
        del bandit
        return True

    def eliminated(self, state: "State") -> tuple[str, ...]:
        """The bandits who cannot win, in seat order."""
        del state
        return ()

    def winners(self, state: "State") -> tuple[int, ...] | None:
        """The seats that win whatever anybody owns; None when wealth decides."""
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

    def figures(self, state: "State") -> tuple["Figure", ...]:
        """Who stands on the train besides bandits and Marshal."""
        del state
        return ()

    def beside(self, state: "State") -> tuple["Beside", ...]:
        """What stands beside the cars."""
        del state
        return ()

    def kept(self, state: "State", bandit: str) -> tuple["Kept", ...]:
        """What a bandit has in front of him that is no loot."""
        del state, bandit
        return ()

    # in notation

    def read_position(self, state: "State", position: Mapping[str, Any]) -> None:
        """Put the rule's part of a written position (design of scenarios) into the state."""

    def write_position(self, state: "State") -> Mapping[str, Any]:
        """The rule's part of the position in notation."""
        del state
        return {}

    def read_bandit(self, state: "State", key: str, bandit: str, entry: Mapping[str, Any]) -> None:
        """Put the rule's part of a bandit's entry, which stands at `key`, into the state.

        Raises Misread when it means nothing.
        """

    def write_bandit(self, state: "State", bandit: str) -> Mapping[str, Any]:
        """The rule's part of a bandit's entry."""
        del state, bandit
        return {}

    def check_position(self, state: "State", key: str) -> None:
        """Look at a position that was read, which stands at `key`.

        Raises Misread when the game can never come to it.
        """

    def loot_words(self) -> Sequence[str]:
        """How the rule's tokens are written."""
        return tuple(self.values())

    def read_token(self, state: "State", words: str) -> Loot | None:
        """The token of the rule's own that is written so; None for others, and where a kind is all there is to it."""
        del state, words
        return None

    def write_token(self, state: "State", token: Loot) -> str | None:
        """A token of the rule's own as far as the state knows it; None for others."""
        del state, token
        return None


class RoundEvent(Rule):
    """What comes about at the end of a round; `key` is the name of its round card.

    `of_the_count` tells that what it brings is only seen in the count.
    """

    of_the_count: ClassVar[bool] = False

    def in_play(self, setup: "Setup") -> bool:
        """Events are played unless the players left them out."""
        return setup.events

    def touches(self, state: "State") -> tuple[str, ...]:
        """The bandits whom the event reaches as the table stands."""
        raise NotImplementedError

    def happen(self, table: "Table") -> None:
        """Carry the event out."""
        raise NotImplementedError
