"""What is told of a moment, in a bubble at the head of whoever did it, where it hides nobody."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.board.board import Board
from game.draw.kit import Kit
from game.engine.contents import GHOST
from game.engine.events import EventBegan
from game.scenes.log.chronicle import Line
from game.scenes.replay.reel import Reel
from game.ui import bubble
from game.ui.bubble import TAIL, Bubble, Side
from game.ui.words import Words

ICONS = ("move", "floor_change", "fire", "punch", "robbery", "marshal")
HEAD, CHEST = 118, 60  # units above the feet
BESIDE = 34  # units from the middle of a meeple to its side
TAILS = (TAIL, 40.0, 70.0, 110.0, 150.0)
GHOST_BADGE = "ghost_box"


@dataclass(frozen=True)
class Saying:
    """A bubble with the end of its tail at `tip`, in units."""

    bubble: Bubble
    tip: tuple[float, float]
    side: Side
    tail: float


def saying(words: Words, reel: Reel, lines: Sequence[Line], board: Board, taken: Sequence[Rect]) -> Saying | None:
    """What is told now; None where nothing is. `taken` are places in pixels that it should leave free."""
    if not lines or lines[-1].heading or not reel.moment:
        return None
    line = lines[-1]
    actor = GHOST if line.badge == GHOST_BADGE else line.badge
    if actor not in board.layout.actors:
        return None
    event = next((one for one in reel.shown if isinstance(one, EventBegan)), None)
    told = line.words if event is None else words(f"round-{event.name}")
    icon = f"icon_{line.action}" if line.action in ICONS and event is None else ""
    said = Bubble(told, icon=icon)
    everybody = [board.actor_rect(name) for name in board.layout.actors]
    pose = board.layout.actors[actor]
    ways: list[tuple[tuple[float, float], Side, float]] = [
        ((pose.x, pose.y - HEAD * pose.scale), "above", tail) for tail in TAILS
    ]
    ways += [((pose.x + way * BESIDE * pose.scale, pose.y - CHEST * pose.scale), side, TAIL) for side, way in _SIDES]
    return min(
        (Saying(said, *way) for way in ways), key=lambda one: _hidden(board.kit, one, [*everybody, *taken]), default=None
    )


def draw(surface: Surface, kit: Kit, said: Saying) -> None:
    """Draw it."""
    bubble.draw(surface, kit, said.bubble, said.tip, said.side, said.tail)


_SIDES: tuple[tuple[Side, int], ...] = (("right", 1), ("left", -1))


def _hidden(kit: Kit, said: Saying, others: Sequence[Rect]) -> int:
    """How many pixels of others a bubble would hide."""
    _, at = bubble.place(kit, said.bubble, said.tip, said.side, said.tail)
    rect = kit.scale.rect(*at)
    return sum(shared.width * shared.height for shared in map(rect.clip, others))
