"""What tips, and the row of what was told, leave free on a table where they can: all in pixels."""

from pygame import Rect

from game.board import signs
from game.board.board import Board
from game.board.marks import Marks
from game.table.table import Table
from game.ui.focus import FocusRing


def by_tips(table: Table, marks: Marks, ring: FocusRing, active: str | None, *, asked: bool) -> list[Rect]:
    """What is asked, people, signs, the strip of whose turn it is, all that can be chosen; nothing without a tip."""
    if ring.telling is None:
        return []
    question = [table.kit.scale.rect(*table.plan.prompt)] if asked else []
    choices = [one.rect for one in ring.targets if one.numbered and one.name != ring.pointed]
    return [*_people(table.board, marks), *table.strip_of(active), *question, *choices]


def by_told(board: Board, marks: Marks) -> list[Rect]:
    """All that stands before the train, and people; nothing where the ground before it is empty."""
    found = board.before_rects()
    return [*found, *_people(board, marks)] if found else []


def _people(board: Board, marks: Marks) -> list[Rect]:
    return [*map(board.actor_rect, board.layout.actors), *signs.covered(board, marks)]
