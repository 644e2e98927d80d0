"""The train in small over the large one: the car that the riders have reached, and who has boarded where."""

from typing import TYPE_CHECKING

from pygame import Surface

from game.draw.palette import AMBER, INK, LINE, PANEL
from game.engine.expansions.horses.horse_attack import KEY, Attack
from game.engine.state import State
from game.ui.canvas import Canvas

if TYPE_CHECKING:
    from game.table.table import Table

TOP, HIGH = 64.0, 72.0
CAR, LOCOMOTIVE = 236.0, 336.0  # units of the pieces' own
SIZE = 0.205
MARGIN = 24.0
CARS_TOP = 16.0  # below the panel's top
BADGE, STEP = 24.0, 21.0


def draw(surface: Surface, table: "Table", state: State) -> None:
    """Draw it in the middle over the train of a table; the car that has been reached is framed."""
    attack: Attack = state.own[KEY]
    cars = state.train.cars
    wide = (len(cars) * CAR + LOCOMOTIVE) * SIZE
    left = (table.right - wide) / 2
    canvas = Canvas(table.kit, surface)
    canvas.panel((left - MARGIN, TOP, wide + 2 * MARGIN, HIGH), PANEL, LINE, radius=14)
    for number in range(len(cars), 0, -1):
        x = left + (len(cars) - number) * CAR * SIZE
        canvas.piece(f"car_{cars[number - 1]}", x, TOP + CARS_TOP, SIZE)
    canvas.piece("locomotive", left + len(cars) * CAR * SIZE, TOP + CARS_TOP, SIZE)
    for number in range(len(cars), 0, -1):
        x = left + (len(cars) - number) * CAR * SIZE
        aboard = [name for name, one in state.bandits.items() if one.space == state.train.insides[number]]
        step = min(STEP, (CAR * SIZE - BADGE) / max(1, len(aboard) - 1))
        begins = x + (CAR * SIZE - BADGE - step * (len(aboard) - 1)) / 2
        for nth, name in enumerate(aboard):
            canvas.disc(begins + nth * step + BADGE / 2, TOP + CARS_TOP + 19, BADGE / 2, INK, None)
            canvas.piece(f"badge_{name}", begins + nth * step, TOP + CARS_TOP + 19 - BADGE / 2, width=BADGE)
        if attack.riders and number == attack.car:
            canvas.box((x - 1, TOP + 5, CAR * SIZE + 2, HIGH - 10), None, AMBER, radius=7, thick=3)
