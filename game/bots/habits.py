"""How people probably choose in Schemin': quick rules for imagined games, distilled from OUTLAW (build/fit_bots.py).

The table is one on which every card has been carried out that lies on the pile.
"""

from collections.abc import Mapping, Sequence
from math import exp
from operator import mul
from typing import NamedTuple

from game.bots.glance import Glance
from game.bots.hand import DEEP, Hand
from game.bots.insights import insights
from game.engine.contents import BULLET, DRAW, FIRE, FLOOR_CHANGE, MARSHAL, MOVE, PUNCH, ROBBERY
from game.engine.option import Option
from game.engine.phases.scheming import Draw, Plan, Play
from game.engine.state import State
from game.engine.step import Decision

UNHEARD_OF = 0.0  # an action that no weights tell of
UNKNOWN = 50.0  # dollars that an option is worth of which nobody knows anything
DRAWN = "draw"
TURNS = 3  # turns to come that are told apart


class Sight(NamedTuple):
    """What somebody sees before his turn of Schemin': what each option promises, in dollars, drawing 0.

    `soon` is what the best card brings by itself where he stands; `new` the same of three cards that he might draw.
    """

    promises: Sequence[float]
    soon: float
    new: float

    def top(self, options: Sequence[Option]) -> float:
        """What the best card promises, 0 where there is none."""
        cards = [worth for option, worth in zip(options, self.promises, strict=True) if isinstance(option, Play)]
        return max(cards, default=0.0)


def sight(state: State, asking: Plan, options: Sequence[Option], turns: int) -> Sight:
    """What a hand promises, as the table lies, in this turn and so many to come."""
    player = state.players[asking.player]
    bandits = player.bandits
    deep = min(DEEP, 1 + turns // len(bandits))
    promises = [0.0] * len(options)
    soon, new = 0.0, 0.0
    for name in bandits:
        hand = [card.action for card in player.hand if card.bandit == name and card.action != BULLET]
        glance = Hand(Glance(state, state.bandits[name]), hand)
        waiting = glance.most(deep - 1) if len(bandits) > 1 else 0.0
        for index, option in enumerate(options):
            if isinstance(option, Play) and option.card.bandit == name:
                promises[index] = glance.promise(option.card.action, deep) - waiting
        soon = max(soon, glance.now(hand))
        new = max(new, glance.now([card.action for card in player.deck[:DRAW] if card.bandit == name]))
    return Sight(promises, soon, new)


# Distilled from OUTLAW: how likely each action is,
WEIGHTS: dict[str, float] = {
    MOVE: -0.1,
    FLOOR_CHANGE: -0.66,
    FIRE: 0.06,
    ROBBERY: 0.27,
    PUNCH: -0.32,
    MARSHAL: -0.78,
}
# for each $100 that an option promises, besides for the best of them, and for each $100 where no other turn comes;
PROMISED = (0.48, 0.97, -0.09)
# and drawing: how likely, in a last turn, for each turn to come up to three, where just one comes, for three cards in
# hand, with no more cards than turns to come, with one more, for each $100 that the best card promises, the same if no
# other followed, and for each $100 that new cards promise.
DRAWING = (2.72, -7.71, -0.15, -2.41, -0.31, -0.52, -0.22, -0.08, 0.35, 0.34)


class Style(NamedTuple):
    """How somebody differs from others: how little he plays by chance, and what he likes, action by action."""

    sure: float
    likes: Mapping[str, float]


def likelihoods(state: State, asking: Plan, options: Sequence[Option], style: Style) -> list[float]:
    """How likely each option of a turn of Schemin' is, in proportion."""
    turns = turns_to_come(state, asking)
    seen = sight(state, asking, options, turns)
    top = seen.top(options)
    each, best, each_at_last = PROMISED
    if not turns:
        each += each_at_last
    sure, likes = style
    scores = []
    for option, promise in zip(options, seen.promises, strict=True):
        if isinstance(option, Play):
            action = option.card.action
            score = WEIGHTS.get(action, UNHEARD_OF) + each * promise / 100
            if promise == top:
                score += best
        elif isinstance(option, Draw):
            action = DRAWN
            score = sum(map(mul, DRAWING, drawing(state, asking, turns, top, seen)), 0.0)
        else:
            action, score = "", added(state, asking, option, top) / 100
        scores.append(sure * (score + likes.get(action, 0.0)))
    most = max(scores)
    return [exp(score - most) for score in scores]


def turns_to_come(state: State, asking: Plan) -> int:
    """How many turns of Schemin' somebody still has in the round, this one not counted, up to three."""
    turns = 0
    for step in reversed(state.agenda):
        if isinstance(step, Plan) and step.player == asking.player:
            turns += 1
            if turns == TURNS:
                break
    return turns


def drawing(state: State, asking: Plan, turns: int, top: float, seen: Sight) -> Sequence[float]:
    """What speaks for drawing, in the order of DRAWING."""
    cards = sum([card.action != BULLET for card in state.players[asking.player].hand])
    last, one_more = float(not turns), float(turns == 1)
    enough, nearly = float(cards <= turns), float(cards <= turns + 1)
    return 1.0, last, float(turns), one_more, cards / 3, enough, nearly, top / 100, seen.soon / 100, seen.new / 100


def added(state: State, asking: Decision, option: Option, best: float) -> float:
    """What an option is worth of which only an expansion knows, where the best of the others brings so much."""
    for insight in insights(state):
        more = insight.beyond(state, asking, option)
        if more is not None:
            return best + more
    return UNKNOWN
