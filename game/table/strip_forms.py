"""How a strip is drawn: large, narrow for five and six seats, flat in the scheming scene."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pygame import Surface

from game.draw import lettering, shapes
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
UNDER_NAME, SMALL_PERSON = 16.5, 12.5  # the same where it stands under the name, from baseline to baseline
LEAST_PERSON = 11.0  # how small its letters may become before it stands under, or is cut
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
        _tall(canvas, fact, wide, _tall_form(kit, fact, wide))
    return shapes.quick(whole.surface)


def _head(
    canvas: Canvas,
    fact: Facts,
    at: tuple[float, float],
    size: float,
    badge: float,
    pennant: float,
    *,
    robot_right: bool = False,
) -> None:
    """The portrait, `size` units square, with the badge on its lower right corner and the pennant above.

    Who plays by himself has a robot on the upper left corner, or on the right one.
    """
    x, y = at
    canvas.blit(portrait(canvas.kit, fact.who, size, 10 if size > 60 else 8), x - EDGE / 2, y - EDGE / 2)
    canvas.emblem(fact.who, x + size - badge * 0.67, y + size - badge * 0.83, badge)
    if fact.automatic or fact.note:
        radius = 13 if size > 60 else 11
        middle = x + (size - 5 if robot_right else 5)
        canvas.disc(middle, y + 5, radius, INK, colour(fact.who) if fact.automatic else LINE)
        canvas.piece("ui_robot", middle - radius * 0.73, y + 5 - radius * 0.77, width=radius * 1.46)
    if fact.first:
        canvas.piece("first_player", x + size * 0.57, -ABOVE + 2, width=pennant)


def _names(
    canvas: Canvas, fact: Facts, at: tuple[float, float], letters: float, room: float, *, under: float = 0
) -> None:
    """The bandit's name, and after it that of whoever leads him; under it, so much higher both, where it is narrow."""
    x, baseline = at
    if not (under and fact.person):
        end = canvas.head(fact.name, x, baseline, letters, room=room) + AFTER_NAME
        if not under:
            _person(canvas, fact.person, (x + end, baseline), PERSON, room - end)
        return
    canvas.head(fact.name, x, baseline - under, letters, room=room)
    _person(canvas, fact.person, (x, baseline - under + UNDER_NAME), SMALL_PERSON, room)


def _person(canvas: Canvas, person: str, at: tuple[float, float], letters: float, room: float) -> None:
    """A person's name in as large letters as there is room for; cut at the end, or left out, if even small ones are."""
    while letters > LEAST_PERSON and text_width(canvas.kit, person, letters) > room:
        letters -= 0.5
    while person and text_width(canvas.kit, person, letters) > room:
        person = f"{person[:-2]}…" if len(person) > SHORTEST else ""
    canvas.text(person, *at, letters, MUTED)


def _too_long(kit: Kit, fact: Facts, letters: float, room: float) -> bool:
    """Whether a person's name has no room after the bandit's, whatever its letters."""
    name = text_width(kit, fact.name, letters, lettering.HEAVY) + AFTER_NAME
    return bool(fact.person) and name + text_width(kit, fact.person, LEAST_PERSON) > room


_Row = tuple[Sequence[tuple[str, int]], float, float, float, float, float]  # kinds, x, y, size, digits, between them


@dataclass(frozen=True)
class _Form:
    """Places in a strip of full height. Pairs are x and y; places in a row say how large it is after them."""

    head: tuple[float, float]
    portrait: float
    badge: float
    pennant: float
    name: tuple[float, float]
    under: float  # how much higher the name stands where a person's stands under it; 0: that stands after it
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

    def first_row(self, fact: Facts) -> _Row:
        """The loot beside the portrait: lower where two names are above it."""
        x, y = self.loot
        lower = 7 if self.under and fact.person else 0
        return fact.loot[: self.in_first], x, y + lower, self.loot_size, self.digits, 22

    def second_row(self, fact: Facts) -> _Row:
        """The other kinds of it."""
        x, y, gap = self.second
        return fact.loot[self.in_first :], x, y, self.loot_size, self.digits, gap


