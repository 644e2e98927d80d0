"""What it is worth to a bandit to stand somewhere and act there, as long as everybody else stands still."""

from collections.abc import Iterator
from typing import NamedTuple

from game.bots.blows import OUT_OF_PLAN, fire_worth, punch_worth
from game.bots.insight import destination
from game.bots.insights import arriving, insights
from game.bots.round_events import event_worth, swept
from game.bots.values import bullet_cost, loot_value, wealth
from game.engine.actions.fire import FireAt
from game.engine.actions.marshal import MarshalTo
from game.engine.actions.punch import PunchAt
from game.engine.contents import FIRE, FLOOR_CHANGE, MARSHAL, MOVE, PUNCH, ROBBERY, ROUNDS, Card
from game.engine.game import preview
from game.engine.state import State

SURE = 0.9  # how surely things stand after one more card as they stand now
# an action that could do nothing as things stand
IDLE: dict[str, float] = {FIRE: 30.0, PUNCH: 10.0, ROBBERY: 0.0, MARSHAL: 0.0}
LEFT_LYING = 0.15  # of what lies in a space, what it is worth to stand there at the end of a round
CROWDED = 8.0  # to stand beside a rival
WASTED = -30.0  # a Fire without bullets
ONES_OWN = -80.0  # a Fire or a Punch that can meet nobody but one's own other bandit
DRIVEN = 0.5  # of what the Marshal costs a rival, what it is worth to send him there
EXPOSED = 0.03  # of one's own wealth, to stand beside a rival who might punch


class Step(NamedTuple):
    """An action carried out: where it leads, and what it brings."""

    end: int
    gain: float


