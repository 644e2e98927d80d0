"""The drawer at the right of the train that the log is read in."""

from collections.abc import Callable
from math import inf

import pygame
from pygame import Rect, Surface
from pygame.event import Event as Input

from game.board.trace import Trace
from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, LINE, MUTED, PANEL, RAISED
from game.expansions.book import guise
from game.table.chronicle import Chronicle, Line
from game.ui import key_hints
from game.ui.canvas import Canvas, text_width
from game.ui.focus import FocusRing, Target, nothing
from game.ui.key_hints import KeyHint
from game.ui.keys import Device, Intent
from game.ui.words import Words

WIDE = 340.0
TOP = 56.0
HEAD, FOOT = 56.0, 52.0
HEADING, LINE_STEP, PAD = 34.0, 19.0, 17.0  # units: a heading's height, a line of text, what an entry adds
TEXT_LEFT, TEXT_ROOM = 46.0, 236.0
SIZE = 15
ICONS = ("move", "floor_change", "fire", "punch", "robbery", "marshal", "heist", "draw")
WHEEL = 57.0  # units a notch of the wheel
TITLE_LEFT, TITLE_SIZE, TITLE_GAP = 16.0, 22, 8.0
FILTER_LEFT, FILTER_RIGHT = 66.0, 286.0  # where the filters may lie, from the drawer's left edge


