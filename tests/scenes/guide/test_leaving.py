"""The guided game is left, resumed, begun anew, and played once more."""

import pygame
import pytest
from pygame.event import Event

from game.guide.progress import NAME, Progress
from game.scenes.guide.conductor import NEXT
from game.scenes.guide.menu import GuideMenu
from game.scenes.guide.scoring import GuidedScoring
from game.scenes.options.scene import OptionsScene
from game.scenes.title import TitleScene
from tests.scenes.guide.learner import Learner


def test_a_choice_is_remembered_and_the_game_goes_on_behind_it(tmp_path):
    first = Learner(folder=tmp_path)
    first.until("climb")
    again = Learner(folder=tmp_path)
    assert again.learning.progress.answered == 1
    assert again.until_told().say == "climb"
    assert again.top.flow.session.state.pile == first.top.flow.session.state.pile


@pytest.mark.parametrize("answered", range(1, 15))
def test_it_goes_on_from_every_choice(answered):
    learner = Learner(answered)
    asking = [step for step in learner.learning.lesson.steps if step.asks]
    assert learner.until_told().number == asking[answered - 1].number + 1
    if answered < len(asking):
        assert learner.until(asking[answered].say) is asking[answered]
    else:
        assert isinstance(learner.desktop.top, GuidedScoring)


def test_what_follows_on_the_last_choice_is_shown_once_more():
    """Only what had been shown before it was made is not."""
    learner = Learner(answered=5)
    match = learner.top.flow.session
    assert learner.top.flow.public.seen >= match.chosen[-1].groups
    assert learner.until_told().say == "roof"


def test_the_menu_leads_to_the_title_which_tells_how_far_one_is(tmp_path):
    learner = Learner(folder=tmp_path)
    learner.until("climb")
    learner.desktop.press(pygame.K_ESCAPE)
    assert isinstance(learner.desktop.top, GuideMenu)
    assert learner.desktop.top.how_kept() == ("well", learner.desktop.program.words("guide-kept"))
    learner.desktop.click(learner.desktop.target("leave").rect.center)
    learner.desktop.step(2)
    assert isinstance(learner.desktop.top, TitleScene)
    [button] = [one for one in learner.desktop.top.buttons if one.name == "learn"]
    assert button.under == learner.desktop.program.words("guide-step", step=11, steps=45)
    learner.desktop.click(learner.desktop.target("learn").rect.center)
    learner.desktop.step(2)
    assert learner.until_told().say == "climb"


@pytest.mark.parametrize("say", ["aim", "tunnel", "switching", "dropped", "far", "plan", "bullets", "prize"])
def test_left_in_between_it_goes_on_at_the_very_sentence_which_the_title_tells(tmp_path, say):
    first = Learner(folder=tmp_path)
    step = first.until(say)
    again = Learner(folder=tmp_path)
    assert again.learning.told == again.desktop.program.words("guide-step", step=step.number, steps=45)
    assert again.until_told() is again.learning.lesson.steps[step.number - 1]
    if say != "prize":
        again.obey()
        assert again.until_told().number == step.number + 1


def test_the_menu_can_begin_it_anew(tmp_path):
    learner = Learner(folder=tmp_path)
    learner.until("climb")
    learner.desktop.press(pygame.K_ESCAPE)
    learner.desktop.click(learner.desktop.target("repeat").rect.center)
    learner.desktop.step(2)
    assert learner.until_told().say == "hello"
    assert Progress(tmp_path).answered == 0


def test_no_seat_can_be_handed_over():
    learner = Learner()
    learner.desktop.press(pygame.K_ESCAPE)
    assert learner.desktop.top.ring.find("seats") is None


def test_it_goes_on_after_the_options():
    learner = Learner()
    learner.until("aim")
    learner.desktop.press(pygame.K_ESCAPE)
    learner.desktop.click(learner.desktop.target("options").rect.center)
    learner.desktop.step(2)
    assert isinstance(learner.desktop.top, OptionsScene)
    learner.desktop.press(pygame.K_ESCAPE)
    learner.desktop.press(pygame.K_ESCAPE)
    learner.desktop.step(2)
    assert learner.said() == "aim"
    assert learner.desktop.top.ring.find(NEXT) is not None


def test_a_damaged_file_is_told_at_the_title_and_it_begins_anew(tmp_path):
    (tmp_path / NAME).write_text("something else")
    learner = Learner(folder=tmp_path)
    assert learner.learning.told == learner.desktop.program.words("guide-file-damaged")
    assert learner.until_told().say == "hello"


def test_nothing_is_taken_back():
    learner = Learner()
    learner.until("climb")
    chosen = len(learner.top.flow.session.chosen)
    learner.desktop.step(1, Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_CTRL, unicode=""))
    assert len(learner.top.flow.session.chosen) == chosen
    assert learner.desktop.top.ring.find("undo") is None


def test_the_guided_game_is_neither_saved_nor_counted(tmp_path):
    learner = Learner(answered=14, folder=tmp_path)
    learner.until("won")
    assert learner.top.flow.session.scribe is None
    assert not (tmp_path / "games").exists()
    assert [NAME] == [file.name for file in tmp_path.iterdir()]


def test_before_the_count_nothing_is_counted():
    learner = Learner(answered=14)
    learner.desktop.context.instant = False
    learner.until("count")
    learner.desktop.step(60)
    assert learner.desktop.top.seconds == 0
    learner.desktop.step(1)
    learner.next()
    learner.desktop.until(lambda: learner.step is not None)
    assert learner.desktop.top.counted


def test_at_the_end_it_can_be_played_once_more(tmp_path):
    learner = Learner(answered=14, folder=tmp_path)
    for _ in learner.steps():
        pass
    assert Progress(tmp_path).finished
    learner.desktop.click(learner.desktop.target("repeat").rect.center)
    learner.desktop.step(2)
    assert learner.until_told().say == "hello"
