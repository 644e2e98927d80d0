"""On the way from the small picture of a train to the large one, both ends look like the boards themselves."""

from dataclasses import replace

import pygame
import pytest
from pygame import Rect, Surface

from game.board.board import Board
from game.board.growth import Growth
from game.board.stage import Stage, Ways
from game.draw.kit import Kit
from game.engine.contents import BANDITS
from game.engine.game import Setup, new_game

LARGE = Stage((0, 56, 1280, 664), 478, 518)
TRAIN = Rect(100, 200, 1080, 180)


def board(kit: Kit, stage: Stage) -> Board:
    found = Board(kit, stage, Ways(strip=lambda _: (640, 660)), new_game(Setup(BANDITS[:4], seed=4)))
    found.landscape.speed = 0
    return found


def far(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one[::31], other[::31], strict=True)) / len(one[::31])


@pytest.mark.parametrize("largest", [0.6, 0.8])
def test_it_begins_as_the_small_picture(kit: Kit, surface: Surface, largest: float) -> None:
    """Even where the train is no larger in the one than in the other, but lies lower."""
    small = board(kit, replace(LARGE, horizon=352, rail=384, largest=largest))
    growth = Growth(small, board(kit, replace(LARGE, largest=0.8)))
    pictures = []
    for draw in (lambda: growth.draw(surface, 0), lambda: small.draw(surface)):
        draw()
        pictures.append(pygame.image.tobytes(surface.subsurface(TRAIN), "RGB"))

    assert far(*pictures) < 8


def test_it_ends_as_the_large_picture(kit: Kit, surface: Surface) -> None:
    large = board(kit, LARGE)
    growth = Growth(board(kit, replace(LARGE, horizon=352, rail=384, largest=0.6)), large)
    pictures = []
    for draw in (lambda: growth.draw(surface, 1), lambda: large.draw(surface)):
        draw()
        pictures.append(pygame.image.tobytes(surface.subsurface(Rect(0, 56, 1280, 600)), "RGB"))

    assert pictures[0] == pictures[1]
