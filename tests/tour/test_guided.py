"""What the tour shows of the guided game is told behind so many choices as it says."""

import pytest

from game.guide.lesson import read_lesson
from game.guide.walk import Walk
from game.paths import asset
from game.tour.guided import SHOWN


@pytest.mark.parametrize(("answered", "say"), SHOWN)
def test_the_sentence_is_told_before_the_next_choice_is_made(answered, say):
    walk, told = Walk(read_lesson(asset("guide") / "first_game.toml"), answered), []
    while walk.step is not None and walk.answered == answered:
        told.append(walk.step.say)
        walk.go_on()

    assert say in told
