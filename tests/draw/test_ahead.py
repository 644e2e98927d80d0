"""What is wanted is drawn by another thread, before anybody asks for it."""

from pathlib import Path
from time import sleep

import pytest
from pygame import Window

from game.draw.ahead import Ahead
from game.draw.art import Art

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">'
LONGEST = 500  # hundredths of a second


@pytest.fixture
def art(window: Window, tmp_path: Path) -> Art:
    (tmp_path / "half.svg").write_text(f'{HEAD}<rect x="0" y="0" width="20" height="20" fill="#FF0000"/></svg>')
    (tmp_path / "torn.svg").write_text('<!-- viewBox="0 0 40 20" -->')
    return Art(tmp_path)


def drawn(art: Art) -> set[tuple[str, int, int]]:
    return {(name, wide, high) for name, wide, high, _ in art._pictures}


def test_what_is_wanted_is_drawn_at_its_size(art: Art) -> None:
    ahead = Ahead(art)
    ahead.begin()
    art.want("half", 1.5)
    for _ in range(LONGEST):
        if drawn(art):
            break
        sleep(0.01)
    ahead.close()

    assert {("half", 60, 30)} == drawn(art)


def test_a_damaged_piece_stops_nothing(art: Art) -> None:
    ahead = Ahead(art)
    ahead.begin()
    art.want("torn", 1)
    art.want("half", 1)
    for _ in range(LONGEST):
        if drawn(art):
            break
        sleep(0.01)
    ahead.close()

    assert {("half", 40, 20)} == drawn(art)


def test_for_another_size_of_the_window_nothing_old_is_drawn(art: Art) -> None:
    art.want("half", 1)
    art.forget()

    assert art.wanted.empty()


def test_at_the_end_it_does_not_draw_what_is_left(art: Art) -> None:
    ahead = Ahead(art)
    for _ in range(1000):
        art.want("half", 1)
    ahead.begin()
    ahead.close()

    assert art.wanted.empty()
    assert ahead._thread is None


def test_without_the_thread_it_is_drawn_when_it_is_asked_for(art: Art) -> None:
    art.want("half", 1)

    assert drawn(art) == set()
    assert (40, 20) == art.scaled("half", 1).get_size()
