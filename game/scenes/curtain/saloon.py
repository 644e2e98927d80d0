"""The saloon doors that hide a hand, before the train: walls, leaves, lintel; drawn once for a size."""

from collections.abc import Sequence

import pygame
from pygame import Surface

from game.draw.kit import Kit
from game.draw.palette import BRASS, CREAM, INK, WOOD_1, WOOD_2, WOOD_3, WOOD_4, mix
from game.ui.canvas import Canvas

LEAF_AT = (186, 84)
LEAF_HIGH = 612
LEAVES = (("door_open_3", 98), ("door_open_2", 219), ("door_open_1", 350), ("door_batwing", 454))  # and their widths
# what is so wide, or so far out of the picture, when the doors are open by nothing, a quarter, a half ...
WIDTHS = (454.0, 350.0, 219.0, 98.0, 0.0)
WALLS = (0.0, 0.0, 44.0, 110.0, 200.0)
LINTEL = (0.0, 0.0, 30.0, 66.0, 90.0)
DARK = 0.4  # of the light that is left behind shut doors
WALL = 188
PLANK = 82
BOARD = (432.0, 4.0, 416.0, 58.0)


class Saloon:
    """The doors. `openness` goes from 0, shut, to 1, where nothing of them is in the picture."""

    def __init__(self, kit: Kit, title: str) -> None:
        self.kit = kit
        scale = kit.scale
        self._side = kit.px(scale.wider / 2)
        self._wall = self._draw_wall()
        self._other_wall = pygame.transform.flip(self._wall, True, False)
        self._lintel = self._draw_lintel(title)

    def draw(self, surface: Surface, behind: Surface | None, openness: float) -> None:
        """Draw them over the picture that lies behind them, which is darker the more they are shut."""
        kit = self.kit
        if behind is None:
            surface.fill(INK)
        else:
            surface.blit(behind, (0, 0))
            light = DARK + (1 - DARK) * openness
            surface.fill((round(255 * light),) * 3, special_flags=pygame.BLEND_RGB_MULT)
        aside = kit.px(_between(WALLS, openness)) + round(self._side * max(0.0, 3 * openness - 2))
        wide = _between(WIDTHS, openness)
        if wide > 0:
            leaf = self._leaf(wide)
            top = kit.px(LEAF_AT[1] + kit.scale.deeper / 2)
            left = self._side + kit.px(LEAF_AT[0]) - aside
            surface.blit(leaf, (left, top))
            surface.blit(pygame.transform.flip(leaf, True, False), (kit.scale.width - left - leaf.get_width(), top))
        surface.blit(self._wall, (-aside, 0))
        surface.blit(self._other_wall, (kit.scale.width - self._other_wall.get_width() + aside, 0))
        surface.blit(self._lintel, (0, -kit.px(_between(LINTEL, openness))))

    def _leaf(self, wide: float) -> Surface:
        """A leaf that looks so many units wide: the nearest picture of it, made a little narrower."""
        name, own = next(one for one in LEAVES if one[1] >= wide - 0.5)
        picture = self.kit.art.sized(name, self.kit.px(own), self.kit.px(LEAF_HIGH))
        return pygame.transform.smoothscale(picture, (max(1, self.kit.px(wide)), picture.get_height()))

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


def _between(stops: Sequence[float], part: float) -> float:
    """The value at a part of the way along evenly spaced stops."""
    place = max(0.0, min(1.0, part)) * (len(stops) - 1)
    first = min(int(place), len(stops) - 2)
    return stops[first] + (stops[first + 1] - stops[first]) * (place - first)
