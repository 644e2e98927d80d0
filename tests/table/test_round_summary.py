"""The chips of a round's summary: each in its panel, none over another."""

from collections.abc import Sequence

import pygame
import pytest
from pygame import Rect, Surface

from game.draw.kit import Kit
from game.draw.palette import CREAM
from game.table.banner import CLOTH_WORDS, cloth
from game.table.round_card import button_rect, draw_button
from game.table.round_changes import SAME, Change, Item
from game.table.round_summary import PANEL_HIGH, UNDER, RoundSummary
from game.table.strip import Strips
from game.table.top_bar import HIGH as TOP_BAR
from game.ui.canvas import Canvas
from game.ui.keys import Device
from game.ui.words import Words

LABEL = "Round 2"
SKY = (90, 120, 200)
HIGH_ON_A_ROOF = Rect(455, 161, 50, 80)
THINGS = ("loot_jewel", "loot_purse", "bullet_neutral", "loot_strongbox", "money_hostage", "bullet_belle")


def summary(kit: Kit, words: Words, seats: int, things: int, shown: Sequence[Rect] = ()) -> RoundSummary:
    """A round that brought somebody so many things."""
    items = tuple(Item(piece, "+1", False, piece, 1) for piece in THINGS[:things])
    changes = [Change("belle", items, SAME)] * seats
    strips = Strips(kit, words, seats, 612, low=False)
    pictures = ["belle"] * seats
    return RoundSummary(
        kit, words, Device(), 1, changes, pictures, strips, lambda _: None, 612, lambda: shown, waits=True
    )


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("things", range(1, 7))
def test_chips_lie_in_their_panel_and_none_over_another(kit: Kit, words: Words, seats: int, things: int) -> None:
    found = summary(kit, words, seats, things)
    change = found.changes[0]
    form, size = found.form(change), found._size(change)
    rects = []
    for item, (x, down) in zip(change.items, found.places(change), strict=True):
        wide, high = found._wide(item, form) * size, form.high * size
        rects.append(Rect(x - wide / 2, down - high / 2, wide, high))
    panel = Rect(0, -(PANEL_HIGH - UNDER) / 2, found.strips.wide + 1, PANEL_HIGH - UNDER)

    assert all(panel.contains(rect) for rect in rects)
    assert not any(rect.collidelist(rects[nth + 1 :]) >= 0 for nth, rect in enumerate(rects))


def test_few_chips_are_large(kit: Kit, words: Words) -> None:
    few, many = summary(kit, words, 3, 2), summary(kit, words, 3, 3)
    assert few.form(few.changes[0]).high > many.form(many.changes[0]).high


@pytest.mark.parametrize("title", ["Round 1 is over", "Раунд 1 окончен", "Fin de la manche 1"])
def test_the_words_on_its_cloth_stay_in_one_line(kit: Kit, title: str) -> None:
    [*letters] = pygame.mask.from_threshold(cloth(kit, title), CREAM, (1, 1, 1, 255)).get_bounding_rects()

    assert letters[0].unionall(letters[1:]).height < 1.2 * CLOTH_WORDS[3]


def test_the_log_ends_over_it(kit: Kit, words: Words) -> None:
    assert summary(kit, words, 3, 1).low < 612 - PANEL_HIGH + UNDER


@pytest.mark.parametrize("x", [200.0, 1164.0])
def test_the_key_of_its_button_is_in_the_picture(kit: Kit, words: Words, surface: Surface, x: float) -> None:
    found = summary(kit, words, 3, 1)
    found.device.used = "keys"
    surface.fill(SKY)
    draw_button(found, surface, LABEL, x, 300)
    button = button_rect(kit, LABEL, x, 300)
    surface.fill(SKY, button)
    key = pygame.mask.from_threshold(surface, SKY, (1, 1, 1, 255))
    key.invert()
    [rect, *_] = key.get_bounding_rects()

    assert rect.left >= button.right if x == 200 else rect.right <= button.left
    assert rect.width > 20


