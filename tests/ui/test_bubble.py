"""Speech bubbles stay in the window, with their tails where they belong."""

import pytest
from pygame import Rect, Surface

from game.draw.kit import Kit
from game.draw.palette import CREAM
from game.ui import bubble
from game.ui.bubble import Bubble, Side

SAID = Bubble("Belle is no target", "while another can be hit", "icon_fire", barred=True)


@pytest.mark.parametrize("side", ["above", "left", "right"])
@pytest.mark.parametrize("tip", [(0, 0), (1279, 5), (640, 360), (3, 700), (1270, 715)])
def test_a_bubble_stays_in_the_window(surface: Surface, kit: Kit, side: Side, tip: tuple[float, float]) -> None:
    assert Rect(0, 0, 1280, 720).contains(bubble.draw(surface, kit, SAID, tip, side))


def test_a_bubble_lies_above_its_tip(surface: Surface, kit: Kit) -> None:
    assert bubble.draw(surface, kit, SAID, (640, 360), "above").bottom < 360


def test_a_bubble_lies_right_of_its_tip(surface: Surface, kit: Kit) -> None:
    assert bubble.draw(surface, kit, SAID, (640, 360), "right").left > 640


def test_at_the_right_edge_a_bubble_changes_sides(surface: Surface, kit: Kit) -> None:
    assert bubble.draw(surface, kit, SAID, (1200, 360), "right").right < 1200


def test_a_longer_text_makes_a_higher_bubble(surface: Surface, kit: Kit) -> None:
    longer = Bubble("No", "while " + "one or another of the bandits " * 4 + "can be hit")

    assert bubble.draw(surface, kit, longer, (640, 360)).height > bubble.draw(surface, kit, SAID, (640, 360)).height


def test_a_bubble_is_cream(surface: Surface, kit: Kit) -> None:
    where = bubble.draw(surface, kit, SAID, (640, 360))

    assert CREAM == tuple(surface.get_at((where.right - 8, where.centery)))[:3]


def test_at_the_left_edge_a_bubble_changes_sides(surface: Surface, kit: Kit) -> None:
    assert bubble.draw(surface, kit, SAID, (80, 360), "left").left > 80
