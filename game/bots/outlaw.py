"""OUTLAW: plays at once, by simple rules. Each option gets a worth in dollars; the best is taken."""

from collections.abc import Callable
from dataclasses import replace

from game.bots import scheming, stealing
from game.bots.carrying import added_worths, known_worth
from game.bots.habits import added
from game.bots.insight import destination
from game.bots.insights import insights
from game.bots.outlook import first_of
from game.bots.search import play_out
from game.bots.sense import sensible
from game.bots.temperament import Temperament
from game.engine import dice
from game.engine.actions.move import Move
from game.engine.option import AddedOption, Option
from game.engine.phases.scheming import Play
from game.engine.state import State
from game.engine.step import Decision
from game.engine.view import View

WHIM = 3  # dollars: so much may decide between options that are nearly equal
PLAYOUTS = 8  # for each option of a decision that no rule of thumb knows


def choose(view: View, temperament: Temperament | None = None) -> Option:
    """The sensible option that is worth most by the rules of thumb; the same view gives the same option."""
    weighed = worths(view, temperament)
    if weighed is None:
        return play_out(view, view.state.decisions, PLAYOUTS * len(view.options))
    options, worth = sensible(view), dict(zip(view.options, weighed, strict=True))
    wanted = [worth[option] + _whim(view, index) for index, option in enumerate(options)]
    return options[wanted.index(max(wanted))]


def worths(view: View, temperament: Temperament | None = None) -> list[float] | None:
    """What each option of the view is worth by the rules of thumb, in dollars; None where they say nothing.

    With a temperament, what it likes is worth more.
    """
    asking = view.state.asking
    assert asking is not None
    kinds = type(asking).__mro__
    carried, planned = first_of(stealing.WORTHS, kinds), first_of(scheming.WORTHS, kinds)
    if carried is None and getattr(asking, "name", None) in view.state.rules.walks:
        carried = stealing.WORTHS[Move]
    if carried is not None:
        weigh = carried(view.state, asking)
    elif planned is not None:
        weigh = planned(view, asking)
    else:
        return added_worths(view.state, asking)
    found = {option: _worth(view.state, asking, option, weigh) for option in view.options}
    best = max([worth for worth in found.values() if worth is not None], default=0.0)
    return [
        _liked(option, temperament) + (added(view.state, asking, option, best) if worth is None else worth)
        for option, worth in found.items()
    ]


def _worth(state: State, asking: Decision, option: Option, weigh: Callable[[Option], float]) -> float | None:
    """What an option is worth by the rules of thumb or by what is known of an expansion; None where neither says."""
    if not isinstance(option, AddedOption) or destination(state, option, insights(state)) is not None:
        return weigh(option)
    return known_worth(state, asking, option)


def choose_without_secrets(view: View) -> Option:
    """What one chooses who has never looked at what an expansion has dealt him in secret: for comparison."""
    state = view.state.clone()
    for insight in insights(state):
        insight.forget(state)
    return choose(replace(view, state=state))


def choose_without_insight(view: View) -> Option:
    """What one chooses who plays as if there were no expansions, and what only they ask at random: for comparison."""
    state = view.state.clone()
    state.setup = replace(state.setup, expansions=())
    blind = replace(view, state=state)
    if worths(blind) is None:
        return view.options[dice.draw(state.decisions, len(view.options)) % len(view.options)]
    return choose(blind)


def _liked(option: Option, temperament: Temperament | None) -> float:
    """What his temperament adds to a card in Schemin'."""
    if temperament is None or not isinstance(option, Play):
        return 0
    return temperament.likes.get(option.card.action, 0)


def _whim(view: View, index: int) -> float:
    """A little that decides between equals, and not always in the same way."""
    return dice.draw(view.state.decisions, index) % 100 / 100 * WHIM
