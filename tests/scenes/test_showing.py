"""While something is shown a press finishes it, and does nothing else; closing the window ends the program."""

from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.scenes.action.scene import ActionScene
from game.scenes.curtain.scene import CurtainScene
from game.scenes.menu import MenuScene
from game.scenes.scheming.scene import SchemingScene
from game.scenes.scoring.scene import ScoringScene
from game.scenes.setup.scene import SetupScene
from game.scenes.title import TitleScene
from tests.scenes.desktop import Desktop, people


def asked_in(kind: type) -> Desktop:
    """An open table whose person has to choose in a scene of a kind."""
    desktop = Desktop()
    desktop.match(people(4, open_table=True), 7, instant=True)
    for _ in range(200):
        desktop.until_asked()
        if isinstance(desktop.top, kind):
            desktop.context.instant = False
            return desktop
        choose_first(desktop)
    raise TimeoutError(kind)


def choose_first(desktop: Desktop) -> None:
    """Make the first choice on offer, whatever it is."""
    if isinstance(desktop.top, SchemingScene):
        desktop.top.choose(desktop.top.pick.offered[0])
    else:
        desktop.top._choose(desktop.top.choosing.steps()[0])


def showing_in(kind: type[Any]) -> Desktop:
    """An open table where something is being shown in a scene of a kind."""
    desktop = asked_in(kind)
    for _ in range(400):
        if isinstance(desktop.top, kind) and desktop.top.showing and (desktop.top.board.busy or desktop.top.pause):
            return desktop
        if desktop.asked:
            choose_first(desktop)
        desktop.wait()
    raise TimeoutError(kind)


@pytest.mark.parametrize("kind", [SchemingScene, ActionScene])
def test_so_does_the_mouses_right_button_and_opens_no_menu(kind):
    desktop = showing_in(kind)
    desktop.top.handle(Event(pygame.MOUSEBUTTONDOWN, pos=(640, 130), button=pygame.BUTTON_RIGHT))
    assert not desktop.top.board.busy
    assert not desktop.stack.changing


@pytest.mark.parametrize("kind", [SchemingScene, ActionScene])
def test_at_a_question_from_which_nothing_leads_back_it_does_nothing(kind):
    desktop = asked_in(kind)
    desktop.until(lambda: not desktop.top.showing)
    desktop.top.handle(Event(pygame.MOUSEBUTTONDOWN, pos=(640, 130), button=pygame.BUTTON_RIGHT))
    assert not desktop.stack.changing


