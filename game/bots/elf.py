"""With the Elf: lead him to where one's own token wins, the more so the later."""

from dataclasses import replace

from game.bots.insight import Insight
from game.engine.expansions.elf import KEY, NEAR, ElfAndTokens
from game.engine.state import State
from game.engine.view import View

STAKE = (50, 75, 120, 240, 700)  # dollars for each car that he is nearer to where he ought to be, in each round
WRONG = 1  # cars more, for being on the wrong side at all


class ElfInsight(Insight):
    """He goes along with a movement that begins in his space."""

    key = KEY

    def arriving(self, state: State, bandit: str, start: int, end: int) -> float:
        """What it is worth to a bandit that his movement takes the Elf along, if it does and his token is known."""
        elf: ElfAndTokens = state.own[KEY]
        gift = elf.gifts[bandit]
        if elf.space != start or gift is None:
            return 0
        return STAKE[state.round_number - 1] * (_away(state, gift, start) - _away(state, gift, end))

    def reckon(self, world: State, view: View) -> None:
        """Tokens that are not known stay so: nobody is thought to lead the Elf on purpose."""
        world.own[KEY] = replace(world.own[KEY], gifts=view.state.own[KEY].gifts)

    def forget(self, state: State) -> None:
        """One's own token, as if one had never looked at it."""
        elf: ElfAndTokens = state.own[KEY]
        state.own[KEY] = replace(elf, gifts=dict.fromkeys(elf.gifts))


def _away(state: State, gift: bool, space: int) -> int:
    """How far a space is from the part of the train where a token wins."""
    car = state.train.car[space]
    cars = max(0, car - NEAR) if gift else max(0, NEAR + 1 - car)
    return cars + WRONG if cars else 0
