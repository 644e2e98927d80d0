"""With the Elf: lead him to where one's own token wins, the more so the later."""

from game.engine.expansions.elf import KEY, NEAR, ElfAndTokens
from game.engine.state import State

STAKE = (50, 75, 120, 240, 700)  # dollars for each car that he is nearer to where he ought to be, in each round
WRONG = 1  # cars more, for being on the wrong side at all


def leading_worth(state: State, bandit: str, start: int, end: int) -> float:
    """What it is worth to a bandit that his movement takes the Elf along, if it does."""
    elf: ElfAndTokens | None = state.own.get(KEY)
    if elf is None or elf.space != start:
        return 0
    gift = bool(elf.gifts[bandit])
    return STAKE[state.round_number - 1] * (_away(state, gift, start) - _away(state, gift, end))


def _away(state: State, gift: bool, space: int) -> int:
    """How far a space is from the part of the train where a token wins."""
    car = state.train.car[space]
    cars = max(0, car - NEAR) if gift else max(0, NEAR + 1 - car)
    return cars + WRONG if cars else 0
