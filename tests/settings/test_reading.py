"""The file of settings: what is right in it is read, what is wrong is told, nothing in it does harm."""

import os
import time
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.settings.reading import LARGEST, Fault, Reading, read
from game.settings.settings import Settings, Speed
from game.ui.bindings import fits

FILE = "settings.toml"


def reading(folder: Path, text: str) -> Reading:
    """What is read out of a file with that text."""
    (folder / FILE).write_text(text, "utf-8")
    return read(folder / FILE, fits)


def only_fault(found: Reading) -> Fault:
    assert 1 == len(found.faults)
    return found.faults[0]


def test_without_a_file_everything_is_as_at_first(tmp_path):
    assert Reading(Settings()) == read(tmp_path / FILE, fits)


def test_what_the_file_says_is_read(tmp_path):
    found = reading(tmp_path, '[game]\nanimation = "fast"\n[picture]\ninterface = 120\n[access]\nemblems = false')
    assert Settings(animation=Speed.FAST, interface=120, emblems=False) == found.settings


@pytest.mark.parametrize("value", ["80", "200", '"fit"'])
def test_an_interface_may_be_that_large(tmp_path, value):
    assert () == reading(tmp_path, f"[picture]\ninterface = {value}").faults


@pytest.mark.parametrize(
    "line",
    [
        '[game]\nanimation = "quick"',
        "[game]\nanimation = 3",
        "[game]\nsingle-options = 1",
        '[game]\nhands = ["curtain"]',
        "[picture]\ninterface = 79",
        "[picture]\ninterface = 201",
        "[picture]\ninterface = 100.0",
        "[picture]\ninterface = true",
        "[access]\nletters = 1979-05-27",
        "[access]\nemblems = nan",
        '[keys]\nchoose = "return"',
        "[pad]\nchoose = [1]",
    ],
)
def test_a_wrong_value_is_named_and_its_first_one_stands(tmp_path, line):
    found = reading(tmp_path, line)
    section, name = line.splitlines()[0].strip("[]"), line.splitlines()[1].split(" ")[0]
    assert ("settings-wrong", f"{section}.{name}") == (only_fault(found).kind, only_fault(found).values["place"])
    assert Settings() == found.settings


def test_what_is_right_beside_a_wrong_value_is_read(tmp_path):
    found = reading(tmp_path, '[game]\nanimation = "quick"\ncomputers = "slow"')
    assert "slow" == found.settings.computers


@pytest.mark.parametrize(
    ("text", "place"),
    [("[game]\nanimaton = 1", "game.animaton"), ("[games]", "games"), ("game = 3", "game"), ("[[keys]]", "keys")],
)
def test_what_means_nothing_is_named(tmp_path, text, place):
    assert Fault("settings-unknown", {"place": place}) == only_fault(reading(tmp_path, text))


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ('[keys]\ndance = ["d"]', "settings-no-command"),
        ('[keys]\nchoose = ["nonsense"]', "settings-no-key"),
        ('[keys]\nchoose = ["3"]', "settings-no-key"),
        ('[keys]\nchoose = ["lshift"]', "settings-no-key"),
        ('[pad]\nchoose = ["return"]', "settings-no-button"),
        ("[keys]\nchoose = []", "settings-needs-key"),
    ],
)
def test_a_binding_that_makes_no_sense_is_named(tmp_path, line, kind):
    assert kind == only_fault(reading(tmp_path, line)).kind


def test_a_command_that_is_not_needed_may_have_no_key(tmp_path):
    assert {"picture": ()} == reading(tmp_path, "[keys]\npicture = []").settings.keys


@pytest.mark.parametrize("text", ["a = [", "]", "a = 1\na = 2", "\x00", "a = " + "1" * 5000])
def test_a_damaged_file_is_told(tmp_path, text):
    found = reading(tmp_path, text)
    assert ("settings-damaged", True) == (only_fault(found).kind, found.damaged)


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 30_000,
        "a = " + "{a = " * 10_000,
        "a." * 30_000 + "a = 1",
        ' "a" . ' * 8_000 + "a = 1",
        "[" + "a." * 30_000 + "a]",
        "[[" + "'a'." * 15_000 + "a]]",
        '"""' + '\\"""' * 15_000 + "\\",
    ],
)
def test_what_goes_too_deep_is_refused_at_once(tmp_path, text):
    """A key of 40,000 parts took all memory."""
    tracemalloc.start()
    began = time.process_time()
    found = reading(tmp_path, text)
    took, (_, most) = time.process_time() - began, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert only_fault(found).kind in ("settings-deep", "settings-damaged")
    assert most < 20_000_000
    assert took < 2


@pytest.mark.parametrize("text", ["# " + "." * 900, 'a = "' + "a." * 900 + '"', "a = [" + "1.5, " * 900 + "]"])
def test_dots_that_are_no_parts_of_a_key_are_not_deep(tmp_path, text):
    assert not reading(tmp_path, text).damaged


def test_a_file_of_other_letters_is_told(tmp_path):
    (tmp_path / FILE).write_bytes("[game]\n# Größe".encode("latin-1"))
    assert "settings-damaged" == only_fault(read(tmp_path / FILE, fits)).kind


def test_a_mark_before_the_first_letter_is_passed_over(tmp_path):
    """Some editors put one there."""
    (tmp_path / FILE).write_text("[access]\nletters = 115", "utf-8-sig")
    assert 115 == read(tmp_path / FILE, fits).settings.letters


@pytest.mark.parametrize("line", ["[access]\nletters = {}", "[keys]\nchoose = [{}]"])
def test_a_number_too_long_to_be_told_is_wrong(tmp_path, line):
    assert "settings-wrong" == only_fault(reading(tmp_path, line.format("0x" + "f" * 9000))).kind


def test_a_huge_file_is_not_read(tmp_path):
    assert "settings-huge" == only_fault(reading(tmp_path, "#" * (LARGEST + 1))).kind


def test_a_folder_in_its_place_is_told(tmp_path):
    (tmp_path / FILE).mkdir()
    assert "settings-unreadable" == only_fault(read(tmp_path / FILE, fits)).kind


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such files")
def test_a_pipe_in_its_place_does_not_make_it_wait(tmp_path):
    os.mkfifo(tmp_path / FILE)
    assert "settings-unreadable" == only_fault(read(tmp_path / FILE, fits)).kind


def test_what_is_told_of_a_value_is_short_and_can_be_shown(tmp_path):
    found = only_fault(reading(tmp_path, '[game]\nanimation = "\\u001b[31m' + "x" * 900 + '"')).values["found"]
    assert len(found) < 50
    assert found.isprintable()


@given(text=st.text(max_size=200))
def test_no_text_makes_it_fail(tmp_path_factory, text):
    folder = tmp_path_factory.mktemp("any")
    (folder / FILE).write_bytes(text.encode("utf-8", "surrogatepass"))
    assert isinstance(read(folder / FILE, fits), Reading)
