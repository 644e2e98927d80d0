"""A page of rows below each other."""

from collections.abc import Sequence

import pygame
from pygame import Surface
from pygame.event import Event

from game.draw.scale import Area
from game.scenes.options.page import MARGIN, Page
from game.scenes.options.rows import HIGH, STEP, ChoiceRow, Row, SliderRow, SwitchRow
from game.ui.focus import Target
from game.ui.key_hints import KeyHint
from game.ui.keys import Intent

FIRST_ROW = 52  # units from the panel's upper edge to the first row


class RowPage(Page):
    """Its rows are laid out anew whenever something has changed."""

    dragged: str | None = None  # the part whose slider is held by the mouse
    _mouse = (0, 0)

    def rows(self) -> Sequence[Row]:
        """The rows, from above."""
        raise NotImplementedError

    def switch(self, part: str) -> SwitchRow:
        """A row for something that is on or off."""
        return SwitchRow(part, *self._words(part), change=lambda value: self._change(part, value))

    def choice(self, part: str, values: tuple[object, ...]) -> ChoiceRow:
        """A row for one of a few values."""
        names = tuple(self.context.words(f"options-{part}-{value}".replace("_", "-")) for value in values)
        return ChoiceRow(part, *self._words(part), values, lambda value: self._change(part, value), names)

    def _words(self, part: str) -> tuple[str, str]:
        key = f"options-{part}".replace("_", "-")
        return self.context.words(key), self.context.words(f"{key}-text")

    def _change(self, part: str, value: object) -> None:
        self.context.keeper.change(**{part: value})

    def now(self, row: Row) -> object:
        """What is chosen in a row."""
        return getattr(self.context.settings, row.part)

    def targets(self) -> list[Target]:
        return [
            Target(row.part, self.kit.scale.rect(*self._area(index)), lambda row=row: self._press(row), sound="")  # type: ignore[misc]
            for index, row in enumerate(self.rows())
        ]

    def hints(self) -> tuple[KeyHint, ...]:
        words = self.context.words
        return (
            KeyHint((Intent.UP, Intent.DOWN), words("options-move")),
            KeyHint((Intent.LEFT, Intent.RIGHT), words("options-change")),
            KeyHint((Intent.BACK,), words("options-done")),
        )

    def command(self, meant: Intent) -> bool:
        row = self._row(self.ring.focused)
        if row is None or meant not in (Intent.LEFT, Intent.RIGHT):
            return False
        if row.step(self.now(row), 1 if meant is Intent.RIGHT else -1):
            self.context.sounds.play(row.sound)
        return True

    def handle(self, event: Event) -> bool:
        """Drag a slider; what it is dragged to is chosen when it is let go."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._mouse = event.pos
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            row = self._row(next((one.name for one in self.targets() if one.rect.collidepoint(event.pos)), None))
            self.dragged = row.part if isinstance(row, SliderRow) else None
        if event.type != pygame.MOUSEBUTTONUP or event.button != 1 or self.dragged is None:
            return False
        row, self.dragged = self._row(self.dragged), None
        self.ring.pressed = None
        if row is not None:
            row.click(self.now(row), self.kit, self._area(self._place(row.part)), self._mouse[0])
            self.context.sounds.play(row.sound)
        return True

    def leave(self) -> None:
        self.dragged = None

    def draw(self, surface: Surface) -> None:
        for index, row in enumerate(self.rows()):
            area, shown = self._area(index), self.now(row)
            if isinstance(row, SliderRow) and row.part == self.dragged:
                shown = row.value_at(self.kit, area, self._mouse[0])
            row.draw(surface, self.kit, area, shown)

    def _press(self, row: Row) -> None:
        now = self.now(row)
        if self.context.device.keys:
            row.turn(now)
        else:
            row.click(now, self.kit, self._area(self._place(row.part)), self._mouse[0])
        self.context.sounds.play(row.sound)

    def _row(self, name: str | None) -> Row | None:
        return next((row for row in self.rows() if row.part == name), None)

    def _place(self, part: str) -> int:
        return [row.part for row in self.rows()].index(part)

    def _area(self, index: int) -> Area:
        x, y, wide, _ = self.area
        return x + MARGIN, y + FIRST_ROW + index * STEP, wide - 2 * MARGIN, HIGH
