"""What happened, one small class each: facts in the past tense, with every drawn result.

An event changes a position through `do`, and in no other way does a position change: the rules `tell` events,
and a watcher who applies the same events to an older position, or to his view of it, gets the newer one.
"""

from game.engine.events.blows import BanditShot, BulletReceived, BulletsSpared, PunchThrown
from game.engine.events.cards import (
    CardPlayed,
    CardReturned,
    CardRevealed,
    CardsDiscarded,
    CardsDrawn,
    CardTaken,
    DeckShuffled,
    DiscardsTaken,
    HandReturned,
)
from game.engine.events.choices import ChoiceSealed, SealsBroken
from game.engine.events.event import Event
from game.engine.events.loot import HostagePaid, LootDropped, LootHandedOver, LootTaken, StrongboxPlaced, knows
from game.engine.events.moves import BanditMoved, BanditPlaced, MarshalMet, MarshalMoved
from game.engine.events.rounds import (
    EventBegan,
    FirstPlayerPassed,
    GameEnded,
    NothingHappened,
    PhaseBegan,
    RoundStarted,
    TurnBegan,
)

__all__ = [
    "BanditMoved",
    "BanditPlaced",
    "BanditShot",
    "BulletReceived",
    "BulletsSpared",
    "CardPlayed",
    "CardReturned",
    "CardRevealed",
    "CardTaken",
    "CardsDiscarded",
    "CardsDrawn",
    "ChoiceSealed",
    "DeckShuffled",
    "DiscardsTaken",
    "Event",
    "EventBegan",
    "FirstPlayerPassed",
    "GameEnded",
    "HandReturned",
    "HostagePaid",
    "LootDropped",
    "LootHandedOver",
    "LootTaken",
    "MarshalMet",
    "MarshalMoved",
    "NothingHappened",
    "PhaseBegan",
    "PunchThrown",
    "RoundStarted",
    "SealsBroken",
    "StrongboxPlaced",
    "TurnBegan",
    "knows",
]
