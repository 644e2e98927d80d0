"""What is in the box stays in the game: loot, bullets, cards."""

from collections import Counter

from hypothesis import given, settings

from game.engine.contents import (
    BULLET,
    BULLETS,
    JEWEL,
    NEUTRAL,
    NEUTRAL_BULLETS,
    PURSE,
    STRONGBOX,
    STRONGBOX_VALUE,
    Card,
    Loot,
)
from game.engine.phases.stealing import PutBack
from game.engine.state import Setup, State
from tests.engine.games import setups, walk

THOROUGHLY = settings(max_examples=40)


def all_loot(state: State) -> list[Loot]:
    lying = [token for loot in state.floor for token in loot]
    return lying + [token for bandit in state.bandits.values() for token in bandit.loot]


def usual_loot(state: State) -> Counter[Loot]:
    """What nobody can use up."""
    return Counter(token for token in all_loot(state) if token.kind in (PURSE, JEWEL, *state.rules.prizes))


@THOROUGHLY
@given(setups())
def test_purses_and_jewels_on_the_floor_and_owned_are_constant(setup: Setup) -> None:
    states = walk(setup)
    start = usual_loot(next(states))
    for state in states:
        assert start == usual_loot(state)


@THOROUGHLY
@given(setups())
def test_strongboxes_lie_or_are_owned_but_for_those_aside(setup: Setup) -> None:
    everywhere = set()
    for state in walk(setup):
        strongboxes = sum(token.kind == STRONGBOX for token in all_loot(state)) + state.strongboxes_aside
        if "horses" in setup.expansions:
            strongboxes += state.own["shotgun"] is None
            strongboxes += round(sum(state.own.get("sharing_the_loot", {}).values()) / STRONGBOX_VALUE)
        everywhere.add(strongboxes)

    assert 1 == len(everywhere)


@THOROUGHLY
@given(setups())
def test_neutral_bullets_left_and_received_are_those_of_the_box(setup: Setup) -> None:
    more = 3 if "horses" in setup.expansions else 0
    for state in walk(setup):
        received = sum(bandit.wounds.count(NEUTRAL) for bandit in state.bandits.values())

        assert NEUTRAL_BULLETS + more == state.neutral + received


@THOROUGHLY
@given(setups())
def test_a_revolvers_bullets_left_and_received_from_it_are_six(setup: Setup) -> None:
    for state in walk(setup):
        received = Counter(owner for bandit in state.bandits.values() for owner in bandit.wounds)
        received.update(state.own.get("ghost_box", ()))  # thrown out of the game

        assert dict.fromkeys(state.bandits, BULLETS) == {
            name: bandit.bullets + received[name] for name, bandit in state.bandits.items()
        }


@THOROUGHLY
@given(setups())
def test_every_card_of_a_deck_is_somewhere_exactly_once(setup: Setup) -> None:
    for state in walk(setup):
        on_the_table = [played.card for played in state.pile[state.resolved :]]
        on_the_table += [step.card for step in state.agenda if isinstance(step, PutBack)]
        for player in state.players:
            cards = player.hand + player.deck + player.discards
            cards += [card for card in on_the_table if card.bandit in player.bandits]
            received = [
                Card(owner, BULLET)
                for name in player.bandits
                if not state.rules.keeps_bullets(name)
                for owner in state.bandits[name].wounds
            ]

            assert Counter([*state.rules.decks[player.seat], *received]) == Counter(cards)


@THOROUGHLY
@given(setups())
def test_between_cards_nobody_is_inside_the_marshals_car(setup: Setup) -> None:
    for state in walk(setup):
        assert [] == state.at(state.marshal)
