"""SCORING: the money is counted stack by stack, the winner is crowned; the five rounds as lines."""

from collections.abc import Callable, Sequence

from pygame import Surface
from pygame.event import Event

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import BRICK, CREAM
from game.expansions import book
from game.scenes.backdrop import Backdrop
from game.scenes.context import Context
from game.scenes.flow import Flow
from game.scenes.moods import COUNTING
from game.scenes.scene import Scene
from game.scenes.scoring.chart import Chart
from game.scenes.scoring.count import Times, count
from game.scenes.scoring.heard import sounds
from game.scenes.scoring.sides import PRIZE, Sides
from game.scenes.scoring.wealth import Lines
from game.scenes.scoring.won import WonScene
from game.sound.mood import Mood
from game.statistics.money import growth
from game.table import naming, people
from game.ui import key_hints
from game.ui.canvas import Canvas
from game.ui.controls import FIRST, Button, draw_button
from game.ui.focus import FocusRing
from game.ui.key_hints import KeyHint
from game.ui.keys import Intent

SIDE = 876.0
TOP, FOOT, BETWEEN = 24.0, 534.0, 12.0  # of the panels at the right
BOTH = 300.0  # units in which lines and prizes find room
LATE = 0.5  # seconds: what was due earlier, when the count was skipped, is not heard any more
LINES = 0.75  # of what the window is higher: the lines of wealth


