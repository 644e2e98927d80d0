"""Buttons in their states."""

from dataclasses import replace

import pytest
from pygame import Rect, Surface

from game.draw.kit import Kit
from game.draw.palette import AMBER, RAISED
from game.ui.controls import CHOICE, FIRST, PLAIN, SECOND, Button, draw_button, draw_switch
from game.ui.focus import FocusRing
from game.ui.keys import Device
from tests.ui.inputs import down, moved

BUTTON = Button("go", (100, 100, 176, 38), "Go", lambda: None)
INSIDE = (110, 118)


@pytest.fixture
def ring(kit: Kit) -> FocusRing:
    ring = FocusRing(Device())
    ring.set([BUTTON.target(kit)])
    return ring


def drawn(surface: Surface, kit: Kit, ring: FocusRing, button: Button = BUTTON) -> Rect:
    surface.fill((0, 0, 255))
    surface.set_colorkey((0, 0, 255))
    draw_button(surface, kit, button, ring)
    return surface.get_bounding_rect()


def test_a_button_lies_where_it_should_with_its_shadow_below(surface: Surface, kit: Kit, ring: FocusRing) -> None:
    assert Rect(100, 100, 176, 41) == drawn(surface, kit, ring)


def test_a_button_rises_under_the_mouse(surface: Surface, kit: Kit, ring: FocusRing) -> None:
    ring.handle(moved(*INSIDE))

    assert 98 == drawn(surface, kit, ring).top


def test_a_pressed_button_goes_down_and_has_no_shadow(surface: Surface, kit: Kit, ring: FocusRing) -> None:
    ring.handle(down(*INSIDE))

    assert Rect(100, 103, 176, 38) == drawn(surface, kit, ring)


def test_a_disabled_button_does_not_rise(surface: Surface, kit: Kit, ring: FocusRing) -> None:
    ring.handle(moved(*INSIDE))

    assert 100 == drawn(surface, kit, ring, replace(BUTTON, reason="closed")).top


@pytest.mark.parametrize(("kind", "ground"), [(FIRST, AMBER), (SECOND, RAISED)])
def test_the_first_button_is_amber_and_the_second_raised(
    surface: Surface, kit: Kit, ring: FocusRing, kind: str, ground: tuple[int, int, int]
) -> None:
    drawn(surface, kit, ring, replace(BUTTON, kind=kind))

    assert ground == tuple(surface.get_at(INSIDE))[:3]


@pytest.mark.parametrize("kind", [FIRST, SECOND, CHOICE, PLAIN])
@pytest.mark.parametrize("reason", ["", "closed"])
@pytest.mark.parametrize("icon", ["", "ui_dice"])
def test_every_kind_of_button_stays_within_its_place(
    surface: Surface, kit: Kit, ring: FocusRing, kind: str, reason: str, icon: str
) -> None:
    button = replace(BUTTON, kind=kind, reason=reason, icon=icon, label="Draw all the bandits at random", under="now")

    assert Rect(100, 100, 176, 41).contains(drawn(surface, kit, ring, button))


def test_a_numbered_button_bears_its_digit_while_keys_are_used(surface: Surface, kit: Kit, ring: FocusRing) -> None:
    button = replace(BUTTON, numbered=True)
    ring.set([button.target(kit)])
    ring.device.used = "keys"

    assert drawn(surface, kit, ring, button).left < 100


def test_a_numbered_button_bears_no_digit_for_the_mouse(surface: Surface, kit: Kit, ring: FocusRing) -> None:
    button = replace(BUTTON, numbered=True)
    ring.set([button.target(kit)])

    assert 100 == drawn(surface, kit, ring, button).left


def test_a_switch_is_amber_when_it_is_on(surface: Surface, kit: Kit) -> None:
    draw_switch(surface, kit, (100, 100), on=True)

    assert AMBER == tuple(surface.get_at((110, 112)))[:3]


def test_a_switch_that_is_off_has_its_knob_at_the_left(surface: Surface, kit: Kit) -> None:
    draw_switch(surface, kit, (100, 100), on=False)

    assert surface.get_at((112, 112)) != surface.get_at((132, 112))
