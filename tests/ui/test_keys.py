"""From keys to intents, and what was used last."""

import pygame
import pytest

from game.ui.keys import Device, Intent, digit, intent
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
    device.keys = True
    device.watch(moved(40, 40))

    assert not device.keys


def test_a_trembling_mouse_does_not_count() -> None:
    device = Device()
    device.keys = True
    device.watch(moved(40, 40, rel=(1, 0)))

    assert device.keys
