"""The bar of what happened last: a sentence of two lines takes the room of the oldest."""

from game.draw.palette import MUTED
from game.table import told_bar
from game.table.chronicle import Line
from game.ui.canvas import Canvas

AREA = (272.0, 540.0, 736.0, 62.0)
SHORT = [Line(f"Doc says {word}", 1, "doc") for word in ("one", "two", "three")]
LONG = Line("Whiskey for the Marshal: " + "he drinks what lies there and goes back, " * 3, 1, "marshal")


def told(kit, surface, monkeypatch, lines):
    """The older sentences that are drawn."""
    found = []
    text = Canvas.text

    def noted(canvas, words, x, y, size, colour, *more, **how):
        if colour == MUTED:
            found.append(words)
        return text(canvas, words, x, y, size, colour, *more, **how)

    monkeypatch.setattr(Canvas, "text", noted)
    told_bar.draw(surface, kit, lines, "", AREA)
    return found


def test_three_sentences_stand_below_each_other(kit, surface, monkeypatch):
    assert ["Doc says one", "Doc says two"] == told(kit, surface, monkeypatch, SHORT)


def test_before_a_long_one_the_oldest_gives_way(kit, surface, monkeypatch):
    assert ["Doc says three"] == told(kit, surface, monkeypatch, [*SHORT, LONG])
