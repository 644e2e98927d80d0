"""The guided game in the window, played from its beginning to its end with the mouse."""

from dataclasses import dataclass, field

import pytest
from pygame import Rect

from game.scenes.guide import whys
from game.scenes.guide.conductor import PANEL_WIDE, hand_at
from game.scenes.guide.guided import Guided
from game.scenes.guide.place import BESIDE_HIM, FEET, FIGURE, OVER_HEAD
from game.scenes.guide.scoring import GuidedScoring
from game.scenes.scene import Scene
from game.scenes.scheming.scene import SchemingScene
from game.ui.focus import Target
from game.ui.words import Words, languages
from tests.scenes.desktop import STRICT
from tests.scenes.guide.learner import Learner


@dataclass
class Seen:
    """What was there at each step, by what it says."""

    pointed: dict[str, list[Rect]] = field(default_factory=dict)
    lit: dict[str, list[Rect]] = field(default_factory=dict)  # what is not dimmed besides
    panels: dict[str, Rect] = field(default_factory=dict)
    hands: dict[str, Rect] = field(default_factory=dict)  # where the hand is that points
    tips: dict[str, float] = field(default_factory=dict)  # from the tip of a tail over him to his feet, in units
    wrong: dict[str, list[tuple[str, str]]] = field(default_factory=dict)  # what was pressed, and the answer's key
    lost: list[str] = field(default_factory=list)  # wrong presses that changed something
    ended: Learner | None = None
    last: Scene | None = None


@pytest.fixture(scope="module")
def seen() -> Seen:
    """One walk through it; at each choice all that is wrong is pressed before."""
    found, learner = Seen(), Learner()
    for step in learner.steps(lambda: press_all_that_is_wrong(learner, found)):
        scene = learner.top
        found.pointed[step.say] = scene.pointed()
        found.lit[step.say] = scene._lit if isinstance(scene, Guided) else []
        place = scene.conductor._place
        assert place is not None
        if found.pointed[step.say]:
            found.hands[step.say] = hand_at(scene.kit, found.pointed[step.say][0])
        if place.panel_is != BESIDE_HIM:
            feet = place.figure[1] + FEET[1] * FIGURE
            found.tips[step.say] = feet - place.panel[1] - scene.conductor._high(scene.kit) - place.reach
        found.panels[step.say] = scene.kit.scale.rect(*place.panel, PANEL_WIDE, scene.conductor._high(scene.kit))
    found.ended, found.last = learner, learner.top
    return found


def wrong_ones(scene: Guided) -> list[Target]:
    leads = [(target, scene.leads(target.name)) for target in scene.ring.targets]
    return [target for target, options in leads if options and not scene._welcome(options)]


def press_all_that_is_wrong(learner: Learner, found: Seen) -> None:
    scene, step = learner.top, learner.step
    assert step is not None
    before = len(scene.flow.session.chosen)
    for name in [target.name for target in wrong_ones(scene)]:
        target = scene.ring.find(name)
        assert target is not None
        pointed = scene.pointed()
        learner.desktop.click(free_point(scene, target))
        found.wrong.setdefault(step.say, []).append((name, scene.conductor.why))
        if len(scene.flow.session.chosen) != before or scene.pointed() != pointed:
            found.lost.append(name)


