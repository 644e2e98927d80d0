"""The bar at the head: which round, which phase, the round card's turns, its event; tools at the right."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.draw.kit import Kit
from game.draw.palette import AMBER, INK, LINE, MUTED, PANEL, SUNKEN
from game.expansions.book import TURNS
from game.ui.canvas import Canvas
from game.ui.focus import Target, nothing
from game.ui.looks import HOVERED, NORMAL, OFF, SECOND, look
from game.ui.words import Words

HIGH = 56
ROUNDS = 5
TURN_PIECES = {"S": "standard", "T": "tunnel", "2": "speeding_up", "R": "switching", **TURNS}
TURNS_LEFT = 406
TURN_STEP = 48
TURN_WIDE = 36
DOT_STEP = 22
FIRST_DOT, BEFORE_DOTS = 156.0, 16.0  # where the dots are, if the words before them leave so much
MEDALLION = 42
KEEP, KEEP_APART = 36, 12  # the mark that cards may be kept
DONE = 0.45  # how much is seen of a turn that is over
TOOL = 40
TOOL_STEP = 48
MARGIN = 16


@dataclass(frozen=True)
class Told:
    """What the bar tells. `turn` is the present one, counted from 0; None when all are over.

    `before` is the name of a phase before the first round which has a scene of its own.
    """

    round_number: int
    phase: str
    turns: str
    turn: int | None
    event: str
    keep: int = 0  # cards that each may keep when the round's turns are over
    before: str = ""


class TopBar:
    """The bar; `tools` are the names of the buttons at the right, from left to right."""

    def __init__(self, kit: Kit, words: Words, tools: Sequence[str]) -> None:
        self.kit = kit
        self.words = words
        self.tools = tuple(tools)

    def rect(self) -> Rect:
        """The whole bar, in pixels."""
        return self.kit.scale.rect(0, 0, self.kit.scale.wide, HIGH)

    def tool_rect(self, name: str) -> Rect:
        """A tool's button, in pixels."""
        place = len(self.tools) - self.tools.index(name)
        x = self.kit.scale.wide - 16 - TOOL * place - (TOOL_STEP - TOOL) * (place - 1)
        return self.kit.scale.rect(x, 8, TOOL, TOOL)

    def turn_rect(self, index: int) -> Rect:
        """A turn's icon, in pixels."""
        return self.kit.scale.rect(TURNS_LEFT + TURN_STEP * index, 10, 36, 36)

    def event_rect(self, told: Told) -> Rect:
        """The event's medallion and words, in pixels."""
        return self.kit.scale.rect(self._event_left(told), 6, 250, 46)

    def event_centre(self, told: Told) -> tuple[float, float]:
        """The middle of the event's medallion, in units."""
        return self._event_left(told) + 14 + MEDALLION / 2, 7 + MEDALLION / 2

    def telling(self, told: Told) -> list[Target]:
        """The turns and the event for the focus ring: pressed, they do nothing; they tell what they mean."""
        if not told.turns:
            return []
        turns = [
            Target(
                f"turn {index}", self.turn_rect(index), nothing, hint=self.words(f"turn-{turn}"), entry=f"turn {turn}"
            )
            for index, turn in enumerate(told.turns)
        ]
        hint, entry = self.about_event(told), f"round {told.event}"
        return [*turns, Target("event", self.event_rect(told), nothing, hint=hint, entry=entry)]

    def about_event(self, told: Told) -> str:
        """What the event does, in a sentence."""
        event = self.words(f"event-{told.event}")
        return self.words("event-and-keep", event=event, count=told.keep) if told.keep else event

    def draw(self, surface: Surface, told: Told, hovered: str | None = None, off: Collection[str] = ()) -> None:
        """Draw the bar; `hovered` is the tool under the mouse, `off` are those that do nothing now."""
        kit = self.kit
        surface.blit(kit.kept(("top bar", told, self.tools, self.words), lambda: self._draw(told)), (0, 0))
        for name in self.tools:
            state = OFF if name in off else HOVERED if hovered == name else NORMAL
            surface.blit(kit.kept(("tool", name, state), partial(_tool, kit, name, state)), self.tool_rect(name))

    @staticmethod
    def _event_left(told: Told) -> float:
        return TURNS_LEFT + TURN_STEP * len(told.turns) + 8

    def _draw(self, told: Told) -> Surface:
        kit = self.kit
        bar = Surface((kit.scale.width, kit.px(HIGH) + kit.px(1)))
        bar.fill(PANEL)
        canvas = Canvas(kit, bar)
        canvas.box((0, HIGH - 1, kit.scale.wide, 2), LINE)
        self._draw_round(canvas, told)
        if told.turns:
            for index, turn in enumerate(told.turns):
                _draw_turn(canvas, index, turn, told.turn)
            self._draw_event(canvas, told)
        return bar.convert()

    def _draw_round(self, canvas: Canvas, told: Told) -> None:
        if told.before:
            wide = canvas.head(self.words(f"phase-{told.phase}"), 20, 36, 20)
            canvas.text(self.words(f"bar-{told.before}"), 20 + wide + 22, 36, 16, MUTED)
            return
        number = str(told.round_number or 1)
        wide = canvas.head(self.words("bar-round", number=number), 20, 36, 20)
        wide += 6 + canvas.text(self.words("bar-of", number=str(ROUNDS)), 20 + wide + 6, 36, 16, MUTED)
        first = max(FIRST_DOT, 20 + wide + BEFORE_DOTS)
        for index in range(ROUNDS):
            x = first + index * DOT_STEP
            canvas.disc(x, 29, 7.5, AMBER if index < told.round_number else SUNKEN, INK, 2)
            if index + 1 == told.round_number:
                canvas.disc(x, 29, 11, None, AMBER, 2)
        canvas.box((280, 12, 1.5, 32), LINE)
        canvas.head(self.words(f"phase-{told.phase}"), 300, 36, 18, room=98)

    def _draw_event(self, canvas: Canvas, told: Told) -> None:
        left = self._event_left(told)
        words = left + 14 + MEDALLION + 8
        room = self.kit.scale.wide - MARGIN - TOOL_STEP * len(self.tools) - words - 8
        canvas.box((left, 12, 1.5, 32), LINE)
        canvas.piece(f"event_{told.event}", left + 14, 7, width=MEDALLION)
        room -= KEEP + KEEP_APART if told.keep else 0
        when = canvas.text(self.words("bar-when"), words, 25, 14, MUTED, room=room)
        name = canvas.head(self.words(f"round-{told.event}"), words, 44, 16, room=room)
        if told.keep:
            x = words + max(when, name) + KEEP_APART
            canvas.piece("keep_card", x, 9, width=KEEP)
            if told.keep > 1:
                canvas.disc(x + KEEP - 5, 41, 9, AMBER, INK, 1.5)
                canvas.head(str(told.keep), x + KEEP - 5, 46, 14, INK, align="centre")


def _draw_turn(canvas: Canvas, index: int, turn: str, present: int | None) -> None:
    """A turn's icon: faded with a tick when it is over, on amber while it is played."""
    x = TURNS_LEFT + TURN_STEP * index
    done = present is not None and index < present
    if index == present:
        canvas.box((x - 4, 7, 44, 43), AMBER, radius=11)
    canvas.piece(f"turn_{TURN_PIECES[turn]}", x, 10.5, width=TURN_WIDE, opacity=DONE if done else 1)
    if done:
        canvas.disc(x + 32, 40, 9, PANEL, LINE, 1.5)
        canvas.piece("ui_check", x + 25, 33, width=14)


def _tool(kit: Kit, name: str, state: str) -> Surface:
    colours = look(SECOND, state, chosen=False)
    canvas = Canvas.empty(kit, TOOL, TOOL)
    canvas.box((0, 0, TOOL, TOOL), colours.ground, colours.edge, radius=10)
    canvas.piece(f"ui_{name}", 8, 8, width=24, opacity=0.45 if state == OFF else 1)
    return canvas.surface