@pytest.mark.parametrize("kind", [SchemingScene, ActionScene])
@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_1, pygame.K_9])
def test_a_key_finishes_what_is_shown_and_chooses_nothing(kind, key):
    desktop = showing_in(kind)
    desktop.top.ring.focused = "speed"
    choices, pace = list(desktop.session.choices), desktop.context.pace
    desktop.top.handle(Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    assert not desktop.top.board.busy
    assert desktop.top.pause == 0
    assert (choices, pace) == (desktop.session.choices, desktop.context.pace)


@pytest.mark.parametrize("kind", [SchemingScene, ActionScene])
def test_a_click_finishes_what_is_shown_and_chooses_nothing(kind):
    """Wherever it falls: not even what will be a target when everything is shown is pressed by it."""
    desktop = showing_in(kind)
    choices = list(desktop.session.choices)
    for at in ((640, 620), (100, 650), (640, 330)):
        desktop.top.handle(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        assert not desktop.top.board.busy
        desktop.top.handle(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    desktop.wait()
    assert choices == desktop.session.choices[: len(choices)]
    assert desktop.session.choices == choices
    assert getattr(desktop.top, "lifted", None) is None


def test_the_speed_button_works_while_something_is_shown():
    desktop = showing_in(ActionScene)
    desktop.click(desktop.target("speed").rect.center)
    assert desktop.context.pace == 2.0


def test_escape_opens_the_menu_and_the_match_stands_still():
    desktop = showing_in(ActionScene)
    seen = desktop.flow.public.seen
    match = desktop.flow
    desktop.press(pygame.K_ESCAPE)
    assert isinstance(desktop.top, MenuScene)
    desktop.step(100)
    assert match.public.seen == seen
    desktop.press(pygame.K_ESCAPE)
    assert isinstance(desktop.top, ActionScene)


def test_the_menu_leads_back_to_the_title():
    desktop = asked_in(SchemingScene)
    desktop.press(pygame.K_ESCAPE)
    desktop.click(desktop.target("leave").rect.center)
    assert isinstance(desktop.top, TitleScene)


def test_escape_puts_a_lifted_card_back_before_it_opens_the_menu():
    desktop = asked_in(SchemingScene)
    desktop.press(pygame.K_1)
    assert desktop.top.pick.lifted == 0
    desktop.press(pygame.K_ESCAPE)
    assert desktop.top.pick.lifted is None
    desktop.press(pygame.K_ESCAPE)
    assert isinstance(desktop.top, MenuScene)


# closing the window


def scene_of(kind: type) -> Desktop:
    """The window with a scene of a kind."""
    desktop = Desktop()
    if kind is TitleScene:
        desktop.show(desktop.program.title())
    elif kind is SetupScene:
        desktop.show(desktop.program.title())
        desktop.program.set_up()
        desktop.stack.settle(desktop.app.kit)
    elif kind is CurtainScene:
        desktop.match(people(4))
        desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    elif kind is ScoringScene:
        desktop.match(people(4, 0), instant=True)
        desktop.play_out()
    else:
        return asked_in(ActionScene if kind is MenuScene else kind)
    return desktop


SCENES = (TitleScene, SetupScene, CurtainScene, SchemingScene, ActionScene, MenuScene, ScoringScene)


@pytest.mark.parametrize(
    ("kind", "closing"), [*((kind, pygame.QUIT) for kind in SCENES), (TitleScene, pygame.WINDOWCLOSE)]
)
def test_closing_the_window_ends_the_program_at_once(kind, closing):
    desktop = scene_of(kind)
    if kind is MenuScene:
        desktop.press(pygame.K_ESCAPE)
    assert isinstance(desktop.top, kind)
    desktop.step(1, Event(closing))
    assert desktop.top is None
    desktop.step(3)
    assert desktop.top is None


@pytest.mark.parametrize("kind", [SchemingScene, ActionScene])
def test_closing_ends_it_while_something_is_shown(kind):
    desktop = showing_in(kind)
    desktop.step(1, Event(pygame.QUIT))
    assert desktop.top is None


def test_closing_ends_it_whatever_else_comes_in_with_the_frame():
    """A press that leads to another scene in the same frame does not bring the window back."""
    desktop = scene_of(TitleScene)
    enter = Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    desktop.step(1, enter, Event(pygame.QUIT))
    assert desktop.top is None
    desktop = scene_of(TitleScene)
    desktop.step(1, Event(pygame.QUIT), enter)
    assert desktop.top is None


def test_closing_the_menu_twice_in_a_frame_closes_it_once():
    """A stalled computer gets both presses at once; the match beneath must stay."""
    desktop = asked_in(SchemingScene)
    desktop.press(pygame.K_ESCAPE)
    escape = Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
    desktop.step(1, escape, escape)
    assert isinstance(desktop.top, SchemingScene)


def test_the_menu_opened_in_the_last_frame_of_a_showing_stays_open():
    """The scene beneath may not lead on in the frame in which it was covered."""
    desktop = showing_in(ActionScene)
    desktop.step(1, Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""), dt=100)
    assert isinstance(desktop.top, MenuScene)


def test_for_whom_nothing_moves_marks_do_not_breathe():
    desktop = asked_in(SchemingScene)
    desktop.app.settings.change(reduced_motion=True)
    before = desktop.top.seconds
    desktop.wait()
    assert before == desktop.top.seconds
