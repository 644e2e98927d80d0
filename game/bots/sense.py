"""What nobody who knows the game chooses without need: it harms only himself."""

from collections.abc import Sequence

from game.engine.actions.fire import FireAt
from game.engine.actions.move import MoveTo
from game.engine.actions.punch import PunchAt
from game.engine.contents import FIRE
from game.engine.option import Option
from game.engine.phases.scheming import Draw, Plan, Play
from game.engine.state import State
from game.engine.view import View


def sensible(view: View) -> Sequence[Option]:
    """The options of a view without those that harm only its seat; all of them when nothing else is left."""
    return [option for option in view.options if not _senseless(view.state, view.seat, option)] or view.options


def _senseless(state: State, seat: int | None, option: Option) -> bool:
    if isinstance(option, Draw):
        return not any(isinstance(step, Plan) and step.player == seat for step in state.agenda)
    if isinstance(option, Play):
        return option.card.action == FIRE and not bullets_left(state, option.card.bandit)
    if isinstance(option, MoveTo):
        return option.space == state.marshal
    if isinstance(option, FireAt):
        return state.bandits[option.target].player == seat
    if isinstance(option, PunchAt):
        return state.bandits[option.victim].player == seat
    return False


def bullets_left(state: State, bandit: str) -> int:
    """What is left in a revolver when the shots that he has planned already have been fired."""
    planned = sum(
        played.card.action == FIRE and played.card.bandit == bandit for played in state.pile[state.resolved :]
    )
    return state.bandits[bandit].bullets - planned
