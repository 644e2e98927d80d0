"""The window: frames, sizes, and what it says when there is none."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game import app as apps
from game.album import Said
from game.app import AWAY_FRAMES, CALM_FRAMES, FRAMES, SAID_FOR
from game.scenes.scene import Scene
from tests.scenes.desktop import Desktop

ROOT = Path(__file__).resolve().parent.parent


class Still(Scene):
    """A scene that counts what is done to it."""

    def __init__(self, restless: bool = False) -> None:
        self.done: list[str] = []
        self.moving = restless

    def enter(self, kit) -> None:
        self.done.append(f"enter {kit.scale.width}x{kit.scale.height}")

    def leave(self) -> None:
        self.done.append("leave")

    def handle(self, event) -> None:
        self.done.append("handle")

    def update(self, dt) -> None:
        self.done.append("update")

    def draw(self, surface) -> None:
        self.done.append("draw")

    @property
    def restless(self) -> bool:
        return self.moving


def shown(restless: bool = False) -> tuple[Desktop, Still]:
    desktop, scene = Desktop(), Still(restless)
    desktop.show(scene)
    scene.done.clear()
    desktop.app.focused = True
    return desktop, scene


def test_a_still_picture_is_not_drawn_again():
    desktop, scene = shown()
    desktop.step(2)
    assert ["update", "update"] == scene.done


def test_the_frame_in_which_a_scene_comes_to_rest_is_drawn():
    """Else its picture would stay as it was a frame before: the curtain would say "Wait" until the mouse moves."""
    desktop, scene = shown(restless=True)
    scene.update = lambda _dt: setattr(scene, "moving", False)  # type: ignore[method-assign, assignment]
    desktop.step(2)
    assert ["draw"] == scene.done


def test_an_event_draws_the_picture_anew():
    desktop, scene = shown()
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(1, 1), buttons=(0, 0, 0)))
    assert ["handle", "update", "draw"] == scene.done


def test_a_sentence_that_takes_the_place_of_another_stays_as_long_as_the_first():
    desktop, _ = shown()
    for words in ("Kept.", "Kept again."):
        desktop.app.say(Said(words, well=True))
        desktop.app.step(0.7 * SAID_FOR, [])
    assert "Kept again." == desktop.app._said.words
    desktop.app.step(0.7 * SAID_FOR, [])
    assert desktop.app._said is None


def test_a_moving_picture_is_drawn_every_frame():
    desktop, scene = shown(restless=True)
    desktop.step(2)
    assert ["update", "draw"] * 2 == scene.done


@pytest.mark.parametrize(("restless", "focused", "expected"), [
    (True, True, FRAMES), (False, True, CALM_FRAMES), (True, False, AWAY_FRAMES), (False, False, AWAY_FRAMES),
])  # fmt: skip
def test_frames_follow_what_moves_and_who_looks(restless, focused, expected):
    desktop, _ = shown(restless)
    desktop.app.focused = focused
    assert expected == desktop.app.frames
    desktop.app.focused = True


def test_the_window_notices_that_it_lost_the_keyboard():
    desktop, _ = shown()
    desktop.step(1, Event(pygame.WINDOWFOCUSLOST))
    assert not desktop.app.focused
    desktop.step(1, Event(pygame.WINDOWFOCUSGAINED))
    assert desktop.app.focused


def test_another_size_lays_the_scene_out_anew():
    desktop, scene = shown()
    before = desktop.app.kit
    desktop.app.resize(1920, 1080)
    assert ["enter 1920x1080"] == scene.done
    assert (1920, 1080) == desktop.app.kit_size
    desktop.app.kit = before


def test_another_language_lays_the_scene_out_anew_whatever_else_is_chosen_in_the_same_frame():
    desktop, scene = shown()
    desktop.app.settings.change(language="fr")
    desktop.app.settings.change(sound_on=False)
    desktop.step()
    assert ["update", "enter 1280x720"] == scene.done[:2]


def test_while_the_size_changes_the_picture_is_stretched():
    """A window that is dragged larger is not black meanwhile."""
    desktop, scene = shown()
    scene.draw = lambda surface: surface.fill("red")  # type: ignore[method-assign]
    desktop.app.window.size = (1600, 900)
    try:
        desktop.step(1, Event(pygame.WINDOWSIZECHANGED, x=1600, y=900))
        assert (1280, 720) == desktop.app.kit_size
        assert pygame.Color("red") == desktop.app.window.get_surface().get_at((1500, 850))
    finally:
        desktop.app.window.size = (1280, 720)
        desktop.step(30, Event(pygame.WINDOWSIZECHANGED, x=1280, y=720))


@pytest.mark.parametrize("size", [(1, 1), (3000, 1), (1, 2000)])
def test_however_small_a_desktop_makes_the_window_it_can_be_drawn(size):
    desktop = Desktop()
    before = desktop.app.kit
    desktop.show(desktop.program.title())
    desktop.app.resize(*size)
    assert (max(size[0], 160), max(size[1], 90)) == desktop.app.kit_size
    desktop.step(2)
    desktop.app.kit = before


def test_with_nothing_on_the_stack_nothing_happens():
    desktop, _ = shown()
    desktop.stack.quit()
    desktop.step(3)
    assert desktop.top is None


def test_a_scene_that_asks_for_a_change_gets_nothing_more_in_that_frame(monkeypatch):
    """What is pressed in the same instant would be done twice, or by a scene that is no longer seen."""
    desktop, scene = shown()

    def leads_on(_event):
        scene.done.append("handle")
        desktop.stack.push(Still())

    monkeypatch.setattr(scene, "handle", leads_on)
    desktop.press(pygame.K_RETURN)
    assert ["handle", "leave"] == scene.done


def test_it_runs_until_the_last_scene_is_gone(monkeypatch):
    desktop, scene = shown()
    monkeypatch.setattr(desktop.app, "close", lambda: scene.done.append("close"))
    monkeypatch.setattr(scene, "update", lambda _dt: desktop.stack.quit())
    desktop.app.run()
    assert ["leave", "close"] == scene.done[-2:]


def test_whatever_ends_it_no_thread_still_draws_pieces(monkeypatch):
    """One would outlive the window for which it draws."""
    desktop, scene = shown()
    monkeypatch.setattr(scene, "update", lambda _dt: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        desktop.app.run()
    assert "pieces" not in [thread.name for thread in threading.enumerate()]


def test_a_stall_counts_for_a_tenth_of_a_second(monkeypatch):
    desktop, scene = shown()
    passed = []

    class Clock:
        def tick(self, frames):
            return 5000

    def update(dt):
        passed.append(dt)
        desktop.stack.quit()

    monkeypatch.setattr(apps.pygame, "Clock", Clock)
    monkeypatch.setattr(desktop.app, "close", lambda: None)
    monkeypatch.setattr(scene, "update", update)
    desktop.app.run()
    assert [0.1] == passed


@pytest.mark.parametrize("command", [(), ("selftest",)])
def test_without_a_screen_the_program_ends_with_one_sentence(command, tmp_path):
    without = {key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "DISPLAY", "WAYLAND"))}
    without["XDG_RUNTIME_DIR"] = str(tmp_path)  # or a library of the system's adds a line of its own
    run = subprocess.run(
        [sys.executable, "-m", "game", *command],
        check=False, cwd=ROOT, env=without, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert 2 == run.returncode
    assert ["There is no screen to open a window on."] == run.stderr.splitlines()


def test_another_window_can_be_opened_after_the_first_was_closed():
    """The tour opens one for each size: nothing drawn for the first may be left."""
    code = (
        "from game.app import App; from game.draw import lettering\n"
        "for size in ((1280, 720), (1920, 1080)):\n"
        "    app = App(size, headless=True); lettering.line('Doc', lettering.HEAVY, 20, (0, 0, 0)); app.close()\n"
    )

    assert 0 == subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=dict(os.environ), check=False).returncode
