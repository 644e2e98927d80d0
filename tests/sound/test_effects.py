"""Effects: who gets a channel, and what yields to what. Time is given; nothing waits."""

import random
from pathlib import Path
from typing import Any

import pytest

from game.sound.catalogue import Entry
from game.sound.effects import AT_ONCE, FIRST, OWN, PATIENCE, POOL, SOFTER, Effects
from tests.sound.ear import Tone

LONG = 1.0  # seconds of every sound here


def tone(path: Path) -> Any:
    return Tone(path, LONG)


class Played:
    """Effects over channels that remember; `log` has the name, the channel and how loud."""

    def __init__(self) -> None:
        self.log: list[tuple[str, int, float]] = []
        self.stopped: list[int] = []
        self.files: list[str] = []
        self.effects = Effects(tone, self._play, lambda channel, _: self.stopped.append(channel), random.Random(1))

    def _play(self, channel: int, tone: Any, gain: float) -> None:
        self.files.append(tone.path.stem)
        self.log.append((tone.path.stem.split("-")[0], channel, gain))

    def ask(self, *asked: tuple[str, str], speed: float = 1, after: float = 0.1) -> list[str]:
        """Ask for sounds (name, family), let so many seconds pass; the names of those that are played then."""
        before = len(self.log)
        for name, family in asked:
            self.effects.ask(entry(name, family), speed)
        self.effects.update(after)
        return [name for name, _, _ in self.log[before:]]


def entry(name: str, family: str, files: int = 3) -> Entry:
    return Entry(name, family, tuple(Path(f"{name}-{number}.ogg") for number in range(files)))


@pytest.fixture
def played() -> Played:
    return Played()


def test_what_is_asked_for_is_played_in_the_next_update(played):
    assert ["shot"] == played.ask(("shot", "shots"))


def test_it_is_played_once(played):
    played.ask(("shot", "shots"))
    assert [] == played.ask()


def test_no_variation_twice_running(played):
    for _ in range(30):
        played.ask(("punch", "blows"))
    assert all(one != other for one, other in zip(played.files, played.files[1:], strict=False))


def test_a_sound_of_one_file_is_heard_again(played):
    for _ in range(2):
        played.effects.ask(entry("shot", "shots", files=1))
        played.effects.update(LONG)
    assert ["shot-0", "shot-0"] == played.files


def test_the_same_sound_is_not_doubled(played):
    assert ["bullet"] == played.ask(("bullet", "blows"), ("bullet", "blows"), ("bullet", "blows"))


def test_steps_of_a_runner_are_all_heard(played):
    """They come quicker one after the other than any other sound does."""
    assert [["step"]] * 4 == [played.ask(("step", "steps"), after=0.13) for _ in range(4)]


def test_cards_keep_apart(played):
    played.ask(("flip", "cards"), after=0.01)
    assert [] == played.ask(("slide", "cards"), after=0.03)
    assert ["slide"] == played.ask(("slide", "cards"), after=0.03)


def test_of_two_loud_ones_the_lesser_is_softer(played):
    played.ask(("punch", "blows"), ("shot", "shots"))
    assert {"shot": 1.0, "punch": SOFTER} == {name: gain for name, _, gain in played.log}


def test_after_a_moment_it_is_not(played):
    played.ask(("shot", "shots"), after=0.01)
    played.ask(after=FIRST)
    played.ask(("punch", "blows"))
    assert ("punch", 1.0) == (played.log[-1][0], played.log[-1][2])


def test_a_sting_waits_for_the_whistle(played):
    played.ask(("whistle", "train"), ("braking", "stings"))
    assert ["whistle"] == [name for name, _, _ in played.log]
    assert ["braking"] == played.ask(after=LONG)


def test_what_waits_is_not_saved_up_for_later(played):
    played.ask(("whistle", "train"), ("braking", "stings"))
    played.effects.forget()
    assert [] == played.ask()


def test_it_does_not_wait_for_ever(played):
    played.ask(("whistle", "train"), ("braking", "stings"), after=0.01)
    for _ in range(30):
        played.ask(("whistle", "train"))
    assert "braking" not in played.ask(after=PATIENCE)


def test_the_next_of_the_train_takes_the_channel_of_the_last(played):
    played.ask(("bell", "train"))
    played.ask(("whistle", "train"))
    assert 1 == len({channel for _, channel, _ in played.log})


def fill(played: Played, family: str) -> None:
    for number in range(len(POOL)):
        played.ask((f"{family} {number}", family), after=0.01)


def test_the_least_important_yields(played):
    fill(played, "steps")
    assert ["shot"] == played.ask(("shot", "shots"), after=0.01)


def test_nothing_yields_to_what_is_less_important(played):
    fill(played, "loot")
    assert [] == played.ask(("walk", "moves"), after=0.01)


def test_of_equals_the_one_that_ends_first_yields(played):
    fill(played, "loot")
    first = played.log[0][1]
    assert ["other"] == played.ask(("other", "loot"), after=0.01)
    assert first == played.log[-1][1]


def test_a_channel_is_free_again_when_its_sound_has_ended(played):
    fill(played, "loot")
    assert ["walk"] == played.ask(("walk", "moves"), after=LONG)


@pytest.mark.parametrize("family", ["steps", "ticks", "cards"])
def test_what_matters_least_is_left_out_of_what_is_fast(played, family):
    assert ["one"] == played.ask(("one", family), speed=2)
    assert [] == played.ask(("other", family), speed=4)


def test_what_matters_is_heard_however_fast(played):
    assert ["shot"] == played.ask(("shot", "shots"), speed=4)


def test_at_once_only_the_last_sting_is_heard(played):
    heard = [("shot", "shots"), ("marshal", "stings"), ("braking", "stings"), ("rob", "loot")]
    assert ["braking"] == played.ask(*heard, speed=AT_ONCE)


def test_music_goes_down_under_a_shot_and_comes_back(played):
    played.ask(("shot", "shots"), after=0.01)
    during = played.effects.duck
    played.ask(after=LONG)
    assert (-5, 0) == (during, played.effects.duck)


def test_the_deepest_counts(played):
    played.ask(("shot", "shots"), ("whistle", "train"), ("punch", "blows"))
    assert played.effects.duck == -7


def test_a_sound_can_be_let_die_away(played):
    played.ask(("hold", "clicks"))
    played.effects.hush("hold")
    assert [OWN["clicks"]] == played.stopped


def test_a_sound_that_is_taken_back_at_once_is_not_heard(played):
    played.effects.ask(entry("hold", "clicks"))
    played.effects.ask(entry("shot", "shots"))
    played.effects.hush("hold")
    assert ["shot"] == played.ask()


def test_what_is_not_loaded_is_not_heard_and_takes_no_channel():
    effects = Effects(lambda _: None, lambda *_: pytest.fail("played"), lambda *_: None)
    effects.ask(entry("shot", "shots"))
    effects.update(0.1)
    assert [] == effects.gains()