class ScoringScene(Scene):
    """Counts a finished match; `again` begins another with the same table."""

    def __init__(self, context: Context, flow: Flow, again: Callable[[], None]) -> None:
        self.context = context
        self.flow = flow
        self.again = again
        self.ring = FocusRing(context.device)
        self.seconds = self._heard = 0.0  # of the count, and of it what has been heard
        result = flow.session.state.result
        assert result is not None
        self.result = result
        state = flow.session.state
        self.bars = count(state)
        kinds = {kind for bar in self.bars for kind, _ in bar.parts}
        people = state.rules.people
        self.lost = not any(winner in people for winner in result.winners) and bool(result.winners)
        struck = len(state.led_by(people)) if self.lost else len(result.eliminated)
        self.times = Times(len(kinds), len(state.bandits) if book.with_token(state) is not None else 0, struck)
        self.sounds = sounds(flow.session, self.bars, self.times)

    # life

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        self.side, self.down = kit.scale.wider / 2, kit.scale.deeper
        self.backdrop = Backdrop(kit, 5 if self.lost else 4, 0.38)
        session = self.flow.session
        self.chart = Chart(kit, self.context.words, session, self.bars, self.times)
        self.sides = Sides(kit, self.context.words, session, Lines(kit, growth(session)))
        self.buttons = self._make_buttons()
        self.ring.set([button.target(kit) for button in self.buttons])
        self.ring.focused = self.ring.focused or "again"

    @property
    def counted(self) -> bool:
        """Whether all money is counted and the crown is on."""
        return self.seconds >= self.times.end

    @property
    def mood(self) -> Mood:
        return COUNTING

    @property
    def restless(self) -> bool:
        return not self.counted

    def handle(self, event: Event) -> None:
        if not self.counted and self.context.device.intent(event) in (Intent.SKIP, Intent.CHOOSE):
            self.seconds = self.times.end
            return
        if self.context.device.intent(event) is Intent.BACK:
            self._title()
            return
        self.ring.handle(event)

    def update(self, dt: float) -> None:
        self.seconds += dt if self.counted else dt * self.context.pace  # the music of the end has its own time
        if self.context.at_once or self.context.settings.reduced_motion:
            self.seconds = max(self.seconds, self.times.end)
        since, self._heard = self._heard, self.seconds
        for at, name in self.sounds:
            if since <= at < self.seconds < at + LATE:
                self.context.hear(name)

    def _make_buttons(self) -> list[Button]:
        words = self.context.words
        x = SIDE + self.side
        y = 546 + self.down
        return [
            Button("again", (x, y, 380, 46), words("scoring-again"), self.again, kind=FIRST, size=21),
            Button("won", (x, y + 55, 380, 36), words("scoring-won"), self._won, icon="ui_hint", size=15),
            Button("replay", (x, y + 99, 118, 36), words("scoring-replay"), self._replay, icon="ui_replay", size=15),
            Button("save", (x + 131, y + 99, 118, 36), words("scoring-save"), self._save, icon="ui_save", size=15),
            Button("title", (x + 262, y + 99, 118, 36), words("scoring-title"), self._title, size=15),
        ]

    def _replay(self) -> None:
        self.context.stack.push(self.flow.scenes.replay(self.flow, 0))

    def _won(self) -> None:
        self.context.sounds.play("ui_open")
        self.context.stack.push(WonScene(self.context, self.flow))

    def _save(self) -> None:
        self.context.stack.push(self.flow.scenes.naming(self.flow))

    def _title(self) -> None:
        self.context.stack.reset(self.context.title())

    # the picture

    def draw(self, surface: Surface) -> None:
        self.backdrop.draw(surface)
        canvas = Canvas(self.kit, surface, self.kit.px(self.side), 0)
        self._draw_headline(canvas)
        self.chart.draw(canvas, self.seconds)
        self._draw_sides(canvas)
        for button in self.buttons:
            draw_button(surface, self.kit, button, self.ring)
        if self.context.device.keys:
            words = self.context.words
            hints = (KeyHint((Intent.CHOOSE,), words("word-choose")), KeyHint((Intent.SKIP,), words("word-skip")))
            canvas.blit(key_hints.row(self.kit, words, hints, self.context.device), SIDE, 688 + self.down)
        self.ring.draw(surface, self.kit)

    def _draw_headline(self, canvas: Canvas) -> None:
        words = self.context.words
        winners, reason = self.result.winners, self.result.reason
        if not self.counted:
            head, second = words("scoring-counting"), ""
        elif self.lost:
            head, second = (
                words(f"scoring-{people.face(self.flow.session.state, winners[0])}-wins"),
                words("scoring-everybody-loses"),
            )
        elif not winners:
            head, second = words("scoring-nobody-wins"), words(f"scoring-reason-{reason}")
        else:
            head = self._winners(winners)
            second = words(self._reason(reason))
        canvas.head(head, 44, 76, 50, BRICK, room=800)
        canvas.head(head, 40, 72, 50, CREAM, room=800)
        canvas.text(second, 42, 105 + 12 * (self.kit.letters - 1), 18, CREAM, lettering.BOLD, room=800)

    def _winners(self, winners: Sequence[int]) -> str:
        """Who wins with whom, in a sentence."""
        words, state, seats = self.context.words, self.flow.session.state, self.flow.session.seats
        if len(winners) > 1:
            return words("scoring-win-together", who=people.winners(words, state, seats, winners))
        [seat] = winners
        who = naming.list_of(words, state.players[seat].bandits)
        return words("scoring-wins", name=seats[seat].name, who=who)

    def _reason(self, reason: str) -> str:
        state = self.flow.session.state
        for expansion in book.playing(state):
            reason = expansion.reason(state, reason)
        return f"scoring-reason-{reason}"

    def _draw_sides(self, canvas: Canvas) -> None:
        """The panels at the right; in a higher window the lines and the prizes share what there is more."""
        session, down = self.flow.session, self.down
        more = down * LINES
        top = TOP
        for expansion in book.playing(session.state):
            for panel in expansion.panels(session, self.context.words) if self.counted or not self.lost else ():
                panel.draw(canvas, top)
                top += panel.high + BETWEEN
        if top == TOP:
            self.sides.rounds(canvas, top, 330 + more)
            self.sides.prizes(canvas, 366 + more, 166 + down - more)
        elif FOOT - top < BOTH:
            self._draw_what_fits(canvas, top, FOOT - top + down)
        else:
            self.sides.rounds(canvas, top, FOOT - top - 132 + more)
            self.sides.prizes(canvas, FOOT - 122 + more, 122 + down - more)

    def _draw_what_fits(self, canvas: Canvas, top: float, high: float) -> None:
        """Under tall panels: the lines, with the Gunslinger if there is room for both, or else him alone."""
        lines = self.sides.least_lines
        if high >= lines + BETWEEN + PRIZE:
            self.sides.rounds(canvas, top, high - PRIZE - BETWEEN)
            self.sides.prize(canvas, top + high - PRIZE)
        elif high >= lines:
            self.sides.rounds(canvas, top, high)
        elif high >= PRIZE:
            self.sides.prize(canvas, top)
