"""Whole matches in the window, by mouse alone and by keys alone: what was pressed is what is chosen."""

from collections.abc import Callable

import pygame
import pytest

from game.app import App
from game.engine import dice
from game.engine.contents import Card
from game.engine.expansions.elf import KEY as ELF
from game.engine.expansions.ghost_box.box import NAME as GHOST_BOX
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.expansions.horses.keep import KeepThese
from game.engine.expansions.horses.whiskey import Drink
from game.engine.option import Option
from game.engine.phases.scheming import Draw
from game.engine.variants.expert import KeepHand
from game.scenes.curtain.scene import CurtainScene
from game.scenes.scheming.scene import SchemingScene
from game.scenes.scoring.scene import ScoringScene
from game.scenes.setup.party import Party
from game.scenes.table_scene import TableScene
from game.scenes.title import TitleScene
from game.ui.focus import FocusRing, Target
from game.ui.gamepad import pressed, released
from tests.scenes.desktop import Desktop, people

MOST_CHOICES = 600
MOST_STEPS = 40  # of the cross, from one target to another
CROSS = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: (0, -1),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: (0, 1),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: (-1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: (1, 0),
}


@pytest.fixture(autouse=True)
def rarely_drawn(monkeypatch):
    """A whole match has thousands of frames: one in twenty of those that somebody might look at is drawn."""
    draw, count = App._draw, iter(range(1_000_000))
    monkeypatch.setattr(App, "_draw", lambda app: draw(app) if next(count) % 20 == 0 else None)


