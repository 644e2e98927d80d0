"""`colt-express replay FILE --text`: a game in sentences, as everybody at the table saw it."""

import sys
from pathlib import Path

from game.engine.state import Player
from game.record.file import Damaged, Record, local
from game.record.library import load
from game.scenes.load.sentences import reason
from game.session import Session
from game.table import naming
from game.table.chronicle import in_sentences
from game.table.people import led, winners
from game.ui.words import Words


def main(path: Path) -> int:
    """Tell the game of a file; exit status 0 for a whole one, 1 for what can be followed only in part, 2 for none."""
    words = Words()
    session, damage = _followed(path)
    if session is not None:
        print("\n".join([*_heading(words, session), *in_sentences(words, session)]))
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
    date = f"{local(session.begun):%Y-%m-%d %H:%M}"
    return [words("replay-begun", date=date), *(_seat(words, session, player) for player in session.state.players)]


def _seat(words: Words, session: Session, player: Player) -> str:
    """Who led which bandits; who is played by the game led himself."""
    who = naming.list_of(words, player.bandits)
    if player not in led(session.state):
        return words("replay-nobody", who=who)
    return words("replay-seat", name=session.seats[player.seat].name, who=who)


def _ending(words: Words, session: Session) -> str:
    seat, result = session.to_move, session.state.result
    if result is not None:
        scores = words("list-comma").join(
            words(
                "replay-score",
                who=naming.list_of(words, player.bandits),
                money=str(result.scores[player.seat]),
            )
            for player in session.state.players
        )
        why = words(f"scoring-reason-{result.reason}")
        if not result.winners:
            return words("replay-lost", why=why, scores=scores)
        return words(
            "replay-won", who=winners(words, session.state, session.seats, result.winners), why=why, scores=scores
        )
    assert seat is not None
    return words("replay-under-way", name=session.seats[seat].name, choices=len(session.choices))
