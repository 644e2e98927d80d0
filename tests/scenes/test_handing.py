"""A seat is handed to a computer player and back, in the middle of a match."""

import pygame

from game.bots.roster import OUTLAW
from game.scenes.action.scene import ActionScene
from game.scenes.curtain.scene import CurtainScene
from game.scenes.handing import HandingScene
from game.scenes.menu import MenuScene
from game.scenes.scheming.scene import SchemingScene
from tests.scenes.desktop import Desktop, people
from tests.scenes.test_showing import asked_in


def handing(desktop: Desktop) -> HandingScene:
    """Open the page by the menu, with keys."""
    desktop.press(pygame.K_ESCAPE)
    desktop.step(2)
    assert isinstance(desktop.top, MenuScene)
    desktop.click(desktop.target("seats").rect.center)
    desktop.step(2)
    assert isinstance(desktop.top, HandingScene)
    return desktop.top


def test_a_computer_takes_the_seat_of_whoever_has_to_choose_and_plays_on():
    desktop = Desktop()
    desktop.match(people(3, open_table=True))
    desktop.until_asked()
    session, seat = desktop.session, desktop.session.to_move
    before = len(session.choices)
    handing(desktop)
    desktop.click(desktop.target(f"seat {seat} 1").rect.center)
    desktop.click(desktop.target("done").rect.center)
    desktop.step(1)
    desktop.press(pygame.K_ESCAPE)
    desktop.until(lambda: len(session.choices) > before)
    assert not session.seats[seat].is_person


def test_the_seat_comes_back_behind_the_curtain():
    desktop = Desktop()
    desktop.match(people(3))
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    desktop.open_curtain()
    desktop.until(lambda: desktop.asked)
    session, seat = desktop.session, desktop.session.to_move
    handing(desktop)
    desktop.click(desktop.target(f"seat {seat} 1").rect.center)
    desktop.click(desktop.target(f"seat {seat} 0").rect.center)
    desktop.click(desktop.target("done").rect.center)
    desktop.step(1)
    desktop.press(pygame.K_ESCAPE)
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    assert session.seats[seat].is_person


def test_a_seat_that_comes_back_has_no_card_lifted():
    desktop = Desktop()
    desktop.match(people(3))
    desktop.until_asked()
    scene, seat = desktop.top, desktop.session.to_move
    assert isinstance(scene, SchemingScene)
    desktop.click(desktop.target("card 0").rect.center)
    assert scene.pick.lifted == 0
    desktop.target("menu").act()
    desktop.step(1)
    desktop.click(desktop.target("seats").rect.center)
    desktop.step(2)
    desktop.click(desktop.target(f"seat {seat} 1").rect.center)
    desktop.click(desktop.target(f"seat {seat} 0").rect.center)
    desktop.click(desktop.target("done").rect.center)
    desktop.step(1)
    assert scene.pick.lifted is None
    assert [] == scene.pick.held


def test_after_a_change_a_lifted_card_stays_lifted_whatever_is_opened_then():
    """Only the change itself has put back what was begun."""
    desktop = Desktop()
    desktop.match(people(3, open_table=True))
    desktop.until_asked()
    desktop.flow.hand_over((desktop.session.to_move + 1) % 3, OUTLAW, 1)
    desktop.top.enter(desktop.top.kit)
    desktop.until_asked()
    desktop.press(pygame.K_1)
    desktop.top.enter(desktop.top.kit)

    assert 0 == desktop.top.pick.lifted


def test_without_a_change_the_open_hand_stays_open():
    desktop = Desktop()
    desktop.match(people(3))
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    desktop.open_curtain()
    desktop.until(lambda: desktop.asked)
    handing(desktop)
    desktop.click(desktop.target("done").rect.center)
    desktop.step(1)
    desktop.press(pygame.K_ESCAPE)
    desktop.step(5)
    assert isinstance(desktop.top, SchemingScene)
    assert desktop.asked


def test_ghost_of_the_box_has_no_seat_to_hand_over():
    desktop = Desktop()
    table = people(3, open_table=True)
    table.switch("ghost")
    desktop.match(table)
    desktop.until_asked()
    scene = handing(desktop)
    assert 3 == len(scene.seats)
    assert 4 == len(desktop.session.state.players)


def test_what_the_person_was_asked_on_the_train_is_asked_no_more():
    desktop = asked_in(ActionScene)
    desktop.flow.hand_over(desktop.session.to_move, OUTLAW, 1)
    desktop.top.enter(desktop.app.kit)
    assert (False, None) == (desktop.top.asking, desktop.top.choosing)
