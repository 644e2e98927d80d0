"""The dark band at the foot of the scheming scene: the deck to draw from at the left, the pile at the right."""

from collections.abc import Iterator, Sequence

from pygame import Rect, Surface

from game.draw.kit import Kit
from game.draw.palette import INK, LINE, PANEL
from game.engine.contents import DRAW
from game.engine.state import SCHEMING, Player, State
from game.expansions.book import with_token
from game.expansions.expansion import Verb
from game.scenes.flow import Flow
from game.scenes.scheming import deck
from game.scenes.scheming.drawn_cards import DrawnCards
from game.table import contents, naming
from game.table.card import Cards
from game.table.fan import Fan
from game.table.people import face
from game.table.pile import Heap
from game.table.plan import HAND_TOP
from game.ui.canvas import Canvas
from game.ui.words import Words

DRAW_BOX = (16.0, 492.0, 240.0, 214.0)
PILE_BOX = (1024.0, 492.0, 240.0, 214.0)
CARD = 150  # units high
TOKEN_AT, TOKEN = (158.0, 656.0), 40.0


class HandBand:
    """Everything of the band but the hand itself."""

    def __init__(self, kit: Kit, words: Words, cards: Cards, fan: Fan) -> None:
        self.kit = kit
        self.fan = fan
        self._last_planner: int | None = None
        self._token = (*TOKEN_AT, TOKEN)
        self.words = words
        self.cards = cards
        self.drawn = DrawnCards(kit, words, cards)
        scale = kit.scale
        self.heap = Heap(cards, PILE_BOX[0] + 20 + scale.wider / 2, PILE_BOX[1] + 30 + scale.deeper)

    def uppermost(self) -> tuple[tuple[float, float], float]:
        """The middle and the height of the card that lies on the pile, in units."""
        return self.heap.centre, self.heap.HIGH

    def draw(self, surface: Surface, flow: Flow, hand: int | None, coming: int = 0, verbs: Sequence[Verb] = ()) -> None:
        """Draw the band with the deck of the seat whose `hand` lies open; None: with the backs of whoever plans.

        `coming` cards of the pile are still on their way to it; `verbs` are what else that seat can do in its turn.
        """
        kit = self.kit
        top = kit.px(HAND_TOP + kit.scale.deeper)
        surface.fill(INK, (0, top, kit.scale.width, kit.scale.height - top))
        surface.fill(LINE, (0, top, kit.scale.width, max(1, kit.px(1.5))))
        canvas = Canvas(kit, surface, kit.px(kit.scale.wider / 2), kit.px(kit.scale.deeper))
        if hand is not None and self.fan.whole:
            return  # the deck itself is spread over the band, and nothing has been played
        self._draw_pile(canvas, flow, coming)
        if hand is None:
            self._draw_others(canvas, flow)
        else:
            self._draw_deck(canvas, flow, hand, verbs)

    def _draw_pile(self, canvas: Canvas, flow: Flow, coming: int) -> None:
        state = flow.public.state
        canvas.panel(PILE_BOX, PANEL, LINE, radius=14)
        pile = contents.pile(state) if state.phase == SCHEMING else []
        self.heap.draw(canvas.surface, pile[: len(pile) - coming])
        canvas.head(self.words("scheming-pile"), 1172, 562, 17, room=86)
        canvas.text(self.words("scheming-cards", count=len(pile)), 1172, 586, 15)

    def _draw_deck(self, canvas: Canvas, flow: Flow, seat: int, verbs: Sequence[Verb]) -> None:
        player = flow.public.state.players[seat]
        left = len(player.deck)
        within_reach = left + len(player.discards)  # which come under an empty deck
        canvas.panel(DRAW_BOX, PANEL, LINE, radius=14)
        if left:
            back = self.cards.picture(face(flow.public.state, seat), "hidden", CARD)
            for step in range(min(3, left)):
                canvas.blit(back, 30 + step * 5, 522 - step * 3)
        count, rest = deck.WORDS_OVER_VERBS if verbs else (558, 584)
        canvas.head(self.words("scheming-draw-count", count=min(DRAW, within_reach)), 150, count, 18, room=98)
        canvas.text(self.words("scheming-left", count=left), 150, rest, 15, room=98)
        deck.draw(canvas, verbs)
        expansion = with_token(flow.public.state)
        self._token = deck.TOKEN_BESIDE_VERBS if verbs else (*TOKEN_AT, TOKEN)
        if expansion is not None:
            x, y, size = self._token
            for nth in range(len(player.bandits)):
                canvas.piece(expansion.face_down, x + nth * (size + 4), y, width=size)

    def token_rect(self, bandits: int) -> Rect:
        """Where the face-down tokens of a seat with so many bandits lie, in pixels."""
        scale = self.kit.scale
        x, y, size = self._token
        return scale.rect(x + scale.wider / 2, y + scale.deeper, bandits * (size + 4) - 4, size)

    def _draw_others(self, canvas: Canvas, flow: Flow) -> None:
        """Nobody's hand is open: the backs of whoever plans are shown, and nothing else."""
        seat = self._planner(flow)
        if seat is None:
            return
        player = flow.public.state.players[seat]
        for index, bandit in enumerate(player.bandits):
            canvas.blit(self.cards.picture(bandit, "hidden", CARD), 30 + index * 12, 522 - index * 3)
        self.fan.draw_backs(canvas.surface, _backs(player))

    def prepare(self, state: State) -> Iterator[None]:
        """Make the pictures of everybody's hand, its cards face down, a little in each step."""
        for player in state.players:
            for bandit in player.bandits:
                self.cards.picture(bandit, "hidden", CARD)
                yield
            yield from self.fan.prepare_backs(_backs(player))

    def who_plans(self, flow: Flow) -> str:
        """A sentence on whose turn it is to plan; empty while it is not known."""
        seat = None if flow.waiting else flow.session.to_move
        if seat is None:
            return ""
        return self.words("scheming-plans", who=naming.list_of(self.words, flow.public.state.players[seat].bandits))

    def _planner(self, flow: Flow) -> int | None:
        """Whose turn it is as far as has been shown: who comes next would tell of cards face down."""
        if not flow.waiting:
            self._last_planner = flow.session.to_move
        return self._last_planner


def _backs(player: Player) -> list[str]:
    """Whose the cards of a hand look as it is seen from behind."""
    return [player.bandits[index % len(player.bandits)] for index in range(len(player.hand))]
