"""`colt-express replay FILE --text`: a game in sentences, as everybody at the table saw it."""

import sys
from pathlib import Path

from game.record.file import Damaged, Record
from game.record.library import load
from game.scenes import telling
from game.scenes.load.chronicle import chronicle
from game.scenes.load.shelf import reason
from game.session import Session
from game.ui.words import Words


def main(arguments: list[str]) -> int:
    """Exit status 0 for a whole game, 1 for one that can be followed only in part, 2 for none."""
    words = Words()
    files = [word for word in arguments if word != "--text"]
    if len(files) != 1 or len(arguments) != 2 or files[0].startswith("-"):
        print(words("replay-usage"), file=sys.stderr)
        return 2
    session, damage = _followed(Path(files[0]))
    if session is not None:
        print("\n".join([*_heading(words, session), *chronicle(words, session)]))
        if damage is None:
            print("", _ending(words, session), sep="\n")
    if damage is not None:
        print(reason(words, damage), file=sys.stderr)
        return 1 if session is not None else 2
    return 0


def _followed(path: Path) -> tuple[Session | None, Damaged | None]:
    """The game of a file as far as it can be followed, and why no farther."""
    record: Record | None
    damage: Damaged | None
    try:
        record, damage = load(path), None
    except Damaged as found:
        record, damage = found.record, found
    if record is None:
        return None, damage
    try:
        session, trouble = Session.replay(record)
    except Damaged as found:
        return None, found
    return session, trouble or damage


def _heading(words: Words, session: Session) -> list[str]:
    who = ((seat.name, player.bandits) for seat, player in zip(session.seats, session.state.players, strict=True))
    date = session.begun.astimezone().strftime("%Y-%m-%d %H:%M")
    seats = [words("replay-seat", name=name, who=telling.list_of(words, bandits)) for name, bandits in who]
    return [words("replay-begun", date=date), *seats]


def _ending(words: Words, session: Session) -> str:
    seat, result = session.to_move, session.state.result
    if result is not None:
        scores = words("list-comma").join(
            words("replay-score", who=telling.name(words, bandit), money=str(money))
            for bandit, money in result.scores.items()
        )
        return words("replay-won", who=telling.list_of(words, result.winners), scores=scores)
    assert seat is not None
    return words("replay-under-way", name=session.seats[seat].name, choices=len(session.choices))
