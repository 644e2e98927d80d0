"""SETUP: who rides, as whom, and by which rules."""

from collections.abc import Callable

from pygame import Surface
from pygame.event import Event

from game.draw import type
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, INK, LINE, MUTED, PANEL, RAISED, STRIPE
from game.engine.contents import round_cards
from game.engine.phases.setup import TWO_PLAYERS_CARS
from game.scenes.backdrop import Backdrop
from game.scenes.desk import Desk
from game.scenes.party import FEWEST, MOST, NAME_LENGTH, Party, Place
from game.scenes.scene import Scene
from game.ui import chips
from game.ui.canvas import Canvas
from game.ui.chips import Hint
from game.ui.controls import CHOICE, FIRST, Button, draw_button, draw_switch
from game.ui.entry import Entries, Entry
from game.ui.focus import FocusRing, Target
from game.ui.keys import Intent, intent
from game.ui.portrait import portrait

SEATS = (16.0, 72.0, 836.0, 556.0)
TABLE = (868.0, 72.0, 396.0, 556.0)
ROW_LEFT, ROW_TOP, ROW_WIDE = 32.0, 114.0, 804.0
ROW, STEP = 60.0, 66.0
PAIR_ROW, PAIR_STEP = 138.0, 150.0
VEIL = 0.62
SWITCHES = ("powers", "events", "expert")
SWITCH_TOP, SWITCH_STEP = 240.0, 74.0


