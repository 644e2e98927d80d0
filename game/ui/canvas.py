"""Drawing in units, as the style sheet gives them: every place and length at 1280 x 720."""

from collections.abc import Sequence
from typing import Literal, Self

import pygame
from pygame import Rect, Surface

from game.draw import lettering, shapes
from game.draw.kit import Kit
from game.draw.palette import CREAM, LINE, PANEL, SHADOW, Colour

Align = Literal["left", "centre", "right"]


class Canvas:
    """A surface drawn on in units; the unit (0, 0) lies at `left`, `top` pixels of the surface."""

    def __init__(self, kit: Kit, surface: Surface, left: int = 0, top: int = 0) -> None:
        self.kit = kit
        self.surface = surface
        self._left = left
        self._top = top

    @classmethod
    def empty(cls, kit: Kit, w: float, h: float, margin: float = 0) -> Self:
        """A canvas on a new transparent surface, `margin` units wider at each side of `w` x `h`."""
        edge = kit.px(margin)
        surface = Surface((kit.px(w) + 2 * edge, kit.px(h) + 2 * edge), pygame.SRCALPHA)
        return cls(kit, surface, edge, edge)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """A point in pixels of the surface."""
        left, top = self.kit.scale.at(x, y)
        return self._left + left, self._top + top

    def area(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle in pixels of the surface."""
        return self.kit.scale.rect(x, y, w, h).move(self._left, self._top)

    def blit(self, picture: Surface, x: float, y: float) -> None:
        """A picture with its upper left corner at a point."""
        self.surface.blit(picture, self.at(x, y))

    def box(
        self,
        area: Sequence[float],
        fill: Colour | None,
        border: Colour | None = None,
        *,
        radius: float = 0,
        thick: float = 1.5,
        opacity: float = 1,
        dash: str = "",
    ) -> None:
        """A rectangle `area` (x, y, w, h) with round corners; `dash` in units, as SVG writes it."""
        spot, u = self.area(*area), self.kit.scale.u
        dashes = " ".join(f"{float(length) * u:.1f}" for length in dash.split())
        drawn = shapes.rounded(*spot.size, radius * u, fill, border, thick * u, opacity, dashes)
        self.surface.blit(drawn, spot)

    def panel(
        self,
        area: Sequence[float],
        fill: Colour = PANEL,
        border: Colour = LINE,
        *,
        radius: float = 12,
        thick: float = 1.5,
        opacity: float = 1,
    ) -> None:
        """A box with its shadow, which shows 3 units below it."""
        x, y, w, h = area
        self.box((x, y + 3, w, h), SHADOW, radius=radius, opacity=0.45)
        self.box(area, fill, border, radius=radius, thick=thick, opacity=opacity)

    def disc(
        self, x: float, y: float, radius: float, fill: Colour | None, border: Colour | None = None, thick: float = 2
    ) -> None:
        """A circle about a point; its border stands half outside the radius."""
        out = radius + (thick / 2 if border else 0)
        drawn = shapes.disc(self.kit.px(2 * out), fill, border, thick * self.kit.scale.u)
        self.surface.blit(drawn, drawn.get_rect(center=self.at(x, y)))

    def piece(
        self,
        name: str,
        x: float,
        y: float,
        factor: float = 1,
        *,
        width: float | None = None,
        opacity: float = 1,
        flip: bool = False,
    ) -> None:
        """A piece with its upper left corner at a point, `width` units wide or `factor` times its own size."""
        if width is not None:
            factor = width / self.kit.art.size(name)[0]
        drawn = self.kit.piece(name, factor, flip=flip)
        self.surface.blit(faded(drawn, opacity) if opacity < 1 else drawn, self.at(x, y))

    def emblem(self, who: str, x: float, y: float, width: float) -> None:
        """A bandit's emblem where his name or face tells him as well: whoever wants none of these sees none."""
        if self.kit.emblems:
            self.piece(f"badge_{who}", x, y, width=width)

    def svg(self, body: str, x: float, y: float, w: float, h: float) -> None:
        """A drawing whose coordinates, 0 to `w` and `h`, are units from its corner at (x, y)."""
        scale = f'<g transform="scale({self.kit.scale.u:.4f})">{body}</g>'
        drawn = shapes.svg(self.kit.px(w), self.kit.px(h), scale)
        self.surface.blit(drawn, self.at(x, y))

    def text(
        self,
        words: str,
        x: float,
        baseline: float,
        size: float,
        colour: Colour = CREAM,
        face: str = lettering.BODY,
        *,
        align: Align = "left",
        room: float | None = None,
    ) -> float:
        """A line standing on `baseline`, beginning, centred or ending at `x`; its width in units.

        A line wider than `room` units is shrunk once, then wrapped about the same middle.
        """
        kit = self.kit
        pixels = kit.letter(size, face) if room is None else kit.fitting(words, size, room, face)
        drawn = kit.text(words, size, colour, face) if room is None else kit.fitted(words, size, colour, room, face)
        left, foot = self.at(x, baseline)
        font = lettering.font(face, pixels)
        top = foot - font.get_ascent()
        if drawn.get_height() > 1.5 * font.get_linesize():
            top -= (drawn.get_height() - font.get_linesize()) // 2
        left -= {"left": 0, "centre": drawn.get_width() // 2, "right": drawn.get_width()}[align]
        self.surface.blit(drawn, (left, top))
        return drawn.get_width() / kit.scale.u

    def head(
        self,
        words: str,
        x: float,
        baseline: float,
        size: float,
        colour: Colour = CREAM,
        *,
        align: Align = "left",
        room: float | None = None,
    ) -> float:
        """A line in the face of names, numbers and headings; see `text`."""
        return self.text(words, x, baseline, size, colour, lettering.HEAVY, align=align, room=room)


def faded(picture: Surface, opacity: float) -> Surface:
    """A copy of a picture that is only `opacity` (0 to 1) there."""
    copy = picture.copy()
    copy.set_alpha(round(255 * opacity))
    return copy


def text_width(kit: Kit, words: str, size: float, face: str = lettering.BODY) -> float:
    """How wide a line would be, in units."""
    return lettering.width(words, face, kit.letter(size, face)) / kit.scale.u


def cropped(picture: Surface, radius: float) -> Surface:
    """A copy of a picture with round corners, `radius` in pixels."""
    copy = picture.copy()
    mask = shapes.rounded(*copy.get_size(), radius, (255, 255, 255))
    copy.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
