"""The pile over the train: while it is planned as the cards were laid, while it is carried out as a ribbon."""

from pygame import Rect, Surface

from game.board.staging import Point
from game.engine.game import Group
from game.engine.state import SCHEMING, STEALING
from game.expansions.book import CANCELLING, playing
from game.table import contents
from game.table.card_face import entry as card_entry
from game.table.card_parts import HIGH, WIDE
from game.table.pile import LARGE, SHOWN, Ribbon
from game.table.plan import RIBBON_TOP, pile_size
from game.table.played_cards import PlayedCards
from game.table.table import Table

REACH = 27  # units from a card's middle to its side
SHOWN_BESIDE_LOG = 6  # cards of the pile after the current one
SLIM, SLIM_TOP = 0.78, 64  # how much smaller it is, and where it lies, where the train stands higher


class PileOverTrain:
    """Lies in the middle over a table's train; cards fly to it and from it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        slim = any(expansion.high_train for expansion in playing(table.state))
        self.size = pile_size(table.kit.scale) * (SLIM if slim else 1)
        middle, top = table.kit.scale.wide / 2, SLIM_TOP if slim else RIBBON_TOP
        self.ribbon = Ribbon(table.cards, middle, top, self.size)
        self.played = PlayedCards(table.cards, middle, top, self.size, SHOWN)

    def make_room(self) -> None:
        """Lie over the whole width, or over what the log leaves of it."""
        for pile in (self.ribbon, self.played):
            pile.centre = self.table.right / 2
            pile.shown = SHOWN_BESIDE_LOG if self.table.log_open else SHOWN

    def rect(self) -> Rect:
        """Where it lies at its widest, in pixels."""
        return self.played.rect(max(self.played.shown + 2, len(self.table.state.pile)))

    @property
    def lies(self) -> bool:
        """Whether there is a pile now."""
        return self.table.state.phase in (SCHEMING, STEALING) and bool(self.table.state.pile)

    def uppermost(self) -> tuple[Point, float]:
        """The middle and the height of its newest card, or of the one that is carried out."""
        pile = contents.pile(self.table.state)
        if self.table.state.phase == SCHEMING:
            return self.played.newest(len(pile)), LARGE * self.size
        return self.ribbon.centre_of(pile, 0), LARGE * self.size

    def entry_at(self, point: tuple[int, int]) -> str:
        """The thing of the rules that its card at a point in pixels is; empty for none."""
        pile = contents.pile(self.table.state)
        if self.table.state.phase == SCHEMING:
            middles = self.played.middles(pile)
        elif self.table.state.phase == STEALING:
            shown = pile[: 1 + self.ribbon.shown]
            middles = [(card, self.ribbon.centre_of(pile, nth)) for nth, card in enumerate(shown)]
        else:
            return ""
        reach = self.table.kit.px(REACH * self.size)
        for (_, action), middle in reversed(middles):
            x, y = self.table.kit.scale.at(*middle)
            if abs(point[0] - x) <= reach and abs(point[1] - y) <= reach * HIGH / WIDE:
                return card_entry(action)
        return ""

    def draw(self, surface: Surface, shown: Group) -> None:
        """Draw it, and the cards on their way; `shown` is what happened last."""
        pile, flying = contents.pile(self.table.state), self.table.flying_cards
        if self.table.state.phase == SCHEMING:
            self.played.draw(surface, pile[: len(pile) - flying.coming])
        elif self.table.state.phase == STEALING:
            self.ribbon.draw(surface, pile, flying.turned, _cancelled(shown))
        flying.draw(surface)


def _cancelled(shown: Group) -> bool:
    """Whether the card just turned up has been stopped."""
    return any(isinstance(event, CANCELLING) for event in shown)
