"""What is kept of a finished match."""

import pytest

from game.engine.events import NothingHappened
from game.engine.state import Setup
from game.record.file import read, write
from game.session import Session
from game.statistics.ended import PAIRS, Led, summary
from tests.record.games import match, play_on

PAIR_SETUP = Setup(("tuco", "django", "ghost", "doc"), seed=3, teams=(("tuco", "ghost"), ("django", "doc")))


def finished(persons: int = 2, **wishes) -> Session:
    return play_on(match(persons, Setup(("belle", "cheyenne", "doc", "tuco"), seed=4, **wishes)))


def test_a_match_under_way_is_nothing_that_is_kept():
    with pytest.raises(ValueError, match="not over"):
        summary(match())


def test_a_match_and_its_file_have_one_identity():
    session = finished()
    again = Session.resume(read(write(session.record()).encode()))
    one, two = summary(session), summary(again)
    assert (one.begun, one.seed, one.dealt) == (two.begun, two.seed, two.dealt)


def test_people_and_computers_are_told_apart():
    assert [Led.PERSON, Led.PERSON, Led.COMPUTER, Led.COMPUTER] == [seat.led for seat in summary(finished(2)).seats]


def test_a_seat_belongs_to_whom_it_was_handed_over():
    session = match(2)
    session.hand_over(0, "random", 1)
    assert summary(play_on(session)).seats[0].led == Led.COMPUTER


def test_ghost_of_the_box_is_led_by_the_rules():
    setup = Setup(("belle", "cheyenne", "doc", "ghost"), seed=4, expansions=("ghost",))
    assert [Led.PERSON, Led.PERSON, Led.COMPUTER, Led.RULES] == [
        seat.led for seat in summary(play_on(match(2, setup))).seats
    ]


def test_who_won_is_kept():
    session = finished()
    won = [number for number, seat in enumerate(summary(session).seats) if seat.won]
    assert list(session.state.result.winners) == won


def test_the_money_of_its_bandits_is_that_of_the_seat():
    for setup in (PAIR_SETUP, Setup(("belle", "cheyenne", "doc", "tuco"), seed=4)):
        game = summary(play_on(match(0, setup)))
        totals = [0] * len(game.seats)
        for rode in game.bandits:
            totals[rode.seat] += sum(rode.money.values())
        assert [seat.money for seat in game.seats] == totals


def test_money_grows_from_the_start_over_five_rounds():
    assert {6} == {len(rode.growth) for rode in summary(finished()).bandits}


def test_every_card_that_did_nothing_is_counted_once():
    session = play_on(match(0, PAIR_SETUP))
    told = [event.action for group in session.groups for event in group if isinstance(event, NothingHappened)]
    idle = {card.action: card.idle for card in summary(session).cards}
    assert {name: told.count(name) for name in idle} == idle
    assert sum(idle.values()) > 0


def test_events_that_did_nothing_are_no_cards():
    cards = {card.action for card in summary(play_on(match(0, PAIR_SETUP))).cards}
    assert "pickpocketing" not in cards


def test_the_cards_of_ghost_of_the_box_do_not_count():
    setup = Setup(("belle", "cheyenne", "doc", "ghost"), seed=4, expansions=("ghost",))
    assert "heist" not in {card.action for card in summary(play_on(match(0, setup))).cards}


def test_the_rules_agreed_on_are_kept():
    assert (PAIRS,) == summary(play_on(match(0, PAIR_SETUP))).rules
    assert ("expert", "without-powers", "without-events") == summary(
        finished(expert=True, powers=False, events=False)
    ).rules


@pytest.mark.parametrize("order", [("elf", "horses"), ("horses", "elf")])
def test_expansions_are_the_same_in_whatever_order_they_were_chosen(order):
    """Else they would be two rows of the page."""
    assert ("elf", "horses") == summary(finished(expansions=order)).expansions


def test_cards_that_an_expansion_adds_are_counted():
    assert "ride" in {card.action for card in summary(finished(expansions=("horses",))).cards}
