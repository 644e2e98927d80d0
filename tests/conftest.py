"""Every test runs without a screen and without a sound card; those that draw share one window and its pictures."""

import gc
import os
import pickle
from collections.abc import Generator, Iterator
from functools import cache

from hypothesis import settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest
from pygame import Surface, Window
from pygame.font import Font

from game.bots.thinking import Question, Thought, Work, packed
from game.draw import lettering
from game.draw.art import Art
from game.draw.keep import Keep
from game.draw.kit import Kit
from game.draw.palette import Colour
from game.draw.scale import Scale
from game.ui import locales
from game.ui.words import Words

RASTERS = 24_000_000  # pixels
LINES = 16_000_000  # pixels
THOUGHTS: dict[bytes, tuple[list[float], bytes]] = {}  # how far Legend was each time he said so, and his answer
YOUNG, MIDDLE, OLD = 10_000, 10, 10  # how much is made, and looked through, until more is looked through for waste

# machines are shared and noisy: no test fails for being slow, and every run tries the same examples
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


def pytest_sessionstart() -> None:
    """What is loaded until all tests are found stays: looking through it for waste takes seconds."""
    gc.disable()


def pytest_collection_finish() -> None:
    """The tests are found. They leave positions and pictures that others share: waste is looked for less often."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    gc.enable()


@pytest.fixture(autouse=True, scope="session")
def english() -> None:
    """Whatever language this computer is set to, the tests read English where they ask for no other."""
    locales.preferred = list


@pytest.fixture(autouse=True)
def still_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window that tests share stays, whoever of them ends the program."""
    monkeypatch.setattr(pygame, "quit", lambda: None)


@pytest.fixture(autouse=True, scope="session")
def rasterised_once() -> Iterator[None]:
    """Windows of the same few sizes come again and again: a picture is rasterised once, whoever asks for it anew."""
    kept, draw = Keep(RASTERS), Art._rasterised

    def copied(art: Art, name: str, source: bytes, size: tuple[int, int]) -> Surface:
        return kept.get((name, hash(source), size), lambda: draw(art, name, source, size)).copy()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Art, "_rasterised", copied)
        yield


@pytest.fixture(autouse=True, scope="session")
def letters_rendered_once() -> Iterator[None]:
    """The same words stand in window after window: the faces stay open, and a line is rendered once."""
    opened, render, kept = cache(lettering.font.__wrapped__), lettering.line.__wrapped__, Keep(LINES)

    def font(face: str, pixels: int) -> Font:
        return opened(face, pixels)

    def line(text: str, face: str, pixels: int, colour: Colour) -> Surface:
        return kept.get((text, face, pixels, colour), lambda: render(text, face, pixels, colour))

    font.cache_clear = line.cache_clear = lambda: None  # type: ignore[attr-defined]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lettering, "font", font)
        patch.setattr(lettering, "line", line)
        yield


@pytest.fixture
def thought_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What Legend is asked in one test after the other he thinks of once: then he says the same, bit by bit."""
    ask = Thought._ask

    def asked(thought: Thought[object]) -> None:
        ask(thought)
        if thought._work is not None:
            thought._work = _thought_of(thought._question, thought._work)

    monkeypatch.setattr(Thought, "_ask", asked)


def _thought_of(question: Question[object], work: Work[object]) -> Generator[float, None, object]:
    """The same as a question's `work`; the answer is another object each time, as from a process."""
    asked = packed(question)
    if asked not in THOUGHTS:
        bits = []
        while True:
            try:
                bits.append(next(work))
            except StopIteration as end:
                THOUGHTS[asked] = bits, packed(end.value)
                return end.value
            yield bits[-1]
    bits, answer = THOUGHTS[asked]
    yield from bits
    return pickle.loads(answer)  # noqa: S301 (these tests have written it)


@pytest.fixture(scope="session")
def window() -> Iterator[Window]:
    """A window: pictures need one to be converted for."""
    pygame.display.init()
    pygame.font.init()
    window = Window("tests", (1280, 720))
    window.get_surface()
    yield window
    window.destroy()


@pytest.fixture(scope="session")
def kit(window: Window) -> Kit:
    return Kit(Scale(1280, 720), Art())


@pytest.fixture(scope="session")
def words() -> Words:
    return Words(strict=True)


@pytest.fixture
def surface(window: Window) -> Surface:
    return Surface((1280, 720)).convert()
