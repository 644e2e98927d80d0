"""How likely each player wins, at the end of a round: fitted to the ends of many games (build/fit_bots.py)."""

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import Final

from game.bots.insights import insights
from game.bots.values import loot_value
from game.engine.contents import BULLETS, ROUNDS, STRONGBOX, Loot
from game.engine.state import Bandit, State

FEATURES = (
    "money", "best shot", "shots", "far behind in shots", "wounds", "loot here", "loot near", "roof", "company",
    "dearest token in company", "strongbox", "on the Marshal", "plays first",
)  # fmt: skip
BEST_SHOT: Final = 1  # where those features stand for which one must know the others
SHOTS: Final = 2
BEHIND: Final = 3
FIRST: Final = 12
# For each of the first four rounds, what each of the FEATURES is worth.
WEIGHTS: Sequence[Sequence[float]] = (
    (1.19, 0.31, 0.20, -0.14, -0.27, 0.67, 0.69, 0.07, 0.17, -0.68, 0.00, 0.57, 0.06),
    (1.45, 0.34, 0.23, -0.24, -0.20, 1.05, 0.74, 0.24, 0.24, -0.71, -0.28, 0.28, 0.03),
    (1.76, 0.40, 0.26, -0.38, -0.15, 1.41, 0.92, 0.27, 0.09, -0.41, -0.34, 0.19, -0.03),
    (2.32, 0.76, 0.17, -0.99, -0.10, 1.82, 0.97, 0.17, 0.26, -0.68, -0.20, 0.04, 0.09),
)
OUT = (0.3, 0.6, 1.2, 2.5)  # what it costs that the rules in play would let a player not win as things stand
AGAINST = (0.8, 0.7, 0.55, 0.35)  # what is left of a chance while the rules in play name somebody else the winner
FAR_BEHIND = 2  # shots
THOUSAND = 1000.0
MARGIN = 0.15  # of a chance that the end has settled, what is left for how much one is ahead or behind


def chance(state: State, seat: int) -> float:
    """How likely a seat wins, from 0 to 1; where the winner is known, a little of it tells how near the others were."""
    if state.result is not None:
        return _settled(state, seat)
    number = min(state.round_number, ROUNDS - 1) - 1
    weights, rules = WEIGHTS[number], state.rules
    out = {name for rule in rules.eliminators for name in rule.eliminated(state)}
    scores = {}
    for other, values in features(state, rules.people).items():
        score = sum(map(mul, weights, values), 0.0)
        scores[other] = score - OUT[number] if out and out.issuperset(state.players[other].bandits) else score
    top = max(scores.values())
    powers = {other: exp(score - top) for other, score in scores.items()}
    share = powers[seat] / sum(powers.values(), 0.0)
    named = [seats for rule in rules.namers if (seats := rule.winners(state)) is not None]
    return share * AGAINST[number] if named else share


def features(state: State, people: Sequence[int]) -> dict[int, list[float]]:
    """What is known of the position of each seat, in the order of FEATURES; a pair's are added up."""
    dearest = [_dearest(state, lying) for lying in state.floor]
    spaces = [bandit.space for bandit in state.bandits.values()]
    found = {}
    for seat in people:
        bandits = [state.bandits[name] for name in state.players[seat].bandits]
        pair = [_of_bandit(state, bandit, dearest, spaces.count(bandit.space) - 1) for bandit in bandits]
        found[seat] = pair[0] if len(pair) == 1 else [sum(values, 0.0) for values in zip(*pair, strict=True)]
    following = (state.first + 1) % len(state.players)
    best_shot = max([values[SHOTS] for values in found.values()])
    for seat, values in found.items():
        values[BEST_SHOT] = float(values[SHOTS] == best_shot)
        values[BEHIND] = float(values[SHOTS] <= best_shot - FAR_BEHIND)
        values[FIRST] = float(seat == following)
    return found


def _of_bandit(state: State, bandit: Bandit, dearest: Sequence[float], company: int) -> list[float]:
    """The features of a bandit alone, beside whom so many others are; `dearest` is the best token in each space."""
    train, space = state.train, bandit.space
    near = 0.0
    for end in (*train.moves[space], train.other_level[space]):
        if end != state.marshal and dearest[end] > near:
            near = dearest[end]
    return [
        _owned(state, bandit),
        0.0,
        float(BULLETS - bandit.bullets),
        0.0,
        float(len(bandit.wounds)),
        dearest[space],
        near,
        float(train.is_roof[space]),
        float(company),
        _dearest(state, bandit.loot) * company,
        float(STRONGBOX in [token.kind for token in bandit.loot]),
        float(train.car[space] == train.car[state.marshal]),
        0.0,
    ]


def _dearest(state: State, tokens: Sequence[Loot]) -> float:
    """The dearest of some tokens, in thousands of dollars; 0 where there is none."""
    return max([loot_value(state, token) for token in tokens]) / THOUSAND if tokens else 0.0


def _owned(state: State, bandit: Bandit) -> float:
    money = sum([loot_value(state, token) for token in bandit.loot], 0.0) + bandit.hostage
    if state.rules.paymasters:
        money += sum(state.rules.extra_money(state, bandit.name).values())
        money += sum([insight.to_come(state, bandit.name) for insight in insights(state)], 0.0)
    return money / THOUSAND


def _settled(state: State, seat: int) -> float:
    """The share of a victory, and a little for the money ahead or behind."""
    result = state.result
    assert result is not None
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    ahead = result.scores[seat] - max(total for other, total in enumerate(result.scores) if other != seat)
    return (1 - MARGIN) * won + MARGIN / (1 + exp(-max(-8.0, min(8.0, ahead / THOUSAND))))
