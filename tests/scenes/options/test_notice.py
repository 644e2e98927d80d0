"""What the options tell about the file of settings."""

import pytest

from game.scenes.options import faults
from game.scenes.options.scene import OptionsScene
from game.settings.keeper import FILE, Keeper
from game.settings.reading import Fault
from game.ui.bindings import fits
from tests.scenes.desktop import STRICT, Desktop

UNKNOWN = Fault("settings-unknown", {"place": "x"})


@pytest.fixture
def options(tmp_path) -> OptionsScene:
    """The options of a program whose settings stand in a file that has to be written anew."""
    (tmp_path / FILE).write_text('game = {animation = "fast"}', "utf-8")
    desktop = Desktop()
    desktop.context.keeper = Keeper(tmp_path, fits)
    scene = OptionsScene(desktop.context)
    desktop.show(scene)
    desktop.step()
    return scene


def test_nothing_is_told_while_all_is_well(options):
    assert "" == options._notice()


def test_a_file_that_was_written_anew_is_told_where_it_happened(options):
    options.context.keeper.change(computers="slow")
    assert STRICT("settings-anew", file="settings-old-1.toml") == options._notice()


def test_what_cannot_be_written_is_told(options, tmp_path):
    (tmp_path / FILE).write_text("[", "utf-8")
    options.context.keeper.change(computers="slow")
    assert STRICT("options-unwritten") == options._notice()


def test_a_reset_of_any_file_ends_nothing(options, tmp_path):
    (tmp_path / FILE).write_text("[keys]\nundo = ['a',\n 'b', # c\n\n]\n[pad]\n[keys.x]\n", "utf-8")
    keeper = options.context.keeper = Keeper(tmp_path, fits)
    options.page = next(page for page in options.pages if page.name == "controls")
    options._reset()
    assert ({}, {}) == (keeper.now.keys, Keeper(tmp_path, fits).now.keys)


def test_of_several_faults_the_first_is_told_and_how_many_more_there_are():
    more = STRICT("settings-more", count=2)
    assert f"{STRICT('settings-unknown', place='x')} {more}" == faults.told(STRICT, [UNKNOWN] * 3)


def test_or_where_a_damaged_file_is_kept():
    aside = Fault("settings-aside", {"file": "settings-old-1.toml"})
    told = faults.told(STRICT, [UNKNOWN, UNKNOWN, aside])
    assert f"{STRICT('settings-unknown', place='x')} {STRICT('settings-aside', file='settings-old-1.toml')}" == told
