"""The bar at the head: which round, which phase, the round card's turns, its event; tools at the right."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.draw import shapes, type
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, INK, LINE, MUTED, PANEL, RAISED
from game.ui.words import Words

HIGH = 56
ROUNDS = 5
UNLIT = (90, 68, 82)
TURN_PIECES = {"S": "standard", "T": "tunnel", "2": "speeding_up", "R": "switching"}
TURNS_LEFT = 406
TURN_STEP = 48
TOOL = 40
TOOL_STEP = 48


@dataclass(frozen=True)
class Told:
    """What the bar tells. `turn` is the present one, counted from 0; None when all are over."""

    round_number: int
    phase: str
    turns: str
    turn: int | None
    event: str


class TopBar:
    """The bar; `tools` are the names of the buttons at the right, from left to right."""

    def __init__(self, kit: Kit, words: Words, tools: Sequence[str]) -> None:
        self.kit = kit
        self.words = words
        self.tools = tuple(tools)
        self._told: tuple[Told, str | None] | None = None
        self._picture: Surface | None = None

    def tool_rect(self, name: str) -> Rect:
        """A tool's button, in pixels."""
        place = len(self.tools) - self.tools.index(name)
        x = self.kit.scale.wide - 16 - TOOL * place - (TOOL_STEP - TOOL) * (place - 1)
        return self.kit.scale.rect(x, 8, TOOL, TOOL)

    def turn_rect(self, index: int) -> Rect:
        """A turn's icon, in pixels."""
        return self.kit.scale.rect(TURNS_LEFT + TURN_STEP * index, 10, 36, 36)

    def event_rect(self, told: Told) -> Rect:
        """The event's medallion and words, in pixels."""
        return self.kit.scale.rect(self._event_left(told), 6, 250, 46)

    def event_centre(self, told: Told) -> tuple[float, float]:
        """The middle of the event's medallion, in units."""
        return self._event_left(told) + 43, 28

    def draw(self, surface: Surface, told: Told, hovered: str | None = None) -> None:
        """Draw the bar."""
        if self._told != (told, hovered) or self._picture is None:
            self._told = (told, hovered)
            self._picture = self._draw(told, hovered)
        surface.blit(self._picture, (0, 0))

    @staticmethod
    def _event_left(told: Told) -> float:
        return TURNS_LEFT + TURN_STEP * len(told.turns) + 8

    def _draw(self, told: Told, hovered: str | None) -> Surface:
        kit = self.kit
        bar = Surface((kit.scale.width, kit.px(HIGH)))
        bar.fill(PANEL)
        pygame.draw.line(bar, LINE, (0, bar.get_height() - 1), (bar.get_width(), bar.get_height() - 1), max(1, kit.px(1.5)))
        self._draw_round(bar, told)
        if told.turns:
            self._draw_turns(bar, told)
        for name in self.tools:
            self._draw_tool(bar, name, hovered == name)
        return bar

    def _draw_round(self, bar: Surface, told: Told) -> None:
        kit = self.kit
        number = kit.text(self.words("bar-round", number=str(told.round_number or 1)), 20, CREAM, type.HEAVY)
        bar.blit(number, number.get_rect(midleft=kit.scale.at(20, 28)))
        of = kit.text(self.words("bar-of", number=str(ROUNDS)), 16, MUTED)
        bar.blit(of, of.get_rect(midleft=(kit.px(26) + number.get_width(), kit.px(29))))
        for index in range(ROUNDS):
            dot = shapes.disc(kit.px(15), AMBER if index < told.round_number else UNLIT, INK, 2 * kit.scale.u)
            centre = kit.scale.at(160 + index * 22, 28)
            bar.blit(dot, dot.get_rect(center=centre))
            if index + 1 == told.round_number:
                ring = shapes.disc(kit.px(22), None, AMBER, 2 * kit.scale.u)
                bar.blit(ring, ring.get_rect(center=centre))
        bar.fill(LINE, kit.scale.rect(280, 12, 1.5, 32))
        phase = kit.fitted(self.words(f"phase-{told.phase}"), 18, CREAM, 104, type.HEAVY)
        bar.blit(phase, phase.get_rect(midleft=kit.scale.at(298, 28)))

    def _draw_turns(self, bar: Surface, told: Told) -> None:
        kit = self.kit
        for index, turn in enumerate(told.turns):
            x = TURNS_LEFT + TURN_STEP * index
            if index == told.turn:
                bar.blit(kit.panel(44, 43, AMBER, radius=11), kit.scale.at(x - 4, 6.5))
            done = told.turn is None or index < told.turn
            picture = kit.piece(f"turn_{TURN_PIECES[turn]}", 36 / 40)
            if done:
                picture = picture.copy()
                picture.set_alpha(115)
            bar.blit(picture, kit.scale.at(x, 10))
            if done:
                disc = shapes.disc(kit.px(18), PANEL, LINE, 1.5 * kit.scale.u)
                bar.blit(disc, disc.get_rect(center=kit.scale.at(x + 32, 40)))
                tick = kit.piece("ui_check", 14 / 24)
                bar.blit(tick, tick.get_rect(center=kit.scale.at(x + 32, 40)))
        left = self._event_left(told)
        bar.fill(LINE, kit.scale.rect(left, 12, 1.5, 32))
        bar.blit(kit.piece(f"event_{told.event}", 42 / 48), kit.scale.at(left + 14, 7))
        when = kit.text(self.words("bar-when"), 14, MUTED)
        bar.blit(when, kit.scale.at(left + 66, 9))
        name = kit.fitted(self.words(f"round-{told.event}"), 16, CREAM, 240, type.HEAVY)
        bar.blit(name, kit.scale.at(left + 66, 27))

    def _draw_tool(self, bar: Surface, name: str, hovered: bool) -> None:
        kit = self.kit
        rect = self.tool_rect(name)
        fill = tuple(min(255, part + 14) for part in RAISED) if hovered else RAISED
        bar.blit(kit.panel(TOOL, TOOL, fill, LINE, radius=10), rect)  # type: ignore[arg-type]
        icon = kit.piece(f"ui_{name}")
        bar.blit(icon, icon.get_rect(center=rect.center))
