"""How players play, counted card by card and choice by choice."""

from game.engine.game import Group, apply, options
from game.engine.notation import read_option
from game.engine.phases.scheming import Scheming
from game.engine.state import State
from game.simulate.conduct import Conduct, Watch
from tests.engine.tables import begin, train, with_cards
from tests.engine.tables import steal as lay


def watched(state: State, told: Group, *choices: str) -> list[Conduct]:
    """What is counted of something that has begun and goes on with these choices of Doc's, then with any."""
    watch = Watch(state)
    watch.happened([told])
    wanted = list(choices)
    while options(state):
        option = read_option(state, wanted.pop(0)) if wanted else options(state)[0]
        watch.chosen(0, option, 0.001)
        watch.happened(apply(state, option))
    return watch.conduct


def steal(picture: str, *cards: str, marshal: int = 0, choices: tuple[str, ...] = ()) -> Conduct:
    """What is counted of Doc's cards on a pile."""
    state = train(picture, marshal=marshal)
    return watched(state, tuple(lay(state, *cards)), *choices)[0]


def test_cards_without_effect_are_counted_by_kind() -> None:
    found = steal("doc 3.in, tuco 3.roof", "doc robbery", "doc punch", "doc marshal")

    assert {"robbery": 1, "punch": 1, "marshal": 1} == found.cards
    assert 1 == found.idle["punch"]
    assert 0 == found.idle["marshal"]


def test_the_marshal_may_meet_somebody_or_nobody() -> None:
    assert 1 == steal("doc 3.in, tuco 3.roof", "doc marshal").met_nobody
    assert 0 == steal("doc 3.in, tuco 1.in", "doc marshal").met_nobody


def test_a_shot_with_an_empty_revolver_is_told_from_one_without_a_target() -> None:
    assert 1 == steal("doc 3.in shots=0, tuco 2.in", "doc fire").empty
    assert 0 == steal("doc 3.in, tuco 3.roof, belle 0.roof", "doc fire").empty


def test_a_move_onto_the_marshal_is_counted() -> None:
    assert 1 == steal("doc 2.in", "doc move", marshal=1, choices=("move 1.in",)).onto_marshal
    assert 0 == steal("doc 2.in", "doc move", marshal=1, choices=("move 3.in",)).onto_marshal


def test_drawing_in_the_last_turn_is_counted_apart() -> None:
    state = train("doc 2.in")
    state = with_cards(state, hands={"doc": "move fire"}, decks={"doc": "punch punch punch punch"}, turns="SSS")
    found = watched(state, tuple(begin(state, Scheming())), "play move", "draw", "draw")[0]

    assert (2, 1, 3) == (found.chosen_draws, found.last_draws, found.turns)


def test_two_counts_add_up() -> None:
    one, other = steal("doc 3.in", "doc punch"), steal("doc 3.in", "doc punch", "doc move")
    one.add(other)

    assert {"punch": 2, "move": 1} == one.cards
    assert 66.7 == one.report()["idle"]
