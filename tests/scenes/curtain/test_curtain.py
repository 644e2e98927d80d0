"""The curtain opens only by a press that was made anew and held; the last person's key does not open it."""

import pygame
import pytest
from pygame.event import Event

from game.scenes.curtain.scene import CurtainScene
from game.scenes.menu import MenuScene
from game.scenes.scheming.scene import SchemingScene
from game.ui.gamepad import pressed, released
from tests.scenes.desktop import FRAME, Desktop, people

ENTER = pygame.K_RETURN


@pytest.fixture
def desktop() -> Desktop:
    """A match of four people that has come to its first curtain."""
    found = Desktop()
    found.match(people(4))
    found.until(lambda: isinstance(found.top, CurtainScene))
    return found


def test_it_opens_after_six_tenths_of_a_second(desktop):
    desktop.step()
    desktop.down(ENTER)
    desktop.step(34)
    assert 0 < desktop.top.filled < 1
    assert not desktop.top.opening
    desktop.step(2)
    assert desktop.top.opening > 0
    desktop.step(30)
    assert isinstance(desktop.top, SchemingScene)
    assert desktop.flow.hand == desktop.session.to_move


def test_a_mouse_button_opens_it_too(desktop):
    desktop.step()
    desktop.step(1, Event(pygame.MOUSEBUTTONDOWN, pos=(640, 490), button=1))
    desktop.step(37)
    assert desktop.top.opening > 0


@pytest.mark.parametrize("button", [2, 3])
def test_other_mouse_buttons_do_not(desktop, button):
    desktop.step()
    desktop.step(60, Event(pygame.MOUSEBUTTONDOWN, pos=(640, 490), button=button))
    assert desktop.top.filled == 0


def test_letting_go_early_empties_the_bar(desktop):
    desktop.step()
    desktop.hold(0.5)
    assert desktop.top.filled > 0.5
    desktop.step(10)
    assert desktop.top.filled == 0
    assert desktop.flow.hand is None


def test_two_short_presses_are_not_a_long_one(desktop):
    desktop.step()
    for _ in range(4):
        desktop.hold(0.4)
        desktop.step(10)
    assert isinstance(desktop.top, CurtainScene)
    assert not desktop.top.opening


def test_the_last_persons_held_key_does_not_open_it(desktop):
    """It was down when the curtain fell: whatever comes in before everything is let go does not count."""
    desktop.down(pygame.K_SPACE)
    desktop.down(ENTER)
    desktop.step(120)
    assert desktop.top.filled == 0
    desktop.up(pygame.K_SPACE)
    desktop.up(ENTER)
    desktop.step(60)
    assert desktop.top.filled == 0
    desktop.hold(0.7)
    assert desktop.top.opening > 0


def test_the_choice_itself_does_not_open_the_next_curtain(desktop):
    """Enter plays a card, stays down while the curtain falls, and opens nothing."""
    desktop.open_curtain()
    desktop.until(lambda: desktop.asked)
    desktop.press(pygame.K_1)
    desktop.down(ENTER)
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    desktop.step(100)
    assert isinstance(desktop.top, CurtainScene)
    assert desktop.top.filled == 0


def test_it_waits_for_the_mouse_button_to_be_let_go(desktop, monkeypatch):
    monkeypatch.setattr(pygame.mouse, "get_pressed", lambda: (True, False, False))
    desktop.step()
    desktop.step(60, Event(pygame.MOUSEBUTTONDOWN, pos=(640, 490), button=1))
    assert desktop.top.filled == 0


def test_the_menu_over_it_lets_the_bar_go(desktop):
    desktop.step()
    desktop.down(ENTER)
    desktop.step(20)
    desktop.down(pygame.K_ESCAPE)
    assert isinstance(desktop.top, MenuScene)
    desktop.step(60)
    desktop.press(pygame.K_ESCAPE)
    assert isinstance(desktop.top, CurtainScene)
    desktop.step(60)
    assert desktop.top.filled == 0


def test_time_in_large_pieces_cannot_skip_it(desktop):
    """A stalled computer still asks for a held press."""
    desktop.step(5, dt=0.1)
    assert desktop.top.filled == 0
    desktop.step(1, Event(pygame.KEYDOWN, key=ENTER, mod=0, unicode=""), dt=0.1)
    desktop.step(4, dt=0.1)
    assert not desktop.top.opening


def test_no_hand_is_open_while_it_is_shut_or_swings(desktop):
    desktop.step()
    desktop.down(ENTER)
    for _ in range(55):
        if not isinstance(desktop.top, CurtainScene):
            break
        assert desktop.flow.hand is None
        desktop.wait(FRAME)


def test_every_person_gets_a_curtain_of_his_own(desktop):
    """It falls between any two people's turns, and shows the one whose turn it is."""
    seats = []
    for _ in range(5):
        desktop.until(lambda: isinstance(desktop.top, CurtainScene))
        seats.append(desktop.top.seat)
        assert desktop.top.seat == desktop.session.to_move
        desktop.open_curtain()
        desktop.until(lambda: desktop.asked)
        desktop.press(pygame.K_1)
        desktop.press(pygame.K_1)
    assert [(seats[0] + step) % 4 for step in range(4)] == seats[:4]


