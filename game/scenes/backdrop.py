"""The land behind a menu, standing still under a veil: drawn once for a size."""

from pygame import Surface

from game.board.landscape import Landscape
from game.board.stage import Stage
from game.draw.kit import Kit
from game.draw.palette import INK

HORIZON, RAIL = 600, 640


class Backdrop:
    """A quiet picture of the land in the light of an hour."""

    def __init__(self, kit: Kit, hour: int, veil: float) -> None:
        """`veil` is how much ink lies over it, from 0 to 1."""
        down = kit.scale.deeper
        land = Landscape(kit, Stage((0, 0, kit.scale.wide, kit.scale.tall), HORIZON + down, RAIL + down), hour)
        land.way = 200
        self._picture = Surface((kit.scale.width, kit.scale.height)).convert()
        self._picture.fill(INK)
        land.draw(self._picture)
        veiled = Surface(self._picture.get_size()).convert()
        veiled.fill(INK)
        veiled.set_alpha(round(255 * veil))
        self._picture.blit(veiled, (0, 0))

    def draw(self, surface: Surface) -> None:
        """Draw it over the whole window."""
        surface.blit(self._picture, (0, 0))
