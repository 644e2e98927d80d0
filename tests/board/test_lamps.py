"""Where the Marshal is the lamps burn a tenth lower; between two cars they share it."""

import pytest
from pygame import Surface

from game.board.lamps import dim_lamps
from game.board.rolling_stock import RollingStock, centred
from game.draw.kit import Kit


@pytest.fixture
def train(kit: Kit) -> RollingStock:
    return centred(kit, ("mail", "dining", "first_class", "baggage"), (0, 56, 1280, 664), 518, 2, 2)


def light(surface: Surface, train: RollingStock, car: int) -> int:
    x, y, wide, high = train.space_rect(car, False)
    return surface.get_at(train.kit.scale.at(x + wide / 2, y + high / 2)).r


def lights(surface: Surface, train: RollingStock, share: float) -> list[int]:
    """The light in cars 2 and 1, the Marshal being so far on his way from one to the other."""
    surface.fill("white")
    start, end = train.stand(2, False, 0, 1), train.stand(1, False, 0, 1)
    dim_lamps(surface, train, start.moved((end.x - start.x) * share, 0))
    return [light(surface, train, car) for car in (2, 1)]


@pytest.mark.parametrize(("share", "seen"), [(0, [230, 255]), (0.5, [242, 242]), (1, [255, 230])])
def test_the_light_follows_him(train: RollingStock, surface: Surface, share: float, seen: list[int]) -> None:
    assert seen == pytest.approx(lights(surface, train, share), abs=1)