class Drawer:
    """Open or shut; `bottom` is where it ends at most, in units."""

    def __init__(self, kit: Kit, words: Words, device: Device, chronicle: Chronicle, bottom: float) -> None:
        self.kit = kit
        self.words = words
        self.device = device
        self.chronicle = chronicle
        self.over = inf  # where something begins that should be seen under it, in units
        self._bottom = bottom
        self.person: str | None = None  # whose lines are shown; None: everybody's
        self.scrolled = 0.0  # units above the newest line
        self.chosen: int | None = None  # the line that the keys have come to

    @property
    def bottom(self) -> float:
        """Where it ends now, in units."""
        return min(self._bottom, self.over)

    @property
    def left(self) -> float:
        """Its left edge, in units."""
        return self.kit.scale.wide - WIDE

    @property
    def lines(self) -> list[Line]:
        """What is shown: headings only over something."""
        if self.person is None:
            return self.chronicle.lines
        found: list[Line] = []
        for line in self.chronicle.lines:
            if line.heading and found and found[-1].heading:
                found.pop()
            if line.heading or self.person in line.people:
                found.append(line)
        return found[:-1] if found and found[-1].heading else found

    # what can be pressed

    def targets(self, close: Callable[[], None], refresh: Callable[[], None]) -> list[Target]:
        """The filters, the way out, and each line in sight."""
        found = []
        for nth, person in enumerate([None, *self.chronicle.eyes.state.bandits]):

            def show(person: str | None = person) -> None:
                self.person, self.scrolled, self.chosen = person, 0.0, None
                refresh()

            hint = self.words("log-all") if person is None else self.words("log-of", who=self.words(f"bandit-{person}"))
            found.append(Target(f"log filter {nth}", self._filter_rect(nth), show, hint=hint))
        found.append(Target("log close", self._close_rect(), close))
        rows = [Target(f"log line {index}", rect, nothing, framed=True) for index, rect in self._rows()]
        return [*found, *rows]

    def handle(self, event: Input, mouse: tuple[int, int]) -> bool:
        """The wheel over the drawer, and the arrows up and down; whether it was for the log."""
        if event.type == pygame.MOUSEWHEEL and self.is_at(mouse):
            self._scroll(WHEEL * event.y)
            return True
        way = {Intent.UP: -1, Intent.DOWN: 1}.get(self.device.intent(event))  # type: ignore[arg-type]
        if way is None:
            return False
        entries = [index for index, line in enumerate(self.lines) if not line.heading]
        if entries:
            at = entries.index(self.chosen) + way if self.chosen in entries else len(entries) - 1
            self.chosen = entries[max(0, min(at, len(entries) - 1))]
            self._bring(self.chosen)
        return True

    def traces(self, ring: FocusRing) -> tuple[Trace, ...]:
        """Where on the train happened what is pointed at or has been come to."""
        index = self._pointed(ring)
        lines = self.lines
        return lines[index].traces if index is not None and index < len(lines) else ()

    def _pointed(self, ring: FocusRing) -> int | None:
        if ring.pointed is not None and ring.pointed.startswith("log line "):
            return int(ring.pointed.removeprefix("log line "))
        return self.chosen if self.device.keys else None

    # where things are

    def is_at(self, point: tuple[int, int]) -> bool:
        """Whether a point in pixels is on it while it is open."""
        return self._area().collidepoint(point)

    def _area(self) -> Rect:
        return self.kit.scale.rect(self.left, TOP, WIDE, self.bottom - TOP)

    @property
    def _text_bottom(self) -> float:
        return self.bottom - (FOOT if self.device.keys else 8)

    @property
    def _filter_left(self) -> float:
        """Where the filters begin, from the drawer's left edge: behind the title, however long its word is."""
        title = text_width(self.kit, self.words("log-title"), TITLE_SIZE, lettering.HEAVY)
        return max(FILTER_LEFT, TITLE_LEFT + title + TITLE_GAP)

    def _filter_rect(self, nth: int) -> Rect:
        count, first = len(self.chronicle.eyes.state.bandits), self._filter_left
        step = min(38.0, (FILTER_RIGHT - first - 46) / count)
        size = min(34.0, step - 2)
        if nth == 0:
            return self.kit.scale.rect(self.left + first, 66, 42, 34)
        x = self.left + first + 46 + (nth - 1) * step
        return self.kit.scale.rect(x, 83 - size / 2, size, size)

    def _close_rect(self) -> Rect:
        return self.kit.scale.rect(self.left + 292, 64, 38, 38)

    def _wrapped(self, line: Line) -> list[str]:
        return lettering.wrap(line.words, lettering.BODY, self.kit.letter(SIZE), self.kit.px(TEXT_ROOM))

    def _high(self, line: Line) -> float:
        return HEADING if line.heading else PAD + LINE_STEP * self.kit.letters * len(self._wrapped(line))

    def _rows(self) -> list[tuple[int, Rect]]:
        """The entries in sight and where they are, in pixels; the newest is lowest."""
        found = []
        foot, top = self._text_bottom + self.scrolled, TOP + HEAD
        for index, line in reversed(list(enumerate(self.lines))):
            high = self._high(line)
            if foot <= top:
                break
            if foot - high < self._text_bottom and not line.heading:
                upper, lower = max(top, foot - high), min(self._text_bottom, foot)
                found.append((index, self.kit.scale.rect(self.left + 6, upper, WIDE - 12, lower - upper)))
            foot -= high
        return found[::-1]

    def _scroll(self, units: float) -> None:
        whole = sum(self._high(line) for line in self.lines)
        most = max(0.0, whole - (self._text_bottom - TOP - HEAD))
        self.scrolled = max(0.0, min(most, self.scrolled + units))

    def _bring(self, index: int) -> None:
        """Scroll until a line is in sight."""
        after = sum(self._high(line) for line in self.lines[index + 1 :])
        high, room = self._high(self.lines[index]), self._text_bottom - TOP - HEAD
        if after < self.scrolled:
            self.scrolled = after
        elif after + high > self.scrolled + room:
            self.scrolled = after + high - room

    # the picture

    def draw(self, surface: Surface, ring: FocusRing) -> None:
        """Draw it with its lines."""
        canvas = Canvas(self.kit, surface)
        canvas.box((self.left, TOP, WIDE, self.bottom - TOP), PANEL, LINE)
        pointed = self._pointed(ring)
        clip = surface.get_clip()
        top = TOP + HEAD
        surface.set_clip(self.kit.scale.rect(self.left, top, WIDE, self._text_bottom - top))
        foot = self._text_bottom + self.scrolled
        for index, line in reversed(list(enumerate(self.lines))):
            high = self._high(line)
            if foot <= top:
                break
            if foot - high < self._text_bottom:
                self._draw_line(canvas, line, foot - high, high, index == pointed)
            foot -= high
        surface.set_clip(clip)
        self._draw_head(canvas, ring)
        if self.device.keys:
            self._draw_foot(canvas)

    def _draw_line(self, canvas: Canvas, line: Line, top: float, high: float, pointed: bool) -> None:
        x = self.left
        if line.heading:
            canvas.box((x + 12, top + 19, WIDE - 24, 1.5), LINE, opacity=0.7)
            wide = canvas.head(line.words, -900, 0, SIZE)
            canvas.box((x + 18, top + 8, wide + 12, 22), PANEL)
            canvas.head(line.words, x + 24, top + 25, SIZE, MUTED)
            return
        if pointed:
            canvas.box((x + 6, top + 1, WIDE - 12, high - 2), RAISED, AMBER, radius=10, thick=2.5)
        canvas.piece(f"badge_{line.badge}", x + 14, top + 7, width=24)
        for nth, words in enumerate(self._wrapped(line)):
            canvas.text(
                words, x + TEXT_LEFT, top + 24 + nth * LINE_STEP * self.kit.letters, SIZE, CREAM if pointed else MUTED
            )
        if line.action in ICONS:
            canvas.piece(f"icon_{line.action}_cream", x + WIDE - 40, top + 6, width=24)

    def _draw_head(self, canvas: Canvas, ring: FocusRing) -> None:
        x = self.left
        canvas.head(self.words("log-title"), x + TITLE_LEFT, 91, TITLE_SIZE)
        for nth, person in enumerate([None, *self.chronicle.eyes.state.bandits]):
            rect = self._filter_rect(nth)
            u = self.kit.scale.u
            left, top, wide, high = rect.x / u, rect.y / u, rect.w / u, rect.h / u
            edge = AMBER if person == self.person else LINE
            canvas.box((left, top, wide, high), None, edge, radius=high / 2, thick=2.5 if edge == AMBER else 1.5)
            if person is None:
                canvas.text(self.words("log-all-short"), left + wide / 2, top + 22, 15, align="centre")
            else:
                badge = guise(self.chronicle.eyes.state, person)
                canvas.piece(f"badge_{badge}", left + 4, top + 4, width=wide - 8)
        rect = self._close_rect()
        left, top = rect.x / self.kit.scale.u, rect.y / self.kit.scale.u
        canvas.box((left, top, 38, 38), RAISED, CREAM if ring.hovered == "log close" else LINE, radius=10)
        canvas.piece("ui_close", left + 8, top + 8, width=22)

    def _draw_foot(self, canvas: Canvas) -> None:
        canvas.box((self.left, self.bottom - FOOT, WIDE, 1.5), LINE)
        hints = (
            KeyHint((Intent.UP, Intent.DOWN), self.words("log-entry")),
            KeyHint((Intent.BACK,), self.words("log-close")),
        )
        canvas.blit(key_hints.row(self.kit, self.words, hints, self.device), self.left + 16, self.bottom - FOOT + 12)
