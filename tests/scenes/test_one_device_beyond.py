"""With one device alone, beyond a match under way: saved games, replays, the count, statistics, rules and puzzles."""

import pygame
import pytest

from game.scenes.how_to_play.scene import HowToPlayScene
from game.scenes.load.scene import LoadScene
from game.scenes.puzzles.choosing import ChoosingScene
from game.scenes.puzzles.scene import PuzzleScene
from game.scenes.replay.scene import ReplayScene
from game.scenes.scoring.scene import ScoringScene
from game.scenes.statistics.scene import StatisticsScene, Whose
from game.scenes.title import TitleScene
from tests.scenes.load.kept_games import WithGames
from tests.scenes.replay.test_ways import ended
from tests.scenes.statistics.figures import figures
from tests.scenes.test_matches import button
from tests.scenes.test_one_device import HANDS, Pad

COUNTED = 900  # frames after which all money is counted


@pytest.fixture(params=HANDS, ids=lambda hand: hand.__name__)
def hand(request, tmp_path):
    return request.param(WithGames(tmp_path / "games"))


def at_title(hand) -> None:
    hand.desktop.show(hand.desktop.program.title())
    hand.desktop.step(30)


def press(hand, name: str) -> None:
    hand.press(name)
    hand.desktop.step(30)


def back(hand) -> None:
    hand.back()
    hand.desktop.step(3)


@pytest.mark.parametrize("way", ["load", "replays"])
def test_the_lists_of_games_are_left_again(hand, way):
    hand.desktop.put("under way", 9, 300)
    ended(hand.desktop)
    at_title(hand)
    press(hand, way)
    assert isinstance(hand.desktop.top, LoadScene)
    back(hand)
    assert isinstance(hand.desktop.top, TitleScene)


def test_another_game_of_the_list_is_gone_on_with(hand):
    hand.desktop.put("newer", 9, 600)
    hand.desktop.put("older", 30, 300)
    at_title(hand)
    press(hand, "load")
    hand.next("game 1")
    hand.desktop.step(3)
    press(hand, "play")
    assert 30 == len(hand.desktop.session.choices)


def test_a_game_is_deleted_only_after_a_question(hand):
    hand.desktop.put("alone", 9, 600)
    at_title(hand)
    press(hand, "load")
    if isinstance(hand, Pad):  # up and down choose games there, left and right what is done with one
        for number in (pygame.CONTROLLER_BUTTON_DPAD_RIGHT,) * 2:
            hand.next("", number)
        button(hand.desktop, pygame.CONTROLLER_BUTTON_A)
        hand.desktop.step(3)
    else:
        press(hand, "delete")
    assert hand.desktop.library.files()
    press(hand, "sure")
    assert not hand.desktop.library.files()


def test_a_replay_is_stepped_through_and_left(hand):
    ended(hand.desktop)
    at_title(hand)
    press(hand, "replays")
    press(hand, "watch")
    assert isinstance(hand.desktop.top, ReplayScene)
    before = hand.desktop.top.recording.moment
    hand.next("step", pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    hand.desktop.step(90)
    assert before < hand.desktop.top.recording.moment
    back(hand)
    assert isinstance(hand.desktop.top, LoadScene)


def test_from_the_count_there_is_the_replay_and_a_way_back(hand):
    ended(hand.desktop)
    hand.desktop.step(COUNTED)
    press(hand, "replay")
    assert isinstance(hand.desktop.top, ReplayScene)
    back(hand)
    assert isinstance(hand.desktop.top, ScoringScene)


def test_from_the_count_one_comes_to_the_title(hand):
    ended(hand.desktop)
    hand.desktop.step(COUNTED)
    press(hand, "title")
    assert isinstance(hand.desktop.top, TitleScene)


def test_the_statistics_are_looked_at_and_left(hand):
    desktop = hand.desktop
    desktop.show(desktop.program.title())
    desktop.stack.push(StatisticsScene(desktop.context, figures(8)))
    desktop.step(3)
    hand.next("bandits", pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert Whose.BANDITS is desktop.top.whose
    back(hand)
    assert isinstance(desktop.top, TitleScene)


def test_another_page_of_the_rules_is_opened(hand):
    at_title(hand)
    press(hand, "rules")
    hand.next("page setup")
    hand.desktop.step(3)
    assert isinstance(hand.desktop.top, HowToPlayScene)
    assert "setup" == hand.desktop.top.page.key
    back(hand)
    assert isinstance(hand.desktop.top, TitleScene)


def test_a_puzzle_is_begun_and_left(hand):
    at_title(hand)
    press(hand, "puzzles")
    press(hand, "puzzle 2")
    press(hand, "try")
    assert isinstance(hand.desktop.top, PuzzleScene)
    press(hand, "card 1")
    assert 1 in hand.desktop.top.planning.laid
    back(hand)
    assert isinstance(hand.desktop.top, ChoosingScene)
