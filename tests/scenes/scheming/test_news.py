"""What happened since a person's last choice: told in a strip, and shown on the train when he wants it."""

import pygame

from game.engine.events import CardPlayed
from game.scenes.replay.scene import ReplayScene
from game.scenes.scheming.scene import SchemingScene
from tests.scenes.desktop import Desktop, people


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