def free_point(scene: Guided, target: Target) -> tuple[int, int]:
    """A point at which the mouse finds this target and no other: cards overlap, the panel lies over the train."""
    rect = target.rect
    points = [(rect.left + rect.width * part // 12, rect.centery) for part in range(1, 12)]
    points += [(rect.centerx, rect.top + rect.height * part // 12) for part in range(1, 12)]
    for point in points:
        under = [one for one in scene.ring.targets if one.is_at(point)]
        if under and under[-1].name == target.name:
            return point
    raise AssertionError(f"{target.name} is covered")


def test_it_is_played_to_its_end(seen: Seen):
    assert seen.ended is not None
    assert isinstance(seen.last, GuidedScoring)
    assert [step.say for step in seen.ended.learning.lesson.steps] == list(seen.pointed)


def test_what_is_pointed_at_is_in_the_picture(seen: Seen):
    assert seen.ended is not None
    window = Rect(0, 0, 1280, 720)
    for step in seen.ended.learning.lesson.steps:
        wanted = len(step.point) or step.asks
        assert bool(wanted) == bool(seen.pointed[step.say]), step.say
        for rect in seen.pointed[step.say]:
            assert window.contains(rect), step.say
            assert rect.width > 8, step.say


def test_the_panel_hides_nothing_that_is_pointed_at_or_lit(seen: Seen):
    shown = {say: [*rects, *seen.lit[say]] for say, rects in seen.pointed.items()}
    assert [] == [say for say, rects in shown.items() if seen.panels[say].collidelist(rects) >= 0]


def test_the_hand_covers_no_word_of_the_panel(seen: Seen):
    assert [] == [say for say, hand in seen.hands.items() if hand.colliderect(seen.panels[say])]


def test_the_tail_ends_at_his_head_however_high_the_panel_hangs(seen: Seen):
    assert "hello" in seen.tips
    assert [] == [say for say, tip in seen.tips.items() if not 100 < tip < OVER_HEAD + 2]


def test_every_wrong_press_is_answered_and_nothing_is_lost(seen: Seen):
    assert seen.ended is not None
    asking = {step.say for step in seen.ended.learning.lesson.steps if step.asks}
    with_wrong = {say for say, pressed in seen.wrong.items() if pressed}
    assert asking - with_wrong == {"duel"}  # where all that is on offer is welcome
    for language in languages():
        words = Words(language, strict=True)
        for say, pressed in seen.wrong.items():
            assert [] == [name for name, key in pressed if not key or key not in words], say
    assert seen.lost == []


def test_the_answers_are_to_what_was_pressed(seen: Seen):
    answers = {key for pressed in seen.wrong.values() for _, key in pressed}
    assert {
        "guide-rob-why-fire",
        "guide-rob-why-move",
        "guide-rob-why-draw",
        "guide-climb-why-move",
        "guide-strike-why-purse",
        "guide-strike-why-4-roof",
        "guide-whom-why",
        "guide-alone-why",
    } <= answers


def test_every_answer_of_the_texts_can_be_given(seen: Seen):
    """An answer to something that cannot be pressed would be dead."""
    assert seen.ended is not None
    words, answers = seen.ended.desktop.program.words, {key for pressed in seen.wrong.values() for _, key in pressed}
    for step in seen.ended.learning.lesson.steps:
        for word in ("fire", "move", "floor_change", "draw", "punch", "marshal", "robbery", "purse", "jewel", "4.roof"):
            key = whys.key(words, step, word)
            assert key not in words or key.endswith("-why") or key in answers, key


def test_of_two_words_that_have_an_answer_the_last_decides(seen: Seen):
    assert seen.ended is not None
    strike = next(step for step in seen.ended.learning.lesson.steps if step.say == "strike")
    assert "guide-strike-why-4-roof" == whys.key(STRICT, strike, "punch cheyenne purse 4.roof")


def test_after_it_a_whole_game_can_be_begun(seen: Seen):
    assert seen.ended is not None
    learner = seen.ended
    assert learner.learning.progress.finished
    assert learner.learning.progress.answered == 0
    learner.desktop.click(learner.desktop.target("again").rect.center)
    learner.desktop.step(2)
    assert isinstance(learner.desktop.top, SchemingScene)
    assert not isinstance(learner.desktop.top, Guided)
    session = learner.desktop.session
    assert [seat.is_person for seat in session.seats].count(True) == 1
    assert {seat.level for seat in session.seats} == {"", "greenhorn"}
    assert sorted(session.setup.seats) == ["belle", "cheyenne", "doc", "tuco"]
    assert session.state.round_number == 1
