"""What happened since a person's last choice, in a strip over the train: only what he may know."""

from collections.abc import Callable

from pygame import Surface

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, INK, MUTED, SHADOW
from game.engine import events
from game.expansions.book import NEWS, guise
from game.scenes.context import Context
from game.scenes.flow import Flow
from game.table import naming
from game.table.people import face
from game.ui.canvas import Canvas, text_width
from game.ui.controls import Button, draw_button
from game.ui.focus import FocusRing, Target

AREA = (184.0, 66.0, 912.0, 52.0)
FIRST_WORD = 190
BUTTONS = 132  # units that the buttons take


class News:
    """The strip; it goes at the first choice."""

    def __init__(self, context: Context, flow: Flow) -> None:
        self.context = context
        self.flow = flow
        self._told: list[tuple[str, str, str]] = []
        self._seat: int | None = None

    def show(self, seat: int | None) -> None:
        """Gather what a seat has not seen before its present choice; nothing where everybody watched."""
        self._told = []
        self._seat = seat
        if seat is None or len(self.flow.session.people) < 2 or self.flow.session.open_table:
            return
        for group in self.flow.news(seat):
            for event in group:
                if getattr(event, "seat", seat) == seat:
                    continue
                if isinstance(event, events.CardPlayed | events.CardsDrawn):
                    told = self._tell(event)
                    if told is not None:
                        self._told.append(told)
                elif type(event) in NEWS:
                    news = NEWS[type(event)](self.context.words, event)
                    self._told.append((news.bandit, news.piece, news.said))

    @property
    def shown(self) -> bool:
        """Whether there is something to tell."""
        return bool(self._told)

    def close(self) -> None:
        """Take it away."""
        self._told = []

    def targets(self, kit: Kit, close: Callable[[], None]) -> list[Target]:
        """The button that shows it on the train, and the one that takes the strip away."""
        if not self._told:
            return []
        return [button.target(kit) for button in self._buttons(kit, close)]

    def _buttons(self, kit: Kit, close: Callable[[], None]) -> list[Button]:
        x, y, wide, _ = AREA
        x += kit.scale.wider / 2
        words = self.context.words
        return [
            Button("watch news", (x + wide - 148, y + 8, 96, 36), words("news-watch"), self._watch, size=15),
            Button("close news", (x + wide - 46, y + 8, 36, 36), "", close, icon="ui_close"),
        ]

    def _watch(self) -> None:
        """On the train once more, through everybody's eyes, from this person's last choice on."""
        assert self._seat is not None
        moment = self.flow.session.last_choice(self._seat)
        self.context.stack.push(self.flow.scenes.replay(self.flow, moment))

    def _tell(self, event: events.CardPlayed | events.CardsDrawn) -> tuple[str, str, str] | None:
        """Whose badge, which icon, what he did; a card face down stays so, whoever asks."""
        words = self.context.words
        if isinstance(event, events.CardsDrawn):
            bandit = face(self.flow.public.state, event.seat)
            return (
                (bandit, "icon_draw_cream", words("news-drew", count=len(event.cards)))
                if event.cause == "draw"
                else None
            )
        if event.hidden:
            return event.card.bandit, "ui_eye_off", words("news-hidden")
        return event.card.bandit, "", words("news-played", card=words(f"action-{event.card.action}"))

    def draw(self, surface: Surface, kit: Kit, ring: FocusRing) -> None:
        """Draw it: as many of the newest as fit."""
        if not self._told:
            return
        words = self.context.words
        canvas = Canvas(kit, surface, kit.px(kit.scale.wider / 2), 0)
        x, y, wide, high = AREA
        canvas.box((x, y + 4, wide, high), SHADOW, radius=high / 2, opacity=0.5)
        canvas.box(AREA, INK, AMBER, radius=high / 2, thick=2)
        canvas.text(words("news-title"), x + 24, y + 31, 15, MUTED)
        shown, left = [], wide - FIRST_WORD - 24 - BUTTONS
        for bandit, icon, said in reversed(self._told):
            name = naming.name(words, bandit)
            needed = 56 + text_width(kit, name, 15, lettering.HEAVY) + text_width(kit, said, 15) + 16
            if needed > left:
                break
            left -= needed
            shown.append((bandit, icon, said, name))
        at = x + FIRST_WORD
        for bandit, _icon, said, name in reversed(shown):
            who = guise(self.flow.public.state, bandit)
            canvas.piece(f"badge_{who}", at, y + 13, width=26)
            at += 31 + canvas.head(name, at + 31, y + 31, 15, CREAM)
            at += 5 + canvas.text(said, at + 5, y + 31, 15, CREAM) + 20
        for button in self._buttons(kit, self.close):  # drawn only: pressed by way of `targets`
            draw_button(surface, kit, button, ring)