FULL = _Form(
    head=(12, 11), portrait=78, badge=30, pennant=34,
    name=(108, 28), under=0, letters=18, cylinder=44, margin=12, cylinder_top=12,
    loot=(106, 38), in_first=3, loot_size=0.62, digits=16,
    slots=(108, 68, 13, 17), warning=(164, 188, 86),
    cards=(106, 70, 20, 129, 86), wounds=(160, 69, 12, 176, 86),
    second=(198, 64, 22), token=(-48, 63, 28), aside=(4, 62, 24),
    trinkets=(196, 65, 0.66, 19), kept=(54, 55, 42),
)  # fmt: skip


NARROW = _Form(
    head=(11, 10), portrait=52, badge=26, pennant=30,
    name=(74, 27), under=8, letters=16, cylinder=38, margin=8, cylinder_top=8,
    loot=(72, 36), in_first=2, loot_size=0.52, digits=14,
    slots=(13, 71, 12, 15), warning=(64, 88, 88),
    cards=(14, 73, 18, 35, 87), wounds=(52, 71, 11, 68, 87),
    second=(80, 70, 18), token=(4, 44, 24), aside=(4, 40, 24),
    trinkets=(122, 68, 0.58, 15), kept=(46, 56, 38),
)  # fmt: skip


FULL_UNDER = replace(FULL, under=8)  # of a long name


def _tall_form(kit: Kit, fact: Facts, wide: float) -> _Form:
    if wide < FULL_FROM:
        return NARROW
    room = wide - FULL.cylinder - FULL.margin - FULL.name[0]
    return FULL_UNDER if _too_long(kit, fact, FULL.letters, room) else FULL


def _tall(canvas: Canvas, fact: Facts, wide: float, form: _Form) -> None:
    _head(canvas, fact, form.head, form.portrait, form.badge, form.pennant)
    right = wide - form.cylinder - form.margin
    _names(canvas, fact, form.name, form.letters, right - form.name[0], under=form.under)
    cylinder(canvas, right, form.cylinder_top, form.cylinder, fact.bullets)
    loot_counts(canvas, *form.first_row(fact))
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
        loot_counts(canvas, *form.second_row(fact))
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
    under: float  # as in a strip of full height
    letters: float
    loot: float  # size of the loot
    digits: float
    gap: float
    four: tuple[float, float, float]  # the same three where there are four kinds of it
    column: float
    wounds: float  # the column of the bullets received
    beside: float  # from there to their count
    cylinder: float

    @property
    def margin(self) -> float:
        """Units above and below the cylinder."""
        return (58 - self.cylinder) / 2

    def row(self, fact: Facts) -> _Row:
        """The loot in its row: smaller where there are four kinds of it, lower where two names are above it."""
        size, digits, gap = (self.loot, self.digits, self.gap) if len(fact.loot) <= 3 else self.four
        y = 30 + (0.52 - size) * 20 + (3 if self.under and fact.person else 0)
        return fact.loot, self.words - 1, y, size, digits, gap


WIDE_FLAT = _Flat(46, 22, 74, 0, 16, 0.52, 14, 22, (0.52, 14, 12), 94, 94, 22, 40)
MIDDLE_FLAT = _Flat(46, 22, 70, 6, 16, 0.44, 13, 14, (0.34, 12, 10), 79, 79, 22, 34)
SMALL_FLAT = _Flat(42, 20, 60, 6, 15, 0.42, 13, 12, (0.3, 12, 9), 62, 52, 15, 28)
FLAT_TRINKETS = ((0, 0), (-28, 0), (-33, 10), (-37, 0))  # by their number: x from the right end, from one to the next
FLAT_KEPT = (-3, 27, 31)  # x, y, width: over the portrait's lower corner
FLAT_TOKEN = {False: (3, 34), True: (5, 3)}  # x, y: at the portrait's lower corner, at the upper one over what is kept


