"""The hand as a fan: cards on an arc, one of them lifted, its neighbours giving way."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.draw import shapes
from game.draw.palette import AMBER, CREAM, INK
from game.ui.card import HIGH, WIDE, Cards

CARD = 156  # units high
STEP = 112
SPAN = 600
TILT = 1.6  # degrees a card
SAG = 0.62
LIFT = 11
HOVER = 10
GIVE_WAY = 13
CARD_WIDE = CARD * WIDE / HIGH


@dataclass(frozen=True)
class Held:
    """A card in the fan: whose, which, whether it can be played (bullets never), a mark for face down."""

    bandit: str
    action: str
    playable: bool


class Fan:
    """A hand spread about a point: `centre` x and the `top` of its cards, in units."""

    def __init__(self, cards: Cards, centre: float, top: float) -> None:
        self.cards = cards
        self.centre = centre
        self.top = top

    def places(self, held: Sequence[Held], lifted: int | None, hovered: int | None) -> list[tuple[float, float, float]]:
        """For each card its centre in units and its tilt in degrees."""
        step = min(STEP, SPAN / max(1, len(held) - 1))
        found = []
        for index in range(len(held)):
            offset = index - (len(held) - 1) / 2
            x = self.centre + offset * step
            if lifted is not None and index != lifted:
                x += GIVE_WAY if index > lifted else -GIVE_WAY
            y = self.top + CARD / 2 + offset * offset * SAG
            if index == lifted:
                y -= LIFT
            elif index == hovered:
                y -= HOVER
            found.append((x, y, offset * TILT))
        return found

    def rects(self, held: Sequence[Held], lifted: int | None) -> list[Rect]:
        """Where each card can be clicked, in pixels: later cards lie over earlier ones."""
        scale = self.cards.kit.scale
        return [
            scale.rect(x - CARD_WIDE / 2, y - CARD / 2, CARD_WIDE, CARD)
            for x, y, _ in self.places(held, lifted, lifted)
        ]

    def at(self, held: Sequence[Held], lifted: int | None, point: tuple[int, int]) -> int | None:
        """The card under a point in pixels."""
        rects = self.rects(held, lifted)
        order = sorted(range(len(held)), key=lambda index: index == lifted)
        return next((index for index in reversed(order) if rects[index].collidepoint(point)), None)

    def draw(
        self, surface: Surface, held: Sequence[Held], lifted: int | None, hovered: int | None, hidden: bool = False
    ) -> None:
        """Draw the hand; with `hidden` the lifted card is shown as it would lie, with its back."""
        places = self.places(held, lifted, hovered)
        for index in sorted(range(len(held)), key=lambda index: (index == lifted, index)):
            card = held[index]
            x, y, tilt = places[index]
            if index == lifted:
                self._frame(surface, (x, y), tilt, AMBER)
            elif index == hovered and card.playable:
                self._frame(surface, (x, y), tilt, CREAM)
            action = "hidden" if hidden and index == lifted else card.action
            self.cards.blit(surface, (card.bandit, action), CARD, (x, y), tilt)
            if not card.playable:
                self._veil(surface, (x, y), tilt)

    def _frame(self, surface: Surface, centre: tuple[float, float], tilt: float, colour: tuple[int, int, int]) -> None:
        kit = self.cards.kit
        size = (kit.px(CARD_WIDE + 9), kit.px(CARD + 9))
        plain = shapes.rounded(*size, 14 * kit.scale.u, colour)
        self._turned(surface, plain, centre, tilt)

    def _veil(self, surface: Surface, centre: tuple[float, float], tilt: float) -> None:
        """Dead weight: an ink veil and a lock."""
        kit = self.cards.kit
        veil = shapes.rounded(kit.px(CARD_WIDE), kit.px(CARD), 11 * kit.scale.u, INK, None, 0, 0.5).copy()
        veil.blit(kit.piece("lock", 26 / 24), kit.scale.at(10, 38))
        self._turned(surface, veil, centre, tilt)

    def _turned(self, surface: Surface, picture: Surface, centre: tuple[float, float], tilt: float) -> None:
        turned = pygame.transform.rotozoom(picture.premul_alpha(), -tilt, 1)
        place = turned.get_rect(center=self.cards.kit.scale.at(*centre))
        surface.blit(turned, place, special_flags=pygame.BLEND_PREMULTIPLIED)
