"""The chips of a round's summary: each in its panel, none over another."""

import pytest
from pygame import Rect

from game.board.board import Board
from game.board.stage import Stage, Ways
from game.draw.hiding import hidden
from game.draw.kit import Kit
from game.engine.contents import BANDITS
from game.engine.game import Setup, new_game
from game.table.round_card import button_rect
from game.table.round_changes import SAME, Change, Item
from game.table.round_summary import PANEL_HIGH, UNDER, RoundSummary
from game.table.strip import Strips
from game.ui.keys import Device
from game.ui.words import Words

SETUP = Setup(BANDITS[:6], seed=4)
THINGS = ("loot_jewel", "loot_purse", "bullet_neutral", "loot_strongbox", "money_hostage", "bullet_belle")


def summary(kit: Kit, words: Words, seats: int, things: int) -> RoundSummary:
    """A round that brought somebody so many things."""
    items = tuple(Item(piece, "+1", False, piece, 1) for piece in THINGS[:things])
    changes = [Change("belle", items, SAME)] * seats
    strips = Strips(kit, words, seats, 612, low=False)
    board = Board(kit, Stage((0, 56, 1280, 664), 478, 518), Ways(strip=lambda _: (640, 660)), new_game(SETUP))
    pictures = ["belle"] * seats
    return RoundSummary(kit, words, Device(), 1, changes, pictures, strips, lambda _: None, 612, board, waits=True)


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


def test_the_log_ends_over_it(kit: Kit, words: Words) -> None:
    assert summary(kit, words, 3, 1).low < 612 - PANEL_HIGH + UNDER


def test_the_button_hides_nobody_in_the_locomotive(kit: Kit, words: Words) -> None:
    found = summary(kit, words, 6, 1)
    people = [found.board.actor_rect(name) for name in found.board.layout.actors]

    assert 0 == hidden(button_rect(kit, "Round 2", *found.button_at("Round 2")), people)


def test_where_nobody_is_it_is_beside_the_panels(kit: Kit, words: Words) -> None:
    found = summary(kit, words, 6, 1)
    state = new_game(SETUP)
    state.marshal = state.train.insides[-1]
    found.board.show(state)

    assert found.button_at("Round 2")[1] > 500


@pytest.mark.parametrize(("chips", "expected"), [(1, [1]), (2, [2]), (3, [2, 1]), (4, [2, 2]), (5, [3, 2])])
def test_over_a_narrow_strip_they_lie_in_two_rows_the_longer_one_above(
    kit: Kit, words: Words, chips: int, expected: list[int]
) -> None:
    purse = Item("loot_purse", "+1", bad=False, kind="purse", count=1)
    found = summary(kit, words, 6, 1)
    heights = [y for _, y in found.places(Change("belle", (purse,) * chips, SAME))]

    assert expected == [heights.count(y) for y in sorted(set(heights))]
