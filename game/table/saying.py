"""What is told of a moment, in a bubble at the head of whoever did it, where it hides nobody."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf

from pygame import Rect, Surface

from game.board.board import Board
from game.draw.hiding import hidden
from game.draw.kit import Kit
from game.draw.scale import Area
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
HEAD = 118  # a meeple's own units above the feet
MOUTHS = (60, 84, 36)  # where a tail from the side may end
BESIDE = 34  # units from the middle of a meeple to its side
TAILS = (TAIL, 40.0, 70.0, 100.0, 130.0, 160.0, 190.0, 230.0)
ASIDE = (0.0, 50.0, -50.0, 100.0, -100.0, 140.0, -140.0)
# What a place costs: a square unit of others that it hides, a unit of tail, a unit aside.
COVERED, TAIL_COST, ASIDE_COST = 10.0, 4.0, 0.2
PIECES = 8  # of a tail, in each of which it is looked at what it hides


@dataclass(frozen=True)
class Saying:
    """What somebody's bubble says, with the end of its tail at `tip`, in units."""

    bubble: Bubble
    who: str
    tip: tuple[float, float]
    side: Side
    tail: float = TAIL
    aside: float = 0


def saying(words: Words, shown: Group, lines: Sequence[Line], board: Board, taken: Sequence[Rect]) -> Saying | None:
    """What is told now that a group has been `shown`; None where nothing is, and as long as anybody moves.

    `lines` are what the log has come to; `taken` are places in pixels that it should leave free.
    """
    if board.busy or not lines or lines[-1].heading or any(isinstance(one, events.EventBegan) for one in shown):
        return None  # an event has a plate
    line = lines[-1]
    state = board.state
    actor = next((bandit for bandit in state.bandits if guise(state, bandit) == line.badge), line.badge)
    said = Bubble(line.words, icon=_icon(line, shown))
    if line.space is not None:
        return _placed_at_space(board, said, line.space, taken)
    if actor not in board.layout.actors:
        return None
    return placed(board, said, actor, taken)


def placed(board: Board, said: Bubble, actor: str, taken: Sequence[Rect]) -> Saying:
    """A bubble at somebody, where it hides nobody and leaves these places free in pixels, as far as that can be."""
    others = [board.actor_rect(name) for name in board.layout.actors if name != actor]
    others += board.chips.rects()
    pose, own = board.layout.actors[actor], board.actor_rect(actor)
    over = pose.x, min(pose.y - HEAD * pose.scale, board.chips.upper_end(actor))
    ways = [Saying(said, actor, over, "above", tail, aside) for tail in TAILS for aside in ASIDE]
    for side, way in _SIDES:
        beside = pose.x + way * BESIDE * pose.scale
        ways += [Saying(said, actor, (beside, pose.y - high * pose.scale), side) for high in MOUTHS]
    return _cheapest(board.kit, ways, [*others, *taken], own)


def _placed_at_space(board: Board, said: Bubble, space: int, taken: Sequence[Rect]) -> Saying:
    """A bubble at a space as a whole, whoever is in it, where it hides nobody, as far as that can be."""
    own, u = board.space_rect(space), board.kit.scale.u
    others = [board.actor_rect(name) for name in board.layout.actors]
    others += [rect for rect in board.before_rects() if not rect.colliderect(own)]
    over, middle = (own.centerx / u, own.top / u), own.centery / u
    ways = [Saying(said, "", over, "above", tail, aside) for tail in TAILS for aside in ASIDE]
    ways += [Saying(said, "", (own.left / u, middle), "left"), Saying(said, "", (own.right / u, middle), "right")]
    return _cheapest(board.kit, ways, [*others, *taken], own)


def draw(surface: Surface, kit: Kit, said: Saying) -> None:
    """Draw it."""
    bubble.draw(surface, kit, said.bubble, said.tip, said.side, said.tail, said.aside)


def rect(kit: Kit, said: Saying) -> Rect:
    """Where its box lies, in pixels."""
    _, at = bubble.place(kit, said.bubble, said.tip, said.side, said.tail, said.aside)
    return kit.scale.rect(*at)


def hides(board: Board, said: Saying) -> bool:
    """Whether its box lies over somebody."""
    return bool(hidden(rect(board.kit, said), [board.actor_rect(name) for name in board.layout.actors]))


_SIDES: tuple[tuple[Side, int], ...] = (("right", 1), ("left", -1))


def _icon(line: Line, shown: Group) -> str:
    """The action that is told of, if it is one."""
    done = next((DONE[type(one)] for one in shown if type(one) in DONE), line.action)
    if shown and isinstance(shown[-1], events.BanditMoved) and shown[-1].cause in ICONS:
        done = shown[-1].cause
    return f"icon_{done}" if done in ICONS else ""


def _cheapest(kit: Kit, ways: Sequence[Saying], others: Sequence[Rect], own: Rect) -> Saying:
    """The best place, the first of several: each is looked at closely only as long as it may be the best."""
    best, least = ways[0], inf
    for one in ways:
        for cost in _costs(kit, one, others, own):
            if cost >= least:
                break
        else:
            best, least = one, cost
    return best


def _costs(kit: Kit, said: Saying, others: Sequence[Rect], own: Rect) -> Iterator[float]:
    """How bad a place is at least, and at last how bad it is: how many square units the bubble would hide.

    Its tail counts too, and long tails are worse.
    """

    def cost(area: int) -> float:
        return COVERED * area / kit.scale.u**2 + said.tail * TAIL_COST + abs(said.aside) * ASIDE_COST

    yield cost(0)
    _, at = bubble.place(kit, said.bubble, said.tip, said.side, said.tail, said.aside)
    area = hidden(kit.scale.rect(*at), [*others, own])
    yield cost(area)
    if said.side == "above":
        yield cost(area + sum(hidden(part, others) for part in _tail(kit, said, at)))


def _tail(kit: Kit, said: Saying, at: Area) -> list[Rect]:
    """The tail of a bubble above somebody, in little pieces."""
    x, y, wide, high = at
    base = min(max(said.tip[0], x + TAIL_HALF), x + wide - TAIL_HALF), y + high
    parts = [nth / PIECES for nth in range(PIECES + 1)]
    middles = [(base[0] + (said.tip[0] - base[0]) * part, base[1] + (said.tip[1] - base[1]) * part) for part in parts]
    long = (said.tip[1] - base[1]) / PIECES
    return [kit.scale.rect(px - TAIL_HALF / 2, py - long / 2, TAIL_HALF, long) for px, py in middles]
