"""A page of the options: what every page can do, and where its panel lies."""

from collections.abc import Sequence

from pygame import Surface
from pygame.event import Event

from game.draw.kit import Kit
from game.draw.scale import Area
from game.scenes.context import Context
from game.ui.focus import FocusRing, Target
from game.ui.key_hints import KeyHint
from game.ui.keys import Intent

PANEL = (256.0, 72.0, 1008.0, 560.0)
MARGIN = 16.0


class Page:
    """One page; the scene draws its panel with the title `name`, and gives it what nobody else used."""

    name: str
    icon: str
    parts: tuple[str, ...]  # of the settings, which the page can make as they were at first

    def __init__(self, context: Context, ring: FocusRing) -> None:
        self.context = context
        self.ring = ring

    def enter(self, kit: Kit) -> None:
        """Lay it out for a window."""
        self.kit = kit

    @property
    def area(self) -> Area:
        """Its panel: in a larger window it is as deep as there is room, and stands in the middle."""
        x, y, wide, high = PANEL
        return x + self.kit.scale.wider / 2, y, wide, high + self.kit.scale.deeper

    @property
    def waiting(self) -> bool:
        """Whether the next press is a key to be learned."""
        return False

    def targets(self) -> Sequence[Target]:
        """What can be pressed on it."""
        raise NotImplementedError

    def handle(self, event: Event) -> bool:
        """An event before the focus ring gets it; whether it was used up."""
        return False

    def command(self, meant: Intent) -> bool:
        """A command before the focus ring gets it; whether it was used up."""
        return False

    def hints(self) -> tuple[KeyHint, ...]:
        """What keys do here."""
        raise NotImplementedError

    def notice(self) -> str:
        """A sentence that stands below the panel; none for nothing."""
        return ""

    def leave(self) -> None:
        """Another page is shown."""

    def draw(self, surface: Surface) -> None:
        """Draw it into its panel."""
        raise NotImplementedError
