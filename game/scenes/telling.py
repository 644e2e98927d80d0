"""Events as sentences, and a position as the facts that strips and bars tell."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.engine import events, game
from game.engine.contents import JEWEL, NEUTRAL, PURSE, STRONGBOX
from game.engine.events import Event
from game.engine.expansions.elf import ElfFollowed
from game.engine.expansions.ghost_box.box import CardCancelled
from game.engine.expansions.ghost_box.cards import HalfChosen
from game.engine.state import OVER, SCHEMING, SETUP, State
from game.engine.view import Standing
from game.session import Session
from game.ui.aim import Aim
from game.ui.pile import PileCard
from game.ui.strip import Facts
from game.ui.top_bar import Told
from game.ui.whole_pile import COMING, DONE, DREW, NOW, Entry, Row
from game.ui.words import Words

AIM_PIECES = {
    "elf-gift": "token_gift",
    "elf-empty": "token_empty",
    "ghost-has-suitcase": "badge_ghost_box",
    "suitcase-lies": "loot_suitcase",
    "suitcase-carried": "loot_suitcase",
}
URGENT = ("ghost-has-suitcase",)
STOPS = 3  # bullets in front of Ghost that stop a card


@dataclass(frozen=True)
class Sentence:
    """What is said of an event, and whose badge stands before it."""

    who: str
    words: str


def sentence(words: Words, state: State, event: Event) -> Sentence | None:
    """An event in a sentence; None for what needs none. `state` is the position after it."""
    tell = TOLD.get(type(event))
    return tell(words, state, event) if tell is not None else None


def name(words: Words, bandit: str) -> str:
    """A bandit's name."""
    return words(f"bandit-{bandit}")


def place(words: Words, state: State, space: int) -> str:
    """A space in words: on the roof of the Mail car."""
    level = "roof" if state.train.is_roof[space] else "in"
    return words(f"place-{level}", car=car(words, state, space))


def car(words: Words, state: State, space: int) -> str:
    """The name of a space's car."""
    number = state.train.car[space]
    return words("car-locomotive" if number == 0 else f"car-{state.train.cars[number - 1]}")


def facts(state: State, session: Session, words: Words, active: str | None) -> list[Facts]:
    """What each bandit's strip tells, in seat order."""
    return [_facts(state, session, words, bandit, active) for bandit in state.bandits]


def _facts(state: State, session: Session, words: Words, name_: str, active: str | None) -> Facts:
    bandit = state.bandits[name_]
    player = state.players[bandit.player]
    kinds = [PURSE, JEWEL, STRONGBOX, *state.rules.values]
    counts = tuple((kind, sum(token.kind == kind for token in bandit.loot)) for kind in kinds)
    automatic = not state.rules.is_person(name_)
    if automatic:
        counts = tuple((kind, count) for kind, count in counts if kind == PURSE or kind in state.rules.values)
    elif len(counts) > 3:
        counts = tuple((kind, count) for kind, count in counts if kind in (PURSE, JEWEL, STRONGBOX) or count)
    in_hand = state.phase in (SETUP, SCHEMING)
    on_pile = sum(played.card.bandit == name_ for played in state.pile[state.resolved :])
    keeps = state.rules.keeps_bullets(name_)
    stopped = len(bandit.wounds) // STOPS
    return Facts(
        bandit=name_,
        name=words(f"bandit-{name_}"),
        loot=counts,
        cards=len(player.hand) if in_hand else on_pile,
        wounds=len(bandit.wounds),
        bullets=bandit.bullets,
        first=state.first == bandit.player and player.bandits[0] == name_,
        active=name_ == active,
        token="elf" in state.own,
        automatic=automatic,
        slots=bandit.wounds if keeps else (),
        note="" if automatic or session.seats[bandit.player].is_person else "computer",
        warning=words(f"strip-stops-{min(stopped, 2)}") if keeps else "",
    )


def told(state: State) -> Told:
    """What the top bar tells."""
    if not state.round_number:
        return Told(0, state.phase, "", None, "")
    card = state.round_card
    return Told(state.round_number, state.phase, card.turns, state.turn if state.phase == SCHEMING else None, card.name)


def aims(words: Words, state: State) -> list[Aim]:
    """How the table stands for the aims of the expansions in play, while it can still be changed."""
    if state.phase == OVER:
        return []
    return [_aim(words, state, standing) for standing in game.standing(state, None)]


def _aim(words: Words, state: State, standing: Standing) -> Aim:
    told = dict(standing.facts)
    told["place"] = place(words, state, state.train.space(told["space"]))
    if told.get("bandit"):
        told["who"] = name(words, told["bandit"])
    key = standing.key
    return Aim(AIM_PIECES[key], words(f"aim-{key}", **told), words(f"aim-{key}-line", **told), key in URGENT)


