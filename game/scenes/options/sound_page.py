"""SOUND: whether anything is heard, and how loud each part of it."""

from collections.abc import Sequence

from game.draw.kit import Kit
from game.scenes.options.row_page import RowPage
from game.scenes.options.rows import Row, SliderRow
from game.settings.settings import LOUDEST

PARTS = ("master", "music", "effects", "surroundings")


class SoundPage(RowPage):
    """Says so when there is nothing to hear it with; then a device is looked for again."""

    name = "sound"
    icon = "ui_sound"
    parts = ("sound_on", *PARTS, "quiet_when_left")

    def enter(self, kit: Kit) -> None:
        super().enter(kit)
        self.context.sounds.look_again()

    def rows(self) -> Sequence[Row]:
        return (
            self.switch("sound_on"),
            *(self._slider(part) for part in PARTS),
            self.switch("quiet_when_left"),
        )

    def notice(self) -> str:
        return "" if self.context.sounds.there else self.context.words("options-no-device")

    def _slider(self, part: str) -> SliderRow:
        values = tuple(range(LOUDEST + 1))
        return SliderRow(part, *self._words(part), values, lambda value: self._change(part, value), self._share)

    def _share(self, value: object) -> str:
        return self.context.words("options-loudness", share=100 * int(str(value)) // LOUDEST)
