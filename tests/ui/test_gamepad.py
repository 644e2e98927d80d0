"""Gamepads: sticks press the cross, directions repeat, and what is plugged out lets everything go."""

import pygame
import pytest
from pygame.event import Event

from game.ui.gamepad import FIRST_REPEAT, REPEAT, Gamepads, pressed, released
from game.ui.keys import Device

UP, DOWN = pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN
LEFT, RIGHT = pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT
FRAME = 1 / 60
GONE = Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=4)


@pytest.fixture
def pads() -> Gamepads:
    return Gamepads()


def tilt(axis: int, value: int, pad: int = 0) -> Event:
    return Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=pad)


@pytest.mark.parametrize(
    ("axis", "value", "button"),
    [
        (pygame.CONTROLLER_AXIS_LEFTX, -32768, LEFT),
        (pygame.CONTROLLER_AXIS_LEFTX, 32767, RIGHT),
        (pygame.CONTROLLER_AXIS_LEFTY, -32768, UP),
        (pygame.CONTROLLER_AXIS_LEFTY, 32767, DOWN),
    ],
)
def test_a_tilted_stick_presses_the_cross(pads, axis, value, button):
    assert [pressed(button)] == pads.translate([tilt(axis, value)], FRAME)


def test_a_stick_pressed_once_is_not_pressed_again_by_trembling(pads):
    found = pads.translate([tilt(0, value) for value in (20000, 17000, 22000, 15000, 30000)], FRAME)
    assert [pressed(RIGHT)] == found


def test_a_stick_that_goes_back_lets_the_cross_go(pads):
    pads.translate([tilt(0, 30000)], FRAME)
    assert [released(RIGHT)] == pads.translate([tilt(0, 100)], FRAME)


def test_a_stick_thrown_over_lets_one_side_go_and_presses_the_other(pads):
    pads.translate([tilt(0, 30000)], FRAME)
    assert {str(released(RIGHT)), str(pressed(LEFT))} == {str(one) for one in pads.translate([tilt(0, -30000)], FRAME)}


@pytest.mark.parametrize("axis", [pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_TRIGGERLEFT])
def test_other_sticks_and_triggers_press_nothing(pads, axis):
    assert [] == pads.translate([tilt(axis, 32767)], FRAME)


def test_a_direction_that_is_held_is_pressed_again_and_again(pads):
    pads.translate([pressed(DOWN)], FRAME)
    again = sum(len(pads.translate([], FRAME)) for _ in range(round((FIRST_REPEAT + 3 * REPEAT) / FRAME)))
    assert again in (3, 4)


def test_a_direction_let_go_is_pressed_no_more(pads):
    pads.translate([pressed(DOWN)], FRAME)
    pads.translate([released(DOWN)], FRAME)
    assert [] == pads.translate([], 10)


def test_another_button_let_go_meanwhile_does_not_end_that(pads):
    pads.translate([pressed(pygame.CONTROLLER_BUTTON_A), pressed(DOWN), released(pygame.CONTROLLER_BUTTON_A)], 0)
    assert [pressed(DOWN)] == pads.translate([], FIRST_REPEAT)


def test_other_buttons_do_not_repeat(pads):
    pads.translate([pressed(pygame.CONTROLLER_BUTTON_A)], FRAME)
    assert [] == pads.translate([], 10)


def test_a_gamepad_plugged_out_lets_its_stick_go(pads):
    pads.translate([tilt(0, 30000, 4)], FRAME)
    assert [released(RIGHT, 4), GONE] == pads.translate([GONE], FRAME)


def test_a_button_held_on_a_gamepad_that_is_plugged_out_is_held_no_more(pads):
    """A curtain would wait for ever until it is let go."""
    device = Device()
    for event in (pressed(pygame.CONTROLLER_BUTTON_A, 4), GONE):
        for found in pads.translate([event], FRAME):
            device.watch(found)
    assert not device.held


def test_a_window_that_is_left_lets_the_sticks_go(pads):
    pads.translate([tilt(0, 30000)], FRAME)
    lost = Event(pygame.WINDOWFOCUSLOST)
    assert [lost, released(RIGHT)] == pads.translate([lost], FRAME)
    assert [] == pads.translate([], 10)


def test_a_gamepad_that_is_gone_before_it_is_opened_does_no_harm(pads):
    assert [] == pads.translate([Event(pygame.CONTROLLERDEVICEADDED, device_index=77)], FRAME)


def test_all_other_events_come_through_in_their_order(pads):
    events = [Event(pygame.KEYDOWN, key=1, mod=0, unicode=""), pressed(0), Event(pygame.QUIT)]
    assert events == pads.translate(events, FRAME)


def test_a_direction_held_on_a_gamepad_that_is_plugged_out_is_pressed_no_more(pads):
    pads.translate([pressed(DOWN, 4)], FRAME)
    pads.translate([GONE], FRAME)
    assert [] == pads.translate([], 10)


@pytest.mark.parametrize(
    "other",
    [tilt(0, 0, 5), tilt(0, -8000, 5), Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=5)],
    ids=["at rest", "trembling", "plugged out"],
)
def test_what_is_held_on_one_gamepad_is_not_let_go_by_another(pads, other):
    pads.translate([tilt(0, 30000, 4)], FRAME)

    assert released(RIGHT, 4) not in pads.translate([other], FRAME)
    assert [pressed(RIGHT, 4)] == pads.translate([], FIRST_REPEAT)
    assert [released(RIGHT, 4)] == pads.translate([tilt(0, 0, 4)], FRAME)