@pytest.mark.parametrize(("persons", "open_table"), [(1, False), (4, True)])
def test_a_lone_person_or_an_open_table_needs_none(persons, open_table):
    desktop = Desktop()
    desktop.match(people(4, persons, open_table=open_table))
    desktop.until(lambda: desktop.asked or isinstance(desktop.top, CurtainScene))
    assert desktop.asked
    assert desktop.flow.hand == desktop.session.to_move


LEFT = Event(pygame.WINDOWFOCUSLOST)


def test_it_falls_when_the_window_is_left(desktop):
    """In the very frame: no hand is drawn once somebody else may be looking."""
    desktop.open_curtain()
    desktop.until(lambda: desktop.asked)
    seat, choices = desktop.flow.hand, len(desktop.session.choices)
    desktop.press(pygame.K_1)
    desktop.step(1, LEFT)
    assert isinstance(desktop.top, CurtainScene)
    assert desktop.flow.hand is None
    desktop.open_curtain()
    assert (seat, choices) == (desktop.flow.hand, len(desktop.session.choices))


def test_what_is_ones_own_alone_is_shut_with_it(desktop):
    desktop.open_curtain()
    desktop.until(lambda: desktop.asked)
    desktop.press(pygame.K_m, "m")
    scheming = desktop.top
    assert scheming.sheet is not None
    desktop.step(1, LEFT)
    assert scheming.sheet is None


@pytest.mark.parametrize("frames", [20, 50])
def test_it_does_not_open_while_the_window_is_left(desktop, frames):
    """Neither filling nor swinging goes on when nobody may be there."""
    desktop.step()
    desktop.down(ENTER)
    desktop.step(frames)
    assert desktop.top.filled > 0
    desktop.step(1, LEFT)
    desktop.step(120)
    assert isinstance(desktop.top, CurtainScene)
    assert 0 == desktop.top.filled == desktop.top.opening


def test_what_is_held_when_the_window_is_left_must_be_let_go_first(desktop, monkeypatch):
    desktop.step()
    monkeypatch.setattr(pygame.mouse, "get_pressed", lambda: (True, False, False))
    desktop.step(2, LEFT)
    desktop.down(ENTER)

    assert not desktop.top.held


def test_it_falls_below_the_menu_too(desktop):
    desktop.open_curtain()
    desktop.until(lambda: desktop.asked)
    desktop.press(pygame.K_ESCAPE)
    before = desktop.picture()
    flow = desktop.top.under.flow
    desktop.step(1, LEFT)
    assert flow.hand is None
    assert before != desktop.picture()
    desktop.press(pygame.K_ESCAPE)
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))


def test_it_stays_open_for_whoever_wants_that(desktop):
    desktop.context.keeper.change(curtain_when_left=False)
    desktop.open_curtain()
    desktop.until(lambda: desktop.asked)
    desktop.step(2, LEFT)
    assert desktop.asked


def test_an_open_table_has_nothing_to_hide():
    found = Desktop()
    found.match(people(3, open_table=True))
    found.until_asked()
    found.step(2, LEFT)
    assert found.asked


def test_a_gamepad_opens_it(desktop):
    desktop.step()
    desktop.step(37, pressed(pygame.CONTROLLER_BUTTON_A))
    assert desktop.top.opening > 0


def test_it_says_what_to_hold_on_the_device_that_is_used(desktop):
    desktop.step()
    before = desktop.top._poster.get_buffer().raw
    desktop.step(1, pressed(pygame.CONTROLLER_BUTTON_A))
    assert before != desktop.top._poster.get_buffer().raw


def test_a_gamepads_button_let_go_early_does_not(desktop):
    desktop.step()
    desktop.step(20, pressed(pygame.CONTROLLER_BUTTON_A))
    desktop.step(60, released(pygame.CONTROLLER_BUTTON_A))
    assert desktop.top.filled == 0


def test_the_last_persons_button_does_not_open_it(desktop):
    desktop.step(60, pressed(pygame.CONTROLLER_BUTTON_A))
    assert desktop.top.filled == 0


def test_the_log_that_is_open_does_not_look_over_the_doors(desktop, monkeypatch):
    desktop.open_curtain()
    desktop.top.turn_log()
    drawn = []
    monkeypatch.setattr(desktop.top.table.drawer, "draw", lambda *_: drawn.append(type(desktop.top)))
    desktop.step()
    assert [SchemingScene] == drawn
    desktop.top.choose(desktop.top.pick.offered[0])
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    drawn.clear()
    desktop.step(30)
    desktop.app.resize(1600, 900)
    desktop.step(2)
    assert not drawn
    desktop.app.resize(1280, 720)


def test_it_is_there_again_behind_them(desktop):
    desktop.open_curtain()
    desktop.top.turn_log()
    desktop.step()
    desktop.top.choose(desktop.top.pick.offered[0])
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    desktop.open_curtain()
    assert desktop.top.table.log_open
    assert not desktop.top.table.log_behind


def test_it_says_that_the_next_one_schemes(desktop):
    assert desktop.top.title == "curtain-title"


def test_before_the_first_round_of_two_it_says_that_a_card_is_picked():
    found = Desktop()
    found.match(people(2))
    while not isinstance(found.top, CurtainScene):
        found.until(lambda: found.asked or isinstance(found.top, CurtainScene))
        found.press(pygame.K_1)

    assert found.top.title == "curtain-title-keep-one"
