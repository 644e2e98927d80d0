"""What the parts of the set-up share: the party, the words, the focus, and how a change is made."""

from collections.abc import Callable
from dataclasses import dataclass

from game.draw.kit import Kit
from game.draw.scale import Area
from game.scenes.setup.party import Party
from game.ui.controls import Button
from game.ui.focus import FocusRing
from game.ui.words import Words


@dataclass
class Form:
    """`side` and `down` are the units by which the picture is wider on the left, and deeper, than 1280x720.

    `refresh` lays all buttons out anew; `draw_number` gives a drawn number.
    `left_at` is what was pointed at when a change was made: that it cannot be pressed any more is no answer to
    anything until it is pressed, or pointed at again.
    """

    party: Party
    words: Words
    ring: FocusRing
    refresh: Callable[[], None]
    draw_number: Callable[[], int]
    kit: Kit
    side: float
    down: float
    left_at: str | None = None

    def changing(self, act: Callable[[], None]) -> Callable[[], None]:
        """`act`, and whatever looks different after it."""

        def change() -> None:
            act()
            self.refresh()
            self.left_at = self.ring.pointed

        return change

    def told(self, key: str, *, count: int = 0) -> str:
        """A sentence, or that which an expansion has in its place when it is switched on."""
        own = (f"{key}-{expansion}" for expansion in self.party.expansions)
        return self.words(next((found for found in own if found in self.words), key), count=count)

    def choice(self, name: str, at: Area, label: str, chosen: bool, act: Callable[[], None]) -> Button:
        """One of several buttons side by side, of which one is chosen."""
        return Button(name, at, label, self.changing(act), kind="choice", chosen=chosen, size=15)
