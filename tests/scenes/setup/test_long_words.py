"""The set-up in languages with longer words, in the largest letters: what stands beside a word leaves it room."""

import pytest
from pygame import Surface

from game.ui.canvas import Canvas
from game.ui.words import ENGLISH, languages
from tests.scenes.desktop import STRICT, Desktop, people


@pytest.fixture(params=languages())
def drawn(request, monkeypatch):
    """Where each text and picture of a table of two begins and ends, in units."""
    desktop = Desktop()
    desktop.context.keeper.change(letters=130)
    STRICT.speak(request.param)
    desktop.app.resize(1280, 720)
    desktop.program.party = people(2)
    desktop.program.set_up()
    desktop.stack.settle(desktop.app.kit)
    texts, pictures = {}, []
    text, blit = Canvas.text, Canvas.blit

    def written(canvas, words, x, *more, **named):
        wide = text(canvas, words, x, *more, **named)
        texts[words] = (x - wide, x) if named.get("align") == "right" else (x, x + wide)
        return wide

    def laid(canvas, picture, x, y, *more, **named):
        pictures.append((x, y))
        return blit(canvas, picture, x, y, *more, **named)

    monkeypatch.setattr(Canvas, "text", written)
    monkeypatch.setattr(Canvas, "blit", laid)
    desktop.top.draw(Surface((1280, 720)))
    yield texts, pictures
    STRICT.speak(ENGLISH)
    desktop.context.keeper.change(letters=100)
    desktop.app.resize(1280, 720)


def test_the_free_bandits_stand_behind_their_word(drawn):
    texts, pictures = drawn
    free = [x for x, y in pictures if y > 540]

    assert free
    assert texts[STRICT("setup-free")][1] + 8 <= min(free)


def test_what_is_said_of_pairs_leaves_its_name_room(drawn):
    texts, _ = drawn

    assert texts[STRICT("setup-two-players")][1] + 8 <= texts[STRICT("setup-pairs-now")][0]
