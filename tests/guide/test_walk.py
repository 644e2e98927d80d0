"""Where the learner is in a lesson."""

from game.engine.state import Setup
from game.guide.lesson import Lesson, Step
from game.guide.walk import Walk

STEPS = (
    Step(1, "one", "hello"),
    Step(2, "one", "shot", when="bullet doc"),
    Step(3, "one", "rob", choices=("play robbery", "draw"), made=2),
    Step(4, "two", "again", when="bullet doc"),
    Step(5, "two", "climb", choices=("play floor_change",), made=5),
)
LESSON = Lesson(Setup(("doc",)), "doc", (), 0, {}, (), (), ("one", "two"), STEPS, {})


def said(walk: Walk) -> str:
    return walk.step.say if walk.telling and walk.step is not None else ""


def test_what_has_no_moment_is_told_at_once():
    assert said(Walk(LESSON)) == "hello"


def test_what_has_a_moment_waits_for_it():
    walk = Walk(LESSON)
    walk.go_on()
    assert said(walk) == ""
    walk.saw(["turn 1", "moved doc 2.in"])
    assert said(walk) == ""
    walk.saw(["bullet doc"])
    assert said(walk) == "shot"


def test_a_choice_is_not_told_by_itself():
    walk = at_rob()
    assert (walk.telling, walk.step) == (False, STEPS[2])


def test_what_was_read_before_is_not_said_again_and_the_next_waits_for_its_moment():
    steps = (*STEPS[:2], Step(3, "one", "loot"), *STEPS[2:])
    walk = Walk(Lesson(Setup(("doc",)), "doc", (), 0, {}, (), (), ("one", "two"), steps, {}), 0, 2)
    assert (walk.at, said(walk)) == (2, "")
    walk.saw(["turn 1", "bullet doc"])
    assert said(walk) == "loot"


def test_no_choice_is_passed_over_however_much_was_read():
    assert Walk(LESSON, 0, 99).step is STEPS[2]


def at_rob() -> Walk:
    walk = Walk(LESSON)
    walk.go_on()
    walk.saw(["bullet doc"])
    walk.go_on()
    return walk


def test_every_welcome_choice_is_welcome_and_no_other():
    walk = at_rob()
    assert [walk.welcomes([one]) for one in ("play robbery", "draw", "play fire")] == [True, True, False]
    assert walk.welcomes(["play fire", "draw"])


def test_a_moment_of_before_the_choice_does_not_count_after_it():
    walk = at_rob()
    walk.saw(["bullet doc"])
    walk.go_on()
    assert said(walk) == ""
    walk.saw(["bullet doc"])
    assert said(walk) == "again"


def test_the_same_moment_does_not_tell_two_things():
    lesson = Lesson(Setup(("doc",)), "doc", (), 0, {}, (), (), ("one",), (STEPS[1], STEPS[3]), {})
    walk = Walk(lesson)
    walk.saw(["bullet doc"])
    walk.go_on()
    assert said(walk) == ""


def test_it_goes_on_behind_a_choice():
    walk = Walk(LESSON, answered=1)
    assert (walk.step, walk.answered) == (STEPS[3], 1)


def test_behind_the_last_choice_there_may_be_nothing_more():
    walk = Walk(LESSON, answered=99)
    assert (walk.step, walk.answered, walk.telling) == (None, 2, False)
    walk.go_on()
    assert not walk.welcomes(["play floor_change"])


def test_an_answer_is_counted():
    walk = at_rob()
    walk.go_on()
    assert walk.answered == 1
