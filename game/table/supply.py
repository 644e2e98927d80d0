"""Beside the train, always in sight: neutral bullets left, and the strongbox that waits for Take It All."""

from pygame import Rect, Surface

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import CREAM, DIM, LINE, PANEL
from game.ui.canvas import Canvas

AT = (12, 66)
SIZE = (138, 36)
GONE = 0.35  # how much is seen of a strongbox that is not there


def rect(kit: Kit) -> Rect:
    """Where it is, in pixels."""
    return kit.scale.rect(*AT, *SIZE)


def draw(surface: Surface, kit: Kit, bullets: int, strongboxes: int) -> None:
    """Draw how many neutral bullets and strongboxes are left."""
    picture = kit.kept(("supply", bullets, strongboxes), lambda: _draw(kit, bullets, strongboxes))
    surface.blit(picture, kit.scale.at(*AT))


def _draw(kit: Kit, bullets: int, strongboxes: int) -> Surface:
    canvas = Canvas.empty(kit, *SIZE)
    canvas.box((0, 0, *SIZE), PANEL, LINE, radius=18, opacity=0.94)
    canvas.piece("bullet_neutral", 16, 7, width=13)
    canvas.text(str(bullets), 36, 24, 16, CREAM, lettering.BOLD)
    canvas.box((68, 9, 1.5, 18), LINE)
    canvas.piece("loot_strongbox", 80, 6, 0.58, opacity=1 if strongboxes else GONE)
    canvas.text(str(strongboxes), 113, 24, 16, CREAM if strongboxes else DIM, lettering.BOLD)
    return canvas.surface
