"""SAVE: a finished match gets a name, under which it is found again among the replays."""

from pygame import Surface
from pygame.event import Event

from game.draw.kit import Kit
from game.draw.lettering import legible
from game.draw.palette import AMBER, CREAM, GOOD, LINE, MUTED, PANEL
from game.draw.scale import Area
from game.record.library import MOST_LETTERS, NotKept
from game.scenes.backdrop import Backdrop
from game.scenes.context import Context
from game.scenes.flow import Flow
from game.scenes.scene import Scene
from game.ui.canvas import Canvas
from game.ui.controls import FIRST, Button, draw_button
from game.ui.entry import Entries, Entry
from game.ui.focus import FocusRing
from game.ui.keys import Intent

AREA = (340.0, 224.0, 600.0, 272.0)
MARGIN = 32.0
HOUR, VEIL = 4, 0.6
LINE_NAME = "name"


class NamingScene(Scene):
    """Lies over the scoring scene."""

    def __init__(self, context: Context, flow: Flow) -> None:
        self.context = context
        self.flow = flow
        self.ring = FocusRing(context.device)
        scribe = flow.session.scribe
        self.name = "" if scribe is None or scribe.path is None else scribe.path.stem
        self.done = False
        self.fault = ""

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        self.backdrop = Backdrop(kit, HOUR, VEIL)
        self.entries = Entries(kit)
        self.refresh()
        if not self.done and self.flow.session.scribe is not None:
            self.entries.type_into(LINE_NAME)
            self.ring.focused = LINE_NAME

    @property
    def restless(self) -> bool:
        return self.entries.typing is not None

    def handle(self, event: Event) -> None:
        meant = self.context.device.intent(event)
        typing = self.entries.typing is not None
        if self.entries.handle(event):
            if typing and meant is Intent.CHOOSE:
                self._save()
            elif typing and meant is Intent.BACK:
                self.context.stack.pop()
            return
        if meant in (Intent.BACK, Intent.MENU):
            self.context.stack.pop()
            return
        self.ring.handle(event)

    def update(self, dt: float) -> None:
        self.entries.update(dt)

    def refresh(self) -> None:
        """Lay everything out anew."""
        words = self.context.words
        x, y, wide, high = self._area
        half = (wide - 2 * MARGIN - 12) / 2
        foot = y + high - 48 - 24
        reason = "" if self.name.strip() else words("naming-nameless")
        if not legible(self.name):
            reason = words("refused-illegible")
        if self.flow.session.scribe is None:
            reason = words("naming-not-kept")
        left, right = (x + MARGIN, foot, half, 48.0), (x + MARGIN + half + 12, foot, half, 48.0)
        back = Button("back", right, words("button-close" if self.done else "button-cancel"), self.context.stack.pop)
        save = Button("save", left, words("naming-save"), self._save, kind=FIRST, reason=reason, size=18)
        self.buttons = [back] if self.done else [save, back]
        line = Entry(LINE_NAME, (x + MARGIN, y + 128, wide - 2 * MARGIN, 40.0), self.name, self._rename, MOST_LETTERS)
        self.entries.set([] if self.done or self.flow.session.scribe is None else [line])
        self.ring.set([*self.entries.targets(), *(button.target(self.kit) for button in self.buttons)])

    @property
    def _area(self) -> Area:
        scale = self.kit.scale
        x, y, wide, high = AREA
        return x + scale.wider / 2, y + scale.deeper / 2, wide, high

    def _rename(self, name: str) -> None:
        self.name, self.fault = name, ""
        self.refresh()

    def _save(self) -> None:
        session = self.flow.session
        if session.scribe is None or not self.name.strip():
            return
        try:
            session.scribe.rename(self.name, session.record())
        except NotKept as trouble:
            self.fault = self.context.words("naming-failed", folder=str(trouble.folder))
        else:
            self.done = True
            self.context.sounds.play("ui_saved")
            assert session.scribe.path is not None
            self.name = session.scribe.path.stem
        self.refresh()
        self.ring.focused = "back" if self.done else "save"

    # the picture

    def draw(self, surface: Surface) -> None:
        self.backdrop.draw(surface)
        words, canvas = self.context.words, Canvas(self.kit, surface)
        x, y, wide, high = self._area
        canvas.panel((x, y, wide, high), PANEL, LINE, radius=14)
        canvas.head(words("naming-title"), x + MARGIN, y + 52, 24, CREAM)
        room = wide - 2 * MARGIN
        if self.done:
            canvas.piece("ui_check", x + MARGIN, y + 114, width=24)
            canvas.text(words("naming-done", name=self.name), x + MARGIN + 36, y + 132, 17, GOOD, room=room - 36)
        elif self.flow.session.scribe is None:
            canvas.text(words("naming-not-kept"), x + MARGIN, y + 100, 16, AMBER, room=room)
        else:
            told, colour = (self.fault, AMBER) if self.fault else (words("naming-text"), MUTED)
            canvas.text(told, x + MARGIN, y + 94, 16, colour, room=room)
        self.entries.draw(surface)
        for button in self.buttons:
            draw_button(surface, self.kit, button, self.ring)
        self.ring.draw(surface, self.kit)
