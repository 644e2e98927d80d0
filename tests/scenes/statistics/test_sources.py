"""The chart of where money comes from: every kind that the games have, the unforeseen ones too."""

from dataclasses import replace

import pytest

from game.scenes.statistics import sources
from game.scenes.statistics.scene import StatisticsScene
from game.statistics.figures import Figures
from game.ui.canvas import Canvas
from game.ui.words import Words
from tests.scenes.desktop import STRICT, Desktop
from tests.scenes.statistics.figures import rider

MORE = {"statistics-kind-ransom": "ransom", "statistics-kind-station": "station", "statistics-kind-toll": "toll"}
BASE = ["purse", "jewel", "strongbox", "hostage", "gunslinger"]


class Sentences(Words):
    """The usual words and, as an expansion will bring them, some for its kinds of money."""

    def __call__(self, key: str, **values: str | float) -> str:
        return MORE[key] if key in MORE else super().__call__(key, **values)

    def __contains__(self, key: str) -> bool:
        return key in MORE or super().__contains__(key)


@pytest.fixture
def desktop():
    return Desktop()


def having(**money: float):
    return replace(rider("doc", "Ada"), money={"purse": 500.0, **money})


def texts(desktop: Desktop, words: Words, *riders) -> list[str]:
    """What the chart writes for these, from the first row to the end of the legend."""
    written: list[str] = []

    class Writing(Canvas):
        def text(self, text: str, *where, **how) -> float:
            written.append(text)
            return super().text(text, *where, **how)

        def head(self, text: str, *where, **how) -> float:
            written.append(text)
            return super().head(text, *where, **how)

    kinds = sources.kinds(words, riders)
    canvas = Writing(desktop.app.kit, desktop.app.window.get_surface())
    sources.draw(canvas, words, (440.0, 164.0, 408.0, 540.0), riders, 2500.0, kinds)
    return written


def test_the_base_games_kinds_are_always_explained():
    assert BASE == sources.kinds(STRICT, [having()])


def test_a_kind_of_an_expansion_is_explained_where_somebody_had_it():
    assert ["purse", "jewel", "strongbox", "suitcase", "hostage", "gunslinger"] == sources.kinds(
        STRICT, [having(), having(suitcase=1000.0)]
    )


def test_a_new_kind_is_shown_by_its_word_without_any_change_of_the_chart(desktop):
    shown = texts(desktop, Sentences(strict=True), having(ransom=600.0))
    assert {"ransom", "600", "1100"} <= set(shown)


def test_kinds_without_a_word_are_one(desktop):
    shown = texts(desktop, STRICT, having(nonsense=300.0, folly=400.0))
    assert {"other", "700", "1200"} <= set(shown)


def test_money_that_was_taken_away_is_missing_in_the_sum(desktop):
    shown = texts(desktop, STRICT, having(jewel=500.0, nonsense=-300.0))
    assert "700" in shown
    assert "-300" not in shown


def test_every_kind_has_a_colour_of_its_own():
    kinds = sources.kinds(Sentences(strict=True), [having(ransom=1.0, station=1.0, toll=1.0, suitcase=1.0)])
    colours = [sources._colours(kinds)[kind] for kind in kinds]
    assert 9 == len(set(colours))


def test_a_longer_legend_leaves_room_for_fewer_rows():
    kinds = sources.kinds(Sentences(strict=True), [having(ransom=1.0, station=1.0)])
    assert (6, 5) == (sources.rows(540.0, BASE), sources.rows(540.0, kinds))


def test_a_page_with_new_kinds_can_be_drawn(desktop):
    one = having(ransom=600.0, station=200.0)
    desktop.show(StatisticsScene(desktop.context, Figures(games=1, peopled=1, people=(one,), bandits=(one,))))
    desktop.picture()
