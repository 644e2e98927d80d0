"""The hand as a fan: cards on an arc, one of them lifted, its neighbours giving way."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from pygame import Rect, Surface

from game.draw.palette import AMBER, CREAM
from game.table.card import Cards, Dress
from game.table.card_face import HIDDEN
from game.table.card_parts import HIGH, WIDE, Seen

CARD = 156  # units high
MANY, SMALLER, WIDER = 9, 122, 634  # of more cards than these the names must still be seen: how high, how far spread
WHOLE = 1080  # how far a whole deck is spread, none of whose cards lies on another
STEP = 112
SPAN = 600
DEEPEST = 6  # units that the outermost cards lie lower, at most: they stay in the window
TILT = 1.6  # degrees a card
SAG = 0.62
LIFT = 11
HOVER = 10
GIVE_WAY = 13
DEAL, APART = 0.26, 0.04  # seconds: a card's way from the deck, from one card to the next
DEALT = 1.0  # after which all have come, however many
DECK_ASIDE = 560  # units from the fan's middle to the deck
TICK_HIGH = 90  # units over a card's middle
QUIET = 0.5  # how much is seen of somebody else's cards


@dataclass(frozen=True)
class Held:
    """A card in the fan: whose, which, and whether it can be played (bullets never)."""

    bandit: str
    action: str
    playable: bool


class Fan:
    """A hand spread about a point: `centre` x and the `top` of its cards, in units.

    `whole` tells that it is a whole deck, spread over the window to pick a card out of it.
    """

    whole = False

    def __init__(self, cards: Cards, centre: float, top: float) -> None:
        self.cards = cards
        self.centre = centre
        self.top = top

    def places(self, held: Sequence[Held], lifted: int | None, hovered: int | None) -> list[tuple[float, float, float]]:
        """For each card its centre in units and its tilt in degrees."""
        return self._spread(len(held), lifted, hovered)

    def _spread(
        self, count: int, lifted: int | None = None, hovered: int | None = None
    ) -> list[tuple[float, float, float]]:
        return [self._place(index, count, lifted, hovered) for index in range(count)]

    def high(self, count: int) -> float:
        """How high each of so many cards is, in units."""
        if self.whole:
            return min(CARD, self._step(count) * HIGH / WIDE)
        return CARD if count <= MANY else SMALLER

    def _step(self, count: int) -> float:
        span = WHOLE if self.whole else SPAN if count <= MANY else WIDER
        return min(STEP, span / max(1, count - 1))

    def _place(self, index: int, count: int, lifted: int | None, hovered: int | None) -> tuple[float, float, float]:
        offset = index - (count - 1) / 2
        high, middle = self.high(count), max(1.0, (count - 1) / 2)
        x = self.centre + offset * self._step(count)
        if lifted is not None and index != lifted:
            x += GIVE_WAY if index > lifted else -GIVE_WAY
        foot = self.top + CARD + offset * offset * min(SAG, DEEPEST / middle**2)
        foot -= LIFT if index == lifted else HOVER if index == hovered else 0
        tilt = offset * TILT  # about the middle of the card's foot
        return x + high / 2 * sin(radians(tilt)), foot - high / 2 * cos(radians(tilt)), tilt

    def rects(self, held: Sequence[Held], lifted: int | None) -> list[Rect]:
        """Where each card can be clicked, in pixels: later cards lie over earlier ones, the lifted one over all."""
        scale, high = self.cards.kit.scale, self.high(len(held))
        wide = high * WIDE / HIGH
        found = [scale.rect(x - wide / 2, y - high / 2, wide, high) for x, y, _ in self.places(held, lifted, lifted)]
        if lifted is not None:
            end = found[lifted].right
            for rect in found[lifted + 1 :]:
                covered = max(0, end - rect.left)
                rect.left += covered
                rect.width -= covered
        return found

    def seen(self, held: Sequence[Held], lifted: int | None, hovered: int | None = None) -> list[Seen]:
        """For each card, from which share of its width to which it is not covered by others; names keep to it."""
        places, wide = self.places(held, lifted, hovered), self.high(len(held)) * WIDE / HIGH

        def apart(index: int) -> float:
            return min(1.0, round((places[index + 1][0] - places[index][0]) / wide, 2))

        return [
            (
                1 - apart(lifted) if lifted is not None and index - 1 == lifted else 0.0,
                1.0 if index in (lifted, len(held) - 1) else apart(index),
            )
            for index in range(len(held))
        ]

    def draw(
        self,
        surface: Surface,
        held: Sequence[Held],
        lifted: int | None,
        hovered: int | None,
        hidden: bool = False,
        dealt: float = DEALT,
    ) -> None:
        """Draw the hand; with `hidden` the lifted card is shown as it would lie, with its back.

        `dealt` seconds ago the cards began to come from the deck, one after the other.
        """
        places, high = self.places(held, lifted, hovered), self.high(len(held))
        seen = self.seen(held, lifted, hovered)
        if dealt < DEALT:
            places = [self._dealt(place, dealt - APART * index) for index, place in enumerate(places)]
        for index in sorted(range(len(held)), key=lambda index: (index == lifted, index)):
            card, (x, y, tilt) = held[index], places[index]
            frame = AMBER if index == lifted else CREAM if index == hovered and card.playable else None
            action = HIDDEN if hidden and index == lifted else card.action
            self.cards.blit(
                surface, (card.bandit, action), high, (x, y), tilt, Dress(frame, not card.playable, seen=seen[index])
            )

    def draw_ticks(self, surface: Surface, held: Sequence[Held], chosen: Iterable[int]) -> None:
        """Draw a tick on each of the chosen cards."""
        kit, places = self.cards.kit, self.places(held, None, None)
        tick = kit.piece("ui_check", 1.4)
        for index in chosen:
            x, y, _ = places[index]
            surface.blit(tick, tick.get_rect(center=kit.scale.at(x, y - TICK_HIGH)))

    def _dealt(self, place: tuple[float, float, float], seconds: float) -> tuple[float, float, float]:
        """Where a card is so many seconds after it left the deck."""
        left = (1 - min(1.0, max(0.0, seconds / DEAL))) ** 3
        x, y, tilt = place
        deck_x, deck_y = self.centre - DECK_ASIDE, self.top + CARD / 2
        return x + (deck_x - x) * left, y + (deck_y - y) * left, tilt * (1 - left)

    def prepare_backs(self, bandits: Sequence[str]) -> Iterator[None]:
        """Make the pictures that `draw_backs` will need, one in each step."""
        for (_, _, tilt), bandit in zip(self._spread(len(bandits)), bandits, strict=True):
            self.cards.turned(bandit, HIDDEN, self.high(len(bandits)), tilt, Dress(opacity=QUIET))
            yield

    def draw_backs(self, surface: Surface, bandits: Sequence[str]) -> None:
        """Draw the backs of somebody else's hand, quietly; `bandits` are whose the cards are."""
        for (x, y, tilt), bandit in zip(self._spread(len(bandits)), bandits, strict=True):
            self.cards.blit(surface, (bandit, HIDDEN), self.high(len(bandits)), (x, y), tilt, Dress(opacity=QUIET))