def by_mouse(desktop: Desktop, target: Target) -> None:
    """Click where nothing lies over the target."""
    ring = desktop.top.ring  # type: ignore[union-attr]
    rect = target.rect.clip(desktop.app.window.get_surface().get_rect())
    points = [(rect.x + rect.w * x // 12, rect.y + rect.h * y // 12) for y in (6, 3, 9, 1, 11) for x in range(1, 12)]
    for point in points:
        over = [other for other in ring.targets if other.rect.collidepoint(point)]
        if over and over[-1].name == target.name:
            desktop.click(point)
            return
    raise AssertionError(f"{target.name} cannot be clicked: others lie over it")


def by_keys(desktop: Desktop, target: Target) -> None:
    """A digit where there is one, else Tab and Enter."""
    ring = desktop.top.ring  # type: ignore[union-attr]
    number = ring.number(target.name)
    if number is not None:
        desktop.press(getattr(pygame, f"K_{number}"), str(number))
        return
    for _ in ring.targets:
        if ring.focused == target.name:
            break
        desktop.press(pygame.K_TAB)
    assert ring.focused == target.name
    desktop.press(pygame.K_RETURN)


def by_gamepad(desktop: Desktop, target: Target) -> None:
    """The cross moves the focus as a person would move it, towards what he wants; A chooses."""
    ring = desktop.top.ring  # type: ignore[union-attr]
    for _ in range(MOST_STEPS):
        if ring.focused == target.name:
            button(desktop, pygame.CONTROLLER_BUTTON_A)
            return
        button(desktop, way_to(ring, target.name))
    raise AssertionError(f"{target.name} cannot be reached with the cross")


def button(desktop: Desktop, number: int) -> None:
    """Press a gamepad's button and let it go."""
    desktop.step(1, pressed(number), released(number))


def way_to(ring: FocusRing, name: str) -> int:
    """The direction in which the way begins to a target, along the arrows from target to target."""
    if ring.focused is None:
        return pygame.CONTROLLER_BUTTON_DPAD_DOWN
    here = ring.focused
    ways: dict[str, int] = {here: 0}
    queue = [here]
    while queue:
        ring.focused = queue.pop(0)
        start = ring.focused
        for number, (dx, dy) in CROSS.items():
            ring.focused = start
            ring._go(dx, dy)
            if ring.focused not in ways:
                ways[ring.focused] = ways[start] or number
                queue.append(ring.focused)
    ring.focused = here
    assert name in ways, f"no way leads from {here} to {name}"
    return ways[name]


Press = Callable[[Desktop, Target], None]


def scheme(desktop: Desktop, option: Option, press: Press) -> None:
    """Lead the scheming scene to an option."""
    scene = desktop.top
    assert isinstance(scene, SchemingScene)
    if isinstance(option, Draw):
        press(desktop, desktop.target("draw"))
        press(desktop, desktop.target("play"))
        return
    if isinstance(option, KeepHand | KeepThese):
        left = list(option.cards)
        for index, held in enumerate(scene.pick.held):
            found = held.action if isinstance(option, KeepHand) else Card(held.bandit, held.action)
            if found in left:
                left.remove(found)
                press(desktop, desktop.target(f"card {index}"))
        press(desktop, desktop.target("keep"))
        return
    if isinstance(option, Drink):
        press(desktop, desktop.target(f"verb {option.flask.replace(':', ' ')}"))
        press(desktop, desktop.target("play"))
        return
    card = getattr(option, "card", None)
    if card is None:
        press(desktop, desktop.target("pass"))
        return
    index = next(n for n, held in enumerate(scene.pick.held) if (held.bandit, held.action) == tuple(card))
    press(desktop, desktop.target(f"card {index}"))
    if getattr(option, "hidden", False):
        press(desktop, desktop.target("hide"))
    press(desktop, desktop.target("play" if press is by_mouse else f"card {index}"))


def act(desktop: Desktop, option: Option, press: Press) -> None:
    """Lead the action scene to an option."""
    choosing = desktop.top.choosing  # type: ignore[union-attr]
    for _ in range(5):
        step = next(step for step in choosing.steps() if option in step.options)
        before = len(desktop.session.choices)
        press(desktop, desktop.target(f"{step.field} {step.value}"))
        if len(desktop.session.choices) > before:
            return
    raise AssertionError(f"{option} was not reached")


def whole_match(table: Party, seed: int, press: Press) -> Desktop:
    """Play a match in the window to its end, each choice drawn and then pressed."""
    desktop = Desktop()
    desktop.match(table, seed, instant=True)
    pressed: list[str] = []
    for number in range(MOST_CHOICES):
        desktop.until(lambda: desktop.asked or (not hasattr(desktop.top, "board") and closed(desktop)))
        if isinstance(desktop.top, ScoringScene):
            break
        if isinstance(desktop.top, CurtainScene):
            desktop.context.instant = False
            open_by_gamepad(desktop) if press is by_gamepad else desktop.open_curtain()
            desktop.context.instant = True
            continue
        state = desktop.session.state
        option = state.offered[dice.draw(seed, 10**6 + number) % len(state.offered)]
        pressed.append(option.words(state))
        before = len(desktop.session.choices)
        (scheme if isinstance(desktop.top, SchemingScene) else act)(desktop, option, press)
        assert pressed[-1] == desktop.session.choices[before]
    assert isinstance(desktop.top, ScoringScene)
    assert pressed == desktop.session.choices
    return desktop


def open_by_gamepad(desktop: Desktop) -> None:
    """Hold A until the scenes are open."""
    desktop.step(2)
    desktop.step(42, pressed(pygame.CONTROLLER_BUTTON_A))
    desktop.step(1, released(pygame.CONTROLLER_BUTTON_A))
    desktop.until(lambda: isinstance(desktop.top, TableScene))


def closed(desktop: Desktop) -> bool:
    """Whether a curtain or the scoring is shown."""
    return isinstance(desktop.top, CurtainScene | ScoringScene)


@pytest.mark.parametrize(("count", "seed"), [(4, 21), (6, 22)])
def test_a_match_by_mouse_clicks_alone(count, seed):
    desktop = whole_match(people(count, open_table=True), seed, by_mouse)
    assert not desktop.context.device.keys
    desktop.step(3)


def test_a_match_by_keys_alone_behind_the_curtain():
    desktop = whole_match(people(4), 23, by_keys)
    assert desktop.context.device.keys
    desktop.step(3)


def test_a_match_by_gamepad_alone_behind_the_curtain():
    desktop = whole_match(people(4), 29, by_gamepad)
    assert "pad" == desktop.context.device.used
    desktop.step(3)


def test_a_match_of_two_by_gamepad():
    whole_match(people(2), 30, by_gamepad)


def test_an_expert_match_by_gamepad():
    table = people(3, open_table=True)
    table.expert = True
    whole_match(table, 31, by_gamepad)


def test_a_match_of_two_by_mouse():
    whole_match(people(2, open_table=True), 24, by_mouse)


def test_a_match_of_two_by_keys():
    whole_match(people(2), 25, by_keys)


def test_an_expert_match_by_mouse():
    table = people(3, open_table=True)
    table.expert = True
    whole_match(table, 26, by_mouse)


def test_a_match_of_five_without_powers_and_events_by_keys():
    table = people(5, open_table=True)
    table.powers = table.events = False
    whole_match(table, 27, by_keys)


def test_a_match_with_the_elf_by_mouse():
    table = people(4, open_table=True)
    table.switch(ELF)
    whole_match(table, 31, by_mouse)


def test_a_match_with_horses_by_mouse():
    table = people(5, open_table=True)
    table.switch(HORSES)
    whole_match(table, 41, by_mouse)


def test_a_match_with_horses_by_keys_behind_the_curtain():
    table = people(3)
    table.switch(HORSES)
    whole_match(table, 42, by_keys)


def test_a_match_of_two_with_horses_and_the_elf_by_gamepad():
    table = people(2, open_table=True)
    table.switch(HORSES)
    table.switch(ELF)
    whole_match(table, 43, by_gamepad)


def test_a_match_of_two_with_the_elf_by_keys():
    table = people(2)
    table.switch(ELF)
    whole_match(table, 32, by_keys)


def test_a_match_of_three_against_ghost_by_keys():
    table = people(3)
    table.switch(GHOST_BOX)
    whole_match(table, 33, by_keys)


def test_a_match_of_five_against_ghost_by_mouse():
    table = people(5, open_table=True)
    table.switch(GHOST_BOX)
    whole_match(table, 34, by_mouse)


def test_an_expert_match_of_two_against_ghost_by_mouse():
    table = people(2, open_table=True)
    table.switch(GHOST_BOX)
    table.expert = True
    whole_match(table, 35, by_mouse)


def test_the_same_presses_make_the_same_match():
    one = whole_match(people(3, open_table=True), 28, by_mouse).session
    other = whole_match(people(3, open_table=True), 28, by_keys).session
    assert one.choices == other.choices
    assert one.state.result == other.state.result


def test_after_the_scoring_another_match_or_the_title_follows():
    desktop = Desktop()
    desktop.program.party = people(3, 0)
    desktop.match(desktop.program.party, instant=True)
    desktop.until(lambda: isinstance(desktop.top, ScoringScene))
    desktop.step(2)
    over = desktop.session
    desktop.click(desktop.target("again").rect.center)
    assert desktop.session is not over
    desktop.until(lambda: isinstance(desktop.top, ScoringScene))
    desktop.step(2)
    desktop.click(desktop.target("title").rect.center)
    assert isinstance(desktop.top, TitleScene)