class Prospects:
    """One bandit's prospects on a table that he alone changes."""

    def __init__(self, state: State, bandit: str, marshal: int | None = None) -> None:
        self._state = state.clone()
        if marshal is not None:
            self._state.marshal = marshal
        self._bandit = self._state.bandits[bandit]
        self._insights = insights(state)
        self._wealth = wealth(state, self._bandit)
        self._known: dict[tuple[int, str, int], tuple[Step, ...]] = {}
        self._lasts: dict[tuple[int, str, int], float] = {}
        self._rests: dict[int, float] = {}
        self._plans: dict[tuple[int, tuple[str, ...], int, tuple[int, ...]], float] = {}

    def follow(self, space: int, actions: tuple[str, ...], robbed: tuple[int, ...] = ()) -> float:
        """What actions bring from a space on, carried out in this order; `robbed` is where tokens were taken."""
        if not actions:
            return self.rest(space)
        taken = self._taken(space, actions[0], robbed)
        return max(
            gain + SURE * self.follow(end, actions[1:], taken) for end, gain in self._steps(space, actions[0], robbed)
        )

    def plan(self, space: int, hand: tuple[str, ...], turns: int, robbed: tuple[int, ...] = ()) -> float:
        """The best that the actions of a hand can bring from a space on, in so many turns."""
        if not turns or not hand:
            return self.rest(space)
        key = (space, hand, turns, robbed)
        if key not in self._plans:
            self._plans[key] = max([self.start(space, action, hand, turns, robbed) for action in dict.fromkeys(hand)])
        return self._plans[key]

    def start(self, space: int, action: str, hand: tuple[str, ...], turns: int, robbed: tuple[int, ...] = ()) -> float:
        """The best that a hand can bring when this action of it is the first."""
        if turns == 1:
            return self._last(space, action, robbed)
        index = hand.index(action)
        later = hand[:index] + hand[index + 1 :]
        taken = self._taken(space, action, robbed)
        return max(
            [gain + SURE * self.plan(end, later, turns - 1, taken) for end, gain in self._steps(space, action, robbed)]
        )

    def _last(self, space: int, action: str, robbed: tuple[int, ...]) -> float:
        """What an action brings after which there is no other."""
        key = (space, action, robbed.count(space) if action == ROBBERY else 0)
        if key not in self._lasts:
            self._lasts[key] = max([gain + SURE * self.rest(end) for end, gain in self._steps(space, action, robbed)])
        return self._lasts[key]

    def arrival(self, start: int, end: int) -> Step:
        """To go from a space to another: beside the Marshal nobody stays."""
        gain = arriving(self._state, self._bandit.name, start, end)
        if end == self._state.marshal:
            return Step(self._state.train.other_level[end], gain - bullet_cost(self._state))
        return Step(end, gain)

    def rest(self, space: int) -> float:
        """What it is worth to stand in a space when the cards are used up."""
        if space not in self._rests:
            self._rests[space] = self._rest(space)
        return self._rests[space]

    def _taken(self, space: int, action: str, robbed: tuple[int, ...]) -> tuple[int, ...]:
        return (*robbed, space) if action == ROBBERY else robbed

    def _steps(self, space: int, action: str, robbed: tuple[int, ...]) -> tuple[Step, ...]:
        """What carrying an action out in a space may lead to."""
        key = (space, action, robbed.count(space) if action == ROBBERY else 0)
        if key not in self._known:
            self._known[key] = tuple(self._looked_up(*key))
        return self._known[key]

    def _looked_up(self, space: int, action: str, taken: int) -> Iterator[Step]:
        train = self._state.train
        if action == MOVE:
            yield from (self.arrival(space, end) for end in train.moves[space] or (space,))
        elif action == FLOOR_CHANGE:
            yield self.arrival(space, train.other_level[space])
        elif action == ROBBERY:
            yield Step(space, self._robbery(space, taken))
        elif action in self._state.rules.walks:
            yield from (self.arrival(space, end) for end in self._ends(space, action) or (space,))
        else:
            yield Step(space, self._act(space, action))

    def _ends(self, space: int, action: str) -> list[int]:
        """Where another kind of movement may lead."""
        here, self._bandit.space = self._bandit.space, space
        options = preview(self._state, Card(self._bandit.name, action))
        self._bandit.space = here
        ends = [destination(self._state, option, self._insights) for option in options]
        return [end for end in ends if end is not None]

    def _rest(self, space: int) -> float:
        state = self._state
        end = swept(state, space)
        rivals = [
            other
            for other in state.bandits.values()
            if other.player != self._bandit.player and swept(state, other.space) == end
        ]
        worth = -len(rivals) * (CROWDED + EXPOSED * self._wealth)
        if state.round_number < ROUNDS:
            worth += LEFT_LYING * self._robbery(end, 0)
        worth += sum([insight.standing(state, self._bandit, space) for insight in self._insights], 0.0)
        return worth + event_worth(state, self._bandit.name, space)

    def _robbery(self, space: int, taken: int) -> float:
        """What the next Robbery in a space brings when so many tokens have gone already."""
        values = sorted((loot_value(self._state, token) for token in self._state.floor[space]), reverse=True)
        return values[taken] if taken < len(values) else IDLE[ROBBERY]

    def _act(self, space: int, action: str) -> float:
        """What a shot, a punch or the Marshal brings when the bandit stands in a space."""
        here, self._bandit.space = self._bandit.space, space
        worth = self._act_here(action)
        self._bandit.space = here
        return worth

    def _act_here(self, action: str) -> float:
        state, name, seat = self._state, self._bandit.name, self._bandit.player
        if action not in IDLE:
            return 0
        worths = [IDLE[action] if self._bandit.bullets or action != FIRE else WASTED]
        options = preview(state, Card(name, action))
        own = 0  # options that hit one's own other bandit
        for option in options:
            if isinstance(option, FireAt):
                own += state.bandits[option.target].player == seat
                worths.append(fire_worth(state, name, option))
            elif isinstance(option, PunchAt):
                own += state.bandits[option.victim].player == seat
                worths.append(punch_worth(state, name, option, ()))
            elif isinstance(option, MarshalTo):
                worths.append(driven_worth(state, seat, option.space))
        return ONES_OWN if own and own == len(options) else max(worths)


def driven_worth(state: State, seat: int, car: int) -> float:
    """What it is worth to a seat that the Marshal comes into a car: a bullet for all inside."""
    inside = state.at(car)
    cost = bullet_cost(state) + OUT_OF_PLAN
    met = sum([-cost if bandit.player == seat else DRIVEN * cost for bandit in inside], 0.0)
    return met + sum([insight.driven(state, seat, car) for insight in insights(state)], 0.0)
