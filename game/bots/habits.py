"""How people probably play: quick rules for imagined games, in which every card is carried out as soon as it lies.

`weights` tells what a player is likely to do in Schemin': it was distilled from OUTLAW's choices (build/fit_bots.py).
`carried_out` tells how he then carries his card out.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from math import exp
from typing import NamedTuple

from game.engine.actions.fire import Fire, FireAt
from game.engine.actions.marshal import Marshal, MarshalTo
from game.engine.actions.move import Move, MoveTo
from game.engine.actions.punch import Punch, PunchAt
from game.engine.actions.robbery import Rob, Robbery
from game.engine.contents import (
    BULLET,
    BULLETS,
    FIRE,
    FLOOR_CHANGE,
    MARSHAL,
    MOVE,
    NOTHING,
    PUNCH,
    PURSE,
    PURSES,
    ROBBERY,
    VALUES,
)
from game.engine.option import Option
from game.engine.phases.scheming import Draw, Plan, Play
from game.engine.rounds.pickpocketing import PickPocket
from game.engine.state import Bandit, State
from game.engine.step import Decision

WORTH = {**VALUES, PURSE: sum(PURSES) / len(PURSES), NOTHING: 0.0}
MET = 60.0  # dollars that a meeting with the Marshal costs
LEVEL, BEHIND, AHEAD = 230.0, 180.0, 120.0  # a shot by somebody level with the best, behind them, ahead
KNOCKED = 0.4  # of what is knocked loose, what it is worth to the puncher
PICKED_UP = 0.4  # besides, when he holds a Robbery
DRIVEN = 40.0  # for each rival whom the Marshal meets
BLOW = 30.0
LATER = 0.85  # of what a card brings now, what it brings after another
UNHEARD_OF = (0.0, 0.3, 0.0, 0.0)  # an action that no weights tell of
DRAWN = "draw"
COMPANY = 12.0  # what each rival beside one costs


class Outlook:
    """What a bandit can do from each space of a table on which he alone moves, with some actions in hand."""

    __slots__ = ("_best", "_fires", "_punches", "_robs", "bandit", "company", "occupied", "rivals", "shot", "state")

    def __init__(self, state: State, bandit: Bandit, actions: Collection[str]) -> None:
        self.state = state
        self.bandit = bandit
        self.rivals: list[Bandit] = []
        self.occupied: set[int] = set()
        self.company: dict[int, int] = {}  # how many rivals are in a space
        fewest = BULLETS
        for other in state.bandits.values():
            if other is bandit:
                continue
            space = other.space
            self.occupied.add(space)
            if other.player != bandit.player:
                self.rivals.append(other)
                self.company[space] = self.company.get(space, 0) + 1
                fewest = min(fewest, other.bullets)
        behind = bandit.bullets - fewest
        self.shot = 0.0 if not bandit.bullets else LEVEL if behind in (0, 1) else BEHIND if behind > 0 else AHEAD
        self._robs = ROBBERY in actions
        self._fires = FIRE in actions and self.shot > 0
        self._punches = PUNCH in actions
        self._best: dict[int, float] = {}

    def best(self, space: int) -> float:
        """What the best of the actions in hand brings in a space."""
        best = self._best.get(space)
        if best is None:
            best = self.rob(space) if self._robs else 0.0
            if self._fires and best < self.shot and self.sees(space):
                best = self.shot
            crowd = self.company.get(space)
            if crowd:
                if self._punches:
                    best = max(best, self.punch(space))
                best -= COMPANY * crowd
            self._best[space] = best
        return best

    def rob(self, space: int) -> float:
        """The dearest token lying in a space."""
        lying = self.state.floor[space]
        return max([kind_worth(self.state, token.kind) for token in lying]) if lying else 0.0

    def sees(self, space: int) -> bool:
        """Whether anybody can be seen from a space."""
        occupied = self.occupied
        for line in self.state.train.lines_of_sight[space]:
            for seen in line:
                if seen in occupied:
                    return True
        return False

    def punch(self, space: int) -> float:
        """What is knocked out of the richest victim's hands."""
        if space not in self.company:
            return 0.0
        state = self.state
        most = 0.0
        for rival in self.rivals:
            if rival.space == space:
                for token in rival.loot:
                    most = max(most, kind_worth(state, token.kind))
        return BLOW + most * (KNOCKED + (PICKED_UP if self._robs else 0.0))

    def arriving(self, end: int) -> float:
        """What can be done best where a movement leads: beside the Marshal nobody stays."""
        if end == self.state.marshal:
            return self.best(self.state.train.other_level[end]) - MET
        return self.best(end)

    def promise(self, action: str) -> float:
        """What one of the actions brings as the table lies, in dollars."""
        weigh = PROMISES.get(action)
        return weigh(self, self.bandit.space) if weigh is not None else 0.0

    def shooting(self, space: int) -> float:
        """A shot, if anybody can be seen."""
        return self.shot if self.shot and self.sees(space) else 0.0

    def moving(self, space: int) -> float:
        """What can be done best where a Move leads."""
        return max([self.arriving(end) for end in self.state.train.moves[space]], default=0.0)

    def changing(self, space: int) -> float:
        """What can be done best on the other level."""
        return self.arriving(self.state.train.other_level[space])

    def driving(self, _space: int) -> float:
        """The most that the Marshal can do to others, one's own bandits counted against it."""
        state = self.state
        return max([driven(state, self.bandit.player, car) for car in state.train.neighbours[state.marshal]])


