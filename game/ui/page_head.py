"""The head of a page: its title beside the way back and, while keys are in use, what they do."""

from collections.abc import Callable, Sequence

from game.draw.palette import CREAM, LINE, PANEL
from game.ui import key_hints
from game.ui.canvas import Canvas
from game.ui.controls import Button
from game.ui.key_hints import KeyHint
from game.ui.keys import Device
from game.ui.words import Words

HIGH = 56  # units
BACK = (16, 8, 40, 40)
TITLE = (74, 37, 24)  # where it begins, its baseline, its size
HINTS = (16, 15)  # from the window's right and upper edge


def way_back(act: Callable[[], None]) -> Button:
    """The button that leads back."""
    return Button("back", BACK, "", act, icon="ui_back")


def draw(canvas: Canvas, words: Words, title: str, hints: Sequence[KeyHint], device: Device) -> None:
    """Draw the head over the whole width of the window; the way back is drawn with the page's other buttons."""
    wide = canvas.kit.scale.wide
    canvas.box((0, 0, wide, HIGH), PANEL)
    canvas.box((0, HIGH - 1, wide, 2), LINE)
    canvas.head(title, *TITLE, CREAM)
    if device.keys:
        row = key_hints.row(canvas.kit, words, hints, device)
        aside, down = HINTS
        canvas.surface.blit(row, row.get_rect(topright=canvas.at(wide - aside, down)))
