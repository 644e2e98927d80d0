"""The large pieces that come over a table are named before they are drawn, at the very size at which they will be."""

import pytest

from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale
from game.engine.contents import BANDITS
from game.table import banner, large_pieces
from game.table import round_card_face as faces
from game.table.card import Cards
from game.table.card_face import HIDDEN
from game.table.fan import CARD
from game.table.moment import RAYS, RAYS_PIECE
from game.table.pile import Heap
from game.table.top_bar import Told
from game.ui.words import Words

LARGE = 30_000  # pixels
TOLD = Told(1, "scheming", "SSSS", None, "braking")


@pytest.fixture
def large(window) -> Kit:
    """A window of 1080 lines."""
    return Kit(Scale(1920, 1080), Art())


def wanted(kit: Kit) -> set[tuple[str, int, int]]:
    found = set()
    while not kit.art.wanted.empty():
        found.add(kit.art.wanted.get())
    return found


def test_what_is_large_has_been_wanted_at_its_size(large: Kit, words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    cards, drawn = Cards(large, words), set()
    rasterised = Art._rasterised

    def noted(art: Art, name: str, source: bytes, size: tuple[int, int]):
        drawn.add((name, *size))
        return rasterised(art, name, source, size)

    monkeypatch.setattr(Art, "_rasterised", noted)
    large_pieces.want(cards, BANDITS[:2])
    there = wanted(large)
    faces.empty(large, words, TOLD)
    banner.cloth(large, "title")
    large.piece(RAYS_PIECE, RAYS)
    large.piece(faces.BACK_PIECE, faces.SIZE)
    for bandit in BANDITS[:2]:
        for high in (CARD, Heap.HIGH):
            for action in (HIDDEN, "fire"):
                cards.turned(bandit, action, high, 5)
                cards.turned(bandit, action, high, 0)
    needed = {piece for piece in drawn if piece[1] * piece[2] > LARGE and not piece[0].startswith("icon")}

    assert len(needed) > 8
    assert needed <= there


def test_whose_card_has_another_face_has_only_its_back_wanted(large: Kit, words: Words) -> None:
    cards = Cards(large, words, {"ghost": "ghost_box"})
    large_pieces.want(cards, ["ghost"])

    assert all(name in large.art for name, _, _ in wanted(large))
