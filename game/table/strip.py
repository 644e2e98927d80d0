"""The bandits' strips in a row: who he is, and all that anybody may know of him."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.draw.kit import Kit
from game.table import strip_forms
from game.ui.words import Words

GROWTH = 1.15  # strips widen with the window up to this
WIDE = {2: 308, 3: 308, 4: 308, 5: 243, 6: 201}
STEP = {2: 316, 3: 316, 4: 316, 5: 253, 6: 211}
HIGH, LOW = 100, 58


@dataclass(frozen=True)
class Facts:
    """What a strip tells, all of it public.

    `who` has the pictures that show him, `person` is the name of whoever leads him. `loot` are kinds with their counts;
    `cards` in hand or on the pile; `wounds` bullets received, `bullets` left to shoot. `slots`, for somebody who keeps
    bullets in front of him, are their owners, and `warning` says what they do. `token` is the piece of a secret token
    before him, `trinkets` those of loot that is worth nothing by itself, `kept` those of what else he has in front of
    him. `note`, if any, tells that a computer plays him. `says`, a piece and a few words, stands in the place
    of the lower row.
    """

    bandit: str
    who: str
    name: str
    loot: tuple[tuple[str, int], ...]
    cards: int
    wounds: int
    bullets: int
    first: bool = False
    active: bool = False
    token: str = ""
    trinkets: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    automatic: bool = False
    slots: tuple[str, ...] = ()
    note: str = ""
    warning: str = ""
    person: str = ""
    says: tuple[str, str] | None = None


class Strips:
    """The strips of all bandits in a row; `top` in units, `low` is the flat form of the scheming scene."""

    def __init__(self, kit: Kit, words: Words, count: int, top: float, *, low: bool) -> None:
        self.kit = kit
        self.words = words
        self.top = top
        self.low = low
        growth = min(GROWTH, max(1.0, kit.scale.wide / 1280))
        self.wide, self.step = WIDE[count] * growth, STEP[count] * growth
        self.left = (kit.scale.wide - (self.step * (count - 1) + self.wide)) / 2

    @property
    def high(self) -> float:
        """The height of a strip in units."""
        return LOW if self.low else HIGH

    def rect(self, index: int) -> Rect:
        """The `index`-th strip, in pixels."""
        return self.kit.scale.rect(self.left + self.step * index, self.top, self.wide, self.high)

    def centre(self, index: int) -> tuple[float, float]:
        """Where things fly to, in units."""
        return self.left + self.step * index + self.wide * 0.45, self.top + self.high / 2

    def spot(self, index: int, fact: Facts, piece: str) -> tuple[float, float]:
        """Where a piece is counted in the `index`-th strip, in units: at its sign, or else in the strip's middle."""
        own = strip_forms.spot(self.kit, fact, self.wide, self.high, piece)
        if own is None:
            return self.centre(index)
        return self.left + self.step * index + own[0], self.top + own[1]

    def draw(self, surface: Surface, facts: Sequence[Facts], top: float | None = None) -> None:
        """Draw them, at another height in units where they are on their way."""
        down = 0 if top is None else self.kit.px(top) - self.kit.px(self.top)
        for index, fact in enumerate(facts):
            picture = self._picture(fact)
            spot = self.rect(index)
            surface.blit(picture, (spot.left, spot.top + down - self.kit.px(strip_forms.ABOVE)))

    def prepare(self, facts: Sequence[Facts]) -> Iterator[None]:
        """Make their pictures before they are needed, one in each step."""
        for fact in facts:
            self._picture(fact)
            yield

    def _picture(self, fact: Facts) -> Surface:
        key = ("strip", fact, self.wide, self.low)
        return self.kit.kept(key, lambda: strip_forms.draw(self.kit, fact, self.wide, self.high))
