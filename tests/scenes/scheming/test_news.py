"""What happened since a person's last choice: told in a strip, and shown on the train when he wants it."""

import pygame
import pytest
from pygame.event import Event

from game.engine.events import CardPlayed
from game.engine.phases.scheming import Play
from game.scenes.replay.scene import ReplayScene
from game.scenes.scheming.news import AREA, News
from game.scenes.scheming.scene import SchemingScene
from game.ui.prompt import SCHEMING
from tests.scenes.desktop import CurtainScene, Desktop, _app, people


def second_person() -> Desktop:
    """The second person has opened the curtain, after the first has played a card."""
    desktop = Desktop()
    desktop.match(people(3))
    desktop.until_asked()
    scene = desktop.top
    assert isinstance(scene, SchemingScene)
    desktop.click(desktop.target("card 0").rect.center)
    desktop.click(desktop.target("play").rect.center)
    desktop.until_asked()
    return desktop


def test_the_strip_has_a_button_that_shows_it_on_the_train():
    desktop = second_person()
    seat, session = desktop.session.to_move, desktop.session
    desktop.click(desktop.target("watch news").rect.center)
    desktop.step(1)
    replay = desktop.top
    assert isinstance(replay, ReplayScene)
    assert replay.recording.moment <= session.last_choice(seat) + 1
    assert replay.recording.seat is None, "through everybody's eyes"


def test_what_is_shown_ends_with_the_present():
    desktop = second_person()
    desktop.click(desktop.target("watch news").rect.center)
    desktop.step(1)
    replay = desktop.top
    assert isinstance(replay, ReplayScene)
    desktop.until(lambda: replay.recording.at_end)
    played = [one for group in replay.recording.session.groups for one in group if isinstance(one, CardPlayed)]
    assert len(played) == len(replay.recording.state.pile)


def test_the_hand_lies_open_again_afterwards():
    desktop = second_person()
    seat = desktop.session.to_move
    desktop.click(desktop.target("watch news").rect.center)
    desktop.step(1)
    desktop.press(pygame.K_ESCAPE)
    desktop.step(2)
    assert isinstance(desktop.top, SchemingScene)
    assert desktop.flow.hand == seat
    assert desktop.asked


def test_the_strip_can_be_closed():
    desktop = second_person()
    desktop.click(desktop.target("close news").rect.center)
    assert not desktop.top.news.shown
    assert "watch news" not in [target.name for target in desktop.top.ring.targets]


def test_it_stands_longer_the_more_it_tells():
    """Three seconds, and one and a half for each thing."""
    news = second_person().top.news
    news.show(news._seat)
    assert 1 == len(news._told)
    assert not news.update(4.4, yields=False)
    assert news.update(0.2, yields=False)


def test_it_folds_away_when_it_has_been_read():
    desktop = second_person()
    assert desktop.top.news.shown
    desktop.until(lambda: not desktop.top.news.shown, 60 * 20)
    assert desktop.asked


@pytest.mark.parametrize("opened", ["look", "log"])
def test_it_yields_to_whatever_is_opened(opened):
    desktop = second_person()
    desktop.click(desktop.target(opened).rect.center)
    desktop.step(1)
    assert not desktop.top.news.shown


def test_it_yields_to_a_card_that_is_pointed_at():
    desktop = second_person()
    at = desktop.target("card 0").rect.midleft
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=(at[0] + 9, at[1]), rel=(9, 9), buttons=(0, 0, 0)))
    desktop.step(20)
    assert not desktop.top.news.shown


def told(count: int) -> News:
    """A strip that tells so many things."""
    desktop = second_person()
    news = desktop.top.news
    news._told = [("tuco", "", f"played Fire {nth}") for nth in range(count)]
    return news


@pytest.mark.parametrize(("count", "named"), [(1, True), (3, False)])
def test_all_of_it_is_told_as_long_as_it_fits(count, named):
    news = told(count)
    assert ([("tuco", f"played Fire {nth}") for nth in range(count)], named) == news.fitting(_app().kit, 430)


def test_of_more_the_newest_are_told():
    shown, named = told(9).fitting(_app().kit, 430)
    assert not named
    assert 0 < len(shown) < 9
    assert ("tuco", "played Fire 8") == shown[-1]


def test_it_lies_over_nobody_on_the_train():
    """But in the place of the question."""
    desktop = second_person()
    strip = desktop.app.kit.scale.rect(*AREA)
    assert strip.contains(desktop.app.kit.scale.rect(*SCHEMING))
    assert strip.top > desktop.top.table.plan.strips_top


def test_between_two_cards_of_one_s_own_the_curtain_stays_open():
    """Speeding up: two in a row."""
    desktop = Desktop()
    desktop.match(people(3))
    for _ in range(40):
        desktop.until_asked()
        state = desktop.session.state
        if state.phase == "scheming" and state.round_card.turns[state.turn] == "2":
            break
        desktop.top.choose(state.offered[0])
    seat = desktop.session.to_move
    desktop.top.choose(next(option for option in desktop.session.state.offered if isinstance(option, Play)))
    desktop.until(lambda: desktop.asked or isinstance(desktop.top, CurtainScene))
    assert not isinstance(desktop.top, CurtainScene)
    assert (seat, seat) == (desktop.session.to_move, desktop.flow.hand)
    desktop.top.choose(next(option for option in desktop.session.state.offered if isinstance(option, Play)))
    desktop.until(lambda: desktop.asked or isinstance(desktop.top, CurtainScene))
    assert isinstance(desktop.top, CurtainScene)
