"""Outcome chips: they come in their time, say what changed, and outlast what they tell of."""

from dataclasses import replace

import pygame
import pytest
from pygame import Surface

from game.board.layout import layout
from game.board.motion import Pose
from game.board.outcome_chips import GROWS, LEFT_STANDING, SECONDS, Chip, Chips
from game.board.staging import MINUS, Staging
from game.board.train_shape import TrainShape
from game.draw.kit import Kit
from game.draw.palette import AMBER, BAD, Colour
from game.engine.contents import BANDITS
from game.engine.game import Setup, new_game

CLEAR = 172
INSIDE, ON_ROOF, UNDER_THE_PILE = Pose(640, 458), Pose(640, 340), Pose(640, 240)


def chip(feet: Pose = INSIDE, delay: float = 0, *, bad: bool = False, actor: str = "doc") -> Chip:
    return Chip(actor, feet, "loot_purse", "+1", bad, delay)


@pytest.fixture
def chips(kit: Kit) -> Chips:
    return Chips(kit, CLEAR)


def drawn(chips: Chips, surface: Surface) -> bool:
    """Whether anything is seen of them."""
    surface.fill("black")
    chips.draw(surface)
    return any(surface.get_at((x, y)).r > 20 for x in range(0, 1280, 8) for y in range(0, 720, 8))


def test_a_chip_comes_after_its_delay(chips: Chips, surface: Surface) -> None:
    chips.expect([chip(delay=0.5)], {})
    chips.update(0.49)
    before = drawn(chips, surface)
    chips.update(0.1)

    assert (False, True) == (before, drawn(chips, surface))


def test_it_goes_by_itself(chips: Chips) -> None:
    chips.expect([chip()], {})
    chips.update(SECONDS - 0.01)
    assert chips.busy
    chips.update(0.02)
    assert not chips.busy


def test_one_whose_time_came_and_went_in_a_single_frame_is_not_drawn(chips: Chips, surface: Surface) -> None:
    chips.expect([chip(delay=0.5)], {})
    chips.update(0.5 + SECONDS + 0.1)

    assert (False, False) == (chips.busy, drawn(chips, surface))


def test_when_all_is_skipped_what_came_of_it_is_still_seen(chips: Chips, surface: Surface) -> None:
    chips.expect([chip(delay=2)], {})
    chips.hurry()
    chips.update(LEFT_STANDING - 0.2)
    assert drawn(chips, surface)
    chips.update(0.21)
    assert not chips.busy


@pytest.mark.parametrize(("bad", "colour"), [(False, AMBER), (True, BAD)])
def test_its_edge_tells_good_from_bad(chips: Chips, surface: Surface, *, bad: bool, colour: object) -> None:
    chips.expect([chip(bad=bad)], {})
    chips.update(GROWS)
    surface.fill("black")
    chips.draw(surface)
    x, y = map(round, chips.place(chip()))

    assert colour in [tuple(surface.get_at((x, y - high)))[:3] for high in range(10, 20)]


@pytest.mark.parametrize(("bad", "other"), [(False, BAD), (True, AMBER)])
def test_its_words_have_the_colour_of_its_edge(chips: Chips, surface: Surface, *, bad: bool, other: Colour) -> None:
    chips.expect([replace(chip(bad=bad), piece="bullet_neutral")], {})
    chips.update(GROWS)
    drawn(chips, surface)

    assert 0 == pygame.mask.from_threshold(surface, other, (8, 8, 8, 255)).count()


@pytest.mark.parametrize("feet", [ON_ROOF, INSIDE])
def test_where_there_is_room_it_is_over_the_head(chips: Chips, feet: Pose) -> None:
    assert CLEAR - 10 < chips.place(chip(feet))[1] < feet.y - 120


def test_under_the_pile_it_is_under_the_feet_where_no_face_is(chips: Chips) -> None:
    assert chips.place(chip(UNDER_THE_PILE))[1] > UNDER_THE_PILE.y


def test_a_second_one_is_over_the_first(chips: Chips) -> None:
    assert chips.place(chip(), 1)[1] < chips.place(chip(), 0)[1] - 30


@pytest.mark.parametrize(("over_him", "low"), [(ON_ROOF, True), (ON_ROOF.moved(120, 0), False)])
def test_it_is_under_the_feet_of_who_has_somebody_on_the_roof_over_him(
    chips: Chips, over_him: Pose, *, low: bool
) -> None:
    chips.expect([chip()], {"doc": INSIDE, "tuco": over_him})

    assert low == (chips.rects()[0].top > INSIDE.y)


