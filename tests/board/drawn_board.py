"""A board in words: every piece, text, box and shade that is drawn on it, in the order in which they are drawn."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.board import mark_shapes, marks_drawn, trace
from game.board.board import Board
from game.board.livery import Livery
from game.board.marks import Marks
from game.board.motion import Pose
from game.board.pieces import Pieces
from game.board.scenery import Scenery
from game.board.smoke import Smoke
from game.draw import lettering, shapes
from game.draw.kit import Kit
from game.draw.palette import Colour, code
from tests.board.told_score import posed

SIZE = (1280, 720)
TRAIN = ("caboose_end", "car_", "locomotive")


class Watched:
    """While it watches, whatever is drawn on its `surface` comes to `lines`."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.surface = _Noted(self)
        self.names: dict[int, tuple[Surface, str]] = {}  # what pictures show; each is held, so that its id stays
        self.texts: dict[int, tuple[Surface, str]] = {}  # without their places: not all systems' letters are as wide

    def draw(self, board: Board, on: Marks | None = None) -> list[str]:
        """What is drawn of a board with some marks."""
        self.lines.clear()
        board.draw(self.surface, on)
        return list(self.lines)

    def after(self, board: Board, *seconds: float, on: Marks | None = None) -> Iterator[str]:
        """What is drawn at some moments, each so many seconds after the one before."""
        for passed in seconds:
            board.update(passed)
            yield f"after {passed:.2f} s"
            yield from self.draw(board, on)

    def note(self, line: str) -> None:
        """The parts of the train are one line."""
        if line.startswith(TRAIN) and self.lines and self.lines[-1].startswith(TRAIN):
            self.lines[-1] += f", {line}"
        else:
            self.lines.append(line)


class _Noted(Surface):
    """A surface that tells which named pictures are laid on it, where, and where it is filled."""

    def __init__(self, watched: Watched) -> None:
        super().__init__(SIZE)
        self._watched = watched

    def blit(self, source: Surface, dest, area=None, special_flags: int = 0) -> Rect:  # type: ignore[override]
        spot = super().blit(source, dest, area, special_flags)
        known = self._watched.names.get(id(source))
        if known is not None:
            pale = source.get_alpha()
            self._watched.note(f"{known[1]} at {dest[0]} {dest[1]}{f' alpha {pale}' if pale != 255 else ''}")
        elif id(source) in self._watched.texts:
            self._watched.note(self._watched.texts[id(source)][1])
        return spot

    def fill(self, color, rect=None, special_flags: int = 0) -> Rect:  # type: ignore[override]
        filled = super().fill(color, rect, special_flags)
        if special_flags == pygame.BLEND_RGB_MULT and filled:
            self._watched.note(f"dark {code(color)} on {' '.join(map(str, filled))}")
        return filled

    def fblits(self, blit_sequence, special_flags: int = 0) -> None:  # type: ignore[override]
        drawn = list(blit_sequence)
        super().fblits(drawn, special_flags)
        if drawn:
            self._watched.note(f"{len(drawn)} particles")


@contextmanager
def watching() -> Iterator[Watched]:
    """Notes what is drawn meanwhile. The land is bare: that is quick, and has tests of its own."""
    watched = Watched()
    shapes.forget()  # what was drawn before would be laid on without being asked for, and nobody knew its name
    lettering.forget()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Scenery, "paint", lambda _scenery: iter(()))
        patch.setattr(Scenery, "draw", lambda *_: None)
        patch.setattr(Pieces, "draw", _pieces(watched, Pieces.draw))
        for module in (mark_shapes, marks_drawn, trace):
            patch.setattr(module, "draw_dots", _dots(watched))
        patch.setattr(pygame.draw, "lines", _lines(watched, pygame.draw.lines))
        patch.setattr(shapes, "rounded", _named(watched.names, shapes.rounded, _box))
        patch.setattr(lettering, "line", _named(watched.texts, lettering.line, _text))
        patch.setattr(Livery, "picture", _named(watched.names, Livery.picture, lambda _livery, name: name))
        patch.setattr(Smoke, "_picture", _named(watched.names, Smoke._picture, lambda _smoke, *about: f"smoke {about}"))
        patch.setattr(Kit, "kept", _kept(watched, Kit.kept))
        yield watched


def _pieces(watched: Watched, draw: Callable[..., None]) -> Callable[..., None]:
    def noted(pieces: Pieces, surface: Surface, name: str, pose: Pose) -> None:
        clip = surface.get_clip()
        below = f" over {clip.bottom}" if clip.bottom < SIZE[1] - 160 else ""
        watched.note(f"{name} {posed(pose)}{below}")
        draw(pieces, surface, name, pose)

    return noted


def _dots(watched: Watched) -> Callable[..., None]:
    return lambda _surface, _board, start, end: watched.note(f"dots {posed(start)} - {posed(end)}")


def _named(
    names: dict[int, tuple[Surface, str]], make: Callable[..., Surface], name: Callable[..., str]
) -> Callable[..., Surface]:
    def named(*about: Any, **more: Any) -> Surface:
        made = make(*about, **more)
        names[id(made)] = made, name(*about, **more)
        return made

    return named


def _lines(watched: Watched, draw: Callable[..., Rect]) -> Callable[..., Rect]:
    def noted(surface: Surface, colour: Colour, closed: Any, points: Any, width: int = 1) -> Rect:
        ends = " - ".join(f"{x:.0f} {y:.0f}" for x, y in (points[0], points[-1]))
        watched.note(f"line {code(colour)} {ends} in {len(points)}")
        return draw(surface, colour, closed, points, width)

    return noted


def _kept(watched: Watched, keep: Callable[..., Surface]) -> Callable[..., Surface]:
    """A chip is as wide as its words."""

    def kept(kit: Kit, key: Any, make: Callable[[], Surface]) -> Surface:
        made = keep(kit, key, make)
        chip = isinstance(key, tuple) and key[0] == "chip"
        (watched.texts if chip else watched.names)[id(made)] = made, _key(key)
        return made

    return kept


def _box(
    width: int, height: int, radius: float, fill: Colour | None, border: Colour | None = None, *about: Any, **more: Any
) -> str:
    inks = " ".join(code(ink) if ink else "none" for ink in (fill, border))
    strengths = " ".join(f"{value:.2f}" for value in (*about, *more.values()) if not isinstance(value, str))
    return f"box {width} {height} round {radius:.0f} {inks} {strengths}".rstrip()


def _text(text: str, face: str, pixels: int, colour: Colour) -> str:
    return f"text {text!r} {face} {pixels} {code(colour)}"


def _key(key: Any) -> str:
    """What a kept picture is kept under, lengths as whole numbers."""
    return f"kept {_whole(key)}"


def _whole(part: Any) -> str:
    if isinstance(part, tuple):
        return " ".join(map(_whole, part))
    return f"{part:.0f}" if isinstance(part, float) else f"{part}"
