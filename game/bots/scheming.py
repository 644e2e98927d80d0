"""Rules of thumb for Schemin': follow one's own plan along the train, and play what will be worth something there."""

from collections.abc import Callable
from dataclasses import dataclass

from game.bots.stealing import coming_cards
from game.bots.values import MARSHAL as MEETING
from game.bots.values import best_value, rivals
from game.engine.actions.fire import in_sight
from game.engine.contents import BULLET, FIRE, FLOOR_CHANGE, MARSHAL, MOVE, PUNCH, ROBBERY, Card
from game.engine.option import Option
from game.engine.phases.scheming import Draw, Plan, Play
from game.engine.state import State
from game.engine.step import Decision
from game.engine.variants.expert import KeepCards, KeepHand
from game.engine.variants.two_players import Cover, CoverFire, Keep, KeepOne
from game.engine.view import View

GOOD_HAND = 3  # action cards, below which drawing is worth much
HOPE = 0.55  # how sure a plan for the next card is


@dataclass(frozen=True)
class Forecast:
    """Where a bandit will probably stand when his next card is carried out, and what he will have taken there."""

    space: int
    robbed: int


def forecast(state: State, bandit: str) -> Forecast:
    """Follow a bandit's own cards on the pile: a Move goes to where most lies, a Floor Change up or down."""
    space, robbed = state.bandits[bandit].space, 0
    for action in coming_cards(state, bandit):
        if action == MOVE:
            space = max(state.train.moves[space], key=lambda end: _attraction(state, end))
            robbed = 0
        elif action == FLOOR_CHANGE:
            space, robbed = state.train.other_level[space], 0
        elif action == ROBBERY:
            robbed += 1
        if space == state.marshal:
            space = state.train.other_level[space]
    return Forecast(space, robbed)


def _attraction(state: State, space: int) -> float:
    return best_value(state, state.floor[space]) - (MEETING if space == state.marshal else 0)


def card_worth(view: View, card: Card) -> float:
    """What a card is worth if it is the next to be played."""
    state = view.state
    there = forecast(state, card.bandit)
    return HOPE * CARDS[card.action](view, card, there)


def _rob(view: View, card: Card, there: Forecast) -> float:
    lying = view.state.floor[there.space]
    return best_value(view.state, lying) if len(lying) > there.robbed else 0


def _move(view: View, card: Card, there: Forecast) -> float:
    state = view.state
    here = best_value(state, state.floor[there.space]) if len(state.floor[there.space]) > there.robbed else 0
    best = max(_attraction(state, end) for end in state.train.moves[there.space])
    robberies = sum(other.action == ROBBERY for other in _hand(view))
    return 0.7 * (best - here) if robberies else 40


def _floor_change(view: View, card: Card, there: Forecast) -> float:
    state = view.state
    other = state.train.other_level[there.space]
    if other == state.marshal:
        return -MEETING
    here = best_value(state, state.floor[there.space]) if len(state.floor[there.space]) > there.robbed else 0
    return 0.7 * (best_value(state, state.floor[other]) - here) + (30 if state.train.is_roof[other] else 0)


def _fire(view: View, card: Card, there: Forecast) -> float:
    """A shot is a step to the Gunslinger's prize, and a bullet in somebody's deck."""
    state = view.state
    bullets = state.bandits[card.bandit].bullets
    if not bullets:
        return -50
    targets = [name for name in in_sight(state, card.bandit) if name in rivals(state, view.seat or 0)]
    most = min(bandit.bullets for bandit in state.bandits.values())
    ahead = 110 if bullets <= most + 1 else 40
    return 190 + ahead if targets else 150


def _punch(view: View, card: Card, there: Forecast) -> float:
    state = view.state
    company = [bandit for bandit in state.at(there.space) if bandit.player != view.seat]
    return 80 + 0.55 * max(best_value(state, bandit.loot) for bandit in company) if company else 60


def _marshal(view: View, card: Card, there: Forecast) -> float:
    state = view.state
    near = [near for near in state.train.neighbours[state.marshal] if any(b.player != view.seat for b in state.at(near))]
    danger = there.space in state.train.neighbours[state.marshal]
    return (140 if near else 70) - (60 if danger else 0)


CARDS: dict[str, Callable[[View, Card, Forecast], float]] = {
    ROBBERY: _rob,
    MOVE: _move,
    FLOOR_CHANGE: _floor_change,
    FIRE: _fire,
    PUNCH: _punch,
    MARSHAL: _marshal,
}


def _hand(view: View) -> list[Card]:
    assert view.seat is not None
    return [card for card in view.state.players[view.seat].hand if card.action != BULLET]


def _plan(view: View, option: Option) -> float:
    if isinstance(option, Draw):
        assert view.seat is not None
        actions = len(_hand(view))
        left = len(view.state.players[view.seat].deck)
        return 130 if actions < GOOD_HAND and left else 70 if actions == GOOD_HAND and left else 20
    assert isinstance(option, Play)
    return card_worth(view, option.card) + (25 if option.hidden else 0)


def _keep(view: View, option: Option) -> float:
    assert isinstance(option, Keep)
    return card_worth(view, option.card)


def _cover(view: View, option: Option) -> float:
    return card_worth(view, option.card) - 60 if isinstance(option, Cover) else 0


def _keep_cards(view: View, option: Option) -> float:
    """Keep two or three good cards, never a bullet."""
    assert isinstance(option, KeepHand)
    wanted = {ROBBERY: 90, FIRE: 50, PUNCH: 60, MOVE: 55, FLOOR_CHANGE: 30, MARSHAL: 30, BULLET: -200}
    return sum(wanted[action] for action in option.cards) - 22 * len(option.cards) ** 2


WORTHS: dict[type[Decision], Callable[[View, Option], float]] = {
    Plan: _plan,
    KeepOne: _keep,
    CoverFire: _cover,
    KeepCards: _keep_cards,
}
