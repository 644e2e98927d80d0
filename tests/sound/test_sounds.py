"""All that is heard, with a device that only remembers. Time is given; nothing waits."""

import shutil
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.paths import asset
from game.settings.settings import Settings
from game.sound.catalogue import LIST
from game.sound.mood import Mood
from game.sound.sounds import HEADROOM, LEAVING, LONGEST_RETRY, MUSIC_FADE, RETRY, Sounds
from tests.sound.ear import Ear

FRAME = 1 / 60
LEFT, BACK = Event(pygame.WINDOWFOCUSLOST), Event(pygame.WINDOWFOCUSGAINED)
UNPLUGGED = Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=False)
PLUGGED_IN = Event(pygame.AUDIODEVICEADDED, which=0, iscapture=False)
TABLE = Mood("schemin", "train_outside")


class Listener:
    """The whole set of sounds and an ear for it."""

    def __init__(self, ear: Ear | None = None, folder: Path | None = None) -> None:
        self.ear = ear or Ear()
        self.sounds = Sounds(folder or asset("sound"), self.ear, at_once=True)

    def wait(self, seconds: float = FRAME) -> None:
        for _ in range(round(seconds / FRAME)):
            self.sounds.update(FRAME)

    def watch(self, *events: Event) -> None:
        for event in events:
            self.sounds.watch(event)


@pytest.fixture
def listener() -> Listener:
    found = Listener()
    found.wait()
    return found


def test_the_device_is_looked_for_in_the_first_update_not_before():
    found = Listener()
    assert 0 == found.ear.opened
    found.wait()
    assert 1 == found.ear.opened


def test_an_effect_is_heard(listener):
    listener.sounds.play("shot")
    listener.wait()
    assert ["shot"] == listener.ear.begun


def test_a_name_that_there_is_not_is_silence(listener):
    listener.sounds.play("yodel")
    listener.wait()
    assert [] == listener.ear.begun


# music and surroundings


def test_music_fades_in(listener):
    listener.sounds.listen(Mood("title"))
    listener.wait(MUSIC_FADE / 2)
    half = listener.ear.volume("title")
    listener.wait(MUSIC_FADE)
    assert 0 < half < listener.ear.volume("title") == pytest.approx(HEADROOM)


def test_what_is_wanted_before_there_is_a_device_is_heard_on_it():
    found = Listener()
    found.sounds.listen(Mood("title"))
    found.wait(MUSIC_FADE)
    assert found.ear.volume("title") > 0


def test_schemin_and_stealin_begin_together(listener):
    listener.sounds.listen(TABLE)
    listener.wait()
    assert ["schemin", "stealin"] in listener.ear.together


def test_from_one_to_the_other_only_how_loud_they_are_changes(listener):
    listener.sounds.listen(TABLE)
    listener.wait(2 * MUSIC_FADE)
    listener.sounds.listen(Mood("stealin"))
    listener.wait(2 * MUSIC_FADE)
    assert (0, pytest.approx(HEADROOM)) == (listener.ear.volume("schemin"), listener.ear.volume("stealin"))
    assert 1 == listener.ear.begun.count("stealin")


def test_the_last_tune_is_gone_when_the_next_is_there(listener):
    listener.sounds.listen(Mood("title"))
    listener.wait(2 * MUSIC_FADE)
    listener.sounds.listen(TABLE)
    listener.wait(MUSIC_FADE / 2)
    assert listener.ear.volume("title") > 0 < listener.ear.volume("schemin")
    listener.wait(MUSIC_FADE)
    assert listener.ear.volume("title") is None


def test_a_tune_that_was_heard_before_is_heard_again(listener):
    for mood in (Mood("title"), TABLE, Mood("title")):
        listener.sounds.listen(mood)
        listener.wait(2 * MUSIC_FADE)
    assert listener.ear.volume("title") > 0


def test_a_tune_that_is_wanted_again_while_it_fades_out_comes_back_and_is_not_doubled(listener):
    for tune, seconds in (("title", 2 * MUSIC_FADE), ("scoring", MUSIC_FADE / 4), ("title", 2 * MUSIC_FADE)):
        listener.sounds.listen(Mood(tune))
        listener.wait(seconds)
    assert pytest.approx(HEADROOM) == listener.ear.volume("title")
    assert 1 == listener.ear.begun.count("title")


