"""The pile over the train: while it is planned as the cards were laid, while it is carried out as a ribbon."""

from collections.abc import Iterator, Sequence

from pygame import Rect, Surface

from game.board.staged.rounds import BEGINS
from game.board.staging import Point
from game.draw.hiding import hidden
from game.engine.events import NothingHappened
from game.engine.game import Group
from game.engine.state import SCHEMING, STEALING
from game.expansions.book import CANCELLING, playing
from game.table import contents, supply
from game.table.card_face import entry as card_entry
from game.table.card_parts import HIGH, WIDE
from game.table.pile import LARGE, SHOWN, Ribbon
from game.table.plan import RIBBON_TOP, pile_size
from game.table.played_cards import PlayedCards
from game.table.table import Table

REACH = 27  # units from a card's middle to its side
SHOWN_BESIDE_LOG = 6  # cards of the pile after the current one
HANGS_OUT = -5  # units from its upper edge to that of the large card
STEP, EDGE = 16, 12  # units from one place tried to the next, and from what lies at its sides
GLIDES = 12  # parts of the way left that it glides in a second
SLIPS = 0.18  # seconds
SLIM, SLIM_TOP = 0.78, 64  # how much smaller it is, and where it lies, where the train stands higher


class PileOverTrain:
    """Lies in the middle over a table's train, or aside from what should be seen; cards fly to it and from it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        slim = any(expansion.high_train for expansion in playing(table.state))
        self.size = pile_size(table.kit.scale) * (SLIM if slim else 1)
        middle, top = table.kit.scale.wide / 2, SLIM_TOP if slim else RIBBON_TOP
        self.ribbon = Ribbon(table.cards, middle, top, self.size)
        self.played = PlayedCards(table.cards, middle, top, self.size, SHOWN)
        self._goal = middle

    def make_room(self, free: Sequence[Rect] = ()) -> None:
        """Lie off these places, the supply and what waits beside it if that can be, and at the left of an open log.

        Its way there takes a moment: see `glide`.
        """
        most = SHOWN_BESIDE_LOG if self.table.log_open else SHOWN
        shown, self._goal = self._beside(free, most)
        for pile in (self.ribbon, self.played):
            pile.shown = shown

    def _beside(self, free: Sequence[Rect], most: int) -> tuple[int, float]:
        """How many cards it shows after the current one, and its middle in units.

        As many as there is room for, nearest to the middle of the train's picture.
        """
        usual = self.table.right / 2
        free = [*free, supply.rect(self.table.kit), self.table.waiting]
        best, least = (most, usual), hidden(self._rect_about(most, usual), free)
        for way in self._ways(most, usual):
            if not least:
                break
            hides = hidden(self._rect_about(*way), free)
            if hides < least:
                best, least = way, hides
        return best

    def _ways(self, most: int, usual: float) -> Iterator[tuple[int, float]]:
        """How many cards it may show, and where there is room for them: many first, and near the middle."""
        left, right = self._left, self.table.right - EDGE
        steps = [STEP * nth for nth in range(int(usual / STEP) + 1)]
        for shown in range(most, 0, -1):
            half = self._wide(shown) / 2
            for middle in (usual + way * step for step in steps for way in (1, -1)):
                if left <= middle - half and middle + half <= right:
                    yield shown, middle

    @property
    def _left(self) -> float:
        """Where ends what lies at its left, in units: the supply, and what waits beside it."""
        return max(supply.rect(self.table.kit).right, self.table.waiting.right) / self.table.kit.scale.u + EDGE

    def _wide(self, shown: int) -> float:
        count = max(1, len(contents.pile(self.table.state)))
        return max(self.ribbon.wide(count, shown), self.played.wide(count, shown))

    def _rect_about(self, shown: int, middle: float) -> Rect:
        """Where it would lie, its large card included, in pixels."""
        wide, top = self._wide(shown), self.ribbon.top + HANGS_OUT * self.size
        return self.table.kit.scale.rect(middle - wide / 2, top, wide, LARGE * self.size)

    def glide(self, dt: float, *, reduced: bool) -> None:
        """`dt` seconds have passed: come nearer to where it should lie."""
        for pile in (self.ribbon, self.played):
            way = self._goal - pile.centre
            pile.centre += way if reduced or abs(way) < 1 else way * min(1.0, dt * GLIDES)

    @property
    def gliding(self) -> bool:
        """Whether it is on its way."""
        return self.ribbon.centre != self._goal

    def rect(self) -> Rect:
        """Where it is going to lie, in pixels."""
        return self._rect_about(self.ribbon.shown, self._goal)

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
        for (_, action), middle in middles:
            x, y = self.table.kit.scale.at(*middle)
            if abs(point[0] - x) <= reach and abs(point[1] - y) <= reach * HIGH / WIDE:
                return card_entry(action)
        return ""

    def _vain(self, shown: Group) -> float:
        """How far the card has slipped that came to nothing: when he who began it has stopped."""
        if not _in_vain(shown):
            return 0
        board = self.table.board
        if not board.busy or board.reduced:
            return 1
        return min(1.0, max(0.0, (board.timeline.time - BEGINS) / SLIPS))

    def draw(self, surface: Surface, shown: Group) -> None:
        """Draw it, and the cards on their way; `shown` is what happened last."""
        pile, flying = contents.pile(self.table.state), self.table.flying_cards
        if self.table.state.phase == SCHEMING:
            self.played.draw(surface, pile[: len(pile) - flying.coming])
        elif self.table.state.phase == STEALING:
            self.ribbon.draw(surface, pile, flying.turned, _cancelled(shown), self._vain(shown))
        flying.draw(surface)


def _in_vain(shown: Group) -> bool:
    """Whether the card just turned up came to nothing."""
    return any(isinstance(event, NothingHappened) for event in shown)


def _cancelled(shown: Group) -> bool:
    """Whether the card just turned up has been stopped."""
    return any(isinstance(event, CANCELLING) for event in shown)