def pile(state: State) -> list[PileCard]:
    """The pile's cards still to be carried out, the one just turned up first."""
    start = max(0, state.resolved - 1)
    return [(played.card.bandit, "hidden" if played.hidden else played.card.action) for played in state.pile[start:]]


def whole_pile(state: State, groups: Sequence[tuple[Event, ...]]) -> list[Row]:
    """The round's plays and draws turn by turn; `groups` are all that happened, as everybody saw it."""
    rows: list[Row] = []
    nth = 0
    for event in (event for group in groups for event in group):
        if isinstance(event, events.RoundStarted):
            rows, nth = [], 0
        elif isinstance(event, events.TurnBegan):
            rows.append(Row(state.round_card.turns[event.turn], ()))
        elif isinstance(event, events.CardPlayed) and rows and nth < len(state.pile):
            played = state.pile[nth]
            stage = COMING if nth >= state.resolved else NOW if nth == state.resolved - 1 else DONE
            action = "hidden" if played.hidden else played.card.action
            rows[-1] = Row(rows[-1].turn, (*rows[-1].entries, Entry(played.card.bandit, action, stage)))
            nth += 1
        elif isinstance(event, events.CardsDrawn) and event.cause == "draw" and rows:
            bandit = state.players[event.seat].bandits[0]
            rows[-1] = Row(rows[-1].turn, (*rows[-1].entries, Entry(bandit, "", DREW)))
    return rows


def list_of(words: Words, bandits: Sequence[str]) -> str:
    """Names with commas and an `and`."""
    names = [name(words, bandit) for bandit in bandits]
    if len(names) < 2:
        return "".join(names)
    return words("list-and", first=", ".join(names[:-1]), last=names[-1])


def _card_played(words: Words, state: State, event: events.CardPlayed) -> Sentence:
    who = event.card.bandit
    if event.hidden:
        return Sentence(who, words("tell-played-hidden", who=name(words, who)))
    return Sentence(who, words("tell-played", who=name(words, who), card=words(f"action-{event.card.action}")))


def _cards_drawn(words: Words, state: State, event: events.CardsDrawn) -> Sentence | None:
    if event.cause != "draw":
        return None
    who = state.players[event.seat].bandits[0]
    return Sentence(who, words("tell-drew", who=name(words, who), count=len(event.cards)))


def _revealed(words: Words, state: State, event: events.CardRevealed) -> Sentence:
    who, action = event.card
    return Sentence(who, words("tell-revealed", who=name(words, who), card=words(f"action-{action}")))


def _nothing(words: Words, state: State, event: events.NothingHappened) -> Sentence:
    who = event.bandit
    key = f"nothing-{event.reason}"
    action = f"action-{event.action}"
    card = words(action) if action in words else words(f"round-{event.action}")
    return Sentence(who, words("tell-nothing", who=name(words, who), card=card, reason=words(key)))


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
    kind = words(f"kind-{event.loot.kind}")
    return Sentence(event.bandit, words("tell-dropped", who=name(words, event.bandit), kind=event.loot.kind, loot=kind))


def _taken(words: Words, state: State, event: events.LootTaken) -> Sentence:
    kind = words(f"kind-{event.loot.kind}")
    return Sentence(event.bandit, words("tell-taken", who=name(words, event.bandit), kind=event.loot.kind, loot=kind))


def _handed(words: Words, state: State, event: events.LootHandedOver) -> Sentence:
    return Sentence(event.taker, words("tell-handed", who=name(words, event.taker), whom=name(words, event.giver)))


def _strongbox(words: Words, state: State, event: events.StrongboxPlaced) -> Sentence:
    return Sentence("marshal", words("tell-strongbox", car=car(words, state, event.space)))


def _hostage(words: Words, state: State, event: events.HostagePaid) -> Sentence:
    return Sentence(event.bandit, words("tell-hostage", who=name(words, event.bandit), money=str(event.money)))


def _event(words: Words, state: State, event: events.EventBegan) -> Sentence:
    return Sentence(
        "marshal", words("tell-event", event=words(f"round-{event.name}"), text=words(f"event-{event.name}"))
    )


def _round(words: Words, state: State, event: events.RoundStarted) -> Sentence:
    return Sentence("marshal", words("tell-round", number=str(event.number), card=words(f"round-{event.card.name}")))


def _elf(words: Words, state: State, event: ElfFollowed) -> Sentence:
    return Sentence("elf", words("tell-elf", who=name(words, event.bandit), where=place(words, state, event.end)))


def _half(words: Words, state: State, event: HalfChosen) -> Sentence:
    action = words(f"action-{event.action}")
    return Sentence("ghost_box", words(f"tell-half-{event.reason}", action=action, cars=event.cars))


def _cancelled(words: Words, state: State, event: CardCancelled) -> Sentence:
    return Sentence("ghost_box", words("tell-cancelled", card=words(f"action-{event.card.action}")))


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
    ElfFollowed: _elf,
    HalfChosen: _half,
    CardCancelled: _cancelled,
}
