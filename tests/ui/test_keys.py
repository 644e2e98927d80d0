"""From keys to intents, and what was used last."""

import pygame
import pytest
from pygame.event import Event

from game.ui.bindings import Bindings
from game.ui.gamepad import pressed, released
from game.ui.keys import Device, Intent, digit, intent, key_name
from tests.ui.inputs import down, moved, press


@pytest.mark.parametrize(
    ("key", "wanted"),
    [
        (pygame.K_RETURN, Intent.CHOOSE),
        (pygame.K_KP_ENTER, Intent.CHOOSE),
        (pygame.K_ESCAPE, Intent.BACK),
        (pygame.K_SPACE, Intent.SKIP),
        (pygame.K_LEFT, Intent.LEFT),
        (pygame.K_TAB, Intent.NEXT),
        (pygame.K_q, None),
    ],
)
def test_a_key_means_something(key: int, wanted: Intent | None) -> None:
    assert wanted == intent(press(key))


def test_shift_and_tab_go_back() -> None:
    assert Intent.PREVIOUS is intent(press(pygame.K_TAB, mod=pygame.KMOD_LSHIFT))


def test_alt_and_a_key_belong_to_the_system() -> None:
    assert intent(press(pygame.K_TAB, mod=pygame.KMOD_LALT)) is None


def test_a_click_is_no_intent() -> None:
    assert intent(down(1, 1)) is None


def test_digits_are_read_from_both_parts_of_the_keyboard() -> None:
    assert (3, 9) == (digit(press(pygame.K_3)), digit(press(pygame.K_KP9)))


def test_nought_is_no_digit_that_chooses() -> None:
    assert digit(press(pygame.K_0)) is None


def test_a_key_tells_that_keys_are_used() -> None:
    device = Device()
    device.watch(press(pygame.K_TAB))

    assert device.keys


def test_shift_alone_does_not_tell_that_keys_are_used() -> None:
    device = Device()
    device.watch(press(pygame.K_LSHIFT))

    assert not device.keys


def test_a_moved_mouse_tells_that_it_is_used() -> None:
    device = Device()
    device.used = "keys"
    device.watch(moved(40, 40))

    assert not device.keys


@pytest.mark.parametrize("rel", [(1, 0), (-2, 1), (0, 3)])
def test_a_trembling_mouse_does_not_count(rel: tuple[int, int]) -> None:
    device = Device()
    device.used = "keys"
    device.watch(moved(40, 40, rel=rel))

    assert device.keys


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (press(pygame.K_g, "g"), "g"),
        (press(pygame.K_g, "G", pygame.KMOD_LSHIFT), "g"),
        (press(pygame.K_TAB, "\t", pygame.KMOD_LSHIFT), "shift+tab"),
        (press(pygame.K_z, "\x1a", pygame.KMOD_LCTRL), "ctrl+z"),
        (press(pygame.K_z, "z", pygame.KMOD_LGUI), "ctrl+z"),
        (press(pygame.K_EQUALS, "+", pygame.KMOD_LSHIFT), "+"),
        (press(pygame.K_KP_PLUS, "+"), "+"),
        (press(pygame.K_SPACE, " "), "space"),
        (press(pygame.K_F11), "f11"),
        (press(pygame.K_LSHIFT, "", pygame.KMOD_LSHIFT), None),
        (press(pygame.K_F4, "", pygame.KMOD_LALT), None),
    ],
)
def test_a_key_is_known_by_what_it_writes(event: Event, name: str | None) -> None:
    assert name == key_name(event)


def test_on_a_keyboard_of_other_letters_a_key_is_known_by_its_place() -> None:
    russian = Event(pygame.KEYDOWN, key=0x43F, mod=0, unicode="п", scancode=pygame.KSCAN_G)

    assert "g" == key_name(russian)


def test_a_letter_with_an_accent_is_itself() -> None:
    assert "é" == key_name(Event(pygame.KEYDOWN, key=233, mod=0, unicode="é", scancode=pygame.KSCAN_2))


def test_shift_does_no_harm_to_a_key_that_has_no_meaning_with_it() -> None:
    assert Intent.CHOOSE is intent(press(pygame.K_RETURN, "\r", pygame.KMOD_LSHIFT))


def test_a_button_means_something() -> None:
    assert Intent.CHOOSE is intent(pressed(pygame.CONTROLLER_BUTTON_A))


def test_a_button_let_go_means_nothing() -> None:
    assert intent(released(pygame.CONTROLLER_BUTTON_A)) is None


def test_other_bindings_give_keys_another_meaning() -> None:
    device = Device()
    device.bindings = Bindings.changed({"log": ("h",)}, {"log": ("a",), "choose": ("y",)})

    assert [Intent.LOG, None, Intent.LOG, Intent.CHOOSE] == [
        device.intent(event)
        for event in (press(pygame.K_h, "h"), press(pygame.K_g, "g"), pressed(0), pressed(pygame.CONTROLLER_BUTTON_Y))
    ]


def test_a_button_tells_that_a_gamepad_is_used() -> None:
    device = Device()
    device.watch(pressed(0))

    assert (True, False) == (device.keys, device.numbered)


def test_what_is_down_is_known_until_it_is_let_go() -> None:
    device = Device()
    for event in (press(pygame.K_a), pressed(3), Event(pygame.KEYUP, key=pygame.K_a, mod=0, unicode="")):
        device.watch(event)
    still = len(device.held)
    device.watch(released(3))

    assert (1, 0) == (still, len(device.held))


@pytest.mark.parametrize(
    ("held", "goes"),
    [
        (press(pygame.K_a), Event(pygame.WINDOWFOCUSLOST)),
        (pressed(3), Event(pygame.WINDOWFOCUSLOST)),
        (pressed(3), Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)),
    ],
)
def test_of_a_window_that_is_left_or_a_gamepad_that_goes_nothing_is_down(held: Event, goes: Event) -> None:
    device = Device()
    device.watch(held)
    device.watch(goes)

    assert not device.held
