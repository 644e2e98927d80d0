"""A game in motion: carries out what stands on the agenda and tells what happens."""

from collections.abc import Container

from game.engine.contents import BULLET, NEUTRAL, card
from game.engine.events import BanditMoved, BulletReceived, BulletsSpared, Event, MarshalMoved
from game.engine.option import Option
from game.engine.state import State
from game.engine.step import Decision, Step


class Everything:
    """All kinds of events."""

    def __contains__(self, kind: object) -> bool:
        return True


EVERYTHING = Everything()


class Table:
    """A state while it changes. `groups` collects the events, those that happen together in one list.

    With `groups` None nobody records: an event is then built only when a rule in play reacts to its kind. `heard` are
    the kinds that have to be told. What happens most often asks it, and calls `do` itself where nobody listens: search
    lives on that.
    """

    __slots__ = ("groups", "heard", "state")

    def __init__(self, state: State, groups: list[list[Event]] | None) -> None:
        self.state = state
        self.groups = groups
        self.heard: Container[type[Event]] = state.rules.watched if groups is None else EVERYTHING

    def begin(self) -> None:
        """What is told from now on happens after what was told before."""
        if self.groups is not None:
            self.groups.append([])

    def tell(self, kind: type[Event], *facts: object) -> None:
        """Something happens, after what was told before."""
        kind.do(self.state, *facts)
        if kind in self.heard:
            self.begin()
            self._build(kind(*facts))

    def also(self, kind: type[Event], *facts: object) -> None:
        """Something happens together with what was told last."""
        kind.do(self.state, *facts)
        if kind in self.heard:
            self._build(kind(*facts))

    def _build(self, event: Event) -> None:
        if self.groups is not None:
            self.groups[-1].append(event)
        for rule in self.state.rules.watched.get(type(event), ()):
            rule.react(self, event)

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda, the first of them next; a rule in play may put others in their place."""
        rules = self.state.rules
        if rules.replaced.any:
            steps = tuple([new for step in steps for new in rules.instead(self.state, step)])
        self.state.agenda += steps[::-1]

    def move(self, bandit: str, end: int, cause: str, *, together: bool = False) -> None:
        """A bandit changes his space, and meets the Marshal if he comes to him."""
        start = self.state.bandits[bandit].space
        if not together:
            self.begin()
        if BanditMoved in self.heard:
            self.also(BanditMoved, bandit, start, end, cause)
        else:
            BanditMoved.do(self.state, bandit, start, end, cause)
        if end == self.state.marshal:
            self.state.agenda.append(self.state.rules.meeting)

    def move_marshal(self, end: int, cause: str) -> None:
        """The Marshal changes his car, and meets those inside."""
        state = self.state
        self.tell(MarshalMoved, state.marshal, end, cause)
        if state.at(end):
            state.agenda.append(state.rules.meeting)

    def hit(self, bandit: str, owner: str) -> None:
        """A bandit receives a bullet, together with what was told last: on top of his deck, or as a rule says."""
        in_front = self.state.rules.keeps_bullets(bandit)
        self.also(BulletReceived, bandit, owner, None if in_front else card(owner, BULLET))

    def hit_all(self, bandits: list[str]) -> None:
        """A group receives a neutral bullet each, or nobody does if they do not suffice (rulings: Bullets)."""
        if not bandits:
            return
        if len(bandits) > self.state.neutral:
            self.also(BulletsSpared, tuple(bandits))
            return
        for bandit in bandits:
            self.hit(bandit, NEUTRAL)


def take(table: Table, decision: Decision, option: Option) -> None:
    """Carry out an option that a decision has on offer."""
    if option.carries_itself_out:
        option.carry_out(table, decision)  # type: ignore[attr-defined]
    else:
        decision.choose(table, option)


def advance(table: Table) -> None:
    """Carry out what is still to do, up to the next real choice or the end of the agenda.

    A decision with one option is taken at once, one without any lapses.
    """
    state = table.state
    agenda = state.agenda
    amended = state.rules.amended
    by_rules = amended.any
    state.asking = None
    state.offered = []
    while agenda:
        step = agenda.pop()
        if not step.asks:
            step.run(table)
            continue
        options = step.options(state)  # type: ignore[attr-defined]
        if by_rules:
            for rule in amended[type(step)]:
                options = rule.amend(state, step, options)  # type: ignore[arg-type]
        if len(options) > 1:
            state.asking = step  # type: ignore[assignment]
            state.offered = options
            return
        if not options:
            step.lapse(table)  # type: ignore[attr-defined]
        elif options[0].carries_itself_out:
            options[0].carry_out(table, step)
        else:
            step.choose(table, options[0])  # type: ignore[attr-defined]
