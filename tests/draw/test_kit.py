"""Drawing in units, whatever the window's size."""

import pytest

from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.lettering import BODY, BOLD, HEAVY
from game.draw.palette import CREAM, PANEL
from game.draw.scale import Scale

SIZES = [(1280, 720), (1920, 1080), (1440, 1080), (3840, 2160)]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def kit(request: pytest.FixtureRequest) -> Kit:
    return Kit(Scale(*request.param), Art())


def test_a_piece_grows_with_the_window(kit: Kit) -> None:
    wide, high = kit.art.size("meeple_doc")

    assert (round(wide * kit.scale.u), round(high * kit.scale.u)) == kit.piece("meeple_doc").get_size()


def test_a_panel_has_its_size_in_units(kit: Kit) -> None:
    assert (kit.px(200), kit.px(80)) == kit.panel(200, 80, PANEL).get_size()


def test_a_fitted_text_keeps_within_its_room(kit: Kit) -> None:
    words = "Every bandit on a roof is thrown one car forward"

    assert kit.fitted(words, 16, CREAM, 120).get_width() <= kit.px(120)


def test_a_composed_picture_is_made_once(kit: Kit) -> None:
    def make_panel() -> object:
        return kit.panel(30, 30, None)

    assert kit.kept("panel", make_panel) is kit.kept("panel", make_panel)  # type: ignore[arg-type]


def test_a_kit_for_another_size_draws_in_that_size() -> None:
    kit = Kit(Scale(1280, 720), Art())
    small = kit.piece("wheel").get_size()

    assert (2 * small[0], 2 * small[1]) == kit.remade(Scale(2560, 1440)).piece("wheel").get_size()


@pytest.mark.parametrize(("face", "size"), [(BODY, 24), (BOLD, 24), (HEAVY, 16)])
def test_whoever_wants_larger_letters_has_larger_sentences_names_stay(face: str, size: int) -> None:
    assert size == Kit(Scale(1280, 720), Art(), letters=1.5).letter(16, face)
