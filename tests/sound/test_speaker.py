"""The real device, SDL's dummy: nothing raises, whatever comes, and a thread loads."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pygame
import pytest

from game.paths import asset
from game.sound.shelf import LATER, SOON, SOONEST, Shelf
from game.sound.speaker import Speaker

SHOT, DAMAGED = asset("sound/effects/shot_1.ogg"), "damaged.ogg"


@pytest.fixture
def speaker():
    found = Speaker()
    assert found.open()
    yield found
    found.close()


def test_a_file_is_loaded_as_it_is(speaker):
    assert 1.0 < speaker.load(SHOT).get_length() < 1.1


def test_what_is_missing_or_damaged_is_none(speaker, tmp_path):
    (tmp_path / DAMAGED).write_bytes(b"no sound")
    assert [None, None] == [speaker.load(tmp_path / "missing.ogg"), speaker.load(tmp_path / DAMAGED)]


def test_it_plays(speaker):
    speaker.play(20, speaker.load(SHOT), 0.5, endless=True)
    assert pygame.mixer.Channel(20).get_busy()
    assert pytest.approx(0.5, abs=0.01) == pygame.mixer.Channel(20).get_volume()


def test_silenced_two_begin_all_the_same_and_wait(speaker):
    sound = speaker.load(SHOT)
    speaker.silence(True)
    speaker.play_together([(0, sound), (1, sound)])
    assert speaker.silenced
    assert sound is pygame.mixer.Channel(0).get_sound() is pygame.mixer.Channel(1).get_sound()


@pytest.mark.parametrize("silenced", [True, False])
def test_only_what_is_not_silenced_goes_on_when_two_begin(speaker, monkeypatch, silenced):
    went_on = []
    monkeypatch.setattr(pygame.mixer, "unpause", lambda: went_on.append(True))
    speaker.silenced = silenced
    speaker.play_together([(0, speaker.load(SHOT))])

    assert went_on == ([] if silenced else [True])


def test_after_the_device_is_gone_nothing_raises_and_the_next_plays_the_same_sounds(speaker):
    sound = speaker.load(SHOT)
    speaker.close()
    speaker.play(3, sound, 1)
    speaker.set_volume(3, 0.2)
    speaker.stop(3, 0.1)
    speaker.stop(3)
    speaker.silence(True)
    assert speaker.load(SHOT) is None
    assert speaker.open()
    speaker.play(3, sound, 1, endless=True)
    assert pygame.mixer.Channel(3).get_busy()


def test_without_a_device_it_says_so():
    script = (
        "import os; os.environ['SDL_AUDIODRIVER'] = 'nonsense'\n"
        "from game.sound.speaker import Speaker\n"
        "print(Speaker().open())"
    )
    run = subprocess.run(
        [sys.executable, "-c", script], cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True
    )
    assert "False" == run.stdout.split()[-1]


@pytest.mark.skipif(sys.platform != "linux", reason="nobody else writes there")
def test_what_the_system_says_of_a_missing_device_does_not_reach_the_terminal():
    script = (
        "import os, pygame\n"
        "from game.sound.speaker import Speaker\n"
        "def init(*_, **__): os.write(2, b'no card'); raise pygame.error\n"
        "pygame.mixer.init = init\n"
        "Speaker().open()\n"
        "os.write(2, b'and so on')"
    )
    run = subprocess.run(
        [sys.executable, "-c", script], cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True
    )
    assert "and so on" == run.stderr


def test_a_thread_loads_what_is_wanted(speaker):
    shelf = Shelf(speaker.load)
    shelf.want([SHOT])
    shelf._queue.put((LATER, 1000, None))
    shelf._thread.join()
    assert shelf.get(SHOT) is not None


def test_what_was_not_loaded_before_the_device_went_is_loaded_for_the_next():
    found: Iterator[Any] = iter([None, "sound"])
    shelf = Shelf(lambda _: next(found), at_once=True)
    shelf.want([SHOT])
    shelf.rest()
    shelf.want([SHOT])
    assert "sound" == shelf.get(SHOT)


def test_what_is_urgent_is_loaded_first():
    begun, order, gate = Event(), [], Event()

    def load(path: Path) -> Any:
        begun.set()
        gate.wait()
        order.append(path.name)

    shelf = Shelf(load)
    shelf.want([Path("first")])
    begun.wait()
    shelf.want([Path("a"), Path("b")])
    shelf.want([Path("music")], SOON)
    shelf.want([Path("click")], SOONEST)
    queue = shelf._queue
    queue.put((LATER, 1000, None))
    gate.set()
    shelf._thread.join()
    assert ["first", "click", "music", "a", "b"] == order


def named(path: Path) -> Any:
    return path.name


def test_what_is_dropped_can_be_loaded_again():
    shelf = Shelf(named, at_once=True)
    shelf.want([SHOT])
    shelf.drop([SHOT])
    dropped = shelf.get(SHOT)
    shelf.want([SHOT])
    assert (None, SHOT.name) == (dropped, shelf.get(SHOT))
