"""The three things that drawing needs, together: the window's scale, the pieces, the letters."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from pygame import Surface

from game.draw import lettering, shapes
from game.draw.art import Art
from game.draw.keep import Keep
from game.draw.palette import Colour
from game.draw.scale import Scale

KEPT_WINDOWS = 8  # so many windows full of composed pictures are kept


@dataclass(frozen=True)
class Kit:
    """Draws in units: every length given here is one of the style sheet's, at 1280 x 720.

    Sentences are `letters` times as large as the style sheet has them; `emblems` tells whether there is an emblem
    beside a colour where something else tells the bandit as well.
    """

    scale: Scale
    art: Art
    letters: float = 1
    emblems: bool = True
    _keep: Keep = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_keep", Keep(KEPT_WINDOWS * self.scale.width * self.scale.height))

    def kept(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """A picture composed of several, drawn by `make` once for each `key`; nobody may draw on it."""
        return self._keep.get(key, make)

    def px(self, units: float) -> int:
        """A length in pixels."""
        return self.scale.px(units)

    def piece(self, name: str, factor: float = 1, *, flip: bool = False) -> Surface:
        """A piece at `factor` times its own size in units."""
        return self.art.scaled(name, factor * self.scale.u, flip=flip)

    def want(self, name: str, factor: float = 1) -> None:
        """Have a piece ready at `factor` times its own size in units: it will be needed."""
        self.art.want(name, factor * self.scale.u)

    def text(self, words: str, size: float, colour: Colour, face: str = lettering.BODY) -> Surface:
        """A line of text, its `size` in units."""
        return lettering.line(words, face, self.letter(size, face), colour)

    def fitted(self, words: str, size: float, colour: Colour, room: float, face: str = lettering.BODY) -> Surface:
        """A text no wider than `room` units: shrunk once, then wrapped, never cut off."""
        return lettering.fitted(words, face, self.fitting(words, size, room, face), colour, self.px(room))

    def fitting(self, words: str, size: float, room: float, face: str = lettering.BODY) -> int:
        """The size in pixels of a line of `room` units: letters are larger only where there is room for them."""
        large = self.letter(size, face)
        return large if lettering.width(words, face, large) <= self.px(room) else self.px(size)

    def letter(self, size: float, face: str = lettering.BODY) -> int:
        """The size in pixels of letters of `size` units: sentences are shown larger to whoever wants that."""
        return self.px(size if face == lettering.HEAVY else size * self.letters)

    def panel(
        self,
        w: float,
        h: float,
        fill: Colour | None,
        border: Colour | None = None,
        *,
        radius: float = 12,
        thick: float = 1.5,
        opacity: float = 1,
    ) -> Surface:
        """A rectangle with round corners."""
        u = self.scale.u
        return shapes.rounded(self.px(w), self.px(h), radius * u, fill, border, thick * u, opacity)

    def remade(self, scale: Scale, letters: float = 1, emblems: bool = True) -> "Kit":
        """The same pieces for another scale or other letters; everything kept so far is dropped."""
        self.art.forget()
        shapes.forget()
        lettering.forget()
        return Kit(scale, self.art, letters, emblems)