PROMISES: dict[str, Callable[[Outlook, int], float]] = {
    MOVE: Outlook.moving,
    FLOOR_CHANGE: Outlook.changing,
    FIRE: Outlook.shooting,
    ROBBERY: Outlook.rob,
    PUNCH: Outlook.punch,
    MARSHAL: Outlook.driving,
}


def kind_worth(state: State, kind: str) -> float:
    """What a token of a kind is worth; a purse as much as an average one."""
    worth = WORTH.get(kind)
    return state.rules.values.get(kind, 0) if worth is None else worth


def driven(state: State, seat: int, car: int) -> float:
    """What it is worth to a seat that the Marshal comes into a car."""
    return sum([-MET if bandit.player == seat else DRIVEN for bandit in state.bandits.values() if bandit.space == car])


def worths(state: State, asking: Plan, options: Sequence[Option]) -> list[float]:
    """What each option of a turn of Schemin' promises, in dollars, as the table lies; drawing 0."""
    hand = state.players[asking.player].hand
    outlooks: dict[str, Outlook] = {}
    found = []
    for option in options:
        if not isinstance(option, Play):
            found.append(0.0)
            continue
        name, action = option.card
        outlook = outlooks.get(name)
        if outlook is None:
            actions = {card.action for card in hand if card.bandit == name and card.action != BULLET}
            outlook = outlooks[name] = Outlook(state, state.bandits[name], actions)
        found.append(outlook.promise(action))
    return found


# Distilled from OUTLAW. For each action: how likely it is, how much more so for each $100 that it promises, and the
# same in addition where no other turn comes.
WEIGHTS: dict[str, tuple[float, float, float, float]] = {
    MOVE: (0.34, 0.35, -0.8, -0.24),
    FLOOR_CHANGE: (-0.39, 0.34, -0.47, -0.09),
    FIRE: (0.36, 0.83, 0.6, 0.13),
    ROBBERY: (-0.17, 0.81, 0.7, -0.32),
    PUNCH: (-0.5, 0.34, 1.51, -0.14),
    MARSHAL: (-1.3, 0.73, 1.09, 0.69),
}
# The same for drawing: how likely, in a last turn, for each turn to come up to three, for three cards in hand, and for
# each $100 that the best card promises.
DRAWING = (1.36, -2.51, 0.73, -0.87, 0.1)


class Style(NamedTuple):
    """How somebody differs from others: how little he plays by chance, and what he likes, action by action."""

    sure: float
    likes: Mapping[str, float]


def likelihoods(state: State, asking: Plan, options: Sequence[Option], style: Style) -> list[float]:
    """How likely each option of a turn of Schemin' is, in proportion."""
    promises = worths(state, asking, options)
    turns = sum([type(step) is Plan and step.player == asking.player for step in state.agenda])
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
            score = always + each_turn * min(turns, 3) + each_card * cards / 3 + best * max(promises) / 100
            if not turns:
                score += at_last
        else:
            action, score = "", 0.0
        scores.append(style.sure * (score + style.likes.get(action, 0.0)))
    top = max(scores)
    return [exp(score - top) for score in scores]


# carrying out


def _move(state: State, asking: Decision, options: Sequence[Option], actions: Sequence[str]) -> Option:
    """To where the next of one's own actions brings most."""
    assert isinstance(asking, Move)
    outlook = Outlook(state, state.bandits[asking.bandit], actions)
    best, chosen = -1e9, options[0]
    for option in options:
        assert isinstance(option, MoveTo)
        worth = outlook.arriving(option.space)
        if worth > best:
            best, chosen = worth, option
    return chosen


def _marshal(state: State, asking: Decision, options: Sequence[Option], actions: Sequence[str]) -> Option:
    assert isinstance(asking, Marshal)
    seat = state.bandits[asking.bandit].player
    return max(options, key=lambda option: driven(state, seat, option.space) if isinstance(option, MarshalTo) else 0)


def _wealth(state: State, bandit: Bandit) -> float:
    return sum([kind_worth(state, loot.kind) for loot in bandit.loot]) + bandit.hostage


def _rival(state: State, seat: int, bandit: str) -> float:
    """How much it is worth to hurt somebody: the rich most, one's own partner never."""
    victim = state.bandits[bandit]
    return -1e6 if victim.player == seat else _wealth(state, victim)


def _fire(state: State, asking: Decision, options: Sequence[Option], actions: Sequence[str]) -> Option:
    assert isinstance(asking, Fire)
    seat = state.bandits[asking.bandit].player
    return max(options, key=lambda option: _rival(state, seat, option.target) if isinstance(option, FireAt) else 0)


def _punch(state: State, asking: Decision, options: Sequence[Option], actions: Sequence[str]) -> Option:
    assert isinstance(asking, Punch)
    bandit = state.bandits[asking.bandit]

    def worth(option: Option) -> float:
        if not isinstance(option, PunchAt):
            return 0.0
        lost = kind_worth(state, option.loot)
        met = MET if option.space == state.marshal else 0.0
        kept = lost if option.purse == "take" else 0.0
        lying = -10.0 if state.floor[option.space] else 0.0
        return lost + kept + met + lying + 0.1 * _rival(state, bandit.player, option.victim)

    return max(options, key=worth)


def _rob(state: State, asking: Decision, options: Sequence[Option], actions: Sequence[str]) -> Option:
    return max(options, key=lambda option: kind_worth(state, option.loot) if isinstance(option, Rob) else 0)


Carry = Callable[[State, Decision, Sequence[Option], Sequence[str]], Option]
CARRIES: dict[type[Decision], Carry] = {
    Move: _move,
    Marshal: _marshal,
    Fire: _fire,
    Punch: _punch,
    Robbery: _rob,
    PickPocket: _rob,
}
