"""A round is over: over each strip stands what it brought, and who gained and lost is seen on the train, too."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from game.board.motion import back, ease_in, ease_out
from game.draw import lettering
from game.draw.hiding import hidden
from game.draw.kit import Kit
from game.draw.palette import AMBER, BAD, CREAM, INK, LINE, MAIN, MUTED, RAISED
from game.table.banner import CLOTH, UNROLLS, cloth, unrolled
from game.table.moment import Moment, squeezed
from game.table.round_card import button_rect, draw_button
from game.table.round_changes import Change, Item
from game.table.strip import Strips
from game.table.top_bar import HIGH
from game.ui.canvas import Canvas, text_width
from game.ui.keys import Device
from game.ui.words import Words

RISES, ROWS_APART, CHIPS_APART, POPS = 0.26, 0.09, 0.06, 0.16  # seconds
FADES = 0.2
STANDS, A_ROW = 3.0, 0.4  # seconds for whom nobody presses, and more for each strip
PANEL_HIGH, UNDER = 84.0, 18.0  # units: how much of it lies behind the strip
SIGN, SIGN_AT = 36.0, 0.5  # its size; where it is before the chips
CHIP_GAP = 8.0
TAB = (190.0, 27.0)  # of who gained most
# The cloth is drawn on some of its picture: so wide and high, so far under the picture's upper edge. It hangs as usual,
# or right under the bar, or under what waits there; the largest that hides nobody.
CLOTH_DRAWN, CLOTH_DOWN = (660.0, 107.0), 21.0
CLOTH_TOPS, CLOTH_SIZES = (HIGH + 43.0, HIGH + 4.0, HIGH + 50.0), (1.0, 0.9, 0.8, 0.7)
# Its button is at the right: beside the cloth, right under the bar, or over the panels.
BUTTON_HALF, BUTTON_TOP, BUTTON_FOOT, BUTTON_ASIDE = 33.0, HIGH + 82.0, 14.0, 116.0
NARROW = 230.0  # units of a strip
ROW_DOWN = 15.5  # units from the middle line to a row of two


@dataclass(frozen=True)
class Form:
    """How large the chips are: how high, their sign, their letters, what is left at their ends, where they begin."""

    high: float
    icon: float
    letters: float
    side: float
    first: float


WIDE_FORM, SMALL_FORM, NARROW_FORM = Form(38, 25, 16, 15, 68), Form(30, 21, 15, 9, 60), Form(28, 20, 15, 8, 54)


@dataclass(frozen=True)
class Place:
    """Where it lies in units: the cloth's middle and its size, and the middle and the foot of the button."""

    cloth: tuple[float, float]
    size: float
    button: tuple[float, float]


