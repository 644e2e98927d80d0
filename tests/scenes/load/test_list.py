"""The list of saved games: what it shows, which game is chosen, how one is deleted."""

from datetime import UTC, datetime, timedelta
from threading import Event

import pygame
import pytest

from game.engine.state import Setup
from game.record.library import Library, NotKept
from game.scenes.load.saved_games import SavedGame
from game.scenes.load.scene import LoadScene
from game.scenes.load.sentences import date_of
from game.scenes.title import TitleScene
from tests.record.games import BANDITS
from tests.scenes.desktop import STRICT
from tests.scenes.load.kept_games import PAIRS


def test_the_last_played_comes_first_and_is_chosen(desktop):
    desktop.save("old", 5, 100)
    desktop.save("new", 9, 200)
    scene = desktop.list()
    assert ["new", "old"] == [file.path.stem for file in scene.games.files]
    assert isinstance(scene.found, SavedGame)
    assert 9 == scene.found.choices


def test_the_list_is_empty_without_games(desktop):
    scene = desktop.list()
    assert ["back"] == [button.name for button in scene.buttons]


def test_keys_choose_another(desktop):
    desktop.save("old", 5, 100)
    desktop.save("new", 9, 200)
    scene = desktop.list()
    desktop.press(pygame.K_DOWN)
    assert 5 == scene.found.choices
    desktop.press(pygame.K_DOWN)
    assert 5 == scene.found.choices
    desktop.press(pygame.K_UP)
    assert 9 == scene.found.choices


def test_a_long_list_is_scrolled_to_what_is_chosen(desktop):
    for number in range(9):
        desktop.save(f"game {number}", number + 1, number)
    scene = desktop.list()
    for _ in range(8):
        desktop.press(pygame.K_DOWN)
    assert 1 == scene.found.choices
    assert scene.above + scene.rows == len(scene.games.files)
    assert desktop.target("game 8").rect.bottom < 720


def test_the_wheel_scrolls_no_further_than_there_is(desktop):
    for number in range(9):
        desktop.save(f"game {number}", number + 1, number)
    scene = desktop.list()
    for turn, above in ((-2, 2), (-9, 3), (5, 0)):
        desktop.step(1, pygame.event.Event(pygame.MOUSEWHEEL, y=turn, x=0, flipped=False))
        assert above == scene.above


@pytest.mark.parametrize("persons", [0, 1, 2])
def test_every_kind_of_game_can_be_shown(desktop, persons):
    desktop.save("elf", 40, 1, persons, Setup(BANDITS, seed=1, expansions=("elf",)))
    desktop.save("ghost", 40, 2, persons, Setup(("belle", "doc", "ghost"), seed=1, expansions=("ghost",), expert=True))
    desktop.save("pairs", 40, 3, persons, PAIRS)
    desktop.save("set-up", 1, 4, persons, PAIRS)
    desktop.save("over", 9999, 5, persons)
    desktop.list()
    for _ in range(5):
        desktop.picture()
        desktop.press(pygame.K_DOWN)


# deleting


def test_deleting_must_be_confirmed(desktop):
    desktop.save("game", 9, 200)
    scene = desktop.list()
    desktop.press(pygame.K_DELETE)
    assert scene.deleting
    desktop.press(pygame.K_RETURN)
    assert not scene.deleting
    assert 1 == len(desktop.library.files())


def test_while_it_is_asked_arrows_choose_no_other_game(desktop):
    desktop.save("old", 5, 100)
    desktop.save("new", 9, 200)
    scene = desktop.list()
    desktop.press(pygame.K_DELETE)
    desktop.press(pygame.K_DOWN)
    assert (True, 0, "sure") == (scene.deleting, scene.chosen, scene.ring.focused)


def test_a_newer_game_that_is_found_meanwhile_does_not_take_its_place(desktop, monkeypatch):
    desktop.put("old", 5, 100)
    desktop.put("new", 9, 200)
    new, old = desktop.library.files()
    come = Event()

    def look(*_):
        yield old
        come.wait()
        yield new

    monkeypatch.setattr(Library, "look", look)
    desktop.show(LoadScene(desktop.context, desktop.program.games, desktop.program.go_on, desktop.program.watch))
    scene = desktop.top
    desktop.until(lambda: scene.found is not None, frames=10**7)
    desktop.press(pygame.K_DELETE)
    come.set()
    desktop.until(lambda: len(scene.files) == 2, frames=10**7)
    assert (True, 5) == (scene.deleting, scene.found.choices)


def test_that_it_cannot_be_deleted_is_told_until_another_is_chosen(desktop, monkeypatch):
    desktop.put("old", 9, 100)
    desktop.put("game", 9, 200)
    scene = desktop.list()

    def delete(_path):
        raise NotKept("forbidden", desktop.library.folder)

    monkeypatch.setattr(desktop.library, "delete", delete)
    desktop.press(pygame.K_DELETE)
    desktop.press_button("sure")
    assert STRICT("load-not-deleted", file="game.coltexpress") == scene.said
    desktop.press(pygame.K_DOWN)
    assert "" == scene.said


def test_confirmed_it_is_gone_and_the_next_is_chosen(desktop):
    desktop.save("old", 5, 100)
    desktop.save("new", 9, 200)
    scene = desktop.list()
    desktop.press(pygame.K_DELETE)
    desktop.press_button("sure")
    assert ["old"] == [file.path.stem for file in desktop.library.files()]
    assert 5 == scene.found.choices


def test_escape_keeps_it_and_then_goes_back(desktop):
    desktop.save("game", 9, 200)
    scene = desktop.list()
    desktop.press(pygame.K_DELETE)
    desktop.press(pygame.K_ESCAPE)
    assert desktop.top is scene
    desktop.press(pygame.K_ESCAPE)
    assert isinstance(desktop.top, TitleScene)


def test_that_the_folder_cannot_be_looked_into_is_told(desktop):
    desktop.list()
    empty = desktop.picture()
    desktop.library.folder.write_text("in the way")
    assert "cannot be looked into" in desktop.list()._nothing()
    assert empty != desktop.picture()


def test_a_file_of_tomorrow_bears_its_date():
    """Clocks are put back, and files come from elsewhere."""
    now = datetime(2026, 5, 3, 12, 0, tzinfo=UTC)
    words = STRICT

    assert date_of(words, now + timedelta(days=1), now) == words("load-date", day="4", month=words("month-5"))
