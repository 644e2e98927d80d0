"""Events and views: what happened leads from the position before to the one after, for every pair of eyes."""

from collections import Counter

from hypothesis import given, settings

from game.engine.game import apply, new_game, opening, start, view
from game.engine.notation import HIDDEN
from game.engine.state import Setup, State, position
from game.engine.view import cards_in_deck, unseen_cards
from tests.engine.games import any_option, setups, walk
from tests.engine.laws.hiding import shuffled_out_of_sight
from tests.engine.laws.whole import everything


def all_eyes(state: State) -> tuple[int | None, ...]:
    return (None, *range(len(state.players)))


@settings(max_examples=30)
@given(setups())
def test_the_events_applied_to_the_position_before_give_the_position_after(setup: Setup) -> None:
    state = opening(setup)
    watched = state.clone()
    groups = start(state)
    while True:
        for group in groups:
            for event in group:
                event.apply(watched)

        assert position(state) == position(watched)
        if not state.offered:
            break
        groups = apply(state, any_option(state))


@settings(max_examples=24)
@given(setups())
def test_a_view_before_and_the_events_as_seen_give_the_view_after(setup: Setup) -> None:
    state = opening(setup)
    eyes = {seat: view(state, seat).state for seat in all_eyes(state)}
    groups = start(state)
    while True:
        for seat, seen in eyes.items():
            for group in groups:
                for event in group:
                    event.seen_by(seat, seen).apply(seen)

            assert position(view(state, seat).state) == position(seen)
        if not state.offered:
            break
        groups = apply(state, any_option(state))


@settings(max_examples=24)
@given(setups())
def test_it_does_not_matter_for_what_is_seen_how_late_it_is_asked(setup: Setup) -> None:
    state = new_game(setup)
    while state.offered:
        eyes = {seat: view(state, seat).state for seat in all_eyes(state)}
        groups = apply(state, any_option(state))
        for seat, seen in eyes.items():
            for group in groups:
                for event in group:
                    event.seen_by(seat, state).apply(seen)

            assert position(view(state, seat).state) == position(seen)


@settings(max_examples=32)
@given(setups())
def test_states_that_differ_only_in_what_a_seat_cannot_see_give_it_equal_views(setup: Setup) -> None:
    for number, state in enumerate(walk(setup)):
        if number % 5:
            continue
        for seat in all_eyes(state):
            other = shuffled_out_of_sight(state, seat, salt=number)
            mine, same = view(state, seat), view(other, seat)

            assert mine.options == same.options
            assert everything(mine.state) == everything(same.state)


@settings(max_examples=10)
@given(setups())
def test_no_view_holds_the_seed(setup: Setup) -> None:
    state = new_game(setup)
    for seat in all_eyes(state):
        seen = view(state, seat).state

        assert [0, 0, 0, 0] == [seen.seed, seen.draws, seen.setup.seed, seen.rules.setup.seed]


@settings(max_examples=15)
@given(setups())
def test_only_the_seat_that_decides_sees_options(setup: Setup) -> None:
    for state in walk(setup):
        deciding = None if state.asking is None else state.asking.seat(state)
        for seat in all_eyes(state):
            expected = tuple(state.offered) if deciding is not None and seat == deciding else ()

            assert expected == view(state, seat).options


@settings(max_examples=24)
@given(setups())
def test_everybody_can_work_out_which_cards_of_a_player_are_unseen(setup: Setup) -> None:
    for state in walk(setup):
        for player in state.players:
            hidden = [played.card for played in state.pile[state.resolved :] if played.hidden]
            unseen = player.hand + player.deck + [card for card in hidden if card.bandit in player.bandits]
            for seat in all_eyes(state):
                assert Counter(unseen) == Counter(unseen_cards(view(state, seat).state, player.seat))


@settings(max_examples=24)
@given(setups())
def test_a_player_can_work_out_what_is_left_in_his_deck(setup: Setup) -> None:
    for state in walk(setup):
        for player in state.players:
            assert sorted(player.deck) == list(cards_in_deck(view(state, player.seat).state, player.seat))


@settings(max_examples=24)
@given(setups())
def test_strangers_see_no_card_that_lies_hidden(setup: Setup) -> None:
    for state in walk(setup):
        seen = view(state, None).state
        for player in seen.players:
            assert {HIDDEN} >= {card.action for card in player.hand + player.deck}
        assert {HIDDEN} >= {played.card.action for played in seen.pile if played.hidden}
