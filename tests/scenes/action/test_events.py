"""The events of a round in the scene that people play in: the plate hangs, a hand waits, all devices answer."""

from pathlib import Path

import pygame
import pytest

from game.engine.events import LootTaken, NothingHappened
from tests.scenes.desktop import ActionScene, Desktop

GAME = Path(__file__).parent / "games" / "pickpocketing.coltexpress"


@pytest.fixture
def desktop() -> Desktop:
    """Doc is alone with purses, and is asked whether he takes one."""
    found = Desktop()
    assert found.program.go_on(GAME) is None
    found.stack.settle(found.app.kit)
    found.until_asked()
    assert isinstance(found.top, ActionScene)
    return found


def last(desktop: Desktop) -> type:
    """What came of the choice."""
    kinds = (LootTaken, NothingHappened)
    return next(
        type(event) for group in reversed(desktop.session.groups) for event in group if isinstance(event, kinds)
    )


def test_its_plate_hangs_while_he_decides(desktop):
    assert "pickpocketing" == desktop.top.table.plate.event


def test_his_hand_is_out_while_he_decides(desktop):
    desktop.step(1)
    assert ("doc", "doc") == (desktop.top.marks().reaching, desktop.top.board.reaching.who)


def test_nothing_of_it_is_told_in_a_bubble_that_the_plate_tells(desktop):
    assert desktop.top.over.bubble is None


@pytest.mark.parametrize(("key", "what"), [(pygame.K_1, LootTaken), (pygame.K_2, NothingHappened)])
def test_a_key_takes_or_leaves(desktop, key, what):
    desktop.press(key)
    desktop.step(2)

    assert what is last(desktop)


@pytest.mark.parametrize(("numbered", "what"), [(0, LootTaken), (1, NothingHappened)])
def test_the_mouse_takes_the_purse_on_the_floor_or_leaves_it(desktop, numbered, what):
    target = [one for one in desktop.top.ring.targets if one.numbered][numbered]
    desktop.click(target.rect.center)
    desktop.step(2)

    assert what is last(desktop)


def test_then_his_hand_is_his_own_again(desktop):
    desktop.press(pygame.K_2)
    desktop.step(2)

    assert "doc" != desktop.top.marks().reaching


def test_the_purse_slides_in_from_where_it_lay(desktop):
    desktop.press(pygame.K_1)
    desktop.step(3)
    shown = {passing.piece for passing in desktop.top.board.timeline.score.passing}

    assert {"hand_sneak", "string", "loot_purse"} <= shown
