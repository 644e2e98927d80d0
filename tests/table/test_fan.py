"""The hand as a fan: where its cards lie, and which of them is meant."""

from itertools import pairwise
from math import cos, radians, sin

import pytest
from pygame import SRCALPHA, Rect, Surface

from game.draw import lettering
from game.draw.kit import Kit
from game.table import card_face
from game.table.card import Cards
from game.table.card_parts import HIGH, TITLED_FROM, WIDE
from game.table.fan import DEALT, Fan, Held
from game.ui.canvas import Canvas, text_width
from game.ui.words import Words


@pytest.fixture
def fan(kit: Kit, words: Words) -> Fan:
    return Fan(Cards(kit, words), 640, 546)


def hand(count: int) -> list[Held]:
    return [Held("doc", "fire", True)] * count


@pytest.mark.parametrize("count", range(1, 12))
def test_a_hand_lies_symmetrically_about_its_middle(fan: Fan, count: int) -> None:
    places = fan.places(hand(count), None, None)
    assert 640 == pytest.approx((places[0][0] + places[-1][0]) / 2)


@pytest.mark.parametrize("count", range(1, 12))
def test_no_hand_is_wider_than_its_room(fan: Fan, count: int) -> None:
    rects = fan.rects(hand(count), None)
    assert rects[-1].right - rects[0].left <= 740


def test_each_card_is_tilted_further_than_the_one_before(fan: Fan) -> None:
    tilts = [tilt for _, _, tilt in fan.places(hand(5), None, None)]
    assert [-3.2, -1.6, 0, 1.6, 3.2] == pytest.approx(tilts)


def test_a_single_card_stands_upright(fan: Fan) -> None:
    assert [(640, 546 + 78, 0)] == fan.places(hand(1), None, None)


def test_the_lifted_card_stands_higher(fan: Fan) -> None:
    lying, lifted = fan.places(hand(3), None, None)[1], fan.places(hand(3), 1, None)[1]
    assert lifted[1] < lying[1]


def test_neighbours_give_way_to_the_lifted_card(fan: Fan) -> None:
    lying, giving_way = fan.places(hand(3), None, None), fan.places(hand(3), 1, None)
    assert [-13, 0, 13] == pytest.approx([new[0] - old[0] for old, new in zip(lying, giving_way, strict=True)])


def test_cards_overlap_where_there_are_many(fan: Fan) -> None:
    rects = fan.rects(hand(8), None)
    assert rects[3].colliderect(rects[4])


def test_where_the_lifted_card_overlaps_it_is_meant(fan: Fan) -> None:
    rects = fan.rects(hand(8), 3)
    assert not rects[3].colliderect(rects[4])


def test_an_empty_hand_has_no_places(fan: Fan) -> None:
    assert [] == fan.places([], None, None)


def drawn(fan: Fan, surface: Surface, seconds: float) -> Rect:
    """Where there are cards so many seconds after they began to be dealt."""
    clear = Surface(surface.get_size(), SRCALPHA)
    fan.draw(clear, hand(4), None, None, dealt=seconds)
    return clear.get_bounding_rect()


def test_cards_are_dealt_from_the_deck_at_the_left(fan: Fan, surface: Surface) -> None:
    assert drawn(fan, surface, 0).right < drawn(fan, surface, DEALT).left


def test_all_are_dealt_in_time(fan: Fan, surface: Surface) -> None:
    rest = Surface(surface.get_size(), SRCALPHA)
    fan.draw(rest, hand(4), None, None)

    assert rest.get_bounding_rect() == drawn(fan, surface, DEALT * 0.99)


def test_somebody_elses_hand_lies_where_ones_own_would(fan: Fan, surface: Surface) -> None:
    backs = Surface(surface.get_size(), SRCALPHA)
    fan.draw_backs(backs, ["doc"] * 4)

    assert drawn(fan, surface, DEALT) == backs.get_bounding_rect()


