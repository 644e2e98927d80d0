"""What is on the table, and what is still to do. Copied by hand, for search needs many copies.

State, players and bandits are made empty and filled at once: here by `laid_out`, and by `clone`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from game.engine import dice
from game.engine.contents import BULLETS, PURSES, Card, Loot, RoundCard
from game.engine.train import Train

if TYPE_CHECKING:
    from game.engine.option import Option
    from game.engine.rules import Rules
    from game.engine.step import Decision, Step


class Phase(StrEnum):
    """What is being played. Files and the keys of words have its value."""

    SETUP = auto()
    SCHEMING = auto()
    STEALING = auto()
    EVENT = auto()
    OVER = auto()


SETUP, SCHEMING, STEALING, EVENT, OVER = Phase


@dataclass(frozen=True)
class Setup:
    """What was agreed before the game.

    `seats` are the bandits clockwise; `first` is the bandit whose player is first, or None for a drawn one.
    `teams` pairs the bandits in the two-player game and is empty otherwise.
    """

    seats: tuple[str, ...]
    seed: int = 0
    first: str | None = None
    teams: tuple[tuple[str, ...], ...] = ()
    expansions: tuple[str, ...] = ()
    powers: bool = True
    events: bool = True
    expert: bool = False

    @property
    def players(self) -> tuple[tuple[str, ...], ...]:
        """The bandits of each player, players clockwise."""
        return self.teams or tuple((bandit,) for bandit in self.seats)


class Played(NamedTuple):
    """A card on the common pile."""

    card: Card
    hidden: bool


@cache
def played(card: Card, hidden: bool) -> Played:
    """A card on the common pile, made once."""
    return Played(card, hidden)


class Sealed(NamedTuple):
    """A choice that stays secret until all have made theirs; the option is None for those who may not know it."""

    decision: "Decision"
    option: "Option | None"


class Bandit:
    """A bandit on the train: `wounds` are the owners of the bullets received, oldest first."""

    __slots__: ClassVar = ("bullets", "hostage", "loot", "name", "player", "space", "wounds")

    name: str
    player: int
    space: int
    loot: tuple[Loot, ...]
    bullets: int
    wounds: tuple[str, ...]
    hostage: int

    def clone(self) -> "Bandit":
        """An independent copy."""
        new = Bandit()
        new.name = self.name
        new.player = self.player
        new.space = self.space
        new.loot = self.loot
        new.bullets = self.bullets
        new.wounds = self.wounds
        new.hostage = self.hostage
        return new


class Player:
    """Who chooses: his bandits, his cards. The last card of `deck` is its top."""

    __slots__: ClassVar = ("bandits", "deck", "discards", "hand", "seat")

    seat: int
    bandits: tuple[str, ...]
    hand: list[Card]
    deck: list[Card]
    discards: list[Card]

    def clone(self) -> "Player":
        """An independent copy."""
        new = Player()
        new.seat = self.seat
        new.bandits = self.bandits
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.discards = self.discards[:]
        return new


@dataclass(frozen=True)
class Result:
    """How a game ended: each seat's money, the seats of the Gunslingers and of the winners, who is out.

    A winner may be no person; `reason` is a key: why these and no others.
    """

    scores: tuple[int, ...]
    gunslingers: tuple[int, ...]
    winners: tuple[int, ...]
    eliminated: tuple[str, ...] = ()
    reason: str = "richest"


class State:
    """A position. Everything that can change stands here; `rules` and `setup` never change.

    `train` are the tables of the places; an event that changes them puts others in their place.
    `floor` is indexed by space. `purse_values` and `purse_known` are indexed by a purse's number: its value
    (None where a view conceals it), and who has held it, a bit for each player. `rounds` are the five round
    cards (None where concealed); `round_number` counts from 1. `pile[:resolved]` is turned up already. `sealed` are
    choices that wait until everybody has chosen.
    `agenda` is what is still to do, its next step last; `asking` is the decision that waits for a choice out of
    `offered`. `own` holds each rule's data, an immutable value under the rule's key.
    """

    __slots__: ClassVar = (
        "agenda", "asking", "bandits", "decisions", "draws", "first", "floor", "marshal", "neutral", "offered", "own",
        "phase", "pile", "players", "purse_known", "purse_values", "resolved", "result", "round_number", "rounds",
        "rules", "sealed", "seed", "setup", "strongboxes_aside", "train", "turn",
    )  # fmt: skip

    setup: Setup
    rules: "Rules"
    train: Train
    players: list[Player]
    bandits: dict[str, Bandit]
    floor: list[tuple[Loot, ...]]
    marshal: int
    neutral: int
    strongboxes_aside: int
    purse_values: list[int | None]
    purse_known: list[int]
    rounds: tuple[RoundCard | None, ...]
    round_number: int
    turn: int
    first: int
    phase: Phase
    pile: list[Played]
    resolved: int
    sealed: tuple[Sealed, ...]
    result: Result | None
    own: dict[str, Any]
    agenda: list["Step"]
    asking: "Decision | None"
    offered: Sequence["Option"]
    decisions: int
    seed: int
    draws: int

    def clone(self) -> "State":
        """An independent copy: neither sees what is done to the other."""
        new = State()
        new.setup = self.setup
        new.rules = self.rules
        new.train = self.train
        new.players = [player.clone() for player in self.players]
        new.bandits = {name: bandit.clone() for name, bandit in self.bandits.items()}
        new.floor = self.floor[:]
        new.marshal = self.marshal
        new.neutral = self.neutral
        new.strongboxes_aside = self.strongboxes_aside
        new.purse_values = self.purse_values[:]
        new.purse_known = self.purse_known[:]
        new.rounds = self.rounds
        new.round_number = self.round_number
        new.turn = self.turn
        new.first = self.first
        new.phase = self.phase
        new.pile = self.pile[:]
        new.resolved = self.resolved
        new.sealed = self.sealed
        new.result = self.result
        new.own = self.own.copy()
        new.agenda = self.agenda[:]
        new.asking = self.asking
        new.offered = self.offered
        new.decisions = self.decisions
        new.seed = self.seed
        new.draws = self.draws
        return new

    @property
    def round_card(self) -> RoundCard:
        """The round card being played."""
        card = self.rounds[self.round_number - 1]
        if card is None:
            raise ValueError("this round's card is not turned up yet")
        return card

    def at(self, space: int) -> list[Bandit]:
        """The bandits in a space, in seat order."""
        return [bandit for bandit in self.bandits.values() if bandit.space == space]

    def leader(self, bandit: str) -> Player:
        """The player who leads a bandit."""
        return self.players[self.bandits[bandit].player]

    def led_by(self, seats: Iterable[int]) -> tuple[str, ...]:
        """The bandits of players, player by player."""
        return tuple(bandit for seat in seats for bandit in self.players[seat].bandits)

    def player_order(self) -> list[Player]:
        """The players clockwise from the first player."""
        return self.players[self.first :] + self.players[: self.first]

    def bandit_order(self) -> list[Bandit]:
        """The bandits clockwise from the first player's first bandit.

        Raises ValueError where nobody is led by the first player.
        """
        bandits = list(self.bandits.values())
        start = [bandit.player for bandit in bandits].index(self.first)
        return bandits[start:] + bandits[:start]

    def random(self, below: int) -> int:
        """A drawn number from 0 to `below` - 1."""
        self.draws += 1
        return dice.draw(self.seed, self.draws) % below

    def shuffled(self, cards: list[Card]) -> list[Card]:
        """The cards in a drawn order, a new list."""
        self.draws += 1
        mixed = cards[:]
        number = dice.draw(self.seed, self.draws)
        if len(cards) > dice.SHUFFLED_BY_ONE:
            for _ in range(dice.MORE_FOR_BIG_DECKS):
                self.draws += 1
                number = number << dice.BITS | dice.draw(self.seed, self.draws)
        dice.shuffle(mixed, number)
        return mixed


def laid_out(setup: Setup, rules: "Rules", train: Train) -> State:
    """The table before anything is drawn or dealt."""
    state = State()
    state.setup = setup
    state.rules = rules
    state.train = train
    state.players = [_player(seat, bandits) for seat, bandits in enumerate(setup.players)]
    leader = {name: player.seat for player in state.players for name in player.bandits}
    state.bandits = {name: _bandit(name, leader[name]) for name in setup.seats}
    state.floor = [()] * len(train.spaces)
    state.marshal = train.insides[0]
    state.neutral = rules.neutral_bullets
    state.strongboxes_aside = 1
    state.purse_values = list(PURSES)
    state.purse_known = [0] * len(PURSES)
    state.rounds = ()
    state.round_number = 0
    state.turn = 0
    state.first = 0
    state.phase = SETUP
    state.pile = []
    state.resolved = 0
    state.sealed = ()
    state.result = None
    state.own = {}
    state.agenda = []
    state.asking = None
    state.offered = []
    state.decisions = 0
    state.seed = 0
    state.draws = 0
    return state


def _player(seat: int, bandits: tuple[str, ...]) -> Player:
    player = Player()
    player.seat = seat
    player.bandits = bandits
    player.hand = []
    player.deck = []
    player.discards = []
    return player


def _bandit(name: str, player: int) -> Bandit:
    bandit = Bandit()
    bandit.name = name
    bandit.player = player
    bandit.space = 0
    bandit.loot = ()
    bandit.bullets = BULLETS
    bandit.wounds = ()
    bandit.hostage = 0
    return bandit


_NOT_ON_THE_TABLE = {"agenda", "asking", "decisions", "draws", "offered", "rules", "seed", "setup"}
_ON_THE_TABLE = tuple(name for name in State.__slots__ if name not in _NOT_ON_THE_TABLE)


def position(state: State) -> dict[str, Any]:
    """What lies on the table, as plain comparable values: not what is still to do, nor the dice."""
    table = {name: getattr(state, name) for name in _ON_THE_TABLE}
    for name, kind in (("players", Player), ("bandits", Bandit)):
        members = table[name].values() if name == "bandits" else table[name]
        table[name] = [{slot: _plain(getattr(member, slot)) for slot in kind.__slots__} for member in members]
    table["train"] = (state.train.cars, state.train.vehicles)
    table["pile"] = list(state.pile)
    table["floor"] = [sorted(loot) for loot in state.floor]
    return {name: _plain(value) for name, value in table.items()}


def _plain(value: Any) -> Any:
    """A copy that later changes of the state do not reach."""
    return list(value) if isinstance(value, list) else value
