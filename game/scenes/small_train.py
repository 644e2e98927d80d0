"""Small pictures of the train in a position, for pages and lists: a part of the board, as large as can be."""

import pygame
from pygame import Rect, Surface

from game.board.board import Board
from game.board.marks import Marks
from game.board.stage import Stage, Ways
from game.board.train_shape import CABOOSE_END, LOCOMOTIVE_WIDE, PITCH
from game.draw.kit import Kit
from game.draw.palette import LINE
from game.draw.scale import Area
from game.engine.state import State
from game.expansions.book import playing
from game.ui.canvas import Canvas, cropped

HOUR = 2
STAGE = (1280.0, 600.0)  # units of the picture from which parts are cut
HORIZON, RAIL, FLOOR = 500.0, 540.0, 600.0
HEADS, GROUND = 330, 46  # a car's own units over the rail, units under it
SETTLES = 1.0  # seconds in which everything has found its place
CORNER = 10


class Trains:
    """Draws positions; those with the same train share its board."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._boards: dict[tuple[tuple[str, ...], ...], Board] = {}

    def draw(
        self, state: State, size: tuple[float, float], marks: Marks | None = None, frame: tuple[int, ...] = ()
    ) -> Surface:
        """A picture `size` units large, with round corners, of the cars from the first to the last of `frame`."""
        kit = self.kit
        whole, cut = self._whole(state, marks or Marks(), frame, size)
        picture = pygame.transform.smoothscale(whole.subsurface(cut), (kit.px(size[0]), kit.px(size[1])))
        picture = cropped(picture.convert_alpha(), CORNER * kit.scale.u)
        Canvas(kit, picture).box((0, 0, *size), None, LINE, radius=CORNER, thick=2)
        return picture

    def _whole(
        self, state: State, marks: Marks, frame: tuple[int, ...], size: tuple[float, float]
    ) -> tuple[Surface, Rect]:
        """The whole board, and which part of it is shown, in pixels."""
        kit, (wide, high) = self.kit, STAGE
        board = self._board(state)
        whole = Surface((kit.px(wide), kit.px(high)))
        board.draw(whole, marks)
        board.update(SETTLES)  # the land dims, or brightens
        board.draw(whole, marks)
        train = board.train
        first, last = frame or (0, train.last)
        left = train.car_left(last) - (CABOOSE_END if last == train.last else 6) * train.scale
        right = train.car_left(first) + (PITCH if first else LOCOMOTIVE_WIDE[train.short]) * train.scale
        top = train.rail - HEADS * train.scale
        foot = FLOOR if any(one.high_train for one in playing(state)) else train.rail + GROUND
        return whole, _cut(kit, (left, top, right - left, foot - top), size)

    def _board(self, state: State) -> Board:
        """A board that shows a position."""
        state.round_number, state.rounds = HOUR, state.rounds[:1] * HOUR
        key = (state.train.cars, state.setup.expansions)
        if key in self._boards:
            self._boards[key].show(state)
        else:
            stage = Stage((0, 0, *STAGE), HORIZON, RAIL, foot=FLOOR)
            self._boards[key] = Board(self.kit, stage, Ways(lambda _: (0, 0)), state)
            self._boards[key].reduced = True
        return self._boards[key]


def _cut(kit: Kit, wanted: Area, size: tuple[float, float]) -> Rect:
    """What is cut out of the stage: all that is wanted, in the shape of the picture."""
    x, y, wide, high = wanted
    shape = size[0] / size[1]
    if wide / high < shape:
        x, wide = x - (high * shape - wide) / 2, high * shape
    else:
        y, high = y - (wide / shape - high), wide / shape
    whole = kit.scale.rect(0, 0, *STAGE)
    return kit.scale.rect(x, y, min(wide, STAGE[0]), min(high, STAGE[1])).clamp(whole)
