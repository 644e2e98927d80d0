"""TITLE: the train rides through the evening; a new game, or the end."""

from collections.abc import Callable

import pygame
from pygame import Surface
from pygame.event import Event

from game import __version__
from game.board.board import Board, Stage, Ways
from game.draw.kit import Kit
from game.draw.palette import AMBER, BRICK, CREAM, INK, MUTED
from game.engine.game import Setup, new_game
from game.scenes.desk import Desk
from game.scenes.scene import Scene
from game.ui import chips
from game.ui.canvas import Canvas
from game.ui.chips import Hint
from game.ui.controls import FIRST, SECOND, Button, draw_button
from game.ui.focus import FocusRing
from game.ui.keys import Intent

HOUR = 4
HORIZON, RAIL = 560, 650
MENU = (56.0, 290.0, 290.0)
VEIL_WIDE = 470
RIDERS = ("belle", "tuco", "django", "doc")
SHOWN_AT = {"belle": (2, True), "tuco": (3, True), "django": (1, True), "doc": (1, False)}


class TitleScene(Scene):
    """`new` leads to the set-up."""

    def __init__(self, desk: Desk, new: Callable[[], None]) -> None:
        self.desk = desk
        self.new = new
        self.ring = FocusRing(desk.device)

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        down = kit.scale.deeper
        area = (0.0, 0.0, kit.scale.wide + kit.scale.wider, 684 + down)
        stage = Stage(area, HORIZON + down, RAIL + down, sky="sky_title")
        state = new_game(Setup(RIDERS, seed=11))
        for name, (car, roof) in SHOWN_AT.items():
            state.bandits[name].space = (state.train.roofs if roof else state.train.insides)[car]
        state.round_number = HOUR
        self.board = Board(kit, stage, Ways(strip=lambda _name: (0, 0)), state)
        self._veil = self._draw_veil()
        self.buttons = self._make_buttons()
        self.ring.set([button.target(kit) for button in self.buttons])
        self.ring.focused = self.ring.focused or "new"

    @property
    def restless(self) -> bool:
        return self.board.restless

    def handle(self, event: Event) -> None:
        self.desk.device.watch(event)
        self.board.wake()
        self.ring.handle(event)

    def update(self, dt: float) -> None:
        self.board.update(dt)

    def draw(self, surface: Surface) -> None:
        kit, words = self.kit, self.desk.words
        self.board.draw(surface)
        surface.blit(self._veil, (0, 0))
        surface.fill(INK, (0, kit.px(684 + kit.scale.deeper), kit.scale.width, kit.px(40)))
        canvas = Canvas(kit, surface)
        for word, size, baseline in ((words("title-colt"), 104, 138), (words("title-express"), 76, 210)):
            canvas.head(word, 59, baseline + 4, size, BRICK)
            canvas.head(word, 56, baseline, size, CREAM)
        canvas.box((56, 240, 140, 3), AMBER)
        canvas.box((240, 240, 140, 3), AMBER)
        canvas.piece("emblem_marshal", 206, 229, 1)
        for button in self.buttons:
            draw_button(surface, kit, button, self.ring)
        foot = Canvas(kit, surface, 0, kit.px(kit.scale.deeper))
        foot.text(words("title-fan"), kit.scale.wide - 20, 708, 15, MUTED, align="right", room=700)
        if self.desk.device.keys:
            hints = (
                Hint((Intent.UP, Intent.DOWN), words("word-next")),
                Hint((Intent.CHOOSE,), words("word-choose")),
                Hint(("F11",), words("title-fullscreen")),
            )
            foot.blit(chips.row(kit, words, hints), 56, 689)
        else:
            foot.text(words("title-version", version=__version__), 56, 708, 15, MUTED)
        self.ring.draw(surface, kit)

    def _make_buttons(self) -> list[Button]:
        words = self.desk.words
        x, y, wide = MENU
        return [
            Button("new", (x, y, wide, 60), words("title-new"), self.new, kind=FIRST, size=22),
            Button("quit", (x, y + 74, wide, 50), words("title-quit"), self.desk.stack.quit, kind=SECOND, size=18),
        ]

    def _draw_veil(self) -> Surface:
        """Darkness from the left, under the menu."""
        wide, high = self.kit.px(VEIL_WIDE), self.kit.scale.height
        row = Surface((wide, 1), pygame.SRCALPHA)
        for x in range(wide):
            t = x / wide
            row.set_at((x, 0), (*INK, round(205 * (1 - t**3))))
        return pygame.transform.scale(row, (wide, high))
