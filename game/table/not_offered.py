"""Who cannot be chosen although one might expect it, and why: in a bubble beside him."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.board.board import Board
from game.engine.step import Barred
from game.table import naming, saying
from game.ui.bubble import Bubble
from game.ui.words import Words


def draw(
    surface: Surface, board: Board, words: Words, barred: Sequence[Barred], icon: str, taken: Callable[[], list[Rect]]
) -> None:
    """Draw a bubble for each who is not shown large; `icon` is the card's, `taken` tells places to leave free."""
    free = taken() if barred else []
    for one in barred:
        if board.close_up.shows(one.bandit):
            continue  # the question says it
        head = words(f"barred-{one.reason}-head", who=naming.name(words, one.bandit))
        said = saying.placed(board, Bubble(head, words(f"barred-{one.reason}"), icon, True), one.bandit, free)
        free.append(saying.rect(board.kit, said))
        saying.draw(surface, board.kit, said)


def second_sentence(board: Board, words: Words, barred: Sequence[Barred]) -> str:
    """What the question says of somebody who is shown large; empty for nobody."""
    told = next((one for one in barred if board.close_up.shows(one.bandit)), None)
    return "" if told is None else words(f"barred-{told.reason}-short", who=naming.name(words, told.bandit))
