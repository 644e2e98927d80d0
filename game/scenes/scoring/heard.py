"""What is heard of the count, and when."""

from game.expansions.book import playing
from game.scenes.scoring.count import BETWEEN_FLIPS, GROW, Bar, Times
from game.session import Session
from game.statistics.money import GUNSLINGER, in_order

TICK = 0.12  # seconds between two coins
CHEER = 5.7  # seconds after the music of the end has begun: its last chord
AFTER = {"win": "cheer", "lose": "laugh"}


def sounds(session: Session, bars: list[Bar], times: Times) -> list[tuple[float, str]]:
    """The sounds of a count and when each is due, in seconds from its beginning; the match must be over."""
    kinds = in_order({kind for bar in bars for kind, _ in bar.parts})
    found = []
    for nth, kind in enumerate(kinds):
        if kind == GUNSLINGER:
            found.append((GROW * nth, "gunslinger"))
            continue
        ticks = int(GROW / TICK)
        found += [(GROW * nth + TICK * tick, "score_tick") for tick in range(ticks)]
        found.append((GROW * (nth + 1) - TICK / 2, "score_total"))
    found += [(times.tokens_from + BETWEEN_FLIPS * nth, "card_flip") for nth in range(times.tokens)]
    ending = _ending(session)
    found.append((times.crown_from, ending))
    if ending in AFTER:
        found.append((times.crown_from + CHEER, AFTER[ending]))
    return found


def _ending(session: Session) -> str:
    """The music of how it ended: people among the winners are cheered, and so is any when nobody sits there."""
    state = session.state
    assert state.result is not None
    own = next((music for expansion in playing(state) if (music := expansion.ending(state))), "")
    if own:
        return own
    seats = [session.seats[seat] for seat in state.result.winners]
    people = any(seat.is_person for seat in session.seats)
    return "win" if seats and (not people or any(seat.is_person for seat in seats)) else "lose"
