"""The contents at the left: the chapters, the pages of the open one, or those that a search has found."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, LINE, MUTED, PANEL, RAISED
from game.draw.scale import Area
from game.scenes.how_to_play.pages import Chapter, Page
from game.ui.canvas import Canvas
from game.ui.focus import FocusRing, Target
from game.ui.words import Words

CHAPTER, ENTRY = 34.0, 30.0  # units high
ICON = 20
MARGIN = 10


@dataclass(frozen=True)
class Row:
    """A line of the contents: a chapter, or one of its pages; `top` counts from the first line's."""

    chapter: Chapter | None
    page: Page
    top: float

    @property
    def high(self) -> float:
        """Its height in units."""
        return CHAPTER if self.chapter is not None else ENTRY

    @property
    def name(self) -> str:
        """The name of its target."""
        return f"chapter {self.chapter.key}" if self.chapter is not None else f"page {self.page.key}"


class Contents:
    """Lies in an area in units; `open` shows a page."""

    def __init__(self, kit: Kit, words: Words, area: Area, show: Callable[[Page], None]) -> None:
        self.kit = kit
        self.words = words
        self.area = area
        self.show = show
        self.rows: tuple[Row, ...] = ()
        self.above = 0.0  # units that are scrolled out at the top

    def follow(self, chapters: Sequence[Chapter], found: Sequence[Page] | None, here: Page) -> None:
        """List the chapters with the pages of the one that is open, or only pages that were found."""
        rows: list[Row] = []
        top = 0.0

        def add(chapter: Chapter | None, page: Page) -> None:
            nonlocal top
            rows.append(Row(chapter, page, top))
            top += rows[-1].high

        if found is not None:
            for page in found:
                add(None, page)
        else:
            for chapter in chapters:
                add(chapter, chapter.pages[0])
                if chapter.key == here.chapter:
                    for page in chapter.pages:
                        add(None, page)
        self.rows = tuple(rows)
        self._reach(here)

    def scroll(self, units: float) -> None:
        """Scroll down, or up by negative units, as far as that goes."""
        whole = self.rows[-1].top + self.rows[-1].high if self.rows else 0
        self.above = max(0.0, min(self.above + units, whole - self.area[3]))

    def _reach(self, here: Page) -> None:
        """Let the page's line be seen."""
        self.scroll(0)
        row = next((row for row in self.rows if row.chapter is None and row.page is here), None)
        if row is not None:
            if row.top < self.above + ENTRY:
                self.scroll(row.top - CHAPTER - self.above)
            elif row.top + 2 * row.high > self.above + self.area[3]:
                self.scroll(row.top + 2 * row.high - self.above - self.area[3])

    def _place(self, row: Row) -> Area:
        x, y, wide, _ = self.area
        return x, y + row.top - self.above, wide, row.high

    def _seen(self) -> list[Row]:
        """The lines that are seen whole."""
        end = self.above + self.area[3] + 0.5
        return [row for row in self.rows if row.top >= self.above - 0.5 and row.top + row.high <= end]

    def targets(self) -> list[Target]:
        """The lines that are seen, for the focus ring."""
        return [
            Target(row.name, self.kit.scale.rect(*self._place(row)), partial(self.show, row.page), framed=True)
            for row in self._seen()
        ]

    def draw(self, canvas: Canvas, ring: FocusRing, here: Page) -> None:
        """Draw the lines, and a bar at the side that tells which of them are seen."""
        for row in self._seen():
            pointed = ring.pointed == row.name
            if row.chapter is None:
                self._draw_entry(canvas, row, here=row.page is here, pointed=pointed)
            else:
                self._draw_chapter(canvas, row.chapter, row, pointed=pointed)
        x, y, wide, high = self.area
        whole = self.rows[-1].top + self.rows[-1].high if self.rows else 0
        if whole > high:
            canvas.box((x + wide + 4, y, 4, high), LINE, radius=2, opacity=0.35)
            canvas.box((x + wide + 4, y + high * self.above / whole, 4, high * high / whole), AMBER, radius=2)

    def _draw_chapter(self, canvas: Canvas, chapter: Chapter, row: Row, *, pointed: bool) -> None:
        x, y, wide, high = self._place(row)
        colour = CREAM if pointed else AMBER
        canvas.head(self.words(f"rules-chapter-{chapter.key}"), x + 6, y + high - 11, 16, colour, room=wide - 12)

    def _draw_entry(self, canvas: Canvas, row: Row, *, here: bool, pointed: bool) -> None:
        x, y, wide, high = self._place(row)
        if here or pointed:
            canvas.box((x, y + 1, wide, high - 2), RAISED, AMBER if here else PANEL, radius=8, thick=2)
        icon = f"{row.page.icon}_cream" if f"{row.page.icon}_cream" in self.kit.art else row.page.icon
        own_wide, own_high = self.kit.art.size(icon)
        factor = ICON / max(own_wide, own_high)
        middle = x + MARGIN + 6 + ICON / 2
        canvas.piece(icon, middle - own_wide * factor / 2, y + high / 2 - own_high * factor / 2, factor)
        face, colour = (lettering.BOLD, CREAM) if here else (lettering.BODY, CREAM if pointed else MUTED)
        left = x + MARGIN + ICON + 16
        canvas.text(self.words(row.page.title), left, y + high / 2 + 5, 15, colour, face, room=x + wide - left - 6)