@pytest.mark.parametrize("count", range(1, 14))
def test_every_card_lies_in_the_window_whole(fan: Fan, count: int) -> None:
    """Of two bandits' eleven cards, and their two Rides, one is picked."""
    held = [Held("doc", "move", True)] * count
    high = fan.high(count)
    for x, y, tilt in fan.places(held, None, None):
        half_wide, half_high, angle = high * WIDE / HIGH / 2, high / 2, radians(abs(tilt))
        lowest = y + half_high * cos(angle) + half_wide * sin(angle)
        assert lowest <= 720
        assert 256 < x - half_wide
        assert x + half_wide < 1024


@pytest.mark.parametrize("count", [11, 13])
def test_of_many_cards_most_of_each_is_seen(fan: Fan, count: int) -> None:
    places = fan.places([Held("doc", "move", True)] * count, None, None)
    wide = fan.high(count) * WIDE / HIGH
    assert all((right[0] - left[0]) / wide > 0.6 for left, right in pairwise(places))


@pytest.mark.parametrize("lifted", [None, 0, 5])
@pytest.mark.parametrize("count", [10, 11, 13])
def test_of_a_whole_deck_no_card_lies_on_another_and_all_have_their_titles(
    fan: Fan, count: int, lifted: int | None
) -> None:
    fan.whole = True
    places = fan.places([Held("doc", "move", True)] * count, lifted, None)
    wide, high = fan.high(count) * WIDE / HIGH, fan.high(count)
    feet = [x - high / 2 * sin(radians(tilt)) for x, _, tilt in places]

    assert high >= TITLED_FROM
    assert all(right - left >= wide - 0.1 for left, right in pairwise(feet))
    for x, _, tilt in (places[0], places[-1]):
        half = wide / 2 * cos(radians(tilt)) + high / 2 * sin(radians(abs(tilt)))
        assert 0 < x - half
        assert x + half < 1280


@pytest.mark.parametrize("count", range(2, 10))
@pytest.mark.parametrize("lifted", [None, 1])
def test_no_name_is_covered_by_the_next_card(
    fan: Fan, surface: Surface, monkeypatch: pytest.MonkeyPatch, count: int, lifted: int | None
) -> None:
    """A name that no room is left for is drawn smaller; where it fits it stays in the middle."""
    names: list[tuple[float, float]] = []

    def head(_canvas: Canvas, words: str, x: float, _baseline: float, size: float, *_more: object, **_: object) -> None:
        half = text_width(fan.cards.kit, words, size, lettering.HEAVY) / 2
        names.append((x - half, x + half))

    held = [Held("doc", "floor_change", True)] * count
    places, wide = fan.places(held, lifted, None), fan.high(count) * WIDE / HIGH
    for index, seen in enumerate(fan.seen(held, lifted)):
        monkeypatch.setattr(Canvas, "head", head)
        card_face.draw(Canvas.empty(fan.cards.kit, wide, 156), fan.cards.words, "doc", "floor_change", 156, seen)
        left, right = names[-1]
        assert 0 < left < right < wide
        if index + 1 < count and index != lifted:
            assert right < places[index + 1][0] - places[index][0]
        if index > 0 and index - 1 == lifted:
            assert left > wide - (places[index][0] - places[index - 1][0])


def test_a_name_stands_in_the_middle_of_a_card_that_is_seen_whole(fan: Fan) -> None:
    assert [(0.0, 1.0)] * 3 == fan.seen(hand(3), None)


@pytest.mark.parametrize(("hidden", "shown"), [(False, "fire"), (True, "hidden")])
def test_a_lifted_card_that_will_be_played_face_down_shows_its_back(
    fan: Fan, surface: Surface, monkeypatch: pytest.MonkeyPatch, hidden: bool, shown: str
) -> None:
    drawn: list[tuple[str, str]] = []
    monkeypatch.setattr(Cards, "blit", lambda _cards, _surface, card, *_more: drawn.append(card))
    fan.draw(surface, hand(3), lifted=1, hovered=None, hidden=hidden)

    assert [("doc", "fire"), ("doc", "fire"), ("doc", shown)] == drawn  # the lifted one lies over all
