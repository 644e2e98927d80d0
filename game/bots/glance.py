"""What a bandit can do from each space, at a glance: what `prospects.py` looks up, worked out for imagined games."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from game.bots.blows import OUT_OF_PLAN, WEALTH
from game.bots.insight import destination
from game.bots.insights import insights
from game.bots.prospects import CROWDED, DRIVEN, EXPOSED, IDLE, LEFT_LYING, ONES_OWN, WASTED
from game.bots.round_events import SWEEPING, WORTHS, swept
from game.bots.values import FAR, OFTEN, RICHEST, RIVAL, SHARES, UNKNOWN_PURSE, bullet_cost
from game.engine.contents import (
    BULLETS,
    CHEYENNE,
    FIRE,
    FLOOR_CHANGE,
    GUNSLINGER_PRIZE,
    MARSHAL,
    MOVE,
    NOTHING,
    PUNCH,
    PURSE,
    ROBBERY,
    ROUNDS,
    TUCO,
    VALUES,
    Card,
    Loot,
)
from game.engine.game import preview
from game.engine.state import Bandit, State

WORTH = {**VALUES, PURSE: UNKNOWN_PURSE, NOTHING: 0.0}


class Glance:
    """A table on which one bandit alone moves: what each space is worth to him, and what he can do there."""

    __slots__ = (
        "_driven", "_event", "_insights", "_sweeps", "bandit", "company", "hits", "hurts", "knocks", "met", "occupied",
        "shares", "state", "wealth",
    )  # fmt: skip

    def __init__(self, state: State, bandit: Bandit) -> None:
        self.state = state
        self.bandit = bandit
        self.met = bullet_cost(state)
        self.wealth = sum(riches(state, bandit.loot), 0.0) + bandit.hostage
        self.occupied = {other.space for other in state.bandits.values() if other is not bandit}
        self.company: dict[int, int] = {}  # how many rivals will be in a space when the round is over
        self.shares: dict[str, float] = {}  # of what each rival loses, what it is worth to the bandit
        self.hurts: dict[str, float] = {}  # what it is worth that a rival receives a bullet
        self.hits: dict[int, float] = {}  # the best shot at anybody in a space
        self.knocks: dict[int, float] = {}  # the best punch there
        self._insights = insights(state)
        name = state.round_card.name if state.round_number else ""
        self._event = name if name in state.rules.events else ""
        self._sweeps = self._event in SWEEPING or bool(self._event and self._insights)
        self._driven: float | None = None
        self._look_at_rivals()

    def _look_at_rivals(self) -> None:
        state, bandit, people = self.state, self.bandit, self.state.rules.people
        rivals = []
        fewest, most = bandit.bullets + BULLETS, 0.0
        for other in state.bandits.values():
            if other.player != bandit.player:
                loot = riches(state, other.loot)
                owned = sum(loot, 0.0) + other.hostage
                most = max(most, owned)
                rivals.append((other, loot[0] if loot else 0.0, owned))
                if other.bullets < fewest and other.player in people:
                    fewest = other.bullets
        shot = SHARES.get(bandit.bullets - fewest, FAR) * GUNSLINGER_PRIZE / OFTEN
        keeps_purses = bandit.name == CHEYENNE and state.setup.powers
        for other, dearest, owned in rivals:
            space = other.space
            share = RICHEST if owned >= most else RIVAL
            hurt = None
            for insight in self._insights:
                rivalry = insight.rivalry(state, other)
                share = share if rivalry is None else rivalry
                bullet = insight.bullet(state, other.name)
                hurt = hurt if bullet is None else bullet
            if hurt is None:
                hurt = share * (self.met + WEALTH * owned)
            self.shares[other.name] = share
            self.hurts[other.name] = hurt
            self.hits[space] = max(hurt + shot, self.hits.get(space, 0.0))
            knock = share * (dearest + WEALTH * owned)
            if keeps_purses and any(token.kind == PURSE for token in other.loot):
                knock = max(knock, (share + 1) * UNKNOWN_PURSE)
            if state.marshal in state.train.landings[space]:
                knock += share * self.met
            self.knocks[space] = max(knock, self.knocks.get(space, 0.0))
            end = swept(state, space) if self._sweeps else space
            self.company[end] = self.company.get(end, 0) + 1

    def led(self, walk: tuple[int, str]) -> Sequence[tuple[int, float]]:
        """Where a movement may lead from a space, and what it brings by itself."""
        space, action = walk
        train = self.state.train
        if action == MOVE:
            return [self.arrival(space, end) for end in train.moves[space] or (space,)]
        if action == FLOOR_CHANGE:
            return (self.arrival(space, train.other_level[space]),)
        return self._added(space, action)

    def arrival(self, start: int, end: int) -> tuple[int, float]:
        """Where a movement leads in the end, and what it brings: beside the Marshal nobody stays."""
        state = self.state
        gain = 0.0
        for insight in self._insights:
            gain += insight.arriving(state, self.bandit.name, start, end)
        if end == state.marshal:
            return state.train.other_level[end], gain - self.met
        return end, gain

    def rest(self, space: int) -> float:
        """What it is worth to stand in a space when the cards are used up."""
        state = self.state
        end = swept(state, space) if self._sweeps else space
        crowd = self.company.get(end)
        worth = -crowd * (CROWDED + EXPOSED * self.wealth) if crowd else 0.0
        if state.round_number < ROUNDS:
            worth += LEFT_LYING * self.rob(end)
        for insight in self._insights:
            worth += insight.standing(state, self.bandit, space)
        weigh = WORTHS.get(self._event)
        if weigh is not None:
            worth += weigh(state, self.bandit.name, space)
        return worth

    def rob(self, space: int, taken: int = 0) -> float:
        """The dearest token lying in a space when so many have been taken before."""
        lying = self.state.floor[space]
        if len(lying) <= taken:
            return IDLE[ROBBERY]
        return riches(self.state, lying)[taken]

    def fire(self, space: int) -> float:
        """The best shot from a space."""
        if not self.bandit.bullets:
            return WASTED
        worth = IDLE[FIRE]
        own = False  # whether one's own other bandit is in sight
        occupied, hits, train = self.occupied, self.hits, self.state.train
        for line in train.lines_of_sight[space]:
            for seen in line:
                if seen in occupied:
                    hit = hits.get(seen)
                    if hit is None:
                        own = True
                    elif hit > worth:
                        worth = hit
                    break
        if self.bandit.name == TUCO and self.state.setup.powers:
            worth = max(worth, hits.get(train.other_level[space], 0.0))
        return ONES_OWN if own and worth == IDLE[FIRE] else worth

    def punch(self, space: int) -> float:
        """The best punch in a space."""
        knock = self.knocks.get(space)
        if knock is None:
            return ONES_OWN if space in self.occupied else IDLE[PUNCH]
        return max(IDLE[PUNCH], knock)

    def drive(self, _space: int) -> float:
        """The most that the Marshal can do to others, one's own bandits counted against it."""
        if self._driven is None:
            state, seat = self.state, self.bandit.player
            cars = [driven(state, seat, car, self.met) for car in state.train.neighbours[state.marshal]]
            self._driven = max(IDLE[MARSHAL], *cars)
        return self._driven

    def _added(self, space: int, action: str) -> Sequence[tuple[int, float]]:
        """Where another kind of movement leads."""
        if action not in self.state.rules.walks:
            return ((space, 0.0),)
        state, bandit = self.state, self.bandit
        here, bandit.space = bandit.space, space
        ends = [destination(state, option, self._insights) for option in preview(state, Card(bandit.name, action))]
        bandit.space = here
        return [self.arrival(space, end) for end in ends if end is not None] or ((space, 0.0),)


