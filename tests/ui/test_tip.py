"""Tips: what something is, or why it cannot be pressed."""

import pytest
from pygame import Rect, Surface

from game.draw.kit import Kit
from game.ui import tip
from game.ui.focus import FocusRing, Target
from game.ui.keys import Device


def ring(rect: Rect, reason: str = "", hint: str = "") -> FocusRing:
    found = FocusRing(Device())
    found.device.used = "keys"
    found.set([Target("it", rect, lambda: None, reason=reason, hint=hint)])
    found.focused = "it"
    return found


def test_what_is_neither_disabled_nor_wordless_has_no_tip(surface: Surface, kit: Kit) -> None:
    assert tip.draw(surface, kit, ring(Rect(600, 300, 40, 40))) is None


@pytest.mark.parametrize("told", [{"reason": "It is closed"}, {"hint": "Undo"}])
def test_a_reason_and_a_hint_are_told(surface: Surface, kit: Kit, told: dict[str, str]) -> None:
    assert tip.draw(surface, kit, ring(Rect(600, 300, 40, 40), **told)) is not None


@pytest.mark.parametrize("at", [(0, 0), (1240, 0), (0, 680), (1240, 680), (600, 340)])
def test_a_tip_stays_in_the_window_and_off_what_it_belongs_to(surface: Surface, kit: Kit, at: tuple[int, int]) -> None:
    rect = Rect(*at, 40, 40)
    where = tip.draw(surface, kit, ring(rect, "The expert variant is for three to six players, not for two"))

    assert where is not None
    assert Rect(0, 0, 1280, 720).contains(where)
    assert not where.colliderect(rect)