WIDE_FLAT_UNDER = replace(WIDE_FLAT, under=6, loot=0.44, digits=13, gap=18)  # of a long name


def _flat_form(kit: Kit, fact: Facts, wide: float) -> _Flat:
    if wide < FULL_FROM:
        return MIDDLE_FLAT if wide >= 240 else SMALL_FLAT
    room = wide - WIDE_FLAT.column - WIDE_FLAT.words - _beside_names(fact)
    return WIDE_FLAT_UNDER if _too_long(kit, fact, WIDE_FLAT.letters, room) else WIDE_FLAT


def _beside_names(fact: Facts) -> float:
    """What trinkets take between the names and the column of counts."""
    return 14 * min(MOST_TRINKETS, len(fact.trinkets)) + 8 if fact.trinkets else 2


def _flat(canvas: Canvas, fact: Facts, wide: float) -> None:
    form = _flat_form(canvas.kit, fact, wide)
    y = (58 - form.portrait) / 2
    both = bool(fact.token and fact.kept)
    _head(canvas, fact, (y + 4, y), form.portrait, form.badge, 26, robot_right=both)
    column, wounds = wide - form.column, wide - form.wounds
    aside = 2 if form is SMALL_FLAT else _beside_names(fact)
    _names(canvas, fact, (form.words, 23), form.letters, column - form.words - aside, under=form.under)
    loot_counts(canvas, *form.row(fact))
    last = fact.slots[-1] if fact.slots else "neutral"
    mark(canvas, "icon_draw_cream", column, 9, 17, fact.cards, column + (22 if wide >= 240 else 19), 23)
    mark(canvas, f"bullet_{last}", wounds + 3, 31, 12, fact.wounds, wounds + form.beside, 47)
    top = 4 if form is SMALL_FLAT else form.margin
    cylinder(canvas, wide - form.cylinder - (8 if wide >= FULL_FROM else 4), top, form.cylinder, fact.bullets)
    if fact.token:
        canvas.piece(fact.token, *FLAT_TOKEN[both], width=20)
    for piece in fact.kept:
        x, y, size = FLAT_KEPT
        canvas.piece(piece, x, y, width=size)
    if form is SMALL_FLAT:
        x, step = FLAT_TRINKETS[min(len(fact.trinkets), MOST_TRINKETS + 1)]
        _trinkets(canvas, fact, wide + x, 31, 0.58, step)
    else:
        _trinkets(canvas, fact, column - aside, 5, 0.58, 14)


# where things are counted


def spot(kit: Kit, fact: Facts, wide: float, high: float, piece: str) -> tuple[float, float] | None:
    """The middle of the sign in a strip that counts a piece: a kind of loot, or bullets; None for anything else."""
    rows, wound = _flat_places(kit, fact, wide) if high < 80 else _tall_places(kit, fact, wide)
    if piece.startswith("bullet"):
        return None if fact.slots or fact.warning or fact.says is not None else wound
    for kinds, left, y, size, _, gap in rows:
        x = left
        for kind, _ in kinds:
            across, tall = kit.art.size(loot_piece(kind))
            if loot_piece(kind) == piece:
                return x + across * size / 2, y + tall * size / 2
            x += across * size + gap
    return None


def _tall_places(kit: Kit, fact: Facts, wide: float) -> tuple[list[_Row], tuple[float, float]]:
    form = _tall_form(kit, fact, wide)
    rows = [form.first_row(fact), form.second_row(fact)]
    return rows, (form.wounds[0] + form.wounds[2] / 2, form.wounds[1] + form.wounds[2])


def _flat_places(kit: Kit, fact: Facts, wide: float) -> tuple[list[_Row], tuple[float, float]]:
    form = _flat_form(kit, fact, wide)
    return [form.row(fact)], (wide - form.wounds + 9, 41)
