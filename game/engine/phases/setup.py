"""SET-UP: the train, its loot, the round cards, the first player, the starting spaces."""

from game.engine import dice
from game.engine.contents import (
    CARS,
    PURSES,
    ROUNDS,
    THE_JEWEL,
    purse,
)
from game.engine.phases.round_start import round_steps
from game.engine.phases.starting_spaces import PlaceBandits
from game.engine.rules import rules_for
from game.engine.state import Setup, State, laid_out
from game.engine.table import Table, advance
from game.engine.train import train_of

TWO_PLAYERS_CARS = 3  # the train of a two-player game, whatever the number of bandits


def dealt(setup: Setup, cars: int | None = None) -> State:
    """A new game with everything on the table and nothing on the agenda.

    `cars` stand behind the Locomotive, or as many as the game prescribes.
    Raises CannotBePlayed when the players' wishes do not go together.
    """
    rules = rules_for(setup)
    names = list(CARS)
    dice.shuffle(names, dice.draw(setup.seed, 0))
    length = cars_behind(rules.setup) if cars is None else cars
    state = laid_out(rules.setup, rules, train_of(tuple(names[:length]), rules.vehicles, rules.apart))
    state.seed = setup.seed
    _lay_out_loot(state)
    _stack_round_cards(state)
    _choose_first_player(state)
    for player in state.players:
        player.deck = list(rules.decks[player.seat])
    for bandit in state.bandits.values():
        bandit.space = state.train.insides[state.train.caboose]
    table = Table(state, None)
    for rule in rules.starters:
        rule.set_up(table)
    return state


def cars_behind(setup: Setup) -> int:
    """How many cars the Locomotive draws: one for each bandit, three in the two-player game."""
    return TWO_PLAYERS_CARS if setup.teams else len(setup.seats)


def new_game(setup: Setup) -> State:
    """A new game, run up to its first choice.

    Raises CannotBePlayed when the players' wishes do not go together.
    """
    state = opening(setup)
    advance(Table(state, None))
    return state


def opening(setup: Setup) -> State:
    """A new game as it lies on the table before anything has happened; the whole game is on its agenda.

    Raises CannotBePlayed when the players' wishes do not go together.
    """
    state = dealt(setup)
    Table(state, None).then(PlaceBandits(), *round_steps())
    return state


def _lay_out_loot(state: State) -> None:
    """A purse of $250 to each bandit, the printed loot into the cars, a strongbox into the Locomotive.

    Purses are numbered as they are dealt, so that a number tells nothing of a value.
    """
    rules = state.rules
    number = 0
    for name in rules.with_purse:
        state.bandits[name].loot = (purse(number),)
        state.purse_known[number] = (1 << len(state.players)) - 1
        number += 1
    rest = list(PURSES[number:])
    state.draws += 1
    dice.shuffle(rest, dice.draw(state.seed, state.draws))
    state.purse_values[number:] = rest
    for space, name in zip(state.train.insides[1:], state.train.cars, strict=True):
        printed = CARS[name]
        purses = tuple([purse(number + index) for index in range(printed.purses)])
        number += printed.purses
        state.floor[space] = purses + (THE_JEWEL,) * printed.jewels
    state.floor[state.marshal] = rules.locomotive_loot


def _stack_round_cards(state: State) -> None:
    """Four of the round cards for this number of bandits, and below them one of the stations."""
    cards = list(state.rules.round_cards)
    state.draws += 1
    dice.shuffle(cards, dice.draw(state.seed, state.draws))
    stations = state.rules.stations
    state.rounds = (*cards[: ROUNDS - 1], stations[state.random(len(stations))])


def _choose_first_player(state: State) -> None:
    drawn = state.random(len(state.players))
    first = state.setup.first
    state.first = drawn if first is None else state.bandits[first].player