GAINS: dict[str, Callable[[Glance, int], float]] = {
    FIRE: Glance.fire,
    ROBBERY: Glance.rob,
    PUNCH: Glance.punch,
    MARSHAL: Glance.drive,
}


def riches(state: State, tokens: tuple[Loot, ...]) -> Sequence[float]:
    """What tokens are worth, the dearest first; a purse as much as an average one."""
    if not state.setup.expansions:
        return _printed(tokens)
    return sorted([kind_worth(state, token.kind) for token in tokens], reverse=True)


@lru_cache(10000)
def _printed(tokens: tuple[Loot, ...]) -> Sequence[float]:
    return tuple(sorted([WORTH[token.kind] for token in tokens], reverse=True))


def kind_worth(state: State, kind: str) -> float:
    """What a token of a kind is worth; a purse as much as an average one."""
    worth = WORTH.get(kind)
    if worth is not None:
        return worth
    return state.rules.values.get(kind, 0) + sum([insight.token(state, kind) for insight in insights(state)], 0.0)


def driven(state: State, seat: int, car: int, met: float) -> float:
    """What it is worth to a seat that the Marshal comes into a car, where a bullet costs so much."""
    cost = met + OUT_OF_PLAN
    total = 0.0
    for bandit in state.bandits.values():
        if bandit.space == car:
            total += -cost if bandit.player == seat else DRIVEN * cost
    for insight in insights(state):
        total += insight.driven(state, seat, car)
    return total
