"""The lamps of the car that the Marshal is in burn a tenth lower; as he walks they follow him."""

import pygame
from pygame import Surface

from game.board.motion import Pose
from game.board.rolling_stock import RollingStock
from game.board.train_shape import PITCH

DIMMED = 0.1


def dim_lamps(surface: Surface, train: RollingStock, marshal: Pose) -> None:
    """Darken the insides of the cars as far as the Marshal is in them; `marshal` is his pose."""
    for car in range(train.last + 1):
        x, y, wide, high = train.space_rect(car, False)
        within = max(0.0, 1 - abs(marshal.x - x - wide / 2) / (PITCH * train.scale))
        if within:
            light = round(255 * (1 - DIMMED * within))
            area = train.kit.scale.rect(x, y, wide, high)
            surface.fill((light, light, light), area, special_flags=pygame.BLEND_RGB_MULT)
