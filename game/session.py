"""One match: who sits where, the choices made, what happened, and who may see what of it."""

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Self

from game import __version__
from game.bots.advice import Advice
from game.bots.review import Turning
from game.bots.roster import PLAYERS, computer
from game.bots.thinking import Choice, Thinker, Thought
from game.counsel import Counsel
from game.engine import game
from game.engine.game import Group
from game.engine.notation import NotOnOffer, read_option
from game.engine.option import Option
from game.engine.positions import digest
from game.engine.state import Setup, State
from game.engine.view import View, view
from game.eyes import Eyes
from game.record.file import Damaged, Handed, Hinted, Made, Record, Sitter, differs
from game.record.scribe import Scribe
from game.taking_back import ANSWERS, NOTHING_NEW, Before, Chosen, all_are

Choose = Callable[[View], Option]


@dataclass(frozen=True)
class Seat:
    """Who plays for one player of the game: a person by his name, or a computer.

    A computer that is to be found again in a game's file bears its `level` of the roster, and its seed: `chance`.
    """

    name: str
    computer: Choose | None = None
    level: str = ""
    chance: int = 0

    @classmethod
    def of(cls, name: str, level: str = "", chance: int = 0) -> Self:
        """A person or, with a level of the roster, a computer.

        Raises KeyError for a level that the roster does not know.
        """
        return cls(name, computer(level, chance) if level else None, level, chance)

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.computer is None


