"""What is in the box: the name of the expansion, its thirteen round cards."""

from collections.abc import Sequence
from typing import Final

from game.engine.contents import SMALL_TABLE, RoundCard
from game.engine.rule import RoundEvent, Rule
from game.engine.state import Setup, State

NAME: Final = "horses"  # among the expansions of a set-up

ROUND_CARDS_2_TO_4: Final = (
    RoundCard("shotguns_rage", "STZS", 1),
    RoundCard("higher_speed", "STS", 1),
    RoundCard("whiskey_for_the_marshal", "SSTTS", 1),
    RoundCard("panting_horses", "ZS2S"),
    RoundCard("quiet_ride", "ZTSS", 2),
)
ROUND_CARDS_5_TO_6: Final = (
    RoundCard("shotguns_rage", "STZS", 1),
    RoundCard("higher_speed", "SSTS", 1),
    RoundCard("whiskey_for_the_marshal", "STTS", 1),
    RoundCard("panting_horses", "ZS2"),
    RoundCard("quiet_ride", "ZTS", 2),
)
STATIONS: Final = (
    RoundCard("sharing_the_loot", "SSTS"),
    RoundCard("escape", "SSTSS"),
    RoundCard("mortal_bullet", "SSTS"),
)


class HorsesRule(Rule):
    """A rule of the expansion."""

    def in_play(self, setup: Setup) -> bool:
        return NAME in setup.expansions


class HorsesEvent(RoundEvent):
    """The event of one of the expansion's round cards."""

    def in_play(self, setup: Setup) -> bool:
        return setup.events and NAME in setup.expansions

    def is_on(self, state: State) -> bool:
        """Whether the round of this card is being played."""
        return state.round_number > 0 and state.round_card.name == self.key


class Cards(HorsesRule):
    """The round cards and the stations."""

    key = "horses_cards"

    def round_cards(self, bandits: int) -> Sequence[RoundCard]:
        return ROUND_CARDS_2_TO_4 if bandits <= SMALL_TABLE else ROUND_CARDS_5_TO_6

    def stations(self) -> Sequence[RoundCard]:
        return STATIONS
