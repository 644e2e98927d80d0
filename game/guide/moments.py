"""What happens, in a few words, so that a lesson can name the moment at which something is told."""

from collections.abc import Callable, Sequence
from typing import Any

from game.engine import events
from game.engine.events import Event
from game.engine.state import State

DRAWN = "draw"  # the cause of cards that a player drew in his turn

# The moments of each kind of event, by the position in which it happens: `shot doc`, `turn 3`, `moved belle 2.roof`.
_OF: dict[type[Event], Callable[[State, Any], Sequence[str]]] = {
    events.RoundStarted: lambda _, event: [f"round {event.number}"],
    events.PhaseBegan: lambda _, event: [f"phase {event.phase}"],
    events.TurnBegan: lambda _, event: [f"turn {event.turn + 1}"],
    events.FirstPlayerPassed: lambda state, event: [f"first {state.players[event.seat].bandits[0]}"],
    events.CardPlayed: lambda _, event: [f"played {event.card.bandit} {event.card.action}"],
    events.CardsDrawn: lambda state, event: (
        [f"drew {state.players[event.seat].bandits[0]}"] if event.cause == DRAWN else []
    ),
    events.CardRevealed: lambda _, event: [f"reveal {event.card.bandit} {event.card.action}"],
    events.BulletReceived: lambda _, event: [f"bullet {event.bandit}"],
    events.LootTaken: lambda _, event: [f"taken {event.bandit} {event.loot.kind}"],
    events.LootDropped: lambda _, event: [f"dropped {event.bandit} {event.loot.kind}"],
    events.BanditMoved: lambda state, event: [f"moved {event.bandit} {state.train.names[event.end]}"],
    events.MarshalMoved: lambda state, event: [f"marshal {state.train.car[event.end]}"],
    events.MarshalMet: lambda _, event: [f"met {bandit}" for bandit in event.bandits],
    events.NothingHappened: lambda _, event: [f"nothing {event.bandit} {event.action}"],
    events.EventBegan: lambda _, event: [f"event {event.name}"],
    events.GameEnded: lambda _, __: ["end"],
}


def moments(state: State, group: Sequence[Event]) -> list[str]:
    """The moments that a group of events makes."""
    return [said for event in group if type(event) in _OF for said in _OF[type(event)](state, event)]
