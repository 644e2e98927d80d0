"""Letters: sizes, breaking into lines, and fitting into a room."""

from pathlib import Path

import pytest

from game.draw import lettering
from game.draw.lettering import BODY
from game.draw.palette import CREAM
from game.paths import BrokenAsset

FACES = [lettering.HEAVY, BODY, lettering.BOLD]
SENTENCE = "Cheyenne takes the purse her punch knocks loose"


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("pixels", [14, 40, 104])
def test_a_line_is_as_wide_as_foretold(face: str, pixels: int) -> None:
    assert lettering.width("Django", face, pixels) == lettering.line("Django", face, pixels, CREAM).get_width()


@pytest.mark.parametrize("face", FACES)
def test_a_line_has_ink_of_its_colour_and_clear_ground(face: str) -> None:
    line = lettering.line("HHH", face, 104, CREAM)
    colours = {tuple(line.get_at((x, line.get_height() // 2))) for x in range(line.get_width())}

    assert (*CREAM, 255) in colours
    assert any(alpha == 0 for *_, alpha in colours)


@pytest.mark.parametrize("face", FACES)
def test_every_letter_of_the_languages_to_come_has_a_shape(face: str) -> None:
    """A letter that a face lacks has no metrics."""
    letters = "AZaz09ÀÉÈÊÇŒàéèêçœùîïôАЯаяЁёЭэ$–—’“”«»…×№"  # noqa: RUF001 (Cyrillic is meant)

    assert [] == [
        letter for letter, found in zip(letters, lettering.font(face, 20).metrics(letters), strict=True) if not found
    ]


def test_it_breaks_between_words_only() -> None:
    lines = lettering.wrap(SENTENCE, BODY, 16, 120)

    assert 1 < len(lines)
    assert SENTENCE == " ".join(lines)
    assert all(lettering.width(line, BODY, 16) <= 120 for line in lines)


def test_words_that_fill_a_line_to_its_very_end_stay_on_it() -> None:
    room = lettering.width("one two", BODY, 16)

    assert ["one two", "three"] == lettering.wrap("one two three", BODY, 16, room)


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_it_never_breaks_where_a_no_break_space_is(space: str) -> None:
    assert ["worth", f"500{space}$"] == lettering.wrap(f"worth 500{space}$", BODY, 16, 60)


def test_a_word_wider_than_the_room_has_a_line_of_its_own() -> None:
    assert ["a", "Gunslinger", "b"] == lettering.wrap("a Gunslinger b", BODY, 30, 40)


def test_paragraphs_stay_apart() -> None:
    assert ["one", "", "two"] == lettering.wrap("one\n\ntwo", BODY, 16, 400)


def test_what_fits_stays_on_one_line() -> None:
    assert lettering.line(SENTENCE, BODY, 16, CREAM) is lettering.fitted(SENTENCE, BODY, 16, CREAM, 2000)


def test_what_nearly_fits_shrinks_once() -> None:
    room = lettering.width(SENTENCE, BODY, 16) - 4

    assert lettering.fitted(SENTENCE, BODY, 16, CREAM, room).get_height() < 2 * lettering.font(BODY, 16).get_linesize()


def test_what_does_not_fit_is_broken_into_lines() -> None:
    fitted = lettering.fitted(SENTENCE, BODY, 16, CREAM, 150)

    assert fitted.get_width() <= 150
    assert fitted.get_height() >= 2 * lettering.font(BODY, 14).get_linesize()


def test_a_face_that_is_missing_is_told_by_name() -> None:
    with pytest.raises(BrokenAsset, match="comic"):
        lettering.font("comic", 16)


@pytest.mark.parametrize("data", [b"", b"no font"])
def test_a_face_that_is_damaged_is_told_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    (tmp_path / "damaged.ttf").write_bytes(data)
    monkeypatch.setattr(lettering, "asset", lambda name: tmp_path / Path(name).name)
    with pytest.raises(BrokenAsset, match=r"damaged\.ttf"):
        lettering.font("damaged", 16)


@pytest.mark.parametrize(
    ("text", "known"), [("Zoë", True), ("Ёжик", True), ("Bob \u6f22", False), ("\u6f22\u5b57", False)]
)
def test_a_text_is_legible_if_there_are_all_its_letters(text: str, *, known: bool) -> None:
    assert known == lettering.legible(text)
