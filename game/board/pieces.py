"""Drawing a piece at a pose, from a cache of coarsely bent pictures with premultiplied colours."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import pygame
from pygame import Surface, Vector2

from game.board import poses
from game.board.motion import Pose
from game.draw.keep import Keep
from game.draw.kit import Kit

TILT_STEP = 2  # degrees
SQUASH_STEP = 0.005
SCALE_STEP = 0.02
KEPT_WINDOWS = 2.5  # so many windows full of bent pictures are kept
UNFLIPPED = ("bullet_card", "badge", "event", "loot", "money")  # letters, signs, and what lies still
SMALLEST = 0.7  # of the largest: how small one stands at the back of a full cab
SHADOW = 0.8  # a shadow's size and strength
HIGHEST = 90  # units above its ground, from which a piece casts no shadow

# where a piece stands on its pose, as a part of its width and height; the first that its name begins with
ANCHORS = {
    "meeple": (48 / 96, 114 / 120),
    "loot": (0.5, 38 / 40),
    "money": (0.5, 38 / 40),
    "target_arrow": (18 / 36, 31 / 36),
    "muzzle_flash": (2 / 56, 0.5),
    "bullet_flight": (43 / 44, 0.5),
    "dust": (0.5, 30 / 32),
    "spark_brake": (46 / 48, 22 / 24),
    "crown": (38 / 76, 45 / 50),
    "ladder": (0.5, 1),
    "lasso": (2 / 120, 0.5),
    "splinters": (38 / 72, 50 / 56),
    "smoke": (0.5, 42 / 80),
    "swivel_pillar": (0.5, 1),
    "swivel_arm": (240 / 260, 27 / 96),  # its hinge
    "tracer": (0.5, 1),
    "roof_glow": (0.5, 26 / 28),
    "shake_lines": (0.5, 38 / 40),
    "light_beam": (0.5, 0),
    "hoist_rope": (0.5, 1),
    "rope_sling": (0.5, 0),
    "passenger": (40 / 104, 78 / 86),
    "swoosh": (30 / 200, 74 / 80),
    "sparks": (0.5, 86 / 96),
    "dizzy": (0.5, 1),
    "hand_sneak": (5 / 100, 0.5),
    "string_hook": (0.5, 2 / 24),
    "string": (2 / 100, 4 / 24),
}
CENTRE = (0.5, 0.5)
ALPHA_STEPS = 16


class Bent(NamedTuple):
    """How a kept picture is bent."""

    scale: float
    tilt: float
    wide: float
    high: float
    flip: bool


class Pieces:
    """Puts pieces on a surface, in a window's units."""

    def __init__(
        self, kit: Kit, anchors: Mapping[str, tuple[float, float]] = MappingProxyType({}), largest: float = 1
    ) -> None:
        """`anchors` are those of an expansion's pieces, which go before the usual ones.

        `largest` is the scale of figures at which poses are drawn; smaller ones are made of these pictures.
        """
        self.kit = kit
        self._largest = _stepped(largest)
        self._known: dict[str, bool] = {}
        self._anchors = {**anchors, **ANCHORS}
        self._anchor_of: dict[str, tuple[float, float]] = {}
        self._bent = Keep(round(KEPT_WINDOWS * kit.scale.width * kit.scale.height))

    def draw(self, surface: Surface, name: str, pose: Pose) -> None:
        """Draw a piece so that its anchor (feet, foot of a token, centre of an effect) is at the pose."""
        u = self.kit.scale.u
        picture, left, top = self.sprite(name, pose)
        at = (round(pose.x * u + left), round((pose.y - pose.lift) * u + top))
        surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def sprite(self, name: str, pose: Pose) -> tuple[Surface, float, float]:
        """The picture of a piece, premultiplied, and where its upper left corner is, in pixels from the pose."""
        bent = _coarse(name, pose)
        picture = self._picture(name, bent)
        x, y = self._off_centre(name, bent)
        left, top = x - picture.get_width() / 2, y - picture.get_height() / 2
        if pose.alpha < 1:
            pale = round(pose.alpha * ALPHA_STEPS)
            upright = picture
            picture = self._bent.get((name, bent, pale), lambda: _faded(upright, pale / ALPHA_STEPS))
        return picture, left, top

    def has(self, name: str) -> bool:
        """Whether there is such a piece."""
        found = self._known.get(name)
        if found is None:
            found = self._known[name] = name in self.kit.art
        return found

    def prepare(self, costumes: Sequence[str]) -> Iterator[None]:
        """Draw all poses of some figures in small steps, before they are needed."""
        for costume in costumes:
            for pose in poses.POSES:
                name = poses.picture(costume, pose)
                if self.has(name):
                    self._posed(name)
                    yield

    def prepare_standing(self, costumes: Sequence[str]) -> Iterator[None]:
        """Draw some figures in small steps, in all sizes that they come through as a crowd grows or thins."""
        for costume in costumes:
            for step in range(round(SMALLEST * self._largest / SCALE_STEP), round(self._largest / SCALE_STEP) + 1):
                self.sprite(costume, Pose(0, 0, scale=step * SCALE_STEP))
                yield

    def draw_shadow(self, surface: Surface, pose: Pose) -> None:
        """Draw the shadow of whoever stands there, paler the higher he is above his ground."""
        near = max(0.0, 1 - pose.lift / HIGHEST)
        ground = Pose(pose.x, pose.y, scale=pose.scale * SHADOW * (0.6 + 0.4 * near), alpha=pose.alpha * SHADOW * near)
        if near:
            self.draw(surface, "shadow", ground)

    def _off_centre(self, name: str, bent: Bent) -> tuple[float, float]:
        """Pixels from the pose to the middle of the picture, which turns about the anchor."""
        ax, ay = self._anchor(name)
        wide, high = self.kit.art.size(name)
        u = bent.scale * self.kit.scale.u
        side = -1 if bent.flip else 1
        x, y = side * (0.5 - ax) * wide * bent.wide * u, (0.5 - ay) * high * bent.high * u
        if bent.tilt:
            x, y = Vector2(x, y).rotate(-bent.tilt)
        return x, y

    def _anchor(self, name: str) -> tuple[float, float]:
        found = self._anchor_of.get(name)
        if found is None and poses.is_pose(name):
            found = self._anchor_of[name] = poses.FEET
        if found is None:
            found = next((anchor for start, anchor in self._anchors.items() if name.startswith(start)), CENTRE)
            self._anchor_of[name] = found
        return found

    def _picture(self, name: str, bent: Bent) -> Surface:
        """The piece bent as a coarse pose says."""
        if not bent.tilt and bent.wide == 1 and bent.high == 1:
            return self._upright(name, bent.scale, bent.flip)
        return self._bent.get((name, bent), lambda: self._bend(name, bent))

    def _bend(self, name: str, bent: Bent) -> Surface:
        """Squash, then turn; on premultiplied colours, for straight ones would get dark fringes."""
        picture = self._upright(name, bent.scale, bent.flip)
        if bent.wide != 1 or bent.high != 1:
            wide, high = picture.get_size()
            picture = pygame.transform.smoothscale(
                picture, (max(1, round(wide * bent.wide)), max(1, round(high * bent.high)))
            )
        if bent.tilt:
            picture = pygame.transform.rotozoom(picture, bent.tilt, 1)
        return picture

    def _upright(self, name: str, scale: float, flip: bool) -> Surface:
        if poses.is_pose(name) and scale <= self._largest:
            if not flip and scale == self._largest:
                return self._posed(name)
            return self._bent.get((name, scale, flip), lambda: self._pose_like(name, scale, flip))
        return self._bent.get((name, scale, flip), lambda: self.kit.piece(name, scale, flip=flip).premul_alpha())

    def _posed(self, name: str) -> Surface:
        """A figure's pose at the largest scale. All boards of a size share it; so many are not kept twice."""
        return self.kit.kept(("pose", name, self._largest), lambda: self._drawn_once(name))

    def _drawn_once(self, name: str) -> Surface:
        picture = self.kit.piece(name, self._largest).premul_alpha()
        self.kit.art.drop(name)
        return picture

    def _pose_like(self, name: str, scale: float, flip: bool) -> Surface:
        """A pose smaller or mirrored: quick enough to be made when it is shown, which drawing it anew is not."""
        picture, part = self._posed(name), scale / self._largest
        if part != 1:
            wide, high = picture.get_size()
            picture = pygame.transform.smoothscale(picture, (round(wide * part), round(high * part)))
        return pygame.transform.flip(picture, flip, False)


def _coarse(name: str, pose: Pose) -> Bent:
    """The nearest way to be bent of which a picture is kept; a pose's place, height and alpha do not matter."""
    return Bent(
        _stepped(pose.scale),
        round(pose.tilt / TILT_STEP) * TILT_STEP if pose.tilt else 0,
        round(pose.wide / SQUASH_STEP) * SQUASH_STEP if pose.wide != 1 else 1,
        round(pose.high / SQUASH_STEP) * SQUASH_STEP if pose.high != 1 else 1,
        pose.flip and not name.startswith(UNFLIPPED),
    )


def _stepped(scale: float) -> float:
    """The nearest scale at which pictures are kept."""
    return max(1, round(scale / SCALE_STEP)) * SCALE_STEP


def _faded(picture: Surface, alpha: float) -> Surface:
    """A paler copy: premultiplied pictures know no alpha of their own."""
    shade = round(255 * max(0.0, alpha))
    pale = picture.copy()
    pale.fill((shade,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return pale
