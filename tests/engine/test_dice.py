"""Chance: the same on every machine and Python."""

from collections import Counter

from game.engine import dice
from game.engine.contents import Card
from tests.engine.tables import train


def test_the_numbers_are_those_of_splitmix64() -> None:
    """The first three for the seed 1234567, as its authors' reference gives them."""
    assert [6457827717110365317, 3203168211198807973, 9817491932198370423] == [dice.draw(1234567, n) for n in (1, 2, 3)]


def test_a_shuffle_keeps_everything() -> None:
    things = list(range(20))
    dice.shuffle(things, dice.draw(7, 1))

    assert list(range(20)) == sorted(things)


def test_every_order_of_three_comes_up_equally_often() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        things = [0, 1, 2]
        dice.shuffle(things, dice.draw(seed, 1))
        orders[tuple(things)] += 1

    assert 6 == len(orders)
    assert all(850 < count < 1150 for count in orders.values())


def test_a_deck_of_more_than_twenty_cards_is_shuffled_to_its_bottom() -> None:
    deck = [Card("doc", str(number)) for number in range(43)]
    bottoms = set()
    for seed in range(300):
        state = train("doc 1.in")
        state.seed = seed
        bottoms.add(state.shuffled(deck)[0])

    assert len(bottoms) > 38
