"""The ways to a replay and back: from the end of a match, from the saved games, from the title, from a file's name."""

import pygame
import pytest

from game.record.library import load
from game.record.scribe import Scribe
from game.scenes.load.scene import LoadScene
from game.scenes.replay.naming import NamingScene
from game.scenes.replay.scene import ReplayScene
from game.scenes.scoring.scene import ScoringScene
from game.scenes.title import TitleScene
from tests.scenes.finished import session as finished
from tests.scenes.load.kept_games import WithGames


@pytest.fixture
def desktop(tmp_path):
    return WithGames(tmp_path / "games")


def ended(desktop: WithGames, title: str = "the end") -> None:
    """Save a game that has been played to its end, and show its end."""
    match = finished(3, seed=5)
    Scribe(desktop.library, title).rename(title, match.record())
    desktop.show(desktop.program.title())
    desktop.program.go_on(desktop.library.files()[0].path)
    desktop.step(2)
    assert isinstance(desktop.top, ScoringScene)


def titles(desktop: WithGames) -> list[str]:
    return sorted(shelved.path.stem for shelved in desktop.library.files())


def test_from_the_end_of_a_match_and_back(desktop):
    ended(desktop)
    desktop.press_button("replay")
    assert isinstance(desktop.top, ReplayScene)
    desktop.press(pygame.K_ESCAPE)

    assert isinstance(desktop.top, ScoringScene)


def test_the_title_lists_only_games_that_have_ended(desktop):
    desktop.save("under way", 9, 300)
    ended(desktop)
    desktop.show(desktop.program.title())
    desktop.press_button("replays")
    desktop.step(3)

    assert [shelved.path.stem for shelved in desktop.top.files] == ["the end"]


def test_from_the_list_of_ended_games_and_back(desktop):
    ended(desktop)
    desktop.show(desktop.program.title())
    desktop.press_button("replays")
    desktop.step(3)
    desktop.press(pygame.K_RETURN)
    assert isinstance(desktop.top, ReplayScene)
    desktop.press(pygame.K_ESCAPE)

    assert isinstance(desktop.top, LoadScene)


def test_where_no_game_has_ended_nothing_can_be_watched(desktop):
    desktop.save("under way", 9, 300)
    desktop.show(desktop.program.title())
    desktop.press_button("replays")
    desktop.step(3)

    assert desktop.top.ring.find("watch") is None


def test_a_saved_game_under_way_is_watched_through_everybodys_eyes(desktop):
    desktop.save("under way", 30, 300)
    desktop.list()
    desktop.press_button("watch")

    assert isinstance(desktop.top, ReplayScene)
    assert desktop.top.recording.watchers == ()


def test_watching_changes_no_file(desktop):
    desktop.save("under way", 30, 300)
    path = desktop.library.files()[0].path
    before = path.read_bytes()
    desktop.list()
    desktop.press_button("watch")
    for _ in range(300):
        desktop.wait()

    assert path.read_bytes() == before


def test_a_game_that_went_away_meanwhile_is_told_of_and_listed_no_more(desktop):
    ended(desktop)
    scene = desktop.list()
    desktop.library.delete(desktop.library.files()[0].path)
    desktop.press_button("watch")

    assert desktop.top is scene
    assert "cannot be opened" in scene.said
    desktop.until(lambda: not scene.files)


# the name


def typed(desktop: WithGames, letters: str) -> None:
    for letter in letters:
        desktop.step(1, pygame.event.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter, scancode=0))
        desktop.step(1, pygame.event.Event(pygame.TEXTINPUT, text=letter))


def test_a_game_gets_the_name_that_is_typed_and_is_the_same(desktop):
    ended(desktop)
    whole = load(desktop.library.files()[0].path).entries
    desktop.press_button("save")
    desktop.step(2)
    typed(desktop, "the ending")
    desktop.press(pygame.K_RETURN)

    assert titles(desktop) == ["the ending"]
    assert load(desktop.library.files()[0].path).entries == whole


def test_escape_leaves_the_name_as_it_was(desktop):
    ended(desktop)
    desktop.press_button("save")
    desktop.step(2)
    typed(desktop, "the ending")
    desktop.press(pygame.K_ESCAPE)

    assert titles(desktop) == ["the end"]
    assert isinstance(desktop.top, ScoringScene)


def test_a_name_that_another_game_has_gets_a_number(desktop):
    desktop.save("the ending", 9, 100)
    ended(desktop)
    desktop.press_button("save")
    desktop.step(2)
    typed(desktop, "the ending")
    desktop.press(pygame.K_RETURN)

    assert titles(desktop) == ["the ending", "the ending 2"]


def test_a_game_cannot_be_nameless(desktop):
    ended(desktop)
    desktop.press_button("save")
    scene = desktop.top
    assert isinstance(scene, NamingScene)
    scene._rename("  ")

    assert desktop.target("save").reason
    scene._save()
    assert titles(desktop) == ["the end"]


def test_where_nothing_can_be_written_the_game_stays_as_it_was(desktop, monkeypatch):
    ended(desktop)
    desktop.press_button("save")
    scene = desktop.top
    assert isinstance(scene, NamingScene)

    def full(*_: object) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr("game.whole_file.os.fsync", full)
    scene._rename("another")
    scene._save()

    assert titles(desktop) == ["the end"]
    assert not scene.done
    assert str(desktop.library.folder) in scene.fault


def test_what_went_wrong_with_a_name_is_told_of_no_other(desktop):
    ended(desktop)
    desktop.press_button("save")
    scene = desktop.top
    scene.fault = "It could not be written."
    typed(desktop, "another")

    assert "" == scene.fault


def test_the_title_can_still_be_reached_from_the_end(desktop):
    ended(desktop)
    desktop.press_button("title")

    assert isinstance(desktop.top, TitleScene)
