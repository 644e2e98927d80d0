"""The foot of the set-up: the train that will run, what is in the box, why it cannot start."""

from collections.abc import Callable

from game.draw.lettering import legible
from game.draw.palette import AMBER, LINE, MUTED, PANEL
from game.engine.contents import SMALL_TABLE
from game.engine.phases.setup import TWO_PLAYERS_CARS
from game.scenes.setup.form import Form
from game.scenes.setup.party import MOST
from game.ui.canvas import Canvas
from game.ui.controls import FIRST, Button

CARS = ("second_class", "saloon", "baggage", "first_class", "mail", "dining")
CAR_WIDE, LOCOMOTIVE_WIDE = 236.0, 336.0  # units of the pieces' own
SIZE = 0.235
ROOM_AT_RIGHT = 280.0  # of the start button


class Footer:
    """Over the whole width; `begin` starts the match."""

    def __init__(self, form: Form, begin: Callable[[], None]) -> None:
        self.form = form
        self.begin = begin

    def button(self) -> Button:
        """All aboard."""
        form = self.form
        readable = all(legible(place.name) for place in form.party.places)
        reason = form.party.refusal() or (None if readable else "illegible")
        why = form.words(f"refused-{reason}") if reason else ""
        at = (form.kit.scale.wide - 248, 654 + form.down, 232.0, 52.0)
        return Button("start", at, form.words("setup-start"), self.begin, kind=FIRST, size=22, reason=why)

    def draw(self, canvas: Canvas) -> None:
        """The ground, the little train, two lines; or why something cannot be pressed, or what it means."""
        wide = self.form.kit.scale.wide
        canvas.box((0, 640, wide, 80), PANEL)
        canvas.box((0, 640, wide, 2), LINE)
        bandits = len(self.form.party.taken)
        cars = TWO_PLAYERS_CARS if self.form.party.pairs else bandits
        for index, name in enumerate(CARS[:cars]):
            canvas.piece(f"car_{name}", 20 + index * CAR_WIDE * SIZE, 660, SIZE)
        canvas.piece("locomotive" if cars < MOST else "locomotive_short", 20 + cars * CAR_WIDE * SIZE, 660, SIZE)
        x = 40 + (cars * CAR_WIDE + LOCOMOTIVE_WIDE) * SIZE
        room = wide - x - ROOM_AT_RIGHT
        why = self._why()
        if why:
            canvas.piece("ui_warn", x, 668, 1)
            canvas.text(why, x + 32, 685, 16, AMBER, room=room - 32)
            return
        hint = self._hint()
        if hint:
            canvas.piece("ui_hint", x, 668, 1)
            canvas.text(hint, x + 32, 685, 16, room=room - 32)
            return
        train, cards = self._summary(cars, bandits)
        canvas.text(train, x, 676, 16, room=room)
        canvas.text(cards, x, 700, 15, MUTED, room=room)

    def _summary(self, cars: int, bandits: int) -> tuple[str, str]:
        words, party = self.form.words, self.form.party
        train = self.form.told("setup-train", count=cars)
        cards = words("setup-cards", sheet="2–4" if bandits <= SMALL_TABLE else "5–6")
        for expansion in party.expansions:
            cards = words(f"setup-cards-{expansion}", cards=cards)
        return train, cards

    def _why(self) -> str:
        """Why the start, or what is pointed at or focused, cannot be pressed."""
        pointed = self.form.ring.find(self.form.ring.pointed)
        if pointed is not None and pointed.reason and pointed.name != self.form.left_at:
            return pointed.reason
        start = self.form.ring.find("start")
        return start.reason if start is not None else ""

    def _hint(self) -> str:
        """What is pointed at means, where that is not written on it."""
        pointed = self.form.ring.find(self.form.ring.pointed)
        return "" if pointed is None else pointed.hint
