"""In a tunnel's turn the stage is dark and the train lit; the darkness comes from ahead and goes as it came."""

import pytest
from pygame import Surface

from game.board.board import Board
from game.board.rolling_stock import RollingStock, centred
from game.board.stage import Stage, Ways
from game.board.tunnel import SWEEP, Tunnel
from game.draw.kit import Kit
from game.engine.contents import BANDITS
from game.engine.game import Setup, new_game
from game.engine.state import SCHEMING, STEALING, State

AREA = (0, 56, 1280, 354)
AHEAD, BEHIND, ON_THE_TRAIN = (1275, 300), (4, 300), (640, 330)


@pytest.fixture
def state() -> State:
    """Before a turn in a tunnel."""
    found = new_game(Setup(BANDITS[:4], seed=4))
    found.phase, found.round_number = SCHEMING, 1
    found.turn = found.round_card.turns.index("T") - 1
    return found


@pytest.fixture
def train(kit: Kit) -> RollingStock:
    return centred(kit, ("mail", "dining", "first_class", "baggage"), AREA, 384, 0.8, 2)


def drawn(tunnel: Tunnel, surface: Surface) -> Surface:
    surface.fill("white")
    surface.set_clip(AREA)
    tunnel.draw(surface)
    surface.set_clip(None)
    return surface


def is_dark(surface: Surface, at: tuple[int, int]) -> bool:
    return bool(surface.get_at(at).r < 60)


@pytest.fixture
def entering(state: State, train: RollingStock) -> Tunnel:
    """A tunnel that is just being entered."""
    tunnel = Tunnel(train)
    tunnel.follow(state)
    state.turn += 1
    tunnel.follow(state)
    return tunnel


def test_outside_nothing_is_darkened(state: State, train: RollingStock, surface: Surface) -> None:
    tunnel = Tunnel(train)
    tunnel.follow(state)

    assert not is_dark(drawn(tunnel, surface), AHEAD)


def test_darkness_comes_from_ahead(entering: Tunnel, surface: Surface) -> None:
    entering.update(SWEEP / 2)
    drawn(entering, surface)

    assert [True, False] == [is_dark(surface, at) for at in (AHEAD, BEHIND)]


def test_then_all_is_dark(entering: Tunnel, surface: Surface) -> None:
    entering.update(SWEEP)
    drawn(entering, surface)

    assert [True, True] == [is_dark(surface, at) for at in (AHEAD, BEHIND)]


def test_the_cars_are_lit(entering: Tunnel, surface: Surface) -> None:
    entering.update(SWEEP)

    assert not is_dark(drawn(entering, surface), ON_THE_TRAIN)


def test_light_comes_from_ahead_too(entering: Tunnel, state: State, surface: Surface) -> None:
    entering.update(SWEEP)
    state.turn += 1
    entering.follow(state)
    entering.update(SWEEP / 2)
    drawn(entering, surface)

    assert [False, True] == [is_dark(surface, at) for at in (AHEAD, BEHIND)]


def test_it_ends_with_scheming(entering: Tunnel, state: State, surface: Surface) -> None:
    entering.update(SWEEP)
    state.phase = STEALING
    entering.follow(state, at_once=True)

    assert not is_dark(drawn(entering, surface), BEHIND)


def test_only_the_sweep_is_busy(entering: Tunnel) -> None:
    busy = [entering.busy]
    entering.update(SWEEP)

    assert [True, False] == [*busy, entering.busy]


def test_at_once_there_is_no_sweep(state: State, train: RollingStock) -> None:
    tunnel = Tunnel(train)
    state.turn += 1
    tunnel.follow(state, at_once=True)

    assert not tunnel.busy


@pytest.mark.parametrize("ahead", [0, 1])
def test_a_board_that_shows_a_position_at_once_is_dark_or_not_at_once(kit: Kit, state: State, ahead: int) -> None:
    board = Board(kit, Stage(AREA, 352, 384), Ways(strip=lambda _: (640, 660)), state, painted=False)
    after = state.clone()
    after.turn += ahead
    board.show(after)

    assert (bool(ahead), False) == (board.tunnel.inside, board.tunnel.busy)
