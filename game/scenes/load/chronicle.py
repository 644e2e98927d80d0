"""A game in sentences, as everybody at the table saw it."""

from game.record.file import Damaged
from game.session import Session
from game.table import telling
from game.ui.words import Words


def chronicle(words: Words, session: Session) -> list[str]:
    """What happened, an empty line before each round."""
    eyes = session.eyes(None)
    told: list[str] = []
    for group in session.groups:
        round_number = eyes.state.round_number
        for event in eyes.follow(group):
            said = telling.sentence(words, eyes.state, event)
            if said is not None:
                told += [""] * (eyes.state.round_number != round_number) + [said.words]
                round_number = eyes.state.round_number
    return told


def before_the_damage(words: Words, damage: Damaged) -> list[str]:
    """What a damaged file, or one by other rules, tells up to there; nothing when there is no beginning either."""
    if damage.record is None:
        return []
    try:
        return [line for line in chronicle(words, Session.replay(damage.record)[0]) if line]
    except Damaged:
        return []
