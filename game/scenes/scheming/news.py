"""What happened since a person's last choice, in the place of the question for a while: only what he may know.

It folds away when it has been read, or when anything else is pressed or opened.
"""

from collections.abc import Callable

from pygame import Surface

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, INK, MUTED
from game.engine import events
from game.expansions.book import NEWS, guise
from game.scenes.context import Context
from game.scenes.flow import Flow
from game.table import naming
from game.table.people import face
from game.ui.canvas import Canvas, text_width
from game.ui.controls import Button, draw_button
from game.ui.focus import FocusRing, Target

AREA = (262.0, 482.0, 756.0, 50.0)
MARGIN = 22.0  # units, like all below, from its end to the title
AFTER_TITLE, AFTER = 18.0, 18.0  # behind the title, and behind each thing that is told
BADGE, AFTER_BADGE, AFTER_NAME = 26.0, 5.0, 5.0
BUTTONS = 132.0  # that the buttons take
SIZE = 15.0
STANDS, FOR_EACH = 3.0, 1.5  # seconds that it stays, and for each thing that it tells


class News:
    """The strip; it goes at the first choice."""

    def __init__(self, context: Context, flow: Flow) -> None:
        self.context = context
        self.flow = flow
        self._told: list[tuple[str, str, str]] = []
        self._seat: int | None = None
        self._left = 0.0  # seconds that it still stays

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
        """Draw it: all that is told, or as many of the newest as fit and how many more there are."""
        if not self._told:
            return
        words = self.context.words
        canvas = Canvas(kit, surface, kit.px(kit.scale.wider / 2), kit.px(kit.scale.deeper))
        x, y, wide, high = AREA
        canvas.box(AREA, INK, AMBER, radius=high / 2, thick=2)
        at, foot = x + MARGIN, y + 30
        at += canvas.text(words("news-title"), at, foot, SIZE, MUTED) + AFTER_TITLE
        shown, named = self.fitting(kit, x + wide - BUTTONS - at)
        more = len(self._told) - len(shown)
        if more:
            at += canvas.text(words("news-more", count=more), at, foot, SIZE, AMBER) + AFTER
        for bandit, said in shown:
            canvas.piece(f"badge_{guise(self.flow.public.state, bandit)}", at, y + 12, width=BADGE)
            at += BADGE + AFTER_BADGE
            if named:
                at += canvas.head(naming.name(words, bandit), at, foot, SIZE, CREAM) + AFTER_NAME
            at += canvas.text(said, at, foot, SIZE, CREAM) + AFTER
        for button in self._buttons(kit, self.close):  # drawn only: pressed by way of `targets`
            draw_button(surface, kit, button, ring)

    def fitting(self, kit: Kit, room: float) -> tuple[list[tuple[str, str]], bool]:
        """What is told in so many units, and whether with names: all of it if that can be, else the newest."""
        words, told = self.context.words, [(bandit, said) for bandit, _, said in self._told]
        for named in (True, False):
            if sum(self._wide(kit, *one, named=named) for one in told) <= room:
                return told, named
        left = room - text_width(kit, words("news-more", count=len(told)), SIZE) - AFTER
        found: list[tuple[str, str]] = []
        for one in reversed(told):
            left -= self._wide(kit, *one, named=False)
            if left < 0:
                break
            found.insert(0, one)
        return found, False

    def _wide(self, kit: Kit, bandit: str, said: str, *, named: bool) -> float:
        """The units that one thing takes; a badge stands for the name where that is left out."""
        name = text_width(kit, naming.name(self.context.words, bandit), SIZE, lettering.HEAVY) + AFTER_NAME
        return BADGE + AFTER_BADGE + (name if named else 0) + text_width(kit, said, SIZE) + AFTER
