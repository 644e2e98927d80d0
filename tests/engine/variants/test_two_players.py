"""TWO PLAYERS: each leads two bandits with one deck of eleven cards."""

import pytest

from game.engine.contents import BULLET, Card
from game.engine.events import CardsDrawn, CardTaken, RoundStarted
from game.engine.game import new_game
from game.engine.notation import offered_words
from game.engine.phases.scoring import Scoring, result
from game.engine.phases.setup import dealt
from game.engine.rules import CannotBePlayed
from game.engine.state import Setup, State
from game.engine.variants.two_players import KeepOne
from tests.engine.tables import at, begin, choose, offered, scheme, steal, train, with_cards, wounds

TEAMS = (("tuco", "doc"), ("django", "belle"))
SETUP = Setup(("tuco", "django", "doc", "belle"), first="tuco", teams=TEAMS)
PICTURE = "tuco 3.in, django 3.in, doc 2.in, belle 2.in"


def scheming(turns: str = "S", **hands: str) -> State:
    state = with_cards(train(PICTURE, teams=TEAMS), hands=hands, decks={"tuco": "floor_change"}, turns=turns)
    scheme(state)
    return state


def test_the_train_has_three_cars() -> None:
    assert 3 == new_game(SETUP).train.caboose


def test_a_deck_has_five_cards_of_each_bandit_and_one_marshal() -> None:
    deck = dealt(SETUP).players[0].deck
    five = ["move", "floor_change", "fire", "punch", "robbery"]

    cards = [Card(name, action) for name in TEAMS[0] for action in five]
    assert sorted([*cards, Card("tuco", "marshal")]) == sorted(deck)


def test_a_bandit_of_each_group_makes_a_pair() -> None:
    with pytest.raises(CannotBePlayed, match="pairs"):
        dealt(Setup(("tuco", "doc", "django", "belle"), teams=(("tuco", "django"), ("doc", "belle"))))


def test_the_seats_alternate_between_the_players() -> None:
    with pytest.raises(CannotBePlayed, match="pairs-alternate"):
        dealt(Setup(("tuco", "doc", "django", "belle"), teams=TEAMS))


def test_the_owner_says_which_of_the_pair_starts_in_the_caboose() -> None:
    state = new_game(SETUP)

    assert {"start tuco", "start doc"} == offered(state)
    choose(state, "start doc")
    assert ["2.in", "3.in"] == [at(state, name) for name in TEAMS[0]]


def test_each_picks_a_card_of_his_whole_deck_before_the_rest_is_dealt() -> None:
    state = new_game(SETUP)
    choose(state, "start tuco", "start belle")

    assert 11 == len(offered(state))
    choose(state, "keep marshal tuco")
    assert Card("tuco", "marshal") in state.players[0].hand


def test_nobody_else_sees_which_card_is_picked() -> None:
    state = new_game(SETUP)
    choose(state, "start tuco", "start belle")
    told = choose(state, "keep marshal tuco")

    taken = next(event for event in told if isinstance(event, CardTaken))
    assert ["marshal", "hidden", "hidden"] == [taken.seen_by(seat, state).card.action for seat in (0, 1, None)]


def test_a_fire_on_a_standard_turn_may_be_covered_by_a_card_of_the_other_bandit() -> None:
    state = scheming(tuco="fire move marshal", doc="punch robbery")
    choose(state, "play fire tuco")

    assert {"cover punch doc", "cover robbery doc", "pass"} == offered(state)


def test_the_marshal_card_covers_nothing() -> None:
    state = scheming(tuco="marshal", doc="fire")
    choose(state, "play fire doc")

    assert set() == offered(state)


def test_a_covering_card_brings_no_other() -> None:
    state = scheming(tuco="fire move", doc="fire move")
    choose(state, "play fire tuco", "cover fire doc")

    assert set() == offered(state)
    assert ["tuco", "doc"] == [played.card.bandit for played in state.pile]


@pytest.mark.parametrize("turns", ["T", "2", "R"])
def test_on_other_turns_nothing_is_covered(turns: str) -> None:
    state = scheming(turns, tuco="fire move", doc="punch")
    choose(state, "play fire tuco")

    assert not any(choice.startswith("cover") for choice in offered(state))


def test_the_partner_can_be_shot_and_counts_as_somebody_else_for_belle() -> None:
    state = train("tuco 1.in, django 3.in, doc 2.in, belle 2.in", teams=TEAMS)

    steal(state, "tuco fire")

    assert 1 == wounds(state, "doc")
    assert Card("tuco", BULLET) == state.leader("doc").deck[0]


@pytest.mark.parametrize("shooter", TEAMS[0])
def test_bullets_shot_at_the_partner_do_not_make_a_gunslinger(shooter: str) -> None:
    state = train("tuco 1.in, django 3.roof, doc 2.in, belle 3.roof", teams=TEAMS)

    steal(state, f"{shooter} fire")

    assert 5 == state.bandits[shooter].bullets
    assert (0, 1) == result(state).gunslingers


def test_the_players_money_is_the_sum_of_both_bandits() -> None:
    state = train("tuco 1.in jewel shots=5, django 3.in purse:250, doc 2.in purse:300, belle 2.in", teams=TEAMS)

    begin(state, Scoring())

    assert state.result is not None
    assert (1800, 250) == state.result.scores
    assert (("tuco", "doc"), (0,)) == (state.players[0].bandits, state.result.winners)


def test_a_tie_compares_the_bullets_received_by_both_bandits_together() -> None:
    state = train("tuco 1.in wounds=3, django 3.in wounds=2, doc 2.in, belle 2.in wounds=2", teams=TEAMS)

    assert (0,) == result(state).winners


def test_bandits_decide_clockwise_over_the_four() -> None:
    state = train(PICTURE, teams=TEAMS, first="django")

    assert ["django", "doc", "belle", "tuco"] == [bandit.name for bandit in state.bandit_order()]


def test_the_round_card_is_turned_up_before_a_card_is_picked_and_hands_are_dealt() -> None:
    state = new_game(Setup(("tuco", "django", "doc", "belle"), seed=5, teams=(("tuco", "doc"), ("django", "belle"))))
    choose(state, f"start {state.players[state.first].bandits[0]}")
    told = choose(state, offered_words(state)[0])

    assert isinstance(state.asking, KeepOne)
    assert 1 == state.round_number
    assert any(isinstance(event, RoundStarted) for event in told)
    assert not any(isinstance(event, CardsDrawn) for event in told)
