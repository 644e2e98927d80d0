"""The bandits' strips: where they lie, and when they are drawn anew."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale
from game.table import strip_forms
from game.table.strip import Facts, Strips
from game.ui.canvas import Canvas
from game.ui.words import Words
from tests.expansions.noted_canvas import noted

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


@dataclass(frozen=True)
class Drawn:
    """What is written in a strip and where, in units: left end, baseline, right end; and the pieces in it."""

    texts: list[tuple[str, float, float, float]]
    pieces: list[tuple[str, Rect]]

    def text(self, words: str) -> tuple[float, float, float]:
        """Where some words stand."""
        (found,) = [place for text, *place in self.texts if text == words]
        left, baseline, right = found
        return left, baseline, right


@pytest.fixture
def drawn(kit: Kit, words: Words, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Drawn]:
    def draw(count: int, low: bool, fact: Facts) -> Drawn:
        found, text, piece = Drawn([], []), Canvas.text, Canvas.piece

        def write(canvas: Canvas, told: str, x: float, baseline: float, *args: Any, **more: Any) -> float:
            wide = text(canvas, told, x, baseline, *args, **more)
            found.texts.append((told, x, baseline, x + wide))
            return wide

        def lay(canvas: Canvas, name: str, x: float, y: float, factor: float = 1, **more: Any) -> None:
            wide, high = canvas.kit.art.size(name)
            factor = more["width"] / wide if "width" in more else factor
            found.pieces.append((name, Rect(x, y, wide * factor, high * factor)))
            piece(canvas, name, x, y, factor if "width" not in more else 1, **more)

        with monkeypatch.context() as patched:
            patched.setattr(Canvas, "text", write)
            patched.setattr(Canvas, "piece", lay)
            row = strips(kit, words, count, low=low)
            strip_forms.draw(kit, fact, row.wide, row.high)
        return found

    return draw


NARROW = [(5, False), (6, False), (5, True), (6, True)]


@pytest.mark.parametrize(("count", "low"), NARROW)
@pytest.mark.parametrize("bandit", ["Cheyenne", "Doc"])
def test_where_strips_are_narrow_a_name_stands_whole_under_the_bandit_s(
    bandit: str, count: int, low: bool, drawn: Callable[..., Drawn]
) -> None:
    found = drawn(count, low, replace(BELLE, name=bandit, person="Alexandra"))
    left, above, _ = found.text(bandit)
    assert (left, above + 16.5) == found.text("Alexandra")[:2]


@pytest.mark.parametrize("low", [False, True])
def test_where_they_are_wide_it_stands_beside_it(low: bool, drawn: Callable[..., Drawn]) -> None:
    found = drawn(4, low, replace(BELLE, person="Alexandra"))
    _, line, right = found.text("Belle")
    assert (right + 8, line) == pytest.approx(found.text("Alexandra")[:2])


@pytest.mark.parametrize(("count", "low"), NARROW)
def test_whoever_is_led_by_nobody_has_his_name_in_the_middle(
    count: int, low: bool, drawn: Callable[..., Drawn]
) -> None:
    alone, led = drawn(count, low, BELLE), drawn(count, low, replace(BELLE, person="Anna"))
    assert led.text("Belle")[1] < alone.text("Belle")[1] < led.text("Anna")[1]


@pytest.mark.parametrize(("count", "low"), NARROW)
@pytest.mark.parametrize("person", ["", "Anna"])
@pytest.mark.parametrize("more", [0, 1])
def test_no_count_is_hidden_by_a_sign(
    more: int, person: str, count: int, low: bool, drawn: Callable[..., Drawn]
) -> None:
    """Neither by the next kind of loot, nor by the revolver or a flask."""
    suitcase, flasks = (("suitcase", 1),) * more, () if more else ("loot_flask",)
    found = drawn(count, low, replace(BELLE, loot=(*BELLE.loot, *suitcase), person=person, trinkets=flasks))
    counts = [Rect(x, line - 9, right - x, 9) for text, x, line, right in found.texts if text.isdigit()]
    hidden = [
        (name, one) for name, spot in found.pieces for one in counts if spot.inflate(*_edge(spot)).colliderect(one)
    ]
    assert 5 + more == len(counts)
    assert not hidden


def _edge(spot: Rect) -> tuple[float, float]:
    """What of a piece's picture is empty about it."""
    return -0.3 * spot.w, -0.1 * spot.h


@pytest.mark.parametrize("kept", [(), ("hostage_banker",)], ids=["alone", "with a hostage"])
def test_a_robot_and_a_token_have_a_corner_each(kept: tuple[str, ...], drawn: Callable[..., Drawn]) -> None:
    fact = replace(BELLE, token="token_back", kept=kept, note="computer")  # noqa: S106
    pieces = dict(drawn(6, True, fact).pieces)
    corners = [pieces[name] for name in ("ui_robot", "token_back", *kept)]
    assert not [one for one in corners if len(one.collidelistall(corners)) > 1]


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


@pytest.mark.parametrize("low", [True, False])
def test_what_flies_there_flies_into_the_strip_off_its_cylinder(kit: Kit, words: Words, *, low: bool) -> None:
    row = strips(kit, words, 4, low=low)
    rect = row.rect(2)
    left = Rect(rect.left, rect.top, rect.width * 2 // 3, rect.height)

    assert left.collidepoint(kit.scale.at(*row.centre(2)))


LONG = "Maximiliana-Rose"


@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize("bandit", ["Belle", "Cheyenne"])
def test_at_a_table_of_four_a_long_name_stands_whole(bandit: str, low: bool, drawn: Callable[..., Drawn]) -> None:
    """In smaller letters or, behind a bandit's long one, under it."""
    found = drawn(4, low, replace(BELLE, name=bandit, person=LONG))
    left, line, end = found.text(bandit)
    x, below, _ = found.text(LONG)
    assert (x, below) == pytest.approx((end + 8, line) if bandit == "Belle" else (left, line + 16.5))


@pytest.mark.parametrize("low", [False, True])
def test_the_loot_is_counted_where_it_stands_under_a_long_name(low: bool, kit: Kit, words: Words) -> None:
    row = strips(kit, words, 4, low=low)
    short, long = (row.spot(0, replace(BELLE, name="Cheyenne", person=one), "loot_jewel") for one in ("Ann", LONG))
    assert short[1] < long[1]


def test_letters_become_no_smaller_than_can_be_read(kit: Kit, words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = []
    text = Canvas.text

    def note(canvas, said, x, y, size, *more, **how):  # type: ignore[no-untyped-def]
        sizes.append(size)
        return text(canvas, said, x, y, size, *more, **how)

    monkeypatch.setattr(Canvas, "text", note)
    row = strips(kit, words, 6, low=True)
    strip_forms.draw(kit, replace(BELLE, person="W" * 16), row.wide, row.high)
    assert strip_forms.LEAST_PERSON == min(sizes)


@pytest.mark.parametrize("owners", [("doc",), ("doc", "tuco"), ("doc", "tuco", "belle", "tuco", "doc", "belle")])
def test_low_it_counts_with_the_bullet_that_came_last(kit: Kit, owners: tuple[str, ...]) -> None:
    fact = replace(BELLE, wounds=len(owners), slots=owners)
    with noted() as lines:
        strip_forms.draw(kit, fact, 308, 58)

    assert [f"bullet_{owners[-1]}"] == [
        piece for line in lines for piece in line.split() if piece.startswith("bullet_")
    ]