class RoundSummary(Moment):
    """The end of a round; `changes` in the order of the strips, over which their panels rise from a `foot` in units.

    `shown` says what else is looked at meanwhile, in pixels: neither its cloth nor its button should hide that.
    """

    goes = FADES

    def __init__(
        self,
        kit: Kit,
        words: Words,
        device: Device,
        number: int,
        changes: Sequence[Change],
        pictures: Sequence[str],
        strips: Strips,
        draw_strips: Callable[[Surface], None],
        foot: float,
        shown: Callable[[], Sequence[Rect]],
        *,
        waits: bool,
    ) -> None:
        super().__init__(kit, words, device, waits=waits)
        self.number = number
        self.changes = tuple(changes)
        self.pictures = tuple(pictures)
        self.strips = strips
        self._draw_strips = draw_strips
        self.foot = foot
        self._shown = shown
        self._place: tuple[Hashable, Place] | None = None  # for what it was found, and where
        self.low = foot - PANEL_HIGH + UNDER - TAB[1] / 2
        self.comes = RISES + ROWS_APART * len(changes) + CHIPS_APART * 4 + POPS
        self.stays = STANDS + A_ROW * len(changes)

    def draw(self, surface: Surface) -> None:
        """Draw it over the table."""
        kit, seen = self.kit, self.there
        top = self.foot - PANEL_HIGH + UNDER
        self.shade(surface, 0.7 * seen, self.foot)
        label = self.words("bar-round", number=str(self.number + 1))
        place = self.place(label)
        (x, y), size = place.cloth, place.size
        title = self.words("round-over", number=str(self.number))
        picture = kit.kept(("cloth", title, size), lambda: squeezed(cloth(kit, title), size, size))
        if self.reduced:
            self.put(surface, picture, x, y, seen)
        else:
            unrolled(kit, surface, picture, x, y, self.part(0, UNROLLS, ease_out) * (1 - self.gone(ease_in)), size)
        for nth, change in enumerate(self.changes):
            self._draw_panel(surface, nth, change, top)
        self._draw_strips(surface)
        if self.waits and self.part(self.comes - POPS, POPS) == 1 and not self.gone():
            draw_button(self, surface, label, *place.button)

    # where its cloth and its button lie

    def place(self, label: str) -> Place:
        """The first of its places where it hides nothing that is looked at; else where it hides least."""
        shown = self._shown()
        found_for = label, self.waits, self.right, tuple(tuple(rect) for rect in shown)
        if self._place is None or self._place[0] != found_for:
            self._place = found_for, min(self._places(), key=lambda place: self._hides(place, label, shown))
        return self._place[1]

    def _places(self) -> Iterator[Place]:
        """The better ones first: a smaller cloth is better than a button over what lies in the Locomotive."""
        x, aside, low = self.right / 2, self.right - BUTTON_ASIDE, self.foot - PANEL_HIGH + UNDER - BUTTON_FOOT
        cloths = [((x, top + (CLOTH[1] / 2 - CLOTH_DOWN) * size), size) for size in CLOTH_SIZES for top in CLOTH_TOPS]
        for cloth_at, size in cloths:
            yield from (Place(cloth_at, size, (aside, foot)) for foot in (cloth_at[1] + BUTTON_HALF, BUTTON_TOP))
        yield from (Place(cloth_at, size, (aside, low)) for cloth_at, size in cloths)

    def _hides(self, place: Place, label: str, shown: Sequence[Rect]) -> int:
        drawn = self.cloth_rect(place)
        under = hidden(drawn, shown)
        return under + hidden(button_rect(self.kit, label, *place.button), [*shown, drawn]) if self.waits else under

    def cloth_rect(self, place: Place) -> Rect:
        """What the cloth covers there, in pixels."""
        (x, y), (wide, high) = place.cloth, CLOTH_DRAWN
        top = y - (CLOTH[1] / 2 - CLOTH_DOWN) * place.size
        return self.kit.scale.rect(x - wide / 2 * place.size, top, wide * place.size, high * place.size)

    def _draw_panel(self, surface: Surface, nth: int, change: Change, top: float) -> None:
        """What the round brought one of them: a panel that rises from behind his strip."""
        kit, strips = self.kit, self.strips
        begins = ROWS_APART * nth
        risen = self.part(begins, RISES, ease_out) * (1 - self.gone(ease_in))
        if risen <= 0:
            return
        left = strips.left + strips.step * nth
        who = self.pictures[nth]
        panel = kit.kept(("summary", change, who, strips.wide, self.words), lambda: self._panel(change, who))
        form = self.form(change)
        y = top + (PANEL_HIGH - UNDER) * (1 - risen)
        surface.set_clip(kit.scale.rect(0, 0, kit.scale.wide, self.foot))
        surface.blit(panel, kit.scale.at(left, y - TAB[1] / 2))
        at = begins + RISES
        for place, item in enumerate(change.items):
            pop = self.part(at + CHIPS_APART * place, POPS, back)
            if pop > 0:
                key = ("summary chip", item, self._size(change), form)
                chip = kit.kept(key, partial(self._chip, item, self._size(change), form))
                grown = squeezed(chip, max(0.05, pop), max(0.05, pop))
                x, down = self.places(change)[place]
                self.put(surface, grown, left + x, y + (PANEL_HIGH - UNDER) / 2 + 1 + down)
        sign = self.part(at + CHIPS_APART * len(change.items), POPS, back)
        if sign > 0:
            size = max(0.05, sign)
            picture = kit.kept(("summary sign", change.sign), lambda: kit.piece(f"sign_{change.sign}", SIGN / 32))
            self.put(surface, squeezed(picture, size, size), left + form.first * SIGN_AT, y + (PANEL_HIGH - UNDER) / 2)
        surface.set_clip(None)

    def _panel(self, change: Change, who: str) -> Surface:
        """The panel with its bar in the bandit's colour; amber round whoever gained most."""
        wide = self.strips.wide
        canvas = Canvas.empty(self.kit, wide, PANEL_HIGH + TAB[1] / 2)
        down = TAB[1] / 2
        edge = AMBER if change.most else LINE
        canvas.box((0, down, wide, PANEL_HIGH), RAISED, edge, radius=12, thick=3 if change.most else 1.5)
        canvas.box((0, down + 26, 5, 26), MAIN.get(who, MUTED), radius=2)
        if not change.items:
            said = self.words("round-over-even" if change.moved else "round-over-nothing")
            first = self.form(change).first
            canvas.text(said, first, down + 40, 15.5, MUTED, room=wide - first - 12)
        if change.most:
            tab = min(wide - 20, max(TAB[0], text_width(self.kit, self.words("round-over-most"), 15) + 30))
            canvas.box(((wide - tab) / 2, 0, tab, TAB[1]), AMBER, INK, radius=TAB[1] / 2, thick=2)
            canvas.head(self.words("round-over-most"), wide / 2, 19, 15, INK, align="centre", room=tab - 20)
        return canvas.surface

    # the chips of a panel: in one row or, where that is too narrow, smaller, and in two

    def form(self, change: Change) -> Form:
        """The measures of a panel's chips."""
        if self.strips.wide < NARROW:
            return NARROW_FORM
        return WIDE_FORM if self._wide_row(change.items, WIDE_FORM) <= self._room(WIDE_FORM) else SMALL_FORM

    def places(self, change: Change) -> list[tuple[float, float]]:
        """The middles of its chips, from the left end and the middle line of the panel."""
        form = self.form(change)
        rows = self._rows(change, form)
        found = []
        for row, items in enumerate(rows):
            y = 0.0 if len(rows) == 1 else (-ROW_DOWN, ROW_DOWN)[row]
            x = form.first
            size = min(1.0, self._room(form) / self._wide_row(items, form)) if items else 1.0
            for item in items:
                wide = self._wide(item, form) * size
                found.append((x + wide / 2, y))
                x += wide + CHIP_GAP * size
        return found

    def _rows(self, change: Change, form: Form) -> list[Sequence[Item]]:
        items = change.items
        if self._wide_row(items, form) <= self._room(form):
            return [items]
        first = (len(items) + 1) // 2
        return [items[:first], items[first:]]

    def _room(self, form: Form) -> float:
        return self.strips.wide - form.first - 6

    def _wide_row(self, items: Sequence[Item], form: Form) -> float:
        return sum(self._wide(item, form) for item in items) + CHIP_GAP * max(0, len(items) - 1)

    def _wide(self, item: Item, form: Form) -> float:
        return 2 * form.side + form.icon + 4 + text_width(self.kit, item.amount, form.letters, lettering.HEAVY)

    def _size(self, change: Change) -> float:
        """How large its chips are drawn, so that each row of them has room."""
        form = self.form(change)
        rows = [row for row in self._rows(change, form) if row]
        return min([1.0, *(self._room(form) / self._wide_row(row, form) for row in rows)])

    def _chip(self, item: Item, size: float, form: Form) -> Surface:
        wide = self._wide(item, form)
        colour = BAD if item.bad else AMBER
        canvas = Canvas.empty(self.kit, wide, form.high)
        canvas.box((0, 0, wide, form.high), INK, colour, radius=form.high / 2, thick=2.5)
        own_wide, own_high = self.kit.art.size(item.piece)
        factor = form.icon / max(own_wide, own_high)
        x = form.side + (form.icon - own_wide * factor) / 2
        canvas.piece(item.piece, x, (form.high - own_high * factor) / 2, factor)
        canvas.head(
            item.amount,
            form.side + form.icon + 4,
            form.high / 2 + form.letters * 0.36,
            form.letters,
            BAD if item.bad else CREAM,
        )
        return canvas.surface if size == 1 else pygame.transform.smoothscale_by(canvas.surface, size)
