"""The loot on the floors: in rows, or in stacks with their number; gliding aside when somebody comes or goes."""

from collections import Counter
from dataclasses import replace

from pygame import Surface

from game.board.layout import Lying
from game.board.motion import Pose, between, ease_in_out
from game.board.pieces import Pieces
from game.draw import shapes, type
from game.draw.palette import CREAM, INK

GLIDE = 0.25  # seconds in which tokens make room
PLATE = 20  # units: the disc with a stack's number
DIGITS = 14
PLATE_RIGHT, PLATE_HIGH = 20, 34  # from a token's foot, in its own units


def on_the_way(before: tuple[Lying, ...], after: tuple[Lying, ...], seconds: float) -> list[Lying]:
    """The loot that lies there both before and after a group of events, so many seconds after the group began."""
    t = ease_in_out(min(1.0, seconds / GLIDE))
    left = list(after)
    found = []
    for old in before:
        new = next((one for one in left if (one.space, one.token) == (old.space, old.token)), None)
        if new is not None:
            left.remove(new)
            found.append(replace(new, pose=between(old.pose, new.pose, t)))
    return found


def draw_loot(surface: Surface, pieces: Pieces, loot: list[Lying]) -> None:
    """Draw each token, of a stack only one with the number of all."""
    stacks = Counter((lying.token.kind, lying.pose) for lying in loot)
    for (kind, pose), count in stacks.items():
        pieces.draw(surface, f"loot_{kind}", pose)
        if count > 1:
            _draw_count(surface, pieces, pose, count)


def _draw_count(surface: Surface, pieces: Pieces, pose: Pose, count: int) -> None:
    kit = pieces.kit
    plate = shapes.disc(kit.px(PLATE), INK, CREAM, 1.5 * kit.scale.u)
    centre = kit.scale.at(pose.x + PLATE_RIGHT * pose.scale, pose.y - PLATE_HIGH * pose.scale)
    surface.blit(plate, plate.get_rect(center=centre))
    number = kit.text(str(count), DIGITS, CREAM, type.HEAVY)
    surface.blit(number, number.get_rect(center=centre))
