"""Events: facts with every drawn result, which change a position in no other way."""

from dataclasses import fields, is_dataclass

from game.engine.contents import HIDDEN_CARD, Card, Loot
from game.engine.events import CardPlayed, CardsDrawn, Event, LootTaken
from tests.engine.tables import train

KINDS = Event.__subclasses__()


def test_every_kind_is_frozen_and_names_its_fields() -> None:
    for kind in KINDS:
        assert is_dataclass(kind)
        assert fields(kind)


def test_applied_to_a_position_it_changes_it() -> None:
    state = train("doc 2.in", floor={"2.in": ["jewel"]})
    LootTaken("doc", Loot("jewel"), state.train.space("2.in"), None).apply(state)

    assert (Loot("jewel"),) == state.bandits["doc"].loot


def test_a_stranger_sees_as_many_cards_as_are_drawn() -> None:
    drawn = CardsDrawn(0, (Card("doc", "fire"), Card("doc", "move")), "draw")

    assert drawn == drawn.seen_by(0, train("doc 1.in"))
    assert (HIDDEN_CARD, HIDDEN_CARD) == drawn.seen_by(1, train("doc 1.in")).cards


def test_an_open_card_is_seen_by_all() -> None:
    played = CardPlayed(0, Card("doc", "fire"), False)

    assert played == played.seen_by(None, train("doc 1.in"))


def test_a_purse_that_everybody_has_held_by_now_is_public() -> None:
    state = train("doc 2.in, tuco 3.in, belle 3.in", floor={"2.in": ["purse:400"]})
    state.purse_known[0] = 0b110
    taken = LootTaken("doc", Loot("purse", 0), state.train.space("2.in"), 400)

    assert 400 == taken.seen_by(None, state).value
