"""OUTLAW: plays at once, by simple rules. Each option gets a worth in dollars; the best is taken, ties by a hash."""

from collections.abc import Callable

from game.bots import scheming, stealing
from game.engine.option import Option
from game.engine.step import Decision
from game.engine.view import View

Worth = Callable[[View, Option], float]

WORTHS: dict[type[Decision], Worth] = {**scheming.WORTHS, **stealing.WORTHS}


def choose(view: View) -> Option:
    """The option of the view that is worth most by the rules of thumb; the same view gives the same option."""
    asking = view.state.asking
    worth = WORTHS[type(asking)] if asking is not None else None
    if worth is None:
        return view.options[0]
    return max(view.options, key=lambda option: worth(view, option) + _tie(view, option))


def _tie(view: View, option: Option) -> float:
    """A little that decides between equals, and not always in the same way."""
    state = view.state
    text = f"{state.round_number} {state.turn} {len(state.pile)} {state.resolved} {option.words(state)}"
    return (sum(ord(letter) * (index + 7) for index, letter in enumerate(text)) * 2654435761 % 997) / 997 * 12
