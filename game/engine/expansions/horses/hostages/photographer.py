"""PHOTOGRAPHER: the cards of whoever holds him lie face up; $200 for each bullet card received from a bandit.

Ruling of this file: neutral bullets do not count.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.engine.contents import NEUTRAL, Card
from game.engine.expansions.horses.hostages.hostage import Hostage
from game.engine.expansions.horses.hostages.taking import PHOTOGRAPHER
from game.engine.option import Option
from game.engine.phases.scheming import Plan, Play
from game.engine.state import Bandit, State
from game.engine.step import Decision
from game.engine.written import whole_number

FOR_A_BULLET: Final = 200
NEUTRAL_WOUNDS: Final = "neutral_wounds"  # in a bandit's entry: how many of his bullets are neutral ones
MANY: Final = 99


class Photographer(Hostage):
    """In tunnel turns too, and Ghost cannot hide them; of a player with two bandits only that bandit's cards."""

    key = PHOTOGRAPHER
    amends = (Plan,)

    def ransom(self, state: State, bandit: Bandit) -> int:
        return FOR_A_BULLET * sum(owner != NEUTRAL for owner in bandit.wounds)

    def lays_open(self, state: State, card: Card) -> bool:
        return self.is_with(state, card.bandit)

    def amend(self, state: State, decision: Decision, options: Sequence[Option]) -> Sequence[Option]:
        return [
            option
            for option in options
            if not (isinstance(option, Play) and option.hidden and self.is_with(state, option.card.bandit))
        ]

    def read_bandit(self, state: State, key: str, bandit: str, entry: Mapping[str, Any]) -> None:
        most = entry.get("wounds", MANY)
        number = whole_number(f"{key}.{NEUTRAL_WOUNDS}", entry.get(NEUTRAL_WOUNDS, 0), 0, most)
        one = state.bandits[bandit]
        one.wounds = (NEUTRAL,) * number + one.wounds[number:]

    def write_bandit(self, state: State, bandit: str) -> Mapping[str, Any]:
        return {NEUTRAL_WOUNDS: state.bandits[bandit].wounds.count(NEUTRAL)}
