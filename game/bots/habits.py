"""How people probably choose in Schemin': quick rules for imagined games, distilled from OUTLAW (build/fit_bots.py).

The table is one on which every card has been carried out that lies on the pile.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

from game.bots.glance import Glance
from game.bots.insights import insights
from game.engine.contents import BULLET, FIRE, FLOOR_CHANGE, MARSHAL, MOVE, PUNCH, ROBBERY
from game.engine.option import Option
from game.engine.phases.scheming import Draw, Plan, Play
from game.engine.state import State
from game.engine.step import Decision

UNHEARD_OF = (0.0, 0.5, 0.0, 0.0)  # an action that no weights tell of
UNKNOWN = 50.0  # dollars that an option is worth of which nobody knows anything
DRAWN = "draw"
TURNS = 3  # turns to come that are told apart


def worths(state: State, asking: Plan, options: Sequence[Option]) -> list[float]:
    """What each option of a turn of Schemin' promises, in dollars, as the table lies; drawing 0."""
    hand = state.players[asking.player].hand
    glances: dict[str, Glance] = {}
    found = []
    for option in options:
        if not isinstance(option, Play):
            found.append(0.0)
            continue
        name, action = option.card
        glance = glances.get(name)
        if glance is None:
            actions = {card.action for card in hand if card.bandit == name and card.action != BULLET}
            glance = glances[name] = Glance(state, state.bandits[name], actions)
        found.append(glance.promise(action))
    return found


# Distilled from OUTLAW. For each action: how likely it is, how much more so for each $100 that it promises, and the
# same in addition where no other turn comes.
WEIGHTS: dict[str, tuple[float, float, float, float]] = {
    MOVE: (0.52, 0.29, -0.23, -0.35),
    FLOOR_CHANGE: (-0.43, 0.41, 0.03, -0.33),
    FIRE: (0.28, 0.88, 0.44, 0.12),
    ROBBERY: (0.2, 0.68, 0.43, -0.01),
    PUNCH: (0.21, 0.27, 0.86, -0.19),
    MARSHAL: (-0.45, 0.75, 0.4, 0.47),
}
# The same for drawing: how likely, in a last turn, for each turn to come up to three, for three cards in hand, and for
# each $100 that the best card promises.
DRAWING = (-0.3, -1.9, 0.69, -0.14, 0.07)


class Style(NamedTuple):
    """How somebody differs from others: how little he plays by chance, and what he likes, action by action."""

    sure: float
    likes: Mapping[str, float]


def likelihoods(state: State, asking: Plan, options: Sequence[Option], style: Style) -> list[float]:
    """How likely each option of a turn of Schemin' is, in proportion."""
    promises = worths(state, asking, options)
    turns = 0
    for step in reversed(state.agenda):
        if isinstance(step, Plan) and step.player == asking.player:
            turns += 1
            if turns == TURNS:
                break
    scores = []
    for option, promise in zip(options, promises, strict=True):
        if isinstance(option, Play):
            action = option.card.action
            always, each, at_last, each_at_last = WEIGHTS.get(action, UNHEARD_OF)
            score = always + each * promise / 100
            if not turns:
                score += at_last + each_at_last * promise / 100
        elif isinstance(option, Draw):
            action = DRAWN
            cards = sum([card.action != BULLET for card in state.players[asking.player].hand])
            always, at_last, each_turn, each_card, best = DRAWING
            score = always + each_turn * turns + each_card * cards / 3 + best * max(promises) / 100
            if not turns:
                score += at_last
        else:
            action, score = "", added(state, asking, option, max(promises)) / 100
        scores.append(style.sure * (score + style.likes.get(action, 0.0)))
    top = max(scores)
    return [exp(score - top) for score in scores]


def added(state: State, asking: Decision, option: Option, best: float) -> float:
    """What an option is worth of which only an expansion knows, where the best of the others brings so much."""
    for insight in insights(state):
        more = insight.beyond(state, asking, option)
        if more is not None:
            return best + more
    return UNKNOWN
