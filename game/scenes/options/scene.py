"""The scene: the pages' tabs at the left, the page at the right; every change shows at once and is kept."""

from functools import partial

from pygame import Surface
from pygame.event import Event

from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, LINE, MUTED, PANEL, RAISED
from game.draw.scale import Area
from game.scenes.backdrop import Backdrop
from game.scenes.context import Context
from game.scenes.options import faults
from game.scenes.options.access_page import AccessPage
from game.scenes.options.controls_page import ControlsPage
from game.scenes.options.game_page import GamePage
from game.scenes.options.page import Page
from game.scenes.options.picture_page import PicturePage
from game.scenes.options.sound_page import SoundPage
from game.scenes.scene import StillScene
from game.settings.settings import Settings
from game.ui import key_hints, notice, page_head
from game.ui.canvas import Canvas
from game.ui.controls import SECOND, Button, draw_button
from game.ui.focus import FocusRing, Target
from game.ui.key_hints import KeyHint
from game.ui.keys import Intent

HOUR = 4
VEIL = 0.55
TABS = (16.0, 72.0, 224.0, 560.0)
TAB_HIGH, TAB_STEP = 50, 58
RESET_HIGH = 44
TURNED = "ui_toggle"  # a page's sound
NOTICE = (256.0, 648.0, 1008.0)


class OptionsScene(StillScene):
    """Lies over the title or a match. It knows nothing of what is below it, and shows nothing of it."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.ring = FocusRing(context.device)
        self.pages: tuple[Page, ...] = tuple(
            kind(context, self.ring) for kind in (GamePage, PicturePage, SoundPage, ControlsPage, AccessPage)
        )
        self.page = self.pages[0]

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        self.backdrop = Backdrop(kit, HOUR, VEIL)
        for page in self.pages:
            page.enter(kit)
        self._lay_out()
        self.ring.focused = self.ring.focused or self.page.targets()[0].name

    @property
    def entry(self) -> str | None:
        return None if self.page.waiting else ""

    def handle(self, event: Event) -> None:
        if not self.page.handle(event):
            meant = self.context.device.intent(event)
            if meant in (Intent.BACK, Intent.MENU):
                self.context.stack.pop()
            elif meant in (Intent.PAGE_ON, Intent.PAGE_BACK):
                self._turn(1 if meant is Intent.PAGE_ON else -1)
            elif meant is None or not self.page.command(meant):
                self.ring.handle(event)
        self._lay_out()

    def draw(self, surface: Surface) -> None:
        self.backdrop.draw(surface)
        canvas = Canvas(self.kit, surface)
        self._draw_head(canvas)
        canvas.panel(self._tabs_area(), PANEL, LINE, radius=14)
        canvas.panel(self.page.area, PANEL, LINE, radius=14)
        x, y, wide, _ = self.page.area
        words = self.context.words
        end = canvas.head(words(f"options-{self.page.name}"), x + 24, y + 34, 20, CREAM)
        canvas.text(
            words(f"options-{self.page.name}-text"),
            x + wide - 24,
            y + 34,
            15,
            MUTED,
            align="right",
            room=wide - end - 80,
        )
        for button in self._buttons():
            draw_button(surface, self.kit, button, self.ring)
        for index, page in enumerate(self.pages):
            self._draw_tab(canvas, index, page)
        self.page.draw(surface)
        self._draw_notice(canvas)
        self.ring.draw(surface, self.kit)

    def _lay_out(self) -> None:
        tabs = [
            Target(
                f"tab {page.name}", self.kit.scale.rect(*self._tab_area(index)), partial(self._open, page), sound=TURNED
            )
            for index, page in enumerate(self.pages)
        ]
        buttons = [button.target(self.kit) for button in self._buttons()]
        self.ring.set([*self.page.targets(), *tabs, *buttons])

    def _open(self, page: Page) -> None:
        self.page.leave()
        self.page = page
        self.ring.set([*page.targets(), *self.ring.targets])

    def _turn(self, way: int) -> None:
        """Open the next page; the focus goes to its first row."""
        self._open(self.pages[(self.pages.index(self.page) + way) % len(self.pages)])
        self.ring.focused = self.page.targets()[0].name

    def _reset(self) -> None:
        first = Settings()
        self.page.leave()
        self.context.keeper.change(**{part: getattr(first, part) for part in self.page.parts})

    def _buttons(self) -> list[Button]:
        words = self.context.words
        x, y, wide, high = self._tabs_area()
        reset = (x + 12, y + high - RESET_HIGH - 16, wide - 24, float(RESET_HIGH))
        return [
            page_head.way_back(self.context.stack.pop),
            Button("reset", reset, words("options-reset"), self._reset, kind=SECOND, size=16),
        ]

    def _tabs_area(self) -> Area:
        x, y, wide, high = TABS
        return x + self.kit.scale.wider / 2, y, wide, high + self.kit.scale.deeper

    def _tab_area(self, index: int) -> Area:
        x, y, wide, _ = self._tabs_area()
        return x + 12, y + 16 + index * TAB_STEP, wide - 24, TAB_HIGH

    def _draw_head(self, canvas: Canvas) -> None:
        words = self.context.words
        page_head.draw(canvas, words, words("options-title"), self.page.hints(), self.context.device)

    def _draw_tab(self, canvas: Canvas, index: int, page: Page) -> None:
        x, y, wide, high = self._tab_area(index)
        here = page is self.page
        if here:
            canvas.box((x, y, wide, high), RAISED, AMBER, radius=10, thick=2.5)
        canvas.piece(page.icon, x + 17, y + (high - 22) / 2, width=22, opacity=1 if here else 0.7)
        pointed = self.ring.pointed == f"tab {page.name}"
        canvas.head(
            self.context.words(f"options-{page.name}"),
            x + 52,
            y + 31,
            17,
            CREAM if here or pointed else MUTED,
            room=wide - 62,
        )
        if index == len(self.pages) - 1 and self.context.device.keys:
            hint = KeyHint((Intent.PAGE_BACK, Intent.PAGE_ON), self.context.words("options-tabs"))
            canvas.blit(
                key_hints.row(self.kit, self.context.words, (hint,), self.context.device), x + 17, y + TAB_STEP + 12
            )

    def _draw_notice(self, canvas: Canvas) -> None:
        said = self._notice()
        if said:
            x, y, wide = NOTICE
            notice.draw(canvas, said, x + self.kit.scale.wider / 2, y + self.kit.scale.deeper, wide)

    def _notice(self) -> str:
        """What is wrong on the page, or with the file."""
        words = self.context.words
        unwritten = words("options-unwritten") if self.context.keeper.unwritten else ""
        return self.page.notice() or unwritten or faults.told(words, self.context.keeper.faults)
