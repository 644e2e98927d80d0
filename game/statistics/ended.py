"""What is kept of a finished match: who it was, who won, what each bandit owned, shot and suffered."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum

from game.engine.contents import ACTIONS, BULLETS
from game.engine.events import CardRevealed, NothingHappened
from game.engine.state import Setup
from game.record.file import DATE, EXPERT, MOST_NAME, WITHOUT_EVENTS, WITHOUT_POWERS
from game.session import Session
from game.statistics.money import by_kind, growth

PAIRS = "pairs"


class Led(StrEnum):
    """Who leads a seat; a bandit whom the game plays is led by the rules."""

    PERSON = "person"
    COMPUTER = "computer"
    RULES = "rules"


@dataclass(frozen=True)
class Sat:
    """A seat: who led it to the end, a computer with its level, and what became of it; the hints it asked for."""

    name: str
    led: Led
    level: str
    won: bool
    money: int
    hints: int = 0


@dataclass(frozen=True)
class Rode:
    """A bandit: his seat, his dollars by kind and as they grew, the bullets that he shot and that hit him."""

    bandit: str
    seat: int
    money: dict[str, int]
    growth: tuple[int, ...]
    shot: int
    received: int


@dataclass(frozen=True)
class Played:
    """A kind of action: how many of its cards were turned up, and how many of these did nothing."""

    action: str
    turned_up: int
    idle: int


@dataclass(frozen=True)
class Ended:
    """A finished match. `begun`, `seed` and `dealt` are its identity: the same in every copy of its file."""

    begun: str
    seed: str
    dealt: str
    version: str
    expansions: tuple[str, ...]
    rules: tuple[str, ...]
    seats: tuple[Sat, ...]
    bandits: tuple[Rode, ...]
    cards: tuple[Played, ...]
    ended: str = field(default_factory=lambda: datetime.now(UTC).strftime(DATE))


def summary(session: Session) -> Ended:
    """What is kept of a match.

    Raises ValueError when it is not over.
    """
    if not session.over:
        raise ValueError("the match is not over")
    record = session.record()
    return Ended(
        record.begun.astimezone(UTC).strftime(DATE),
        str(record.setup.seed),
        record.dealt,
        record.version,
        tuple(sorted(record.setup.expansions)),
        tuple(_rules(record.setup)),
        tuple(_seats(session)),
        tuple(_bandits(session)),
        tuple(_cards(session)),
    )


def _rules(setup: Setup) -> Iterator[str]:
    wishes = {PAIRS: setup.teams, EXPERT: setup.expert}
    yield from (word for word, wished in wishes.items() if wished)
    yield from (word for word, here in ((WITHOUT_POWERS, setup.powers), (WITHOUT_EVENTS, setup.events)) if not here)


def _seats(session: Session) -> Iterator[Sat]:
    state = session.state
    result = state.result
    assert result is not None
    for number, seat in enumerate(session.seats):
        led = Led.RULES if number not in state.rules.people else Led.PERSON if seat.is_person else Led.COMPUTER
        won = number in result.winners
        name, hints = " ".join(seat.name.split())[:MOST_NAME], session.hinted.get(number, 0)
        yield Sat(name, led, seat.level, won, result.scores[number], hints)


def _bandits(session: Session) -> Iterator[Rode]:
    grew = growth(session)
    for name, bandit in session.state.bandits.items():
        yield Rode(
            name,
            bandit.player,
            by_kind(session.state, name),
            tuple(grew[name]),
            BULLETS - bandit.bullets,
            len(bandit.wounds),
        )


def _cards(session: Session) -> Iterator[Played]:
    """The cards of whoever plans: those of a bandit led by the rules do not count."""
    turned_up: Counter[str] = Counter()
    idle: Counter[str] = Counter()
    bandit = action = ""
    people = session.state.led_by(session.state.rules.people)
    for event in (event for group in session.groups for event in group):
        if isinstance(event, CardRevealed) and event.card.bandit in people:
            bandit, action = event.card
            turned_up[action] += 1
        elif isinstance(event, CardRevealed):
            bandit = action = ""
        elif isinstance(event, NothingHappened) and (event.bandit, event.action) == (bandit, action):
            idle[action] += 1
            bandit = action = ""
    others = sorted(set(turned_up).difference(ACTIONS))
    yield from (Played(name, turned_up[name], idle[name]) for name in (*ACTIONS, *others) if turned_up[name])
