"""Links: small underlined words at a scene's edge that lead elsewhere."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Surface

from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM
from game.draw.scale import Area
from game.ui.canvas import Canvas, text_width
from game.ui.focus import FocusRing, Target

SIZE = 15
HIGH = 24  # of what can be clicked
BETWEEN = 28
ICON, AFTER_ICON = 18, 5
BASE = 18  # units from the upper edge to the foot of the letters


@dataclass(frozen=True)
class Link:
    """A link; `at` is where it is in units."""

    name: str
    at: Area
    label: str
    act: Callable[[], None]
    icon: str = ""

    def target(self, kit: Kit) -> Target:
        """The link for the focus ring."""
        return Target(self.name, kit.scale.rect(*self.at), self.act)


def lay_out(kit: Kit, wanted: Sequence[tuple[str, str, Callable[[], None], str]], right: float, y: float) -> list[Link]:
    """Links (name, label, act, icon) beside each other, the last of them ending at `right`."""
    found: list[Link] = []
    for name, label, act, icon in reversed(wanted):
        wide = text_width(kit, label, SIZE) + (ICON + AFTER_ICON if icon else 0)
        found.insert(0, Link(name, (right - wide, y, wide, HIGH), label, act, icon))
        right -= wide + BETWEEN
    return found


def draw(surface: Surface, kit: Kit, link: Link, ring: FocusRing) -> None:
    """Draw a link, lit where the player points at it."""
    canvas = Canvas(kit, surface)
    x, y, wide, _ = link.at
    colour = AMBER if ring.pointed == link.name else CREAM
    if link.icon:
        canvas.piece(link.icon, x, y + (HIGH - ICON) / 2, width=ICON)
        x, wide = x + ICON + AFTER_ICON, wide - ICON - AFTER_ICON
    canvas.text(link.label, x, y + BASE, SIZE, colour)
    canvas.box((x, y + BASE + 4, wide, 1.3), colour)
