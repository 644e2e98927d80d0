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


TIP = Rect(0, 0, 260, 56)


def test_a_tip_leaves_the_question_free(kit: Kit) -> None:
    """Above a card of the hand it is: the tip lies over it."""
    card, question = Rect(780, 546, 112, 156), Rect(270, 488, 740, 40)

    where = tip.place(kit, TIP, card, [question])

    assert not where.colliderect(question)
    assert where.bottom <= question.top


def test_a_tip_is_at_the_other_side_or_aside_where_there_are_people(kit: Kit) -> None:
    figure, below = Rect(600, 200, 60, 100), [Rect(560, 300, 140, 120)]

    where = tip.place(kit, TIP, figure, below)

    assert not where.colliderect(below[0])
    assert not where.colliderect(figure)


def test_where_all_is_free_a_tip_is_near(kit: Kit) -> None:
    figure = Rect(600, 200, 60, 100)

    assert (figure.centerx, figure.bottom + kit.px(tip.BESIDE)) == tip.place(kit, TIP, figure, []).midtop
