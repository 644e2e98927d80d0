"""Cards on their way over the table: played ones to the pile, done ones home along an arc, one just turned up."""

from collections.abc import Callable
from dataclasses import dataclass
from math import pi, sin

import pygame
from pygame import Surface

from game.board.motion import arc, ease_in_out, ease_out
from game.board.staging import Point
from game.engine import events
from game.engine.game import Group
from game.engine.state import State
from game.table.card import Cards
from game.table.pile import PileCard

PLAYED, HOME = 0.24, 0.32  # seconds
FLIP = 0.22
RISE = 60  # units that the way home bends upwards
TURN = 24  # degrees by which a card turns on its way home
THUD = 2  # units that a card sinks when it lands on the pile
LANDING = 0.8  # of the way to the pile, from which it lands


@dataclass(frozen=True)
class Way:
    """A card's way: from a point and a height to others, in units."""

    card: PileCard
    start: Point
    end: Point
    high: tuple[float, float]
    home: bool

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return HOME if self.home else PLAYED

    def draw(self, surface: Surface, cards: Cards, seconds: float) -> None:
        """Draw the card where it is so many seconds after it set out."""
        t = min(1.0, seconds / self.seconds)
        share = ease_in_out(t) if self.home else ease_out(min(1.0, t / LANDING))
        (x, y), (goal_x, goal_y) = self.start, self.end
        x, y = x + (goal_x - x) * share, y + (goal_y - y) * share
        y += -RISE * arc(t) if self.home else THUD * sin(pi * max(0.0, t - LANDING) / (1 - LANDING))
        first, last = self.high
        picture = cards.turned(*self.card, max(self.high), 0)
        size = (first + (last - first) * share) / max(self.high)
        picture = pygame.transform.rotozoom(picture, -TURN * share if self.home else 0, size)
        spot = picture.get_rect(center=cards.kit.scale.at(x, y))
        surface.blit(picture, spot, special_flags=pygame.BLEND_PREMULTIPLIED)


class FlyingCards:
    """Takes cards from place to place."""

    def __init__(
        self,
        cards: Cards,
        strip: Callable[[str], Point],
        pile: Callable[[], tuple[Point, float]],
        hand: Callable[[int], Point | None] = lambda _: None,
    ) -> None:
        """`strip` tells where a bandit's strip is, `hand` where a seat's hand lies open, if it does.

        `pile` tells the middle and the height of the card that lies uppermost on the pile.
        """
        self.cards = cards
        self.hand = hand
        self.strip = strip
        self.pile = pile
        self._way: Way | None = None
        self._since = 0.0
        self._turned = FLIP

    @property
    def coming(self) -> int:
        """How many of the pile's cards have not come there yet."""
        return int(self._way is not None and not self._way.home)

    @property
    def turned(self) -> float:
        """How far the current card has been turned up, from 0 to 1."""
        return min(1.0, self._turned / FLIP)

    def follow(self, group: Group, state: State) -> None:
        """Take what a group of events that led to `state` sends."""
        for event in group:
            if isinstance(event, events.CardPlayed):
                action = "hidden" if event.hidden else event.card.action
                (middle, high), hand = self.pile(), self.hand(event.seat)
                start = hand or self.strip(event.card.bandit)
                card = (event.card.bandit, action)
                self._begin(Way(card, start, middle, (high if hand else high / 3, high), home=False))
            elif isinstance(event, events.CardRevealed):
                self._turned = 0
                if state.resolved > 1:
                    done = state.pile[state.resolved - 2].card
                    (middle, high), end = self.pile(), self.strip(done.bandit)
                    self._begin(Way((done.bandit, done.action), middle, end, (high, high / 3), home=True))

    def _begin(self, way: Way) -> None:
        self._way, self._since = way, 0

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self._since += dt
        self._turned += dt
        if self._way is not None and self._since >= self._way.seconds:
            self._way = None

    def finish(self) -> None:
        """Be there at once."""
        self._way, self._turned = None, FLIP

    def draw(self, surface: Surface) -> None:
        """Draw what is on its way."""
        if self._way is not None:
            self._way.draw(surface, self.cards, self._since)
