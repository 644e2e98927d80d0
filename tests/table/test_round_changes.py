"""What a round came to, told from what everybody may know: counts of loot, bullets, no purse's value."""

import pytest

from game.engine import events
from game.engine.contents import BANDITS, JEWEL, PURSE, STRONGBOX, Loot
from game.engine.game import Setup, new_game
from game.engine.state import State
from game.session import Seat, Session
from game.table.chronicle import Chronicle
from game.table.round_changes import GAIN, LOSS, SAME, Change, changes, held, moved, sentence
from tests.scenes.desktop import STRICT

BELLE, CHEYENNE = BANDITS[:2]


@pytest.fixture
def state() -> State:
    """Two bandits with a purse each."""
    found = new_game(Setup(BANDITS[:4], seed=4))
    for number, bandit in enumerate(found.bandits.values()):
        bandit.loot, bandit.wounds = (Loot(PURSE, number),), ()
    return found


def of(state: State, before: State, name: str) -> Change:
    return next(one for one in changes(held(before), state) if one.bandit == name)


def test_loot_that_was_gained_is_told_with_a_plus(state: State) -> None:
    before = state.clone()
    state.bandits[BELLE].loot += (Loot(JEWEL), Loot(JEWEL))

    assert [("loot_jewel", "+2", False)] == [(i.piece, i.amount, i.bad) for i in of(state, before, BELLE).items]


def test_loot_that_was_lost_is_told_with_a_minus(state: State) -> None:
    before = state.clone()
    state.bandits[BELLE].loot = ()

    assert [("loot_purse", "\u22121", True)] == [(i.piece, i.amount, i.bad) for i in of(state, before, BELLE).items]


def test_bullets_are_bad(state: State) -> None:
    before = state.clone()
    state.bandits[BELLE].wounds = (CHEYENNE, CHEYENNE)

    assert [("bullet_cheyenne", "+2", True)] == [(i.piece, i.amount, i.bad) for i in of(state, before, BELLE).items]


def test_bullets_of_several_owners_have_nobodys_colour(state: State) -> None:
    state.bandits[BELLE].wounds = (BANDITS[2],)
    before = state.clone()
    state.bandits[BELLE].wounds += (CHEYENNE, BANDITS[2], CHEYENNE)

    assert [("bullet_neutral", "+3")] == [(item.piece, item.amount) for item in of(state, before, BELLE).items]


def test_only_new_bullets_count(state: State) -> None:
    state.bandits[BELLE].wounds = (CHEYENNE,)
    before = state.clone()
    state.bandits[BELLE].wounds = (CHEYENNE, "neutral")

    assert ["bullet_neutral"] == [item.piece for item in of(state, before, BELLE).items]


def test_what_somebody_is_paid_is_told_in_dollars(state: State) -> None:
    before = state.clone()
    state.bandits[BELLE].hostage = 250

    assert ["+$250"] == [item.amount for item in of(state, before, BELLE).items]


def test_whoever_has_more_gained(state: State) -> None:
    before = state.clone()
    state.bandits[BELLE].loot += (Loot(PURSE, 9),)

    assert GAIN == of(state, before, BELLE).sign


def test_whoever_has_less_lost(state: State) -> None:
    before = state.clone()
    state.bandits[BELLE].loot = ()

    assert LOSS == of(state, before, BELLE).sign


def test_whoever_was_only_shot_lost(state: State) -> None:
    before = state.clone()
    state.bandits[BELLE].wounds = ("neutral",)

    assert LOSS == of(state, before, BELLE).sign


def test_else_nothing_is_won_or_lost(state: State) -> None:
    assert [(), SAME] == [of(state, state.clone(), BELLE).items, of(state, state.clone(), BELLE).sign]


def test_who_gained_most_is_named_where_that_is_sure(state: State) -> None:
    before = state.clone()
    state.bandits[BELLE].loot += (Loot(STRONGBOX),)
    state.bandits[CHEYENNE].loot += (Loot(PURSE, 9),)

    assert [BELLE] == [one.bandit for one in changes(held(before), state) if one.most]


