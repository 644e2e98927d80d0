"""The pictures of a page, drawn from positions, cards and pieces at the size at which they are shown."""

from pygame import Surface

from game.board.marks import Marks
from game.draw.kit import Kit
from game.draw.palette import PAPER_2, PAPER_3
from game.expansions.book import guises
from game.scenes.how_to_play import example
from game.scenes.how_to_play.pages import Page
from game.scenes.small_train import CORNER, Trains
from game.table.card import Cards
from game.table.card_parts import HIGH, WIDE
from game.ui.canvas import Canvas
from game.ui.words import Words

CARD = 74  # units: the card that is carried out, in a picture's corner
PIECE, LARGEST_PIECE = 0.72, 120  # of a picture's height
GAP = 14


def count(page: Page) -> int:
    """How many pictures a page has beside each other."""
    return len(page.show) or len(page.cards) or len(page.pieces)


class Pictures:
    """Draws pictures, each once for a size."""

    def __init__(self, kit: Kit, words: Words) -> None:
        self.kit = kit
        self.words = words
        self.trains = Trains(kit)

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
        picture = self.trains.draw(state, size, marks, page.frame)
        if moment != example.AFTER and state.pile:
            card = state.pile[max(0, state.resolved - 1)].card
            centre = (size[0] - 10 - CARD * WIDE / HIGH / 2, 9 + CARD / 2)  # over the Locomotive
            Cards(kit, self.words, guises(state)).blit(picture, (card.bandit, card.action), CARD, centre)
        return picture


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
