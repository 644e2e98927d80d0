"""Keys and buttons given to commands: by pressing them, with clashes told and nothing needed lost."""

import pygame
import pytest
from pygame.event import Event

from game.scenes.options.controls_page import COMMANDS, ControlsPage
from game.scenes.options.rebinding import Slot
from game.scenes.options.scene import OptionsScene
from game.ui.bindings import NEEDED, Intent
from game.ui.gamepad import pressed, released
from tests.scenes.desktop import Desktop

ENTER, ESCAPE, G, H = pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_g, pygame.K_h
PAD_A, PAD_X = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_X


@pytest.fixture
def desktop() -> Desktop:
    """The page of the controls."""
    found = Desktop()
    found.show(OptionsScene(found.context))
    found.step()
    found.top._open(next(page for page in found.top.pages if isinstance(page, ControlsPage)))
    found.step(2)
    return found


def ask(desktop: Desktop, command: Intent, section: str = "keys") -> None:
    """Choose where a command's key (or button) stands, so that a press is waited for."""
    desktop.top.ring.focused = f"{section} {command.value}"
    desktop.press(ENTER)


def button(desktop: Desktop, number: int) -> None:
    """Press a button of a gamepad."""
    desktop.step(1, pressed(number), released(number))


def keys(desktop: Desktop, command: Intent) -> tuple[str, ...]:
    return desktop.context.device.bindings.keys[command]


def test_every_command_is_in_the_list():
    assert set(Intent) == set(COMMANDS)


def test_a_pressed_key_is_the_commands_from_now_on(desktop):
    ask(desktop, Intent.LOG)
    desktop.press(pygame.K_j, "j")
    assert ("j",) == keys(desktop, Intent.LOG)
    assert Intent.LOG is desktop.context.device.intent(Event(pygame.KEYDOWN, key=pygame.K_j, mod=0, unicode="j"))


def test_a_key_with_ctrl_can_be_given(desktop):
    ask(desktop, Intent.LOG)
    desktop.step(1, Event(pygame.KEYDOWN, key=pygame.K_LCTRL, mod=pygame.KMOD_LCTRL, unicode=""))
    desktop.step(1, Event(pygame.KEYDOWN, key=H, mod=pygame.KMOD_LCTRL, unicode="\x08"))
    assert ("ctrl+h",) == keys(desktop, Intent.LOG)


def test_a_pressed_button_is_the_commands_from_now_on(desktop):
    ask(desktop, Intent.LOG, "pad")
    button(desktop, pygame.CONTROLLER_BUTTON_GUIDE)
    assert ("guide",) == desktop.context.device.bindings.pad[Intent.LOG]


def test_escape_leaves_the_key_as_it_was(desktop):
    ask(desktop, Intent.LOG)
    desktop.press(ESCAPE)
    assert ("g",) == keys(desktop, Intent.LOG)
    assert isinstance(desktop.top, OptionsScene)


def test_a_click_leaves_the_key_as_it_was(desktop):
    ask(desktop, Intent.LOG)
    desktop.click((300, 690))
    desktop.press(H, "h")
    assert ("g",) == keys(desktop, Intent.LOG)


def test_a_key_of_another_command_is_told_and_nothing_changes(desktop):
    ask(desktop, Intent.PILE)
    desktop.press(G, "g")
    assert desktop.context.words("command-log") in desktop.top.page.notice()
    assert (("l",), ("g",)) == (keys(desktop, Intent.PILE), keys(desktop, Intent.LOG))


def test_pressed_again_it_moves(desktop):
    ask(desktop, Intent.PILE)
    desktop.press(G, "g")
    desktop.press(G, "g")
    assert (("g",), ()) == (keys(desktop, Intent.PILE), keys(desktop, Intent.LOG))


@pytest.mark.parametrize("between", [(pygame.K_m, "m"), (pygame.K_1, "1")])
def test_another_key_between_does_not_count_as_pressed_again(desktop, between):
    ask(desktop, Intent.PILE)
    for key, letter in ((G, "g"), between, (G, "g")):
        desktop.press(key, letter)
    assert ("l",) == keys(desktop, Intent.PILE)


