"""Dust, sparks and sparkles: they fly, fade and are gone; there are never too many."""

from itertools import cycle

import pygame
import pytest
from pygame import Surface

from game.board.particles import KINDS, MOST, Particles
from game.board.pieces import Pieces
from game.draw.kit import Kit


@pytest.fixture
def particles() -> Particles:
    return foretold()


def foretold() -> Particles:
    """Particles of a chance that is always the same."""
    return Particles(cycle([0.1, 0.5, 0.9, 0.3, 0.7]).__next__)


def drawn(particles: Particles, kit: Kit, surface: Surface) -> bytes:
    surface.fill("black")
    particles.draw(surface, Pieces(kit))
    return pygame.image.tobytes(surface, "RGB")


def covered(surface: Surface) -> int:
    return 1280 * 720 - pygame.mask.from_threshold(surface, "black", (1, 1, 1, 255)).count()


def test_at_first_nothing_flies(particles: Particles) -> None:
    assert not particles.busy


@pytest.mark.parametrize("kind", KINDS)
def test_a_burst_flies(particles: Particles, kind: str) -> None:
    particles.burst(kind, 300, 300, 3)

    assert particles.busy


@pytest.mark.parametrize("kind", KINDS)
def test_a_burst_is_seen(particles: Particles, kit: Kit, surface: Surface, kind: str) -> None:
    particles.burst(kind, 300, 300, 3)
    drawn(particles, kit, surface)

    assert covered(surface) > 0


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_gone_after_its_time(particles: Particles, kind: str) -> None:
    particles.burst(kind, 300, 300, 3)
    particles.update(KINDS[kind].seconds)

    assert not particles.busy


@pytest.mark.parametrize("kind", KINDS)
def test_it_flies_until_its_time(particles: Particles, kind: str) -> None:
    particles.burst(kind, 300, 300, 3)
    particles.update(KINDS[kind].seconds * 0.9)

    assert particles.busy


def test_it_moves(particles: Particles, kit: Kit, surface: Surface) -> None:
    particles.burst("spark", 300, 300, 1)
    before = drawn(particles, kit, surface)
    particles.update(0.1)

    assert before != drawn(particles, kit, surface)


def test_the_same_chance_gives_the_same_burst(kit: Kit, surface: Surface) -> None:
    pictures = []
    for _ in range(2):
        particles = foretold()
        particles.burst("spark", 300, 300, 5)
        particles.update(0.1)
        pictures.append(drawn(particles, kit, surface))

    assert pictures[0] == pictures[1]


def test_cleared_nothing_flies(particles: Particles) -> None:
    particles.burst("dust", 300, 300, 3)
    particles.clear()

    assert not particles.busy


def test_there_are_never_more_than_the_most(particles: Particles) -> None:
    for _ in range(20):
        particles.burst("spark", 300, 300, 10)

    assert MOST == len(particles._flying)


def test_the_newest_are_kept(particles: Particles) -> None:
    particles.burst("dust", 100, 300, MOST)
    particles.burst("spark", 900, 300, 1)

    assert 900 == particles._flying[-1].x


def test_dust_grows_while_it_flies(particles: Particles, kit: Kit, surface: Surface) -> None:
    particles.burst("dust", 300, 300, 1)
    sizes = []
    for _ in range(2):
        drawn(particles, kit, surface)
        sizes.append(covered(surface))
        particles.update(KINDS["dust"].seconds / 2)

    assert sizes[0] < sizes[1]


@pytest.mark.parametrize(("kind", "falls"), [("dust", False), ("spark", True), ("sparkle", False)])
def test_sparks_fall_back_what_is_light_does_not(particles: Particles, kind: str, *, falls: bool) -> None:
    particles.burst(kind, 300, 300, 1)
    heights = [300.0]
    for _ in range(4):
        particles.update(0.1)
        heights.append(particles._flying[0].y)

    assert falls == (heights[-1] > min(heights))
