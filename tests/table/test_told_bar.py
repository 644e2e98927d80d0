"""The bar of what happened last: a sentence of two lines, the newest or an older one, takes the room of the oldest."""

from pygame import Rect

from game.draw.palette import MUTED
from game.table import told_bar
from game.table.chronicle import Line
from game.table.plan import stealing
from game.ui.canvas import Canvas

AREA = (272.0, 540.0, 736.0, 62.0)
SHORT = [Line(f"Doc says {word}", 1, "doc") for word in ("one", "two", "three")]
LONG = Line("Whiskey for the Marshal: " + "he drinks what lies there and goes back, " * 3, 1, "marshal")


def told(kit, surface, monkeypatch, lines, *, above=None):
    """The older sentences that are drawn, or those above a question in a picture that ends at `above`."""
    found = []
    text = Canvas.text

    def noted(canvas, words, x, y, size, colour, *more, **how):
        if colour == MUTED:
            found.append(words)
        return text(canvas, words, x, y, size, colour, *more, **how)

    monkeypatch.setattr(Canvas, "text", noted)
    if above:
        told_bar.draw_above(surface, kit, lines, stealing(kit.scale), above)
    else:
        told_bar.draw(surface, kit, lines, "", AREA)
    return found


def test_three_sentences_stand_below_each_other(kit, surface, monkeypatch):
    assert ["Doc says one", "Doc says two"] == told(kit, surface, monkeypatch, SHORT)


def test_before_a_long_one_the_oldest_gives_way(kit, surface, monkeypatch):
    assert ["Doc says three"] == told(kit, surface, monkeypatch, [*SHORT, LONG])


def test_an_older_one_that_is_long_has_two_lines_to_itself(kit, surface, monkeypatch):
    assert [LONG.words] == told(kit, surface, monkeypatch, [SHORT[0], LONG, SHORT[1]])


def test_what_is_too_long_beside_the_newest_gives_way(kit, surface, monkeypatch):
    assert ["Doc says two"] == told(kit, surface, monkeypatch, [LONG, SHORT[1], SHORT[2]])


def test_above_a_question_the_last_three_stand_in_a_row(kit, surface, monkeypatch):
    lines = [Line("Doc says nothing", 1, "doc"), *SHORT]

    assert ["Doc says one", "Doc says two", "Doc says three"] == told(kit, surface, monkeypatch, lines, above=1280)


def test_there_the_newest_stand_as_far_as_they_fit(kit, surface, monkeypatch):
    assert ["Doc says three"] == told(kit, surface, monkeypatch, [LONG, SHORT[2]], above=1280)


def test_there_too_a_heading_is_not_told(kit, surface, monkeypatch):
    lines = [SHORT[0], Line("Round 1, the end", 1)]

    assert ["Doc says one"] == told(kit, surface, monkeypatch, lines, above=1280)


def test_beside_the_open_log_fewer_have_room(kit, surface, monkeypatch):
    assert ["Doc says two", "Doc says three"] == told(kit, surface, monkeypatch, SHORT, above=560)


def test_the_row_above_a_question_leaves_free_what_should_be_seen(kit):
    """As low as it can be, or aside."""
    usual, size = (294.0, 542.0), (400, 19)
    horse = Rect(300, 500, 200, 60)

    place = told_bar._free_place(kit, usual, size, 1280, [horse])

    assert not Rect(place, size).colliderect(horse)
    assert usual[1] == place[1]  # at the other end of the picture
    assert usual == told_bar._free_place(kit, usual, size, 1280, [])


def test_where_all_the_width_is_full_it_lies_higher(kit):
    road = Rect(0, 500, 1280, 60)
    x, y = told_bar._free_place(kit, (294.0, 542.0), (400, 19), 1280, [road])

    assert 294.0 == x
    assert road.top - 19 - told_bar.CLIMB < y <= road.top - 19
