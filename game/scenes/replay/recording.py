"""A match as a recording: wound to any moment, forwards and back, before everybody's eyes or one seat's."""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, replace

from game.engine.events import CardRevealed, EventBegan, RoundStarted
from game.engine.game import Group
from game.engine.state import State
from game.session import Session
from game.table.people import led
from game.table.playing import whole_deed

# After these one looks at the table before it goes on, although nobody may have had a choice.
LOOKED_AT = (CardRevealed, EventBegan, RoundStarted)


@dataclass(frozen=True)
class Chapter:
    """A round: its number, its card's name, and how many groups had happened when it began and when it ended."""

    number: int
    name: str
    start: int
    end: int


class Recording:
    """`seat` tells whose eyes watch; None: everybody's.

    A moment is the number of groups of events that have happened by then. `choices` are the moments at which
    somebody chose; `steps` are these, and those at which a card was turned up without leaving a choice.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.end = len(session.groups)
        self.choices = tuple(made.groups for made in session.chosen)
        looked_at = (
            index + 1 for index, group in enumerate(session.groups) if any(isinstance(one, LOOKED_AT) for one in group)
        )
        self.steps = tuple(sorted({0, *self.choices, *looked_at, self.end}))
        self.chapters = _chapters(session)
        self.eyes = session.eyes(None)
        self.shown: Group = ()  # what happened last, as these eyes saw it

    @property
    def open(self) -> bool:
        """Whether a seat's eyes may be used: the game is over, and its secrets are secrets no more."""
        return self.session.over

    @property
    def watchers(self) -> tuple[int, ...]:
        """The seats whose eyes may be used."""
        return tuple(player.seat for player in led(self.state) if self.open)

    @property
    def seat(self) -> int | None:
        """Whose eyes watch."""
        return self.eyes.seat

    @property
    def moment(self) -> int:
        """How much has happened before these eyes."""
        return self.eyes.seen

    @property
    def state(self) -> State:
        """The position at this moment, as these eyes see it."""
        return self.eyes.state

    @property
    def at_end(self) -> bool:
        """Whether there is no more to be seen."""
        return self.moment == self.end

    def look(self, seat: int | None) -> None:
        """Watch the same moment through other eyes.

        Raises ValueError for a seat's while the game is not over.
        """
        if seat is not None and not self.open:
            raise ValueError("a game under way is watched through everybody's eyes")
        self._wind(self.moment, seat)

    def go(self, moment: int) -> None:
        """Be at another moment at once."""
        self._wind(max(0, min(moment, self.end)), self.seat)

    @property
    def coming(self) -> Group:
        """What happens next; nothing at the end."""
        return () if self.at_end else self.session.groups[self.moment]

    def follow(self) -> Group:
        """Let the next group of events happen; the group as these eyes see it."""
        self.shown = self.eyes.follow(self.session.groups[self.moment])
        return self.shown

    def follow_deed(self, goal: int) -> Group:
        """The same with all that follows from it at once, but not beyond a goal."""
        coming = self.session.groups
        self.shown = whole_deed(self.follow, lambda: coming[self.moment] if self.moment < goal else None)
        return self.shown

    def step(self, moment: int, way: int) -> int:
        """The step after a moment (`way` 1) or the one before it (-1); at an end the moment there."""
        place = bisect_right(self.steps, moment) if way > 0 else bisect_left(self.steps, moment) - 1
        return self.steps[max(0, min(place, len(self.steps) - 1))]

    def round(self, way: int) -> int:
        """The moment at which the next round has begun, or the one before: first of all the present one's beginning."""
        if way > 0:
            return next((one.start for one in self.chapters if one.start > self.moment), self.end)
        return next((one.start for one in reversed(self.chapters) if one.start < self.moment), 0)

    def _wind(self, moment: int, seat: int | None) -> None:
        """Let everything happen again before fresh eyes: a whole match takes a millisecond or two."""
        self.eyes = self.session.eyes(seat)
        self.shown = ()
        while self.moment < moment:
            self.follow()


def _chapters(session: Session) -> tuple[Chapter, ...]:
    """The rounds that have begun."""
    found: list[Chapter] = []
    for index, group in enumerate(session.groups):
        for event in group:
            if isinstance(event, RoundStarted):
                found = [*found[:-1], *(replace(last, end=index + 1) for last in found[-1:])]
                found.append(Chapter(event.number, event.card.name, index + 1, len(session.groups)))
    return tuple(found)
