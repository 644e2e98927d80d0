"""Fits what the computer players take from games: how others choose in Schemin', and how likely a position wins.

    python build/fit_bots.py habits 200      from OUTLAW's choices in so many games: the tables of game/bots/habits.py
    python build/fit_bots.py judge 1600      from who won so many: WEIGHTS of game/bots/judge.py, round by round

Both are softmax regressions: of some candidates, each with its features, one was taken. It prints the tables that
stand there, and how well they foretell games that were kept back.
"""

import argparse
import math
import random
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import Pool
from typing import NamedTuple

from game.bots import habits, judge
from game.bots.playout import habitual, world
from game.bots.roster import OUTLAW, computer
from game.bots.search import open_plays
from game.engine.contents import BANDITS, ROUNDS
from game.engine.game import Setup, State, new_game, play, to_move, view
from game.engine.option import Option
from game.engine.phases.scheming import Draw, Plan, Play

TABLES = (3, 4, 4, 4, 4, 4, 5, 6)  # how many play: mostly four
BATCH = 500  # examples from which each step learns
STEPS = 500
SHRINK = 2e-3  # what keeps weights small
KEPT_BACK = 5  # one example in so many is foretold, not learnt from

Features = Sequence[float]


class Example(NamedTuple):
    """Some candidates, which of them was taken, and what kind of example it is."""

    candidates: Sequence[Features]
    taken: int
    kind: int = 0


def outlaws(seed: int) -> Iterator[tuple[State, Option]]:
    """A game of Outlaws, choice by choice; when it is through, the state is at its end."""
    chance = random.Random(seed)
    bandits = chance.sample(BANDITS, chance.choice(TABLES))
    state = new_game(Setup(tuple(bandits), seed=seed))
    players = [computer(OUTLAW, seed + player.seat) for player in state.players]
    while (seat := to_move(state)) is not None:
        option = players[seat](view(state, seat))
        yield state, option
        play(state, option)


def habits_of(seed: int) -> list[Example]:
    """What was chosen in the turns of Schemin' of one game."""
    found = []
    for state, option in outlaws(seed):
        seat = to_move(state)
        if not isinstance(state.asking, Plan):
            continue
        guessed = world(view(state, seat), seed + state.decisions, habitual)
        options = open_plays(guessed.offered)
        chosen = [
            isinstance(option, Play) and isinstance(other, Play) and option.card == other.card for other in options
        ]
        taken = chosen.index(True) if True in chosen else options.index(option) if option in options else None
        if taken is not None and isinstance(guessed.asking, Plan):
            found.append(Example(_turns(guessed, guessed.asking, options), taken))
    return found


def _turns(state: State, asking: Plan, options: Sequence[Option]) -> list[Features]:
    """The features of each option as `habits.likelihoods` weighs them: its action, its promise, those of drawing."""
    turns = habits.turns_to_come(state, asking)
    seen = habits.sight(state, asking, options, turns)
    top = seen.top(options)
    actions = list(habits.WEIGHTS)
    found = []
    for option, promise in zip(options, seen.promises, strict=True):
        features = [0.0] * (len(actions) + len(habits.PROMISED) + len(habits.DRAWING))
        if isinstance(option, Play):
            features[actions.index(option.card.action)] = 1.0
            each = promise / 100
            features[len(actions) : len(actions) + 3] = [each, float(promise == top), 0.0 if turns else each]
        elif isinstance(option, Draw):
            features[-len(habits.DRAWING) :] = habits.drawing(state, asking, turns, top, seen)
        found.append(features)
    return found


def ends_of(seed: int) -> list[Example]:
    """The positions at the ends of the rounds of one game, the last excepted, and who won it."""
    found: list[list[Features]] = []
    state = None
    for state, _option in outlaws(seed):
        if state.round_number == len(found) + 2:
            ended = state.clone()
            ended.first = (state.first - 1) % len(state.players)  # his token has passed already
            found.append(list(judge.features(ended, range(len(ended.players))).values()))
    assert state is not None
    assert state.result is not None
    return [Example(features, state.result.winners[0], number) for number, features in enumerate(found)]


def fit(examples: Sequence[Example]) -> list[float]:
    """The weights under which what was taken is most likely: Adam (Kingma and Ba, 2015) on small batches."""
    chance = random.Random(1)
    size = len(examples[0].candidates[0])
    weights, mean, square = [0.0] * size, [0.0] * size, [0.0] * size
    for step in range(1, STEPS + 1):
        gradient = [SHRINK * weight for weight in weights]
        batch = chance.sample(examples, min(BATCH, len(examples)))
        for candidates, taken, _kind in batch:
            for index, share in enumerate(softmax(candidates, weights)):
                error = (share - (index == taken)) / len(batch)
                for number, value in enumerate(candidates[index]):
                    gradient[number] += error * value
        pace = 0.08 * (1 - step / (STEPS + 1)) + 0.002
        for number, slope in enumerate(gradient):
            mean[number] = 0.9 * mean[number] + 0.1 * slope
            square[number] = 0.99 * square[number] + 0.01 * slope * slope
            steady, wide = mean[number] / (1 - 0.9**step), square[number] / (1 - 0.99**step)
            weights[number] -= pace * steady / (math.sqrt(wide) + 1e-8)
    return weights


def softmax(candidates: Sequence[Features], weights: Sequence[float]) -> list[float]:
    """How likely each candidate is."""
    scores = [sum(map(float.__mul__, features, weights)) for features in candidates]
    top = max(scores)
    powers = [math.exp(score - top) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def loss(examples: Sequence[Example], weights: Sequence[float]) -> float:
    """How badly what was taken was foretold."""
    return -sum(math.log(softmax(e.candidates, weights)[e.taken]) for e in examples) / len(examples)


def told(examples: Sequence[Example]) -> str:
    """The weights of some examples, and how badly they foretell those kept back."""
    back = examples[::KEPT_BACK]
    weights = fit([example for number, example in enumerate(examples) if number % KEPT_BACK])
    return f"{', '.join(f'{weight:.2f}' for weight in weights)}    # {loss(back, weights):.3f}"


def main() -> None:
    """Play and fit what is asked for."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    fits: dict[str, Callable[[int], list[Example]]] = {"habits": habits_of, "judge": ends_of}
    ask.add_argument("what", choices=fits)
    ask.add_argument("games", type=int)
    wish = ask.parse_args()
    with Pool() as pool:
        examples = [example for found in pool.imap(fits[wish.what], range(wish.games), 8) for example in found]
    for kind in range(ROUNDS - 1 if wish.what == "judge" else 1):
        print(told([example for example in examples if example.kind == kind]))


if __name__ == "__main__":
    main()
