"""The bandits' strips: where they lie, and when they are drawn anew."""

from dataclasses import replace

import pygame
import pytest
from pygame import Surface

from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale
from game.table.strip import Facts, Strips
from game.ui.words import Words

BELLE = Facts("belle", "belle", "Belle", (("purse", 2), ("jewel", 1), ("strongbox", 0)), 3, 2, 5)
WINDOWS = [(1280, 720), (1920, 1080), (1440, 1080), (3440, 1440)]


def strips(kit: Kit, words: Words, count: int, *, low: bool = False) -> Strips:
    return Strips(kit, words, count, 413 if low else 612, low=low)


@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize("window", WINDOWS)
def test_strips_lie_within_every_window(window: tuple[int, int], count: int, words: Words) -> None:
    row = strips(Kit(Scale(*window), Art()), words, count)
    assert (True, True) == (row.rect(0).left >= 0, row.rect(count - 1).right <= window[0])


@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize("window", WINDOWS)
def test_strips_stand_in_the_middle(window: tuple[int, int], count: int, words: Words) -> None:
    row = strips(Kit(Scale(*window), Art()), words, count)
    assert abs(row.rect(0).left - (window[0] - row.rect(count - 1).right)) <= 2


@pytest.mark.parametrize("count", range(2, 7))
def test_strips_do_not_overlap(count: int, kit: Kit, words: Words) -> None:
    row = strips(kit, words, count)
    assert all(row.rect(index).right < row.rect(index + 1).left for index in range(count - 1))


def test_in_a_wide_window_strips_grow_by_a_seventh_at_most(words: Words) -> None:
    row = strips(Kit(Scale(5120, 1440), Art()), words, 4)
    assert 308 * 1.15 == pytest.approx(row.wide)


@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize("count", [4, 5, 6])
def test_a_strip_can_be_drawn_in_every_form(count: int, low: bool, kit: Kit, words: Words, surface: Surface) -> None:
    surface.fill((0, 0, 0))
    row = strips(kit, words, count, low=low)
    row.draw(surface, [BELLE])
    assert (0, 0, 0, 255) != tuple(surface.get_at(row.rect(0).center))


@pytest.mark.parametrize(
    "change",
    [{"active": True}, {"first": True}, {"cards": 4}, {"wounds": 3}, {"bullets": 4}, {"note": "computer"}],
    ids=str,
)
def test_each_fact_can_be_seen(change: dict[str, object], kit: Kit, words: Words, surface: Surface) -> None:
    row, pictures = strips(kit, words, 4), set()
    for fact in (BELLE, replace(BELLE, **change)):  # type: ignore[arg-type]
        surface.fill((0, 0, 0))
        row.draw(surface, [fact])
        pictures.add(surface.get_buffer().raw)
    assert 2 == len(pictures)


MORE = {
    "loot_purse": replace(BELLE, loot=(("purse", 3), ("jewel", 1), ("strongbox", 0))),
    "loot_jewel": replace(BELLE, loot=(("purse", 2), ("jewel", 2), ("strongbox", 0))),
    "loot_strongbox": replace(BELLE, loot=(("purse", 2), ("jewel", 1), ("strongbox", 1))),
    "bullet_card_tuco": replace(BELLE, wounds=3),
}


@pytest.mark.parametrize("piece", MORE)
@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize("count", [4, 5, 6])
def test_what_flies_to_a_strip_arrives_where_it_is_counted(
    count: int, low: bool, piece: str, kit: Kit, words: Words, surface: Surface
) -> None:
    """Where the strip looks otherwise when there is one more: the count, right of the sign."""
    row = strips(kit, words, count, low=low)
    surface.fill("black")
    row.draw(surface, [BELLE])
    before = surface.copy()
    surface.fill("black")
    row.draw(surface, [MORE[piece]])
    x, y = row.spot(0, BELLE, piece)
    changed = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255), before)
    changed.invert()
    first, *others = changed.get_bounding_rects()
    around = first.unionall(others)

    assert -12 < around.centerx - x < 42
    assert abs(around.centery - y) < 14


def test_anything_else_arrives_in_its_middle(kit: Kit, words: Words) -> None:
    row = strips(kit, words, 4)

    assert row.centre(0) == row.spot(0, BELLE, "hostage_banker")