@dataclass(eq=False)  # each is a match of its own, and can be a key
class Session:
    """A match under way.

    `seats` are indexed like the players of the state. `open_table` leaves the curtain out: everybody may see every
    hand; with `hints` people may ask what Legend would do. `scribe` writes the match to disk; None: it is not kept.
    Computers think in the process of the `thinker` or, without one, here, while everything else waits. `entries` are
    the choices made, the seats handed over and the hints asked for; `groups` all that happened, and `chosen` tells for
    each choice when it was made.
    """

    setup: Setup
    seats: list[Seat]
    open_table: bool = False
    scribe: Scribe | None = None
    thinker: Thinker | None = None
    hints: bool = True
    begun: datetime = field(default_factory=lambda: datetime.now(UTC))
    entries: list[Made | Handed | Hinted] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)
    chosen: list[Chosen] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = self._first_state()
        self._opening = self.state.clone()
        self.groups += game.start(self.state)
        self._sitters = tuple(Sitter(seat.name, seat.level, seat.chance) for seat in self.seats)
        self._sat_here = set(self.people)  # the seats where a person has sat
        self._dealt = digest(self.state)
        self._thought: Thought[Option] | None = None  # the choice of the computer whose turn it is, while it thinks
        self.counsel = Counsel()
        self._before: list[Before] = []  # what was before each of the choices that can be taken back

    def _first_state(self) -> State:
        """The position before anything has happened."""
        return game.opening(self.setup)

    @classmethod
    def resume(cls, record: Record, scribe: Scribe | None = None) -> Self:
        """The match of a record, as it stood.

        Raises Damaged when its choices cannot be made, or lead elsewhere than they did.
        """
        found, trouble = cls.replay(record)
        if trouble is not None:
            raise trouble
        found.scribe = scribe
        return found

    @classmethod
    def replay(cls, record: Record) -> tuple[Self, Damaged | None]:
        """The match of a record as far as it can be followed, and why no farther.

        Raises Damaged when it cannot even be begun.
        """
        found = cls.begin(record)
        following = found.follow(record)
        while True:
            try:
                next(following)
            except StopIteration as end:
                return found, end.value

    @classmethod
    def begin(cls, record: Record) -> Self:
        """The match of a record before its first choice.

        Raises Damaged when there cannot be such a match.
        """
        if (refused := game.refusal(record.setup)) is not None:
            raise Damaged("set-up", None, record, reason=refused)
        if len(record.sitters) != len(record.setup.players):
            raise Damaged("set-up", None, record)
        strange = [sitter.level for sitter in record.sitters if sitter.level and sitter.level not in PLAYERS]
        if strange:
            raise Damaged("level", None, record, level=strange[0])
        seats = [Seat.of(sitter.name, sitter.level, sitter.chance) for sitter in record.sitters]
        return cls(record.setup, seats, record.open_table, hints=record.hints, begun=record.begun)

    def follow(self, record: Record) -> Generator[None, None, Damaged | None]:
        """Make a record's choices again, one at a step; returns why that cannot be done to the end."""
        if self._dealt != record.dealt:
            return differs(record, 1, "dealt", __version__)
        number = 0
        for entry in record.entries:
            if isinstance(entry, Handed):
                if entry.level and entry.level not in PLAYERS:
                    return Damaged("level", number + 1, record, level=entry.level)
                self.hand_over(entry.seat, entry.level, entry.chance)
                yield
                continue
            if isinstance(entry, Hinted):
                self.entries.append(entry)
                continue
            number += 1
            try:
                option = read_option(self.state, entry.words)
            except NotOnOffer:
                return differs(record, number, "impossible", __version__)
            seat, before = self.to_move, self.state.clone()
            groups = game.apply(self.state, option)
            if digest(self.state) != entry.digest:
                self.state = before
                return differs(record, number, "differs", __version__)
            assert seat is not None
            self.chosen.append(Chosen(seat, len(self.groups)))
            self.groups += groups
            self.entries.append(entry)
            yield
        return None

    @property
    def choices(self) -> list[str]:
        """The choices made, in notation."""
        return [entry.words for entry in self.entries if isinstance(entry, Made)]

    def record(self) -> Record:
        """The match as a file keeps it."""
        return Record(
            self.setup,
            self._sitters,
            self._dealt,
            __version__,
            self.begun,
            datetime.now(UTC),
            self.open_table,
            tuple(self.entries),
            self.hints,
        )

    @property
    def over(self) -> bool:
        """Whether the winner is known."""
        return self.state.result is not None

    @property
    def to_move(self) -> int | None:
        """The seat that has to choose; None when the game is over."""
        return game.to_move(self.state)

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def last_choice(self, seat: int) -> int:
        """How many groups of events had happened when a seat last chose; 0 when it has not."""
        return next((made.groups for made in reversed(self.chosen) if made.seat == seat), 0)

    @property
    def shared(self) -> bool:
        """Whether more than one person has sat here, now or before seats were handed over."""
        return len(self._sat_here) > 1

    def view(self, seat: int | None) -> View:
        """What a seat (None: anybody) may know now."""
        return view(self.state, seat)

    def eyes(self, seat: int | None) -> Eyes:
        """Eyes that have seen the table laid out and nothing else yet."""
        return Eyes(seat, view(self._opening, seat).state)

    def choose(self, option: Option) -> None:
        """Carry out the choice of whoever has to choose, and begin to write it down.

        Raises IllegalOption when it is not on offer.
        """
        self.settle()
        self._thought = None
        self.counsel.forget_hint()
        if option not in game.options(self.state):
            raise game.IllegalOption(f"{option} is not on offer")
        seat, words = self.to_move, option.words(self.state)
        assert seat is not None
        before = Before(option, self.state.clone(), len(self.entries), len(self.chosen))
        told = game.apply(self.state, option)
        self.chosen.append(Chosen(seat, len(self.groups)))
        self.groups += told
        self.entries.append(Made(words, digest(self.state)))
        if self.seats[seat].is_person and all_are(told, NOTHING_NEW, seat):
            self._before.append(before)
        elif self.seats[seat].is_person or self.shared or not all_are(told, ANSWERS, seat):
            self._before.clear()
        self._keep()

    def begin_to_think(self) -> None:
        """Let the computer whose turn it is think of its choice from now on, if there is a process for that."""
        seat = self.to_move
        if self.thinker is not None and seat is not None and self.seats[seat].level:
            sitter = self.seats[seat]
            self._thought = self.thinker.ask(Choice(self.view(seat), sitter.level, sitter.chance))

    def let_computer_choose(self) -> bool:
        """Carry out the choice of the computer whose turn it is; False while it is still thinking.

        It gets only its seat's view.
        """
        self.settle()
        seat = self.to_move
        assert seat is not None
        computer = self.seats[seat].computer
        assert computer is not None
        if self._thought is None:
            self.choose(computer(self.view(seat)))
            return True
        if not self._thought.done:
            return False
        self.choose(self._thought.answer)
        return True

    @property
    def may_ask(self) -> bool:
        """Whether whoever has to choose is a person, at a table where one may ask for a hint."""
        return self.hints and self.to_move is not None and self.seats[self.to_move].is_person

    def ask_for_hint(self) -> Thought[Advice]:
        """What Legend would choose for the person who has to, who `may_ask`; it is written down that he has asked."""
        seat, again = self.to_move, self.counsel.given
        assert seat is not None
        self.counsel.thinker = self.thinker
        thought = self.counsel.hint(self.view(seat))
        if not again:
            self.settle()
            self.entries.append(Hinted(seat))
            self._keep()
        return thought

    def review(self) -> Thought[tuple[Turning, ...]]:
        """Which choices of the match, which must be over, changed the odds most."""
        self.counsel.thinker = self.thinker
        return self.counsel.review(self.setup, tuple(self.choices))

    @property
    def hinted(self) -> dict[int, int]:
        """How many hints each seat has asked for that has asked for any."""
        return dict(Counter(entry.seat for entry in self.entries if isinstance(entry, Hinted)))

    def hand_over(self, seat: int, level: str = "", chance: int = 0) -> None:
        """Hand a seat to a computer of a level or, with none, to a person of the same name.

        Raises KeyError for a level that the roster does not know.
        """
        self._thought = None
        self.counsel.forget_hint()
        self.seats[seat] = Seat.of(self.seats[seat].name, level, chance)
        self._sat_here.update(self.people)
        self.entries.append(Handed(seat, level, chance))
        self._before.clear()
        self._keep()

    # taking back

    @property
    def undoable(self) -> Option | None:
        """The choice that `undo` would take back: nobody has seen anything new since; None when there is none.

        What computers have answered a lone person by laying cards and drawing is taken back with his choice.
        """
        return self._before[-1].option if self._before else None

    @property
    def undone_from(self) -> int:
        """How many groups of events had happened before the choice that is `undoable`."""
        return self.chosen[self._before[-1].choices].groups

    def begin_turn(self) -> None:
        """Whoever has to choose is being shown what he may know: what others chose before cannot be undone."""
        if self._before and self.chosen[self._before[-1].choices].seat != self.to_move:
            self._before.clear()

    def undo(self) -> None:
        """Take the last choice back, and what was answered; it must be `undoable`. That a hint was asked for stays."""
        self._thought = None
        self.counsel.forget_hint()
        _, self.state, entries, choices = self._before.pop()
        del self.groups[self.chosen[choices].groups :]
        self.entries[entries:] = [entry for entry in self.entries[entries:] if isinstance(entry, Hinted)]
        del self.chosen[choices:]
        self._keep()

    # the disk

    @property
    def kept(self) -> bool:
        """Whether nothing is being written any more: only then may the next choice be asked for."""
        return self.scribe is None or not self.scribe.busy

    def settle(self) -> None:
        """Wait until all choices are on disk, or could not be written: then the scribe says why."""
        if self.scribe is not None:
            self.scribe.settle()

    def _keep(self) -> None:
        if self.scribe is not None:
            self.scribe.keep(self.record())