def test_a_purse_may_hold_as_much_as_a_jewel(state: State) -> None:
    before = state.clone()
    state.bandits[BELLE].loot += (Loot(JEWEL),)
    state.bandits[CHEYENNE].loot += (Loot(PURSE, 9),)

    assert not any(one.most for one in changes(held(before), state))


def test_whoever_gained_nothing_did_not_gain_most(state: State) -> None:
    assert not any(one.most for one in changes(held(state), state))


def test_what_purses_hold_is_not_told(state: State) -> None:
    before, other = state.clone(), state.clone()
    other.purse_values = list(reversed(other.purse_values))
    for one in (state, other):
        one.bandits[BELLE].loot += (Loot(PURSE, 9),)

    assert changes(held(before), state) == changes(held(before), other)


def test_it_is_said_in_a_sentence(state: State) -> None:
    before = state.clone()
    state.bandits[BELLE].loot += (Loot(JEWEL), Loot(JEWEL))
    state.bandits[CHEYENNE].loot = ()
    said = sentence(STRICT, 2, changes(held(before), state))

    assert said == "Round 2 is over. Belle +2 jewels; Cheyenne \u22121 purse"


def test_a_round_without_any_change_is_said_to_be_one(state: State) -> None:
    assert sentence(STRICT, 2, changes(held(state), state)) == STRICT("round-over-quiet", number="2")


def test_the_log_tells_it_at_each_rounds_end() -> None:
    session = Session(Setup(BANDITS[:4], seed=4), [Seat("", lambda view: view.options[0])] * 4)
    while not session.over:
        session.let_computer_choose()
    chronicle = Chronicle(session, STRICT)
    chronicle.follow(len(session.groups))
    told = [line for line in chronicle.lines if line.words.startswith(tuple(f"Round {n} is over" for n in range(1, 6)))]

    assert [1, 2, 3, 4, 5] == [line.round_number for line in told]


def test_a_purse_may_hold_no_more_than_what_another_was_paid(state: State) -> None:
    before = state.clone()
    state.bandits[BELLE].loot += (Loot(PURSE, 9),)
    state.bandits[CHEYENNE].hostage = 250

    assert not any(one.most for one in changes(held(before), state))


def test_a_purse_that_was_lost_may_have_held_the_most(state: State) -> None:
    before = state.clone()
    state.bandits[BELLE].loot = (Loot(JEWEL),)

    assert not of(state, before, BELLE).most


def test_who_lost_a_purse_and_took_another_has_been_stirred(state: State) -> None:
    before = held(state)
    lost, state.bandits[BELLE].loot = state.bandits[BELLE].loot, ()
    stirred = moved(before, state)
    state.bandits[BELLE].loot = lost

    assert {BELLE} == stirred
    assert {BELLE} == {one.bandit for one in changes(before, state, stirred) if one.moved}


def test_who_is_even_again_has_been_stirred_all_the_same() -> None:
    session = Session(Setup(BANDITS[:4], seed=4), [Seat("", lambda view: view.options[0])] * 4)
    chronicle = Chronicle(session, STRICT)
    chronicle.follow(len(session.groups))
    state = chronicle.eyes.state
    lost, kept = state.bandits[BELLE].loot, state.bandits[CHEYENNE].loot
    steps = [((), kept), (lost, ()), (lost, kept)]  # of one after the other, until all have again what they had
    for state.bandits[BELLE].loot, state.bandits[CHEYENNE].loot in steps:
        chronicle._sum_up(())

    assert chronicle.began == held(state)
    assert {BELLE, CHEYENNE} == chronicle.stirred


def test_the_log_keeps_who_has_had_more_or_less_meanwhile() -> None:
    session = Session(Setup(BANDITS[:4], seed=4), [Seat("", lambda view: view.options[0])] * 4)
    chronicle, eyes, stirred, wrong = Chronicle(session, STRICT), session.eyes(None), set(), []
    while not session.over:
        session.let_computer_choose()
    for nth, group in enumerate(session.groups, 1):
        chronicle.follow(nth)
        known = eyes.follow(group)
        if any(isinstance(event, events.RoundStarted) for event in known):
            stirred = set()
        else:
            stirred |= {event.bandit for event in known if isinstance(event, events.LootTaken | events.LootDropped)}
        if not stirred <= chronicle.stirred:
            wrong.append(nth)

    assert stirred
    assert not wrong
