"""GAME: how fast it goes, who sees what, what happens by itself."""

from collections.abc import Sequence
from functools import partial

from game.scenes.options.row_page import RowPage
from game.scenes.options.rows import ChoiceRow, Row
from game.settings.settings import PLACES, SYSTEM, Hands, Speed
from game.ui.words import language_name


class GamePage(RowPage):
    """The page that is shown first."""

    name = "game"
    icon = "ui_play"
    parts = ("language", "animation", "computers", "hands", "curtain_when_left", "single_options")

    def rows(self) -> Sequence[Row]:
        return (
            self._language(),
            self.choice("animation", tuple(Speed)),
            self.choice("computers", tuple(Speed)),
            self.choice("hands", tuple(Hands)),
            self.switch("curtain_when_left"),
            self.switch("single_options"),
        )

    def _language(self) -> Row:
        """Every language bears the name that it gives itself: whoever is lost in a strange one finds his own."""
        values = PLACES["language"].allowed
        names = tuple(
            self.context.words("options-language-system") if value == SYSTEM else language_name(str(value))
            for value in values
        )
        return ChoiceRow("language", *self._words("language"), values, partial(self._change, "language"), names)
