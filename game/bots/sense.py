"""What nobody who knows the game chooses without need: it harms only himself."""

from collections.abc import Sequence

from game.bots.values import kind_value
from game.engine.actions.fire import FireAt
from game.engine.actions.move import MoveTo
from game.engine.actions.punch import PunchAt
from game.engine.actions.robbery import Rob, Robbery
from game.engine.contents import BULLET, FIRE
from game.engine.option import Option
from game.engine.phases.scheming import Draw, Plan, Play
from game.engine.state import State
from game.engine.variants.expert import KeepHand
from game.engine.view import View


def sensible(view: View) -> Sequence[Option]:
    """The options of a view without those that harm only its seat.

    When nothing else is left: to draw, though no turn follows, rather than to fire with an empty revolver, or else all.
    """
    kept = [option for option in view.options if not _senseless(view.state, view.seat, option)]
    return kept or [option for option in view.options if isinstance(option, Draw)] or view.options


def _senseless(state: State, seat: int | None, option: Option) -> bool:
    found = False
    if isinstance(option, Draw):
        found = not any(isinstance(step, Plan) and step.player == seat for step in state.agenda)
    elif isinstance(option, Play):
        found = option.card.action == FIRE and not bullets_left(state, option.card.bandit)
    elif isinstance(option, MoveTo):
        found = option.space == state.marshal
    elif isinstance(option, FireAt):
        found = state.bandits[option.target].player == seat
    elif isinstance(option, PunchAt):
        found = state.bandits[option.victim].player == seat
    elif isinstance(option, Rob):
        found = _poorer(state, option)
    elif isinstance(option, KeepHand):
        found = BULLET in option.cards
    return found


def _poorer(state: State, option: Rob) -> bool:
    """Whether a dearer kind lies beside what is taken; where a hostage is paid for by tokens, that is no measure."""
    if not isinstance(state.asking, Robbery) or state.rules.paymasters:
        return False
    lying = state.floor[state.bandits[state.asking.bandit].space]
    worth = kind_value(state, lying, option.loot)
    return any(kind_value(state, lying, token.kind) > worth for token in lying)


def bullets_left(state: State, bandit: str) -> int:
    """What is left in a revolver when the shots that he has planned already have been fired."""
    planned = sum(
        played.card.action == FIRE and played.card.bandit == bandit for played in state.pile[state.resolved :]
    )
    return state.bandits[bandit].bullets - planned
