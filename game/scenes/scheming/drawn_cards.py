"""What somebody has just drawn, large before the table: the cards fly up from his deck one by one and turn over.

It is for the eyes of whoever drew alone, while his hand lies open.
"""

from collections.abc import Sequence
from math import pi, sin

import pygame
from pygame import Surface

from game.board.motion import arc, ease_in_out, ease_out
from game.draw.kit import Kit
from game.draw.palette import CREAM
from game.engine.contents import Card
from game.scenes.flow import Flow
from game.table.banner import said
from game.table.card import Cards, Dress
from game.table.card_face import HIDDEN
from game.table.card_parts import HIGH, WIDE
from game.table.top_bar import HIGH as BAR_HIGH
from game.ui.canvas import Canvas
from game.ui.words import Words

APART, FLIES = 0.09, 0.32  # seconds from one card to the next, and that one is on its way
CARD = 236.0  # units high
STEP, TILT, SAG = 206.0, 7.0, 14.0  # from card to card; degrees; how much lower the outer ones are
FROM = (82.0, 596.0)  # the deck
FIRST_HIGH = 150.0  # of a card in the deck
MIDDLE, TITLE, PILL = 302.0, 124.0, 469.0  # units from the top: the cards, what is over them, what is under them
RISE = 60.0
SHADE = (96, 84, 100)
RAYS = 1.3


class DrawnCards:
    """Shows what whoever looks at his hand has drawn."""

    def __init__(self, kit: Kit, words: Words, cards: Cards) -> None:
        self.kit = kit
        self.words = words
        self.cards = cards
        self._shown: tuple[int, Sequence[Card]] = (0, ())
        self._since = 0.0

    def draw(self, surface: Surface, flow: Flow, seconds: float, *, reduced: bool) -> None:
        """Draw it over the table; with `reduced` motion all cards are there at once."""
        kit, shown = self.kit, (flow.public.seen, flow.drawn)
        if shown != self._shown:
            self._shown, self._since = shown, seconds
        since = 10.0 if reduced else seconds - self._since
        below = kit.scale.rect(0, BAR_HIGH + 1, kit.scale.wide, kit.scale.tall)
        surface.fill(SHADE, below, special_flags=pygame.BLEND_RGB_MULT)
        surface.set_clip(below.clip(surface.get_rect()))
        rays = kit.kept(("rays of drawn cards",), lambda: kit.piece("rays", RAYS))
        surface.blit(rays, rays.get_rect(center=self._at(640, MIDDLE)))
        surface.set_clip(None)
        canvas = Canvas(kit, surface, kit.px(kit.scale.wider / 2), kit.px(kit.scale.deeper / 2))
        canvas.head(self.words("scheming-new", count=len(flow.drawn)), 640, TITLE, 32, CREAM, align="centre", room=700)
        told = self.words("scheming-new-go", count=len(flow.drawn))
        pill = kit.kept(("drawn cards", told), lambda: said(kit, told))
        surface.blit(pill, pill.get_rect(center=self._at(640, PILL)))
        for nth, card in enumerate(flow.drawn):
            self._draw_card(surface, card, nth, len(flow.drawn), since - nth * APART)

    def _at(self, x: float, y: float) -> tuple[int, int]:
        """A point in pixels, of the smallest window in the middle of this one."""
        scale = self.kit.scale
        return scale.at(x + scale.wider / 2, y + scale.deeper / 2)

    def _draw_card(self, surface: Surface, card: Card, nth: int, count: int, since: float) -> None:
        """A card on its way, or where it stays: its back is seen for the first half of the way."""
        if since <= 0:
            return
        part = min(1.0, since / FLIES)
        aside = nth - (count - 1) / 2
        x, y = 640 + aside * STEP, MIDDLE + abs(aside) * SAG
        if part == 1:
            dress = Dress(CREAM)
            picture = self.cards.turned(card.bandit, card.action, CARD, aside * TILT, dress)
            spot = picture.get_rect(center=self._at(x, y))
            surface.blit(picture, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
            return
        way = ease_in_out(part)
        high = FIRST_HIGH + (CARD - FIRST_HIGH) * ease_out(part)
        face = self.cards.picture(card.bandit, card.action if part > 0.5 else HIDDEN, CARD)
        wide = high * WIDE / HIGH * max(0.04, abs(1 - 2 * sin(part * pi / 2) ** 2))
        size = max(1, self.kit.px(wide)), max(1, self.kit.px(high))
        deck = self._deck()
        goal = self._at(x, y)
        left = deck[0] + (goal[0] - deck[0]) * way
        top = deck[1] + (goal[1] - deck[1]) * way - self.kit.px(RISE * arc(part))
        picture = pygame.transform.smoothscale(face, size)
        surface.blit(picture, picture.get_rect(center=(round(left), round(top))))

    def _deck(self) -> tuple[int, int]:
        """The middle of the deck, which lies at the window's foot; in pixels."""
        scale = self.kit.scale
        return scale.at(FROM[0] + scale.wider / 2, FROM[1] + scale.deeper)
