"""Key caps and the words after them."""

import pytest

from game.draw.kit import Kit
from game.ui import key_hints
from game.ui.key_hints import KeyHint
from game.ui.keys import Device, Intent, Used
from game.ui.words import Words


def test_up_to_three_digits_have_a_cap_each(words: Words) -> None:
    assert ("1", "2", "3") == key_hints.digits(words, 3, "choose").keys


def test_more_digits_stand_on_one_cap(words: Words) -> None:
    assert ("1–6",) == key_hints.digits(words, 6, "choose").keys


def test_there_are_nine_digits(words: Words) -> None:
    assert ("1–9",) == key_hints.digits(words, 12, "choose").keys


@pytest.mark.parametrize("used", ["keys", "pad"])
def test_a_command_is_shown_that_has_a_key_or_a_button(kit: Kit, words: Words, used: Used) -> None:
    device = Device()
    device.used = used
    bound = device.bindings.pad if used == "pad" else device.bindings.keys
    shown = {meant: key_hints.row(kit, words, [KeyHint((meant,), "so")], device) for meant in Intent}

    assert {meant for meant in Intent if bound.get(meant)} == {
        meant for meant, hint in shown.items() if hint.get_width() > key_hints.HEIGHT
    }


def test_a_cap_is_at_least_as_wide_as_high(kit: Kit, words: Words) -> None:
    assert key_hints.row(kit, words, [KeyHint(("1",))]).get_width() >= key_hints.HEIGHT


def test_two_hints_are_wider_than_one(kit: Kit, words: Words) -> None:
    one, two = KeyHint((Intent.CHOOSE,), "play"), KeyHint((Intent.BACK,), "back")

    assert key_hints.row(kit, words, [one, two]).get_width() > key_hints.row(kit, words, [one]).get_width()


def test_a_row_is_drawn_once(kit: Kit, words: Words) -> None:
    hints = [KeyHint((Intent.CHOOSE,), "play")]

    assert key_hints.row(kit, words, hints) is key_hints.row(kit, words, hints)


@pytest.mark.parametrize(("used", "shown"), [("keys", True), ("pad", False)])
def test_a_digit_is_shown_only_to_whom_digits_are_at_hand(kit: Kit, words: Words, used: Used, shown: bool) -> None:
    device = Device()
    device.used = used
    nothing, digit = (key_hints.row(kit, words, hints, device) for hints in ([], [KeyHint(("1",), "so")]))

    assert shown == (digit.get_width() > nothing.get_width())
