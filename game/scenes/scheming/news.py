"""What happened since a person's last choice, in the place of the question for a while: only what he may know.

It folds away when it has been read, or when anything else is pressed or opened.
"""

from collections.abc import Callable, Sequence

from pygame import Surface

from game.draw.kit import Kit
from game.draw.palette import AMBER, INK
from game.engine import events
from game.expansions import expansion
from game.expansions.book import NEWS
from game.scenes.context import Context
from game.scenes.flow import Flow
from game.scenes.scheming import deeds
from game.scenes.scheming.deeds import Deed, Word
from game.table.people import face
from game.ui.canvas import Canvas
from game.ui.controls import Button, draw_button
from game.ui.focus import FocusRing, Target

AREA = (262.0, 482.0, 756.0, 50.0)
MARGIN, BUTTONS = 22.0, 154.0  # units, like all below, before the words and after them
LINES, STEP = 2, 19.0  # at most, and from one to the next
STANDS, FOR_EACH = 3.0, 1.5  # seconds that it stays, and for each thing that it tells


class News:
    """The strip; it goes at the first choice."""

    def __init__(self, context: Context, flow: Flow) -> None:
        self.context = context
        self.flow = flow
        self._told: list[expansion.News] = []
        self._seat: int | None = None
        self._title = "news-title"
        self._left = 0.0  # seconds that it still stays

    def show(self, seat: int | None) -> None:
        """Gather what a seat has not seen before its present choice; nothing where everybody watched."""
        self._told = []
        self._seat = seat
        if seat is None or len(self.flow.session.people) < 2 or self.flow.session.open_table:
            return
        self._title = "news-title" if self.flow.session.last_choice(seat) else "news-title-first"
        for group in self.flow.news(seat):
            for event in group:
                if getattr(event, "seat", seat) == seat:
                    continue
                if isinstance(event, events.CardPlayed | events.CardsDrawn):
                    told = self._tell(event)
                    if told is not None:
                        self._told.append(told)
                elif type(event) in NEWS:
                    self._told.append(NEWS[type(event)](event))
        self._left = STANDS + FOR_EACH * len(self._told)

    @property
    def shown(self) -> bool:
        """Whether there is something to tell."""
        return bool(self._told)

    def close(self) -> None:
        """Take it away."""
        self._told = []

    def update(self, dt: float, *, yields: bool) -> bool:
        """`dt` seconds have passed; whether it folds away now: read, or because it `yields` to something else."""
        self._left -= dt
        if not self._told or (self._left > 0 and not yields):
            return False
        self.close()
        return True

    def targets(self, kit: Kit, close: Callable[[], None]) -> list[Target]:
        """The button that shows it on the train, and the one that takes the strip away."""
        if not self._told:
            return []
        return [button.target(kit) for button in self._buttons(kit, close)]

    def _buttons(self, kit: Kit, close: Callable[[], None]) -> list[Button]:
        x, y, wide, _ = AREA
        x, y = x + kit.scale.wider / 2, y + kit.scale.deeper
        words = self.context.words
        return [
            Button("watch news", (x + wide - 148, y + 7, 96, 36), words("news-watch"), self._watch, size=15),
            Button("close news", (x + wide - 46, y + 7, 36, 36), "", close, icon="ui_close"),
        ]

    def _watch(self) -> None:
        """On the train once more, through everybody's eyes, from this person's last choice on."""
        assert self._seat is not None
        moment = self.flow.session.last_choice(self._seat)
        self.context.stack.push(self.flow.scenes.replay(self.flow, moment))

    def _tell(self, event: events.CardPlayed | events.CardsDrawn) -> expansion.News | None:
        """Who did what; a card face down stays so, whoever asks."""
        if isinstance(event, events.CardsDrawn):
            bandit, count = face(self.flow.public.state, event.seat), len(event.cards)
            return expansion.News(bandit, "news-drew", (("count", count),)) if event.cause == "draw" else None
        if event.hidden:
            return expansion.News(event.card.bandit, "news-hidden")
        card = self.context.words(f"action-{event.card.action}")
        return expansion.News(event.card.bandit, "news-played", (("card", card),))

    def draw(self, surface: Surface, kit: Kit, ring: FocusRing) -> None:
        """Draw it: all that is told, or as many of the newest as fit and how many more there are."""
        if not self._told:
            return
        canvas = Canvas(kit, surface, kit.px(kit.scale.wider / 2), kit.px(kit.scale.deeper))
        x, y, wide, high = AREA
        canvas.box(AREA, INK, AMBER, radius=high / 2, thick=2)
        _, lines = self.fitting(kit, wide - MARGIN - BUTTONS)
        step = STEP * kit.letters
        first = y + high / 2 + 5 - step * (len(lines) - 1) / 2
        for nth, line in enumerate(lines):
            for at, word in line:
                word.draw(canvas, x + MARGIN + at, first + nth * step)
        for button in self._buttons(kit, self.close):  # drawn only: pressed by way of `targets`
            draw_button(surface, kit, button, ring)

    def fitting(self, kit: Kit, room: float) -> tuple[list[Deed], list[deeds.Line]]:
        """What is told in lines of so many units, and the lines: badges give way first, then what is oldest."""
        words, state = self.context.words, self.flow.public.state
        told = deeds.together(self._told)
        most = max(1, min(LINES, int((AREA[3] - 4) / (STEP * kit.letters))))
        lines = self._set(kit, deeds.words(words, state, told, 0, title=self._title, badges=True), room, 1)
        if lines is not None:
            return told, lines
        for first in range(len(told)):
            more = sum(len(deed.bandits) for deed in told[:first])
            lines = self._set(kit, deeds.words(words, state, told[first:], more, title=self._title), room, most)
            if lines is not None:
                return told[first:], lines
        rest = deeds.words(words, state, (), len(self._told), title=self._title)
        return [], deeds.set_in_lines(kit, rest, room)[:most]

    @staticmethod
    def _set(kit: Kit, words: Sequence[Word], room: float, most: int) -> list[deeds.Line] | None:
        """The words in lines; None if they are too many."""
        lines = deeds.set_in_lines(kit, words, room)
        return lines if len(lines) <= most else None
