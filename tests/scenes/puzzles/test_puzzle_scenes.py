"""The puzzles, played as a person would: from the list to the train, and what is told of it."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.engine.actions.marshal import Marshal
from game.puzzles.puzzle import Puzzle
from game.puzzles.solved import NAME
from game.puzzles.solver import best_reply
from game.scenes.puzzles.attempt import Attempt
from game.scenes.puzzles.choosing import ChoosingScene
from game.scenes.puzzles.course import LESSONS, Course, Numbered
from game.scenes.puzzles.planning import Planning
from game.scenes.puzzles.result import ResultScene
from game.scenes.puzzles.scene import PuzzleScene
from game.scenes.puzzles.trying import TryingScene
from tests.scenes.desktop import STRICT, Desktop

COURSE = Course()


def named(name: str, course: Course = COURSE) -> Numbered:
    return next(one for one in course.puzzles if one.puzzle.name == name)


def opened(name: str, course: Course | None = None) -> Desktop:
    """The puzzle over the list."""
    desktop = Desktop()
    course = course or Course()
    chooser = ChoosingScene(desktop.context, course)
    desktop.show(chooser)
    chooser.open(named(name, course))
    desktop.step(2)
    return desktop


def lay(desktop: Desktop, plan: tuple[str, ...]) -> None:
    """Put cards into the places, from the first on."""
    scene = desktop.top
    for action in plan:
        card = next(nth for nth, held in enumerate(scene.puzzle.hand) if held == action and scene.planning.in_hand(nth))
        desktop.click(desktop.target(f"card {card}").rect.center)


def carried_out(desktop: Desktop, worst: bool = False) -> ResultScene:
    """Let the plan be carried out, the solver choosing best, or `worst`: the first that is offered."""
    desktop.context.instant = True
    desktop.click(desktop.target("go").rect.center)
    for _ in range(3000):
        desktop.wait()
        top = desktop.top
        if isinstance(top, ResultScene):
            return top
        if isinstance(top, TryingScene) and top.choosing is not None:
            attempt = top.flow.session
            assert isinstance(attempt, Attempt)
            top.choose(attempt.state.offered[0] if worst else best_reply(attempt.puzzle, attempt.state))
    raise TimeoutError


# the list


def test_every_lesson_has_its_words():
    for one in COURSE.puzzles:
        assert STRICT(f"puzzles-chapter-{one.puzzle.teaches}")
        assert STRICT(f"puzzles-teaches-{one.puzzle.teaches}")


def test_the_chapters_go_from_the_plainest_on():
    assert COURSE.lessons == LESSONS
    assert [one.number for one in COURSE.puzzles] == list(range(1, len(COURSE.puzzles) + 1))


def test_within_a_chapter_the_shorter_ones_come_first():
    for lesson in COURSE.lessons:
        cards = [one.puzzle.cards for one in COURSE.of(lesson)]
        assert cards == sorted(cards)


def test_more_plans_make_more_stars():
    assert (named("1-order-1").stars, named("6-meeting-1").stars) == (1, 3)


def test_the_title_leads_to_the_list():
    desktop = Desktop()
    desktop.show(desktop.program.title())
    desktop.step(2)
    desktop.click(desktop.target("puzzles").rect.center)
    desktop.step(3)
    assert isinstance(desktop.top, ChoosingScene)


def test_a_chapter_shows_its_puzzles():
    desktop = Desktop()
    desktop.show(ChoosingScene(desktop.context, Course()))
    desktop.step(2)
    desktop.click(desktop.target("chapter punch").rect.center)
    shown = {target.name for target in desktop.top.ring.targets if target.name.startswith("puzzle")}
    assert shown == {f"puzzle {one.number}" for one in COURSE.of("punch")}


def test_page_keys_go_round_through_the_chapters():
    desktop = Desktop()
    desktop.show(ChoosingScene(desktop.context, Course()))
    desktop.press(pygame.K_PAGEUP)
    assert desktop.top.lesson == LESSONS[-1]
    desktop.press(pygame.K_PAGEDOWN)
    assert desktop.top.lesson == LESSONS[0]


def test_the_list_opens_at_the_first_puzzle_that_is_not_solved():
    course = Course()
    course.solved.add(course.puzzles[0].puzzle.name)

    assert ChoosingScene(Desktop().context, course).one is course.puzzles[1]


def test_a_chapter_opens_at_the_first_puzzle_that_is_not_solved():
    course = Course()
    first, second, *others = course.of("punch")
    assert course.first_of("punch") is first
    course.solved.add(first.puzzle.name)
    assert course.first_of("punch") is second
    scene = ChoosingScene(Desktop().context, course)
    Desktop().show(scene)
    scene._open_chapter("punch")
    assert scene.one is second
    for one in (second, *others):
        course.solved.add(one.puzzle.name)
    assert course.first_of("punch") is first


def test_enter_opens_the_puzzle_in_the_focus_and_escape_leads_back():
    desktop = Desktop()
    desktop.show(ChoosingScene(desktop.context, Course()))
    desktop.step(2)
    desktop.press(pygame.K_DOWN)
    desktop.press(pygame.K_UP)
    desktop.press(pygame.K_RETURN)
    desktop.step(1)
    assert isinstance(desktop.top, PuzzleScene)
    desktop.press(pygame.K_ESCAPE)
    assert isinstance(desktop.top, ChoosingScene)


def test_the_pictures_come_one_by_one():
    desktop = Desktop()
    desktop.show(ChoosingScene(desktop.context, Course()))
    assert desktop.top.restless
    desktop.step(len(COURSE.of(LESSONS[0])) + 1)
    assert not desktop.top.restless


# planning


def test_cards_go_into_the_places_from_the_first_on():
    planning = Planning(named("2-order-1").puzzle)
    planning.put(1)
    planning.put(0)
    assert planning.plan == tuple(named("2-order-1").puzzle.hand[card] for card in (1, 0))


def test_a_card_that_is_taken_back_leaves_its_place_for_the_next():
    planning = Planning(named("2-order-1").puzzle)
    planning.put(0)
    planning.put(1)
    planning.press(0)
    assert (planning.laid, planning.plan, planning.here) == ([None, 1], None, 0)


@pytest.mark.parametrize("laid", range(1, named("3-marshal-1").puzzle.cards + 1))
def test_when_all_cards_are_taken_back_the_next_one_comes_first_again(laid):
    """However many lay there, all of them too."""
    planning = Planning(named("3-marshal-1").puzzle)
    for card in range(laid):
        planning.put(card)
    planning.clear()
    planning.put(laid - 1)

    assert [laid - 1, *[None] * (planning.puzzle.cards - 1)] == planning.laid


def test_a_card_can_be_put_into_any_place():
    planning = Planning(named("3-order-1").puzzle)
    planning.put(0, 2)
    planning.put(0, 1)
    assert planning.laid == [None, 0, None]


def test_a_click_puts_a_card_and_a_click_takes_it_back():
    desktop = opened("2-order-1")
    desktop.click(desktop.target("card 1").rect.center)
    assert desktop.top.planning.laid == [1, None]
    desktop.click(desktop.target("place 0").rect.center)
    assert desktop.top.planning.laid == [None, None]


def test_a_digit_puts_a_card_and_delete_takes_all_back():
    desktop = opened("2-order-1")
    desktop.press(pygame.K_2, "2")
    assert desktop.top.planning.laid == [1, None]
    desktop.press(pygame.K_DELETE)
    assert desktop.top.planning.laid == [None, None]


def test_a_card_can_be_dragged_into_a_place_and_out_of_it():
    desktop = opened("3-order-1")
    card, place = desktop.target("card 0").rect.center, desktop.target("place 2").rect.center
    drag(desktop, card, place)
    assert desktop.top.planning.laid == [None, None, 0]
    drag(desktop, place, (640, 200))
    assert desktop.top.planning.laid == [None, None, None]


def test_a_card_that_is_dragged_while_the_window_grows_is_let_go():
    desktop = opened("3-order-1")
    desktop.step(1, Event(pygame.MOUSEBUTTONDOWN, pos=desktop.target("card 0").rect.center, button=1))
    assert desktop.top.drag.index == 0
    desktop.top.enter(desktop.app.kit)
    assert desktop.top.drag.index is None


def drag(desktop: Desktop, start: tuple[int, int], end: tuple[int, int]) -> None:
    still: dict[str, Any] = {"rel": (9, 9), "buttons": (0, 0, 0)}
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=start, **still))
    desktop.step(1, Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=end, **still))
    desktop.step(1, Event(pygame.MOUSEBUTTONUP, pos=end, button=1))


def test_an_unfinished_plan_is_not_carried_out():
    desktop = opened("2-order-1")
    desktop.click(desktop.target("card 0").rect.center)
    assert desktop.target("go").reason
    desktop.top.go()
    desktop.step(1)
    assert isinstance(desktop.top, PuzzleScene)


def test_a_hint_tells_the_rule_and_then_the_first_card():
    desktop = opened("2-punch-1")
    scene = desktop.top
    assert scene.hint == ""
    desktop.click(desktop.target("hint").rect.center)
    assert scene.hint == STRICT("puzzles-teaches-punch")
    for _ in range(3):  # asked again, there is no more
        desktop.click(desktop.target("hint").rect.center)
        assert scene.hint == STRICT("puzzles-hint-card", card=STRICT(f"action-{scene.puzzle.solution[0]}"))


def test_the_right_mouse_button_tells_of_the_others_cards():
    desktop = opened("2-order-1")
    pile = next(target for target in desktop.top.ring.targets if target.name.startswith("pile"))
    at = pile.rect.center
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0)))
    desktop.step(1, Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
    assert pile.entry in desktop.top.page.entries


# carrying it out

SOLVED = (
    "1-django-1",
    "1-order-3",
    "2-meeting-1",
    "2-punch-2",
    "3-cheyenne-1",
    "4-roofs-2",
    "5-django-2",
    "6-meeting-1",
)


@pytest.mark.parametrize("name", SOLVED)
def test_the_solution_solves_it(name):
    desktop = opened(name)
    lay(desktop, named(name).puzzle.solution)
    ended = carried_out(desktop)
    assert ended.solved
    assert ended.told.attempt.owned == named(name).puzzle.goal


def wrong_plan(puzzle: Puzzle) -> tuple[str, ...]:
    return next(plan for plan in puzzle.plans() if plan != puzzle.solution)


@pytest.mark.parametrize("name", ["1-order-1", "2-order-2", "3-cheyenne-1"])
def test_another_plan_does_not(name):
    """The others reply as strongly as can be, so that the proof holds on the train."""
    desktop = opened(name)
    lay(desktop, wrong_plan(named(name).puzzle))
    ended = carried_out(desktop)
    assert not ended.solved
    goal, owned = (
        STRICT("dollars", amount=str(sum_)) for sum_ in (ended.told.attempt.puzzle.goal, ended.told.attempt.owned)
    )
    assert ended.said == STRICT("puzzles-not-solved-plan", money=owned, goal=goal)


def test_a_plan_that_needs_help_from_the_others_gets_none():
    """Were they to choose what is offered first, it would bring what is asked."""
    desktop = opened("3-marshal-1")
    lay(desktop, ("floor_change", "robbery", "move"))
    assert not carried_out(desktop).solved


def test_the_right_plan_with_wrong_choices_is_told_so():
    name = "2-roofs-1"
    desktop = opened(name)
    lay(desktop, named(name).puzzle.solution)
    ended = carried_out(desktop, worst=True)
    assert not ended.solved
    assert "The plan was right" in ended.said


def test_what_is_solved_is_ticked_and_leads_on(tmp_path: Path):
    course = Course(tmp_path)
    desktop = opened("1-order-1", course)
    lay(desktop, named("1-order-1").puzzle.solution)
    carried_out(desktop)
    assert "1-order-1" in (tmp_path / NAME).read_text("utf-8")
    desktop.step(1)
    desktop.press(pygame.K_RETURN)
    desktop.step(1)
    assert isinstance(desktop.top, PuzzleScene)
    assert desktop.top.one.number == named("1-order-1").number + 1
    desktop.press(pygame.K_ESCAPE)
    desktop.step(1)
    assert isinstance(desktop.top, ChoosingScene)
    assert course.is_solved(named("1-order-1", course))


def test_trying_again_leads_back_to_the_cards_as_they_were_laid():
    desktop = opened("2-order-2")
    plan = wrong_plan(named("2-order-2").puzzle)
    lay(desktop, plan)
    carried_out(desktop)
    desktop.step(1)
    desktop.press(pygame.K_RETURN)
    desktop.step(1)
    assert isinstance(desktop.top, PuzzleScene)
    assert desktop.top.planning.plan == plan


def test_escape_leaves_an_attempt_for_the_puzzle():
    desktop = opened("2-order-1")
    lay(desktop, named("2-order-1").puzzle.solution)
    desktop.click(desktop.target("go").rect.center)
    desktop.step(2)
    assert isinstance(desktop.top, TryingScene)
    desktop.press(pygame.K_ESCAPE)
    desktop.step(2)
    assert isinstance(desktop.top, PuzzleScene)


def test_ones_own_choices_are_asked_on_the_train():
    desktop = opened("3-cheyenne-1")
    lay(desktop, named("3-cheyenne-1").puzzle.solution)
    desktop.context.instant = True
    desktop.click(desktop.target("go").rect.center)
    desktop.until(lambda: isinstance(desktop.top, TryingScene) and desktop.asked)
    asking = desktop.flow.asking
    assert asking is not None
    assert desktop.flow.session.seats[asking.seat(desktop.session.state)].is_person
    assert not isinstance(asking, Marshal)
