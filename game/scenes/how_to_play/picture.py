"""The pictures of a page, drawn from positions, cards and pieces at the size at which they are shown."""

import pygame
from pygame import Rect, Surface

from game.board.board import Board
from game.board.marks import Marks
from game.board.stage import Stage, Ways
from game.board.train_shape import CABOOSE_END, LOCOMOTIVE_WIDE, PITCH
from game.draw.kit import Kit
from game.draw.palette import LINE, PAPER_2, PAPER_3
from game.engine.state import State
from game.expansions.book import guises, playing
from game.scenes.how_to_play import example
from game.scenes.how_to_play.pages import Page
from game.table.card import Cards
from game.table.card_parts import HIGH, WIDE
from game.ui.canvas import Canvas, cropped
from game.ui.words import Words

HOUR = 2
STAGE = (1280.0, 600.0)  # units of the picture from which parts are cut
HORIZON, RAIL, FLOOR = 500.0, 540.0, 600.0
HEADS, GROUND = 330, 46  # a car's own units over the rail, units under it
SETTLES = 1.0  # seconds in which everything has found its place
CORNER = 10
CARD = 74  # units: the card that is carried out, in a picture's corner
PIECE, LARGEST_PIECE = 0.72, 120  # of a picture's height
GAP = 14


def count(page: Page) -> int:
    """How many pictures a page has beside each other."""
    return len(page.show) or len(page.cards) or len(page.pieces)


class Pictures:
    """Draws pictures, each once for a size; pages with the same train share its board."""

    def __init__(self, kit: Kit, words: Words) -> None:
        self.kit = kit
        self.words = words
        self._boards: dict[tuple[tuple[str, ...], ...], Board] = {}

    def picture(self, page: Page, nth: int, size: tuple[float, float]) -> Surface:
        """The `nth` picture of a page, `size` in units."""

        def make() -> Surface:
            if page.show:
                return self._train(page, page.show[nth], size)
            if page.cards:
                return _cards(self.kit, self.words, page.cards[nth], size)
            return _piece(self.kit, page.pieces[nth], size)

        return self.kit.kept(("rules picture", page.key, nth, size, self.words.locale), make)

    def _train(self, page: Page, moment: str, size: tuple[float, float]) -> Surface:
        """The train at a moment; what the rules offer then is marked, and the card lies in the corner."""
        kit, state = self.kit, example.moment(page, moment)
        marks = example.offered(state) if moment in example.MADE else Marks()
        whole, cut = self._whole(state, marks, page.frame, size)
        picture = pygame.transform.smoothscale(whole.subsurface(cut), (kit.px(size[0]), kit.px(size[1])))
        picture = cropped(picture.convert_alpha(), CORNER * kit.scale.u)
        canvas = Canvas(kit, picture)
        if moment != example.AFTER and state.pile:
            card = state.pile[max(0, state.resolved - 1)].card
            centre = (size[0] - 10 - CARD * WIDE / HIGH / 2, 9 + CARD / 2)  # over the Locomotive
            Cards(kit, self.words, guises(state)).blit(picture, (card.bandit, card.action), CARD, centre)
        canvas.box((0, 0, *size), None, LINE, radius=CORNER, thick=2)
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


def _cut(kit: Kit, wanted: tuple[float, float, float, float], size: tuple[float, float]) -> Rect:
    """What is cut out of the stage: all that is wanted, in the shape of the picture."""
    x, y, wide, high = wanted
    shape = size[0] / size[1]
    if wide / high < shape:
        x, wide = x - (high * shape - wide) / 2, high * shape
    else:
        y, high = y - (wide / shape - high), wide / shape
    whole = kit.scale.rect(0, 0, *STAGE)
    return kit.scale.rect(x, y, min(wide, STAGE[0]), min(high, STAGE[1])).clamp(whole)


def _ground(kit: Kit, size: tuple[float, float]) -> Canvas:
    canvas = Canvas.empty(kit, *size)
    canvas.box((0, 0, *size), PAPER_2, PAPER_3, radius=CORNER)
    return canvas


def _cards(kit: Kit, words: Words, cards: tuple[str, ...], size: tuple[float, float]) -> Surface:
    """Cards in a row, as large as there is room for."""
    canvas, all_cards = _ground(kit, size), Cards(kit, words)
    wide, high = size
    tall = min(high - 2 * GAP, 168.0, ((wide - GAP) / len(cards) - GAP) * HIGH / WIDE)
    across = tall * WIDE / HIGH
    x = (wide - len(cards) * (across + GAP) + GAP) / 2
    for card in cards:
        who, action = card.split()
        canvas.blit(all_cards.picture(who, action, tall), x, (high - tall) / 2)
        x += across + GAP
    return canvas.surface


def _piece(kit: Kit, piece: str, size: tuple[float, float]) -> Surface:
    """A piece in the middle."""
    canvas = _ground(kit, size)
    wide, high = size
    own_wide, own_high = kit.art.size(piece)
    factor = min(high * PIECE / own_high, wide * PIECE / own_wide, LARGEST_PIECE / own_high)
    canvas.piece(piece, (wide - own_wide * factor) / 2, (high - own_high * factor) / 2, factor)
    return canvas.surface