class SetupScene(Scene):
    """The party is agreed here; `begin` starts a match with it."""

    def __init__(self, desk: Desk, party: Party, begin: Callable[[Party], None], draw: Callable[[], int]) -> None:
        """`draw` gives a drawn number."""
        self.desk = desk
        self.party = party
        self.begin = begin
        self.draw_number = draw
        self.ring = FocusRing(desk.device)

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        self.side, self.down = kit.scale.wider / 2, kit.scale.deeper
        self.backdrop = Backdrop(kit, 1, VEIL)
        self.entries = Entries(kit)
        self.ring.focused = self.ring.focused or "start"
        self.refresh()

    @property
    def restless(self) -> bool:
        return self.entries.typing is not None

    def handle(self, event: Event) -> None:
        self.desk.device.watch(event)
        if self.entries.handle(event):
            return
        if intent(event) is Intent.BACK:
            self._back()
            return
        self.ring.handle(event)

    def update(self, dt: float) -> None:
        self.entries.update(dt)

    def refresh(self) -> None:
        """Lay buttons, entries and targets out anew."""
        self.buttons = [*self._seat_buttons(), *self._table_buttons(), *self._foot_buttons()]
        self.entries.set(self._entry_list())
        self.ring.set(
            [*(button.target(self.kit) for button in self.buttons), *self.entries.targets(), *self._switches()]
        )

    def _changing(self, act: Callable[[], None]) -> Callable[[], None]:
        def change() -> None:
            act()
            self.refresh()

        return change

    # seats

    def _row(self, index: int) -> tuple[float, float]:
        """Top and height of a seat's row, in units."""
        if self.party.pairs:
            return ROW_TOP + index * PAIR_STEP, PAIR_ROW
        return ROW_TOP + index * STEP, ROW

    def _seat_buttons(self) -> list[Button]:
        found: list[Button] = []
        for index, place in enumerate(self.party.places):
            top, _ = self._row(index)
            x, y = ROW_LEFT + self.side, top + 12
            found += [self._bandit_button(index, nth) for nth in range(len(place.bandits))]
            left = x + (76 if self.party.pairs else 398)
            for kind, person in enumerate((True, False)):
                found.append(
                    Button(
                        f"kind {index} {kind}",
                        (left + kind * 42, y, 42, 36),
                        "",
                        self._changing(lambda place=place, person=person: self._set_person(place, person)),  # type: ignore[misc]
                        kind=CHOICE,
                        icon="ui_human" if person else "ui_robot",
                        chosen=place.person is person,
                    )
                )
            found += self._order_buttons(index, x, y)
        if len(self.party.places) < MOST:
            found.append(self._add_button())
        return found

    def _set_person(self, place: Place, person: bool) -> None:
        place.person = person

    def _bandit_button(self, index: int, nth: int) -> Button:
        top, _ = self._row(index)
        at = (ROW_LEFT + self.side + 4, top + 4, 384.0, ROW - 8)
        if self.party.pairs:
            at = (ROW_LEFT + self.side + 16 + nth * 392, top + 62, 380.0, 64.0)
        return Button(
            f"bandit {index} {nth}", at, "", self._changing(lambda: self.party.next_bandit(index, nth)), kind="plain"
        )

    def _order_buttons(self, index: int, x: float, y: float) -> list[Button]:
        words, last = self.desk.words, len(self.party.places) - 1
        few = words("setup-fewest") if last + 1 <= FEWEST else ""
        acts: list[tuple[str, str, Callable[[], None], str]] = [
            ("up", "ui_up", lambda: self.party.move(index, -1), "" if index else words("setup-first-already")),
            ("down", "ui_down", lambda: self.party.move(index, 1), "" if index < last else words("setup-last-already")),
            ("remove", "ui_close", lambda: self.party.remove(index), few),
        ]
        return [
            Button(
                f"{name} {index}", (x + 684 + step * 40, y, 36, 36), "", self._changing(act), icon=icon, reason=reason
            )
            for step, (name, icon, act, reason) in enumerate(acts)
        ]

    def _add_button(self) -> Button:
        top, _ = self._row(len(self.party.places))
        label = self.desk.words("setup-add")
        number = str(len(self.party.places) + 1)

        def add() -> None:
            self.party.add(self.desk.words("setup-computer", number=number), person=False)

        at = (ROW_LEFT + self.side, top, ROW_WIDE, 44.0)
        return Button("add", at, label, self._changing(add), kind=CHOICE, icon="ui_plus", size=16)

    def _entry_list(self) -> list[Entry]:
        found = []
        for index, place in enumerate(self.party.places):
            top, _ = self._row(index)
            x = ROW_LEFT + self.side + (168 if self.party.pairs else 492)
            wide = 300.0 if self.party.pairs else 184.0

            def rename(name: str, index: int = index) -> None:
                self.party.places[index].name = name
                self.refresh()

            found.append(Entry(f"name {index}", (x, top + 12, wide, 36), place.name, rename, most=NAME_LENGTH))
        x, y, wide, _ = TABLE

        def sow(seed: str) -> None:
            self.party.seed = seed

        seed = (x + 116 + self.side, y + 470, wide - 136, 36.0)
        found.append(
            Entry(
                "seed", seed, self.party.seed, sow, most=12, empty=self.desk.words("setup-random"), letters="0123456789"
            )
        )
        return found

    # the table and the foot

    def _table_buttons(self) -> list[Button]:
        words = self.desk.words
        x, y, _, _ = TABLE
        found = []
        for index, opened in enumerate((False, True)):
            found.append(
                Button(
                    f"hands {index}",
                    (x + 116 + self.side + index * 130, y + 44, 130, 36),
                    words("setup-open-table" if opened else "setup-curtain"),
                    self._changing(lambda opened=opened: setattr(self.party, "open_table", opened)),  # type: ignore[misc]
                    kind=CHOICE,
                    chosen=self.party.open_table is opened,
                    size=15,
                )
            )
        return found

    def _switches(self) -> list[Target]:
        x, _, wide, _ = TABLE
        return [
            Target(
                switch,
                self.kit.scale.rect(x + 12 + self.side, SWITCH_TOP + index * SWITCH_STEP - 8, wide - 24, 64),
                self._changing(lambda switch=switch: self._flip(switch)),  # type: ignore[misc]
                reason=self.desk.words("refused-expert-two-players") if switch == "expert" and self.party.pairs else "",
            )
            for index, switch in enumerate(SWITCHES)
        ]

    def _flip(self, switch: str) -> None:
        setattr(self.party, switch, not getattr(self.party, switch))

    def _foot_buttons(self) -> list[Button]:
        words, kit = self.desk.words, self.kit
        reason = self.party.refusal()
        why = words(f"refused-{reason}") if reason else ""
        return [
            Button("back", (16, 8, 40, 40), "", self._back, icon="ui_back"),
            Button("draw", (652 + self.side, 578, 180, 40), words("setup-draw"), self._changing(self._draw), size=16),
            Button(
                "start",
                (kit.scale.wide - 248, 654 + self.down, 232, 52),
                words("setup-start"),
                lambda: self.begin(self.party),
                kind=FIRST,
                size=22,
                reason=why,
            ),
        ]

    def _draw(self) -> None:
        self.party.draw_bandits(self.draw_number())

    def _back(self) -> None:
        self.desk.stack.reset(self.desk.title())

    # the picture

    def draw(self, surface: Surface) -> None:
        self.backdrop.draw(surface)
        kit, words = self.kit, self.desk.words
        bar = Canvas(kit, surface)
        bar.box((0, 0, kit.scale.wide, 56), PANEL)
        bar.box((0, 55, kit.scale.wide, 2), LINE)
        bar.head(words("setup-title"), 74, 37, 24)
        if self.desk.device.keys:
            hints = (
                Hint((Intent.NEXT,), words("word-next")),
                Hint((Intent.CHOOSE,), words("word-choose")),
                Hint((Intent.BACK,), words("word-back")),
            )
            row = chips.row(kit, words, hints)
            surface.blit(row, (kit.scale.width - row.get_width() - kit.px(16), kit.px(15)))
        canvas = Canvas(kit, surface, kit.px(self.side), 0)
        self._draw_seats(canvas)
        self._draw_table(canvas)
        self._draw_foot(Canvas(kit, surface, 0, kit.px(self.down)))
        for button in self.buttons:
            if button.kind != "plain":
                draw_button(surface, kit, button, self.ring)
        self.entries.draw(surface)
        self._draw_reason(surface)
        self.ring.draw(surface, kit)

    def _draw_seats(self, canvas: Canvas) -> None:
        words = self.desk.words
        canvas.panel(SEATS, PANEL, LINE, radius=14)
        canvas.head(words("setup-who"), 36, 102, 20)
        canvas.text(words("setup-seats", count=len(self.party.places)), 832, 102, 16, MUTED, align="right")
        for index, place in enumerate(self.party.places):
            top, high = self._row(index)
            canvas.box((ROW_LEFT, top, ROW_WIDE, high), RAISED, LINE, radius=12)
            canvas.text(str(index + 1), ROW_LEFT + 24, top + 36, 17, MUTED, type.BOLD, align="centre")
            if self.party.pairs:
                canvas.text(words("setup-one-deck"), ROW_LEFT + 488, top + 36, 15, MUTED)
            for nth, bandit in enumerate(place.bandits):
                self._draw_bandit(canvas, index, nth, bandit)
        if self.party.free:
            canvas.text(words("setup-free"), 36, 604, 16, MUTED)
            for index, bandit in enumerate(self.party.free[:4]):
                x = 96 + index * 138
                canvas.blit(portrait(self.kit, bandit, 40, 8), x, 578)
                canvas.head(words(f"bandit-{bandit}"), x + 48, 604, 15, room=84)
        else:
            canvas.text(words("setup-all-ride"), 36, 604, 16, MUTED)

    def _draw_bandit(self, canvas: Canvas, index: int, nth: int, bandit: str) -> None:
        words = self.desk.words
        top, high = self._row(index)
        x, y, size = ROW_LEFT + 42, top + 5, 50.0
        if self.party.pairs:
            x, y, size = ROW_LEFT + 28 + nth * 392, top + 68, 52.0
            canvas.box((x - 12, y - 6, 380, 64), INK, LINE, radius=10)
            canvas.box((x - 12, y + 3, 5, 46), STRIPE[bandit], radius=2)
        else:
            canvas.box((ROW_LEFT, top + 9, 5, high - 18), STRIPE[bandit], radius=2)
        canvas.blit(portrait(self.kit, bandit, size, 9), x, y)
        canvas.piece(f"badge_{bandit}", x + size - 16, y + size - 21, width=25)
        wide = canvas.head(words(f"bandit-{bandit}"), x + size + 18, y + 22, 17)
        hovered = self.ring.pointed == f"bandit {index} {nth}"
        canvas.piece("ui_next", x + size + 24 + wide, y + 8, 16 / 24, opacity=1 if hovered else 0.55)
        power = words(f"power-{bandit}") if self.party.powers else words("setup-no-power")
        canvas.text(power, x + size + 18, y + 44, 15, CREAM if hovered else MUTED, room=280)

    def _draw_table(self, canvas: Canvas) -> None:
        words = self.desk.words
        x, y, wide, _ = TABLE
        canvas.panel(TABLE, PANEL, LINE, radius=14)
        canvas.head(words("setup-table"), x + 20, y + 30, 20)
        canvas.text(words("setup-hands"), x + 20, y + 67, 16)
        told = words("setup-open-table-text" if self.party.open_table else "setup-curtain-text")
        canvas.text(told, x + 20, y + 108, 15, MUTED, room=wide - 40)
        for index, switch in enumerate(SWITCHES):
            top = SWITCH_TOP + index * SWITCH_STEP
            canvas.box((x + 20, top - 14, wide - 40, 1.5), LINE, opacity=0.6)
            locked = switch == "expert" and self.party.pairs
            canvas.head(words(f"setup-{switch}"), x + 20, top + 18, 16, MUTED if locked else CREAM)
            text = words("refused-expert-two-players") if locked else words(f"setup-{switch}-text")
            canvas.text(text, x + 20, top + 40, 15, AMBER if locked else MUTED, room=wide - 100)
            on = bool(getattr(self.party, switch)) and not locked
            at = (x + wide - 64 + self.side, top + 4)
            draw_switch(canvas.surface, self.kit, at, on, locked)
        canvas.box((x + 20, y + 452, wide - 40, 1.5), LINE, opacity=0.6)
        canvas.text(words("setup-seed"), x + 20, y + 493, 16)
        canvas.text(words("setup-seed-text"), x + 20, y + 532, 15, MUTED, room=wide - 40)

    def _draw_foot(self, canvas: Canvas) -> None:
        words, kit = self.desk.words, self.kit
        canvas.box((0, 640, kit.scale.wide, 80), PANEL)
        canvas.box((0, 640, kit.scale.wide, 2), LINE)
        cars = TWO_PLAYERS_CARS if self.party.pairs else len(self.party.places)
        names = ("second_class", "saloon", "baggage", "first_class", "mail", "dining")[:cars]
        size = 0.235
        for index, name in enumerate(names):
            canvas.piece(f"car_{name}", 20 + index * 236 * size, 660, size)
        canvas.piece("locomotive" if cars < MOST else "locomotive_short", 20 + cars * 236 * size, 660, size)
        x = 40 + (cars * 236 + 336) * size
        bandits = len(self.party.taken)
        canvas.text(words("setup-train", count=cars), x, 676, 16, room=kit.scale.wide - x - 280)
        sheet = "2–4" if round_cards(bandits) is round_cards(2) else "5–6"
        canvas.text(words("setup-cards", sheet=sheet), x, 700, 15, MUTED, room=kit.scale.wide - x - 280)

    def _draw_reason(self, surface: Surface) -> None:
        """Why something cannot be pressed, beside the start button."""
        start = next(button for button in self.buttons if button.name == "start")
        pointed = self.ring.find(self.ring.pointed)
        why = start.reason or (pointed.reason if pointed is not None else "")
        if why:
            canvas = Canvas(self.kit, surface, 0, self.kit.px(self.down))
            canvas.box((560, 648, self.kit.scale.wide - 824, 66), PANEL)
            canvas.piece("ui_warn", 572, 668, 1)
            canvas.text(why, 604, 685, 16, AMBER, room=self.kit.scale.wide - 880)
