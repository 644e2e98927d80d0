"""Who is not on offer although somebody might expect him: when it is said, and why."""

from collections.abc import Container, Iterable

from game.board.board import Board
from game.engine.step import Barred
from game.table import naming
from game.ui.focus import FocusRing
from game.ui.words import Words

WHEN_POINTED_AT = ("own-space", "hidden", "out-of-sight", "elsewhere")  # why nobody expects them, unless he wonders
FIGURE = "figure "  # what the targets of people on the train are called


def said(barred: Iterable[Barred], board: Board, ring: FocusRing, people: Container[str]) -> list[Barred]:
    """Those of whom it is said now: whom everybody wonders about, and who is pointed at."""
    pointed = _pointed(board, ring, people)
    return [one for one in barred if one.reason not in WHEN_POINTED_AT or one.bandit == pointed]


def reasons(words: Words, barred: Iterable[Barred]) -> str:
    """Why the others are not on offer, a line for each."""
    found = []
    for one in barred:
        who = naming.name(words, one.bandit)
        found.append(f"{words(f'barred-{one.reason}-head', who=who)}: {words(f'barred-{one.reason}')}")
    return "\n".join(found)


def _pointed(board: Board, ring: FocusRing, people: Container[str]) -> str | None:
    """The bandit on whom the mouse is, on the train or where he is shown large; with keys, who has the focus."""
    there = [name for name in reversed(board.cast.back_to_front()) if name in people]
    if ring.device.keys:
        return (ring.focused or "").removeprefix(FIGURE)
    large = [name for name in there if board.close_up.shows(name)]
    found = [name for name in large if board.close_up.rect(name).collidepoint(ring.mouse)]
    found += [name for name in there if board.actor_rect(name).collidepoint(ring.mouse)]
    return found[0] if found else None
