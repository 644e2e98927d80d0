"""Figures act: another picture for a time, squashed at first, looking where they should, before their neighbours."""

from collections.abc import Callable

import pytest
from pygame import Surface

from game.board.board import Board
from game.board.motion import Pose, glide
from game.board.stage import Stage, Ways
from game.board.timeline import Acting, Motion, Score
from game.draw.kit import Kit
from game.engine.contents import BANDITS, PUNCH
from game.engine.events import BanditMoved, PunchThrown
from game.engine.game import Setup, new_game

STAGE = Stage((0, 56, 1280, 504), 478, 518)


@pytest.fixture
def board(kit: Kit) -> Board:
    """Everybody stands in one car."""
    state = new_game(Setup(BANDITS[:4], seed=4))
    for bandit in state.bandits.values():
        bandit.space = 4
    return Board(kit, STAGE, Ways(strip=lambda _: (640, 660)), state)


class Shown:
    """What a board draws while a score is played: pieces and their poses, in the order in which they are drawn."""

    def __init__(self, board: Board, surface: Surface, score: Score) -> None:
        self.board, self.surface = board, surface
        self.board.timeline.reduced = board.reduced
        board.timeline.play(score)
        self.drawn: list[tuple[str, Pose]] = []
        draw = board.pieces.draw

        def spy(surface: Surface, name: str, pose: Pose) -> None:
            self.drawn.append((name, pose))
            draw(surface, name, pose)

        board.pieces.draw = spy  # type: ignore[method-assign]

    def after(self, seconds: float) -> list[str]:
        """The figures that are drawn so much later."""
        self.board.update(seconds)
        self.drawn.clear()
        self.board.draw(self.surface)
        return [name for name, _ in self.drawn if name.startswith("meeple")]

    def pose(self, name: str) -> Pose:
        return next(pose for piece, pose in self.drawn if piece == name)


@pytest.fixture
def shown(board: Board, surface: Surface) -> Callable[..., Shown]:
    return lambda *acting, **score: Shown(board, surface, Score(acting=list(acting), **score))


def test_who_is_shown_at_once_goes_on_looking_where_he_looked(board: Board) -> None:
    before = board.layout.actors["belle"].flip
    board.layout = board.layout.facing({"belle": board.layout.actors["belle"].looking(left=not before)})
    board.show(board.state)

    assert board.layout.actors["belle"].flip is not before


@pytest.mark.parametrize("busy", [False, True])
def test_nobody_feels_a_rounds_end_while_something_goes_on(board: Board, busy: bool) -> None:
    if busy:
        board.timeline.play(Score(hold=1))
    board.act({"belle": "cheer"}, 1)
    board.update(0.1)

    assert busy == ("belle" not in board.timeline.acting())


def test_a_figure_shows_its_pose_from_its_time_on(shown: Callable[..., Shown]) -> None:
    play = shown(Acting("belle", "aim", 0.3, 0.2))

    assert "meeple_belle" in play.after(0.19)
    assert "meeple_belle_aim" in play.after(0.02)


def test_and_stands_as_usual_when_its_time_is_over(shown: Callable[..., Shown]) -> None:
    play = shown(Acting("belle", "aim", 0.3), Acting("doc", "aim", 0.5))

    assert "meeple_belle_aim" in play.after(0.29)
    assert "meeple_belle" in play.after(0.02)


def test_the_pose_that_was_added_later_counts(shown: Callable[..., Shown]) -> None:
    play = shown(Acting("belle", "afraid", 0.5), Acting("belle", "hit", 0.2, 0.1))

    assert "meeple_belle_hit" in play.after(0.15)
    assert "meeple_belle_afraid" in play.after(0.2)


def test_who_has_no_such_picture_stands(shown: Callable[..., Shown]) -> None:
    assert "meeple_marshal" in shown(Acting("marshal", "cheer", 0.5)).after(0.1)


def test_a_pose_lasts_as_long_as_the_group(shown: Callable[..., Shown], board: Board) -> None:
    shown(Acting("belle", "aim", 0.5)).after(0.49)
    assert board.busy
    board.update(0.02)
    assert not board.busy


def test_a_new_picture_is_squashed_at_first(shown: Callable[..., Shown]) -> None:
    play = shown(Acting("belle", "aim", 0.5))
    play.after(0.01)
    first = play.pose("meeple_belle_aim")
    play.after(0.1)
    later = play.pose("meeple_belle_aim")

    assert (1.04, 0.96) == pytest.approx((first.wide, first.high))
    assert (later.wide, later.high) == (1, 1)


@pytest.mark.parametrize("left", [True, False])
def test_a_figure_looks_to_the_side_of_its_pose(shown: Callable[..., Shown], *, left: bool) -> None:
    play = shown(Acting("belle", "aim", 0.5, left=left), Acting("doc", "", 0.5, left=left))
    play.after(0.1)

    assert (left, left) == (play.pose("meeple_belle_aim").flip, play.pose("meeple_doc").flip)


@pytest.mark.parametrize("who", ["belle", "doc"])
def test_who_acts_is_drawn_over_the_others(shown: Callable[..., Shown], who: str) -> None:
    assert shown(Acting(who, "aim", 0.5)).after(0.1)[-1] == f"meeple_{who}_aim"


@pytest.mark.parametrize("who", ["belle", "doc"])
def test_who_comes_forward_is_drawn_over_all_who_act(shown: Callable[..., Shown], who: str) -> None:
    acting = [Acting(name, "hit", 0.5) for name in ("belle", "tuco", "doc")]

    assert shown(*acting, forward=[who]).after(0.1)[-1] == f"meeple_{who}_hit"


def test_when_all_is_skipped_everybody_stands_where_he_belongs(board: Board, surface: Surface) -> None:
    after = board.state.clone()
    flies = BanditMoved("doc", 4, 6, PUNCH)
    flies.apply(after)
    play = Shown(board, surface, Score())
    board.play((PunchThrown("belle", "doc"), flies), after)
    play.after(0.2)
    board.finish()

    assert {"meeple_belle", "meeple_doc"} < set(play.after(0.01))
    assert board.layout.actors["doc"].x == play.pose("meeple_doc").x


class TestReducedMotion:
    """For whoever wants nothing to move."""

    @pytest.fixture(autouse=True)
    def reduced(self, board: Board) -> None:
        board.reduced = True

    def test_there_are_no_steps(self, shown: Callable[..., Shown]) -> None:
        assert "meeple_belle" in shown(Acting("belle", "run_1", 0.5, step=True)).after(0.1)

    def test_a_pose_stands_half_a_second(self, shown: Callable[..., Shown], board: Board) -> None:
        play = shown(Acting("belle", "hit", 0.1))

        assert "meeple_belle_hit" in play.after(0.48)
        play.after(0.04)
        assert not board.busy

    def test_nothing_is_squashed(self, shown: Callable[..., Shown]) -> None:
        play = shown(Acting("belle", "hit", 0.5))
        play.after(0.01)

        assert play.pose("meeple_belle_hit").high == 1

    def test_who_stays_where_he_is_does_not_vanish(self, shown: Callable[..., Shown], board: Board) -> None:
        stands = board.layout.actors["belle"]
        play = shown(motions=[Motion("belle", stands, stands, glide, 1)])
        play.after(0.3)

        assert play.pose("meeple_belle").alpha == 1
