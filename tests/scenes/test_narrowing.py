"""An offer is narrowed field by field to one option; fields that leave no choice are passed over."""

from game.engine.actions.move import MoveTo
from game.engine.actions.punch import PunchAt
from game.engine.contents import JEWEL, PURSE
from game.engine.game import new_game, play
from game.engine.rounds.pickpocketing import Pass
from game.engine.state import Setup
from game.engine.variants.two_players import PAIRED
from game.scenes.narrowing import Narrowing
from tests.engine.games import any_option, two_players

PUNCHES = (
    PunchAt("doc", PURSE, 3),
    PunchAt("doc", JEWEL, 3),
    PunchAt("doc", JEWEL, 5),
    PunchAt("tuco", JEWEL, 3),
)


def steps(narrowing: Narrowing) -> list[tuple[str, object]]:
    return [(step.field, step.value) for step in narrowing.steps()]


def test_options_of_one_field_are_one_step():
    narrowing = Narrowing((MoveTo(1), MoveTo(4)))
    assert [("space", 1), ("space", 4)] == steps(narrowing)


def test_the_first_field_comes_first():
    assert [("victim", "doc"), ("victim", "tuco")] == steps(Narrowing(PUNCHES))


def test_a_choice_narrows_to_the_next_field():
    narrowing = Narrowing(PUNCHES)
    narrowing.choose(narrowing.steps()[0])
    assert [("loot", PURSE), ("loot", JEWEL)] == steps(narrowing)
    narrowing.choose(narrowing.steps()[1])
    assert [("space", 3), ("space", 5)] == steps(narrowing)
    assert narrowing.settled is None


def test_fields_that_leave_no_choice_settle_themselves():
    narrowing = Narrowing(PUNCHES)
    narrowing.choose(narrowing.steps()[1])
    assert PUNCHES[3] == narrowing.settled
    assert [] == steps(narrowing)


def test_a_field_alike_in_all_options_is_passed_over():
    assert [("loot", PURSE), ("loot", JEWEL)] == steps(Narrowing(PUNCHES[:2]))


def test_a_step_can_be_taken_back():
    narrowing = Narrowing(PUNCHES)
    assert not narrowing.begun
    narrowing.choose(narrowing.steps()[0])
    assert narrowing.begun
    narrowing.back()
    assert PUNCHES == narrowing.left
    narrowing.back()
    assert PUNCHES == narrowing.left


def test_steps_are_taken_back_one_by_one():
    narrowing = Narrowing(PUNCHES)
    passed = [narrowing.left]
    while narrowing.settled is None:
        narrowing.choose(narrowing.steps()[-1 if len(passed) == 2 else 0])
        passed.append(narrowing.left)
    assert len(passed) > 3
    for left in reversed(passed[:-1]):
        narrowing.back()
        assert left == narrowing.left


def test_passing_stands_beside_the_other_options():
    found = steps(Narrowing((MoveTo(1), Pass())))
    assert [("space", 1), ("pass", True)] == found


def test_every_offer_of_random_games_can_be_narrowed_to_each_of_its_options():
    """No two options look alike: whatever is on offer can be reached, in a few steps."""
    setups = [Setup(("belle", "doc", "tuco", "ghost"), seed=seed) for seed in range(4)]
    setups.append(two_players(list(PAIRED[0]), list(PAIRED[1]), 3))
    for setup in setups:
        state = new_game(setup)
        while state.offered:
            for option in state.offered:
                reach(option, Narrowing(state.offered))
            play(state, any_option(state))


def reach(option, narrowing: Narrowing) -> None:
    for _ in range(5):
        if narrowing.settled is not None:
            break
        narrowing.choose(next(step for step in narrowing.steps() if option in step.options))
    assert option == narrowing.settled
