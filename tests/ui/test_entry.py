"""Lines to type into."""

import pygame
import pytest

from game.draw.kit import Kit
from game.ui.entry import Entries, Entry
from tests.ui.inputs import down, press, typed, up


class Form:
    """Two lines, and what was told of them."""

    def __init__(self, kit: Kit) -> None:
        self.told: dict[str, str] = {}
        self.entries = Entries(kit)
        self.entries.set([self.entry("name", 40, "Anna", most=8), self.entry("seed", 90, "", letters="0123456789")])

    def entry(self, name: str, y: float, text: str, most: int = 24, letters: str = "") -> Entry:
        return Entry(name, (40, y, 184, 36), text, lambda new: self.told.update({name: new}), most, letters=letters)

    def type(self, letters: str) -> None:
        for letter in letters:
            self.entries.handle(press(ord(letter), letter))
            for event in typed(letter):
                self.entries.handle(event)


@pytest.fixture
def form(kit: Kit) -> Form:
    return Form(kit)


def test_what_is_typed_takes_the_place_of_what_stood_there(form: Form) -> None:
    form.entries.type_into("name")
    form.type("bel")

    assert "bel" == form.told["name"]


def test_after_an_arrow_it_goes_behind_what_stands_there(form: Form) -> None:
    form.entries.type_into("name")
    form.entries.handle(press(pygame.K_END))
    form.type("bel")

    assert "Annabel" == form.told["name"]


def test_a_click_marks_all_as_well(form: Form) -> None:
    form.entries.handle(down(100, 55))
    form.entries.handle(up(100, 55))
    form.entries.update(0.02)
    form.type("bel")

    assert "bel" == form.told["name"]


def test_a_line_takes_no_more_letters_than_it_may(form: Form) -> None:
    form.entries.type_into("name")
    form.type("annabelinda")

    assert "annabeli" == form.told["name"]


def test_only_the_letters_that_are_allowed_are_taken(form: Form) -> None:
    form.entries.type_into("seed")
    form.type("a1-2")

    assert "12" == form.told["seed"]


def test_letters_of_other_alphabets_are_taken(form: Form) -> None:
    form.entries.type_into("name")
    for event in typed("Ж"):
        form.entries.handle(event)

    assert "Ж" == form.told["name"]


def test_a_name_that_looks_like_a_key_of_pygame_gui_stays_as_it_is(kit: Kit) -> None:
    entries = Entries(kit)
    entries.set([Entry("name", (40, 40, 184, 36), "pygame-gui.Cancel", lambda _: None)])

    assert "pygame-gui.Cancel" == entries._lines["name"][1].get_text()


def test_backspace_takes_the_last_letter_after_an_arrow(form: Form) -> None:
    form.entries.type_into("name")
    form.entries.handle(press(pygame.K_END))
    form.entries.handle(press(pygame.K_BACKSPACE))

    assert "Ann" == form.told["name"]


def test_keys_are_used_up_while_somebody_types(form: Form) -> None:
    form.entries.type_into("name")

    assert form.entries.handle(press(pygame.K_d, "d"))


def test_keys_are_left_alone_while_nobody_types(form: Form) -> None:
    assert not form.entries.handle(press(pygame.K_d, "d"))


def test_tab_ends_the_typing_and_is_left_for_the_focus_ring(form: Form) -> None:
    form.entries.type_into("name")

    assert (False, None) == (form.entries.handle(press(pygame.K_TAB)), form.entries.typing)


def test_escape_ends_the_typing_and_nothing_else(form: Form) -> None:
    form.entries.type_into("name")

    assert (True, None) == (form.entries.handle(press(pygame.K_ESCAPE)), form.entries.typing)


def test_a_click_puts_the_cursor_into_a_line(form: Form) -> None:
    form.entries.handle(down(80, 100))
    form.entries.handle(up(80, 100))

    assert "seed" == form.entries.typing


def test_a_click_elsewhere_ends_the_typing(form: Form) -> None:
    form.entries.type_into("name")
    form.entries.handle(down(800, 600))

    assert form.entries.typing is None


def test_a_line_that_is_laid_out_anew_keeps_its_cursor(form: Form) -> None:
    form.entries.type_into("name")
    form.entries.set([form.entry("name", 40, "Anna", most=8)])

    assert "name" == form.entries.typing


def test_a_line_that_is_gone_is_not_typed_into(form: Form) -> None:
    form.entries.type_into("name")
    form.entries.set([form.entry("seed", 90, "")])

    assert form.entries.typing is None


def test_a_line_that_is_laid_elsewhere_is_clicked_there(form: Form) -> None:
    form.entries.set([form.entry("name", 400, "Anna", most=8)])
    for event in (down(100, 418), up(100, 418)):
        form.entries.handle(event)

    assert "name" == form.entries.typing
