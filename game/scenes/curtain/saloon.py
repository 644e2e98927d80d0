"""The saloon scenes that hide a hand: walls, leaves, lintel, lamplight; drawn once for a size."""

import pygame
from pygame import Surface

from game.draw import shapes
from game.draw.kit import Kit
from game.draw.palette import BRASS, CREAM, INK, WOOD_1, WOOD_2, WOOD_3, WOOD_4, mix
from game.ui.canvas import Canvas

LEAF_AT = (186, 84)
LEAF = (454, 612)
WALL = 188
PLANK = 82
BOARD = (432.0, 4.0, 416.0, 58.0)
LAMPS = ((420, 150, 60), (640, 120, 84), (860, 150, 60))


class Saloon:
    """The scenes. `open` from 0 (shut) to 1 moves the leaves and the walls out of the picture."""

    def __init__(self, kit: Kit, title: str) -> None:
        self.kit = kit
        scale = kit.scale
        self._side = kit.px(scale.wider / 2)
        self._factor = scale.tall / 720
        self._wall = self._draw_wall()
        self._leaf = kit.art.sized("door_batwing", kit.px(LEAF[0]), kit.px(LEAF[1]))
        self._lamplight = self._draw_lamplight()
        self._lintel = self._draw_lintel(title)

    def draw(self, surface: Surface, openness: float) -> None:
        """Draw the scenes over what lies behind them, or over lamplight when they are shut."""
        kit = self.kit
        if openness == 0:
            surface.blit(self._lamplight, (0, 0))
        swing = max(0.1, 1 - openness * 1.4)
        leaf = self._leaf
        if swing < 1:
            leaf = pygame.transform.smoothscale(leaf, (max(1, round(leaf.get_width() * swing)), leaf.get_height()))
        gone = round(openness * (kit.px(WALL) + self._side + leaf.get_width()))
        top = kit.px(LEAF_AT[1] + kit.scale.deeper / 2)
        left = self._side + kit.px(LEAF_AT[0]) - gone
        surface.blit(leaf, (left, top))
        right = kit.scale.width - left - leaf.get_width()
        surface.blit(pygame.transform.flip(leaf, True, False), (right, top))
        surface.blit(self._wall, (-gone, 0))
        mirrored = pygame.transform.flip(self._wall, True, False)
        surface.blit(mirrored, (kit.scale.width - mirrored.get_width() + gone, 0))
        surface.blit(self._lintel, (0, -round(openness * kit.px(90))))

    def _draw_wall(self) -> Surface:
        kit = self.kit
        wall = Surface((self._side + kit.px(WALL + 8), kit.scale.height), pygame.SRCALPHA)
        plank_end = self._side + kit.px(130)
        wall.fill(WOOD_1, (0, 0, plank_end, wall.get_height()))
        for row in range(int(kit.scale.tall / PLANK) + 1):
            y = kit.px(row * PLANK + 2)
            wall.fill(mix(WOOD_1, WOOD_2, 0.35 + 0.1 * (row % 3)), (0, y, plank_end, kit.px(76)))
            wall.fill(mix(WOOD_2, WOOD_3, 0.4), (0, y, plank_end, kit.px(4)))
        post = self._side + kit.px(124)
        wall.fill(WOOD_2, (post, 0, kit.px(64), wall.get_height()))
        wall.fill(mix(WOOD_4, WOOD_2, 0.3), (post, 0, kit.px(10), wall.get_height()))
        wall.fill(mix(INK, WOOD_2, 0.35), (post + kit.px(54), 0, kit.px(10), wall.get_height()))
        wall.fill(WOOD_3, (post - kit.px(8), kit.px(64), kit.px(80), kit.px(16)))
        wall.fill(WOOD_4, (post - kit.px(8), kit.px(64), kit.px(80), kit.px(4)))
        foot = kit.px(600 + kit.scale.deeper)
        wall.fill(WOOD_2, (post - kit.px(8), foot, kit.px(80), kit.px(130)))
        wall.fill(mix(WOOD_4, WOOD_3, 0.3), (post - kit.px(8), foot, kit.px(80), kit.px(8)))
        return wall

    def _draw_lamplight(self) -> Surface:
        kit = self.kit
        wide, high = kit.scale.width, kit.scale.height
        body = (
            '<defs><linearGradient id="lamp" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
            f'y2="{high}"><stop offset="0" stop-color="#FFC566"/><stop offset=".5" stop-color="#E8813C"/>'
            '<stop offset="1" stop-color="#7A2F2E"/></linearGradient></defs>'
            f'<rect x="0" y="0" width="{wide}" height="{high}" fill="url(#lamp)"/>'
        )
        light = shapes.svg(wide, high, body).convert()
        for x, y, radius in LAMPS:
            centre = (self._side + kit.px(x), kit.px(y))
            for size, opacity in ((radius, 0.35), (radius * 0.45, 0.8)):
                diameter = kit.px(size * 2)
                glow = shapes.rounded(diameter, diameter, diameter / 2, (255, 236, 178), None, 0, opacity)
                light.blit(glow, glow.get_rect(center=centre))
        floor = kit.px(650 + kit.scale.deeper)
        light.fill(WOOD_2, (0, floor, wide, high - floor))
        light.fill(mix((255, 197, 102), WOOD_2, 0.5), (0, floor, wide, kit.px(5)))
        return light

    def _draw_lintel(self, title: str) -> Surface:
        kit = self.kit
        lintel = Surface((kit.scale.width, kit.px(70)), pygame.SRCALPHA)
        lintel.fill(WOOD_2, (0, 0, lintel.get_width(), kit.px(66)))
        lintel.fill(mix(WOOD_4, WOOD_2, 0.35), (0, 0, lintel.get_width(), kit.px(6)))
        lintel.fill(mix(INK, WOOD_2, 0.45), (0, kit.px(60), lintel.get_width(), kit.px(8)))
        canvas = Canvas(kit, lintel, self._side, 0)
        x, y, wide, high = BOARD
        canvas.box((x + 4, y + 4, wide - 8, high), INK, radius=8, opacity=0.5)
        canvas.box(BOARD, WOOD_3, WOOD_1, radius=8, thick=3)
        canvas.box((x + 8, y + 8, wide - 16, high - 16), None, WOOD_4, radius=5, thick=2)
        for nail in (x + 20, x + wide - 20):
            canvas.disc(nail, 33, 4, BRASS, WOOD_1, 1.5)
        canvas.head(title.upper(), x + wide / 2, 42, 24, CREAM, align="centre", room=wide - 70)
        return lintel
