"""How a strip is drawn: large, narrow for five and six seats, flat in the scheming scene."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Surface

from game.draw import shapes
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, INK, LINE, MUTED, PANEL, RAISED
from game.expansions.book import colour, loot_piece
from game.table.strip_parts import SLOTS, cylinder, loot_counts, mark, slots
from game.ui.canvas import Canvas, text_width
from game.ui.portrait import EDGE, portrait

if TYPE_CHECKING:
    from game.table.strip import Facts

ABOVE = 16  # units above a strip that its picture is higher, for the pennant
BELOW = 4  # and below it, for the shadow
MOST_TRINKETS = 2
AFTER_NAME, PERSON = 8.0, 14.0  # units between a bandit's name and a person's, and the size of that
SHORTEST = 4  # letters of a person's name, with the dots after them: shorter it says nothing
FULL_FROM = 300  # units of width from which a strip is drawn large


def draw(kit: Kit, fact: Facts, wide: float, high: float) -> Surface:
    """The strip of a bandit; the picture has `ABOVE` units over it."""
    whole = Canvas.empty(kit, wide + 2, high + ABOVE + BELOW)
    canvas = Canvas(kit, whole.surface, 0, kit.px(ABOVE))
    canvas.panel((0, 0, wide, high), RAISED if fact.active else PANEL, LINE)
    inset = 10 if high < 80 else 12
    canvas.box((0, inset, 5, high - 2 * inset), colour(fact.who), radius=2)
    if fact.active:
        canvas.box((0, 0, wide, high), None, AMBER, radius=12, thick=3)
    if high < 80:
        _flat(canvas, fact, wide)
    else:
        _tall(canvas, fact, wide, FULL if wide >= FULL_FROM else NARROW)
    return shapes.quick(whole.surface)


def _head(canvas: Canvas, fact: Facts, at: tuple[float, float], size: float, badge: float, pennant: float) -> None:
    """The portrait, `size` units square, with the badge on its lower right corner and the pennant above."""
    x, y = at
    canvas.blit(portrait(canvas.kit, fact.who, size, 10 if size > 60 else 8), x - EDGE / 2, y - EDGE / 2)
    canvas.emblem(fact.who, x + size - badge * 0.67, y + size - badge * 0.83, badge)
    if fact.automatic or fact.note:
        radius = 13 if size > 60 else 11
        canvas.disc(x + 5, y + 5, radius, INK, colour(fact.who) if fact.automatic else LINE)
        canvas.piece("ui_robot", x + 5 - radius * 0.73, y + 5 - radius * 0.77, width=radius * 1.46)
    if fact.first:
        canvas.piece("first_player", x + size * 0.57, -ABOVE + 2, width=pennant)


def _names(canvas: Canvas, fact: Facts, x: float, baseline: float, letters: float, room: float) -> None:
    """The bandit's name, and after it that of whoever leads him, as far as there is room."""
    end = canvas.head(fact.name, x, baseline, letters, room=room) + AFTER_NAME
    left = room - end
    person = fact.person
    while person and text_width(canvas.kit, person, PERSON) > left:
        person = f"{person[:-2]}…" if len(person) > SHORTEST else ""
    if person:
        canvas.text(person, x + end, baseline, PERSON, MUTED)


@dataclass(frozen=True)
class _Form:
    """Places in a strip of full height. Pairs are x and y; places in a row say how large it is after them."""

    head: tuple[float, float]
    portrait: float
    badge: float
    pennant: float
    name: tuple[float, float]
    letters: float
    cylinder: float
    margin: float  # right of the cylinder
    cylinder_top: float
    loot: tuple[float, float]
    in_first: int  # kinds of loot beside the portrait; the others stand in the second row
    loot_size: float
    digits: float
    slots: tuple[float, float, float, float]  # x, y, a bullet's width, from one to the next
    warning: tuple[float, float, float]  # x, x where there are more bullets than slots, baseline
    cards: tuple[float, float, float, float, float]  # x, y and width of the sign, x and baseline of the count
    wounds: tuple[float, float, float, float, float]
    second: tuple[float, float, float]  # x, y, from kind to kind of the other loot
    token: tuple[float, float, float]  # x (from the right end where it is negative), y, width
    aside: tuple[float, float, float]  # the same, where there is something kept
    trinkets: tuple[float, float, float, float]  # x, y, size, from one to the next
    kept: tuple[float, float, float]  # x from the right end, y, width


