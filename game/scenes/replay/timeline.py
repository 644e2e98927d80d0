"""The rounds as bars beside each other, a dot for each choice, and the knob where the match is shown."""

from bisect import bisect_right
from dataclasses import dataclass

from pygame import Rect, Surface

from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, INK, LINE, MUTED, SHADOW
from game.scenes.replay.recording import Recording
from game.table.top_bar import ROUNDS
from game.ui.canvas import Canvas
from game.ui.words import Words

LEAST = 76.0  # units that a round's bar is wide at least: its words must fit
GAP = 6.0
LABEL, BAR, THICK, DOTS = 20.0, 31.0, 8.0, 46.0  # units below its upper edge
ICON = 20
KNOB = 8.5
DOT, DOT_STEP = 1.2, 3.4  # a dot's radius, and how near to each other they may stand
GROOVE = 0.4


@dataclass(frozen=True)
class Span:
    """A round's bar: where it lies in units, and the moments between which it runs; `name` is "" for one to come."""

    number: int
    name: str
    x: float
    wide: float
    start: int
    end: int


class Timeline:
    """`left`, `top` and `wide` in units; the panel under it is not its own."""

    def __init__(self, kit: Kit, words: Words, recording: Recording, left: float, top: float, wide: float) -> None:
        self.kit = kit
        self.words = words
        self.recording = recording
        self.left = left
        self.top = top
        self.wide = wide
        self.spans = self._lay_out()
        self._ground = self._draw_ground()

    def rect(self) -> Rect:
        """Where it can be taken hold of, in pixels."""
        return self.kit.scale.rect(self.left - 4, self.top + BAR - 4, self.wide + 8, 24)

    def dots_rect(self) -> Rect:
        """Where arrows find it, in pixels: below the rounds' words, so that they lead from one of these to the next."""
        return self.kit.scale.rect(self.left + 8, self.top + DOTS + 4, self.wide - 16, 6)

    def label_rect(self, span: Span) -> Rect:
        """A round's words, in pixels."""
        return self.kit.scale.rect(span.x, self.top + 6, span.wide, 22)

    def x(self, moment: int) -> float:
        """Where a moment lies, in units."""
        begun = [span for span in self.spans if span.name] or self.spans[:1]
        span = next((span for span in begun if moment < span.end), begun[-1])
        return span.x + span.wide * self._share(span, moment)

    def moment(self, x: float) -> int:
        """The step that lies nearest to a place, in units."""
        return min(self.recording.steps, key=lambda step: abs(self.x(step) - x))

    def draw(self, surface: Surface, hovered: str | None, *, focused: bool) -> None:
        """Draw it; `hovered` is what the mouse is over, `focused` tells whether keys move the knob."""
        now = self.recording.moment
        canvas = Canvas(self.kit, surface, self.kit.px(self.left), self.kit.px(self.top))
        surface.blit(self._ground, self.kit.scale.at(self.left - 2, self.top))
        present = max(1, self.recording.state.round_number)
        for span in self.spans:
            x = span.x - self.left
            done = span.wide if now >= span.end else max(0.0, self.x(now) - span.x)
            if span.name and now > span.start and done >= THICK:
                canvas.box((x, BAR, done, THICK), AMBER, radius=THICK / 2)
            label = self.words("replay-round", number=str(span.number))
            room = span.wide - ICON - 4
            if span.number == present:
                canvas.head(label, x + 2, LABEL, 15, CREAM, room=room)
            else:
                pointed = hovered == f"round {span.number}"
                canvas.text(label, x + 2, LABEL, 15, CREAM if pointed else MUTED, room=room)
        knob = self.x(now) - self.left
        canvas.disc(knob, BAR + THICK / 2 + 1.5, KNOB + 1, SHADOW)
        canvas.disc(knob, BAR + THICK / 2, KNOB, CREAM, INK, 2)
        if focused:
            canvas.disc(knob, BAR + THICK / 2, KNOB + 3, None, INK, 5)
            canvas.disc(knob, BAR + THICK / 2, KNOB + 3, None, CREAM, 2.5)

    def _draw_ground(self) -> Surface:
        canvas = Canvas.empty(self.kit, self.wide + 4, 54)
        for span in self.spans:
            x = span.x - self.left + 2
            canvas.box((x, BAR, span.wide, THICK), LINE, radius=THICK / 2, opacity=GROOVE)
            if span.name:
                canvas.piece(f"event_{span.name}", x + span.wide - ICON, LABEL - 16, width=ICON)
        last = -DOT_STEP
        for choice in self.recording.choices:
            x = self.x(choice) - self.left + 2
            if x - last >= DOT_STEP:
                canvas.disc(x, DOTS, DOT, MUTED)
                last = x
        return canvas.surface

    def _lay_out(self) -> tuple[Span, ...]:
        """A bar for each round, as long as there were steps in it; rounds to come are told by their number only."""
        chapters, end = self.recording.chapters, self.recording.end
        bounds = [0, *(chapter.start for chapter in chapters[1:]), end]
        ends = [*bounds[1:], *[end] * ROUNDS][:ROUNDS] if chapters else [end] * ROUNDS
        names = [*(chapter.name for chapter in chapters), *[""] * ROUNDS][:ROUNDS]
        starts = [0, *ends[:-1]]
        weights = [self._step(last) - self._step(first) for first, last in zip(starts, ends, strict=True)]
        rest = self.wide - GAP * (ROUNDS - 1) - LEAST * ROUNDS
        spans: list[Span] = []
        x = self.left
        for index, weight in enumerate(weights):
            wide = LEAST + rest * weight / max(1, sum(weights))
            spans.append(Span(index + 1, names[index], x, wide, starts[index], ends[index]))
            x += wide + GAP
        return tuple(spans)

    def _share(self, span: Span, moment: int) -> float:
        """How far a moment lies in a round, from 0 to 1."""
        first, last = self._step(span.start), self._step(span.end)
        return (self._step(moment) - first) / (last - first) if last > first else 0.0

    def _step(self, moment: int) -> float:
        """How many steps there are before a moment; between two of them a part of one."""
        steps = self.recording.steps
        if len(steps) == 1:
            return 0.0
        place = min(bisect_right(steps, moment), len(steps) - 1)
        before, after = steps[place - 1], steps[place]
        return place - 1 + (moment - before) / (after - before)
