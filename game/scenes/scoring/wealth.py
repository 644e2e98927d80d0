"""What everybody owned after each round, as lines: own dash and badge for each bandit."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from game.draw.kit import Kit
from game.draw.palette import INK, LINE, MUTED, Colour, code
from game.draw.scale import Area
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
LABEL_GAP = 22
SETTLED = 0.1  # units that badges may still overlap
STEP_MONEY = 1000


class Lines:
    """The chart."""

    def __init__(self, kit: Kit, data: Mapping[str, Sequence[int]]) -> None:
        self.kit = kit
        self.data = data
        self.most = max(STEP_MONEY, *(max(values) for values in data.values()))

    def draw(self, canvas: Canvas, area: Area) -> None:
        """Draw it into an area in units."""
        x, y, wide, high = area
        for value in range(0, self.most + 1, STEP_MONEY):
            at = self._y(high, value)
            canvas.box((x + 34, y + at, wide - 74, 1), LINE, opacity=0.7)
            canvas.text(str(value // STEP_MONEY), x + 28, y + at + 5, 14, MUTED, align="right")
        for number in range(ROUNDS + 1):
            canvas.text(str(number), x + self._x(wide, number), y + high - 2, 14, MUTED, align="centre")
        places = apart([(self._y(high, values[-1]), name) for name, values in self.data.items()], 12, high - 12)
        canvas.svg("".join(self._line(wide, high, name, places[name]) for name in self.data), x, y, wide, high)
        for name, place in places.items():
            canvas.piece(f"badge_{name}", x + wide - 34, y + place - 12, width=24)

    @staticmethod
    def _x(wide: float, number: int) -> float:
        return 34 + (wide - 80) * number / ROUNDS

    def _y(self, high: float, value: float) -> float:
        return high - 24 - (high - 40) * value / self.most

    def _line(self, wide: float, high: float, name: str, place: float) -> str:
        """A bandit's line with a dot for each round, and a thread from its end to his badge."""
        points = [(self._x(wide, number), self._y(high, value)) for number, value in enumerate(self.data[name])]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        x, y = points[-1]
        colour, dash = code(COLOURS[name]), " ".join(map(str, DASHES[name]))
        dashed = f'stroke-dasharray="{dash}"' if dash else ""
        return (
            f'<g fill="none" stroke-linejoin="round">'
            f'<path d="M{x:.1f},{y:.1f} L{wide - 34:.1f},{place:.1f}" stroke="{colour}" stroke-width="1.5"/>'
            f'<polyline points="{way}" stroke="{code(INK)}" stroke-width="5"/>'
            f'<polyline points="{way}" stroke="{colour}" stroke-width="3" {dashed}/></g>'
            + "".join(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.6" fill="{colour}" stroke="{code(INK)}"/>' for x, y in points
            )
        )


def apart(ends: Sequence[tuple[float, str]], top: float, foot: float) -> dict[str, float]:
    """Places for the badges of lines that end there: `LABEL_GAP` from each other, not above `top` nor below `foot`."""
    wanted = sorted(ends)
    places = [end for end, _ in wanted]
    while any(below - above < LABEL_GAP - SETTLED for above, below in pairwise(places)):
        for nth in range(len(places) - 1):
            short = LABEL_GAP - (places[nth + 1] - places[nth])
            if short > 0:
                places[nth] -= short / 2
                places[nth + 1] += short / 2
    shift = max(0.0, top - places[0]) - max(0.0, places[-1] - foot)
    return {name: place + shift for place, (_, name) in zip(places, wanted, strict=True)}
