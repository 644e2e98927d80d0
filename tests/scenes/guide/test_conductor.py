"""What the Conductor says: the present sentence, one before it, or an answer to what was pressed."""

import pytest

from game.guide.lesson import read_lesson
from game.paths import asset
from game.scenes.guide.conductor import Conductor
from tests.scenes.desktop import Desktop


@pytest.fixture(scope="module")
def lesson():
    return read_lesson(asset("guide") / "first_game.toml")


@pytest.fixture
def conductor(lesson) -> Conductor:
    """He says the fifth sentence."""
    found = Conductor(Desktop().context, lesson)
    found.tell(lesson.steps[4])
    return found


def test_whoever_looks_back_and_presses_something_is_answered_at_what_is_asked_now(conductor, lesson):
    conductor.look_back()
    conductor.look_back()
    assert lesson.steps[2] is conductor.shown
    conductor.answer("guide-not-now")

    assert (lesson.steps[4], "guide-not-now") == (conductor.shown, conductor.why)


@pytest.mark.parametrize("then", [Conductor.look_back, lambda conductor: conductor.tell(conductor.lesson.steps[5])])
def test_an_answer_belongs_to_no_other_sentence(conductor, then):
    conductor.answer("guide-not-now")
    then(conductor)

    assert "" == conductor.why
