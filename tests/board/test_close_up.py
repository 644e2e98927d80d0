"""The close-up: a panel over a crowded space, in which everybody there has his own place."""

from itertools import pairwise

import pytest
from pygame import Rect, Surface

from game.board.board import Board
from game.board.close_up import CROWD, GOES, GROWS
from game.board.marks import Marks
from game.board.stage import Stage, Ways
from game.draw.kit import Kit
from game.engine.contents import BANDITS
from game.engine.game import Setup, new_game

STAGE = Stage((0, 56, 1280, 664), 478, 518, clear=172)
NAMES = {name: name.title() for name in (*BANDITS, "marshal")}
INSIDE, ROOF = 3, 10


def board(kit: Kit, crowd: int, space: int = INSIDE) -> Board:
    """A board with so many bandits in a space, and nobody else there; the Marshal is in the Locomotive."""
    state = new_game(Setup(BANDITS, seed=4))
    for index, bandit in enumerate(state.bandits.values()):
        bandit.space = space if index < crowd else 1
    found = Board(kit, STAGE, Ways(strip=lambda _: (640, 660)), state)
    found.landscape.speed = 0
    return found


def opened(kit: Kit, crowd: int = 5, space: int = INSIDE) -> Board:
    """The same, its close-up grown."""
    found = board(kit, crowd, space)
    found.close_up.show(space, NAMES)
    found.close_up.update(GROWS)
    return found


def picture(found: Board, surface: Surface, marks: Marks | None = None) -> bytes:
    found.draw(surface, marks)
    return surface.subsurface(found.close_up.area()).copy().get_buffer().raw


def test_four_are_a_crowd(kit: Kit) -> None:
    assert CROWD == len(board(kit, CROWD).close_up.crowd(INSIDE))


def test_three_are_none(kit: Kit) -> None:
    assert () == board(kit, CROWD - 1).close_up.crowd(INSIDE)


def test_the_marshal_counts(kit: Kit) -> None:
    found = board(kit, CROWD - 1, space=0)

    assert "marshal" in found.close_up.crowd(found.state.marshal)


def test_a_crowd_is_told_from_left_to_right(kit: Kit) -> None:
    found = board(kit, 6)
    feet = [found.layout.actors[name].x for name in found.close_up.crowd(INSIDE)]

    assert sorted(feet) == feet


@pytest.mark.parametrize("space", [INSIDE, ROOF])
@pytest.mark.parametrize("crowd", [4, 5, 6])
def test_everybody_has_his_own_place_in_the_panel(kit: Kit, crowd: int, space: int) -> None:
    close_up = opened(kit, crowd, space).close_up
    places = [close_up.rect(name) for name in close_up.crowd(space)]

    assert not any(left.colliderect(right) for left, right in pairwise(places))
    assert all(close_up.area().contains(place) for place in places)


@pytest.mark.parametrize("space", range(14))
def test_the_panel_lies_on_the_stage_under_the_pile(kit: Kit, space: int) -> None:
    area = opened(kit, 6, space).close_up.area()

    assert Rect(0, 172, 1280, 388).contains(area)


def test_it_keeps_off_what_should_stay_free(kit: Kit) -> None:
    found = board(kit, 4, space=5)
    found.close_up.show(5, NAMES)
    beside = found.close_up.area().move(found.close_up.area().width - 40, 0)
    found.close_up.show(5, NAMES, [beside])

    assert not found.close_up.area().colliderect(beside)


def test_it_shows_whoever_stands_in_its_space(kit: Kit) -> None:
    found = opened(kit, 4)

    assert [bandit.space == INSIDE for bandit in found.state.bandits.values()] == [
        found.close_up.shows(name) for name in found.state.bandits
    ]


def test_where_so_many_have_left_that_it_is_no_crowd_it_shows_nobody(kit: Kit) -> None:
    found = opened(kit, CROWD)
    for name in list(found.layout.spaces)[:CROWD]:
        if found.close_up.shows(name):
            found.layout.spaces[name] = 1
            break

    assert not any(found.close_up.shows(name) for name in BANDITS)


def test_hidden_it_shows_nobody(kit: Kit) -> None:
    close_up = opened(kit).close_up
    close_up.hide()

    assert not any(close_up.shows(name) for name in BANDITS)


def test_it_is_at_rest_when_it_has_grown(kit: Kit) -> None:
    assert not opened(kit).close_up.busy


def test_going_it_is_not_at_rest(kit: Kit) -> None:
    close_up = opened(kit).close_up
    close_up.hide()

    assert close_up.busy


def test_gone_it_leaves_the_picture_as_it_was(kit: Kit, surface: Surface) -> None:
    found = board(kit, 5)
    found.draw(surface)
    before = surface.get_buffer().raw
    found.close_up.show(INSIDE, NAMES)
    found.close_up.update(GROWS)
    found.close_up.hide()
    found.close_up.update(GOES)
    found.draw(surface)

    assert before == surface.get_buffer().raw


def test_who_can_be_chosen_looks_another_than_who_cannot(kit: Kit, surface: Surface) -> None:
    found = opened(kit)

    assert picture(found, surface) != picture(found, surface, Marks(bandits={found.close_up.crowd(INSIDE)[0]: None}))


def test_while_it_grows_it_is_smaller(kit: Kit, surface: Surface) -> None:
    found = board(kit, 5)
    found.close_up.show(INSIDE, NAMES)
    found.close_up.update(GROWS / 4)
    growing = picture(found, surface)
    found.close_up.update(GROWS)

    assert growing != picture(found, surface)


@pytest.mark.parametrize("crowd", [4, 6])
def test_in_the_lane_before_the_train_all_of_it_is_in_the_picture(kit: Kit, crowd: int) -> None:
    found = board(kit, crowd)
    places = found.close_up._in_the_lane(INSIDE, crowd)

    assert 0 < min(place.left for place in places)
    assert max(place.left + place.wide for place in places) < 1280
