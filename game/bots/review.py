"""WHERE IT WAS WON: the choices of a finished game that changed the odds most, as Legend judges them afterwards.

He knows everything then: each choice is judged from the position itself, against the best other one.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots import legend
from game.bots.search import Search, same_card
from game.bots.sense import sensible
from game.bots.thinking import Work
from game.engine.game import new_game, play, to_move, view
from game.engine.notation import read_option
from game.engine.option import Option
from game.engine.state import Setup, State
from game.engine.view import View

FIRST_LOOK = 32  # imagined games for each choice, to find the best other one
COMPARED = 12  # and to compare it with what was chosen
CLOSER = 160  # for what was chosen, and for the other, where they seem to differ most
LOOKED_AT = 8  # choices that are looked at closer
TOLD = 3
SURELY = 2  # so many are told, however little they changed
LEAST = 0.04  # else it must have changed the odds by so much


@dataclass(frozen=True)
class Turning:
    """A choice that changed the odds: the `number`-th of the game, of `view`'s seat, which holds all that was hidden.

    `chance` is how likely the seat won after what it chose, `other_chance` after the best other option.
    """

    number: int
    view: View
    chosen: Option
    chance: float
    other: Option
    other_chance: float

    @property
    def change(self) -> float:
        """By how much the choice made winning likelier; below 0, the other one would have been better."""
        return self.chance - self.other_chance


@dataclass(frozen=True)
class Review:
    """A question to think of: which choices of a game changed the odds most. `choices` are all of it, in notation."""

    setup: Setup
    choices: tuple[str, ...]

    def work(self) -> Work[tuple[Turning, ...]]:
        """Look at every choice, and closer at some, choice by choice."""
        state, found = new_game(self.setup), []
        whole = len(self.choices) + LOOKED_AT
        for number, words in enumerate(self.choices):
            chosen = read_option(state, words)
            turning = _looked_at(number, state, chosen)
            if turning is not None:
                found.append(turning)
            play(state, chosen)
            yield (number + 1) / whole
        most = []
        for nth, turning in enumerate(sorted(found, key=_size)[:LOOKED_AT]):
            most.append(_closer(turning))
            yield (len(self.choices) + nth + 1) / whole
        return _told(most)


def _told(found: Sequence[Turning]) -> tuple[Turning, ...]:
    """Those that changed the odds most, in the order of the game."""
    most = sorted(found, key=_size)[:TOLD]
    kept = [one for nth, one in enumerate(most) if nth < SURELY or abs(one.change) >= LEAST]
    return tuple(sorted(kept, key=lambda one: one.number))


def _size(turning: Turning) -> float:
    """What sorts the greatest changes to the front."""
    return -abs(turning.change)


def _looked_at(number: int, state: State, chosen: Option) -> Turning | None:
    """A choice against the best of the others; None where the others are the same, or only harm."""
    seat = to_move(state)
    assert seat is not None
    known = View(seat, state.clone(), tuple(state.offered))
    others = [option for option in sensible(view(state, seat)) if option != chosen and not same_card(option, chosen)]
    if not others:
        return None
    search = Search(known, number, known=known.state)
    other = legend.best(search.run(FIRST_LOOK, others), others)
    root = search.run(COMPARED, [chosen, other])
    if not root.tried(other) or not root.tried(chosen):
        return None
    return Turning(number, known, chosen, root.mean(chosen), other, root.mean(other))


def _closer(turning: Turning) -> Turning:
    """The same, judged by more imagined games."""
    chances = []
    for option in (turning.chosen, turning.other):
        search = Search(turning.view, turning.number, known=turning.view.state)
        chances.append(search.run(CLOSER, [option]).mean(option))
    return Turning(turning.number, turning.view, turning.chosen, chances[0], turning.other, chances[1])
