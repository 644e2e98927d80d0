"""The large pieces that will come over a table: they are to be ready, or each of them would halt the picture."""

from collections.abc import Iterable

from game.table.banner import BOARD_PIECE, CLOTH_PIECE
from game.table.card import Cards
from game.table.fan import CARD
from game.table.moment import RAYS, RAYS_PIECE
from game.table.pile import Heap
from game.table.round_card_face import BACK_PIECE, FACE_PIECE, SIZE


def want(cards: Cards, bandits: Iterable[str]) -> None:
    """Have them ready, in the order in which they come: the card of the round, the banners, everybody's cards."""
    for name, size in (
        (BACK_PIECE, SIZE),
        (RAYS_PIECE, RAYS),
        (FACE_PIECE, SIZE),
        (CLOTH_PIECE, 1),
        (BOARD_PIECE, 1),
    ):
        cards.kit.want(name, size)
    for bandit in bandits:
        for high in (CARD, Heap.HIGH):
            cards.want(bandit, high)
