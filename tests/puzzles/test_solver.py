"""A plan is worth what it brings for certain: its owner chooses for the most, everybody else for his least."""

from pathlib import Path

import pytest

from game.engine.written import Misread
from game.puzzles.grading import grade, stars
from game.puzzles.puzzle import puzzle_of
from game.puzzles.solver import TooWide, best_line, best_reply, reaches_goal, worths
from game.scenario.document import scenario_of


@pytest.mark.parametrize(("plans", "many"), [(1, 1), (12, 1), (13, 2), (60, 2), (61, 3), (720, 3)])
def test_the_more_plans_there_are_the_more_stars_it_has(plans, many):
    assert stars(plans) == many


def asked(*, pile, hand, at="1.in", goal=500, floor=None, others=None, cars=3):
    """Doc's puzzle on a train of three cars, the Marshal far away in the Caboose."""
    others = {"belle": "3.roof", "tuco": "3.roof"} if others is None else others
    bandits = {"doc": at, **others}
    written = {
        "title": "Drawn for a test.",
        "rule": "puzzle",
        "seats": list(bandits),
        "cars": cars,
        "position": {
            "bandits": {name: {"at": space} for name, space in bandits.items()},
            "marshal": cars,
            "floor": {"2.in": ["jewel"]} if floor is None else floor,
        },
        "pile": pile,
        "expect": {},
        "puzzle": {"bandit": "doc", "goal": goal, "hand": hand, "teaches": "order"},
    }
    return puzzle_of("test", scenario_of(written))


MOVE_AND_ROB = {"pile": ["doc move", "doc robbery"], "hand": ["move", "robbery"]}


def test_first_he_goes_to_the_jewel_then_he_takes_it():
    assert {("move", "robbery"): 500, ("robbery", "move"): 0} == worths(asked(**MOVE_AND_ROB))


def test_the_solver_moves_where_it_brings_most():
    puzzle = asked(**MOVE_AND_ROB)
    state = puzzle.planned(puzzle.position(), puzzle.solution)

    assert "move 2.in" == best_reply(puzzle, state).words(state)


def test_the_others_choose_what_leaves_him_least():
    """Belle may take the purse that he wants, or the other one; she takes the dearer for him to miss."""
    floor = {"1.in": ["jewel", "purse:250"]}
    puzzle = asked(pile=["belle robbery", "doc robbery"], hand=["robbery"], floor=floor,
                   others={"belle": "1.in", "tuco": "3.roof"})  # fmt: skip

    assert {("robbery",): 250} == worths(puzzle)


def test_equal_cards_make_no_further_plans():
    assert [("move", "move", "robbery"), ("move", "robbery", "move"), ("robbery", "move", "move")] == list(
        asked(pile=["doc move", "doc move", "doc robbery"], hand=["move", "move", "robbery"]).plans()
    )


def test_some_cards_may_stay_in_hand():
    plans = set(asked(pile=["doc move"], hand=["move", "fire", "punch"]).plans())

    assert {("move",), ("fire",), ("punch",)} == plans


@pytest.mark.parametrize(("goal", "reached"), [(499, True), (500, True), (501, False)])
def test_a_goal_is_reached_by_owning_as_much(goal, reached):
    puzzle = asked(**MOVE_AND_ROB, goal=goal)

    assert reached == reaches_goal(puzzle, puzzle.position(), puzzle.solution)


def test_the_grade_tells_the_right_plans_and_the_best_wrong_one():
    found = grade(asked(**MOVE_AND_ROB))

    assert (2, (("move", "robbery"),), 0, 1) == (found.plans, found.solving, found.next_best, found.stars)


def test_a_line_tells_everybodys_choices():
    puzzle = asked(pile=["belle move", *MOVE_AND_ROB["pile"]], hand=MOVE_AND_ROB["hand"])
    line = best_line(puzzle, puzzle.position(), puzzle.solution)

    assert (500, 2) == (line.dollars, len(line.choices))


def test_a_plan_that_leads_too_far_is_refused(monkeypatch):
    monkeypatch.setattr("game.puzzles.solver.POSITIONS", 1)

    with pytest.raises(TooWide):
        worths(asked(**MOVE_AND_ROB))


def test_a_scenario_without_a_question_is_no_puzzle():
    scenario = asked(**MOVE_AND_ROB).scenario

    with pytest.raises(Misread):
        puzzle_of("test", type(scenario)(**{**vars(scenario), "puzzle": {}}))


def test_a_pile_that_the_hand_cannot_play_is_no_solution():
    with pytest.raises(Misread):
        asked(pile=["doc punch"], hand=["move"])


def test_reading_changes_nothing(tmp_path: Path):
    puzzle = asked(**MOVE_AND_ROB)
    position = puzzle.position()
    before = position.clone()
    best_line(puzzle, position, puzzle.solution)

    assert before.pile == position.pile
    assert before.agenda == position.agenda
