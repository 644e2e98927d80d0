"""Where it was won: Legend goes through the game again, and each choice he names leads into the replay."""

from dataclasses import replace

import pygame
import pytest

from game.scenes.replay.scene import ReplayScene
from game.scenes.scoring.scene import ScoringScene
from game.scenes.scoring.won import WonScene
from tests.scenes.desktop import Desktop, people
from tests.scenes.listed import Listed

pytestmark = pytest.mark.usefixtures("thought_once")


@pytest.fixture
def desktop() -> Desktop:
    """A match that is over, and the scene that is asked where it was won."""
    found = Desktop()
    found.match(people(3, 0), instant=True)
    found.play_out()
    found.step(2)
    found.target("won").act()
    found.step(2)
    return found


def test_until_he_has_an_answer_it_tells_how_far_he_is(desktop):
    before = desktop.top.progress
    desktop.step(5)

    assert isinstance(desktop.top, WonScene)
    assert before < desktop.top.progress < 1
    assert desktop.top.found is None
    assert desktop.top.restless


def test_it_can_be_left_at_once_and_nobody_thinks_on(desktop):
    desktop.until(lambda: desktop.top.progress > 0.2)
    desktop.press(pygame.K_ESCAPE)
    desktop.step(1)

    counting = desktop.top
    desktop.target("won").act()
    desktop.step(2)
    assert isinstance(counting, ScoringScene)
    assert desktop.top.progress < 0.1


def test_each_choice_leads_to_its_moment_in_the_replay(desktop):
    desktop.until(lambda: desktop.top.found is not None)
    desktop.step(1)
    assert "watch 0" == desktop.top.ring.focused
    turning, flow = desktop.top.found[-1], desktop.flow
    desktop.target(f"watch {len(desktop.top.found) - 1}").act()
    desktop.stack.settle(desktop.app.kit)

    assert isinstance(desktop.top, ReplayScene)
    assert flow.session.chosen[turning.number].groups == desktop.top.recording.moment


def test_who_comes_back_finds_the_answer_again(desktop):
    desktop.until(lambda: desktop.top.found is not None)
    found = desktop.top.found
    desktop.press(pygame.K_ESCAPE)
    desktop.step(1)
    desktop.target("won").act()
    desktop.step(2)

    assert found is desktop.top.found


def test_how_much_a_choice_changed_is_told_with_its_sign(desktop):
    desktop.until(lambda: desktop.top.found is not None)
    [turning, *_] = desktop.top.found
    desktop.top.found = replace(turning, chance=0.6, other_chance=0.4), replace(turning, chance=0.3, other_chance=0.45)
    listed = Listed()
    with listed.watched():
        desktop.picture()

    assert ["'+20 %' (good)", "'\u221215 %' (bad)"] == [line for line in listed.lines if line[1] in "+\u2212"]


def test_the_odds_of_what_was_chosen_stand_over_those_of_the_other(desktop):
    desktop.until(lambda: desktop.top.found is not None)
    [turning, *_] = desktop.top.found
    desktop.top.found = (replace(turning, chance=0.6, other_chance=0.4),)
    listed = Listed()
    with listed.watched():
        desktop.picture()

    assert ["'60 %'", "'40 %'"] == [odds for line in listed.lines for odds in ("'60 %'", "'40 %'") if odds in line]
