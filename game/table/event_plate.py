"""The plate of a round's event: its medallion comes from the bar, its name and one line unroll beside it.

It hangs over the train until the event is over, so that nobody need wait to read it.
"""

from math import inf

from pygame import Rect, Surface

from game.board import motion
from game.board.motion import Pose
from game.board.pieces import Pieces
from game.board.staging import PLATE_COMES, PLATE_OPENS, Point
from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import BRASS, INK, MUTED
from game.draw.scale import Area
from game.engine import events
from game.engine.game import Group
from game.engine.state import EVENT, State
from game.table.top_bar import MEDALLION
from game.ui.canvas import Canvas, text_width
from game.ui.words import Words

TOP, HIGH = 70.0, 62.0
LARGE, BREAKS = 76.0, 10.0  # the medallion, and how far it breaks the plate's left end
LEFT, RIGHT = 80.0, 26.0  # units from the plate's ends to its words
ROOM = 520.0  # for the words: what hangs at the sides stays free
NAME, LINE = 22.0, 16.0
Span = tuple[float, float]  # from where to where, in units
ANYWHERE: Span = (-inf, inf)
SHADE = 3.0  # units of shadow below
ENDS = (events.FirstPlayerPassed, events.RoundStarted, events.GameEnded)
LEAVES, FADES = 0.24, 0.12  # seconds
DRAWN_AFTER = 2.0  # seconds from the round's beginning: its card has come, and nothing else is drawn for the first time


class EventPlate:
    """Follows what happens on a table. `reduced` fades it in and out where it hangs."""

    def __init__(self, kit: Kit, words: Words) -> None:
        self.kit = kit
        self.words = words
        self.reduced = False
        self.event = ""  # what it tells of; empty: it is not there
        self._pieces = Pieces(kit)
        self._start: Point = (0, 0)
        self._seconds = PLATE_COMES + PLATE_OPENS  # since it set out
        self._leaving: float | None = None  # seconds since it has been leaving
        self._coming = ""  # the event whose plate is still to be drawn before it is needed
        self._drawn_in = 0.0  # seconds until that

    @property
    def busy(self) -> bool:
        """Whether it is on its way."""
        return bool(self.event) and (self._leaving is not None or self._seconds < PLATE_COMES + PLATE_OPENS)

    def show(self, state: State, *, between: bool = False) -> None:
        """Hang as a position has it: no more `between` two rounds, nor when the next one's card is up."""
        self._seconds, self._leaving = PLATE_COMES + PLATE_OPENS, None
        coming = state.phase == EVENT and state.turn > 0 and not between and state.round_card.name in state.rules.events
        self.event = state.round_card.name if coming else ""

    def follow(self, group: Group, start: Point) -> None:
        """Come or go with a group of events; `start` is the middle of the medallion in the bar."""
        for event in group:
            if isinstance(event, events.EventBegan):
                self.event, self._start = event.name, start
                self._seconds, self._leaving = 0, None
            elif isinstance(event, ENDS) and self.event and self._leaving is None:
                self._leaving = 0
            if isinstance(event, events.RoundStarted) and f"plate-{event.card.name}" in self.words:
                self._coming, self._drawn_in = event.card.name, DRAWN_AFTER

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self._seconds += dt
        self._drawn_in -= dt
        if self._coming and self._drawn_in <= 0:
            self._picture(self._coming, self._wide(self._coming))
            self._coming = ""
        if self._leaving is not None:
            self._leaving += dt
            if self._leaving >= LEAVES:
                self.event, self._leaving = "", None

    def finish(self) -> None:
        """Be where it is going to."""
        self.update(PLATE_COMES + PLATE_OPENS)

    def rect(self, middle: float, free: Span = ANYWHERE) -> Rect:
        """Where it hangs: about a `middle`, as far as it is `free` there; nowhere when it is not there."""
        return self.kit.scale.rect(*self._area(middle, free)) if self.event else Rect(0, 0, 0, 0)

    def draw(self, surface: Surface, middle: float, free: Span = ANYWHERE) -> None:
        """Draw it there."""
        if not self.event:
            return
        x, y, wide, _ = self._area(middle, free)
        alpha = 1.0
        if self.reduced:
            gone = min(1.0, (self._leaving or 0) / FADES)
            alpha = min(1.0, self._seconds / FADES) * (1 - gone)
            unrolled = 1.0
        else:
            y -= motion.ease_in(min(1.0, (self._leaving or 0) / LEAVES)) * (TOP + HIGH)
            unrolled = motion.ease_out(min(1.0, max(0.0, self._seconds - PLATE_COMES) / PLATE_OPENS))
        if unrolled:
            self._draw_plate(surface, x, y, wide, unrolled, alpha)
        end = Pose(x - BREAKS + LARGE / 2, y + HIGH / 2, scale=LARGE / self.kit.art.size(self._piece)[0])
        start = Pose(*self._start, scale=MEDALLION / self.kit.art.size(self._piece)[0])
        come = 1.0 if self.reduced else motion.back(min(1.0, self._seconds / PLATE_COMES))
        medallion = motion.between(start, end, come)
        self._pieces.draw(surface, self._piece, Pose(medallion.x, medallion.y, scale=medallion.scale, alpha=alpha))

    @property
    def _piece(self) -> str:
        return f"event_{self.event}"

    def _area(self, middle: float, free: Span) -> Area:
        """With its words smaller where less is free than they would have."""
        left, right = free[0] + BREAKS, free[1]
        wide = min(self._wide(self.event), right - left)
        return max(left, min(middle - wide / 2, right - wide)), TOP, wide, HIGH

    def _wide(self, event: str) -> float:
        name, line = self.words(f"round-{event}"), self.words(f"plate-{event}")
        longest = max(text_width(self.kit, name, NAME, lettering.HEAVY), text_width(self.kit, line, LINE))
        return LEFT + min(ROOM, longest) + RIGHT

    def _picture(self, event: str, wide: float) -> Surface:
        return self.kit.kept(("event plate", event, wide, self.words), lambda: self._whole(event, wide))

    def _draw_plate(self, surface: Surface, x: float, y: float, wide: float, unrolled: float, alpha: float) -> None:
        """What is unrolled of the plate so far; its round end goes before."""
        picture = self._picture(self.event, wide)
        picture.set_alpha(round(255 * alpha))
        left, top = self.kit.scale.at(x, y)
        end = self.kit.px(HIGH / 2)
        shown = max(end, round(picture.get_width() * unrolled) - end)
        surface.blit(picture, (left, top), Rect(0, 0, shown, picture.get_height()))
        cap = Rect(picture.get_width() - end, 0, end, picture.get_height())
        surface.blit(picture, (left + shown, top), cap)

    def _whole(self, event: str, wide: float) -> Surface:
        canvas = Canvas.empty(self.kit, wide, HIGH + SHADE)
        canvas.panel((0, 0, wide, HIGH), INK, BRASS, radius=HIGH / 2, thick=2.5)
        room = wide - LEFT - RIGHT
        canvas.head(self.words(f"round-{event}"), LEFT, 28, NAME, room=room)
        canvas.text(self.words(f"plate-{event}"), LEFT, 50, LINE, MUTED, room=room + 1)
        return canvas.surface
