"""Dragging a card out of the hand."""

from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.scenes.scheming.drag import Drag
from tests.scenes.desktop import Desktop, people

SLACK = 20


def follow(drag, kind, at, card=None):
    buttons: dict[str, Any] = {} if kind == pygame.MOUSEMOTION else {"button": 1}
    return drag.follow(Event(kind, pos=at, **buttons), card, SLACK)


def test_a_card_is_dragged_once_the_mouse_has_moved_enough():
    drag = Drag()
    follow(drag, pygame.MOUSEBUTTONDOWN, (100, 100), 2)
    follow(drag, pygame.MOUSEMOTION, (130, 60))

    assert (2, (130, 60)) == (drag.index, drag.at)


def test_a_little_trembling_is_a_click():
    drag = Drag()
    follow(drag, pygame.MOUSEBUTTONDOWN, (100, 100), 2)
    follow(drag, pygame.MOUSEMOTION, (108, 104))

    assert follow(drag, pygame.MOUSEBUTTONUP, (108, 104)) is None


def test_where_it_is_let_go_is_told():
    drag = Drag()
    follow(drag, pygame.MOUSEBUTTONDOWN, (100, 100), 0)
    follow(drag, pygame.MOUSEMOTION, (300, 20))

    assert (300, 20) == follow(drag, pygame.MOUSEBUTTONUP, (300, 20))


def test_a_press_beside_the_hand_drags_nothing():
    drag = Drag()
    follow(drag, pygame.MOUSEBUTTONDOWN, (100, 100))
    follow(drag, pygame.MOUSEMOTION, (300, 20))

    assert drag.at is None


def test_dragged_back_to_where_it_was_taken_it_is_still_in_the_hand_of_the_mouse():
    drag = Drag()
    follow(drag, pygame.MOUSEBUTTONDOWN, (100, 100), 2)
    follow(drag, pygame.MOUSEMOTION, (300, 20))
    follow(drag, pygame.MOUSEMOTION, (104, 100))

    assert (104, 100) == drag.at


def test_a_card_that_was_clicked_does_not_follow_the_mouse_afterwards():
    desktop = Desktop()
    desktop.match(people(3, open_table=True), instant=True)
    desktop.until_asked()
    desktop.click(desktop.target("card 0").rect.center)
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=(640, 200), rel=(9, 9), buttons=(0, 0, 0)))

    assert desktop.top.drag.at is None


def test_a_hand_is_dealt_at_the_beginning_of_a_round_alone():
    desktop = Desktop()
    desktop.match(people(3), instant=True)
    dealt = {}
    while 1 not in dealt:
        desktop.until_asked()
        dealt[desktop.flow.public.state.turn] = desktop.top._dealt_at >= 0
        desktop.top.choose(desktop.top.pick.offered[0])
    assert {0: True, 1: False} == dealt


def let_go(desktop, at):
    """Drag the first card out of the hand and let it go at a point of the window."""
    taken = desktop.target("card 0").rect.center
    for kind, where in ((pygame.MOUSEMOTION, taken), (pygame.MOUSEBUTTONDOWN, taken), (pygame.MOUSEMOTION, at)):
        rest = {"rel": (9, 9), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        desktop.step(1, Event(kind, pos=where, **rest))
    desktop.step(1, Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


@pytest.mark.parametrize(("height", "played"), [(400, 1), (650, 0)])
def test_a_card_is_chosen_where_it_is_let_go_above_the_hand_and_not_in_it(height, played):
    desktop = Desktop()
    desktop.match(people(3, open_table=True), instant=True)
    desktop.until_asked()
    let_go(desktop, (900, height))

    assert played == len(desktop.session.chosen)
