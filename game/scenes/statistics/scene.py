"""The scene: whose statistics, people's or bandits'; four numbers, four charts; or why there are none."""

from enum import StrEnum
from functools import partial

import pygame
from pygame import Surface
from pygame.event import Event

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, INK, LINE, MUTED, PANEL, RAISED
from game.draw.scale import Area
from game.engine.contents import ROUNDS
from game.scenes.backdrop import Backdrop
from game.scenes.context import Context
from game.scenes.scene import StillScene
from game.scenes.scoring.wealth import Lines
from game.scenes.statistics import sides, sources, standings, tiles
from game.scenes.statistics.panel import panel
from game.statistics.figures import Figures, Rider
from game.ui import notice, page_head
from game.ui.canvas import Canvas
from game.ui.controls import draw_button
from game.ui.focus import FocusRing, Target
from game.ui.key_hints import KeyHint
from game.ui.keys import Intent

HOUR, VEIL = 2, 0.66
TABS = (490.0, 10.0, 300.0, 36.0)
LEFT, MIDDLE = (16.0, 164.0, 408.0, 540.0), (440.0, 164.0, 408.0, 540.0)
UPPER, LOWER = (864.0, 164.0, 400.0, 268.0), (864.0, 448.0, 400.0, 256.0)
NOTICE = (16.0, 86.0, 1248.0)
EMPTY = (340.0, 262.0, 600.0, 228.0)


class Whose(StrEnum):
    """Whom a page is about; the values end the keys of its words."""

    PEOPLE = "people"
    BANDITS = "bandits"


