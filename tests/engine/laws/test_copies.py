"""Looking at a state, and playing on a copy of it, leaves it alone."""

from hypothesis import given, settings

from game.engine.game import apply, barred, new_game, options, play, standing, to_move, view
from game.engine.notation import offered_words
from game.engine.positions import digest, write_position
from game.engine.state import Setup
from game.engine.view import cards_in_deck, unseen_cards
from tests.engine.games import any_option, setups, walk
from tests.engine.laws.whole import everything


@settings(max_examples=24)
@given(setups())
def test_asking_changes_nothing(setup: Setup) -> None:
    for state in walk(setup):
        before = everything(state)
        options(state)
        to_move(state)
        barred(state)
        offered_words(state)
        write_position(state)
        digest(state)
        for seat in (None, *range(len(state.players))):
            standing(state, seat)
            view(state, seat)
        for player in state.players:
            unseen_cards(state, player.seat)
            cards_in_deck(view(state, player.seat).state, player.seat)

        assert before == everything(state)


@settings(max_examples=10)
@given(setups())
def test_asking_the_waiting_decision_again_gives_what_is_offered(setup: Setup) -> None:
    for state in walk(setup):
        if state.asking is None:
            continue

        assert list(state.offered) == list(state.rules.offer(state, state.asking))


@settings(max_examples=24)
@given(setups())
def test_what_is_done_to_a_copy_does_not_reach_the_original(setup: Setup) -> None:
    for number, state in enumerate(walk(setup)):
        if number % 10:
            continue
        before = everything(state)
        copy = state.clone()
        while copy.offered:
            play(copy, any_option(copy))

        assert before == everything(state)


@settings(max_examples=24)
@given(setups())
def test_what_is_done_to_the_original_does_not_reach_a_copy(setup: Setup) -> None:
    state = new_game(setup)
    while state.offered:
        copy = state.clone()
        before = everything(copy)
        option = any_option(state)
        apply(state, option)

        assert before == everything(copy)
        play(copy, option)
        assert everything(state) == everything(copy)
