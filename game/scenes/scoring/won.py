"""WHERE IT WAS WON: the choices that changed the odds most, each with what else there was; one press leads to it."""

from functools import partial

from pygame import Surface
from pygame.event import Event

from game.bots.review import Turning
from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import AMBER, BAD, CREAM, GOOD, INK, LINE, MUTED, PANEL, SUNKEN
from game.scenes.backdrop import Backdrop
from game.scenes.context import Context
from game.scenes.flow import Flow
from game.scenes.hint.words import in_words
from game.scenes.moods import COUNTING
from game.scenes.scene import Scene
from game.sound.mood import Mood
from game.table import naming
from game.table.people import face
from game.ui import page_head
from game.ui.canvas import Canvas
from game.ui.controls import FIRST, Button, draw_button
from game.ui.focus import FocusRing
from game.ui.key_hints import KeyHint
from game.ui.keys import Intent
from game.ui.portrait import portrait

LEFT, WIDE = 150.0, 980.0
TOP, HIGH, STEP = 134.0, 168.0, 182.0
WORDS, PORTRAIT = 168.0, 120.0  # where the words of a card begin, and how large the portrait is
BARS, BAR_WIDE, BAR_HIGH = 600.0, 220.0, 18.0
WATCH = (846.0, 60.0, 114.0, 48.0)  # of a card
WAITING = (390.0, 330.0, 500.0, 14.0)  # the bar while Legend thinks
HUNDRED = 100
MINUS = "\N{MINUS SIGN}"


