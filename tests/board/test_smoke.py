"""Smoke: puffs come from the stack as the train rides, stay behind it, and vanish."""

import pygame
import pytest
from pygame import Rect, Surface

from game.board.smoke import EVERY, LIFE, Smoke
from game.draw.kit import Kit

STACK = (900.0, 300.0)
SKY = (60, 90, 120)


@pytest.fixture
def smoke(kit: Kit) -> Smoke:
    return Smoke(kit)


def ride(smoke: Smoke, seconds: float, speed: float = 1) -> None:
    for _ in range(round(seconds * 20)):
        smoke.update(1 / 20, STACK, 1, speed)


def box(smoke: Smoke, surface: Surface) -> Rect:
    """What the smoke covers."""
    surface.fill(SKY)
    smoke.draw(surface)
    covered = pygame.mask.from_threshold(surface, SKY, (1, 1, 1, 255))
    covered.invert()
    first, *others = covered.get_bounding_rects() or [Rect(0, 0, 0, 0)]
    return first.unionall(others)


def test_at_first_there_is_none(smoke: Smoke) -> None:
    assert not smoke.busy


def test_a_train_at_rest_makes_none(smoke: Smoke) -> None:
    ride(smoke, 2, speed=0)

    assert not smoke.busy


def test_a_riding_train_does(smoke: Smoke, surface: Surface) -> None:
    smoke.update(1 / 60, STACK, 1, 1)

    assert box(smoke, surface).collidepoint(STACK[0] - 12, STACK[1] - 8)


def test_it_stays_behind_and_rises(smoke: Smoke, surface: Surface) -> None:
    ride(smoke, 3)
    cloud = box(smoke, surface)

    assert cloud.left < STACK[0] - 200
    assert cloud.top < STACK[1] - 60


def test_it_vanishes_when_the_train_rests(smoke: Smoke) -> None:
    ride(smoke, 3)
    ride(smoke, LIFE, speed=0)

    assert not smoke.busy


def test_there_is_never_more_than_a_few_seconds_of_it(smoke: Smoke) -> None:
    ride(smoke, 20)

    assert len(smoke.puffs) <= LIFE / EVERY + 1


def test_it_is_paler_by_night(smoke: Smoke, surface: Surface) -> None:
    ride(smoke, 1)
    shades = []
    for night in (False, True):
        smoke.set_night(night)
        shades.append(sum(pygame.transform.average_color(surface, box(smoke, surface))[:3]))

    assert shades[1] < shades[0]


def test_what_was_prepared_need_not_be_drawn_when_it_is_shown(
    smoke: Smoke, surface: Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    ride(smoke, 0.1)
    for _ in smoke.prepare():
        pass
    monkeypatch.setattr(pygame.image, "load_sized_svg", lambda *_: pytest.fail("drawn only now"))
    for _ in range(20):
        ride(smoke, LIFE / 10)
        smoke.draw(surface)
