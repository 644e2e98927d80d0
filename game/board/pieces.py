"""Drawing a piece at a pose, from a cache of coarsely bent pictures with premultiplied colours."""

import pygame
from pygame import Surface

from game.board.motion import Pose
from game.draw.kit import Kit

TILT_STEP = 2  # degrees
SQUASH_STEP = 0.02
SCALE_STEP = 0.02
FACING_LEFT = "meeple_"  # only meeples are mirrored; letters and numbers never

# where a piece stands on its pose, as a part of its width and height
ANCHORS = {
    "meeple_elf": (36 / 72, 88 / 92),
    "meeple": (48 / 96, 114 / 120),
    "loot": (0.5, 38 / 40),
    "money": (0.5, 38 / 40),
    "shadow": (0.5, 0.5),
    "target_ring": (48 / 96, 16 / 32),
    "target_arrow": (18 / 36, 31 / 36),
}
CENTRE = (0.5, 0.5)


class Pieces:
    """Puts pieces on a surface, in a window's units."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._bent: dict[tuple[str, int, int, int, int, bool], Surface] = {}

    def draw(self, surface: Surface, name: str, pose: Pose) -> None:
        """Draw a piece so that its anchor (feet, foot of a token, centre of an effect) is at the pose."""
        picture = self.picture(name, pose)
        u = self.kit.scale.u
        ax, ay = _anchor(name)
        wide, high = self.kit.art.size(name)
        # the anchor is where the pose says; the picture turns about it
        dx, dy = (0.5 - ax) * wide * pose.scale * u, (0.5 - ay) * high * pose.scale * pose.high * u
        if pose.tilt:
            turned = pygame.Vector2(dx, dy).rotate(-pose.tilt)
            dx, dy = turned.x, turned.y
        x = pose.x * u + dx - picture.get_width() / 2
        y = pose.y * u + dy - picture.get_height() / 2
        if pose.alpha < 1:
            shade = round(255 * max(0.0, pose.alpha))
            picture = picture.copy()
            picture.fill((shade,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(picture, (round(x), round(y)), special_flags=pygame.BLEND_PREMULTIPLIED)

    def picture(self, name: str, pose: Pose) -> Surface:
        """The piece bent as the pose says, its place and alpha apart."""
        flip = pose.flip and not name.startswith(("emblem", "bullet_card"))
        factor = round(pose.scale / SCALE_STEP) * SCALE_STEP if abs(pose.scale - 1) > 0.001 else 1.0
        tilt = round(pose.tilt / TILT_STEP) * TILT_STEP
        wide, high = round(pose.wide / SQUASH_STEP), round(pose.high / SQUASH_STEP)
        plain = round(1 / SQUASH_STEP)
        if not tilt and wide == plain and high == plain:
            return self._premultiplied(name, max(factor, SCALE_STEP), flip)
        key = (name, round(factor / SCALE_STEP), tilt, wide, high, flip)
        found = self._bent.get(key)
        if found is None:
            found = self._bent[key] = self._bend(name, factor, tilt, wide / plain, high / plain, flip)
        return found

    def _bend(self, name: str, factor: float, tilt: float, wide: float, high: float, flip: bool) -> Surface:
        """Squash, then turn; on premultiplied colours, for straight ones would get dark fringes."""
        picture = self._premultiplied(name, factor, flip)
        if wide != 1 or high != 1:
            size = (max(1, round(picture.get_width() * wide)), max(1, round(picture.get_height() * high)))
            picture = pygame.transform.smoothscale(picture, size)
        if tilt:
            picture = pygame.transform.rotozoom(picture, tilt, 1)
        return picture

    def _premultiplied(self, name: str, factor: float, flip: bool) -> Surface:
        key = (name, round(factor / SCALE_STEP), 0, 0, 0, flip)
        found = self._bent.get(key)
        if found is None:
            found = self._bent[key] = self.kit.piece(name, factor, flip=flip).premul_alpha()
        return found


def _anchor(name: str) -> tuple[float, float]:
    for start, anchor in ANCHORS.items():
        if name.startswith(start):
            return anchor
    return CENTRE
