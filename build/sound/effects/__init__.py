"""Every effect of the game, a file for each kind of thing that is heard."""

from effects import (
    blows,
    cards,
    counting,
    doors,
    elf,
    ghost,
    horses,
    loot,
    marshal,
    on_foot,
    people,
    powers,
    round_events,
    shots,
    told_large,
    train,
    turns,
    under_the_hand,
)
from effects.effect import Effect, render

PARTS = (
    cards,
    on_foot,
    blows,
    shots,
    loot,
    marshal,
    round_events,
    train,
    turns,
    doors,
    powers,
    elf,
    ghost,
    under_the_hand,
    told_large,
    counting,
    people,
    horses,
)  # as the list of sounds has them
ALL = [one for part in PARTS for one in vars(part).values() if isinstance(one, Effect)]

__all__ = ["ALL", "render"]
