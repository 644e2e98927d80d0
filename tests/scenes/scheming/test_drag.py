"""Dragging a card out of the hand."""

from typing import Any

import pygame
from pygame.event import Event

from game.scenes.scheming.drag import Drag

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
