"""One match: who sits where, the choices made, what happened, and who may see what of it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from game.engine import game
from game.engine.events import Event
from game.engine.game import Group
from game.engine.option import Option
from game.engine.state import Setup, State
from game.engine.view import View, view

Choose = Callable[[View], Option]


@dataclass(frozen=True)
class Seat:
    """Who plays for one player of the game: a person by his name, or a computer."""

    name: str
    computer: Choose | None = None

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.computer is None


@dataclass
class Eyes:
    """Follows a game through the eyes of a seat (None: everybody's); `state` is what they have seen so far."""

    seat: int | None
    state: State
    seen: int = 0  # groups of the match that have been followed

    def follow(self, group: Group) -> Group:
        """Let a group of events happen to `state`; the events as these eyes see them."""
        told: list[Event] = []
        for event in group:
            known = event.seen_by(self.seat, self.state)
            known.apply(self.state)
            told.append(known)
        self.seen += 1
        return tuple(told)


@dataclass
class Session:
    """A match under way.

    `seats` are indexed like the players of the state. `open_table` leaves the curtain out: everybody may see
    every hand. `choices` are the choices made, in notation; `groups` all that happened.
    """

    setup: Setup
    seats: list[Seat]
    open_table: bool = False
    choices: list[str] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = game.opening(self.setup)
        self._opening = self.state.clone()
        self.groups += game.start(self.state)

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

    def needs_curtain(self) -> bool:
        """Whether the next choice shows secrets that others at the table must not see."""
        secret = self.state.asking is not None and self.state.asking.secret
        return secret and not self.open_table and len(self.people) > 1

    def view(self, seat: int | None) -> View:
        """What a seat (None: anybody) may know now."""
        return view(self.state, seat)

    def eyes(self, seat: int | None) -> Eyes:
        """Eyes that have seen the table laid out and nothing else yet."""
        return Eyes(seat, view(self._opening, seat).state)

    def choose(self, option: Option) -> None:
        """Carry out the choice of whoever has to choose.

        Raises IllegalOption when it is not on offer.
        """
        words = option.words(self.state)
        self.groups += game.apply(self.state, option)
        self.choices.append(words)

    def let_computer_choose(self) -> None:
        """Carry out the choice of the computer whose turn it is; it gets only its seat's view."""
        seat = self.to_move
        assert seat is not None
        computer = self.seats[seat].computer
        assert computer is not None
        self.choose(computer(self.view(seat)))
