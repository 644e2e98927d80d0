"""Where the signs over the train lie: the arrow of who acts, the number of a place. They hide nobody."""

from typing import TYPE_CHECKING

from pygame import Rect

from game.board.motion import Pose
from game.draw.hiding import hidden

if TYPE_CHECKING:
    from game.board.board import Board
    from game.board.marks import Marks

DISC = 26  # units: the disc with a key's number
ARROW = 0.85  # of its picture's size
ARROW_HIGH, ARROW_LOW, ARROW_WIDE = 27, 4, 26  # units over its tip, under it, and from side to side
BOBS = 3  # units up and down, of a meeple's own
# A meeple's own units from the feet to the tip: as usual, and where there is less room, or too many hats.
OVER_HEAD, ON_HAT, OVER_HATS = 124, 115, 131
ASIDE = 24  # a meeple's own units that the tip may be off the middle of a crowded head
CORNER = 20  # units from a space's corner to a disc that somebody's hat keeps out of the middle
EDGE = 4  # units from a space's upper edge to the middle of its disc
HEAD = (36, 90)  # units of a meeple's own: where its disc is, from its feet
APART = 3  # units between a disc and the hat under it


def covered(board: "Board", marks: "Marks") -> list[Rect]:
    """What the signs of these marks cover on the train, in pixels."""
    people, crowded = board.layout.actors, board.close_up.shows
    found = [disc_rect(board, number_at(board, space)) for space in marks.spaces]
    named = [name for name in (*marks.bandits, *marks.barred) if name in people and not crowded(name)]
    found += [disc_rect(board, at_head(board, people[name])) for name in named]
    if marks.arrow and marks.actor is not None and marks.actor in people and not crowded(marks.actor):
        pose = people[marks.actor]
        found.append(arrow_rect(board, arrow_tip(board, marks.actor, pose), pose.scale))
    return found


def at_head(board: "Board", pose: Pose) -> tuple[int, int]:
    """Where a meeple's disc is, in pixels: at its head, where nothing of the face is hidden."""
    aside, high = HEAD
    return board.kit.scale.at(pose.x + aside * pose.scale, pose.y - high * pose.scale)


def arrow_tip(board: "Board", name: str, pose: Pose) -> tuple[float, float]:
    """Where the arrow of who acts, and stands at `pose`, has its tip: where it hides least of the others."""
    others = [board.actor_rect(other) for other in board.layout.actors if other != name]
    hats = [*others, board.actor_rect(name).inflate(0, -board.kit.px(2 * ARROW_LOW))]
    usual = pose.x, pose.y - OVER_HEAD * pose.scale
    if not hidden(arrow_rect(board, usual, pose.scale), hats):
        return usual
    heights = [high * pose.scale for high in (OVER_HEAD, ON_HAT, OVER_HATS)]
    heights += [(pose.y * board.kit.scale.u - rect.top) / board.kit.scale.u + APART for rect in others]
    sides = (0.0, ASIDE * pose.scale, -ASIDE * pose.scale)
    ways = [(pose.x + side, pose.y - high) for side in sides for high in heights if high >= heights[1]]
    return min(
        ways,
        key=lambda tip: (
            hidden(arrow_rect(board, tip, pose.scale), hats),
            abs(tip[0] - usual[0]) + abs(tip[1] - usual[1]),
        ),
    )


def arrow_rect(board: "Board", tip: tuple[float, float], scale: float) -> Rect:
    """What an arrow covers while it bobs over somebody of a scale, in pixels."""
    x, y = tip
    bobs = BOBS * scale
    return board.kit.scale.rect(
        x - ARROW_WIDE / 2, y - ARROW_HIGH - bobs, ARROW_WIDE, ARROW_HIGH + ARROW_LOW + 2 * bobs
    )


def number_at(board: "Board", space: int) -> tuple[int, int]:
    """Where the number of a space stands that can be chosen, in pixels: at its upper edge, where no hat is."""
    kit = board.kit
    if board.foreground is not None and board.is_before(space):
        return kit.scale.at(*board.foreground.number_at(board.state, space))
    rect, high, aside = board.space_rect(space), kit.px(EDGE), kit.px(CORNER)
    hats = [board.actor_rect(name) for name in board.layout.actors]
    xs = (rect.centerx, rect.left + aside, rect.right - aside)
    tops = [rect.top + high]
    tops += [hat.top - kit.px(DISC / 2 + APART) for hat in hats if rect.colliderect(hat)]
    tops.append(rect.bottom)
    ways = [(x, y) for y in tops for x in xs]
    return min(ways, key=lambda at: (hidden(disc_rect(board, at), hats), ways.index(at)))


def disc_rect(board: "Board", centre: tuple[int, int]) -> Rect:
    """What a number's disc covers, in pixels."""
    wide = board.kit.px(DISC)
    return Rect(centre[0] - wide // 2, centre[1] - wide // 2, wide, wide)
