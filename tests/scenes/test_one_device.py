"""The mouse alone is enough everywhere, and so are the keyboard and a gamepad: all scenes are walked with each."""

from collections import Counter

import pygame
import pytest
from pygame.event import Event

from game.draw.palette import INK
from game.engine.actions.punch import Punch
from game.scenes.how_to_play.scene import HowToPlayScene
from game.scenes.menu import MenuScene
from game.scenes.options.scene import OptionsScene
from game.scenes.title import TitleScene
from tests.scenes.action.test_marks import asked as asked_for
from tests.scenes.desktop import CurtainScene, Desktop, SchemingScene, people
from tests.scenes.test_matches import by_gamepad, by_keys, by_mouse

SKY = (640, 230)  # where nothing lies that has a page of the rules
WAYS = ("new", "puzzles", "rules", "options", "credits")


class Hand:
    """Somebody who has one device and no other."""

    def __init__(self, desktop: Desktop) -> None:
        self.desktop = desktop

    def press(self, name: str) -> None:
        """Press something by its name."""
        raise NotImplementedError

    def back(self) -> None:
        """Go back."""
        raise NotImplementedError

    def menu(self) -> None:
        """Open the menu."""
        raise NotImplementedError

    def hold(self) -> None:
        """Open the curtain."""
        raise NotImplementedError

    def next(self, name: str, cross: int = pygame.CONTROLLER_BUTTON_DPAD_DOWN) -> None:
        """Choose what comes next and has this name; on a gamepad's cross that is one press."""
        self.press(name)


