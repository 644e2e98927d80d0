"""Temperaments: what a computer player likes, so that four of a level do not play alike. Its seed settles which."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.engine.contents import FIRE, FLOOR_CHANGE, MARSHAL, MOVE, PUNCH, ROBBERY


@dataclass(frozen=True)
class Temperament:
    """`likes` are dollars by which an action is worth more to him than it seems to be; all actions not named, none."""

    name: str
    likes: Mapping[str, float]


WILY: Final = Temperament("wily", {MARSHAL: 20.0, PUNCH: 15.0, FIRE: -10.0})
CALM: Final = Temperament("calm", {ROBBERY: 15.0, MOVE: 10.0, FIRE: -15.0})
WILD: Final = Temperament("wild", {FIRE: 20.0, PUNCH: 10.0, FLOOR_CHANGE: 10.0})
TEMPERAMENTS: Final = (WILY, CALM, WILD)


def temperament(seed: int) -> Temperament:
    """The temperament of a computer player with this seed."""
    return TEMPERAMENTS[seed % len(TEMPERAMENTS)]