def test_on_a_roof_it_is_over_the_head_whoever_stands_below(chips: Chips) -> None:
    chips.expect([chip(ON_ROOF)], {"doc": ON_ROOF, "tuco": INSIDE})

    assert chips.rects()[0].bottom < ON_ROOF.y - 100


def test_one_that_goes_already_is_not_kept_by_skipping(chips: Chips) -> None:
    chips.expect([chip()], {})
    chips.update(SECONDS - LEFT_STANDING / 2)
    chips.hurry()
    chips.update(LEFT_STANDING / 2 + 0.01)

    assert not chips.busy


# what they say

SHAPE = TrainShape(4, rail=518, left=50, scale=0.945)


@pytest.fixture
def staging() -> Staging:
    state = new_game(Setup(BANDITS[:4], seed=4))
    lies = layout(state, SHAPE)
    return Staging(
        lies, lies, SHAPE, state, lambda _: (0, 0), (0, 0), (0, 0), (0, 0), lambda *_: None, print, print, print
    )


@pytest.mark.parametrize(("change", "said", "bad"), [(1, "+1", False), (-2, f"{MINUS}2", True)])
def test_a_chip_says_how_many_with_its_sign(staging: Staging, change: int, said: str, *, bad: bool) -> None:
    staging.chip("doc", INSIDE, "loot_purse", change)

    assert [(said, bad)] == [(one.words, one.bad) for one in staging.score.chips]


def test_money_is_written_as_money(staging: Staging) -> None:
    staging.money = "{} $".format
    staging.chip("doc", INSIDE, "money_hostage", 250, money=True)

    assert ["+250 $"] == [one.words for one in staging.score.chips]


@pytest.mark.parametrize("delays", [(0.3, 0.9), (0.9, 0.3)])
def test_a_strip_counts_when_the_last_of_several_has_gone(staging: Staging, delays: tuple[float, float]) -> None:
    for delay in delays:
        staging.chip("doc", INSIDE, "loot_purse", -1, delay)

    assert {"doc": 0.9} == staging.score.counted


def test_a_bullet_more_is_bad(staging: Staging) -> None:
    staging.chip("doc", INSIDE, "bullet_neutral", 1, bad=True)

    assert staging.score.chips[0].bad


@pytest.mark.parametrize(
    ("change", "bad", "sound"), [(1, False, "chip_up"), (-1, False, "chip_down"), (1, True, "chip_down")]
)
def test_a_chip_is_heard_when_it_comes(staging: Staging, change: int, sound: str, *, bad: bool) -> None:
    staging.chip("doc", INSIDE, "loot_purse", change, 0.4, bad=bad)

    assert [(sound, 0.4)] == [(one.name, one.delay) for one in staging.score.sounds]


def shown_at(chips: Chips, *expected: Chip) -> list[tuple[int, int]]:
    """The middles of the chips that are shown together."""
    chips.expect(list(expected), {})
    chips.update(GROWS)
    return [rect.center for rect in chips.rects()]


@pytest.mark.parametrize(("apart", "same_height"), [(20, False), (60, True)])
def test_chips_of_neighbours_do_not_hide_each_other(chips: Chips, apart: int, *, same_height: bool) -> None:
    first, second = shown_at(chips, chip(), chip(INSIDE.moved(apart, 0), actor="tuco"))

    assert same_height == (first[1] == second[1])


def test_it_is_known_where_the_upper_end_of_somebodys_chips_is(chips: Chips) -> None:
    chips.expect([chip(delay=0.5)], {})

    assert INSIDE.y - 160 < chips.upper_end("doc") < INSIDE.y - 140
    assert chips.upper_end("tuco") > 1000


def test_a_chip_takes_the_lowest_place_that_is_free(chips: Chips) -> None:
    chips.expect([chip()], {})
    chips.update(SECONDS / 2)
    chips.expect([chip()], {})
    chips.update(SECONDS / 2 + 0.01)
    chips.expect([chip()], {})

    assert [1, 0] == [one.place for one in chips._shown]


@pytest.mark.parametrize("x", [0, 1280])
def test_at_the_windows_edge_it_is_wholly_seen(chips: Chips, surface: Surface, x: int) -> None:
    chips.expect([chip(Pose(x, 458))], {})
    chips.update(GROWS)
    drawn(chips, surface)
    seen = pygame.mask.from_threshold(surface, AMBER, (40, 40, 40, 255)).get_bounding_rects()

    assert seen
    assert all(0 < rect.left and rect.right < 1280 for rect in seen)
