"""What everybody owned after each round, as lines: own dash and badge for each bandit."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import pygame

from game.draw.kit import Kit
from game.draw.palette import INK, LINE, MUTED, Colour
from game.engine.contents import ROUNDS
from game.ui.canvas import Canvas

COLOURS: dict[str, Colour] = {
    "belle": (241, 123, 180),
    "cheyenne": (93, 187, 119),
    "doc": (111, 169, 238),
    "tuco": (240, 106, 82),
    "django": (179, 169, 190),
    "ghost": (241, 238, 232),
}
DASHES: dict[str, tuple[int, ...]] = {
    "belle": (),
    "cheyenne": (10, 5),
    "doc": (2, 6),
    "tuco": (14, 4, 3, 4),
    "django": (5, 4),
    "ghost": (18, 5),
}
LABEL_GAP = 24
STEP_MONEY = 1000


class Lines:
    """The chart."""

    def __init__(self, kit: Kit, data: Mapping[str, Sequence[int]]) -> None:
        self.kit = kit
        self.data = data
        self.most = max(STEP_MONEY, *(max(values) for values in data.values()))

    def draw(self, canvas: Canvas, area: tuple[float, float, float, float]) -> None:
        """Draw it into an area in units."""
        x, y, wide, high = area
        for value in range(0, self.most + 1, STEP_MONEY):
            at = self._y(area, value)
            canvas.box((x + 34, at, wide - 74, 1), LINE, opacity=0.7)
            canvas.text(str(value // STEP_MONEY), x + 28, at + 5, 14, MUTED, align="right")
        for number in range(ROUNDS + 1):
            canvas.text(str(number), self._x(area, number), y + high - 2, 14, MUTED, align="centre")
        for name, values in self.data.items():
            points = [(self._x(area, number), self._y(area, value)) for number, value in enumerate(values)]
            self._line(canvas, points, INK, 5, ())
            self._line(canvas, points, COLOURS[name], 3, DASHES[name])
        self._draw_badges(canvas, area)

    def _draw_badges(self, canvas: Canvas, area: tuple[float, float, float, float]) -> None:
        """A badge at each line's end, pushed apart where they would overlap."""
        ends = sorted((self._y(area, values[-1]), name) for name, values in self.data.items())
        _, top, _, high = area
        places: list[float] = []
        for end, _name in ends:
            places.append(max(end, places[-1] + LABEL_GAP) if places else end)
        lowest = top + high - LABEL_GAP / 2
        for nth in reversed(range(len(places))):
            places[nth] = min(places[nth], lowest - LABEL_GAP * (len(places) - 1 - nth))
        for place, (_end, name) in zip(places, ends, strict=True):
            canvas.piece(f"badge_{name}", self._x(area, ROUNDS) + 12, place - 12, width=24)

    @staticmethod
    def _x(area: tuple[float, float, float, float], number: int) -> float:
        x, _, wide, _ = area
        return x + 34 + (wide - 80) * number / ROUNDS

    def _y(self, area: tuple[float, float, float, float], value: float) -> float:
        _, y, _, high = area
        return y + high - 24 - (high - 40) * value / self.most

    def _line(
        self,
        canvas: Canvas,
        points: Sequence[tuple[float, float]],
        colour: Colour,
        thick: float,
        dash: tuple[int, ...],
    ) -> None:
        width = max(1, self.kit.px(thick))
        for start, end in pairwise(points):
            for one, two in _pieces(start, end, dash):
                pygame.draw.line(canvas.surface, colour, canvas.at(*one), canvas.at(*two), width)
        if not dash:
            return
        for point in points:
            pygame.draw.circle(canvas.surface, colour, canvas.at(*point), self.kit.px(3.4))


def _pieces(
    start: tuple[float, float], end: tuple[float, float], dash: tuple[int, ...]
) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """The dashes of a straight line."""
    if not dash:
        return [(start, end)]
    way = pygame.Vector2(end) - pygame.Vector2(start)
    length = way.length()
    found, at, index = [], 0.0, 0
    while at < length:
        long = min(dash[index % len(dash)], length - at)
        if index % 2 == 0:
            one, two = at / length, (at + long) / length
            found.append(
                ((start[0] + way.x * one, start[1] + way.y * one), (start[0] + way.x * two, start[1] + way.y * two))
            )
        at += long
        index += 1
    return found
