"""Nobody harms himself without need."""

from game.bots.sense import sensible
from game.engine.game import to_move, view
from game.engine.state import State
from game.engine.variants.expert import KeepCards
from tests.engine.tables import begin, choose, scheme, steal, train, with_cards


def left(state: State) -> set[str]:
    """The options that make sense to whoever decides, in notation."""
    return {option.words(state) for option in sensible(view(state, to_move(state)))}


def test_nobody_draws_in_his_last_turn() -> None:
    """Though others have theirs after him."""
    decks = {"doc": "punch punch move move"}
    state = with_cards(train("doc 2.in"), hands={"doc": "move fire"}, decks=decks, turns="SS")
    scheme(state)

    assert "draw" in left(state)
    choose(state, "draw")

    assert "draw" in {option.words(state) for option in state.offered}
    assert {"play move", "play fire", "play punch"} == left(state)


def test_unless_he_has_nothing_to_play() -> None:
    state = with_cards(train("doc 2.in, tuco 2.in"), hands={"doc": "bullet"}, decks={"doc": "bullet"})
    scheme(state)

    assert not [words for words in left(state) if words.startswith("play")] or to_move(state) != 0


def test_in_his_last_turn_he_rather_draws_than_fires_with_an_empty_revolver() -> None:
    state = with_cards(train("doc 2.in shots=0"), hands={"doc": "fire fire"}, decks={"doc": "punch"}, turns="S")
    scheme(state)

    assert {"draw", "play fire"} == {option.words(state) for option in state.offered}

    assert {"draw"} == left(state)


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


def test_nobody_shoots_his_partner_while_there_is_another() -> None:
    state = train("doc 2.in, tuco 1.in, django 3.in, belle 3.roof", teams=[["doc", "django"], ["tuco", "belle"]])
    steal(state, "doc fire")

    assert {"fire tuco", "fire django"} == {option.words(state) for option in state.offered}
    assert {"fire tuco"} == left(state)


def test_each_of_a_pair_has_his_own_bullets() -> None:
    teams = [["doc", "django"], ["tuco", "belle"]]
    state = with_cards(
        train("doc 2.in shots=1, tuco 1.in, django 3.in, belle 3.roof", teams=teams),
        hands={"doc": "fire move", "django": "fire", "tuco": "move punch"}, turns="SS",
    )  # fmt: skip
    scheme(state)
    choose(state, "play fire django", "pass", "play move tuco")

    assert {"play fire doc", "play move doc"} == left(state)


def test_nobody_takes_a_purse_where_a_jewel_lies() -> None:
    state = train("doc 2.in", floor={"2.in": ["purse:400", "jewel"]})
    steal(state, "doc robbery")

    assert {"rob jewel"} == left(state)


def test_nobody_takes_a_jewel_where_a_strongbox_lies() -> None:
    state = train("doc 2.in", floor={"2.in": ["jewel", "strongbox"]})
    steal(state, "doc robbery")

    assert {"rob strongbox"} == left(state)


def test_who_takes_a_purse_may_be_paid_for_it_by_his_hostage() -> None:
    state = train("doc 2.in", expansions=["horses"], floor={"2.in": ["purse:400", "jewel"]})
    steal(state, "doc robbery")

    assert {"rob purse", "rob jewel"} == left(state)


def test_nobody_keeps_a_bullet_for_the_next_round() -> None:
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", expert=True)
    state = with_cards(state, hands={"doc": "bullet move"})
    begin(state, KeepCards(0))

    assert {"keep", "keep move"} == left(state)
