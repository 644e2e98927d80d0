"""Cards as pictures: upright, or turned and dressed with shadow, frame and veil; each drawn once."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

import pygame
from pygame import Surface

from game.draw.kit import Kit
from game.draw.palette import INK, SHADOW, Colour
from game.draw.scale import Scale
from game.table import card_face
from game.table.card_parts import HIGH, WHOLE, WIDE, Seen
from game.ui.canvas import Canvas, faded
from game.ui.words import Words

AROUND = 14  # units of a card's own round it, for shadow and frame
SHADOW_BELOW = 5
FRAME = 5  # thick, and so far outside
CORNER = 11
VEIL = 0.55
LOCK_AT = (11, 41, 28)  # x, y, width
FINE_BELOW = 2.0  # pixels to a unit under which cards are turned at twice their size and scaled down
STEPS = 5  # tilts are told apart by a fifth of a degree


@dataclass(frozen=True)
class Dress:
    """What a card has on: a frame of some colour, a veil with a lock, how much of it is there, what no card covers."""

    frame: Colour | None = None
    veiled: bool = False
    opacity: float = 1
    seen: Seen = WHOLE


PLAIN = Dress()


class Cards:
    """Draws cards of any height; `guises` tells whose pictures show a bandit, where they are not his own."""

    def __init__(self, kit: Kit, words: Words, guises: Mapping[str, str] = MappingProxyType({})) -> None:
        self.kit = kit
        self.words = words
        self.guises = guises
        self._fine = kit
        if kit.scale.u < FINE_BELOW:
            self._fine = Kit(Scale(2 * kit.scale.width, 2 * kit.scale.height), kit.art)

    def who(self, bandit: str, action: str = "") -> str:
        """Whose pieces show a bandit, or his card; he shoots with his own bullets whoever shows him."""
        return bandit if action == card_face.BULLET else self.guises.get(bandit, bandit)

    def picture(self, bandit: str, action: str, high: float) -> Surface:
        """A card `high` units high and nothing round it; `hidden` shows its back, `bullet` one of that owner."""
        who = self.who(bandit, action)

        def make() -> Surface:
            canvas = Canvas.empty(self.kit, high * WIDE / HIGH, high)
            card_face.draw(canvas, self.words, who, action, high)
            return canvas.surface

        return self.kit.kept(("card", who, action, high), make)

    def want(self, bandit: str, high: float) -> None:
        """Have the pieces of a bandit's cards of that height ready, upright and turned."""
        who = self.who(bandit)
        for name in (f"card_back_{who}", f"frame_{who}"):
            if name in self.kit.art:
                for kit in {self.kit.scale: self.kit, self._fine.scale: self._fine}.values():
                    kit.want(name, high / HIGH)

    def turned(self, bandit: str, action: str, high: float, tilt: float, dress: Dress = PLAIN) -> Surface:
        """A dressed card turned by some degrees clockwise; premultiplied: blit it with BLEND_PREMULTIPLIED."""
        who, step = self.who(bandit, action), round(tilt * STEPS)
        key = ("turned card", who, action, high, step, dress)
        return self.kit.kept(key, lambda: self._turn(who, action, high, step / STEPS, dress))

    def blit(
        self,
        surface: Surface,
        card: tuple[str, str],
        high: float,
        centre: tuple[float, float],
        tilt: float = 0,
        dress: Dress = PLAIN,
    ) -> None:
        """Draw a dressed card about its centre, in units."""
        picture = self.turned(*card, high, tilt, dress)
        spot = picture.get_rect(center=self.kit.scale.at(*centre))
        surface.blit(picture, spot, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _turn(self, who: str, action: str, high: float, tilt: float, dress: Dress) -> Surface:
        kit = self._fine if tilt else self.kit
        key = ("upright card", who, action, high, dress, kit.scale)
        upright = self.kit.kept(key, lambda: self._upright(kit, who, action, high, dress))
        return pygame.transform.rotozoom(upright, -tilt, self.kit.scale.u / kit.scale.u) if tilt else upright

    def _upright(self, kit: Kit, who: str, action: str, high: float, dress: Dress) -> Surface:
        """A dressed card, premultiplied, drawn with a kit of its own: kept, for a hand holds it at many tilts."""
        upright = _dressed(kit, self.words, who, action, high, replace(dress, opacity=1))
        if dress.opacity < 1:
            whole = Surface(upright.get_size(), pygame.SRCALPHA)
            whole.blit(faded(upright, dress.opacity), (0, 0))
            upright = whole
        return upright.premul_alpha()


def _dressed(kit: Kit, words: Words, who: str, action: str, high: float, dress: Dress) -> Surface:
    """A card with its shadow, frame and veil, `AROUND` of its own units wider at each side."""
    f = high / HIGH
    canvas = Canvas.empty(kit, WIDE * f, high, AROUND * f)
    canvas.box((0, SHADOW_BELOW * f, WIDE * f, high), SHADOW, radius=CORNER * f, opacity=0.35)
    if dress.frame is not None:
        out = 1.5 * FRAME * f
        area = (-out, -out, WIDE * f + 2 * out, high + 2 * out)
        canvas.box(area, INK, dress.frame, radius=(CORNER + 6) * f, thick=FRAME * f)
    card_face.draw(canvas, words, who, action, high, dress.seen)
    if dress.veiled:
        canvas.box((0, 0, WIDE * f, high), INK, radius=CORNER * f, opacity=VEIL)
        x, y, width = (length * f for length in LOCK_AT)
        canvas.piece("lock", x, y, width=width)
    return canvas.surface
