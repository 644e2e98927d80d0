"""TWO PLAYERS: each leads two bandits with one deck of eleven cards.

Rulings of this file: who starts where is the owner's choice; at the start of a round, when its card has been turned
up, each player picks one action card of his whole deck before the others are dealt; bullets shot at one's partner do
not make a Gunslinger.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.contents import (
    BELLE,
    BULLET,
    CHEYENNE,
    DJANGO,
    DOC,
    FIRE,
    FLOOR_CHANGE,
    GHOST,
    MARSHAL,
    MOVE,
    PUNCH,
    ROBBERY,
    STANDARD,
    TUCO,
    Card,
)
from game.engine.events import BanditPlaced, CardPlayed, CardTaken, Event
from game.engine.option import Option
from game.engine.phases.round_start import DealHand, DealHands, TurnUpRoundCard
from game.engine.phases.scheming import card_words
from game.engine.phases.starting_spaces import PlaceBandits
from game.engine.rounds.pickpocketing import PASS
from game.engine.rule import Rule
from game.engine.state import Setup, State
from game.engine.step import Decision, InSecret, Step
from game.engine.table import Table

PAIRED = ((TUCO, DJANGO, CHEYENNE), (GHOST, DOC, BELLE))  # a pair has one bandit of each group
CARDS = (MOVE, FLOOR_CHANGE, FIRE, PUNCH, ROBBERY)  # for each bandit; and one Marshal card for the pair


class TwoPlayers(Rule):
    """The two-player game."""

    key = "two_players"
    reacts = (CardPlayed,)
    replaces = (PlaceBandits, DealHands, TurnUpRoundCard, DealHand)

    def in_play(self, setup: Setup) -> bool:
        return bool(setup.teams)

    def refusal(self, setup: Setup) -> str | None:
        fit = len(setup.teams) == 2 and all(
            len(team) == 2 and all(sum(bandit in group for bandit in team) == 1 for group in PAIRED)
            for team in setup.teams
        )
        if not fit or sorted(setup.seats) != sorted(bandit for team in setup.teams for bandit in team):
            return "pairs"
        alternate = all(
            (bandit in setup.teams[0]) == ((setup.seats[0] in setup.teams[0]) == (place % 2 == 0))
            for place, bandit in enumerate(setup.seats)
        )
        return None if alternate else "pairs-alternate"

    def deck(self, setup: Setup, bandit: str, actions: Sequence[str]) -> Sequence[str]:
        leads = any(team[0] == bandit for team in setup.teams)
        return (*CARDS, MARSHAL) if leads else CARDS

    def instead(self, state: State, step: Step) -> tuple[Step, ...]:
        if isinstance(step, DealHands):
            return (TurnUpRoundCard(), step)
        if isinstance(step, TurnUpRoundCard):
            return ()
        if isinstance(step, DealHand):
            return (KeepOne(step.player), step)
        return tuple(ChooseStart(player.seat) for player in state.player_order())

    def react(self, table: Table, event: Event) -> None:
        """A Fire played face up on a standard turn may be covered."""
        assert isinstance(event, CardPlayed)
        state = table.state
        standard = state.round_card.turns[state.turn] == STANDARD
        if event.card.action == FIRE and standard and not event.hidden and not event.covering:
            table.then(CoverFire(event.seat, event.card.bandit))

    def shots_at_rivals(self, state: State, bandit: str, shots: int) -> int:
        """A bullet shot at the partner never leaves him, so it is found among his wounds."""
        return shots - sum(state.bandits[partner].wounds.count(bandit) for partner in state.leader(bandit).bandits)


@dataclass(frozen=True, slots=True)
class Start(Option):
    """Which of the pair starts in the Caboose."""

    bandit: str

    def words(self, state: State) -> str:
        return f"start {self.bandit}"


@dataclass(frozen=True, slots=True)
class ChooseStart(Decision):
    """A player puts one bandit into the Caboose and the other into the car before it."""

    player: int

    def seat(self, state: State) -> int:
        return self.player

    def options(self, state: State) -> Sequence[Option]:
        return [Start(bandit) for bandit in state.players[self.player].bandits]

    def choose(self, table: Table, option: Option) -> None:
        assert isinstance(option, Start)
        train = table.state.train
        caboose = train.insides[train.caboose]
        table.begin()
        for bandit in table.state.players[self.player].bandits:
            space = caboose if bandit == option.bandit else train.forward[caboose]
            table.also(BanditPlaced, bandit, space)


@dataclass(frozen=True, slots=True)
class Keep(Option):
    """The card that a player picks out of his deck at the start of a round."""

    card: Card

    def words(self, state: State) -> str:
        return f"keep {card_words(state, self.card)}"


@dataclass(frozen=True, slots=True)
class KeepOne(InSecret):
    """Before his deck is shuffled a player picks one action card of it."""

    player: int

    def seat(self, state: State) -> int:
        return self.player

    def options(self, state: State) -> Sequence[Option]:
        deck = sorted(state.players[self.player].deck)
        return [Keep(card) for card in dict.fromkeys(deck) if card.action != BULLET]

    def choose(self, table: Table, option: Option) -> None:
        assert isinstance(option, Keep)
        table.tell(CardTaken, self.player, option.card)


@dataclass(frozen=True, slots=True)
class Cover(Option):
    """Add a card of the other bandit on top of a Fire just played."""

    card: Card

    def words(self, state: State) -> str:
        return f"cover {card_words(state, self.card)}"


@dataclass(frozen=True, slots=True)
class CoverFire(InSecret):
    """Who plays a Fire face up on a standard turn may add one action card of his other bandit, not the Marshal."""

    player: int
    shooter: str

    def seat(self, state: State) -> int:
        return self.player

    def options(self, state: State) -> Sequence[Option]:
        hand = dict.fromkeys(state.players[self.player].hand)
        partner = next(name for name in state.players[self.player].bandits if name != self.shooter)
        cards = [card for card in hand if card.bandit == partner and card.action not in (BULLET, MARSHAL)]
        return [*(Cover(card) for card in cards), PASS]

    def choose(self, table: Table, option: Option) -> None:
        if isinstance(option, Cover):
            table.tell(CardPlayed, self.player, option.card, False, True)