class Mouse(Hand):
    def _at(self, at: tuple[int, int], button: int) -> None:
        moved = Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0))
        down, up = (Event(kind, pos=at, button=button) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
        self.desktop.step(1, moved, down, up)

    def press(self, name: str) -> None:
        by_mouse(self.desktop, self.desktop.target(name))

    def back(self) -> None:
        self._at(SKY, 3)

    def menu(self) -> None:
        top = self.desktop.top
        self._at(top._menu_area().center, 1) if isinstance(top, CurtainScene) else self.press("menu")

    def hold(self) -> None:
        self.desktop.step(2)
        self.desktop.step(1, Event(pygame.MOUSEBUTTONDOWN, pos=(640, 490), button=1))
        self.desktop.step(60)
        self.desktop.step(1, Event(pygame.MOUSEBUTTONUP, pos=(640, 490), button=1))


class MouseAndButtons(Mouse):
    """A mouse whose right button is broken."""

    def back(self) -> None:
        found = [target.name for target in self.desktop.top.ring.targets]
        self.press(next(name for name in ("back", "resume", "close pile", "close") if name in found))


class Keys(Hand):
    def _key(self, key: int) -> None:
        self.desktop.press(key)

    def press(self, name: str) -> None:
        by_keys(self.desktop, self.desktop.target(name))

    def back(self) -> None:
        self._key(pygame.K_ESCAPE)

    def menu(self) -> None:
        self._key(pygame.K_F10)

    def hold(self) -> None:
        self.desktop.step(2)
        self.desktop.hold(0.7)


class Pad(Hand):
    def _button(self, button: int, frames: int = 1) -> None:
        self.desktop.step(frames, Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
        self.desktop.step(1, Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0))

    def press(self, name: str) -> None:
        by_gamepad(self.desktop, self.desktop.target(name))

    def back(self) -> None:
        self._button(pygame.CONTROLLER_BUTTON_B)

    def menu(self) -> None:
        self._button(pygame.CONTROLLER_BUTTON_START)

    def hold(self) -> None:
        self.desktop.step(2)
        self._button(pygame.CONTROLLER_BUTTON_A, 60)

    def next(self, name: str, cross: int = pygame.CONTROLLER_BUTTON_DPAD_DOWN) -> None:
        self._button(cross)


HANDS = (Mouse, MouseAndButtons, Keys, Pad)


@pytest.fixture(params=HANDS, ids=lambda hand: hand.__name__)
def hand(request):
    return request.param(Desktop())


@pytest.fixture
def asked(hand):
    """A person alone with computers, who has to plan."""
    hand.desktop.match(people(3, 1))
    hand.desktop.until_asked()
    return hand


@pytest.mark.parametrize("way", WAYS)
def test_from_the_title_every_scene_leads_there_and_back(hand, way):
    hand.desktop.show(hand.desktop.program.title())
    hand.press(way)
    hand.desktop.step(2)
    assert not isinstance(hand.desktop.top, TitleScene)
    hand.back()
    hand.desktop.step(2)
    assert isinstance(hand.desktop.top, TitleScene)


@pytest.mark.parametrize(("row", "scene"), [("options", OptionsScene), ("rules", HowToPlayScene), ("seats", None)])
def test_from_the_menu_every_row_leads_there_and_back(asked, row, scene):
    asked.menu()
    asked.desktop.step(2)
    asked.press(row)
    asked.desktop.step(2)
    assert not isinstance(asked.desktop.top, MenuScene if scene is None else (MenuScene, SchemingScene))
    asked.press("done") if scene is None and isinstance(asked, MouseAndButtons) else asked.back()
    asked.desktop.step(2)
    asked.back()
    asked.desktop.step(2)
    assert isinstance(asked.desktop.top, SchemingScene)


def test_a_lifted_card_can_be_put_back(asked):
    before = asked.desktop.session.choices
    asked.press("card 0")
    assert 0 == asked.desktop.top.pick.lifted
    asked.back()
    assert asked.desktop.top.pick.lifted is None
    assert before == asked.desktop.session.choices


def test_a_lifted_card_can_be_played(asked):
    before = len(asked.desktop.session.choices)
    asked.press("card 0")
    asked.press("play")
    assert before < len(asked.desktop.session.choices)


def test_reaching_for_the_deck_can_be_put_back(asked):
    asked.press("draw")
    asked.back()
    assert not asked.desktop.top.pick.drawing


def test_the_log_opens_and_shuts(asked):
    asked.press("log")
    assert asked.desktop.top.table.log_open
    asked.press("log")
    assert not asked.desktop.top.table.log_open


def test_one_s_things_open_and_shut(asked):
    face = asked.desktop.top.flow.public.state.players[0].bandits[0]
    asked.press(f"strip {face}")
    assert asked.desktop.top.sheet is not None
    asked.press("menu") if isinstance(asked, MouseAndButtons) else asked.back()
    assert asked.desktop.top.sheet is None
    assert isinstance(asked.desktop.top, SchemingScene)


def test_at_the_curtain_there_is_the_menu_and_a_way_back(hand):
    hand.desktop.match(people(3))
    hand.desktop.until(lambda: isinstance(hand.desktop.top, CurtainScene))
    hand.menu()
    hand.desktop.step(2)
    assert isinstance(hand.desktop.top, MenuScene)
    hand.back()
    hand.desktop.step(2)
    assert isinstance(hand.desktop.top, CurtainScene)


def test_the_way_to_the_menu_is_seen_on_the_curtain(hand):
    """A dark button with a border, where otherwise there is wood."""
    hand.desktop.match(people(3))
    hand.desktop.until(lambda: isinstance(hand.desktop.top, CurtainScene))
    hand.desktop.step(90)
    area = hand.desktop.top._menu_area()
    assert INK == hand.desktop.app.window.get_surface().get_at((area.x + 6, area.centery))[:3]


def test_the_curtain_opens(hand):
    hand.desktop.match(people(3))
    hand.desktop.until(lambda: isinstance(hand.desktop.top, CurtainScene))
    hand.hold()
    hand.desktop.until(lambda: isinstance(hand.desktop.top, SchemingScene))


@pytest.mark.parametrize("kind", HANDS)
def test_a_step_of_a_choice_on_the_train_can_be_taken_back(kind):
    hand = kind(asked_for(Punch, _in_steps))
    hand.press(next(target.name for target in hand.desktop.choices() if target.numbered))
    assert hand.desktop.top.choosing.begun
    hand.back()
    assert not hand.desktop.top.choosing.begun


def _in_steps(state) -> bool:
    """Whether there is more to choose than the victim."""
    victims = Counter(option.victim for option in state.offered)
    return len(victims) > 1 and min(victims.values()) > 1
