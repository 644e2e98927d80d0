"""How much of others something would hide."""

from pygame import Rect

from game.draw.hiding import hidden

HERE = Rect(0, 0, 10, 10)


def test_what_lies_apart_hides_nothing():
    assert hidden(HERE, [Rect(10, 0, 5, 5)]) == 0


def test_what_is_hidden_of_each_is_counted():
    assert hidden(HERE, [Rect(5, 5, 10, 10), Rect(0, 0, 2, 2)]) == 25 + 4
