"""Events as sentences."""

from collections.abc import Callable
from dataclasses import replace

from game.engine import events
from game.engine.actions.fire import Fire
from game.engine.contents import NEUTRAL
from game.engine.events import Event
from game.engine.state import State
from game.engine.variants.expert import KeptShown
from game.expansions.book import TOLD as TOLD_BY_EXPANSIONS
from game.expansions.book import guise
from game.table.naming import Sentence, car, list_of, name, place
from game.table.people import face, led
from game.ui.words import Words


def sentence(words: Words, state: State, event: Event) -> Sentence | None:
    """An event in a sentence; None for what needs none. `state` is the position after it."""
    tell = TOLD.get(type(event))
    told = tell(words, state, event) if tell is not None else None
    return told and replace(told, who=guise(state, told.who))


def _card_played(words: Words, state: State, event: events.CardPlayed) -> Sentence:
    who = event.card.bandit
    if event.hidden:
        return Sentence(who, words("tell-played-hidden", who=name(words, who)))
    return Sentence(who, words("tell-played", who=name(words, who), card=words(f"action-{event.card.action}")))


def _cards_drawn(words: Words, state: State, event: events.CardsDrawn) -> Sentence | None:
    if event.cause != "draw":
        return None
    who = face(state, event.seat)
    return Sentence(who, words("tell-drew", who=name(words, who), count=len(event.cards)))


def _revealed(words: Words, state: State, event: events.CardRevealed) -> Sentence:
    who, action = event.card
    return Sentence(who, words("tell-revealed", who=name(words, who), card=words(f"action-{action}")))


def _nothing(words: Words, state: State, event: events.NothingHappened) -> Sentence:
    who = event.bandit
    reason = words(f"nothing-{event.reason}")
    if event.reason == "no-target":
        near = [one.bandit for one in Fire(who).barred(state) if one.reason == "own-space"]
        reason = words("nothing-too-near", who=list_of(words, near), count=len(near)) if near else reason
    action = f"action-{event.action}"
    card = words(action) if action in words else words(f"round-{event.action}")
    return Sentence(who, words("tell-nothing", who=name(words, who), card=card, reason=reason))


def _moved(words: Words, state: State, event: events.BanditMoved) -> Sentence:
    who = event.bandit
    key = f"tell-moved-{event.cause}"
    where = place(words, state, event.end)
    return Sentence(who, words(key if key in words else "tell-moved", who=name(words, who), where=where))


def _marshal_moved(words: Words, state: State, event: events.MarshalMoved) -> Sentence:
    return Sentence("marshal", words("tell-marshal", car=car(words, state, event.end)))


def _met(words: Words, state: State, event: events.MarshalMet) -> Sentence:
    key = "tell-met" if event.armed else "tell-met-unarmed"
    return Sentence("marshal", words(key, who=list_of(words, event.bandits), count=len(event.bandits)))


def _shot(words: Words, state: State, event: events.BanditShot) -> Sentence:
    return Sentence(event.shooter, words("tell-shot", who=name(words, event.shooter), whom=name(words, event.target)))


def _bullet(words: Words, state: State, event: events.BulletReceived) -> Sentence | None:
    if event.owner != NEUTRAL:
        return None
    return Sentence(event.bandit, words("tell-neutral", who=name(words, event.bandit)))


def _spared(words: Words, state: State, event: events.BulletsSpared) -> Sentence:
    return Sentence("marshal", words("tell-spared", who=list_of(words, event.bandits)))


def _punched(words: Words, state: State, event: events.PunchThrown) -> Sentence:
    return Sentence(
        event.puncher, words("tell-punched", who=name(words, event.puncher), whom=name(words, event.victim))
    )


def _dropped(words: Words, state: State, event: events.LootDropped) -> Sentence:
    kind = words(f"kind-{event.loot.kind}".replace(":", "-"))
    return Sentence(event.bandit, words("tell-dropped", who=name(words, event.bandit), kind=event.loot.kind, loot=kind))


def _taken(words: Words, state: State, event: events.LootTaken) -> Sentence:
    kind = words(f"kind-{event.loot.kind}".replace(":", "-"))
    return Sentence(event.bandit, words("tell-taken", who=name(words, event.bandit), kind=event.loot.kind, loot=kind))


def _handed(words: Words, state: State, event: events.LootHandedOver) -> Sentence:
    return Sentence(event.taker, words("tell-handed", who=name(words, event.taker), whom=name(words, event.giver)))


def _strongbox(words: Words, state: State, event: events.StrongboxPlaced) -> Sentence:
    return Sentence("marshal", words("tell-strongbox", car=car(words, state, event.space)))


def _hostage(words: Words, state: State, event: events.HostagePaid) -> Sentence:
    return Sentence(event.bandit, words("tell-hostage", who=name(words, event.bandit), money=str(event.money)))


def _event(words: Words, state: State, event: events.EventBegan) -> Sentence:
    return Sentence(
        "marshal",
        words("tell-event", name=event.name, event=words(f"round-{event.name}"), text=words(f"event-{event.name}")),
    )


def _round(words: Words, state: State, event: events.RoundStarted) -> Sentence:
    return Sentence("marshal", words("tell-round", number=str(event.number), card=words(f"round-{event.card.name}")))


def _kept(words: Words, state: State, event: KeptShown) -> Sentence:
    counts = (
        words("tell-kept-count", who=name(words, face(state, player.seat)), count=str(event.counts[player.seat]))
        for player in led(state)
    )
    return Sentence("marshal", words("tell-kept", counts=words("list-comma").join(counts)))


TOLD: dict[type[Event], Callable[..., Sentence | None]] = {
    events.CardPlayed: _card_played,
    events.CardsDrawn: _cards_drawn,
    events.CardRevealed: _revealed,
    events.NothingHappened: _nothing,
    events.BanditMoved: _moved,
    events.MarshalMoved: _marshal_moved,
    events.MarshalMet: _met,
    events.BanditShot: _shot,
    events.BulletReceived: _bullet,
    events.BulletsSpared: _spared,
    events.PunchThrown: _punched,
    events.LootDropped: _dropped,
    events.LootTaken: _taken,
    events.LootHandedOver: _handed,
    events.StrongboxPlaced: _strongbox,
    events.HostagePaid: _hostage,
    events.EventBegan: _event,
    events.RoundStarted: _round,
    KeptShown: _kept,
    **TOLD_BY_EXPANSIONS,
}
