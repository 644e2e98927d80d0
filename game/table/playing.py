"""The loop that plays events: group after group on a table, each left standing for a while. Time is given to it."""

from collections.abc import Callable

from game.engine import events
from game.engine.contents import DJANGO, PUNCH
from game.engine.game import Group
from game.engine.phases.meeting import CAUSE as MEETING
from game.engine.state import State
from game.engine.variants.expert import KeptShown
from game.table import moments, told_together
from game.table.moment import Moment
from game.table.table import Table

READS, READS_AT_LEAST = 0.06, 0.9  # seconds that a letter takes to be read, and a sentence at least
CHOSEN_FOR = 1.5  # seconds that what all have chosen together is looked at before it comes about
REVEAL = 0.7  # seconds that a card just turned up is looked at
# seconds that a group with such an event is left standing, besides its animation
PAUSES: dict[type[events.Event], float] = {
    events.CardPlayed: 0.45,
    events.CardRevealed: REVEAL,
    events.CardsDrawn: 0.25,
    events.BulletsSpared: 1.2,
    events.LootDropped: 0.3,
    KeptShown: 1.4,
}
FOLLOWS = (PUNCH, DJANGO, MEETING)  # whoever moves for such a cause does so at once: he flies, is pushed, flees
ROUNDED = 1e-9  # seconds
MOST_AT_ONCE = 50  # groups without anything to see that are passed over in one frame


class Playing:
    """`pause` are the seconds that what was shown last is still left standing; `shown` is that group.

    `reading` are the seconds that it still takes to read what is said of it, from when all have come to rest: until
    then nothing else happens, but a person is asked all the same. `at_once` leaves out all waiting. `moment` is a big
    moment that is told over the table: it stands until somebody presses on if anybody is there who `presses`.
    """

    def __init__(self) -> None:
        self.table: Table | None = None
        self.pause = self.reading = 0.0
        self.each: list[float] = []  # the seconds of each sentence that is told now
        self.shown: Group = ()
        self.at_once = False
        self.presses = False
        self.moment: Moment | None = None

    def lie_on(self, table: Table) -> None:
        """Go on with another table, or with the same at another size: nothing is on its way there."""
        self.table = table
        self.pause = self.reading = 0
        self.moment = None

    def tell_on(self, before: Moment | None) -> None:
        """Tell a big moment again, as far as it had come before, on the table that shows its position now."""
        if before is None or before.gone():
            return
        assert self.table is not None
        self.moment = moments.moment_of(self.table, self.shown, waits=self.presses)
        if self.moment is not None:
            self.moment.seconds = before.seconds

    @property
    def busy(self) -> bool:
        """Whether something is on its way, or left standing."""
        return self.pause > 0 or self.moment is not None or (self.table is not None and self.table.board.busy)

    @property
    def unsaid(self) -> int:
        """How many sentences of what is told now come after the one that is being read."""
        ends, found = 0.0, 0
        for seconds in reversed(self.each[1:]):
            ends += seconds
            if self.reading <= ends + ROUNDED:
                break
            found += 1
        return found

    def update(self, dt: float, pace: float, *, reduced: bool) -> None:
        """`dt` seconds have passed at a pace."""
        assert self.table is not None
        self.table.board.reduced = reduced
        self.table.board.update(dt, pace)
        self.table.update(dt * pace)
        self.pause = max(0.0, self.pause - dt * pace)
        if not self.table.board.busy:
            self.reading = max(0.0, self.reading - dt * pace)
        if self.moment is not None:
            self.moment.reduced = reduced
            self.moment.right = self.table.right
            self.moment.update(dt * pace)
            if self.moment.over:
                self.moment = None

    def go_on(self, following: Callable[[], tuple[Group, State] | None]) -> bool:
        """Play what comes next until there is something to see; whether anything was played.

        `following` lets the next group happen, and gives it with the position after it; None: nothing comes now.
        """
        played = False
        for _ in range(MOST_AT_ONCE):
            found = None if self.busy else following()
            if found is None:
                break
            self._play(*found)
            played = True
        return played

    def _play(self, group: Group, state: State) -> None:
        assert self.table is not None
        self.shown = group
        self.table.play(group, state)
        self.pause = max((PAUSES.get(type(event), 0.0) for event in group), default=0.0)
        said = told_together.sentences(self.table.words, state, group)
        if not self.at_once:
            self.moment = moments.moment_of(self.table, group, waits=self.presses)
        if said and self.moment is None:
            self.each = [self._reads(one) for one in said]
            self.reading = sum(self.each)
        if self.at_once:
            self.finish()
            self.table.board.chips.clear()

    @staticmethod
    def _reads(told: told_together.Told) -> float:
        """The seconds that a sentence stands; what an event does hangs over the train until it is over."""
        plate = any(isinstance(event, events.EventBegan) for event in told.events)
        return READS_AT_LEAST if plate else reading_time(told.words)

    def press_on(self) -> bool:
        """Let a big moment go that is being told; whether there was one."""
        if self.moment is None:
            return False
        self.moment.go()
        return True

    def finish(self) -> None:
        """What is on its way has arrived, and has been read."""
        self.pause = self.reading = 0
        self.moment = None
        if self.table is not None:
            self.table.finish()


def whole_deed(follow: Callable[[], Group], coming: Callable[[], Group | None]) -> Group:
    """What comes next with all that follows from it at once: a blow with the flight, a meeting with the escape.

    `follow` lets the next group happen; `coming` is the one that would then be next, None at the end.
    """
    group = follow()
    while (following := coming()) is not None and any(
        isinstance(event, events.BanditMoved) and event.cause in FOLLOWS for event in following
    ):
        group += follow()
    return group


def reading_time(words: str) -> float:
    """The seconds that a sentence takes to be read, at normal pace."""
    return max(READS_AT_LEAST, READS * len(words))
