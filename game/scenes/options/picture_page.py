"""PICTURE: the window and the size of what is in it."""

from collections.abc import Sequence

from game.scenes.options.row_page import RowPage
from game.scenes.options.rows import Row, SliderRow
from game.settings.settings import FIT, LEAST_INTERFACE, MOST_INTERFACE

STEP = 5  # per cent


class PicturePage(RowPage):
    """The slider goes as far as the window allows; at its end the interface is as large as fits."""

    name = "picture"
    icon = "ui_eye"
    parts = ("fullscreen", "interface")

    def rows(self) -> Sequence[Row]:
        interface = SliderRow(
            "interface",
            *self._words("interface"),
            self._sizes(),
            lambda value: self._change("interface", value),
            self._size_in_words,
        )
        return (self.switch("fullscreen"), interface)

    def now(self, row: Row) -> object:
        """A size that does not fit into the window is shown as the one that does."""
        chosen = super().now(row)
        return chosen if row.part != "interface" or chosen in row.values else FIT

    def _sizes(self) -> tuple[object, ...]:
        largest = min(MOST_INTERFACE, round(self.kit.scale.largest * 100) - 1)
        sizes = {*range(LEAST_INTERFACE, largest + 1, STEP)}
        chosen = self.context.settings.interface
        if isinstance(chosen, int) and chosen <= largest:
            sizes.add(chosen)
        return (*sorted(sizes), FIT)

    def _size_in_words(self, value: object) -> str:
        words = self.context.words
        if value == FIT:
            return words("options-interface-fit", share=round(self.kit.scale.largest * 100))
        return words("options-interface-share", share=int(str(value)))
