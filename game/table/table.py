"""The table of a match, as live scenes and the replay show it: bar, train, supply, aims, strips, log."""

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.board.board import Board
from game.board.marks import Marks
from game.board.stage import Stage, Ways
from game.board.staging import Point
from game.board.timeline import silent
from game.board.trace import draw_trace
from game.draw.kit import Kit
from game.draw.palette import INK
from game.engine.game import Group
from game.engine.state import State
from game.expansions.book import guise, guises, playing
from game.session import Session
from game.table import about_train, aim, aside, contents, drawer, event_plate, naming, sealed, supply, tips
from game.table.card import Cards
from game.table.chronicle import Chronicle
from game.table.counting import Counting
from game.table.drawer import Drawer
from game.table.event_plate import EventPlate
from game.table.flying_cards import FlyingCards
from game.table.plan import Plan, lowered
from game.table.shouts import Shouts
from game.table.strip import Facts, Strips
from game.table.top_bar import Told, TopBar
from game.table.whole_pile import WholePile
from game.ui.focus import FocusRing, Target
from game.ui.keys import Device
from game.ui.words import Words

ASIDE = (92, 84)  # where the strongbox waits
APART = 8.0  # units between what hangs under the bar
Uppermost = Callable[[], tuple[Point, float]]  # the middle and the height of the pile's uppermost card


