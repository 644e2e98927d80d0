"""What only these eyes see: the hand of the seat they belong to, what its purses are worth, its secret tokens."""

from pygame import Rect, Surface

from game.draw.kit import Kit
from game.draw.palette import AMBER, LINE, MUTED, PANEL
from game.engine.contents import PURSE
from game.engine.phases.scoring import worth
from game.engine.state import State
from game.expansions.book import with_token
from game.table.card import Cards
from game.table.card_parts import HIGH, WIDE
from game.ui.canvas import Canvas
from game.ui.words import Words

LEFT = 12.0
TALL, COLUMN, MARGIN = 78.0, 74.0, 10.0
CARD, STEP, ROOM = 60.0, 46.0, 228.0  # units high, from card to card, for all of them
BADGE = 28.0


class Own:
    """A small panel at the left, from `top` units on."""

    top = 110.0

    def __init__(self, kit: Kit, words: Words, cards: Cards) -> None:
        self.kit = kit
        self.words = words
        self.cards = cards

    def rect(self, state: State, seat: int | None) -> Rect | None:
        """Where it is, in pixels; None for everybody's eyes."""
        return None if seat is None else self.kit.scale.rect(LEFT, self.top, self._wide(state, seat), TALL)

    @property
    def middle(self) -> tuple[float, float]:
        """Where cards come from, in units."""
        return LEFT + MARGIN + COLUMN + ROOM / 2, self.top + TALL / 2

    def draw(self, surface: Surface, state: State, seat: int | None) -> None:
        """Draw what the `state`, as a seat sees it, holds for that seat alone."""
        if seat is None:
            return
        player = state.players[seat]
        canvas = Canvas(self.kit, surface)
        x, y = LEFT, self.top
        canvas.panel((x, y, self._wide(state, seat), TALL), PANEL, AMBER, radius=12, thick=2)
        pieces = [f"badge_{bandit}" for bandit in player.bandits]
        expansion = with_token(state)
        if expansion is not None:
            pieces += [f"token_{expansion.token(state, bandit)}" for bandit in player.bandits]
        step = min(BADGE + 4, (COLUMN - BADGE) / max(1, len(pieces) - 1))
        for nth, piece in enumerate(pieces):
            canvas.piece(piece, x + MARGIN + nth * step, y + 9, width=BADGE)
        purses = [token for name in player.bandits for token in state.bandits[name].loot if token.kind == PURSE]
        total = self.words("dollars", amount=str(sum(worth(state, purse) for purse in purses)))
        canvas.piece("loot_purse", x + MARGIN - 2, y + 45, width=24)
        canvas.head(total, x + MARGIN + 24, y + 63, 15, AMBER, room=COLUMN - 22)
        left = x + MARGIN + COLUMN
        canvas.box((left, y + 12, 1.5, TALL - 24), LINE)
        if not player.hand:
            canvas.text(self.words("replay-no-hand"), left + 12, y + TALL / 2 + 5, 15, MUTED, room=ROOM - 60)
        wide = CARD * WIDE / HIGH
        for nth, card in enumerate(player.hand):
            middle = (left + 12 + wide / 2 + nth * self._step(len(player.hand)), y + TALL / 2)
            self.cards.blit(surface, (card.bandit, card.action), CARD, middle)

    def _wide(self, state: State, seat: int) -> float:
        count = len(state.players[seat].hand)
        cards = (count - 1) * self._step(count) + CARD * WIDE / HIGH if count else ROOM - 60
        return MARGIN + COLUMN + 12 + cards + MARGIN

    @staticmethod
    def _step(count: int) -> float:
        """From card to card: many lie over each other."""
        return min(STEP, (ROOM - CARD * WIDE / HIGH) / max(1, count - 1))
