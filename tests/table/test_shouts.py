"""What is called out in a scene: a bubble beside whoever does, which hides nobody and goes with the camera."""

from dataclasses import replace

import pytest
from pygame import Rect, Surface

from game.board.board import Board
from game.board.stage import Stage, Ways
from game.board.timeline import Score, Shot, Shout
from game.draw.kit import Kit
from game.table.shouts import Shouts
from game.ui.words import Words
from tests.board.events.played import position

NOWHERE = Rect(0, 0, 0, 0)


@pytest.fixture
def board(kit: Kit) -> Board:
    state = position("braking", {"belle": "2.in", "tuco": "3.roof", "doc": "3.roof"}, marshal=0)
    return Board(kit, Stage((0, 56, 1280, 664), 478, 518), Ways(strip=lambda _: (640, 660)), state)


def drawn(board: Board, words: Words, who: str = "belle", taken: Rect = NOWHERE, *shots: Shot) -> Rect:
    """Where a bubble comes to lie, in pixels."""
    shout = Shout("shout-braking", board.layout.actors[who], 1, delay=0.2)
    board.timeline.play(Score(shouts=[shout], shots=[*shots]))
    board.timeline.update(0.4)
    clear = Surface((1280, 720), depth=32, flags=0x00010000)
    Shouts(board.kit, words).draw(clear, board, taken)
    return clear.get_bounding_rect(min_alpha=200)


def test_it_is_there_for_its_time_only(board: Board, words: Words) -> None:
    assert drawn(board, words).width
    board.timeline.update(1)

    assert [] == board.timeline.shouts()


def test_it_lies_beside_him(board: Board, words: Words) -> None:
    stands, bubble = board.layout.actors["belle"], drawn(board, words)

    assert 20 < bubble.left - stands.x < 60
    assert stands.y - 110 < bubble.centery < stands.y


@pytest.mark.parametrize("who", ["tuco", "doc", "belle"])
def test_it_hides_nobody(board: Board, words: Words, who: str) -> None:
    bubble = drawn(board, words, who)

    assert not any(bubble.colliderect(board.actor_rect(name)) for name in board.layout.actors)


def test_it_leaves_free_what_is_taken(board: Board, words: Words) -> None:
    usual = drawn(board, words)

    assert not drawn(board, words, "belle", usual).colliderect(usual.inflate(-30, -20))


def test_it_goes_with_the_camera(board: Board, words: Words) -> None:
    stands = board.layout.actors["belle"]
    usual = drawn(board, words)
    shot = Shot((stands.x + 200, stands.y), 1.3, 0.01, 5, 0.1)

    assert drawn(board, words, "belle", NOWHERE, shot).left < usual.left


def test_what_bars_somebody_has_a_cross(board: Board, words: Words) -> None:
    plain = drawn(board, words)
    score = board.timeline.score
    assert score is not None
    score.shouts[0] = replace(score.shouts[0], barred=True)
    clear = Surface((1280, 720), depth=32, flags=0x00010000)
    Shouts(board.kit, words).draw(clear, board, NOWHERE)

    assert clear.get_bounding_rect(min_alpha=200).width > plain.width + 20


def test_it_stays_at_the_side_where_it_began_whoever_comes_there(board: Board, words: Words) -> None:
    shouts, places = Shouts(board.kit, words), list[Rect]()
    belle = board.layout.actors["belle"]
    board.timeline.play(Score(shouts=[Shout("shout-braking", belle, 1)]))
    for aside in (400, 90):  # somebody else comes where it lies
        board.layout = replace(board.layout, actors={"belle": belle, "tuco": belle.moved(aside, 0)})
        clear = Surface((1280, 720), depth=32, flags=0x00010000)
        shouts.draw(clear, board, NOWHERE)
        places.append(clear.get_bounding_rect(min_alpha=200))

    assert places[0] == places[1]
    assert places[0].colliderect(board.actor_rect("tuco"))
