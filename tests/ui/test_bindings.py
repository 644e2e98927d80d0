"""The table of commands: no key means two things, and nobody can lock himself out."""

from collections import Counter

import pytest

from game.ui.bindings import KEYS, NEEDED, PAD, Bindings, Intent, fits, is_key


@pytest.mark.parametrize("table", [KEYS, PAD])
def test_at_first_nothing_means_two_things(table):
    count = Counter(name for names in table.values() for name in names)
    assert [] == [name for name, times in count.items() if times > 1]


def test_every_command_has_a_key_at_first():
    assert set(Intent) == set(KEYS)


@pytest.mark.parametrize("section", ["keys", "pad"])
def test_the_first_ones_could_stand_in_the_file(section):
    table = KEYS if section == "keys" else PAD
    assert [None] * len(table) == [fits(section, meant.value, names) for meant, names in table.items()]


@pytest.mark.parametrize("name", ["a", "é", "п", "+", "f5", "return", "ctrl+z", "shift+tab", "0"])
def test_a_key_that_a_command_may_have(name):
    assert is_key(name)


@pytest.mark.parametrize("name", ["", "A", "ab", "1", "9", "lshift", "ctrl+", "ctrl+5", "kp_plus", "\n", " "])
def test_a_key_that_no_command_may_have(name):
    assert not is_key(name)


def test_a_key_given_to_one_command_is_taken_from_the_one_that_had_it():
    bindings = Bindings.changed({"pile": ("g",)}, {})
    assert (("g",), ()) == (bindings.keys[Intent.PILE], bindings.keys[Intent.LOG])


@pytest.mark.parametrize("needed", NEEDED)
def test_a_needed_command_keeps_its_key_although_another_was_given_it(needed):
    """Only a file edited by hand can bring that about; then the needed command comes first."""
    bindings = Bindings.changed({"picture": KEYS[needed]}, {"picture": PAD[needed]})
    assert needed is bindings.meaning(KEYS[needed][0])
    assert needed is bindings.button(PAD[needed][0])


def test_a_command_without_keys_is_reached_by_none():
    assert () == Bindings.changed({"log": ()}, {}).keys[Intent.LOG]


@pytest.mark.parametrize(
    ("way", "names"),
    [
        (Intent.LEFT, ("left", "dpad_left")),
        (Intent.RIGHT, ("right", "dpad_right")),
        (Intent.UP, ("up", "dpad_up")),
        (Intent.DOWN, ("down", "dpad_down")),
        (Intent.PAGE_BACK, ("pageup", "leftshoulder")),
        (Intent.PAGE_ON, ("pagedown", "rightshoulder")),
    ],
)
def test_at_first_what_lies_on_a_side_leads_to_that_side(way, names):
    assert names == (*KEYS[way], *PAD[way])
