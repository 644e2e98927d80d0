"""Who cannot be chosen although one might expect it, and why: in a bubble beside him."""

from collections.abc import Sequence

from pygame import Surface

from game.board.board import Board
from game.engine.step import Barred
from game.table import naming
from game.ui import bubble
from game.ui.bubble import Bubble
from game.ui.words import Words

MOUTH = (30, -60)  # units of a meeple's own from his feet: where the bubble points to


def draw(surface: Surface, board: Board, words: Words, barred: Sequence[Barred], icon: str) -> None:
    """Draw a bubble for each who is not shown large; `icon` is the card's."""
    for one in barred:
        if board.close_up.shows(one.bandit):
            continue  # the question says it
        pose = board.layout.actors[one.bandit]
        head = words(f"barred-{one.reason}-head", who=naming.name(words, one.bandit))
        said = Bubble(head, words(f"barred-{one.reason}"), icon, True)
        x, y = (length * pose.scale for length in MOUTH)
        bubble.draw(surface, board.kit, said, (pose.x + x, pose.y + y), "right")


def second_sentence(board: Board, words: Words, barred: Sequence[Barred]) -> str:
    """What the question says of somebody who is shown large; empty for nobody."""
    told = next((one for one in barred if board.close_up.shows(one.bandit)), None)
    return "" if told is None else words(f"barred-{told.reason}-short", who=naming.name(words, told.bandit))
