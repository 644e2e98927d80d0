"""A round begins with its card: it flies from the bar, turns over, its turns are stamped on it, its event is told."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface
from pygame.transform import rotozoom

from game.board.motion import back, ease_in, ease_out
from game.board.staged.cards import CARD_COMES, CARD_TURNS, STAMPS, STAMPS_APART
from game.draw.kit import Kit
from game.table import round_card_face as faces
from game.table.moment import Moment, squeezed
from game.table.round_card_face import CARD, SIZE, Order
from game.table.top_bar import HIGH, Told
from game.ui import key_hints
from game.ui.focus import Target, nothing
from game.ui.key_hints import KeyHint
from game.ui.keys import Device, Intent
from game.ui.words import Words

TURNS_OVER = 0.26  # seconds
TOLD_AFTER, TOLD = 0.15, 0.2
RAYS, POPS, SLIDES = 0.3, 0.16, 0.2
FLIES_HOME = 0.38
STANDS = 3.0  # for whom nobody presses
TILT = 10  # degrees: the card that lies below it
BELOW = 34.0  # units from the card to who begins
FOOT = 28.0  # units between the button and the window's foot
IN_BAR = 0.1  # how small it is in the bar
SHADED = 2.0  # how much sooner it is dark than the card is there


class RoundCard(Moment):
    """The card of a round: `told` is what the bar tells of it, `sentence` what its event does, `order` who begins.

    `home` is where it is in the bar, in units.
    """

    comes = STAMPS + 5 * STAMPS_APART + TOLD_AFTER + TOLD + SLIDES
    goes = FLIES_HOME
    stays = STANDS

    def __init__(
        self,
        kit: Kit,
        words: Words,
        device: Device,
        told: Told,
        sentence: str,
        order: Order,
        home: tuple[float, float],
        *,
        waits: bool,
    ) -> None:
        super().__init__(kit, words, device, waits=waits)
        self.told = told
        self.sentence = sentence
        self.order = order
        self.home = home
        self._y = HIGH + (kit.scale.tall - HIGH) * 0.385
        self._told_at = STAMPS + len(told.turns) * STAMPS_APART + TOLD_AFTER

    @property
    def _x(self) -> float:
        """Its middle."""
        return self.right / 2

    def targets(self) -> list[Target]:
        """Its turns, which tell what they mean as they do in the bar."""
        if not self.standing:
            return []
        wide, high = faces.TURN_SIZE
        x, y = self._x - wide / 2, self._y + faces.TURN_DOWN - high / 2
        found = []
        for nth, kind in enumerate(self.told.turns):
            rect = self.kit.scale.rect(x + faces.turn_x(self.told, nth), y, wide, high)
            hint, entry = self.words(f"turn-{kind}"), f"turn {kind}"
            found.append(Target(f"turn {nth} of the card", rect, nothing, hint=hint, entry=entry, shy=True))
        return found

    def draw(self, surface: Surface) -> None:
        """Draw it over the table."""
        seen = self.there
        self.shade(surface, min(1.0, SHADED * seen))
        self.shine(surface, self._x, self._y, self.part(CARD_TURNS, RAYS) * seen)
        way = self.part(0, CARD_COMES, back) * (1 - (0 if self.reduced else self.gone(ease_in)))
        at = (self.home[0] + (self._x - self.home[0]) * way, self.home[1] + (self._y - self.home[1]) * way)
        size = IN_BAR + (1 - IN_BAR) * way
        faint = seen if self.reduced else 1
        self.put(surface, squeezed(self._kept("tilted", self._tilted), size, size), *at, faint)
        if self.gone() or self.reduced:
            self.put(surface, squeezed(self._kept("whole", self._whole), size, size), *at, faint)
        else:
            self._draw_upper(surface, at, size)
        if not self.gone() or self.reduced:
            self._draw_below(surface, seen)

    def _draw_upper(self, surface: Surface, at: tuple[float, float], size: float) -> None:
        """The upper card: its back, then its face, on which everything is stamped when it lies open."""
        turned = self.part(CARD_TURNS, TURNS_OVER)
        if turned < 0.5:
            wide = size * (1 - ease_in(2 * turned))
            self.put(surface, squeezed(self._kept("back", self._back), wide, size), *at)
            return
        self.put(surface, squeezed(self._kept("face", self._empty), size * ease_out(2 * turned - 1), size), *at)
        for nth, kind in enumerate(self.told.turns):
            pop = self.part(STAMPS + nth * STAMPS_APART - POPS, POPS)
            if pop > 0:
                stamp = self._kept(f"turn {kind}", partial(faces.turn, self.kit, self.words, kind))
                large = 1.6 - 0.6 * ease_in(pop)  # it comes down on the card
                x, y = self._x + faces.turn_x(self.told, nth), self._y + faces.TURN_DOWN
                self.put(surface, squeezed(stamp, large, large), x, y, pop)
        event = self.part(self._told_at, TOLD)
        if event > 0:
            self.put(surface, self._kept("event", self._event), *at, event)

    def _draw_below(self, surface: Surface, seen: float) -> None:
        """Who begins, and what can be pressed."""
        part = self.part(self._told_at + TOLD, SLIDES, ease_out)
        if part <= 0:
            return
        y = self._y + CARD[1] / 2 + BELOW + 20 * (1 - part)
        self.put(surface, self._kept("order", self._order), self._x, y, part * seen)
        if self.waits:
            draw_button(self, surface, self.words("round-go-on"), self._x, self.kit.scale.tall - FOOT)

    # pictures, each drawn once

    def _kept(self, part: str, make: Callable[[], Surface]) -> Surface:
        return self.kit.kept(("round card", part, self.told, self.order, self.words), make)

    def _back(self) -> Surface:
        return self.kit.piece(faces.BACK_PIECE, SIZE)

    def _tilted(self) -> Surface:
        return rotozoom(self._back(), TILT, 1)

    def _empty(self) -> Surface:
        return faces.empty(self.kit, self.words, self.told)

    def _event(self) -> Surface:
        return faces.event(self.kit, self.words, self.told, self.sentence)

    def _order(self) -> Surface:
        return faces.order(self.kit, self.words, self.order)

    def _whole(self) -> Surface:
        """The card with everything on it."""
        card = self._kept("face", self._empty).copy()
        middle, centre = card.get_rect().center, self.kit.px
        for nth, kind in enumerate(self.told.turns):
            stamp = self._kept(f"turn {kind}", partial(faces.turn, self.kit, self.words, kind))
            at = middle[0] + centre(faces.turn_x(self.told, nth)), middle[1] + centre(faces.TURN_DOWN)
            card.blit(stamp, stamp.get_rect(center=at))
        card.blit(self._kept("event", self._event), (0, 0))
        return card


def draw_button(moment: Moment, surface: Surface, label: str, x: float, foot: float) -> None:
    """Draw the button that one would press about an x in units, and its key while keys are in use."""
    kit = moment.kit
    at = button_rect(kit, label, x, foot)
    surface.blit(_button(kit, label), at)
    if moment.device.keys:
        keys = key_hints.row(kit, moment.words, (KeyHint((Intent.CHOOSE,)),), moment.device)
        place = keys.get_rect(midleft=(at.right + kit.px(8), at.centery))
        if place.right > kit.px(moment.right):
            place.right = at.left - kit.px(8)
        surface.blit(keys, place)


def button_rect(kit: Kit, label: str, x: float, foot: float) -> Rect:
    """Where such a button lies, in pixels."""
    return _button(kit, label).get_rect(midbottom=kit.scale.at(x, foot + faces.RING))


def _button(kit: Kit, label: str) -> Surface:
    return kit.kept(("go on", label), lambda: faces.button(kit, label))
