"""SETUP: who rides, as whom, with which expansions and by which rules."""

from collections.abc import Callable

from pygame import MOUSEBUTTONDOWN, Surface
from pygame.event import Event

from game.draw.kit import Kit
from game.draw.palette import INK
from game.scenes.backdrop import Backdrop
from game.scenes.context import Context
from game.scenes.moods import AT_THE_STATION
from game.scenes.scene import Scene
from game.scenes.setup.expansions import Expansions
from game.scenes.setup.footer import Footer
from game.scenes.setup.form import Form
from game.scenes.setup.party import Party
from game.scenes.setup.seats import Seats
from game.scenes.setup.sheet import Sheet
from game.scenes.setup.table import Table
from game.sound.mood import Mood
from game.ui import page_head
from game.ui.canvas import Canvas
from game.ui.controls import PLAIN, Button, draw_button
from game.ui.entry import Entries
from game.ui.focus import FocusRing
from game.ui.key_hints import KeyHint
from game.ui.keys import Intent

VEIL = 0.62
BEHIND_SHEET = 0.62  # how dark the rest is while the sheet lies over it


class SetupScene(Scene):
    """The party is agreed here; `begin` starts a match with it."""

    def __init__(self, context: Context, party: Party, begin: Callable[[Party], None], draw: Callable[[], int]) -> None:
        """`draw` gives a drawn number."""
        self.context = context
        self.party = party
        self.begin = begin
        self.draw_number = draw
        self.ring = FocusRing(context.device)
        self.sheet_open = False

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        scale = kit.scale
        form = Form(
            self.party,
            self.context.words,
            self.ring,
            self.refresh,
            self.draw_number,
            kit,
            side=scale.wider / 2,
            down=scale.deeper,
        )
        self.form = form
        self.seats, self.expansions = Seats(form), Expansions(form)
        self.table, self.sheet = Table(form, self.open_sheet), Sheet(form, self.close_sheet)
        self.footer = Footer(form, lambda: self.begin(self.party))
        self.backdrop = Backdrop(kit, 1, VEIL)
        self.entries = Entries(kit)
        self.ring.focused = self.ring.focused or "start"
        self.refresh()

    @property
    def mood(self) -> Mood:
        return AT_THE_STATION

    @property
    def entry(self) -> str:
        return self.ring.entry

    @property
    def restless(self) -> bool:
        return self.entries.typing is not None

    def handle(self, event: Event) -> None:
        if not self.sheet_open and self.entries.handle(event):
            return
        meant = self.context.device.intent(event)
        if meant is Intent.BACK:
            if self.sheet_open:
                self.close_sheet()
            else:
                self._back()
            return
        if meant is not None or event.type == MOUSEBUTTONDOWN:
            self.form.left_at = None
        self.ring.handle(event)
        if self.ring.pointed != self.form.left_at:
            self.form.left_at = None

    def update(self, dt: float) -> None:
        self.entries.update(dt)

    def open_sheet(self) -> None:
        """Lay the sheet of further rules over the right panels."""
        self.sheet_open = True
        self.refresh()
        self.ring.focused = "done"

    def close_sheet(self) -> None:
        """Take the sheet away."""
        self.sheet_open = False
        self.refresh()
        self.ring.focused = "more"

    def refresh(self) -> None:
        """Lay buttons, entries and targets out anew."""
        back = page_head.way_back(self._back)
        self.behind = [*self.seats.buttons(), *self.table.buttons()]
        self.entries.set([*self.seats.entries(), *self.table.entries()])
        over = self.sheet.buttons() if self.sheet_open else self.behind
        self.buttons = [back, *over, self.footer.button()]
        targets = [button.target(self.kit) for button in self.buttons]
        if self.sheet_open:
            self.ring.set([*self.sheet.targets(), *targets])
        else:
            self.ring.set([*targets, *self.entries.targets(), *self.expansions.targets()])

    def _back(self) -> None:
        self.context.stack.reset(self.context.title())

    # the picture

    def draw(self, surface: Surface) -> None:
        self.backdrop.draw(surface)
        kit = self.kit
        canvas = Canvas(kit, surface, kit.px(self.form.side), 0)
        self.seats.draw(canvas)
        self.expansions.draw(canvas)
        self.table.draw(canvas)
        for button in self.behind:
            self._draw_button(surface, button)
        self.entries.draw(surface)
        if self.sheet_open:
            Canvas(kit, surface).box((0, 57, kit.scale.wide, kit.scale.tall - 57), INK, opacity=BEHIND_SHEET)
            self.sheet.draw(canvas)
        self.footer.draw(Canvas(kit, surface, 0, kit.px(self.form.down)))
        self._draw_bar(surface)
        for button in self.buttons:
            if button not in self.behind:
                self._draw_button(surface, button)
        self.ring.draw(surface, kit)

    def _draw_button(self, surface: Surface, button: Button) -> None:
        if button.kind != PLAIN:
            draw_button(surface, self.kit, button, self.ring)

    def _draw_bar(self, surface: Surface) -> None:
        words = self.context.words
        hints = (
            KeyHint((Intent.NEXT,), words("word-next"), (Intent.DOWN,)),
            KeyHint((Intent.CHOOSE,), words("word-choose")),
            KeyHint((Intent.BACK,), words("word-back")),
        )
        page_head.draw(Canvas(self.kit, surface), words, words("setup-title"), hints, self.context.device)
