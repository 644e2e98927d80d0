"""NOTATION: spaces, loot, cards and choices as text."""

import pytest

from game.engine import notation
from game.engine.contents import BULLET, JEWEL, PURSE, Card, Loot
from game.engine.game import view
from game.engine.notation import NotOnOffer
from game.engine.state import Played
from game.engine.written import Misread
from tests.engine.tables import choose, offered, scheme, steal, train, with_cards

PAIRS = (("tuco", "doc"), ("django", "belle"))
PICTURE = "tuco 3.in, django 3.in, doc 2.in, belle 2.in"


def test_a_choice_is_read_by_finding_the_offered_option_that_writes_so() -> None:
    state = train("doc 2.in")
    steal(state, "doc move")

    assert state.offered[0] is notation.read_option(state, "  move   1.in ")


def test_a_choice_not_on_offer_is_told_with_what_is() -> None:
    state = train("doc 2.in")
    steal(state, "doc move")

    with pytest.raises(NotOnOffer) as caught:
        notation.read_option(state, "move 0.in")
    assert ("move 0.in", ("move 1.in", "move 3.in")) == (caught.value.choice, caught.value.offered)


def test_where_nobody_is_asked_nothing_is_on_offer() -> None:
    with pytest.raises(NotOnOffer) as caught:
        notation.read_option(train("doc 2.in"), "move 0.in")
    assert () == caught.value.offered


@pytest.mark.parametrize(
    ("picture", "card", "choice"),
    [
        ("doc 2.in", "doc move", "move 1.in"),
        ("doc 2.in, tuco 1.in, belle 3.in, django 3.in", "doc fire", "fire tuco"),
        ("doc 2.in, tuco 2.in jewel", "doc punch", "punch tuco jewel 3.in"),
        ("doc 2.in, tuco 2.in", "doc punch", "punch tuco nothing 1.in"),
        ("cheyenne 2.in, tuco 2.in purse:250", "cheyenne punch", "punch tuco purse 1.in leave"),
    ],
)
def test_choices_are_written_as_designed(picture: str, card: str, choice: str) -> None:
    state = train(picture)
    steal(state, card)

    assert choice in offered(state)


def test_a_pairs_cards_say_whose_they_are() -> None:
    state = with_cards(train(PICTURE, teams=PAIRS), hands={"tuco": "move", "doc": "fire"})
    scheme(state)

    assert {"play move tuco", "play fire doc"} == offered(state)


def test_spaces_are_read_by_their_names() -> None:
    assert 5 == notation.read_space(train("doc 2.in"), "at", "2.roof")


@pytest.mark.parametrize("wrong", ["4.in", "2", "2.top", 2, None])
def test_a_space_that_is_not_there_is_told(wrong: object) -> None:
    with pytest.raises(Misread, match="at: one-of"):
        notation.read_space(train("doc 2.in"), "at", wrong)


def test_a_purse_is_written_with_its_value_and_in_a_strangers_view_without() -> None:
    state = train("doc 2.in purse:300")

    assert "purse:300" == notation.write_loot(state, Loot(PURSE, 0))
    assert "purse" == notation.write_loot(view(state, 1).state, Loot(PURSE, 0))
    assert "jewel" == notation.write_loot(state, Loot(JEWEL))


def test_loot_that_is_not_in_the_box_is_told() -> None:
    for wrong in ("purse", "purse:275", "suitcase", "gold"):
        with pytest.raises(Misread):
            notation.read_loot(train("doc 2.in"), "loot", wrong)


def test_cards_of_the_pile_are_read_and_written() -> None:
    state = train("doc 2.in, ghost 3.in")

    for words, played in {
        "doc fire": Played(Card("doc", "fire"), False),
        "ghost floor_change hidden": Played(Card("ghost", "floor_change"), True),
    }.items():
        assert played == notation.read_played(state, "pile", words)
        assert words == notation.write_played(played)


def test_a_face_down_card_is_written_for_strangers_by_its_back() -> None:
    state = with_cards(train("doc 2.in"), hands={"doc": "fire move"}, turns="T")
    scheme(state)
    choose(state, "play fire")

    assert "doc hidden" == notation.write_played(view(state, 1).state.pile[0])


@pytest.mark.parametrize("wrong", ["", "doc", "doc bullet", "belle fire", "doc fire twice", "doc heist_or_move", 7])
def test_a_card_that_nobody_can_have_played_is_told(wrong: object) -> None:
    with pytest.raises(Misread):
        notation.read_played(train("doc 2.in, tuco 1.in, django 1.in"), "pile", wrong)


def test_bullets_are_cards_of_hands_and_decks() -> None:
    assert [Card("doc", BULLET)] == notation.read_cards(train("doc 2.in"), "hands", ["bullet"], "doc")


def test_a_pairs_cards_are_told_apart_by_bandit_its_bullets_by_who_received_them() -> None:
    state = train("tuco 3.in, django 2.in, doc 0.in, belle 0.roof", teams=PAIRS, marshal=1)
    steal(state, "django fire")
    deck = [*state.players[0].deck, Card("doc", "move")]

    assert ["bullet"] == notation.write_cards(state, deck, "tuco")
    assert ["move"] == notation.write_cards(state, deck, "doc")
