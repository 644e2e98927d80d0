"""KEEP n: after the last turn each player may keep up to n action cards in hand, and draws so many fewer next round."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from game.engine.contents import BULLET, Card
from game.engine.events import HandReturned
from game.engine.expansions.horses.box import HorsesRule
from game.engine.option import Option
from game.engine.phases.scheming import CloseScheming, card_words
from game.engine.state import Setup, State
from game.engine.step import InSecret, Step
from game.engine.table import Table


class Keep(HorsesRule):
    """In the expert variant the mark has no effect: keeping is free there."""

    key = "keep"
    replaces = (CloseScheming,)

    def in_play(self, setup: Setup) -> bool:
        return super().in_play(setup) and not setup.expert

    def instead(self, state: State, step: Step) -> tuple[Step, ...]:
        return (AskWhatIsKept(), ReturnHands())


class AskWhatIsKept(Step):
    """Clockwise from the first player, where the round card bears the mark."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        state = table.state
        if state.round_card.keep:
            table.then(*(KeepSome(player.seat, state.round_card.keep) for player in state.player_order()))


class ReturnHands(CloseScheming):
    """Without the mark hands go back as always; with it they have."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        if not table.state.round_card.keep:
            super().run(table)


@dataclass(frozen=True, slots=True)
class KeepThese(Option):
    """Keep these cards, sorted by action, then bandit."""

    cards: tuple[Card, ...]

    def words(self, state: State) -> str:
        return " ".join(("keep", *(card_words(state, card) for card in self.cards)))


@dataclass(frozen=True, slots=True)
class KeepSome(InSecret):
    """A player chooses in secret; how many cards he keeps is seen. Without an action card there is no choice."""

    player: int
    most: int

    def seat(self, state: State) -> int:
        return self.player

    def options(self, state: State) -> Sequence[Option]:
        hand = state.players[self.player].hand
        cards = sorted((card for card in hand if card.action != BULLET), key=lambda card: (card.action, card.bandit))
        kept = (selection for number in range(self.most + 1) for selection in combinations(cards, number))
        return [KeepThese(selection) for selection in dict.fromkeys(kept)]

    def choose(self, table: Table, option: Option) -> None:
        assert isinstance(option, KeepThese)
        rest = table.state.players[self.player].hand[:]
        for card in option.cards:
            rest.remove(card)
        table.tell(HandReturned, self.player, tuple(rest), option.cards)