class Table:
    """Lies as its `plan` says; `tools` are the buttons of its bar. `state` is the position that it shows.

    `hear` gets the name of every sound of what happens.

    With the log open the train keeps clear of it.
    `phase` is what the bar calls the present phase; empty: as it is.
    """

    def __init__(
        self,
        kit: Kit,
        words: Words,
        device: Device,
        session: Session,
        state: State,
        plan: Plan,
        tools: Sequence[str],
        hear: Callable[[str], None] = silent,
    ) -> None:
        names = list(state.bandits)
        self.kit = kit
        self.words = words
        self.device = device
        self.session = session
        self.state = state
        self.plan = lowered(plan) if any(one.high_train for one in playing(state)) else plan
        self.bar = TopBar(kit, words, tools)
        self.summed_up_over = plan.strips_top  # the height in units over which it stands what a round brought
        self.strips = Strips(kit, words, len(names), plan.strips_top, low=plan.low_strips)
        self.cards = Cards(kit, words, guises(state))
        self.ways = Ways(
            lambda name: self.strips.centre(names.index(name)),
            aside=ASIDE,
            money=lambda dollars: words("dollars", amount=str(dollars)),
            spot=self._spot,
        )
        self._counting = Counting()
        self._aims: list[aim.Aim] | None = None  # of the position that is shown, until it changes
        self._facts: dict[Hashable, list[Facts]] = {}  # the same, by all else that they tell
        self.whole = WholePile(self.cards, names)
        self.drawer = Drawer(kit, words, device, Chronicle(session, words), plan.log_bottom)
        self.hear = hear
        self.log_open = False
        self.log_behind = False  # whether doors hide the table: the log would look over them
        self.phase = ""
        self.roundless = False  # whether the bar tells of no round
        self._boards: dict[bool, Board] = {}
        self.flying_cards = FlyingCards(self.cards, self.ways.strip, lambda: ((0, 0), 0))
        self.plate = EventPlate(kit, words)
        self.shouts = Shouts(kit, words)

    def lay_pile(self, uppermost: Uppermost, hand: Callable[[int], Point | None] = lambda _: None) -> None:
        """Say where cards fly to: the pile, and a seat's hand if it lies open."""
        self.flying_cards = FlyingCards(self.cards, self.ways.strip, uppermost, hand)

    # what it shows

    @property
    def board(self) -> Board:
        """The train in the whole width, or narrower beside the open log."""
        if self.log_open not in self._boards:
            self._lay_board(self.log_open, Board(self.kit, self._stage, self.ways, self.state))
        return self._boards[self.log_open]

    def paint_board(self) -> Iterator[None]:
        """Make the board and its first picture, and the strips, in small steps before they are needed."""
        log_open = self.log_open
        if log_open in self._boards:
            return
        board = Board(self.kit, self._stage, self.ways, self.state, painted=False)
        yield from board.paint()
        if log_open not in self._boards:
            self._lay_board(log_open, board)
            board.draw(Surface((self.kit.scale.width, self.kit.scale.height)).convert())
        yield
        yield from self.strips.prepare(self.facts())

    def _lay_board(self, log_open: bool, board: Board) -> None:
        self._boards[log_open] = board
        board.hear(self.hear)

    @property
    def _stage(self) -> Stage:
        return replace(self.plan.stage, beside=drawer.WIDE if self.log_open else 0)

    def strip_of(self, bandit: str | None) -> list[Rect]:
        """Where a bandit's strip is, in pixels; nothing for nobody."""
        names = list(self.state.bandits)
        return [self.strips.rect(names.index(bandit))] if bandit in names else []

    @property
    def right(self) -> float:
        """Where the train's picture ends, in units: at the window's edge, or at the log."""
        return self.kit.scale.wide - (drawer.WIDE if self.log_open else 0)

    @property
    def told(self) -> Told:
        """What the bar tells."""
        told = contents.bar(self.state)
        if self.roundless:
            return Told(0, told.phase, "", None, "")
        return replace(told, phase=self.phase) if self.phase else told

    @property
    def aims(self) -> list[aim.Aim]:
        """How the table stands for the expansions' aims."""
        if self._aims is None:
            self._aims = contents.aims(self.words, self.state)
        return self._aims

    @property
    def aims_top(self) -> float:
        """Where the pills of the aims begin, in units."""
        return self.plan.aims_beside_log if self.log_open else aim.TOP

    def show(self, state: State, *, between: bool = False) -> None:
        """Show a position at once, which may be `between` two rounds."""
        self._look_at(state)
        self.board.show(state)
        self.plate.show(state, between=between)

    def play(self, group: Group, state: State) -> None:
        """Play a group of events that led to a position."""
        self._look_at(state)
        self.ways.bar = self.bar.event_centre(self.told)
        self.board.play(group, state)
        self._counting.begin(self.board.timeline.score)
        self.plate.follow(group, self.ways.bar)
        if not self.board.reduced:
            self.flying_cards.follow(group, state)

    def _look_at(self, state: State) -> None:
        """Another position is shown, or the same one changed by events."""
        self.state = state
        self._aims = None
        self._facts.clear()

    def update(self, dt: float) -> None:
        """`dt` seconds have passed for what moves over the train."""
        self.plate.reduced = self.board.reduced
        self.plate.update(dt)
        self.flying_cards.update(dt)

    def finish(self) -> None:
        """Everything is at once where it is going to."""
        self.board.finish()
        self.flying_cards.finish()
        self.plate.finish()

    @property
    def restless(self) -> bool:
        """Whether the picture changes by itself."""
        return self.board.restless or self.plate.busy

    def look_closer(self, space: int | None, uncovered: Sequence[Rect] = ()) -> None:
        """Show a crowded space large, where these places stay uncovered if that can be; with None, none."""
        close_up = self.board.close_up
        if space is None:
            close_up.hide()
        elif space != close_up.space:
            close_up.show(space, {name: naming.name(self.words, name) for name in close_up.crowd(space)}, uncovered)

    # what can be pressed

    def about(self, own: Collection[str] = ()) -> list[Target]:
        """What tells something when it is pointed at; `own` strips are pressed for something else."""
        told = tips.targets(self.kit, self.words, self.session, self.state, self.strips, own)
        return [*self.bar.telling(self.told), *told]

    def on_train(self) -> list[Target]:
        """What tells who and what is on the train, when it is pointed at for a moment."""
        return about_train.targets(self.words, self.session, self.state, self.board)

    def entry_at(self, point: tuple[int, int]) -> str:
        """The thing of the rules that lies at a point in pixels of the train's picture; empty for none."""
        board = self.board
        if not self.kit.scale.rect(*board.stage.free).collidepoint(point):
            return ""
        for name in reversed(board.cast.back_to_front()):
            if board.actor_rect(name).collidepoint(point):
                kind = "bandit" if name in self.state.bandits else "figure"
                return f"{kind} {guise(self.state, name)}"
        space = board.space_at(point)
        if space is None:
            return ""
        for kind in {token.kind for token in self.state.floor[space]}:
            if any(rect.collidepoint(point) for rect in board.loot_rects(space, kind)):
                return f"loot {kind}"
        return f"place {self.state.train.names[space]}" if not self.state.train.on_train[space] else ""

    # the picture

    def draw(
        self,
        surface: Surface,
        active: str | None,
        marks: Marks | None = None,
        hovered: str | None = None,
        off: Collection[str] = (),
    ) -> None:
        """Draw all but the log: `active` is whose turn it is; see `TopBar.draw` for the tools."""
        state = self.state
        self.board.draw(surface, marks)
        foot = self.kit.scale.rect(*self.plan.stage.area).bottom
        surface.fill(INK, (0, foot, self.kit.scale.width, self.kit.scale.height - foot))  # the rest is drawn over
        self.draw_over(surface, hovered, off)
        self.draw_strips(surface, active)
        sealed.draw(surface, self.strips, list(state.bandits), sealed.marks(state, self.session.state))

    def draw_strips(self, surface: Surface, active: str | None = None) -> None:
        """Draw the strips, as far as all that flies to them has come there."""
        self.strips.draw(surface, self._counting.told(self.facts(active), self.board.timeline))

    def facts(self, active: str | None = None) -> list[Facts]:
        """What the strips tell of the position."""
        key = active, tuple(self.session.seats)
        if key not in self._facts:
            self._facts[key] = contents.strips(self.state, self.session, self.words, active)
        return self._facts[key]

    def _spot(self, bandit: str, piece: str) -> Point:
        """Where a piece is counted on somebody's strip, in units."""
        index = list(self.state.bandits).index(bandit)
        return self.strips.spot(index, self.facts()[index], piece)

    def draw_over(self, surface: Surface, hovered: str | None = None, off: Collection[str] = ()) -> None:
        """Draw what lies over the train's picture, the pile apart."""
        state = self.state
        self.bar.draw(surface, self.told, hovered, off)
        supply.draw(surface, self.kit, state.neutral, state.strongboxes_aside)
        aside.draw(surface, self.kit, self._aside, standing=self.plan.low_strips)
        aim.draw(surface, self.kit, self.aims, self.right, self.aims_top)
        self.plate.draw(surface, self.right / 2, self.free_under_bar)
        self.shouts.draw(surface, self.board, self._plate_rect)

    def draw_log(self, surface: Surface, ring: FocusRing) -> None:
        """Draw the log if it is open, and on the train where that happened which is pointed at in it."""
        if not self.log_open or self.log_behind:
            return
        for trace in self.drawer.traces(ring):
            draw_trace(surface, self.board, trace)
        self.drawer.draw(surface, ring)

    @property
    def waiting(self) -> Rect:
        """Where lies what waits beside the table, in pixels; empty where nothing does."""
        return aside.rect(self.kit, self._aside, standing=self.plan.low_strips)

    @property
    def aim_rects(self) -> list[Rect]:
        """Where the pills of the aims lie, in pixels."""
        tops = (self.aims_top + nth * aim.STEP for nth in range(len(self.aims)))
        return [aim.rect(self.kit, one, self.right, top) for one, top in zip(self.aims, tops, strict=True)]

    @property
    def free_under_bar(self) -> tuple[float, float]:
        """From where to where something wide may hang under the bar, in units: between what lies there always."""
        u, row = self.kit.scale.u, event_plate.TOP + event_plate.HIGH
        at_left = [rect for rect in (supply.rect(self.kit), self.waiting) if rect.width and rect.top < row * u]
        at_right = [rect for rect in self.aim_rects if rect.top < row * u]
        left = max(rect.right for rect in at_left) / u
        return left + APART, min([self.right * u, *(rect.left for rect in at_right)]) / u - APART

    @property
    def _plate_rect(self) -> Rect:
        return self.plate.rect(self.right / 2, self.free_under_bar)

    @property
    def _aside(self) -> tuple[str, ...]:
        """The pieces of what waits beside the table."""
        return tuple(piece for expansion in playing(self.state) for piece in expansion.aside(self.state))

    def taken(self) -> list[Rect]:
        """What lies over the train's picture, in pixels, the pile apart."""
        foot = self.plan.strips_top
        return [
            supply.rect(self.kit),
            self.waiting,
            self.bar.rect(),
            self._plate_rect,
            *self.aim_rects,
            self.kit.scale.rect(0, foot, self.kit.scale.wide, self.kit.scale.tall - foot),
            self.kit.scale.rect(self.right, 0, drawer.WIDE, self.kit.scale.tall),
        ]
