"""What is told of imagined games: what comes of each option, and what the others do, each by his first card."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.bots.outcomes import Outcome, Outcomes
from game.bots.search import Search
from game.engine.contents import BANDITS, STANDARD, Card
from game.engine.game import new_game, to_move, view
from game.engine.phases.scheming import DRAW_CARDS, Plan, play
from game.engine.state import Setup
from tests.engine.tables import choose, steal, train


def test_of_the_others_and_of_nobody_else_the_first_card_is_counted() -> None:
    state = new_game(Setup(BANDITS[:4], seed=3))
    seat = to_move(state)
    assert seat is not None
    seen, outcomes = view(state, seat), Outcomes(seat)
    Search(seen, 1, outcomes).run(8, seen.options)
    told, games = outcomes.played, sum(outcome.games for outcome in outcomes.of.values())

    assert told
    assert not set(told) & set(state.players[seat].bandits)
    assert all(actions.total() <= games for actions in told.values())


def came_of(picture: str, *cards: str, choices: Sequence[str] = (), seat: int = 0, **position: Any) -> Outcome:
    """What is put down for a seat when these cards have been carried out."""
    state = train(picture, **position)
    outcomes = Outcomes(seat)
    outcomes.begin(DRAW_CARDS, state)
    steal(state, *cards)
    choose(state, *choices)
    outcomes.end(state)
    return outcomes.of[DRAW_CARDS]


def test_bullets_are_told_by_who_shot_them_and_the_marshals_apart() -> None:
    hit = came_of("doc 2.in, tuco 1.in, belle 3.roof", "tuco fire", "tuco fire")
    met = came_of("doc 2.in, tuco 3.roof, belle 3.roof", "tuco marshal", marshal=3)

    assert (1, 2, 0, 0, {"tuco": 1}) == (hit.games, hit.wounds, hit.marshal, hit.shots, hit.shooters)
    assert (1, 1, 1, 0, {}) == (met.games, met.wounds, met.marshal, met.shots, met.shooters)


def test_in_how_many_games_a_neutral_bullet_comes_is_counted_not_how_many_come() -> None:
    twice = came_of("doc 2.in, tuco 3.roof, belle 3.roof", "tuco marshal", "doc floor_change", marshal=3)

    assert (2, 1) == (twice.wounds, twice.marshal)


def test_what_others_suffer_is_not_ones_own() -> None:
    outcome = came_of("doc 2.in, tuco 1.in, belle 3.roof", "doc fire", "tuco floor_change")

    assert (0, 1, {}) == (outcome.wounds, outcome.shots, outcome.shooters)


def test_money_is_what_both_of_a_pair_gain() -> None:
    pairs = [["doc", "django"], ["tuco", "belle"]]
    outcome = came_of(
        "doc 2.in, tuco 3.roof, django 1.in, belle 3.roof", "doc robbery", "django robbery", teams=pairs,
        floor={"2.in": ["jewel"], "1.in": ["strongbox"]},
    )  # fmt: skip

    assert 1500 == outcome.money


@pytest.mark.parametrize(
    ("cards", "seen"),
    [
        (["doc floor_change"], ("to", "doc", "2.roof", "")),
        (["django floor_change"], ("to", "django", "2.roof", "")),
        (["doc robbery"], ("loot", "doc", "2.in", "jewel")),
        (["django robbery"], ("loot", "django", "2.in", "jewel")),
        (["doc fire"], ("shot", "doc", "2.in", "tuco")),
        (["django fire"], ("shot", "django", "2.in", "tuco")),
        (["doc marshal"], ("marshal", "doc", "1.in", "")),
        (["tuco floor_change"], ("punched", "doc", "2.in", "tuco")),
        ([], ("nothing", "", "0.in", "")),
    ],
)
def test_what_is_seen_on_the_train_is_what_one_of_the_pair_has_done(
    cards: list[str], seen: tuple[str, str, str, str]
) -> None:
    outcome = came_of(
        "doc 2.in, tuco 1.in, django 2.in, belle 3.roof", *cards, teams=[["doc", "django"], ["tuco", "belle"]],
        floor={"2.in": ["jewel"]}, marshal=0,
    )  # fmt: skip
    [(kind, bandit, space, what)] = outcome.seen

    assert seen == (kind, bandit, train("doc 2.in").train.names[space], what)


def test_the_first_card_of_each_game_is_counted() -> None:
    state, outcomes = train("doc 2.in, tuco 1.in, belle 3.roof"), Outcomes(0)
    for first, second in (("move", "fire"), ("move", "punch"), ("fire", "move")):
        outcomes.begin(DRAW_CARDS, state)
        for action in (first, second):
            outcomes.chosen(Plan(1, STANDARD, False), play(Card("tuco", action)))
            outcomes.chosen(Plan(0, STANDARD, False), play(Card("doc", action)))

    assert {"tuco": {"move": 2, "fire": 1}} == outcomes.played


def test_who_draws_first_has_played_no_first_card_in_that_game() -> None:
    state, outcomes = train("doc 2.in, tuco 1.in, belle 3.roof"), Outcomes(0)
    outcomes.begin(DRAW_CARDS, state)
    outcomes.chosen(Plan(1, STANDARD, False), DRAW_CARDS)
    outcomes.chosen(Plan(1, STANDARD, False), play(Card("tuco", "fire")))

    assert {} == outcomes.played
