"""What an expansion gives the screen. Every part has a default, so that each gives only what it has."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from pygame import Surface

    from game.board.foreground import Foreground
    from game.board.stage import Stage
    from game.board.staged.events.scene import RoundScene
    from game.board.staging import Staged, Staging
    from game.board.train_shape import TrainShape
    from game.draw.kit import Kit
    from game.draw.palette import Colour
    from game.engine.contents import Card
    from game.engine.events import Event
    from game.engine.game import Group
    from game.engine.option import Option
    from game.engine.state import State
    from game.engine.step import Decision
    from game.engine.view import View
    from game.session import Session
    from game.table.card_parts import Seen
    from game.table.naming import Sentence
    from game.table.table import Table
    from game.ui.canvas import Canvas
    from game.ui.words import Words

CardFace = Callable[
    ["Canvas", "Words", str, float, "Seen"], None
]  # an action's face so many units high, as far as seen


@dataclass(frozen=True)
class News:
    """What somebody did while others did not look: the words of a `key` after his name, or after several names.

    They get `about` by their names, and how many did the same: `people`.
    """

    bandit: str
    key: str
    about: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True)
class Panel:
    """A panel at the right of the count: `draw` gets the canvas and the panel's top."""

    high: float
    draw: Callable[["Canvas", float], None]


@dataclass(frozen=True)
class Verb:
    """Something that can be done in a turn with a thing that one has; `option` is None when it cannot be done now.

    `piece` shows the thing, `title` names it, `text` says what comes of it, or why it cannot be done; `asks` is asked
    before it is done, and `means` says then what it does.
    """

    name: str
    piece: str
    title: str
    text: str
    label: str
    option: "Option | None"
    reason: str = ""
    asks: str = ""
    means: str = ""


@dataclass(frozen=True)
class OptionCard:
    """An option as a picture card: what it costs in words, and what it brings."""

    piece: str
    title: str
    text: str
    price: str
    per: str = ""


@dataclass(frozen=True)
class Joined:
    """How an event is told together with others of its group, in one sentence.

    `of` picks them out of what is left of the group, the event itself first; `tell` says them, like `Expansion.told`.
    """

    of: Callable[[Sequence["Event"]], list["Event"]]
    tell: Callable[..., "Sentence | None"]


