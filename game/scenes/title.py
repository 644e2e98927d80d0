"""TITLE: the train rides through the evening; a new game, or the end."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Surface
from pygame.event import Event

from game import __version__
from game.board.board import Board
from game.board.stage import Stage, Ways
from game.draw.kit import Kit
from game.draw.palette import AMBER, BRICK, CREAM, INK, MUTED
from game.draw.scale import Area
from game.engine.game import Setup, new_game
from game.scenes.context import Context
from game.scenes.load.saved_games import SavedGames
from game.scenes.moods import AT_THE_STATION
from game.scenes.options import faults
from game.scenes.scene import Scene
from game.sound.mood import Mood
from game.ui import bubble, key_hints, links, notice
from game.ui.bubble import Bubble
from game.ui.canvas import Canvas
from game.ui.controls import FIRST, SECOND, Button, draw_button
from game.ui.focus import FocusRing
from game.ui.key_hints import KeyHint
from game.ui.keys import Intent

HOUR = 4
HORIZON, RAIL = 560, 650
MENU = (56.0, 268.0, 290.0)
FIRST_HIGH, BELOW_FIRST = 60, 11
HIGH, HIGH_WITH_LINE, BETWEEN = 46, 54, 8
BETWEEN_HALVES = 8
NOTICE = (392.0, 620.0, 872.0)
VEIL_WIDE = 470
AT_FIRST = 150  # choices that are followed before the title is first shown: a game, and about 50 ms
EDGE = 20  # units from the window's right edge to what stands at the foot
RIDERS = ("belle", "tuco", "django", "doc")
GREETER, GREETER_FEET, GREETS = "meeple_conductor_wave", (80, 130), 1.08
SHOWN_AT = {"belle": (2, True), "tuco": (2, False), "django": (1, True), "doc": (1, False)}


@dataclass(frozen=True)
class Way:
    """Where the title leads: a name with its words `title-NAME`, and a smaller line below them, or an icon before.

    A `waiting` one is only found out about; the line below says so. Two that are `half` as wide share a row.
    """

    name: str
    act: Callable[[], None]
    under: str = ""
    icon: str = ""
    waiting: bool = False
    half: bool = False


class TitleScene(Scene):
    """`ways` tells where it leads now, the nearest at hand first; asked whenever more is known of the saved `games`.

    `small_ways` are links at the foot.
    """

    def __init__(
        self,
        context: Context,
        ways: Callable[[], Sequence[Way]],
        small_ways: Callable[[], Sequence[Way]] = list,
        games: SavedGames | None = None,
    ) -> None:
        self.context = context
        self.ways = ways
        self.small_ways = small_ways
        self.games = games
        self.ring = FocusRing(context.device)

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
        self._used = False  # whether somebody has pressed something since it is shown
        if self.games is not None:
            self.games.look()
            self.games.find_under_way(AT_FIRST)
        self._lay_out()

    def _lay_out(self) -> None:
        """Buttons and links for where it leads now."""
        kit = self.kit
        self.buttons = self._make_buttons()
        small = [(way.name, self.context.words(f"title-{way.name}"), way.act, way.icon) for way in self.small_ways()]
        self.links = links.lay_out(kit, small, kit.scale.wide - EDGE, 690 + kit.scale.deeper)
        big = [button.target(kit) for button in self.buttons]
        if self._greeted:  # whoever is waved at may press the man who waves
            big[0] = replace(big[0], also=kit.scale.rect(*self._greeter()))
        self.ring.set([*big, *(link.target(kit) for link in self.links)])
        if self.ring.focused is None or not self._used:
            self.ring.focused = next(button.name for button in self.buttons if not button.reason)

    @property
    def _greeted(self) -> bool:
        """Whether the Conductor waves to somebody who has never been here."""
        return self.buttons[0].name == "learn"

    def _greeter(self) -> Area:
        """Where the Conductor stands on the Locomotive, in units."""
        roof, u = self.board.space_rect(self.board.state.train.roofs[0]), self.kit.scale.u
        wide, high = self.kit.art.size(GREETER)
        left, top = roof.centerx / u - GREETER_FEET[0] * GREETS, roof.bottom / u - GREETER_FEET[1] * GREETS
        return left, top, wide * GREETS, high * GREETS

    def _draw_greeter(self, surface: Surface, canvas: Canvas) -> None:
        words, (x, y, wide, high) = self.context.words, self._greeter()
        canvas.piece(GREETER, x, y, GREETS)
        said = Bubble(words("title-new-here"), words("title-new-here-line"))
        bubble.draw(surface, self.kit, said, (x + wide / 2, y + high * 0.12))

    @property
    def mood(self) -> Mood:
        return AT_THE_STATION

    @property
    def restless(self) -> bool:
        return self.board.restless or self._searching

    @property
    def _searching(self) -> bool:
        return self.games is not None and self.games.searching

    def handle(self, event: Event) -> None:
        self.board.wake()
        if self.ring.handle(event):
            self._used = True
            self._lay_out()  # the window may fill the screen now, and offer the way back

    def leave(self) -> None:
        self.context.keeper.faults.clear()  # told once

    def update(self, dt: float) -> None:
        self.board.reduced = self.context.settings.reduced_motion
        self.board.update(dt)
        if self.games is not None and self._searching and self.games.find_under_way():
            self._lay_out()

    def draw(self, surface: Surface) -> None:
        kit, words = self.kit, self.context.words
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
        if self._greeted:
            self._draw_greeter(surface, canvas)
        for button in self.buttons:
            draw_button(surface, kit, button, self.ring)
        fault = faults.told(words, self.context.keeper.faults)
        if fault:
            x, y, wide = NOTICE
            notice.draw(canvas, fault, x + kit.scale.wider / 2, y + kit.scale.deeper, wide)
        foot = Canvas(kit, surface, 0, kit.px(kit.scale.deeper))
        end = min((link.at[0] - links.BETWEEN for link in self.links), default=kit.scale.wide - EDGE)
        foot.text(words("title-fan"), end, 708, 15, MUTED, align="right", room=end - 580)
        for link in self.links:
            links.draw(surface, kit, link, self.ring)
        if self.context.device.keys:
            hints = (
                KeyHint((Intent.UP, Intent.DOWN), words("word-next")),
                KeyHint((Intent.CHOOSE,), words("word-choose")),
                KeyHint((Intent.FULLSCREEN,), words("title-fullscreen")),
            )
            foot.blit(key_hints.row(kit, words, hints, self.context.device), 56, 689)
        else:
            foot.text(words("title-version", version=__version__), 56, 708, 15, MUTED)
        self.ring.draw(surface, kit)

    def _make_buttons(self) -> list[Button]:
        words = self.context.words
        x, y, wide = MENU
        first, *others = self.ways()
        label, at = words(f"title-{first.name}"), (x, y, wide, FIRST_HIGH)
        why = first.under if first.waiting else ""
        found = [Button(first.name, at, label, first.act, kind=FIRST, size=20, reason=why, under=first.under)]
        y += FIRST_HIGH + BELOW_FIRST
        right = False  # whether the left half of the row is taken
        for way in others:
            across = (wide - BETWEEN_HALVES) / 2 if way.half else wide
            high = HIGH_WITH_LINE if way.under else HIGH
            at = (x + right * (across + BETWEEN_HALVES), y, across, high)
            label = words(f"title-{way.name}")
            found.append(Button(way.name, at, label, way.act, kind=SECOND, size=18, under=way.under))
            right = way.half and not right
            y += 0 if right else high + BETWEEN
        return found

    def _draw_veil(self) -> Surface:
        """Darkness from the left, under the menu."""
        wide, high = self.kit.px(VEIL_WIDE), self.kit.scale.height
        row = Surface((wide, 1), pygame.SRCALPHA)
        for x in range(wide):
            t = x / wide
            row.set_at((x, 0), (*INK, round(205 * (1 - t**3))))
        return pygame.transform.scale(row, (wide, high))
