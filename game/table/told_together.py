"""A group of events in as few sentences as tell it: all who are hit, moved or paid alike are named in one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.engine import events
from game.engine.contents import NEUTRAL, PUNCH
from game.engine.events import Event
from game.engine.game import Group
from game.engine.state import State
from game.expansions.book import JOINED as JOINED_BY_EXPANSIONS
from game.expansions.book import guise
from game.table import telling
from game.table.naming import Sentence, list_of, name, place
from game.ui.words import Words


@dataclass(frozen=True)
class Told:
    """What is said, whose badge stands before it, the events of which it tells, and the space it is about, if one."""

    who: str
    words: str
    events: Group
    space: int | None = None


def sentences(words: Words, state: State, group: Group) -> list[Told]:
    """What is said of a group; nothing where it needs no words. `state` is the position after it."""
    left, found = list(group), list[Told]()
    while left:
        together = next((part for join in JOINED if (part := join(left))), left[:1])
        left = [event for event in left if not any(event is one for one in together)]
        said = _said(words, state, together)
        if said is not None:
            found.append(Told(guise(state, said.who), said.words, tuple(together), said.space))
    return found


def _said(words: Words, state: State, together: Sequence[Event]) -> Sentence | None:
    first = together[0]
    tell = MANY.get(type(first)) if len(together) > 1 else None
    return telling.sentence(words, state, first) if tell is None else tell(words, state, together)


# what belongs together; each looks at the first of the events that are left


def _bullets_of_a_meeting(left: Sequence[Event]) -> list[Event]:
    first = left[0]
    if not isinstance(first, events.MarshalMet):
        return []
    if not first.armed:
        return [first, *(one for one in left if isinstance(one, events.BulletsSpared))]
    return [first, *(one for one in left if isinstance(one, events.BulletReceived) and one.owner == NEUTRAL)]


def _alike(left: Sequence[Event]) -> list[Event]:
    """The events of the same kind that differ only in whom they befall."""
    same = SAME.get(type(left[0]))
    if same is None:
        return []
    return [one for one in left if type(one) is type(left[0]) and same(one) == same(left[0])]


def _blow(left: Sequence[Event]) -> list[Event]:
    """A victim of a punch loses something, and lands elsewhere."""
    first = left[0]
    if isinstance(first, events.LootDropped):
        victim = first.bandit
    elif isinstance(first, events.LootHandedOver):
        victim = first.giver
    else:
        return []
    flights = [one for one in left if isinstance(one, events.BanditMoved) and one.cause == PUNCH]
    return [first, *flights] if [victim] == [one.bandit for one in flights] else []


def _by_expansions(left: Sequence[Event]) -> list[Event]:
    joined = JOINED_BY_EXPANSIONS.get(type(left[0]))
    return [] if joined is None else joined.of(left)


JOINED: tuple[Callable[[Sequence[Event]], list[Event]], ...] = (_bullets_of_a_meeting, _blow, _alike, _by_expansions)
SAME: dict[type[Event], Callable[..., object]] = {
    events.BanditMoved: lambda event: event.cause,
    events.BulletReceived: lambda event: event.owner,
    events.HostagePaid: lambda event: event.money,
    events.LootDropped: lambda event: event.loot.kind,
}


# how it is said


def _moved(words: Words, state: State, together: Sequence[events.BanditMoved]) -> Sentence | None:
    first, who = together[0], list_of(words, [one.bandit for one in together])
    spaces = {one.end for one in together}
    key = f"tell-moved-{first.cause}-{'all' if len(spaces) == 1 else 'apart'}"
    if key not in words:
        key = "tell-moved-all"
    return Sentence(first.bandit, words(key, who=who, where=place(words, state, first.end)))


def _bullets(words: Words, state: State, together: Sequence[events.BulletReceived]) -> Sentence | None:
    if together[0].owner != NEUTRAL:
        return None
    return Sentence("marshal", words("tell-neutral-all", who=list_of(words, [one.bandit for one in together])))


def _hostage(words: Words, state: State, together: Sequence[events.HostagePaid]) -> Sentence:
    who = list_of(words, [one.bandit for one in together])
    return Sentence(together[0].bandit, words("tell-hostage-all", who=who, money=str(together[0].money)))


def _dropped(words: Words, state: State, together: Sequence[Event]) -> Sentence:
    first, last = together[0], together[-1]
    assert isinstance(first, events.LootDropped)
    kind = first.loot.kind
    if isinstance(last, events.BanditMoved):
        where = place(words, state, last.end)
        return Sentence(
            first.bandit, words("tell-dropped-landed", who=name(words, first.bandit), kind=kind, where=where)
        )
    who = list_of(words, [one.bandit for one in together if isinstance(one, events.LootDropped)])
    return Sentence(first.bandit, words("tell-dropped-all", who=who, kind=kind))


def _handed(words: Words, state: State, together: Sequence[Event]) -> Sentence:
    first, last = together[0], together[-1]
    assert isinstance(first, events.LootHandedOver)
    assert isinstance(last, events.BanditMoved)
    who, whom, where = name(words, first.taker), name(words, first.giver), place(words, state, last.end)
    return Sentence(first.taker, words("tell-handed-landed", who=who, whom=whom, where=where))


MANY: dict[type[Event], Callable[..., Sentence | None]] = {
    events.BanditMoved: _moved,
    events.BulletReceived: _bullets,
    events.HostagePaid: _hostage,
    events.LootDropped: _dropped,
    events.LootHandedOver: _handed,
    **{kind: joined.tell for kind, joined in JOINED_BY_EXPANSIONS.items()},
}