def test_the_only_key_of_a_needed_command_cannot_be_taken(desktop):
    ask(desktop, Intent.PILE)
    for _ in range(3):
        desktop.press(pygame.K_UP)
    assert ("up",) == keys(desktop, Intent.UP)
    assert desktop.context.words("command-up") in desktop.top.page.notice()


def test_the_only_button_of_a_needed_command_cannot_be_taken(desktop):
    ask(desktop, Intent.LOG, "pad")
    for _ in range(3):
        button(desktop, PAD_A)
    assert ("a",) == desktop.context.device.bindings.pad[Intent.CHOOSE]


def test_digits_cannot_be_given_away(desktop):
    ask(desktop, Intent.LOG)
    desktop.press(pygame.K_3, "3")
    assert ("g",) == keys(desktop, Intent.LOG)
    assert desktop.context.words("options-digits") == desktop.top.page.notice()


def test_delete_leaves_a_command_without_a_key(desktop):
    desktop.top.ring.focused = "keys log"
    desktop.press(pygame.K_DELETE)
    assert () == keys(desktop, Intent.LOG)


@pytest.mark.parametrize("command", NEEDED)
def test_a_needed_command_cannot_be_left_without_a_key(desktop, command):
    desktop.top.page.rebinding.clear(Slot("keys", command))
    assert keys(desktop, command)
    assert desktop.top.page.notice()


def test_reset_gives_all_keys_back(desktop):
    ask(desktop, Intent.LOG)
    desktop.press(H, "h")
    desktop.click(desktop.target("reset").rect.center)
    assert ("g",) == keys(desktop, Intent.LOG)


def test_arrows_reach_every_command_in_a_list_longer_than_its_panel(desktop):
    desktop.top.ring.focused = f"keys {COMMANDS[0].value}"
    seen = []
    for _ in COMMANDS:
        seen.append(desktop.top.ring.focused)
        desktop.press(pygame.K_DOWN)
    assert [f"keys {command.value}" for command in COMMANDS] == seen


def test_the_wheel_moves_the_list(desktop):
    desktop.step(1, Event(pygame.MOUSEWHEEL, x=0, y=-3))
    assert 3 == desktop.top.page.top


def test_a_key_that_two_commands_have_is_told(desktop):
    desktop.context.keeper.change(keys={"log": ("q",), "pile": ("q",)})
    assert Intent.PILE is desktop.top.page._shared(Intent.LOG)


def test_everything_can_be_changed_with_a_gamepad_alone(desktop):
    desktop.top.ring.focused = "pad log"
    button(desktop, PAD_A)
    button(desktop, PAD_X)
    button(desktop, PAD_X)
    assert ("x",) == desktop.context.device.bindings.pad[Intent.LOG]


def test_what_was_wrong_with_one_command_is_not_told_at_the_next(desktop):
    desktop.top.ring.focused = f"keys {Intent.CHOOSE.value}"
    desktop.press(pygame.K_DELETE)
    assert desktop.top._notice()
    desktop.press(pygame.K_DOWN)

    assert "" == desktop.top._notice()


def test_nor_after_all_have_been_given_back(desktop):
    desktop.top.ring.focused = f"keys {Intent.CHOOSE.value}"
    desktop.press(pygame.K_DELETE)
    desktop.target("reset").act()

    assert "" == desktop.top._notice()


@pytest.mark.parametrize("command", [Intent.FASTER, Intent.CHOOSE])
@pytest.mark.parametrize("taken", [0, 1])
def test_of_several_keys_only_the_one_that_is_taken_moves(desktop, command, taken):
    names = keys(desktop, command)
    rebinding = desktop.top.page.rebinding
    slot = Slot("keys", Intent.LOG)
    rebinding.wait(slot)
    for _ in range(2):
        rebinding._take(slot, names[taken], Event(pygame.KEYDOWN, key=0, mod=0, unicode=""))

    assert ((names[taken],), (names[1 - taken],)) == (keys(desktop, Intent.LOG), keys(desktop, command))
