"""Imagined worlds fit the view that they are imagined from, and can be played to the end."""

from collections import Counter

import pytest
from hypothesis import given, settings

from game.bots.imagine import imagine
from game.engine.contents import BULLET, MOVE, PURSES, ROUNDS, Card
from game.engine.game import new_game, options, play, view
from game.engine.state import Played, Setup, State, position
from game.engine.variants.expert import KeepCards
from tests.engine.games import any_option, setups, walk
from tests.engine.tables import train

EVERY = 7  # one position in so many is looked at


def some_positions(setup: Setup) -> list[tuple[int, State]]:
    return [(number, state.clone()) for number, state in enumerate(walk(setup)) if number % EVERY == 0]


def all_eyes(state: State) -> tuple[int | None, ...]:
    return (None, *range(len(state.players)))


@settings(max_examples=24)
@given(setups())
def test_the_view_of_an_imagined_world_is_the_view_it_was_imagined_from(setup: Setup) -> None:
    for number, state in some_positions(setup):
        for seat in all_eyes(state):
            seen = view(state, seat)
            again = view(imagine(seen, number), seat)

            assert position(seen.state) == position(again.state)
            assert seen.options == again.options


@settings(max_examples=16)
@given(setups())
def test_an_imagined_world_can_be_played_to_the_end(setup: Setup) -> None:
    for number, state in some_positions(setup):
        world = imagine(view(state, number % len(state.players)), number)
        while options(world):
            play(world, any_option(world))

        assert world.result is not None


@settings(max_examples=12)
@given(setups())
def test_whoever_decides_has_a_choice_there(setup: Setup) -> None:
    for number, state in some_positions(setup):
        for seat in all_eyes(state):
            assert (state.asking is None) or len(options(imagine(view(state, seat), number))) > 1


@settings(max_examples=12)
@given(setups())
def test_nobody_gains_or_loses_a_card(setup: Setup) -> None:
    for number, state in some_positions(setup):
        world = imagine(view(state, 0), number)
        for player, same in zip(state.players, world.players, strict=True):
            assert whole(state, player.seat) == whole(world, same.seat)


@settings(max_examples=12)
@given(setups())
def test_no_card_on_the_pile_becomes_a_bullet(setup: Setup) -> None:
    for number, state in some_positions(setup):
        world = imagine(view(state, None), number)

        assert BULLET not in {played.card.action for played in world.pile}
        assert [played.card.bandit for played in state.pile] == [played.card.bandit for played in world.pile]


@settings(max_examples=12)
@given(setups())
def test_purses_have_the_printed_values(setup: Setup) -> None:
    for number, state in some_positions(setup):
        assert Counter(PURSES) == Counter(imagine(view(state, 0), number).purse_values)


@settings(max_examples=12)
@given(setups())
def test_coming_round_cards_differ_and_the_fifth_is_a_station(setup: Setup) -> None:
    for number, state in some_positions(setup):
        rounds = imagine(view(state, 0), number).rounds

        assert ROUNDS == len(set(rounds))
        assert rounds[-1] in state.rules.stations


@settings(max_examples=8)
@given(setups())
def test_the_same_seed_imagines_the_same_world(setup: Setup) -> None:
    for number, state in some_positions(setup):
        seen = view(state, 0)

        assert position(imagine(seen, number)) == position(imagine(seen, number))


@settings(max_examples=8)
@given(setups())
def test_different_seeds_imagine_different_worlds(setup: Setup) -> None:
    seen = view(next(walk(setup)), 0)

    assert 1 < len({str(position(imagine(seen, seed))) for seed in range(4)})


@settings(max_examples=8)
@given(setups(("expert",)))
def test_who_chose_before_unseen_what_he_keeps_kept_something_possible(setup: Setup) -> None:
    for number, state in enumerate(walk(setup)):
        if not isinstance(state.asking, KeepCards):
            continue
        world = imagine(view(state, state.asking.player), number)
        for player, real, kept in zip(world.players, state.own["expert"], world.own["expert"], strict=True):
            assert (real is None) == (kept is None)
            assert not Counter(kept or ()) - Counter(player.hand)


def whole(state: State, seat: int) -> Counter[object]:
    """All cards of a player, wherever they are."""
    player = state.players[seat]
    waiting = [played.card for played in state.pile[state.resolved :] if played.card.bandit in player.bandits]
    return Counter([*player.hand, *player.deck, *player.discards, *waiting])


def test_nor_does_it_when_a_partner_was_shot_and_his_bullets_bear_the_same_name() -> None:
    teams = [("tuco", "doc"), ("django", "belle")]
    state = train("tuco 2.in, django 3.in, doc 1.in, belle 3.roof", teams=teams)
    state.bandits["doc"].wounds = ("tuco",) * 6
    state.pile = [Played(Card("tuco", MOVE), True)]
    state.players[0].deck = [card for card in state.rules.decks[0] if card != Card("tuco", MOVE)]
    state.players[0].deck += [Card("tuco", BULLET)] * 6
    guesses = {imagine(view(state, 1), seed).pile[0].card for seed in range(40)}

    assert Card("tuco", MOVE) in guesses
    assert Card("tuco", BULLET) not in guesses


@settings(max_examples=8)
@given(setups(("elf", "elf, two players", "horses, elf", "horses, elf, two players")))
def test_half_of_the_tokens_are_gifts(setup: Setup) -> None:
    state = new_game(setup)
    for seat in all_eyes(state):
        gifts = imagine(view(state, seat), setup.seed).own["elf"].gifts

        assert len(gifts) // 2 == sum(gifts.values())


@pytest.mark.parametrize("known", [[], ["half:old"], ["half:ordinary", "half:ordinary"]])
def test_of_the_flasks_in_the_box_one_is_old(known: list[str]) -> None:
    rest = [f"flask:{'ordinary' if number or 'half:old' in known else 'old'}" for number in range(6 - len(known))]
    state = train(f"doc 2.in {' '.join(known + rest)}", expansions=["horses"])
    for seed in range(4):
        kinds = imagine(view(state, None), seed).own["flasks"].kinds

        assert {"old": 1, "ordinary": 5} == Counter(kinds)
