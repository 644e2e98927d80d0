"""Laying a scenario's table: the game as far as its position says, with the phase to be played on the agenda."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from game.engine.contents import Card
from game.engine.notation import read_cards, read_played
from game.engine.phases.round_end import NextRound, TriggerEvent
from game.engine.phases.round_start import DealHands, TurnUpRoundCard
from game.engine.phases.scheming import CloseScheming, Scheming
from game.engine.phases.scoring import Scoring
from game.engine.phases.setup import dealt
from game.engine.phases.starting_spaces import PlaceBandits
from game.engine.phases.stealing import Stealing
from game.engine.positions import read_position
from game.engine.rules import rules_for
from game.engine.state import Player, State
from game.engine.step import Step
from game.engine.table import Table, advance
from game.engine.written import Misread, one_of
from game.scenario.document import CARDS, EVENT, NEXT_ROUND, SCHEMING, SCORE, SETUP, STEALING, Scenario


def lay(scenario: Scenario) -> State:
    """The state in which the scenario begins, nobody being asked yet.

    Raises CannotBePlayed for a combination that no game allows, Misread for a word that means nothing here.
    """
    _check_seats(scenario)
    if scenario.phase == SETUP:
        state = dealt(replace(scenario.setup, first=scenario.first), scenario.cars)
        _give_cards(scenario, state)
    else:
        state = dealt(scenario.setup, scenario.cars)
        state.first = state.bandits[scenario.first].player
        _put_position(scenario, state)
    Table(state, None).then(*_STEPS[scenario.phase](state))
    return state


def begin(state: State) -> None:
    """Play what lies on the agenda up to the first choice."""
    advance(Table(state, None))


def _check_seats(scenario: Scenario) -> None:
    """Everybody must sit where the rules in play would have him."""
    seated = rules_for(scenario.setup).setup.seats
    if seated != scenario.setup.seats:
        raise Misread("seats", scenario.setup.seats, "seated", words=", ".join(seated))


def _put_position(scenario: Scenario, state: State) -> None:
    read_position(state, scenario.position)
    if scenario.turns is not None:
        for turn in scenario.turns:
            one_of("turns", turn, state.rules.turns)
        state.rounds = (state.round_card._replace(turns=scenario.turns),)
    if scenario.phase == NEXT_ROUND:
        state.rounds = (state.round_card, state.rules.round_cards[0])
    state.pile = [read_played(state, "pile", card) for card in scenario.pile]
    for player in state.players:
        player.hand, player.deck = [], []
    _give_cards(scenario, state)


def _give_cards(scenario: Scenario, state: State) -> None:
    """Cards where the scenario names any; the first card of a deck is its top."""
    for player in state.players:
        given = {key for key in CARDS if any(name in scenario.cards[key] for name in player.bandits)}
        if "hands" in given:
            player.hand = _cards(scenario, state, player, "hands")
        if "decks" in given:
            player.deck = _cards(scenario, state, player, "decks")[::-1]
        player.discards = _cards(scenario, state, player, "discards")
        if player.discards and player.seat not in state.rules.with_discards:
            raise Misread("discards", scenario.cards["discards"], "no-discards")


def _cards(scenario: Scenario, state: State, player: Player, key: str) -> list[Card]:
    """A player's cards, the first bandit's before the second's."""
    given = scenario.cards[key]
    return [card for name in player.bandits for card in read_cards(state, f"{key}.{name}", given.get(name, []), name)]


def _scheming(state: State) -> tuple[Step, ...]:
    """The turns, and what a variant puts in place of the hands' going back to the decks: not this itself."""
    instead = state.rules.instead(state, CloseScheming())
    return (Scheming(), *(step for step in instead if not isinstance(step, CloseScheming)))


def _event(state: State) -> tuple[Step, ...]:
    """The event, and the whole count after one of which nothing else is seen."""
    event = state.rules.events.get(state.round_card.name)
    return (TriggerEvent(), Scoring()) if event is not None and event.of_the_count else (TriggerEvent(),)


_STEPS: Mapping[str, Callable[[State], tuple[Step, ...]]] = {
    SETUP: lambda _: (PlaceBandits(), DealHands(), TurnUpRoundCard()),
    SCHEMING: _scheming,
    STEALING: lambda _: (Stealing(),),
    EVENT: _event,
    NEXT_ROUND: lambda _: (NextRound(lambda: (DealHands(), TurnUpRoundCard())),),
    SCORE: lambda _: (Scoring(),),
}