FULL = _Form(
    head=(12, 11), portrait=78, badge=30, pennant=34,
    name=(108, 28), letters=18, cylinder=44, margin=12, cylinder_top=12,
    loot=(106, 38), in_first=3, loot_size=0.62, digits=16,
    slots=(108, 68, 13, 17), warning=(164, 188, 86),
    cards=(106, 70, 20, 129, 86), wounds=(160, 69, 12, 176, 86),
    second=(198, 64, 22), token=(-48, 63, 28), aside=(4, 62, 24),
    trinkets=(196, 65, 0.66, 19), kept=(54, 55, 42),
)  # fmt: skip


NARROW = _Form(
    head=(11, 10), portrait=52, badge=26, pennant=30,
    name=(74, 27), letters=16, cylinder=38, margin=8, cylinder_top=8,
    loot=(72, 36), in_first=2, loot_size=0.52, digits=14,
    slots=(13, 71, 12, 15), warning=(64, 88, 88),
    cards=(14, 73, 18, 35, 87), wounds=(52, 71, 11, 68, 87),
    second=(80, 70, 18), token=(4, 44, 24), aside=(4, 40, 24),
    trinkets=(122, 68, 0.58, 15), kept=(46, 56, 38),
)  # fmt: skip


def _tall(canvas: Canvas, fact: Facts, wide: float, form: _Form) -> None:
    _head(canvas, fact, form.head, form.portrait, form.badge, form.pennant)
    x, baseline = form.name
    right = wide - form.cylinder - form.margin
    _names(canvas, fact, x, baseline, form.letters, right - x)
    cylinder(canvas, right, form.cylinder_top, form.cylinder, fact.bullets)
    first, others = fact.loot[: form.in_first], fact.loot[form.in_first :]
    loot_counts(canvas, first, *form.loot, form.loot_size, form.digits, 22)
    if fact.says is not None:
        x, y, size, _, line = form.cards
        piece, said = fact.says
        canvas.piece(piece, x, y - 1, width=size)
        canvas.text(said, x + size + 7, line, 15, MUTED, room=wide - x - size - (54 if fact.token else 14))
    elif fact.slots or fact.warning:
        slots(canvas, fact.slots, *form.slots)
        usual, further, line = form.warning
        _warn(canvas, fact, usual if len(fact.slots) <= SLOTS else further, line, wide)
    else:
        for piece, (x, y, size, count_x, line), count in (
            ("icon_draw_cream", form.cards, fact.cards),
            ("bullet_neutral", form.wounds, fact.wounds),
        ):
            mark(canvas, piece, x, y, size, count, count_x, line)
        x, y, gap = form.second
        loot_counts(canvas, others, x, y, form.loot_size, form.digits, gap)
    _trinkets(canvas, fact, *form.trinkets)
    for piece in fact.kept:
        canvas.piece(piece, wide - form.kept[0], form.kept[1], width=form.kept[2])
    if fact.token:
        x, y, size = form.aside if fact.kept else form.token
        canvas.piece(fact.token, x if x >= 0 else wide + x, y, width=size)


def _trinkets(canvas: Canvas, fact: Facts, x: float, y: float, size: float, step: float) -> None:
    """Each by itself; of more than two the first, and their number."""
    shown = fact.trinkets if len(fact.trinkets) <= MOST_TRINKETS else fact.trinkets[:1]
    for nth, piece in enumerate(shown):
        canvas.piece(piece, x + nth * step, y, size)
    if len(fact.trinkets) > MOST_TRINKETS:
        wide, high = canvas.kit.art.size(fact.trinkets[0])
        canvas.text(str(len(fact.trinkets)), x + wide * size, y + high * size / 2 + 5, 14, CREAM)


def _warn(canvas: Canvas, fact: Facts, x: float, baseline: float, wide: float) -> None:
    """What the bullets in front of him do; in amber once they do it."""
    canvas.text(fact.warning, x, baseline, 14, AMBER if len(fact.slots) >= SLOTS else MUTED, room=wide - x - 8)