class StatisticsScene(StillScene):
    """Lies over the title. `trouble` is a sentence about the file, to be told instead of the four numbers."""

    def __init__(self, context: Context, figures: Figures, trouble: str = "") -> None:
        self.context = context
        self.figures = figures
        self.trouble = trouble
        self.kinds = sources.kinds(context.words, (*figures.people, *figures.bandits))
        self.ring = FocusRing(context.device)
        self.whose = Whose.PEOPLE if figures.people or not figures.games else Whose.BANDITS
        self.above = 0  # rows that are scrolled out at the top

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        self.side, self.down = kit.scale.wider / 2, kit.scale.deeper
        self.backdrop = Backdrop(kit, HOUR, VEIL)
        self.back = page_head.way_back(self.context.stack.pop)
        tabs = [
            Target(whose, kit.scale.rect(*self._tab(nth)), partial(self.show, whose)) for nth, whose in enumerate(Whose)
        ]
        self.ring.set([self.back.target(kit), *tabs])
        self.ring.focused = self.ring.focused or self.whose
        self._scroll(0)

    @property
    def riders(self) -> tuple[Rider, ...]:
        """Those whom the page is about."""
        return self.figures.people if self.whose is Whose.PEOPLE else self.figures.bandits

    @property
    def rows(self) -> int:
        """How many of them are seen at a time."""
        return min(standings.rows(LEFT[3] + self.down), sources.rows(MIDDLE[3] + self.down, self.kinds))

    @property
    def seen(self) -> tuple[Rider, ...]:
        """Those who are seen now."""
        return self.riders[self.above : self.above + self.rows]

    def show(self, whose: Whose) -> None:
        """Open the page of people or of bandits."""
        self.whose = whose
        self.above = 0
        self.ring.focused = whose

    def handle(self, event: Event) -> None:
        meant = self.context.device.intent(event)
        if meant in (Intent.BACK, Intent.MENU):
            self.context.stack.pop()
        elif meant in (Intent.LEFT, Intent.RIGHT, Intent.PAGE_BACK, Intent.PAGE_ON):
            self.show(Whose.BANDITS if meant in (Intent.RIGHT, Intent.PAGE_ON) else Whose.PEOPLE)
        elif meant in (Intent.UP, Intent.DOWN):
            self._scroll(1 if meant is Intent.DOWN else -1)
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
        else:
            self.ring.handle(event)

    def _scroll(self, rows: int) -> None:
        self.above = max(0, min(self.above + rows, len(self.riders) - self.rows))

    def _tab(self, nth: int) -> Area:
        x, y, wide, high = TABS
        half = wide / 2
        return self.side + x + 3 + nth * half, y + 3, half - 6, high - 6

    # the picture

    def draw(self, surface: Surface) -> None:
        self.backdrop.draw(surface)
        self._draw_head(Canvas(self.kit, surface))
        canvas = Canvas(self.kit, surface, self.kit.px(self.side), 0)
        words, figures = self.context.words, self.figures
        if self.trouble:
            notice.draw(canvas, self.trouble, *NOTICE)
        elif self.riders:
            numbers = tiles.of_people if self.whose is Whose.PEOPLE else tiles.of_bandits
            tiles.draw(canvas, numbers(canvas, words, figures))
        if self.riders:
            self._draw_charts(canvas)
        else:
            self._draw_empty(canvas)
        self.ring.draw(surface, self.kit)

    def _draw_head(self, canvas: Canvas) -> None:
        words = self.context.words
        hints = [KeyHint((Intent.LEFT, Intent.RIGHT), words("statistics-hint-whose"))]
        if len(self.riders) > self.rows:
            hints.append(KeyHint((Intent.UP, Intent.DOWN), words("statistics-hint-more")))
        hints.append(KeyHint((Intent.BACK,), words("word-back")))
        page_head.draw(canvas, words, words("statistics-title"), hints, self.context.device)
        draw_button(canvas.surface, self.kit, self.back, self.ring)
        x, y, across, high = TABS
        canvas.box((x + self.side, y, across, high), INK, LINE, radius=10)
        for nth, whose in enumerate(Whose):
            left, top, wide_tab, high_tab = self._tab(nth)
            here = whose is self.whose
            if here:
                canvas.box((left, top, wide_tab, high_tab), RAISED, AMBER, radius=8, thick=2)
            colour = CREAM if here or self.ring.pointed == whose else MUTED
            face = lettering.BOLD if here else lettering.BODY
            canvas.text(
                words(f"statistics-{whose}"), left + wide_tab / 2, top + 20.5, 15, colour, face,
                align="centre", room=wide_tab - 16,
            )  # fmt: skip

    def _draw_charts(self, canvas: Canvas) -> None:
        words, figures, riders = self.context.words, self.figures, self.riders
        most, richest = max(rider.played for rider in riders), max(rider.gained for rider in riders)
        under = words(f"statistics-by-{self.whose}")
        standings.draw(canvas, words, self._deeper(LEFT, 1), self.seen, most, under)
        sources.draw(canvas, words, self._deeper(MIDDLE, 1), self.seen, richest, self.kinds)
        self._draw_bar(canvas)
        upper, lower = self._deeper(UPPER, 0.5), self._deeper(LOWER, 0.5, lowered=True)
        if self.whose is Whose.PEOPLE:
            sides.bullets(canvas, words, upper, self.seen)
            sides.expansions(canvas, words, lower, figures.tables)
            return
        panel(canvas, upper, words("statistics-growth"), beside=words("statistics-growth-beside"))
        x, y, wide, high = upper
        grown = {rider.bandit: rider.growth for rider in riders if len(rider.growth) > ROUNDS}
        if grown:
            Lines(self.kit, grown).draw(canvas, (x + 12, y + 50, wide - 24, high - 60))
        sides.idle_cards(canvas, words, lower, figures.actions)

    def _deeper(self, area: Area, part: float, *, lowered: bool = False) -> Area:
        """An area that takes a part of what the window is higher than 720 units."""
        x, y, wide, high = area
        return x, y + (self.down * (1 - part) if lowered else 0), wide, high + self.down * part

    def _draw_bar(self, canvas: Canvas) -> None:
        """Which of the rows are seen."""
        count = len(self.riders)
        if count <= self.rows:
            return
        x, y, wide, high = self._deeper(LEFT, 1)
        top, whole = y + 84, high - 100
        canvas.box((x + wide - 10, top, 4, whole), LINE, radius=2, opacity=0.35)
        canvas.box((x + wide - 10, top + whole * self.above / count, 4, whole * self.rows / count), AMBER, radius=2)

    def _draw_empty(self, canvas: Canvas) -> None:
        words = self.context.words
        x, y, wide, high = EMPTY
        y += self.down / 2
        key = "statistics-none" if not self.figures.games else "statistics-none-of-people"
        canvas.panel((x, y, wide, high), PANEL, LINE, radius=14)
        canvas.piece("ui_stats", x + wide / 2 - 28, y + 34, width=56)
        canvas.head(words(key), x + wide / 2, y + 136, 24, align="centre", room=wide - 80)
        canvas.text(words(f"{key}-text"), x + wide / 2, y + 172, 16, MUTED, align="centre", room=wide - 80)
