"""Pieces by name, each rasterised once for a size."""

from pathlib import Path

import pytest

from game.draw.art import Art
from game.paths import BrokenAsset

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">'


@pytest.fixture
def art(tmp_path: Path) -> Art:
    """One piece, `half`: 40 by 20 units, red on its left, nothing on its right."""
    (tmp_path / "half.svg").write_text(f'{HEAD}<rect x="0" y="0" width="20" height="20" fill="#FF0000"/></svg>')
    (tmp_path / "torn.svg").write_text('<!-- viewBox="0 0 40 20" -->')
    (tmp_path / "boundless.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    return Art(tmp_path)


def test_a_piece_has_the_size_of_its_view_box(art: Art) -> None:
    assert (40, 20) == art.size("half")


def test_it_is_drawn_at_its_size_in_pixels(art: Art) -> None:
    assert (60, 30) == art.scaled("half", 1.5).get_size()
    assert (120, 60) == art.sized("half", 120, 60).get_size()


def test_it_keeps_its_proportions(art: Art) -> None:
    assert (30, 15) == art.sized("half", 30, 90).get_size()


def test_what_it_leaves_out_is_clear(art: Art) -> None:
    picture = art.scaled("half", 1)

    assert (255, 0, 0, 255) == tuple(picture.get_at((5, 10)))
    assert 0 == picture.get_at((35, 10)).a


def test_flipped_it_looks_the_other_way(art: Art) -> None:
    picture = art.scaled("half", 1, flip=True)

    assert 0 == picture.get_at((5, 10)).a
    assert 255 == picture.get_at((35, 10)).a


def test_it_is_drawn_once_for_each_size(art: Art) -> None:
    assert art.scaled("half", 2) is art.scaled("half", 2)
    assert art.scaled("half", 2) is not art.scaled("half", 1)


def test_what_was_forgotten_is_drawn_anew(art: Art) -> None:
    before = art.scaled("half", 2)
    art.forget()

    assert before is not art.scaled("half", 2)


def test_one_piece_can_be_dropped(art: Art) -> None:
    before = art.scaled("half", 2)
    art.drop("half")

    assert before is not art.scaled("half", 2)


@pytest.mark.parametrize("name", ["absent", "torn", "boundless"])
def test_a_piece_that_is_missing_or_damaged_is_told_by_name(art: Art, name: str) -> None:
    with pytest.raises(BrokenAsset, match=f"{name}.svg"):
        art.scaled(name, 1)
