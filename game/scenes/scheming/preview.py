"""What a card would do if it were carried out now, shown on the train: where to, at whom, what lies there.

Others play before it, so what it would find may have changed by then: frames are dashed where there is a choice, and
nothing dims. Public knowledge only.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.board import mark_shapes, marks, marks_drawn
from game.board.board import Board
from game.board.layout import MARSHAL
from game.board.train_shape import PITCH
from game.draw import lettering, shapes
from game.draw.palette import AMBER, CREAM, INK, MUTED, code
from game.engine import game
from game.engine.actions.fire import FireAt
from game.engine.actions.marshal import MarshalTo
from game.engine.actions.punch import PunchAt
from game.engine.actions.robbery import Rob
from game.engine.contents import FLOOR_CHANGE, Card
from game.engine.state import State
from game.table import naming
from game.table.table import Table
from game.ui.canvas import Canvas, text_width
from game.ui.words import Words

SOLID, DASHED = 3.5, 2.0  # units thick: the only place, or one of several
DASH = 7.0  # units, and the gap as well
CORNER = 10.0
CHIP, LETTERS, BESIDE = 22.0, 14.0, 10.0  # units: the pill under the train, its letters, its ends
UNDER = 4.0  # units from the rail to the pill
MOST = 420.0  # units that a pill may be wide; one of several keeps under its car
FEW = 3  # so many places show who would come there


@dataclass(frozen=True)
class Foreseen:
    """`who` would go to one of the `spaces`, or do something to one of the `bandits`, or take of the `loot`."""

    who: str
    spaces: tuple[int, ...] = ()
    bandits: tuple[str, ...] = ()
    loot: tuple[tuple[int, str], ...] = ()
    aimed: bool = False


def foreseen(state: State, card: Card) -> Foreseen:
    """What a card could do as the table stands; `state` may be a view."""
    offered = game.preview(state, card)
    here = state.bandits[card.bandit].space
    if card.action == FLOOR_CHANGE and game.dud(state, card) is None:
        return Foreseen(card.bandit, (state.train.other_level[here],))
    if any(isinstance(option, MarshalTo) for option in offered):
        return Foreseen(MARSHAL, tuple(option.space for option in offered if isinstance(option, MarshalTo)))
    targets = [option.target for option in offered if isinstance(option, FireAt)]
    victims = [option.victim for option in offered if isinstance(option, PunchAt)]
    kinds = [option.loot for option in offered if isinstance(option, Rob)]
    others = [option for option in offered if not isinstance(option, FireAt | PunchAt | Rob | MarshalTo)]
    spaces = [space for option in others if isinstance(space := getattr(option, "space", None), int)]
    return Foreseen(
        card.bandit,
        tuple(dict.fromkeys(spaces)),
        tuple(dict.fromkeys([*targets, *victims])),
        tuple((here, kind) for kind in dict.fromkeys(kinds)),
        bool(targets),
    )


def draw(surface: Surface, table: Table, state: State, card: Card) -> None:
    """Draw it on a table's train."""
    found, board = foreseen(state, card), table.board
    start = board.layout.actors.get(found.who)
    surface.set_clip(board.kit.scale.rect(*board.stage.area))
    for space in found.spaces:
        _draw_frame(surface, board, board.space_rect(space), only=len(found.spaces) == 1)
        feet = marks.landing_place(board, space)
        if len(found.spaces) <= FEW and not board.is_before(space):
            board.pieces.draw(surface, board.costume(found.who), replace(feet, alpha=marks.PALE))
            if start is not None:
                chests = [pose.moved(0, -marks.CHEST * pose.scale) for pose in (start, feet)]
                mark_shapes.draw_dots(surface, board, *chests)
    for name in found.bandits:
        pose = board.layout.actors.get(name)
        if pose is None:
            continue
        mark_shapes.draw_ring(surface, board, pose, 1)
        if found.aimed and start is not None:
            mark_shapes.draw_aim(surface, board, start, pose)
    for space, kind in found.loot:
        marks_drawn.draw_loot_frames(surface, board, space, kind)
    surface.set_clip(None)
    for centre, words, certain in chips(table.words, state, board, found):
        _draw_chip(surface, board, centre, words, certain=certain)


def chips(words: Words, state: State, board: Board, found: Foreseen) -> Iterator[tuple[float, str, bool]]:
    """What lies where a card leads, and who is there: a place's middle in units, the words, whether it is certain.

    A pill has one line, and there is no room under the train for more: what does not fit is left to the picture, the
    loot first, then the names.
    """
    if found.who == MARSHAL:
        return
    most = MOST if len(found.spaces) == 1 else board.train.scale * PITCH - UNDER
    for space in found.spaces:
        kinds = Counter(token.kind for token in state.floor[space])
        loot = [words(f"loot-{kind}", count=count) for kind, count in kinds.items()]
        there = [bandit.name for bandit in state.bandits.values() if bandit.space == space and bandit.name != found.who]
        lies = [words("preview-here", loot=naming.listed(words, loot))] if loot else []
        others = [words("preview-with", who=naming.list_of(words, there))] if there else []
        ways = [" · ".join(lies + others), *others]
        if there:
            ways.append(words("preview-with-many", count=len(there)))
        told = next((way for way in ways if pill_width(board, way) <= most), "")
        if told:
            yield board.space_rect(space).centerx / board.kit.scale.u, told, not there


def pill_width(board: Board, words: str) -> float:
    """How wide the pill of these words is, in units."""
    return text_width(board.kit, words, LETTERS, lettering.BOLD) + 2 * BESIDE


def _draw_frame(surface: Surface, board: Board, rect: Rect, *, only: bool) -> None:
    """A frame round a space: solid round the only one, dashed round one of several."""
    u = board.kit.scale.u
    thick = (SOLID if only else DASHED) * u
    dash = "" if only else f'stroke-dasharray="{DASH * u:.1f},{DASH * u:.1f}"'
    path = (
        f'<rect x="{thick:.1f}" y="{thick:.1f}" width="{rect.width - 2 * thick:.1f}" '
        f'height="{rect.height - 2 * thick:.1f}" rx="{CORNER * u:.1f}" fill="{code(AMBER)}" fill-opacity="0.1" '
        f'stroke="{code(AMBER)}" stroke-width="{thick:.1f}" {dash}/>'
    )
    surface.blit(shapes.svg(*rect.size, path), rect)


def _draw_chip(surface: Surface, board: Board, centre: float, words: str, *, certain: bool) -> None:
    """A pill under the train; cream on ink where it is certain now, quieter where others may change it."""
    kit = board.kit
    wide = pill_width(board, words)
    x = min(max(centre - wide / 2, BESIDE), kit.scale.wide - wide - BESIDE)
    canvas, y = Canvas(kit, surface), board.stage.rail + UNDER
    canvas.box((x, y, wide, CHIP), INK, AMBER if certain else MUTED, radius=CHIP / 2, thick=1.5)
    canvas.text(words, x + BESIDE, y + 16, LETTERS, CREAM if certain else MUTED, lettering.BOLD)
