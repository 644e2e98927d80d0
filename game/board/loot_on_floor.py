"""The loot on the floors: in rows, or in stacks with their number; gliding aside when somebody comes or goes."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.board.layout import Lying
from game.board.motion import Pose, between, ease_in_out
from game.board.pieces import Pieces
from game.draw import lettering, shapes
from game.draw.kit import Kit
from game.draw.palette import CREAM, INK
from game.expansions import book

GLIDE = 0.25  # seconds in which tokens make room
PLATE = 20  # units: the disc with a stack's number
DIGITS = 14
TOKEN = (36, 40)  # units of a token's own that can be hit
PLATE_RIGHT, PLATE_HIGH = 20, 34  # from a token's foot, in its own units


@dataclass(frozen=True)
class Staying:
    """A token that lies in its space both before and after a group of events: where it lay, and how it lies then."""

    start: Pose
    new: Lying


def staying(before: tuple[Lying, ...], after: tuple[Lying, ...]) -> list[Staying]:
    """The loot that stays in its space while a group of events is played; what comes or goes is in flight."""
    left = list(after)
    found = []
    for old in before:
        new = next((one for one in left if (one.space, one.token) == (old.space, old.token)), None)
        if new is not None:
            left.remove(new)
            found.append(Staying(old.pose, new))
    return found


def on_the_way(tokens: list[Staying], seconds: float) -> list[Lying]:
    """The tokens making room, so many seconds after the group began."""
    t = ease_in_out(min(1.0, seconds / GLIDE))
    return [
        one.new if t == 1 or one.start == one.new.pose else replace(one.new, pose=between(one.start, one.new.pose, t))
        for one in tokens
    ]


def rects(kit: Kit, loot: Sequence[Lying], space: int, kind: str) -> list[Rect]:
    """Where the tokens of a kind in a space can be hit, in pixels; a stack is one."""
    lying = [one.pose for one in loot if (one.space, one.token.kind) == (space, kind)]
    wide, high = TOKEN
    return [
        kit.scale.rect(pose.x - wide / 2 * pose.scale, pose.y - 34 * pose.scale, wide * pose.scale, high * pose.scale)
        for pose in dict.fromkeys(lying)
    ]


def draw_loot(surface: Surface, pieces: Pieces, loot: Sequence[Lying], lower: Callable[[int], float]) -> None:
    """Draw each token, of a stack only one with the number of all; `lower` is how far a space has sunk, in units."""
    stacks = Counter((lying.token.kind, lying.space, lying.pose) for lying in loot)
    for (kind, space, lies), count in stacks.items():
        pose = lies.moved(0, lower(space))
        pieces.draw(surface, book.loot_piece(kind), pose)
        if count > 1:
            _draw_count(surface, pieces, pose, count)


def draw_counts(surface: Surface, pieces: Pieces, loot: Sequence[Lying], space: int, kind: str, lower: float) -> None:
    """Draw the numbers of the stacks of a kind in a space, over a frame that is round them."""
    for pose, count in Counter(one.pose for one in loot if (one.space, one.token.kind) == (space, kind)).items():
        if count > 1:
            _draw_count(surface, pieces, pose.moved(0, lower), count)


def _draw_count(surface: Surface, pieces: Pieces, pose: Pose, count: int) -> None:
    kit = pieces.kit
    plate = shapes.disc(kit.px(PLATE), INK, CREAM, 1.5 * kit.scale.u)
    centre = kit.scale.at(pose.x + PLATE_RIGHT * pose.scale, pose.y - PLATE_HIGH * pose.scale)
    surface.blit(plate, plate.get_rect(center=centre))
    number = kit.text(str(count), DIGITS, CREAM, lettering.HEAVY)
    surface.blit(number, number.get_rect(center=centre))
