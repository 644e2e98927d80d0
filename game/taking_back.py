"""Taking a choice back: what was before it, and what may happen after it that teaches nobody anything."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.events import BanditPlaced, CardPlayed, CardsDrawn, ChoiceSealed, Event, PhaseBegan, TurnBegan
from game.engine.game import Group
from game.engine.option import Option
from game.engine.state import State
from game.engine.variants.expert import HandKept

# What tells nobody anything but what the chooser himself has decided: as long as no more happens, it can be undone.
NOTHING_NEW = (BanditPlaced, CardPlayed, ChoiceSealed, HandKept, PhaseBegan, TurnBegan)
ANSWERS = (*NOTHING_NEW, CardsDrawn)  # of computers to a lone person: they would answer anew


class Chosen(NamedTuple):
    """A choice that was made: by which seat, and how many groups of events had happened then."""

    seat: int
    groups: int


class Before(NamedTuple):
    """What was before a choice that can be taken back: the position, and how many entries and choices there were."""

    option: Option
    state: State
    entries: int
    choices: int


def all_are(groups: Sequence[Group], kinds: tuple[type[Event], ...], seat: int) -> bool:
    """Whether all that happened after a seat's choice is of these kinds, and its own."""
    events = (event for group in groups for event in group)
    return all(isinstance(event, kinds) and getattr(event, "seat", seat) == seat for event in events)
