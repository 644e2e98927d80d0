"""The puzzles that come with the game: each has exactly one best plan, and each teaches a rule that has a sentence."""

from collections import Counter
from random import Random

import pytest

from game.paths import asset
from game.puzzles.maker import found
from game.puzzles.puzzle import all_puzzles, read_puzzle
from game.puzzles.solver import reaches_goal
from game.scenario.run import run

PUZZLES = all_puzzles(asset("puzzles"))


def test_there_are_thirty_at_least_from_one_card_to_six():
    cards = Counter(puzzle.cards for puzzle in PUZZLES)

    assert len(PUZZLES) >= 30
    assert [1, 2, 3, 4, 5, 6] == sorted(cards)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_exactly_one_plan_reaches_the_goal(puzzle):
    position = puzzle.position()

    assert [puzzle.solution] == [plan for plan in puzzle.plans() if reaches_goal(puzzle, position, plan)]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_its_file_is_a_scenario_that_carries_the_plan_out(puzzle):
    assert [] == run(puzzle.scenario)


def test_new_ones_are_found(tmp_path):
    path = next(found(Random(5), 2, tmp_path))
    puzzle = read_puzzle(path)

    assert [] == run(puzzle.scenario)
    assert puzzle.name.startswith(f"2-{puzzle.teaches}-")


def test_the_same_seed_finds_the_same(tmp_path):
    one, other = (next(found(Random(5), 2, tmp_path / name)) for name in ("one", "other"))

    assert one.read_bytes() == other.read_bytes()
