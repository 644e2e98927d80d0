"""Smooth plain shapes, drawn through the SVG renderer and kept."""

from functools import lru_cache
from io import BytesIO
from math import pi

import pygame
from pygame import Surface

from game.draw.palette import Colour, code


@lru_cache(maxsize=300)
def rounded(
    width: int,
    height: int,
    radius: float,
    fill: Colour | None,
    border: Colour | None = None,
    thick: float = 0,
    opacity: float = 1,
    dash: str = "",
) -> Surface:
    """A rectangle with round corners; all lengths in pixels, the border inside the size.

    However thin it is, a pixel of it is left: so are hairlines in a small interface.
    """
    width, height = max(1, width), max(1, height)
    half = thick / 2 if border else 0
    paint = f'fill="{code(fill)}" fill-opacity="{opacity:.3f}"' if fill else 'fill="none"'
    if border:
        paint += f' stroke="{code(border)}" stroke-width="{thick:.2f}"'
        around = 2 * (width + height - 2 * thick) - (8 - 2 * pi) * max(0.0, radius - half)
        paint += f' stroke-dasharray="{_fitting(dash, around)}"' if dash else ""
    return svg(
        width,
        height,
        f'<rect x="{half:.2f}" y="{half:.2f}" width="{width - 2 * half:.2f}" '
        f'height="{height - 2 * half:.2f}" rx="{max(0.0, radius - half):.2f}" {paint}/>',
    )


def _fitting(dash: str, around: float) -> str:
    """Dashes stretched a little, so that a line of a length ends in a gap.

    Where it ends with the beginning of a dash, pygame's SVG reader draws a bar right across.
    """
    lengths = [float(length) for length in dash.split()]
    times = max(1, round(around / sum(lengths)))
    stretched = (around + 0.4 * lengths[-1]) / (times * sum(lengths))
    return " ".join(f"{length * stretched:.3f}" for length in lengths)


@lru_cache(maxsize=200)
def disc(diameter: int, fill: Colour | None, border: Colour | None = None, thick: float = 0) -> Surface:
    """A filled circle, with a border on demand; lengths in pixels."""
    return rounded(diameter, diameter, diameter / 2, fill, border, thick)


@lru_cache(maxsize=200)
def svg(width: int, height: int, body: str) -> Surface:
    """Any drawing, its coordinates in pixels."""
    width, height = max(1, width), max(1, height)
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    source = BytesIO(f"{text}{body}</svg>".encode())
    return pygame.image.load_sized_svg(source, (width, height)).convert_alpha()


def quick(picture: Surface) -> Surface:
    """The picture made fast to draw, for one that is drawn in every frame and never changed again."""
    picture.set_alpha(255, pygame.RLEACCEL)  # measured: 3 to 4 times as fast where it hides what is behind it
    return picture


def forget() -> None:
    """Drop every shape: the window has another size."""
    rounded.cache_clear()
    disc.cache_clear()
    svg.cache_clear()
