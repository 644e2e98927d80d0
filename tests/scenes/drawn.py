"""Watches what is drawn: every text with its place in the window, and every panel that lies over one."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.board.scenery import Scenery
from game.draw import lettering, shapes
from game.draw.art import Art
from game.table.round_card import RoundCard
from game.table.top_bar import HIGH
from game.ui import tip
from game.ui.canvas import Canvas

SOLID = 0.9  # of opacity: what hides what is under it
NEAR = 2  # pixels that two texts may share: what is left of rounding


@dataclass(frozen=True)
class Mark:
    """Something drawn: a text by its words, or a panel without any."""

    words: str
    rect: Rect


class Sheet(Surface):
    """A surface that remembers the texts and panels drawn on it, those within other sheets too.

    It is not painted on: where things lie is all that is looked at, and most of the time would go into their pixels.
    """

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.marks: list[Mark] = []
        self.cut: list[str] = []

    def blit(self, source: Surface, dest, area=None, special_flags: int = 0) -> Rect:  # type: ignore[override]
        """Remember which texts come with it and which of them do not fit on."""
        left, top = (dest.left, dest.top) if isinstance(dest, Rect) else (int(dest[0]), int(dest[1]))
        size = source.get_size() if area is None else Rect(area).size
        words = WORDS.get(id(source))
        if words is not None:
            found = [Mark(words[1], source.get_bounding_rect())]
        else:
            found = getattr(source, "marks", []) if area is None else []  # what pygame made of a sheet has none
        for mark in found:
            self._add(Mark(mark.words, mark.rect.move(left, top)))
        return Rect((left, top), size).clip(self.get_clip())

    def fill(self, color, rect=None, special_flags: int = 0) -> Rect:  # type: ignore[override]
        """A fill of the whole covers or veils everything so far."""
        area = (self.get_rect() if rect is None else Rect(rect)).clip(self.get_clip())
        if area.size == self.get_size():
            self.marks.clear()
        return area

    def _add(self, mark: Mark) -> None:
        whole = self.get_rect()
        if mark.words and self.get_clip() == whole and not whole.inflate(2 * NEAR, 2 * NEAR).contains(mark.rect):
            self.cut.append(f"{mark.words!r} at {tuple(mark.rect)} in {self.get_size()}")
        seen = mark.rect.clip(self.get_clip())  # what a list cuts off at its edge comes when it is moved
        if seen:
            self.marks.append(Mark(mark.words, seen))


WORDS: dict[int, tuple[Surface, str]] = {}  # the rendered texts, by their surfaces


@contextmanager
def watched() -> Iterator[None]:
    """While this lasts, canvases draw on sheets; all pictures are empty and the land is bare, which is quick."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("line", "block"):
            patch.setattr(lettering, name, _remembering(getattr(lettering, name)))
        patch.setattr(shapes, "svg", cache(lambda wide, high, _body: _blank((max(1, wide), max(1, high)))))
        patch.setattr(Art, "_rasterised", lambda _art, _name, _source, size: _blank(size))
        patch.setattr(Scenery, "paint", lambda _scenery: iter(()))
        patch.setattr(Scenery, "draw", lambda *_: None)
        patch.setattr(tip, "draw", lambda *_: None)  # what is said about one thing may lie over others
        patch.setattr(Canvas, "empty", classmethod(_empty))
        patch.setattr(Canvas, "box", _box(Canvas.box))
        patch.setattr(RoundCard, "shade", _veil(RoundCard.shade))
        yield
    WORDS.clear()


def _blank(size: tuple[int, int]) -> Surface:
    return Surface(size, pygame.SRCALPHA)


def _remembering(render: Callable[..., Surface]) -> Callable[..., Surface]:
    def remembered(text, *args, **more):  # type: ignore[override]
        drawn = render(text, *args, **more)
        WORDS[id(drawn)] = (drawn, text if isinstance(text, str) else " ".join(text))
        return drawn

    remembered.cache_clear = render.cache_clear  # type: ignore[attr-defined]
    return remembered


def _empty(cls, kit, w: float, h: float, margin: float = 0) -> Canvas:  # type: ignore[override]
    edge = kit.px(margin)
    return cls(kit, Sheet((kit.px(w) + 2 * edge, kit.px(h) + 2 * edge), pygame.SRCALPHA), edge, edge)


def _box(draw: Callable[..., None]) -> Callable[..., None]:
    def remembered(canvas: Canvas, area, fill, border=None, **more) -> None:  # type: ignore[override]
        draw(canvas, area, fill, border, **more)
        if isinstance(canvas.surface, Sheet) and fill is not None and more.get("opacity", 1) >= SOLID:
            canvas.surface._add(Mark("", canvas.area(*area)))

    return remembered


def _veil(draw: Callable[..., None]) -> Callable[..., None]:
    def remembered(moment: RoundCard, surface: Surface, part: float, foot: float | None = None) -> None:
        draw(moment, surface, part, foot)
        if (
            isinstance(surface, Sheet) and foot is None
        ):  # all below the bar is dim: it does not matter what the card covers
            surface.marks[:] = [mark for mark in surface.marks if mark.rect.bottom <= moment.kit.px(HIGH)]

    return remembered


def faults(sheet: Sheet) -> list[str]:
    """What is wrong with a picture: texts cut off, on each other, or half under a panel."""
    found = [f"cut off: {cut}" for cut in sheet.cut]
    texts: list[Mark] = []
    for mark in sheet.marks:
        if not mark.words:
            hidden = [text for text in texts if _shared(text.rect, mark.rect)]
            found += [
                f"half hidden: {text.words!r} {tuple(text.rect)} under {tuple(mark.rect)}"
                for text in hidden
                if not mark.rect.inflate(4, 4).contains(text.rect)
            ]
            texts = [text for text in texts if text not in hidden]
            continue
        on = [text for text in texts if text.words != mark.words and _shared(text.rect, mark.rect)]
        found += [
            f"on each other: {text.words!r} {tuple(text.rect)} and {mark.words!r} {tuple(mark.rect)}" for text in on
        ]
        texts.append(mark)
    return found


def _shared(one: Rect, other: Rect) -> bool:
    """Whether two rectangles share more than an edge."""
    both = one.clip(other)
    return both.w > NEAR and both.h > NEAR
