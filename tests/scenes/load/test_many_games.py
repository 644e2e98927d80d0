"""A folder of many games: they are found, followed and remembered little by little."""

import re
from dataclasses import replace
from threading import Event

import pygame

from game.record.library import Library
from game.scenes.load import saved_games
from game.scenes.load.saved_games import A_GAME, A_LITTLE, SavedGame, Unreadable
from game.scenes.load.scene import LoadScene
from game.scenes.load.sentences import turn_of
from tests.scenes.desktop import STRICT
from tests.scenes.load.kept_games import OLDER, PAIRS


def test_the_list_fills_as_the_files_are_found_and_nothing_jumps(desktop, monkeypatch):
    for second in range(9):
        desktop.put(f"game {second}", second + 1, second)
    order = [3, 1, 7, 0, 8, 2, 4, 5, 6]
    found = {file.path.stem: file for file in desktop.library.files()}
    come = [Event() for _ in order]

    def look(_library, _known):
        for number, event in zip(order, come, strict=True):
            event.wait()
            yield found[f"game {number}"]

    monkeypatch.setattr(Library, "look", look)
    desktop.show(LoadScene(desktop.context, desktop.program.games, desktop.program.go_on, desktop.program.watch))
    scene = desktop.top
    assert [] == scene.files
    for number, event in enumerate(come):
        event.set()
        desktop.until(lambda number=number: number < len(scene.files), frames=10**7)
        desktop.until(lambda: scene.found is not None, frames=10**7)
        desktop.picture()
        if number == 2:
            assert 8 == scene.found.choices  # as long as nobody chooses, it is the newest
            desktop.press(pygame.K_DOWN)
        if number >= 2:
            assert 4 == scene.found.choices
            assert 0 <= scene.chosen - scene.above < scene.rows
    assert [f"game {number}" for number in range(8, -1, -1)] == [file.path.stem for file in scene.files]


def test_in_a_frame_only_so_much_is_followed_as_there_is_time_for(desktop, followed):
    for number in range(7):
        desktop.put(f"over {number}", 9999, number)
    desktop.show(LoadScene(desktop.context, desktop.program.games, desktop.program.go_on, desktop.program.watch))
    while desktop.top.restless:
        before = len(followed)
        desktop.wait()
        assert len(followed) - before <= A_LITTLE


def test_of_many_games_only_some_are_remembered_and_none_of_what_led_to_the_damage(desktop, monkeypatch):
    """Five hundred records and the calls that read them are a gigabyte."""
    monkeypatch.setattr(saved_games, "KEPT", 5)
    games = desktop.program.games
    for number in range(9):
        desktop.spoil(f"older {number}", 300, lambda text: re.sub(*OLDER, text))
    desktop.save("over", 9999, 200)
    games.look()
    while not games.all_known:
        games.find_out_all()
    assert ["over"] == [file.path.stem for file in games.ended]
    known = [found for file in games.files if (found := games.known(file)) is not None]
    assert 5 == len(known)
    damages = [found.damage for found in known if isinstance(found, Unreadable)]
    assert {("older", 20)} == {(damage.key, damage.choice) for damage in damages}
    assert {(None, None)} == {(damage.record, damage.__traceback__) for damage in damages}


def test_what_was_forgotten_is_found_out_again_when_it_is_seen(desktop, monkeypatch):
    monkeypatch.setattr(saved_games, "KEPT", 7)
    for number in range(12):
        desktop.put(f"game {number}", number + 1, number)
    desktop.list()
    for _ in range(11):
        desktop.press(pygame.K_DOWN)
    assert 1 == desktop.looked_into().found.choices
    for _ in range(11):
        desktop.press(pygame.K_UP)
    assert 12 == desktop.looked_into().found.choices


def test_the_finished_games_come_one_by_one_newest_first(desktop):
    for number in range(5):
        desktop.put(f"over {number}", 9999, number)
        desktop.put(f"game {number}", 5, number)
    desktop.program.saved_games(ended=True)
    desktop.stack.settle(desktop.app.kit)
    scene, seen = desktop.top, set()
    while scene.restless:
        desktop.wait()
        seen.add(tuple(file.path.stem[-1] for file in scene.files))
    assert {("4", "3", "2", "1", "0"), ("4",), ()} <= seen
    assert scene.found.over
    assert "watch" == scene.ring.focused


def test_a_finished_game_that_was_forgotten_and_found_out_again_is_listed_once(desktop, monkeypatch):
    monkeypatch.setattr(saved_games, "KEPT", 1)
    for number in range(2):
        desktop.put(f"over {number}", 9999, number)
    games = desktop.program.games
    games.look()
    for file in (*games.files, games.files[0]):
        while games.known(file) is None:  # the disk may be slow
            games.find_out([file], A_GAME)
    assert games.files == games.ended


def test_a_pair_has_won_its_money_together(desktop):
    desktop.save("pairs", 999, 1, 0, PAIRS)
    book = desktop.list().found
    assert isinstance(book, SavedGame)
    assert book.over
    assert not turn_of(STRICT, book).endswith("each")


def test_who_has_won_is_told_with_his_own_money_though_another_is_richer(desktop):
    """By his token of the Elf, or as Ghost with the suitcase."""
    desktop.save("elf", 999, 1, 0)
    book = desktop.list().found
    book.public.result = replace(book.public.result, winners=(1,), scores=(2000, 750, 500))

    assert "750" in turn_of(STRICT, book)


def test_what_was_asked_for_last_is_remembered_longest(desktop, monkeypatch):
    monkeypatch.setattr(saved_games, "KEPT", 2)
    games = desktop.program.games
    for number in range(3):
        desktop.put(f"game {number}", number + 1, number)
    games.look()
    first, second, third = games.files
    for file in (first, second, first, third):
        while games.known(file) is None:
            games.find_out([file])
        games.find_out([file])

    assert [True, False, True] == [games.known(file) is not None for file in (first, second, third)]