def test_a_mood_that_says_nothing_leaves_what_is_heard(listener):
    listener.sounds.listen(TABLE)
    listener.sounds.listen(Mood(None, "train_inside"))
    listener.wait(2 * MUSIC_FADE)
    assert listener.ear.volume("schemin") > 0 < listener.ear.volume("train_inside")
    assert listener.ear.volume("train_outside") is None


def test_music_goes_down_under_the_whistle_and_comes_back(listener):
    listener.sounds.listen(TABLE)
    listener.wait(2 * MUSIC_FADE)
    listener.sounds.play("train_whistle")
    listener.wait(0.3)
    assert listener.ear.volume("schemin") < 0.5 * HEADROOM
    listener.wait(3)
    assert pytest.approx(HEADROOM, abs=0.01) == listener.ear.volume("schemin")


def test_it_comes_back_gently(listener):
    listener.sounds.listen(TABLE)
    listener.wait(2 * MUSIC_FADE)
    listener.sounds._duck = -12.0
    listener.wait(0.1)
    assert listener.ear.volume("schemin") < 0.7 * HEADROOM


def test_the_music_of_the_end_is_heard_alone(listener):
    listener.sounds.listen(Mood("scoring", ""))
    listener.wait(2 * MUSIC_FADE)
    listener.sounds.play("win")
    listener.wait(0.4)
    assert pytest.approx(0, abs=0.01) == listener.ear.volume("scoring")


# how loud


def test_a_slider_works_by_squares(listener):
    listener.sounds.obey(Settings(effects=5))
    listener.sounds.play("punch")
    listener.wait()
    assert pytest.approx(HEADROOM / 4) == listener.ear.volume("punch")


@pytest.mark.parametrize(("part", "name"), [("music", "schemin"), ("surroundings", "train_outside")])
def test_each_part_has_its_slider(listener, part, name):
    listener.sounds.listen(TABLE)
    changed: dict[str, Any] = {part: 0}
    listener.sounds.obey(Settings(**changed))
    listener.wait(2 * MUSIC_FADE)
    assert 0 == listener.ear.volume(name)
    assert all(listener.ear.volume(other) for other in {"schemin", "train_outside"} - {name})


def test_an_effect_is_as_loud_from_its_first_moment_as_its_slider_has_it():
    first = []

    class Noting(Ear):
        def play(self, channel, sound, volume, *, endless=False):
            first.append(volume)
            super().play(channel, sound, volume, endless=endless)

    found = Listener(Noting())
    found.sounds.obey(Settings(music=0, effects=10, master=10))
    found.wait()
    found.sounds.play("shot")
    found.wait()

    assert [HEADROOM] == first


@pytest.mark.parametrize("settings", [Settings(sound_on=False), Settings(master=0)])
def test_turned_off_nothing_is_mixed_and_nothing_saved_up(listener, settings):
    listener.sounds.obey(settings)
    listener.wait(2 * LEAVING)
    listener.sounds.play("shot")
    assert listener.ear.silenced
    listener.sounds.obey(Settings())
    listener.wait(2 * LEAVING)
    assert not listener.ear.silenced
    assert [] == listener.ear.begun


# a window that is left


def test_in_a_window_that_is_left_nothing_plays(listener):
    listener.sounds.listen(TABLE)
    listener.wait(2 * MUSIC_FADE)
    listener.watch(LEFT)
    listener.wait(LEAVING / 2)
    assert 0 < listener.ear.volume("schemin") < HEADROOM
    listener.wait(LEAVING)
    assert listener.ear.silenced


def test_an_effect_that_was_cut_off_does_not_go_on_when_the_window_is_there_again(listener):
    listener.sounds.play("shot")
    listener.wait()
    listener.watch(LEFT)
    listener.wait(2 * LEAVING)
    assert listener.ear.volume("shot") is None
    listener.watch(BACK)
    listener.wait(1)
    assert 1 == listener.ear.begun.count("shot")


