"""Nobody harms himself without need."""

from game.bots.sense import sensible
from game.engine.game import to_move, view
from game.engine.state import State
from tests.engine.tables import choose, scheme, steal, train, with_cards


def left(state: State) -> set[str]:
    """The options that make sense to whoever decides, in notation."""
    return {option.words(state) for option in sensible(view(state, to_move(state)))}


def test_nobody_draws_in_his_last_turn() -> None:
    state = with_cards(train("doc 2.in"), hands={"doc": "move fire"}, decks={"doc": "punch"}, turns="SS")
    scheme(state)

    assert "draw" in left(state)
    choose(state, "draw")

    assert {"play move", "play fire", "play punch"} == left(state)


def test_unless_he_has_nothing_to_play() -> None:
    state = with_cards(train("doc 2.in, tuco 2.in"), hands={"doc": "bullet"}, decks={"doc": "bullet"})
    scheme(state)

    assert not [words for words in left(state) if words.startswith("play")] or to_move(state) != 0


def test_nobody_plans_more_shots_than_he_has_bullets() -> None:
    state = with_cards(train("doc 2.in shots=1"), hands={"doc": "move fire fire"}, turns="SS")
    scheme(state)

    assert "play fire" in left(state)
    choose(state, "play fire")

    assert {"play move"} == left(state)


def test_nobody_walks_onto_the_marshal() -> None:
    state = train("doc 2.in", marshal=1)
    steal(state, "doc move")

    assert {"move 3.in"} == left(state)


def test_nobody_hurts_his_partner_while_there_is_another() -> None:
    state = train("doc 2.in, tuco 2.in, django 2.in, belle 1.in", teams=[["doc", "django"], ["tuco", "belle"]])
    steal(state, "doc punch")

    assert all(words.startswith("punch tuco") for words in left(state))
