"""Which keys wind the recording: two lines in a small panel at the upper right, while keys are in use."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.draw.kit import Kit
from game.draw.palette import LINE, PANEL
from game.scenes.replay.playback import Playback
from game.ui import key_hints
from game.ui.canvas import Canvas
from game.ui.key_hints import KeyHint, digits
from game.ui.keys import Device, Intent
from game.ui.words import Words

MARGIN, STEP, BESIDE = 12.0, 34.0, 12.0


def rect(kit: Kit, words: Words, device: Device, playback: Playback, top: Callable[[float], float]) -> Rect:
    """Where they are, in pixels; `top` tells where something so wide may begin, in units."""
    wide = max(row.get_width() for row in _rows(kit, words, device, playback)) / kit.scale.u + 2 * MARGIN
    return kit.scale.rect(kit.scale.wide - BESIDE - wide, top(wide + BESIDE), wide, 2 * STEP + 10)


def draw(surface: Surface, kit: Kit, words: Words, device: Device, playback: Playback, spot: Rect) -> None:
    """Draw them for the device that was used last, where their `rect` is."""
    rows = _rows(kit, words, device, playback)
    wide = spot.width / kit.scale.u
    ground = kit.kept(("replay hints", wide), lambda: _ground(kit, wide))
    surface.blit(ground, spot)
    for nth, row in enumerate(rows):
        surface.blit(row, (spot.left + kit.px(MARGIN), spot.top + kit.px(7 + nth * STEP)))


def _rows(kit: Kit, words: Words, device: Device, playback: Playback) -> list[Surface]:
    play = words("replay-hint-pause" if playback.playing else "replay-hint-play")
    upper = (KeyHint((Intent.LEFT, Intent.RIGHT), words("replay-hint-step")), KeyHint((Intent.SKIP,), play))
    lower: tuple[KeyHint, ...] = (KeyHint((Intent.PAGE_BACK, Intent.PAGE_ON), words("replay-hint-round")),)
    if playback.recording.open:
        lower += (digits(words, len(playback.recording.watchers) + 1, words("replay-hint-eyes")),)
    return [key_hints.row(kit, words, hints, device) for hints in (upper, lower)]


def _ground(kit: Kit, wide: float) -> Surface:
    canvas = Canvas.empty(kit, wide, 2 * STEP + 10)
    canvas.box((0, 0, wide, 2 * STEP + 10), PANEL, LINE, radius=14, opacity=0.94)
    return canvas.surface
