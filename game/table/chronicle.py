"""What has happened, as everybody may know it: headings, and a sentence for each event that needs one."""

from collections.abc import Iterator
from dataclasses import dataclass, fields

from game.board.trace import Trace
from game.engine import events
from game.engine.events import Event
from game.engine.game import Group
from game.engine.state import EVENT, SCHEMING, STEALING, State
from game.expansions.book import WAYS
from game.session import Session
from game.table import round_changes, told_together
from game.table.round_changes import Held
from game.table.told_together import Told
from game.ui.words import Words

HEADED = (SCHEMING, STEALING, EVENT)
ROUND_OVER = (events.FirstPlayerPassed, events.GameEnded)


@dataclass(frozen=True)
class Line:
    """A line of the log. A heading has no badge.

    `people` are the bandits it is about; `action` an action's icon; `traces` where it happened, as far as on the train;
    `round_number` the round in which it did; `space` what it is about, where that is not whoever has the badge.
    """

    words: str
    round_number: int
    badge: str = ""
    action: str = ""
    people: frozenset[str] = frozenset()
    traces: tuple[Trace, ...] = ()
    space: int | None = None

    @property
    def heading(self) -> bool:
        """Whether it heads those after it."""
        return not self.badge


class Chronicle:
    """Follows a session through everybody's eyes as far as it has been shown."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.words = words
        self._begin()

    def _begin(self) -> None:
        self.eyes = self.session.eyes(None)
        self.lines: list[Line] = []
        self.began: dict[str, Held] = {}  # what everybody had when the round began
        self.stirred: set[str] = set()  # whose loot has been another since, though it may be the same again
        self._last: Group = ()  # what was told last

    def follow(self, seen: int) -> None:
        """Tell the first `seen` groups of the session, and no more; what was taken back since is told no more."""
        told = self.eyes.seen
        if told and (seen < told or self.session.groups[told - 1] is not self._last):
            self._begin()
        while self.eyes.seen < seen:
            before = {name: bandit.space for name, bandit in self.eyes.state.bandits.items()}
            marshal = self.eyes.state.marshal
            self._last = self.session.groups[self.eyes.seen]
            known = self.eyes.follow(self._last)
            self.lines += self._headings(known)
            for one in told_together.sentences(self.words, self.eyes.state, known):
                self.lines.append(self._line(one, {**before, "marshal": marshal}))
            self._sum_up(known)

    def _sum_up(self, group: Group) -> None:
        """Keep what everybody has when a round begins; tell who gained and lost when it is over."""
        state = self.eyes.state
        if any(isinstance(event, events.RoundStarted) for event in group):
            self.began, self.stirred = round_changes.held(state), set()
            return
        if not self.began:
            return
        self.stirred |= round_changes.moved(self.began, state)
        if any(isinstance(event, ROUND_OVER) for event in group):
            found = round_changes.changes(self.began, state, self.stirred)
            people = frozenset(one.bandit for one in found if one.items)
            said = round_changes.sentence(self.words, state.round_number, found)
            self.lines.append(Line(said, state.round_number, "marshal", people=people))

    def _headings(self, group: Group) -> Iterator[Line]:
        number = self.eyes.state.round_number
        for event in group:
            if isinstance(event, events.PhaseBegan) and event.phase in HEADED:
                yield Line(self.words(f"log-{event.phase}", number=str(number)), number)

    def _line(self, told: Told, before: dict[str, int]) -> Line:
        state = self.eyes.state
        people = frozenset(name for event in told.events for name in _names(event) if name in state.bandits)
        traces = tuple(trace for event in told.events if (trace := _trace(event, before, state)) is not None)
        return Line(told.words, state.round_number, told.who, _action(told.events[0]), people, traces, told.space)


def in_sentences(words: Words, session: Session) -> list[str]:
    """A whole match as lines of text, an empty one before each round."""
    chronicle = Chronicle(session, words)
    chronicle.follow(len(session.groups))
    told: list[str] = []
    round_number = 0
    for line in chronicle.lines:
        if not line.heading:
            told += [""] * (line.round_number != round_number) + [line.words]
            round_number = line.round_number
    return told


def _names(event: Event) -> Iterator[str]:
    """All names that an event's fields bear."""
    for field in fields(event):  # type: ignore[arg-type]
        value = getattr(event, field.name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, str):
                yield part


def _action(event: Event) -> str:
    """The action whose icon stands at the end of the line."""
    card = getattr(event, "card", None)
    action = getattr(card, "action", "") or getattr(event, "action", "")
    if isinstance(event, events.CardPlayed) and event.hidden:
        return ""
    if isinstance(event, events.CardsDrawn):
        return "draw"
    return action if isinstance(action, str) else ""


def _trace(event: Event, before: dict[str, int], state: State) -> Trace | None:
    """Where an event happened; None for what did not happen on the train."""
    if isinstance(event, (events.BanditMoved, *WAYS)):
        return Trace(event.bandit, event.start, event.end)  # type: ignore[attr-defined]
    if isinstance(event, events.MarshalMoved):
        return Trace("marshal", event.start, event.end)
    if isinstance(event, events.BanditShot):
        return Trace(None, before[event.shooter], before[event.target])
    if isinstance(event, events.LootTaken | events.LootDropped | events.StrongboxPlaced):
        return Trace(None, event.space, event.space)
    who = _stood(event)
    return Trace(None, before[who], before[who]) if who in state.bandits else None


def _stood(event: Event) -> str:
    """Who did or suffered something where he stood; empty for nobody."""
    if isinstance(event, events.CardRevealed):
        return event.card.bandit
    if isinstance(event, events.PunchThrown):
        return event.victim
    if isinstance(event, events.NothingHappened | events.HostagePaid | events.BulletReceived):
        return event.bandit
    return ""