class WonScene(Scene):
    """Lies over the count; it can be left at once, however long Legend still thinks."""

    def __init__(self, context: Context, flow: Flow) -> None:
        self.context = context
        self.flow = flow
        self.ring = FocusRing(context.device)
        self.found: tuple[Turning, ...] | None = None
        self.progress = 0.0

    # life

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        self.side, self.down = kit.scale.wider / 2, kit.scale.deeper / 2
        self.backdrop = Backdrop(kit, 5, 0.38)
        self._lay_out()

    def _lay_out(self) -> None:
        self.buttons = [page_head.way_back(self._back), *self._watching()]
        self.ring.set([button.target(self.kit) for button in self.buttons])
        self.ring.focused = self.ring.focused or "back"

    def leave(self) -> None:
        """Nobody waits any more."""
        self.flow.session.counsel.leave_review()

    @property
    def mood(self) -> Mood:
        return COUNTING

    @property
    def restless(self) -> bool:
        return self.found is None

    def handle(self, event: Event) -> None:
        if self.context.device.intent(event) is Intent.BACK:
            self._back()
        else:
            self.ring.handle(event)

    def update(self, dt: float) -> None:
        if self.found is not None:
            return
        thought = self.flow.session.review()
        if thought.done:
            self.found = thought.answer
            self.ring.focused = "watch 0" if self.found else "back"
            self._lay_out()
            self.context.sounds.play("ui_confirm")
        self.progress = thought.progress

    def _back(self) -> None:
        self.context.sounds.play("ui_close")
        self.context.stack.pop()

    def _watching(self) -> list[Button]:
        """A button for each choice, which leads to it in the replay."""
        x, y, wide, high = WATCH
        return [
            Button(
                f"watch {nth}",
                (LEFT + x + self.side, TOP + nth * STEP + y + self.down, wide, high),
                self.context.words("won-watch"),
                partial(self._watch, turning),
                kind=FIRST,
                icon="",
                size=16,
                numbered=True,
            )
            for nth, turning in enumerate(self.found or ())
        ]

    def _watch(self, turning: Turning) -> None:
        """Lead into the replay, to the moment before what came of the choice."""
        moment = self.flow.session.chosen[turning.number].groups
        self.context.stack.push(self.flow.scenes.replay(self.flow, moment))

    # the picture

    def draw(self, surface: Surface) -> None:
        self.backdrop.draw(surface)
        words = self.context.words
        head = Canvas(self.kit, surface)
        hints = (KeyHint((Intent.CHOOSE,), words("word-choose")), KeyHint((Intent.BACK,), words("word-back")))
        page_head.draw(head, words, words("won-title"), hints, self.context.device)
        canvas = Canvas(self.kit, surface, self.kit.px(self.side), self.kit.px(self.down))
        if self.found is None:
            self._draw_waiting(canvas)
        elif not self.found:
            canvas.head(words("won-none"), 640, 360, 24, CREAM, align="centre", room=WIDE)
        else:
            canvas.text(words("won-meaning"), 640, 108, 18, CREAM, lettering.BOLD, align="centre", room=WIDE)
            for nth, turning in enumerate(self.found):
                self._draw_card(canvas, turning, TOP + nth * STEP)
        for button in self.buttons:
            draw_button(surface, self.kit, button, self.ring)
        self.ring.draw(surface, self.kit)

    def _draw_waiting(self, canvas: Canvas) -> None:
        x, y, wide, high = WAITING
        canvas.panel((x - 40, y - 80, wide + 80, 150), PANEL, LINE, radius=14)
        canvas.head(self.context.words("won-thinking"), x + wide / 2, y - 28, 22, CREAM, align="centre", room=wide)
        canvas.box(WAITING, SUNKEN, INK, radius=high / 2)
        canvas.box((x, y, max(high, wide * self.progress), high), AMBER, radius=high / 2)

    def _draw_card(self, canvas: Canvas, turning: Turning, top: float) -> None:
        words, view = self.context.words, turning.view
        seat, state = view.seat or 0, view.state
        asking = getattr(state.asking, "bandit", None) or face(state, seat)
        canvas.panel((LEFT, top, WIDE, HIGH), PANEL, LINE, radius=14)
        canvas.blit(portrait(self.kit, asking, PORTRAIT, 12), LEFT + 22, top + 23)
        canvas.emblem(asking, LEFT + 22 + PORTRAIT - 28, top + 23 + PORTRAIT - 28, 36)
        x, room = LEFT + WORDS, BARS - WORDS - 24
        number = str(state.round_number)
        phase = words(f"phase-{state.phase}")
        when = words("won-when", number=number, phase=phase) if state.round_number else phase
        action = getattr(state.asking, "name", "")
        if f"action-{action}" in words:
            when = f"{when} · {words(f'action-{action}')}"
        canvas.text(when, x, top + 38, 15, MUTED)
        name, who = self.flow.session.seats[seat].name, naming.name(words, asking)
        canvas.head(words("with-bandits", name=name, who=who), x, top + 68, 22, CREAM, room=room)
        canvas.text(words("won-chose", what=in_words(words, view, turning.chosen)), x, top + 100, 17, CREAM, room=room)
        other = words("won-instead", what=in_words(words, view, turning.other))
        canvas.text(other, x, top + 132, 16, MUTED, room=room)
        self._draw_odds(canvas, turning, LEFT + BARS, top)

    def _draw_odds(self, canvas: Canvas, turning: Turning, x: float, top: float) -> None:
        """Both odds as bars, and between them how much they differ."""
        gained = turning.change >= 0
        colour = GOOD if gained else BAD
        points = round(HUNDRED * turning.change)
        canvas.head(f"{'+' if gained else MINUS}{abs(points)} %", x, top + 44, 24, colour)
        for chance, y, tone in ((turning.chance, top + 86, colour), (turning.other_chance, top + 118, MUTED)):
            canvas.box((x, y, BAR_WIDE - 60, BAR_HIGH), SUNKEN, INK, radius=4)
            canvas.box((x, y, max(4.0, (BAR_WIDE - 60) * chance), BAR_HIGH), tone, radius=4)
            canvas.head(f"{round(HUNDRED * chance)} %", x + BAR_WIDE, y + 15, 16, CREAM, align="right")