@dataclass(frozen=True)
class _Flat:
    """Places in a flat strip: the column of counts and the cylinder are told from the right end."""

    portrait: float
    badge: float
    words: float
    letters: float
    loot: float  # size of the loot
    gap: float
    column: float
    cylinder: float

    @property
    def margin(self) -> float:
        """Units above and below the cylinder."""
        return (58 - self.cylinder) / 2


WIDE_FLAT = _Flat(46, 22, 74, 16, 0.52, 22, 94, 40)
MIDDLE_FLAT = _Flat(46, 22, 70, 16, 0.44, 13, 79, 34)
FLAT_KEPT = (-3, 27, 31)  # x, y, width: over the portrait's lower corner
SMALL_FLAT = _Flat(40, 20, 57, 15, 0.36, 11, 65, 26)


def _flat_form(wide: float) -> _Flat:
    return WIDE_FLAT if wide >= FULL_FROM else MIDDLE_FLAT if wide >= 240 else SMALL_FLAT


def _flat(canvas: Canvas, fact: Facts, wide: float) -> None:
    form = _flat_form(wide)
    y = (58 - form.portrait) / 2
    _head(canvas, fact, (y + 4, y), form.portrait, form.badge, 26)
    column = wide - form.column
    _names(canvas, fact, form.words, 23, form.letters, column - form.words - 2)
    gap = form.gap if len(fact.loot) <= 3 else form.gap * 0.55
    loot_counts(canvas, fact.loot, form.words - 1, 30 + (0.52 - form.loot) * 20, form.loot, 14, gap)
    counts = column + (22 if wide >= 240 else 19)
    last = fact.slots[-1] if fact.slots else "neutral"
    mark(canvas, "icon_draw_cream", column, 9, 17, fact.cards, counts, 23)
    mark(canvas, f"bullet_{last}", column + 3, 31, 12, fact.wounds, counts, 47)
    crowded = bool(fact.trinkets) and form is SMALL_FLAT
    top = 3 if crowded else form.margin
    cylinder(canvas, wide - form.cylinder - (8 if wide >= FULL_FROM else 4), top, form.cylinder, fact.bullets)
    if fact.token:
        canvas.piece(fact.token, 5, 3, width=20)
    for piece in fact.kept:
        x, y, size = FLAT_KEPT
        canvas.piece(piece, x, y, width=size)
    if crowded:
        _trinkets(canvas, fact, wide - (22 if len(fact.trinkets) == 1 else 34), 31, 0.58, 14)
    else:
        _trinkets(canvas, fact, wide - form.column - 14 * min(MOST_TRINKETS, len(fact.trinkets)) - 8, 5, 0.58, 14)


# where things are counted


def spot(kit: Kit, fact: Facts, wide: float, high: float, piece: str) -> tuple[float, float] | None:
    """The middle of the sign in a strip that counts a piece: a kind of loot, or bullets; None for anything else."""
    rows, wound = _flat_places(fact, wide) if high < 80 else _tall_places(fact, wide)
    if piece.startswith("bullet"):
        return None if fact.slots or fact.warning or fact.says is not None else wound
    for kinds, left, y, size, gap in rows:
        x = left
        for kind, _ in kinds:
            across, tall = kit.art.size(loot_piece(kind))
            if loot_piece(kind) == piece:
                return x + across * size / 2, y + tall * size / 2
            x += across * size + gap
    return None


_Row = tuple[Sequence[tuple[str, int]], float, float, float, float]  # kinds, x, y, size, from one to the next


def _tall_places(fact: Facts, wide: float) -> tuple[list[_Row], tuple[float, float]]:
    form = FULL if wide >= FULL_FROM else NARROW
    first, others = fact.loot[: form.in_first], fact.loot[form.in_first :]
    x, y, gap = form.second
    rows: list[_Row] = [(first, *form.loot, form.loot_size, 22), (others, x, y, form.loot_size, gap)]
    return rows, (form.wounds[0] + form.wounds[2] / 2, form.wounds[1] + form.wounds[2])


def _flat_places(fact: Facts, wide: float) -> tuple[list[_Row], tuple[float, float]]:
    form = _flat_form(wide)
    gap = form.gap if len(fact.loot) <= 3 else form.gap * 0.55
    row = (fact.loot, form.words - 1, 30 + (0.52 - form.loot) * 20, form.loot, gap)
    return [row], (wide - form.column + 9, 41)
