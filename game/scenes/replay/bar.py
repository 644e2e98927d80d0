"""The bar at the foot: from the start, a step back, play, a step on, how fast; the rounds; whose eyes."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Surface

from game.draw.kit import Kit
from game.draw.palette import LINE, PANEL
from game.scenes.replay.playback import Playback
from game.scenes.replay.timeline import Timeline
from game.scenes.replay.watchers import Watchers
from game.ui.canvas import Canvas
from game.ui.controls import FIRST, Button, draw_button
from game.ui.focus import FocusRing, Target
from game.ui.words import Words

AREA = (12.0, 548.0, 1256.0, 56.0)
BUTTON, STEP = 40.0, 46.0
SPEED_WIDE = 52.0
ROUNDS_AT = 266.0  # from the bar's left end
BETWEEN = 26.0  # units between the rounds and whose eyes
TIMELINE = "timeline"


class Bar:
    """`look` is called with whose eyes are to watch: a seat, or None for everybody's."""

    def __init__(self, kit: Kit, words: Words, playback: Playback, look: Callable[[int | None], None]) -> None:
        self.kit = kit
        self.words = words
        self.playback = playback
        x, y, wide, high = AREA
        self.area = (x, y + kit.scale.deeper, wide + kit.scale.wider, high)
        right = self.area[0] + self.area[2] - 14
        self.watchers = Watchers(kit, words, playback.recording, look, right, self.area[1])
        left = x + ROUNDS_AT
        self.timeline = Timeline(
            kit, words, playback.recording, left, self.area[1], self.watchers.left - BETWEEN - left
        )

    def targets(self) -> list[Target]:
        """What can be pressed."""
        playback = self.playback
        rounds = [
            Target(
                f"round {span.number}",
                self.timeline.label_rect(span),
                partial(playback.go, span.start),
                hint=self.words(f"round-{span.name}"),
            )
            for span in self.timeline.spans
            if span.name
        ]
        buttons = [self._hinted(button) for button in self._buttons()]
        dots, whole = self.timeline.dots_rect(), self.timeline.rect()
        line = Target(TIMELINE, dots, playback.toggle, framed=True, also=whole)
        return [*buttons, *rounds, line, *self.watchers.targets()]

    def draw(self, surface: Surface, ring: FocusRing) -> None:
        """Draw it."""
        kit = self.kit
        x, y, wide, _ = self.area
        ground = kit.kept(("replay bar", wide, self.watchers.left), self._draw_ground)
        surface.blit(ground, kit.scale.at(x, y))
        for button in self._buttons():
            draw_button(surface, kit, button, ring)
        self.timeline.draw(surface, ring.hovered, focused=ring.device.keys and ring.focused == TIMELINE)
        self.watchers.draw(surface, ring)

    def _hinted(self, button: Button) -> Target:
        target = button.target(self.kit)
        pause = button.name == "play" and self.playback.playing
        hint = "replay-pause" if pause else f"replay-{button.name}"
        return Target(target.name, target.rect, target.act, hint=self.words(hint))

    def _buttons(self) -> Sequence[Button]:
        playback = self.playback
        x, y = self.area[0] + 10, self.area[1] + 8
        speed = self.words("replay-times", times=playback.times)
        sign = "ui_pause_ink" if playback.playing else "ui_play_ink"
        return (
            Button("start", (x, y, BUTTON, BUTTON), "", partial(playback.go, 0), icon="ui_to_start"),
            Button("step-back", (x + STEP, y, BUTTON, BUTTON), "", partial(playback.step, -1), icon="ui_step_back"),
            Button("play", (x + 2 * STEP, y, BUTTON, BUTTON), "", playback.toggle, kind=FIRST, icon=sign),
            Button("step", (x + 3 * STEP, y, BUTTON, BUTTON), "", partial(playback.step, 1), icon="ui_step"),
            Button("faster", (x + 4 * STEP, y, SPEED_WIDE, BUTTON), speed, playback.next_speed, size=16),
        )

    def _draw_ground(self) -> Surface:
        _, _, wide, high = self.area
        canvas = Canvas.empty(self.kit, wide, high + 3)
        canvas.panel((0, 0, wide, high), PANEL, LINE, radius=14)
        canvas.box((self.watchers.left - BETWEEN / 2 - 3 - self.area[0], 12, 1.5, 32), LINE)
        return canvas.surface