class Expansion:
    """How an expansion looks and speaks.

    `key` names it among the expansions of a set-up, `badge` is the name of its badge and portrait. Where pieces are
    named by what they show (`meeple_NAME`, `loot_KIND`, `event_NAME`), the picture's file is all that is needed.
    """

    key: ClassVar[str]
    badge: ClassVar[str]
    # the board
    staged: ClassVar["Staged"] = {}  # how its events move
    scenes: ClassVar[tuple["RoundScene", ...]] = ()  # how its rounds' events are played
    anchors: ClassVar[Mapping[str, tuple[float, float]]] = {}  # where its pieces stand, as parts of width and height
    silent: ClassVar[tuple[type["Event"], ...]] = ()  # those of its events that nothing is heard of
    loot_pieces: ClassVar[Mapping[str, str]] = {}  # the picture of a kind of loot whose name is no file's
    sounds: ClassVar[Mapping[str, str]] = {}  # what is heard where what happened has no sound of its own name
    high_train: ClassVar[bool] = False  # whether the train stands so high that the pile over it must be slim
    # the table
    told: ClassVar[Mapping[type["Event"], Callable[..., "Sentence | None"]]] = {}  # its events in sentences
    joined: ClassVar[Mapping[type["Event"], Joined]] = {}  # what follows its events and is told with them
    news: ClassVar[Mapping[type["Event"], Callable[..., "News"]]] = {}  # what another did, told at one's own turn
    cancelling: ClassVar[tuple[type["Event"], ...]] = ()  # events by which the card just turned up is ignored
    ways: ClassVar[tuple[type["Event"], ...]] = ()  # events with `bandit`, `start` and `end`: somebody went there
    colours: ClassVar[Mapping[str, "Colour"]] = {}  # of those who are shown by pictures of their own
    card_faces: ClassVar[Mapping[str, CardFace]] = {}  # whose cards look different, and how they are drawn
    aims: ClassVar[Mapping[str, str]] = {}  # for each `Standing.key`, the piece before it
    money: ClassVar[Mapping[str, "Colour"]] = {}  # the colour of a stack of money that its rules add, by what it is
    turns: ClassVar[Mapping[str, str]] = {}  # kinds of turns, by their letter: `turn_NAME` is the picture
    urgent: ClassVar[tuple[str, ...]] = ()  # those of them that get an amber edge
    forecasts: ClassVar[Mapping[str, Callable[["Words", "State", "Card"], str]]] = {}  # what an action would do now
    face_down: ClassVar[str] = ""  # the piece of the secret token that lies before each bandit, face down

    # the board

    def stage(self, stage: "Stage", kit: "Kit", cars: int) -> "Stage":
        """Where the board lies in a game with the expansion, whose train has so many cars."""
        del kit, cars
        return stage

    def foreground(self, kit: "Kit", stage: "Stage", train: "TrainShape") -> "Foreground | None":
        """What stands before the train of a board."""
        del kit, stage, train
        return None

    def stage_instead(self, staging: "Staging", event: "Event") -> bool:
        """Stage an event of the base game in a way of its own; whether it did."""
        del staging, event
        return False

    # scenes

    def scene(self, state: "State") -> str:
        """The name of the scene of its own that the present moment belongs to; empty for the usual ones."""
        del state
        return ""

    def verbs(self, words: "Words", view: "View") -> Sequence[Verb]:
        """What the seat of a view may do in its turn besides playing and drawing, with what it has."""
        del words, view
        return ()

    def strip_line(self, words: "Words", state: "State", bandit: str) -> tuple[str, str] | None:
        """A piece and a few words on a bandit's strip in the place of its lower row; None where that is shown."""
        del words, state, bandit
        return None

    def option_card(self, words: "Words", option: "Option") -> "OptionCard | None":
        """An option that is offered as a picture card; None for one that is chosen in the usual ways."""
        del words, option
        return None

    def carries(self, asking: "Decision") -> bool:
        """Whether who decides goes on a piece that stands before the train."""
        del asking
        return False

    def chosen(self, state: "State", group: "Group") -> "Mapping[str, bool] | None":
        """What each has chosen together with the others, if that is shown before a group lets it come about."""
        del state, group
        return None

    def draw_over(
        self, surface: "Surface", table: "Table", chosen: "Mapping[str, bool] | None", seconds: float
    ) -> None:
        """Draw over a train what belongs to a moment of its own; what is `chosen` has been shown for `seconds`."""

    # whose pictures and words

    def guise(self, bandit: str) -> str | None:
        """Whose pictures show a bandit in a game with this expansion; None for his own."""
        del bandit
        return None

    def warning(self, words: "Words", state: "State", bandit: str) -> str:
        """What the bullets do that a bandit keeps in front of him; empty where they do nothing."""
        del words, state, bandit
        return ""

    def aside(self, state: "State") -> "Sequence[str]":
        """The pieces of what waits beside the table, after that of where it waits; nothing if none is left."""
        del state
        return ()

    # secret tokens

    def token(self, state: "State", bandit: str) -> str:
        """What a bandit's token says, as the end of the name of its piece and of its words."""
        raise NotImplementedError

    def draw_own(self, canvas: "Canvas", words: "Words", view: "View", corner: tuple[float, float]) -> None:
        """Draw what the tokens of a view's seat ask for, among the seat's own things."""
        raise NotImplementedError

    # before and after a game

    @property
    def automatic(self) -> tuple[str, ...]:
        """The bandits that the game itself plays."""
        return ()

    def draw_row(self, canvas: "Canvas", words: "Words", corner: tuple[float, float]) -> None:
        """Draw the row of the bandit that the game plays, at the set-up."""

    def reason(self, state: "State", reason: str) -> str:
        """Why the winner won, as the end of a key: more exactly than `reason`, if the expansion knows more."""
        del state
        return reason

    def ending(self, state: "State") -> str:
        """The music of how a game ended, where the expansion has its own."""
        del state
        return ""

    def money_piece(self, state: "State", bandit: str, kind: str) -> str:
        """The picture of a bandit's money that its rules add; empty for money of others."""
        del state, bandit, kind
        return ""

    def panels(self, session: "Session", words: "Words") -> Sequence[Panel]:
        """What the count tells of the expansion, from the top."""
        del session, words
        return ()
