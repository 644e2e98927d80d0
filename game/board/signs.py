"""Where the signs over the train lie: the arrow of who acts, the number of a place. They hide nobody."""

from math import dist
from typing import TYPE_CHECKING

from pygame import Rect

from game.board.motion import Pose
from game.draw.hiding import hidden

if TYPE_CHECKING:
    from game.board.board import Board
    from game.board.marks import Marks

DISC = 26  # units: the disc with a key's number
ARROW, SMALL = 0.85, 0.6  # of its picture's size
SMALL_COST = 10  # how much worse a small one is, in units that it could be off its usual place
ARROW_HIGH, ARROW_LOW, ARROW_WIDE = 27, 4, 26  # units over its tip, under it, and from side to side
BOBS = 3  # units up and down, of a meeple's own
# A meeple's own units from the feet to the tip: as usual, and where there is less room, or too many hats.
OVER_HEAD, ON_HAT, OVER_HATS = 124, 115, 131
HAT = 104  # to the upper end of most hats
AT_SIDE = (46, 76)  # a meeple's own units from the feet to the tip of an arrow from the side: past the widest brim
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
        found.append(arrow_rect(board, arrow_at(board, marks.actor, pose), pose.scale))
    return found


def at_head(board: "Board", pose: Pose) -> tuple[int, int]:
    """Where a meeple's disc is, in pixels: at its head, where nothing of the face is hidden."""
    aside, high = HEAD
    return board.kit.scale.at(pose.x + aside * pose.scale, pose.y - high * pose.scale)


def arrow_at(board: "Board", name: str, pose: Pose) -> Pose:
    """How the arrow of who acts, and stands at `pose`, lies; its tip is where this pose stands.

    It points at his head, which no other head is nearer to, and hides least of the others: over it, smaller where
    somebody stands on the roof over him, or from its side, as where the picture ends just over a hat.
    """
    others = {other: board.actor_rect(other) for other in board.layout.actors if other != name}
    hats = [*others.values(), board.actor_rect(name).inflate(0, -board.kit.px(2 * ARROW_LOW))]
    stage = board.kit.scale.rect(*board.stage.area)
    usual = Pose(pose.x, pose.y - OVER_HEAD * pose.scale, scale=ARROW)

    def cost(tip: Pose) -> tuple[bool, int, float]:
        covers = arrow_rect(board, tip, pose.scale)
        seen = covers.clip(stage)
        lost = hidden(covers, hats) + covers.width * covers.height - seen.width * seen.height
        stranger = any(_nearer(board, tip, (other, board.layout.actors[other]), (name, pose)) for other in others)
        return stranger, lost, abs(tip.x - usual.x) + abs(tip.y - usual.y) + SMALL_COST * (tip.scale < ARROW)

    if cost(usual)[:2] == (False, 0):
        return usual
    heights = [high * pose.scale for high in (OVER_HEAD, ON_HAT, OVER_HATS)]
    heights += [(pose.y * board.kit.scale.u - rect.top) / board.kit.scale.u + APART for rect in others.values()]
    middles = (0.0, ASIDE * pose.scale, -ASIDE * pose.scale)
    over = [(pose.x + side, pose.y - high) for side in middles for high in heights if high >= heights[1]]
    ways = [Pose(x, y, scale=size) for size in (ARROW, SMALL) for x, y in over]
    aside, high = AT_SIDE
    ways += [
        Pose(pose.x + way * aside * pose.scale, pose.y - high * pose.scale, scale=ARROW, tilt=-90 * way)
        for way in (1, -1)
    ]
    return min(ways, key=cost)


def arrow_over(pose: Pose) -> Pose:
    """How a small arrow lies that just touches the hat of somebody at `pose`."""
    return Pose(pose.x, pose.y - HAT * pose.scale, scale=SMALL)


def bobbed(tip: Pose, units: float) -> Pose:
    """The same arrow so many units on the way it points."""
    if not tip.tilt:
        return tip.moved(0, units)
    return tip.moved(units if tip.tilt > 0 else -units, 0)


def arrow_rect(board: "Board", tip: Pose, scale: float) -> Rect:
    """What an arrow covers while it bobs at somebody of a scale, in pixels."""
    size, bobs = tip.scale / ARROW, BOBS * scale
    wide, high, low = ARROW_WIDE * size, ARROW_HIGH * size + bobs, ARROW_LOW * size + bobs
    if tip.tilt:
        left = low if tip.tilt < 0 else high
        return board.kit.scale.rect(tip.x - left, tip.y - wide / 2, high + low, wide)
    return board.kit.scale.rect(tip.x - wide / 2, tip.y - high, wide, high + low)


def _nearer(board: "Board", tip: Pose, other: tuple[str, Pose], own: tuple[str, Pose]) -> bool:
    """Whether an arrow's tip is nearer to another's head than to his own; over a crowd's hats only its side counts."""
    (stranger, there), (name, here) = other, own
    if board.layout.spaces[stranger] == board.layout.spaces[name]:
        return abs(tip.x - there.x) < abs(tip.x - here.x)
    away = [dist((tip.x, tip.y), (pose.x, pose.y - HEAD[1] * pose.scale)) for pose in (there, here)]
    return away[0] < away[1]


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
