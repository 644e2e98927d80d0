"""A game in sentences, as everybody at the table saw it."""

from collections.abc import Generator, Iterator
from pathlib import Path

from game.record.file import Damaged
from game.record.reading import loaded
from game.session import Session
from game.table import telling
from game.ui.words import Words


def chronicle(words: Words, session: Session) -> list[str]:
    """What happened, an empty line before each round."""
    return [line for lines in _told(words, session) for line in lines]


def before_the_damage(words: Words, path: Path) -> Generator[None, None, list[str]]:
    """What a damaged file, or one by other rules, tells up to there, a choice at a step; returns the lines."""
    reading = loaded(path)
    while not reading.done():
        yield
    found = reading.result()
    record = found.record if isinstance(found, Damaged) else found
    if record is None:
        return []
    try:
        session = Session.begin(record)
    except Damaged:
        return []
    yield from session.follow(record)
    told: list[str] = []
    for lines in _told(words, session):
        told += filter(None, lines)
        yield
    return told


def _told(words: Words, session: Session) -> Iterator[list[str]]:
    """The sentences of each group of events."""
    eyes = session.eyes(None)
    for group in session.groups:
        told: list[str] = []
        round_number = eyes.state.round_number
        for event in eyes.follow(group):
            said = telling.sentence(words, eyes.state, event)
            if said is not None:
                told += [""] * (eyes.state.round_number != round_number) + [said.words]
                round_number = eyes.state.round_number
        yield told
