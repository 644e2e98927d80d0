"""Tables for tests, laid from a picture: `train("doc 2.in, belle 1.in jewel, tuco 3.roof shots=0")`."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.contents import RoundCard
from game.engine.events import Event
from game.engine.game import apply
from game.engine.notation import offered_words, read_cards, read_option, read_played
from game.engine.phases.round_end import TriggerEvent
from game.engine.phases.scheming import Scheming
from game.engine.phases.setup import dealt
from game.engine.phases.stealing import Stealing
from game.engine.positions import read_position, write_position
from game.engine.state import Setup, State
from game.engine.step import Step
from game.engine.table import Table, advance

Cards = Mapping[str, str]


def train(
    picture: str,
    *,
    first: str | None = None,
    teams: Sequence[Sequence[str]] = (),
    expansions: Sequence[str] = (),
    powers: bool = True,
    events: bool = True,
    expert: bool = False,
    **position: Any,
) -> State:
    """A state as in the picture, bandits clockwise: who, where, and what he owns, has left (`shots=`) or received.

    Bystanders are put out of the way to make three: on the roof of the Caboose. `position` holds further keys of
    written positions.
    """
    entries = {words.split()[0]: words.split()[1:] for words in picture.split(",")}
    bystanders = [name for name in ("cheyenne", "doc", "tuco", "django", "belle") if name not in entries]
    missing = 0 if teams else max(0, 3 - len(entries))
    seats = (*entries, *bystanders[:missing])
    setup = Setup(
        seats, first=seats[0], teams=tuple(map(tuple, teams)), expansions=tuple(expansions), powers=powers,
        events=events, expert=expert,
    )  # fmt: skip
    state = dealt(setup)
    roof = state.train.names[state.train.roofs[-1]]
    bandits = {name: _entry(entries.get(name, [roof])) for name in seats}
    read_position(state, {"bandits": bandits, **position})
    state.first = state.bandits[first or seats[0]].player
    for player in state.players:
        player.deck = []
    return state


def with_cards(state: State, *, hands: Cards | None = None, decks: Cards | None = None, turns: str = "S") -> State:
    """The same state with cards in hands and decks, the top of a deck first, and the turns of its round card."""
    for player in state.players:
        for bandit in player.bandits:
            player.hand += read_cards(state, "hands", (hands or {}).get(bandit, "").split(), bandit)
            player.deck = read_cards(state, "decks", (decks or {}).get(bandit, "").split(), bandit)[::-1] + player.deck
    state.rounds = (RoundCard(state.round_card.name, turns),)
    return state


def begin(state: State, *steps: Step) -> list[Event]:
    """Carry steps out up to the next choice; what happened."""
    table = Table(state, [])
    table.then(*steps)
    advance(table)
    return [event for group in table.groups or () for event in group]


def steal(state: State, *cards: str) -> list[Event]:
    """Turn the cards up and carry them out, up to the next choice; what happened."""
    state.pile = [read_played(state, "pile", card) for card in cards]
    return begin(state, Stealing())


def scheme(state: State) -> list[Event]:
    """Begin the turns of the round card, up to the next choice; what happened."""
    return begin(state, Scheming())


def end_of_round(state: State) -> list[Event]:
    """Let the round card's event come about, up to the next choice; what happened."""
    return begin(state, TriggerEvent())


def choose(state: State, *choices: str) -> list[Event]:
    """Make choices one after the other; what happened."""
    return [event for choice in choices for group in apply(state, read_option(state, choice)) for event in group]


def offered(state: State) -> set[str]:
    """What may be chosen, in notation."""
    return set(offered_words(state))


def at(state: State, bandit: str) -> str:
    """Where a bandit is."""
    return state.train.names[state.bandits[bandit].space]


def owned(state: State, bandit: str) -> list[str]:
    """What a bandit owns."""
    loot: list[str] = write_position(state)["bandits"][bandit]["loot"]
    return loot


def lying(state: State, space: str) -> list[str]:
    """What lies in a space."""
    loot: list[str] = write_position(state)["floor"].get(space, [])
    return loot


def wounds(state: State, bandit: str) -> int:
    """How many bullets a bandit has received."""
    return len(state.bandits[bandit].wounds)


def _entry(words: Sequence[str]) -> dict[str, object]:
    entry: dict[str, object] = {"at": words[0], "loot": [word for word in words[1:] if "=" not in word]}
    for word in words[1:]:
        name, given, number = word.partition("=")
        if given:
            entry[name] = int(number)
    return entry
