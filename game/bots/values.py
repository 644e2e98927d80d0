"""What things are worth to a bandit, in dollars, as far as his view tells."""

from collections.abc import Iterable

from game.bots.insights import insights
from game.engine.contents import GUNSLINGER_PRIZE, PURSE, PURSES, ROUNDS, VALUES, Loot
from game.engine.state import Bandit, State

UNKNOWN_PURSE = sum(PURSES) / len(PURSES)
BULLET = 20  # what a bullet in a deck costs in each round still to come
BULLET_AT_LAST = 15  # and besides: it decides ties
RIVAL, RICHEST = 0.2, 0.45  # how much of a rival's loss is one's own gain
OFTEN = 4  # about so many shots make a Gunslinger
# What a shot is worth to whom it brings level with the best, or ahead: of its share, by how many they were behind.
SHARES = {-1: 0.9, 0: 1.2, 1: 1.3, 2: 0.9}
FAR = 0.4  # to everybody else


def loot_value(state: State, loot: Loot) -> float:
    """A token's worth; a purse whose value is not known counts as an average one."""
    if loot.kind == PURSE:
        return state.purse_values[loot.number] or UNKNOWN_PURSE
    if loot.kind in VALUES:
        return VALUES[loot.kind]
    worthless = sum([insight.token(state, loot.kind) for insight in insights(state)], 0.0)
    return state.rules.values.get(loot.kind, 0) + worthless


def kind_value(state: State, tokens: Iterable[Loot], kind: str) -> float:
    """What a token of a kind is worth on average among some tokens; 0 if there is none."""
    values = [loot_value(state, token) for token in tokens if token.kind == kind]
    return sum(values, 0.0) / len(values) if values else 0


def wealth(state: State, bandit: Bandit) -> float:
    """What a bandit seems to own."""
    extra = sum(state.rules.extra_money(state, bandit.name).values()) if state.rules.paymasters else 0
    return sum([loot_value(state, token) for token in bandit.loot], 0.0) + bandit.hostage + extra


def bullet_cost(state: State) -> float:
    """What it costs to receive a bullet: it fills a hand in every round to come."""
    here = sum([insight.wound(state) for insight in insights(state)], 0.0)
    return here + BULLET_AT_LAST + BULLET * (ROUNDS - state.round_number)


def shot_worth(state: State, shooter: Bandit) -> float:
    """What a bullet more is worth on the way to the Gunslinger's prize: most to whom it brings level or ahead."""
    rivals = [bandit for bandit in state.bandits.values() if bandit.player != shooter.player]
    fewest = min(bandit.bullets for bandit in rivals if bandit.player in state.rules.people)
    behind = shooter.bullets - fewest
    return SHARES.get(behind, FAR) * GUNSLINGER_PRIZE / OFTEN


def rivalry(state: State, seat: int, victim: Bandit) -> float:
    """How much of what a bandit loses is a gain to a seat: a loss if he is its own."""
    if victim.player == seat:
        return -1
    for insight in insights(state):
        known = insight.rivalry(state, victim)
        if known is not None:
            return known
    others = [bandit for bandit in state.bandits.values() if bandit.player != seat]
    return RICHEST if wealth(state, victim) >= max(wealth(state, other) for other in others) else RIVAL
