"""Smooth plain shapes, drawn through the SVG renderer and kept."""

from functools import lru_cache
from io import BytesIO

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
    """A rectangle with round corners; all lengths in pixels, the border inside the size."""
    half = thick / 2 if border else 0
    paint = f'fill="{code(fill)}" fill-opacity="{opacity:.3f}"' if fill else 'fill="none"'
    if border:
        paint += f' stroke="{code(border)}" stroke-width="{thick:.2f}"'
        paint += f' stroke-dasharray="{dash}"' if dash else ""
    return svg(
        width,
        height,
        f'<rect x="{half:.2f}" y="{half:.2f}" width="{width - 2 * half:.2f}" '
        f'height="{height - 2 * half:.2f}" rx="{max(0.0, radius - half):.2f}" {paint}/>',
    )


@lru_cache(maxsize=200)
def disc(diameter: int, fill: Colour | None, border: Colour | None = None, thick: float = 0) -> Surface:
    """A filled circle, with a border on demand; lengths in pixels."""
    return rounded(diameter, diameter, diameter / 2, fill, border, thick)


@lru_cache(maxsize=200)
def svg(width: int, height: int, body: str) -> Surface:
    """Any drawing, its coordinates in pixels."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    source = BytesIO(f"{text}{body}</svg>".encode())
    return pygame.image.load_sized_svg(source, (max(1, width), max(1, height))).convert_alpha()


def forget() -> None:
    """Drop every shape: the window has another size."""
    rounded.cache_clear()
    disc.cache_clear()
    svg.cache_clear()
