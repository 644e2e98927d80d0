"""ACCESS: for eyes and for whom movement is too much."""

from collections.abc import Sequence

from game.scenes.options.row_page import RowPage
from game.scenes.options.rows import Row
from game.settings.settings import PLACES


class AccessPage(RowPage):
    """Letters, motion, emblems."""

    name = "access"
    icon = "ui_human"
    parts = ("letters", "reduced_motion", "emblems")

    def rows(self) -> Sequence[Row]:
        return (
            self.choice("letters", PLACES["letters"].allowed),
            self.switch("reduced_motion"),
            self.switch("emblems"),
        )