def placed(kit: Kit, words: Words, *shown: Rect) -> tuple[Rect, Rect]:
    """Where the cloth and the button lie while something else is looked at."""
    found = summary(kit, words, 6, 1, shown)
    place = found.place(LABEL)
    return found.cloth_rect(place), button_rect(kit, LABEL, *place.button)


def test_the_cloth_hangs_as_large_as_it_is_where_it_hides_nobody(kit: Kit, words: Words) -> None:
    assert Rect(310, 99, 660, 107) == placed(kit, words)[0]


def test_over_somebody_high_on_a_roof_it_hangs_higher_and_smaller(kit: Kit, words: Words) -> None:
    cloth, _ = placed(kit, words, HIGH_ON_A_ROOF)

    assert not cloth.colliderect(HIGH_ON_A_ROOF)
    assert cloth.top > TOP_BAR
    assert cloth.width > 400


def test_it_leaves_what_waits_under_the_bar_uncovered(kit: Kit, words: Words) -> None:
    waiting = Rect(160, 60, 229, 42)

    assert not placed(kit, words, HIGH_ON_A_ROOF, waiting)[0].colliderect(waiting)


def test_the_button_lies_beside_the_cloth(kit: Kit, words: Words) -> None:
    cloth, button = placed(kit, words)

    assert cloth.right < button.left
    assert cloth.centery == pytest.approx(button.centery, abs=6)


@pytest.mark.parametrize("beside", [(1060, 170), (1150, 160)])
def test_it_is_right_under_the_bar_where_somebody_stands_beside_the_cloth(
    kit: Kit, words: Words, beside: tuple[int, int]
) -> None:
    somebody = Rect(*beside, 40, 80)
    button = placed(kit, words, somebody)[1]

    assert not button.colliderect(somebody)
    assert TOP_BAR < button.top < 100


def test_beside_the_log_the_cloth_is_rather_smaller_than_the_button_over_the_locomotive(kit: Kit, words: Words) -> None:
    found = summary(kit, words, 3, 1)
    found.right = 940
    place = found.place(LABEL)

    assert place.size < 1
    assert place.button[1] < 300


def test_else_it_is_over_the_panels(kit: Kit, words: Words) -> None:
    assert placed(kit, words, Rect(1000, 60, 280, 200))[1].top > 400


def test_where_it_lies_is_found_anew_when_others_are_looked_at(kit: Kit, words: Words) -> None:
    shown = list[Rect]()
    found = summary(kit, words, 6, 1, shown)
    before = found.place(LABEL)
    shown.append(HIGH_ON_A_ROOF)

    assert before != found.place(LABEL)


@pytest.mark.parametrize(("chips", "expected"), [(1, [1]), (2, [2]), (3, [2, 1]), (4, [2, 2]), (5, [3, 2])])
def test_over_a_narrow_strip_they_lie_in_two_rows_the_longer_one_above(
    kit: Kit, words: Words, chips: int, expected: list[int]
) -> None:
    purse = Item("loot_purse", "+1", bad=False, kind="purse", count=1)
    found = summary(kit, words, 6, 1)
    heights = [y for _, y in found.places(Change("belle", (purse,) * chips, SAME))]

    assert expected == [heights.count(y) for y in sorted(set(heights))]


@pytest.mark.parametrize(("moved", "said"), [(True, "round-over-even"), (False, "round-over-nothing")])
def test_who_came_out_even_is_told_apart_from_whom_nothing_happened_to(
    kit: Kit, words: Words, monkeypatch: pytest.MonkeyPatch, moved: bool, said: str
) -> None:
    found = summary(kit, words, 2, 1)
    told: list[str] = []
    monkeypatch.setattr(Canvas, "text", lambda *args, **_: told.append(args[1]) or 0.0)
    found._panel(Change("belle", (), SAME, moved=moved), "belle")

    assert [words(said)] == told
