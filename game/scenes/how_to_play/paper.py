"""A page on paper: its heading, its pictures, what they show, the rule in points, exceptions, other pages."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.draw import lettering
from game.draw.palette import BRICK, INK, LINE, PAPER, PAPER_2, PAPER_3, RUST, WOOD_1
from game.draw.scale import Area
from game.engine.contents import RoundCard
from game.scenes.how_to_play import example
from game.scenes.how_to_play.pages import Page
from game.scenes.how_to_play.picture import Pictures, count
from game.table.top_bar import TURN_PIECES
from game.ui.canvas import Canvas, text_width
from game.ui.focus import FocusRing
from game.ui.paragraph import Paragraph, paragraph

MARGIN = 30
HEAD = 76  # units from the paper's top to the line below the heading
ICON = 46
TITLE, LEAD = 30, 18
CAPTION, POINT, NOTE = 16, 17.5, 16  # letters
BETWEEN, APART = 16, 14  # pictures beside each other; parts below each other
BULLET, BADGE = 20, 30  # what stands before a point, before a note
TALLEST = 310.0  # a picture's height
MANY, MANY_SHARE = 4, 0.55  # so many pictures stand in a row, and are smaller then
TURN, TURNS = 36, 50  # a turn's icon, the row of them
# Letters are as large as there is room for beside pictures of at least this height.
FITTING = ((1.12, 240), (1.06, 225), (1.0, 200), (0.94, 175), (0.88, 155), (0.82, 135), (0.77, 118), (0.72, 100))
SIZES = tuple(size for size, _ in FITTING)
CHIP, CHIP_TEXT = 36, 16


@dataclass(frozen=True)
class Note:
    """An exception: whose it is, and what it says."""

    badge: str
    name: str
    said: Paragraph


@dataclass(frozen=True)
class Layout:
    """What stands on a page, set in letters of a size."""

    captions: tuple[Paragraph, ...]
    points: tuple[Paragraph, ...]
    notes: tuple[Note, ...]
    foot: Paragraph | None
    high: float  # of all of it but the pictures


class Paper:
    """A page laid out in an area in units; `chips` are the places of the pages to see also, in units.

    `trying` is what stands on the button at the foot that leads to a puzzle, and `try_at` its place; empty for none.
    """

    def __init__(self, pictures: Pictures, page: Page, area: Area, see: tuple[Page, ...], trying: str = "") -> None:
        self.pictures = pictures
        self.kit = pictures.kit
        self.words = pictures.words
        self.page = page
        self.area = area
        self.see = see
        self.trying = trying
        room = area[3] - HEAD - MARGIN
        self.count = count(page)
        self.columns = min(self.count, MANY)
        self.rows = -(-self.count // MANY)
        self.turns = example.turns(page)
        share = MANY_SHARE if self.columns == MANY else 1
        layouts = ((self._lay_out(size), least * share * self.rows) for size, least in FITTING)
        last = self._lay_out(FITTING[-1][0])
        self.layout = next((one for one, least in layouts if one.high + least <= room), last)
        least = FITTING[-1][1] * share * self.rows
        tallest = TALLEST * (1.25 * share if self.columns == MANY else 1)
        self.tall = min(tallest, (room - self.layout.high) / self.rows) if self.count else 0.0
        self.fits = room - self.layout.high >= least
        self.chips = self._chips()

    @property
    def _room(self) -> float:
        return self.area[2] - 2 * MARGIN

    @property
    def _across(self) -> float:
        """How wide a picture is."""
        return (self._room - BETWEEN * (self.columns - 1)) / max(1, self.columns)

    def _said(self, part: str) -> str:
        key = f"{self.page.words}-{part}"
        return self.words(key) if key in self.words else ""

    def _lay_out(self, size: float) -> Layout:
        kit = self.kit
        said = [self._said(str(nth + 1)) for nth in range(self.count)]
        captions = tuple(paragraph(kit, one, CAPTION * size, self._across - 4, lettering.BOLD) for one in said if one)
        lines = [line for line in self._said("text").split("\n") if line]
        points = tuple(paragraph(kit, line, POINT * size, self._room - BULLET) for line in lines)
        notes = tuple(self._note(name, size) for name in self.page.notes)
        foot_said = self._said("foot")
        foot = paragraph(kit, foot_said, NOTE * size, self._room - 70) if foot_said else None
        high = sum(_tallest(row) + 10 for row in _rows(captions)) + (TURNS if self.turns else 0)
        high += sum(one.high + 5 for one in points) + (APART if points and self.count else 0)
        rows = [notes[nth : nth + 2] for nth in range(0, len(notes), 2)]
        high += sum(max(self._note_high(one) for one in row) + 6 for row in rows) + (APART if rows else 0)
        high += foot.high + 20 + APART if foot is not None else 0
        high += self._last_row
        return Layout(captions, points, notes, foot, high)

    def _note(self, name: str, size: float) -> Note:
        words = self.words
        title = f"{self.page.words}-{name}-name"
        called = words(title if title in words else f"bandit-{name}")
        room = (self._room - BETWEEN) / 2 - BADGE - 12
        return Note(f"badge_{name}", called, paragraph(self.kit, self._said(name), NOTE * size, room))

    @staticmethod
    def _note_high(note: Note) -> float:
        return 20 + note.said.high

    @property
    def _last_row(self) -> float:
        """The height of the row of what leads on."""
        return CHIP + APART if self.see or self.trying else 0.0

    @property
    def _last_top(self) -> float:
        return self.area[1] + self.area[3] - MARGIN / 2 - CHIP - 4

    @property
    def try_at(self) -> Area:
        """The place of the button to a puzzle."""
        wide = text_width(self.kit, self.trying, CHIP_TEXT, lettering.HEAVY) + 48
        return self.area[0] + MARGIN, self._last_top, wide, float(CHIP)

    def _chips(self) -> tuple[Area, ...]:
        left, found = self.area[0] + MARGIN, []
        if self.trying:
            left += self.try_at[2] + 20
        for page in self.see:
            wide = text_width(self.kit, self.words(page.title), CHIP_TEXT, lettering.HEAVY) + CHIP + 22
            found.append((left, self._last_top, wide, float(CHIP)))
            left += wide + 10
        return tuple(found)

    # the picture

    def draw(self, canvas: Canvas, ring: FocusRing, number: str) -> None:
        """Draw it; `number` tells which of all pages it is."""
        x, y, wide, _ = self.area
        canvas.panel(self.area, PAPER, PAPER_3, radius=14)
        self._draw_head(canvas, number)
        canvas.box((x + MARGIN, y + HEAD, wide - 2 * MARGIN, 1.5), PAPER_3)
        top = y + HEAD + APART
        if self.turns is not None:
            self._draw_turns(canvas, self.turns, top)
            top += TURNS
        top = self._draw_pictures(canvas, top)
        for point in self.layout.points:
            canvas.svg(_diamond(), x + MARGIN, top + point.step / 2 - 5, 10, 10)
            point.draw(canvas, x + MARGIN + BULLET, top, WOOD_1)
            top += point.high + 5
        top = self._draw_notes(canvas, top)
        self._draw_foot(canvas)
        for page, chip in zip(self.see, self.chips, strict=True):
            self._draw_chip(canvas, page, chip, pointed=ring.pointed == f"see {page.key}")

    def _draw_head(self, canvas: Canvas, number: str) -> None:
        x, y, wide, _ = self.area
        own_wide, own_high = self.kit.art.size(self.page.icon)
        factor = ICON / max(own_wide, own_high)
        middle = x + MARGIN + ICON / 2
        canvas.piece(self.page.icon, middle - own_wide * factor / 2, y + 40 - own_high * factor / 2, factor)
        left = x + MARGIN + ICON + 16
        end = canvas.text(number, x + wide - MARGIN, y + 30, 15, WOOD_1, align="right")
        title = canvas.head(self.words(self.page.title), left, y + 50, TITLE, INK, room=wide * 0.6)
        lead = self._said("lead")
        room = x + wide - MARGIN - left - title - 24
        if text_width(self.kit, lead, LEAD) > room - end - 16:
            self._draw_long_lead(canvas, lead, left + title + 24, room)
        else:
            canvas.text(lead, left + title + 24, y + 50, LEAD, WOOD_1)

    def _draw_long_lead(self, canvas: Canvas, lead: str, left: float, room: float) -> None:
        """A first sentence that needs two lines stands below the page's number."""
        y = self.area[1]
        fitting = (paragraph(self.kit, lead, LEAD * 0.9 * size, room) for size in SIZES)
        said = next((one for one in fitting if one.high <= HEAD - 40), None)
        said = said or paragraph(self.kit, lead, LEAD * 0.9 * SIZES[-1], room)
        said.draw(canvas, left, y + HEAD - 6 - said.high, WOOD_1)

    def _draw_turns(self, canvas: Canvas, cards: Sequence[RoundCard], top: float) -> None:
        """The turns of a round card, for small tables and for large ones."""
        half = (self._room + BETWEEN) / 2
        for nth, (card, size) in enumerate(zip(cards, ("small", "large"), strict=True)):
            left = self.area[0] + MARGIN + nth * half
            x = left + canvas.text(self.words(f"rules-turns-{size}"), left, top + 24, 16, INK, lettering.BOLD) + 14
            for turn in card.turns:
                canvas.piece(f"turn_{TURN_PIECES[turn]}", x, top, width=TURN)
                x += TURN + 6
            if card.keep:
                canvas.text(self.words("rules-turns-keep", count=card.keep), x + 8, top + 24, 16, INK, lettering.BOLD)

    def _draw_pictures(self, canvas: Canvas, top: float) -> float:
        """The pictures with what they show; where they end."""
        if not self.count:
            return top
        tall, captions = self.tall - APART, self.layout.captions
        for row in range(0, self.count, MANY):
            for nth in range(row, min(row + MANY, self.count)):
                x = self.area[0] + MARGIN + (nth - row) * (self._across + BETWEEN)
                canvas.blit(self.pictures.picture(self.page, nth, (self._across, tall)), x, top)
                if nth < len(captions):
                    captions[nth].draw(canvas, x + 2, top + tall + 5, RUST)
            top += tall + _tallest(captions[row : row + MANY]) + (10 if captions else 0) + APART
        return top

    def _draw_notes(self, canvas: Canvas, top: float) -> float:
        """Exceptions in two columns; where they end."""
        notes = self.layout.notes
        if not notes:
            return top
        left = self.area[0] + MARGIN
        canvas.box((left, top + 2, self._room, 1.5), PAPER_3)
        top += APART
        for nth in range(0, len(notes), 2):
            row = notes[nth : nth + 2]
            for column, note in enumerate(row):
                x = left + column * (self._room + BETWEEN) / 2
                canvas.piece(note.badge, x, top + 2, width=BADGE)
                canvas.head(note.name, x + BADGE + 12, top + 15, 16, INK)
                note.said.draw(canvas, x + BADGE + 12, top + 20, WOOD_1)
            top += max(self._note_high(note) for note in row) + 6
        return top

    def _draw_foot(self, canvas: Canvas) -> None:
        """What comes of it where nothing can be done, in a box at the foot."""
        foot = self.layout.foot
        if foot is None:
            return
        x, y, _, high = self.area
        tall = foot.high + 16
        top = y + high - MARGIN / 2 - 4 - tall - self._last_row
        canvas.box((x + MARGIN, top, self._room, tall), PAPER_2, radius=10)
        canvas.disc(x + MARGIN + 26, top + tall / 2, 13, INK)
        canvas.head("?", x + MARGIN + 26, top + tall / 2 + 7, 19, PAPER, align="centre")
        foot.draw(canvas, x + MARGIN + 54, top + 7, WOOD_1)

    def _draw_chip(self, canvas: Canvas, page: Page, chip: Area, *, pointed: bool) -> None:
        x, y, _, high = chip
        canvas.box(chip, PAPER if pointed else PAPER_2, RUST if pointed else LINE, radius=high / 2)
        own_wide, own_high = self.kit.art.size(page.icon)
        factor = (CHIP - 10) / max(own_wide, own_high)
        canvas.piece(
            page.icon, x + 12 + (CHIP - 10 - own_wide * factor) / 2, y + (high - own_high * factor) / 2, factor
        )
        canvas.head(self.words(page.title), x + CHIP + 10, y + high / 2 + 5.5, CHIP_TEXT, BRICK)


def _rows(captions: Sequence[Paragraph]) -> list[Sequence[Paragraph]]:
    """What stands below pictures, row by row."""
    return [captions[nth : nth + MANY] for nth in range(0, len(captions), MANY)]


def _tallest(row: Sequence[Paragraph]) -> float:
    return max((one.high for one in row), default=0)


def _diamond() -> str:
    return '<path d="M5 0.6 L9.4 5 L5 9.4 L0.6 5 Z" fill="#b5482b"/>'
