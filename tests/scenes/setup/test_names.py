"""Names of those who were not named: they change with who sits there; typed ones stay."""

from game.scenes.setup import names
from game.ui.words import Words
from tests.scenes.desktop import people

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
