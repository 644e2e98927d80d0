"""The flow of a match through the scenes: which of them comes next, and whose hand may be seen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.engine.contents import Card
from game.engine.events import CardsDrawn, PhaseBegan
from game.engine.game import Group
from game.engine.option import Option
from game.engine.phases.scheming import Draw
from game.engine.state import SCHEMING, SETUP
from game.engine.step import Decision
from game.engine.view import View
from game.expansions import book
from game.eyes import Eyes
from game.scenes.scene import Scene
from game.session import Session
from game.table.table import Table
from game.ui.words import Words

SCHEMING_SCENE, ACTION_SCENE = "scheming", "action"


@dataclass(frozen=True)
class Scenes:
    """How the scenes of a match are made; each gets the flow. `own` are those that expansions bring, by their name."""

    curtain: Callable[["Flow", int], Scene]
    scheming: Callable[["Flow"], Scene]
    action: Callable[["Flow"], Scene]
    scoring: Callable[["Flow"], Scene]
    handing: Callable[["Flow"], Scene]
    replay: Callable[["Flow", int], Scene]
    naming: Callable[["Flow"], Scene]
    own: Mapping[str, Callable[["Flow"], Scene]] = field(default_factory=dict)


def nowhere(*_: object) -> Scene:
    """The way to a scene to which nothing leads."""
    raise AssertionError("nothing leads to this scene")


class Flow:
    """A match on its way. `public` are everybody's eyes: they follow what happened as it is shown.

    `opened` is the seat that has opened the curtain for its present choice, or whose turn to choose openly has begun:
    from then on the choice before cannot be taken back. `looking` is the seat that has drawn cards and looks at them
    until it says that it is done: its hand stays open, and the match waits.
    """

    def __init__(self, session: Session, scenes: Scenes) -> None:
        self.session = session
        self.scenes = scenes
        self.public: Eyes = session.eyes(None)
        self.opened: int | None = None
        self.looking: int | None = None
        self._drawn_at = 0  # groups that had happened when whoever is looking drew
        self.log_open = False
        self.tables: dict[str, Table] = {}  # of the scenes, by their names: they are made once for a window's size
        self.hint_wanted = False  # whether the person who has to choose asked for a hint
        self._told_trouble = ""
        self._shared = session.shared  # whether others have sat here since a lone person's curtain was open

    @property
    def waiting(self) -> bool:
        """Whether something has happened that has not been shown yet."""
        return self.public.seen < len(self.session.groups)

    def catch_up(self) -> None:
        """Everything that has happened has been seen: a saved game goes on."""
        while self.waiting:
            self.follow()

    def follow(self) -> Group:
        """Let the next group of events happen before everybody's eyes; the group as they see it."""
        return self.public.follow(self.session.groups[self.public.seen])

    @property
    def coming(self) -> Group | None:
        """The next group that has not been shown yet."""
        return self.session.groups[self.public.seen] if self.waiting else None

    @property
    def person_to_move(self) -> int | None:
        """The seat of the person who has to choose now, everything before having been shown."""
        seat = self.session.to_move
        return seat if seat is not None and not self.waiting and self.session.seats[seat].is_person else None

    @property
    def hand(self) -> int | None:
        """The seat whose hand may lie open before the window: a lone person's always.

        When the others have left, he opens the curtain once more: they may still be looking.
        """
        people = self.session.people
        if len(people) == 1 and (self.session.open_table or not self._shared):
            return people[0]
        if self.looking is not None:
            return self.looking
        seat = self.person_to_move
        return seat if self._secret and self.opened == seat else None

    @property
    def held(self) -> bool:
        """Whether the match waits for somebody who looks at what he has drawn, which everybody has been shown."""
        return self.looking is not None and self.public.seen > self._drawn_at

    @property
    def drawn(self) -> tuple[Card, ...]:
        """What whoever is looking has drawn, as he sees it."""
        if self.looking is None:
            return ()
        group = self.session.groups[self._drawn_at]
        seen = [event.seen_by(self.looking, self.session.state) for event in group if isinstance(event, CardsDrawn)]
        return tuple(card for event in seen for card in event.cards)

    def done_looking(self) -> None:
        """Whoever drew has seen enough: his hand is shut."""
        self.looking = None

    @property
    def hand_is_secret(self) -> bool:
        """Whether a hand lies open that others at this table must not see, now or in a picture."""
        return self.hand is not None and not self.session.open_table and len(self.session.people) > 1

    @property
    def how_kept(self) -> str:
        """Whether the match is on disk: `well`, `not`, or `failed` where it ought to be."""
        scribe = self.session.scribe
        if scribe is None:
            return "not"
        return "well" if scribe.trouble is None else "failed"

    def trouble(self, words: Words) -> str:
        """Why the match is not on disk, in a sentence; empty when it is, and when that has been told before."""
        session = self.session
        session.settle()
        found = None if session.scribe is None else session.scribe.trouble
        told, self._told_trouble = self._told_trouble, "" if found is None else found.key
        return words(f"kept-{found.key}", folder=str(found.folder)) if found and found.key != told else ""

    def next_scene(self) -> Scene | None:
        """The scene that must come now; None when the present one of `wanted` may go on."""
        if self.needs_curtain:
            assert self.session.to_move is not None
            return self.scenes.curtain(self, self.session.to_move)
        if self.session.over and not self.waiting:
            return self.scenes.scoring(self)
        return None

    @property
    def scheming(self) -> bool:
        """Whether the present moment belongs to the scheming scene, not to the action scene."""
        if self.waiting:
            coming = self.session.groups[self.public.seen]
            begins = (event.phase for event in coming if isinstance(event, PhaseBegan))
            phase = next(begins, self.public.state.phase)
            return phase == SCHEMING or (phase == SETUP and self._secret)
        return self._secret

    @property
    def moment(self) -> str:
        """The name of the scene that the present moment belongs to: an expansion's own, or one of the usual two."""
        own = book.own_scene(self.public.state)
        return own if own in self.scenes.own else SCHEMING_SCENE if self.scheming else ACTION_SCENE

    @property
    def scene(self) -> Scene:
        """The scene of the present moment."""
        usual = {SCHEMING_SCENE: self.scenes.scheming, ACTION_SCENE: self.scenes.action}
        return {**usual, **self.scenes.own}[self.moment](self)

    @property
    def needs_curtain(self) -> bool:
        """Whether a person has to choose in secret and the curtain has not been opened for him."""
        seat = self.person_to_move
        return (self._secret or self.hint_wanted) and self.private and seat is not None and self.opened != seat

    @property
    def private(self) -> bool:
        """Whether there are others at the table who must look away from what is one person's alone."""
        return self._shared and not self.session.open_table

    @property
    def hint_open(self) -> bool:
        """Whether a hint may lie open before the window: asked for, and nobody else looks on."""
        return self.hint_wanted and self.person_to_move is not None and not self.needs_curtain

    @property
    def followers(self) -> list[int]:
        """The other people who will choose in secret this round, in the order in which their turns come."""
        state, people = self.session.state, self.session.people
        coming = (step for step in reversed(state.agenda) if isinstance(step, Decision) and step.secret)
        seats = dict.fromkeys(step.seat(state) for step in coming)
        return [seat for seat in seats if seat in people and seat != self.session.to_move]

    def news(self, seat: int) -> list[Group]:
        """What happened since a seat's last choice."""
        return self.session.groups[self.session.last_choice(seat) :]

    def view(self, seat: int | None) -> View:
        """What a seat (None: anybody) may know now, and what it may choose."""
        return self.session.view(seat)

    @property
    def offer(self) -> View:
        """What whoever has to choose may know and choose."""
        return self.session.view(self.session.to_move)

    @property
    def asking(self) -> Decision | None:
        """The decision that waits for somebody's choice; it holds no secret."""
        return self.session.state.asking

    def begin_turn(self) -> None:
        """A person is asked, or is about to see his hand: nobody takes back what was chosen before."""
        self.session.begin_turn()
        if self._secret or self.hint_wanted:
            self.opened = self.session.to_move

    def put_hint_away(self) -> None:
        """The hint has been read; who wants it once more opens the curtain again where a choice is made openly."""
        self.hint_wanted = False
        if not self._secret:
            self.opened = None

    def shut(self) -> None:
        """The window was left: behind a curtain, what lies open is covered until the curtain is opened again."""
        if not self.session.open_table:
            self.opened = self.looking = None
            self.hint_wanted = False

    def choose(self, option: Option) -> None:
        """Carry out what a person has chosen; the curtain closes, unless he has to choose again.

        Raises IllegalOption when it is not on offer.
        """
        seat, before = self.session.to_move, len(self.session.groups)
        closes = self._shared and not self.session.open_table
        self.session.choose(option)
        if isinstance(option, Draw) and closes and seat == self.opened and self.session.to_move != seat:
            self.looking, self._drawn_at = seat, before
            if not self.drawn:
                self.looking = None  # there was nothing left to draw
        if self.opened is not None:
            self._shared = len(self.session.people) > 1
        if self.opened != seat or self.session.to_move != seat:  # his next card is his, too: he need not open anew
            self.opened = None
        self.hint_wanted = False

    def hand_over(self, seat: int, level: str, chance: int) -> None:
        """A computer player of a level takes a seat or, with none, a person does; an open hand is shut."""
        self.opened = self.looking = None
        self.hint_wanted = False
        self.session.hand_over(seat, level, chance)
        self._shared = self._shared or len(self.session.people) > 1

    def undo(self) -> None:
        """Take the last choice back, and all that everybody has seen of it; the curtain closes."""
        self.session.undo()
        self.opened = self.looking = None
        self.hint_wanted = False
        self.public = self.session.eyes(None)
        self.catch_up()

    @property
    def _secret(self) -> bool:
        return self.asking is not None and self.asking.secret
