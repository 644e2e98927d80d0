"""Names of those who were not named: they change with who sits there; typed ones stay."""

import pytest

from game.scenes.setup import names
from game.scenes.setup.party import party
from game.ui.words import Words
from tests.scenes.desktop import STRICT, Desktop, people

WORDS = Words(strict=True)


def test_a_computer_on_an_unnamed_persons_seat_gets_a_computers_name():
    table = people(3)
    table.places[1].name = names.person(WORDS, 1)
    names.seat(WORDS, table, 1, is_person=False)
    assert names.person(WORDS, 1) != table.places[1].name
    assert not table.places[1].person


def test_a_person_on_an_unnamed_computers_seat_is_numbered():
    table = people(3)
    table.places[2].person, table.places[2].name = False, names.computer(WORDS, table)
    names.seat(WORDS, table, 2, is_person=True)
    assert names.person(WORDS, 2) == table.places[2].name


def test_a_typed_name_stays():
    table = people(3)
    table.places[0].name = "Anna"
    names.seat(WORDS, table, 0, is_person=False)
    assert "Anna" == table.places[0].name


def test_six_computers_have_six_names():
    table = people(2)
    for _ in range(4):
        table.add(names.computer(WORDS, table), person=False)
    for index in range(2):
        table.places[index].name = names.person(WORDS, index)
        names.seat(WORDS, table, index, is_person=False)
    assert 6 == len({place.name for place in table.places})


def reason(name: str) -> str:
    """Why a match with somebody of that name cannot begin."""
    desktop = Desktop()
    desktop.program.party = party([(name, True), ("Bob", True), ("Cleo", True)])
    desktop.program._played = True
    desktop.program.set_up()
    desktop.stack.settle(desktop.app.kit)
    return desktop.target("start").reason


@pytest.mark.parametrize("name", ["Zoë", "Łukasz", "Ольга", "Ñandú", "O’Hara 2"])
def test_names_in_latin_and_cyrillic_are_readable(name):
    assert not reason(name)


@pytest.mark.parametrize("name", ["小明", "ليلى", "สมชาย", "Bob 🤠", "דוד", "さくら"])
def test_a_name_that_could_not_be_drawn_is_refused(name):
    assert STRICT("refused-illegible") == reason(name)


def test_who_sits_last_can_go_no_further_down_and_says_so():
    desktop = Desktop()
    desktop.program.party = people(3)
    desktop.program._played = True
    desktop.program.set_up()
    desktop.stack.settle(desktop.app.kit)

    assert ["", "", STRICT("setup-last-already")] == [desktop.target(f"down {seat}").reason for seat in range(3)]
