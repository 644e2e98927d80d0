"""What is told of a moment, in a bubble at the head of whoever did it, where it hides nobody."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.board.board import Board
from game.draw.kit import Kit
from game.engine import events
from game.engine.game import Group
from game.expansions.book import guise
from game.table.chronicle import Line
from game.ui import bubble
from game.ui.bubble import TAIL, TAIL_HALF, Bubble, Side
from game.ui.words import Words

ICONS = ("move", "floor_change", "fire", "punch", "robbery", "marshal")
DONE: dict[type[events.Event], str] = {
    events.BanditShot: "fire",
    events.PunchThrown: "punch",
    events.LootTaken: "robbery",
    events.MarshalMoved: "marshal",
}
HEAD, CHEST = 118, 60  # units above the feet
BESIDE = 34  # units from the middle of a meeple to its side
TAILS = (TAIL, 40.0, 70.0, 110.0, 150.0)
TAIL_COST = 4.0  # square units of others for a unit of tail


@dataclass(frozen=True)
class Saying:
    """A bubble with the end of its tail at `tip`, in units."""

    bubble: Bubble
    tip: tuple[float, float]
    side: Side
    tail: float


def saying(words: Words, shown: Group, lines: Sequence[Line], board: Board, taken: Sequence[Rect]) -> Saying | None:
    """What is told now that a group has been `shown`; None where nothing is.

    `lines` are what the log has come to; `taken` are places in pixels that it should leave free.
    """
    if not lines or lines[-1].heading or any(isinstance(one, events.EventBegan) for one in shown):
        return None  # an event has a plate
    line = lines[-1]
    state = board.state
    actor = next((bandit for bandit in state.bandits if guise(state, bandit) == line.badge), line.badge)
    if actor not in board.layout.actors:
        return None
    said = Bubble(line.words, icon=_icon(line, shown))
    everybody = [board.actor_rect(name) for name in board.layout.actors]
    pose = board.layout.actors[actor]
    ways: list[tuple[tuple[float, float], Side, float]] = [
        ((pose.x, pose.y - HEAD * pose.scale), "above", tail) for tail in TAILS
    ]
    ways += [((pose.x + way * BESIDE * pose.scale, pose.y - CHEST * pose.scale), side, TAIL) for side, way in _SIDES]
    hidden = [*everybody, *taken]
    return min((Saying(said, *way) for way in ways), key=lambda one: _cost(board.kit, one, hidden))


def draw(surface: Surface, kit: Kit, said: Saying) -> None:
    """Draw it."""
    bubble.draw(surface, kit, said.bubble, said.tip, said.side, said.tail)


_SIDES: tuple[tuple[Side, int], ...] = (("right", 1), ("left", -1))


def _icon(line: Line, shown: Group) -> str:
    """The action that is told of, if it is one."""
    done = next((DONE[type(one)] for one in shown if type(one) in DONE), line.action)
    if shown and isinstance(shown[-1], events.BanditMoved) and shown[-1].cause in ICONS:
        done = shown[-1].cause
    return f"icon_{done}" if done in ICONS else ""


def _cost(kit: Kit, said: Saying, others: Sequence[Rect]) -> float:
    """How bad a place is: how many square units of others the bubble would hide; long tails are worse, too."""
    _, at = bubble.place(kit, said.bubble, said.tip, said.side, said.tail)
    rect = kit.scale.rect(*at)
    tail = Rect(kit.px(said.tip[0] - TAIL_HALF / 2), rect.bottom, kit.px(TAIL_HALF), kit.px(said.tip[1]) - rect.bottom)
    covers = [rect, tail] if said.side == "above" else [rect]
    shared = [part.clip(other) for part in covers for other in others]
    hidden = sum(both.width * both.height for both in shared)
    return hidden / kit.scale.u**2 + said.tail * TAIL_COST
