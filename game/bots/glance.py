"""What a bandit can do from each space, at a glance: quick rules for imagined games."""

from collections.abc import Callable, Collection

from game.bots.insight import RIVALS_LOSS, destination
from game.bots.insights import insights
from game.engine.contents import (
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
    Card,
)
from game.engine.game import preview
from game.engine.state import Bandit, State

WORTH = {**VALUES, PURSE: sum(PURSES) / len(PURSES), NOTHING: 0.0}
MET = 60.0  # dollars that a meeting with the Marshal costs
LEVEL, BEHIND, AHEAD = 230.0, 180.0, 120.0  # a shot by somebody level with the best, behind them, ahead
KNOCKED = 0.4  # of what is knocked loose, what it is worth to the puncher
PICKED_UP = 0.4  # besides, when he holds a Robbery
DRIVEN = 40.0  # for each rival whom the Marshal meets
BLOW = 30.0
COMPANY = 12.0  # what each rival beside one costs


class Glance:
    """A table on which one bandit alone moves, with some actions in hand."""

    __slots__ = (
        "_best", "_fires", "_insights", "_met", "_punches", "_robs", "bandit", "company", "occupied", "rivals", "shot",
        "state",
    )  # fmt: skip

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
        self._insights = insights(state)
        wound = sum([insight.wound(state) for insight in self._insights], 0.0)
        self._met = MET + wound
        if wound and self.shot:
            self.shot += RIVALS_LOSS * wound
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
            for insight in self._insights:
                best += insight.standing(self.state, self.bandit, space)
            self._best[space] = best
        return best

    def arriving(self, end: int) -> float:
        """What can be done best where a movement leads: beside the Marshal nobody stays."""
        state = self.state
        best = self.best(state.train.other_level[end]) - self._met if end == state.marshal else self.best(end)
        for insight in self._insights:
            best += insight.arriving(state, self.bandit.name, self.bandit.space, end)
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

    def promise(self, action: str) -> float:
        """What one of the actions brings as the table lies, in dollars."""
        weigh = PROMISES.get(action)
        if weigh is not None:
            return weigh(self, self.bandit.space)
        return self._added(action) if action in self.state.rules.walks else 0.0

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

    def _added(self, action: str) -> float:
        """What can be done best where another kind of movement leads."""
        state = self.state
        ends = [destination(state, option, self._insights) for option in preview(state, Card(self.bandit.name, action))]
        return max([self.arriving(end) for end in ends if end is not None], default=0.0)


PROMISES: dict[str, Callable[[Glance, int], float]] = {
    MOVE: Glance.moving,
    FLOOR_CHANGE: Glance.changing,
    FIRE: Glance.shooting,
    ROBBERY: Glance.rob,
    PUNCH: Glance.punch,
    MARSHAL: Glance.driving,
}


def kind_worth(state: State, kind: str) -> float:
    """What a token of a kind is worth; a purse as much as an average one."""
    worth = WORTH.get(kind)
    if worth is not None:
        return worth
    return state.rules.values.get(kind, 0) + sum([insight.token(state, kind) for insight in insights(state)], 0.0)


def driven(state: State, seat: int, car: int) -> float:
    """What it is worth to a seat that the Marshal comes into a car."""
    met = sum(
        [-MET if bandit.player == seat else DRIVEN for bandit in state.bandits.values() if bandit.space == car], 0.0
    )
    return met + sum([insight.driven(state, seat, car) for insight in insights(state)], 0.0)
