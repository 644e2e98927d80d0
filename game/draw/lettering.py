"""Letters: the two families, rendered once for each text, size and colour."""

from functools import lru_cache
from math import ceil

import pygame
from pygame import Surface
from pygame.font import Font

from game.draw.palette import Colour
from game.paths import BrokenAsset, asset

HEAVY = "bitter-900"  # names, numbers, headings, buttons
BODY = "fira-sans-500"  # sentences
BOLD = "fira-sans-700"  # sentences that matter

LOOKED_AT = 24  # pixels of the faces when it is looked at which letters they have
NO_LETTER = "\uf8ff"  # of a block that is left to private use
SHRINK = 0.88  # a text that is too wide shrinks once by this, then wraps


@lru_cache(maxsize=64)
def font(face: str, pixels: int) -> Font:
    """A face at a size in pixels.

    Raises BrokenAsset when its file is missing or damaged.
    """
    try:
        found = Font(asset(f"fonts/{face}.ttf"), max(6, pixels))
        found.render("A", True, "white")  # that a file is damaged is noticed only here, or by a crash later
    except (pygame.error, OSError, ValueError) as error:
        raise BrokenAsset(f"The font {face}.ttf is missing or damaged; please install the game again.") from error
    return found


@lru_cache(maxsize=1500)
def line(text: str, face: str, pixels: int, colour: Colour) -> Surface:
    """One line of text on nothing.

    SDL places letters on whole pixels, which tears small ones apart: they are drawn larger and scaled down.
    """
    times = _times(pixels)
    plain, fine = font(face, pixels), font(face, pixels * times)
    letters = fine.render(text, True, colour)
    letters.set_alpha(None)
    top = plain.get_ascent() * times - fine.get_ascent()
    size = width(text, face, pixels), max(plain.get_height(), ceil((top + letters.get_height()) / times))
    whole = Surface((max(1, size[0]) * times, size[1] * times), pygame.SRCALPHA)
    whole.fill((*colour, 0))  # no other colour creeps in at the edges
    whole.blit(letters, (0, top))
    return pygame.transform.smoothscale_by(whole, 1 / times).convert_alpha()


def width(text: str, face: str, pixels: int) -> int:
    """How wide a line would be, in pixels."""
    times = _times(pixels)
    return ceil(font(face, pixels * times).size(text)[0] / times)


@lru_cache(maxsize=2000)
def has(face: str, letter: str) -> bool:
    """Whether a face has a letter: else it draws the same box for it as for one that no face can have."""
    return _drawn(face, letter) != _drawn(face, NO_LETTER)


def legible(text: str) -> bool:
    """Whether all faces have all letters of a text: Latin, Cyrillic and their accents are there, other scripts not."""
    return all(has(face, letter) for face in (HEAVY, BODY, BOLD) for letter in text)


def _drawn(face: str, letter: str) -> tuple[tuple[int, int], bytes]:
    picture = font(face, LOOKED_AT).render(letter, True, "white")
    return picture.get_size(), pygame.image.tobytes(picture, "RGBA")


def _times(pixels: int) -> int:
    """How much larger than it is shown a text of that size is drawn."""
    return 4 if pixels < 40 else 2 if pixels < 80 else 1


def wrap(text: str, face: str, pixels: int, room: int) -> list[str]:
    """The text broken at plain spaces, never at no-break ones, into lines of at most `room` pixels."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        present = ""
        for word in filter(None, paragraph.split(" ")):
            longer = f"{present} {word}" if present else word
            if present and width(longer, face, pixels) > room:
                lines.append(present)
                present = word
            else:
                present = longer
        lines.append(present)
    return lines


@lru_cache(maxsize=400)
def fitted(text: str, face: str, pixels: int, colour: Colour, room: int) -> Surface:
    """A text no wider than `room` pixels: as it is, else a little smaller, else in several lines."""
    if width(text, face, pixels) <= room:
        return line(text, face, pixels, colour)
    smaller = round(pixels * SHRINK)
    return block(tuple(wrap(text, face, smaller, room)), face, smaller, colour)


@lru_cache(maxsize=400)
def block(lines: tuple[str, ...], face: str, pixels: int, colour: Colour) -> Surface:
    """Several lines below each other, flush left."""
    drawn = [line(text, face, pixels, colour) for text in lines]
    step = font(face, pixels).get_linesize()
    whole = Surface((max(1, *(piece.get_width() for piece in drawn)), step * len(drawn) + 1), pygame.SRCALPHA)
    for index, piece in enumerate(drawn):
        whole.blit(piece, (0, index * step))
    return whole


def forget() -> None:
    """Drop every rendered text: the display was closed or the window has another size."""
    line.cache_clear()
    fitted.cache_clear()
    block.cache_clear()
    font.cache_clear()
    has.cache_clear()