def test_back_again_it_plays_on(listener):
    listener.sounds.listen(TABLE)
    listener.watch(LEFT)
    listener.wait(1)
    listener.watch(BACK)
    listener.wait(2)
    assert not listener.ear.silenced
    assert pytest.approx(HEADROOM) == listener.ear.volume("schemin")
    assert 1 == listener.ear.begun.count("schemin")


def test_who_wants_it_hears_it_all_the_same(listener):
    listener.sounds.obey(Settings(quiet_when_left=False))
    listener.watch(LEFT)
    listener.wait(1)
    assert not listener.ear.silenced


# a device that comes and goes


def test_without_a_device_everything_may_be_asked_for():
    found = Listener(Ear(there=False))
    found.sounds.listen(TABLE)
    found.sounds.play("shot")
    found.sounds.hush("shot")
    found.wait(3)
    found.watch(LEFT, BACK, UNPLUGGED)
    found.wait(3)
    found.sounds.close()
    assert [] == found.ear.begun
    assert not found.sounds.there


def test_a_device_is_looked_for_again_and_less_and_less_often():
    found = Listener(Ear(there=False))
    found.wait()
    assert 1 == found.ear.opened
    found.wait(RETRY + 0.1)
    assert 2 == found.ear.opened
    found.wait(RETRY + 0.1)
    assert 2 == found.ear.opened
    for _ in range(20 * round(LONGEST_RETRY)):
        found.sounds.update(1)
    assert 20 <= found.ear.opened <= 30


def test_when_one_is_plugged_in_that_does_not_open_it_is_looked_for_as_soon_as_at_first():
    found = Listener(Ear(there=False))
    for _ in range(20):
        found.sounds.update(1)
    found.watch(PLUGGED_IN)
    found.wait()
    before = found.ear.opened
    found.wait(RETRY + 0.1)
    assert before + 1 == found.ear.opened


@pytest.mark.parametrize("event", [PLUGGED_IN, BACK])
def test_one_that_is_plugged_in_is_found_at_once(event):
    found = Listener(Ear(there=False))
    found.sounds.listen(TABLE)
    found.wait(1)
    found.ear.plugged_in = True
    found.watch(event)
    found.wait(2)
    assert found.sounds.there
    assert found.ear.volume("schemin") > 0


def test_one_that_vanishes_leaves_silence_and_the_next_plays_on(listener):
    listener.sounds.listen(TABLE)
    listener.wait(2)
    listener.ear.plugged_in = False
    listener.watch(UNPLUGGED)
    listener.wait()
    listener.sounds.play("shot")
    listener.wait(1)
    assert ({}, False) == (listener.ear.on, listener.sounds.there)
    listener.ear.plugged_in = True
    listener.watch(PLUGGED_IN)
    listener.wait(2)
    assert listener.ear.volume("schemin") > 0 < listener.ear.volume("train_outside")


def test_another_one_that_vanishes_changes_nothing(listener):
    listener.watch(Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=False))
    listener.watch(Event(pygame.AUDIODEVICEREMOVED, which=3, iscapture=True))
    assert listener.sounds.there


# files


def test_a_file_that_is_missing_is_a_sound_that_is_missing(tmp_path):
    folder = tmp_path / "sound"
    shutil.copytree(asset("sound"), folder)
    for file in folder.glob("effects/punch_?.ogg"):
        file.unlink()
    found = Listener(folder=folder)
    found.wait()
    found.sounds.play("punch")
    found.sounds.play("shot")
    found.wait()
    assert ["shot"] == found.ear.begun


@pytest.mark.parametrize("text", ["", "[]", "{", '{"shot": 3}', '{"shot": {"family": "shots"}}'])
def test_a_list_that_is_damaged_is_silence(tmp_path, text):
    (tmp_path / LIST).write_text(text, "utf-8")
    found = Listener(folder=tmp_path)
    found.sounds.listen(TABLE)
    found.sounds.play("shot")
    found.wait(1)
    assert [] == found.ear.begun
