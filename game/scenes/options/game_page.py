"""GAME: how fast it goes, who sees what, what happens by itself."""

from collections.abc import Sequence

from game.scenes.options.row_page import RowPage
from game.scenes.options.rows import Row
from game.settings.settings import SPEEDS


class GamePage(RowPage):
    """The page that is shown first."""

    name = "game"
    icon = "ui_play"
    parts = ("animation", "computers", "hands", "curtain_when_left", "single_options")

    def rows(self) -> Sequence[Row]:
        return (
            self.choice("animation", SPEEDS),
            self.choice("computers", SPEEDS),
            self.choice("hands", ("curtain", "open")),
            self.switch("curtain_when_left"),
            self.switch("single_options"),
        )
