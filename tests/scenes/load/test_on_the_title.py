"""What the title offers of the games in the folder."""

import re
from threading import Event

import pygame
import pytest

from game.record.library import Library
from game.scenes.curtain.scene import CurtainScene
from game.scenes.load import saved_games
from game.scenes.load.saved_games import A_LITTLE
from game.scenes.load.scene import LoadScene
from game.scenes.setup.scene import SetupScene
from game.scenes.title import AT_FIRST
from game.session import Session
from tests.scenes.load.kept_games import OLDER


def names(desktop) -> list[str]:
    """Where the title leads when it has found out about all games."""
    desktop.show(desktop.program.title())
    desktop.until(lambda: not desktop.program.games.searching)
    return [button.name for button in desktop.top.buttons]


def test_the_title_offers_the_game_under_way_first(desktop):
    desktop.save("game", 9, 200)
    desktop.save("over", 9999, 300)
    desktop.spoil("broken", 400)
    assert "continue" == names(desktop)[0]
    desktop.press(pygame.K_RETURN)
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    assert 9 == len(desktop.session.choices)


def test_where_it_is_no_more_when_it_is_wanted_the_list_of_games_tells_why(desktop):
    desktop.put("game", 9, 200)
    assert "continue" == names(desktop)[0]
    (desktop.library.folder / "game.coltexpress").write_text("gone")
    desktop.press(pygame.K_RETURN)
    desktop.step(2)
    assert isinstance(desktop.top, LoadScene)


def test_without_one_it_offers_a_new_game_first(desktop):
    desktop.save("over", 9999, 300)
    assert "new" == names(desktop)[0]


def test_the_title_does_not_follow_all_the_games_that_are_over(desktop, monkeypatch):
    monkeypatch.setattr(saved_games, "LOOKED_AT", 3)
    for number in range(5):
        desktop.put(f"over {number}", 9999, 300)
    begun, begin = [], Session.begin
    monkeypatch.setattr(Session, "begin", lambda record: begun.append(record) or begin(record))
    assert "new" == names(desktop)[0]
    assert 3 == len(begun)


def test_the_game_that_was_saved_last_is_offered_whichever_file_was_touched_last(desktop):
    desktop.save("new", 9, 200)
    desktop.save("old", 5, 100)
    assert "continue" == names(desktop)[0]
    assert 9 == desktop.program.games.under_way.choices


def test_after_a_change_of_rules_the_title_is_there_at_once(desktop, followed):
    """Many games cannot be followed any more; the one that can is looked for while the train rides on."""
    for number in range(12):
        desktop.spoil(f"older {number}", 300, lambda text: re.sub(*OLDER, text))
    desktop.save("game", 9, 200)
    followed.clear()
    desktop.show(desktop.program.title())
    assert len(followed) <= AT_FIRST
    waiting = desktop.top.buttons[0]
    assert ("continue", "new") == (waiting.name, desktop.top.ring.focused)
    assert waiting.reason
    while desktop.program.games.searching:
        before = len(followed)
        desktop.wait()
        assert len(followed) - before <= A_LITTLE
    assert ("continue", "continue") == (desktop.top.buttons[0].name, desktop.top.ring.focused)
    assert not desktop.top.buttons[0].reason


def test_a_button_that_comes_late_does_not_take_the_focus_from_whoever_uses_the_menu(desktop):
    for number in range(9):
        desktop.spoil(f"older {number}", 300, lambda text: re.sub(*OLDER, text))
    desktop.save("game", 9, 200)
    desktop.show(desktop.program.title())
    desktop.press(pygame.K_DOWN)
    desktop.until(lambda: not desktop.program.games.searching)
    assert "learn" == desktop.top.ring.focused


def test_a_disk_that_sleeps_keeps_nobody_from_the_title(desktop, monkeypatch):
    desktop.save("game", 9, 200)
    awake = Event()
    look = Library.look
    monkeypatch.setattr(Library, "look", lambda library, known: awake.wait() and look(library, known))
    desktop.show(desktop.program.title())
    desktop.step(3)
    assert desktop.top.buttons[0].reason
    desktop.press(pygame.K_RETURN)
    assert isinstance(desktop.top, SetupScene)
    desktop.show(desktop.program.title())
    awake.set()
    desktop.until(lambda: not desktop.top.buttons[0].reason, frames=10**7)
    assert "continue" == desktop.top.buttons[0].name


def test_what_breaks_a_look_into_the_folder_off_is_not_swallowed(desktop, monkeypatch):
    """Else there would be a list that lacks games, and no report of what is wrong."""
    monkeypatch.setattr(Library, "look", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        desktop.list()
