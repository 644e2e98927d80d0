"""MY THINGS: for one person's eyes, in his own turn: his purses' values, and what is left in his deck."""

from pygame import Surface

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, LINE, MUTED, PANEL, RAISED
from game.engine import game
from game.engine.contents import BULLETS, PURSE
from game.engine.phases.scoring import worth
from game.engine.view import View, cards_in_deck
from game.expansions import book
from game.table import naming
from game.table.card import Cards
from game.table.people import face
from game.ui.canvas import Canvas
from game.ui.words import Words

AREA = (560.0, 72.0, 708.0, 318.0)
MIRRORED = 12.0  # where it begins for the strips at the right
DECK = 72.0  # units a card of the deck is high
PURSES_SHOWN = 3  # rows of purses, two a row
ROOM = 440.0  # units for the deck's row


class MyThings:
    """The sheet; it is made of a seat's view and shut with the curtain."""

    def __init__(self, kit: Kit, words: Words, cards: Cards) -> None:
        self.kit = kit
        self.words = words
        self.cards = cards

    def draw(self, surface: Surface, view: View, name: str, *, right: bool) -> None:
        """Draw it; `right` when the seat's strip lies at the right of the window."""
        assert view.seat is not None
        x, y, wide, high = AREA
        x = MIRRORED if right else x
        canvas = Canvas(self.kit, surface, self.kit.px(self.kit.scale.wider / 2), 0)
        canvas.panel((x, y, wide, high), PANEL, AMBER, radius=14, thick=2.5)
        bandits = view.state.players[view.seat].bandits
        canvas.piece(f"badge_{face(view.state, view.seat)}", x + 18, y + 14, width=32)
        end = canvas.head(self.words("things-title"), x + 60, y + 37, 20)
        canvas.text(self.words("things-eyes", name=name), x + 76 + end, y + 36, 15, MUTED, room=wide - end - 100)
        for index, bandit in enumerate(bandits):
            self._draw_loot(canvas, view, bandit, x + 18, y + 62 + index * 124, len(bandits))
        self._draw_deck(canvas, view, x + 250, y)

    def _draw_loot(self, canvas: Canvas, view: View, bandit: str, x: float, y: float, of: int) -> None:
        """A bandit's purses with their values, and all of it together."""
        state = view.state
        owner = state.bandits[bandit]
        purses = [token for token in owner.loot if token.kind == PURSE]
        title = self.words("things-purses") if of == 1 else naming.name(self.words, bandit)
        canvas.text(title, x + 2, y + 16, 15, MUTED)
        rows = 2 * PURSES_SHOWN if of == 1 else 2
        step, tall = (36, 32) if of == 1 else (34, 30)
        for index, purse in enumerate(purses[:rows]):
            column, row = index % 2, index // 2
            at = (x + column * 106, y + 26 + row * step, 100.0, float(tall))
            canvas.box(at, RAISED, LINE, radius=9)
            canvas.piece("loot_purse", at[0] + 4, at[1] + 2, 0.68)
            value = self.words("dollars", amount=str(worth(state, purse)))
            canvas.head(value, at[0] + 36, at[1] + 22, 16, AMBER)
        if len(purses) > rows:
            canvas.text(f"+{len(purses) - rows}", x + 214, y + 44, 15, CREAM)
        total = sum(worth(state, token) for token in owner.loot) + owner.hostage
        foot = y + 26 + (rows // 2) * step + 14
        canvas.text(self.words("things-together"), x + 2, foot, 16, CREAM)
        money = self.words("dollars", amount=str(total))
        canvas.head(money, x + 206, foot, 18, AMBER, align="right")
        if of == 1:
            shot = BULLETS - owner.bullets
            canvas.text(self.words("things-shot", count=shot), x + 2, foot + 32, 15, MUTED)
            canvas.text(self.words("things-received", count=len(owner.wounds)), x + 2, foot + 54, 15, MUTED)
            for one in game.kept(state, bandit):
                canvas.piece(f"{one.kind}_{one.name}", x, foot + 62, width=34)
                canvas.text(self.words(f"{one.kind}-{one.name}-costs"), x + 40, foot + 84, 14, CREAM, room=170)

    def _draw_deck(self, canvas: Canvas, view: View, x: float, y: float) -> None:
        """The cards still in the deck, sorted: their order nobody knows."""
        assert view.seat is not None
        left = cards_in_deck(view.state, view.seat)
        canvas.text(self.words("things-deck", count=len(left)), x, y + 78, 15, MUTED, room=ROOM)
        step = min(58.0, (ROOM - 52) / max(1, len(left) - 1))
        for index, card in enumerate(left):
            canvas.blit(self.cards.picture(card.bandit, card.action, DECK), x + index * step, y + 90)
        player = view.state.players[view.seat]
        on_pile = sum(played.card.bandit in player.bandits for played in view.state.pile[view.state.resolved :])
        told = self.words("things-elsewhere", hand=str(len(player.hand)), pile=str(on_pile))
        if view.seat in view.state.rules.with_discards:
            told = self.words("things-discarded", elsewhere=told, count=str(len(player.discards)))
        canvas.text(told, x, y + 194, 15, CREAM, lettering.BODY)
        canvas.box((x, y + 208, ROOM, 1.5), LINE)
        expansion = book.with_token(view.state)
        if expansion is not None:
            expansion.draw_own(canvas, self.words, view, (x, y + 220))
        else:
            canvas.text(self.words("things-close"), x, y + 236, 15, MUTED, room=ROOM)
