"""The Conductor: what he says, where he stands, the hand that points; all else is dimmed meanwhile. Time is given."""

from collections.abc import Callable, Sequence
from math import pi, sin

import pygame
from pygame import Rect, Surface
from pygame.event import Event as Input

from game.board.motion import ease_out
from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import AMBER, BRICK, CREAM, INK, RUST, code
from game.guide.lesson import Lesson, Step
from game.scenes.context import Context
from game.scenes.guide import place
from game.scenes.guide.place import BESIDE_HIM, FIGURE, PANEL_WIDE, Place
from game.table.top_bar import HIGH as BAR_HIGH
from game.ui.canvas import Canvas, cropped
from game.ui.controls import FIRST, SECOND, Button, darkened, draw_button
from game.ui.focus import FocusRing, Target
from game.ui.paragraph import Paragraph, paragraph

COMES, GOES, LINGERS = 0.3, 0.2, 0.6  # seconds: he slides in, and out when he has said nothing for a while
DIM, DIM_WHILE_ASKING = 0.45, 0.3  # whoever has to choose looks at more than what is pointed at
TAP, TAPS, REST, DEEP = 0.42, 2, 2.4, 6.0  # seconds of a tap, how many, from one pair to the next, units
FILLS = 0.16  # seconds in which a dot is filled
EDGE = 8.0  # units round what is pointed at
CARD_HIGH, OVER_TITLE = 120.0, 0.3  # of what is so high the title at the foot must be read: how far down it points
HAND, FINGERTIP, HAND_HIGH = 1.15, (22.0, 5.0), 66.0  # its size, its own units
CORNER, ROUND = 24.0, 22.0
MARGIN, HEAD, TEXT, WHY = 22.0, 19.0, 17.5, 16.5
DOT, DOT_STEP, MOST_DOTS_WIDE = 17.0, 19.0, 196.0
NEXT, BACK = "guide-next", "guide-back"
BUTTON_WIDE, BUTTON_HIGH = 100.0, 38.0
STANDING, POINTING, ANSWERING = "stand", "point", "think"
SOON = 0.35  # seconds in which a press still belongs to what was there before


class Conductor:
    """`step` is what he says, `back` how many steps before it the learner looks at; `why` answers a wrong press."""

    def __init__(self, context: Context, lesson: Lesson) -> None:
        self.context = context
        self.lesson = lesson
        self.step: Step | None = None
        self.back = 0
        self.why = ""
        self.seconds = 0.0  # for which this has been said
        self.here = 0.0  # how much of him is in the picture, from 0 to 1
        self._silent = LINGERS
        self._place: Place | None = None
        self._at_something = False  # whether his hand is in the picture
        self._pose = STANDING

    # what he says

    def tell(self, step: Step | None) -> None:
        """Say what belongs to a step; None: be silent."""
        if step is self.step:
            return
        self.step, self.back, self.why, self.seconds = step, 0, "", 0.0
        if step is not None:
            self._silent = 0.0
            self.context.sounds.play("ui_open")

    def answer(self, key: str) -> None:
        """Say why something cannot be done now."""
        self.why, self.back = key, 0
        self.context.sounds.play("ui_refused")

    def look_back(self, steps: int = 1) -> None:
        """Look at what was said before, or come nearer again."""
        self.back += steps
        self.why = ""

    @property
    def shown(self) -> Step | None:
        """The step whose sentence is read."""
        return None if self.step is None else self.lesson.steps[self.step.number - 1 - self.back]

    @property
    def fresh(self) -> bool:
        """Whether he has only just begun: a press may still have meant something else."""
        return self.seconds < SOON and not self.context.at_once

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self._tap(self.seconds, self.seconds + dt)
        self.seconds += dt
        if self.step is None:
            self._silent += dt
        leaving = self._silent >= LINGERS
        self.here = max(0.0, self.here - dt / GOES) if leaving else min(1.0, self.here + dt / COMES)
        if self.context.settings.reduced_motion:
            self.here = float(not leaving)

    def _tap(self, since: float, until: float) -> None:
        """Let his first pair of taps be heard, as the fingertip touches; more of them would not let one think."""
        calm = self.context.settings.reduced_motion
        if self.shown is None or not self._at_something or calm:
            return
        if any(since < (nth + 0.5) * TAP <= until for nth in range(TAPS)):
            self.context.sounds.play("guide_tap")

    @property
    def restless(self) -> bool:
        """Whether he, or his hand, moves."""
        moves = 0 < self.here < 1 or (self.step is None and self._silent < LINGERS)
        return moves or (self.step is not None and not self.context.settings.reduced_motion)

    # where

    def lay_out(self, kit: Kit, foot: float, pointed: Sequence[Rect], uncovered: Sequence[Rect]) -> None:
        """Stand on a line, `foot` units from above, where what is `pointed` at, and best all of this, is seen."""
        self._at_something = bool(pointed)
        if self.shown is not None:
            hand = [hand_at(kit, pointed[0])] if pointed else []
            self._place = place.best(kit, foot, self._high(kit), [*pointed, *hand], uncovered, self._place)

    def covers(self, kit: Kit, at: tuple[int, int]) -> bool:
        """Whether his panel lies over a point in pixels."""
        if self._place is None or self.shown is None:
            return False
        return kit.scale.rect(*self._place.panel, PANEL_WIDE, self._high(kit)).collidepoint(at)

    def _said(self, kit: Kit) -> tuple[Paragraph, Paragraph | None]:
        """The sentence, and the answer over it."""
        assert self.shown is not None
        words, room = self.context.words, PANEL_WIDE - 2 * MARGIN
        said = paragraph(kit, words(f"guide-{self.shown.say}"), TEXT, room)
        why = paragraph(kit, words(self.why), WHY, room - 30, lettering.BOLD) if self.why else None
        return said, why

    def _high(self, kit: Kit) -> float:
        said, why = self._said(kit)
        return 46 + (why.high + 8 if why else 0) + said.high + 14 + BUTTON_HIGH + 14

    def buttons(self, kit: Kit, go_on: Callable[[], None]) -> list[Button]:
        """His two buttons: the sentence before, and on; the latter is only drawn where a choice comes first."""
        if self._place is None or self.shown is None or self.step is None:
            return []
        words, (x, y) = self.context.words, self._place.panel
        top = y + self._high(kit) - BUTTON_HIGH - 14
        left = x + PANEL_WIDE - MARGIN - BUTTON_WIDE
        waits = self.step.asks and not self.back
        at = (left, top, BUTTON_WIDE, BUTTON_HIGH)
        found = [Button(NEXT, at, words(NEXT), go_on, FIRST, size=16, reason=NEXT if waits else "")]
        if self.shown.number > 1:
            at = (left - BUTTON_WIDE - 8, top, BUTTON_WIDE, BUTTON_HIGH)
            found.append(Button(BACK, at, words(BACK), self.look_back, SECOND, size=16))
        return found

    def targets(self, kit: Kit, go_on: Callable[[], None]) -> list[Target]:
        """What can be pressed of him: no tip comes over the sentence where the mouse rests on what cannot."""
        return [button.target(kit) for button in self.buttons(kit, go_on) if not button.reason]

    # the picture

    def draw(self, surface: Surface, kit: Kit, pointed: Sequence[Rect], lit: Sequence[Rect], ring: FocusRing) -> None:
        """Draw him over a scene: all but what is `pointed` at and `lit` is dimmed."""
        if self._place is None or not self.here:
            return
        speaking = self.shown is not None
        if speaking:
            asks = self.shown is not None and self.shown.asks
            dim = (DIM_WHILE_ASKING if asks else DIM) if pointed else 0
            _dim(surface, kit, [*(_around(kit, rect) for rect in pointed), *lit], dim * self.here)
            for rect in pointed:
                _corners(surface, kit, _around(kit, rect))
        canvas = Canvas(kit, surface)
        self._draw_figure(canvas)
        if speaking:
            self._draw_panel(canvas)
            for button in self.buttons(kit, lambda: None):
                draw_button(surface, kit, button, ring)
            if pointed:
                self._draw_hand(canvas, pointed[0])

    def _draw_figure(self, canvas: Canvas) -> None:
        assert self._place is not None
        if self.shown is not None:
            self._pose = ANSWERING if self.why else self.shown.pose or (POINTING if self._points else STANDING)
        x, y = self._place.figure
        way = -1 if self._place.left else 1
        x += way * (1 - ease_out(self.here)) * 260
        canvas.piece(f"meeple_conductor_{self._pose}", x, y, FIGURE, flip=not self._place.left)

    @property
    def _points(self) -> bool:
        return self.shown is not None and bool(self.shown.point or self.shown.asks)

    def _draw_panel(self, canvas: Canvas) -> None:
        assert self._place is not None
        assert self.shown is not None
        kit, words, (x, y) = canvas.kit, self.context.words, self._place.panel
        said, why = self._said(kit)
        canvas.panel((x, y, PANEL_WIDE, self._high(kit)), CREAM, INK, radius=14, thick=2.5)
        _draw_tail(canvas, self._place)
        number = words("guide-step", step=self.shown.number, steps=len(self.lesson.steps))
        wide = canvas.text(number, x + PANEL_WIDE - MARGIN, y + 31, 14, RUST, align="right")
        title = words(f"guide-chapter-{self.shown.chapter}")
        canvas.head(title, x + MARGIN, y + 33, HEAD, INK, room=PANEL_WIDE - 2 * MARGIN - wide - 12)
        top = y + 46
        if why is not None:
            canvas.piece("sign_no", x + MARGIN - 4, top - 2, width=26)
            why.draw(canvas, x + MARGIN + 30, top, BRICK)
            top += why.high + 8
        said.draw(canvas, x + MARGIN, top, INK)
        self._draw_dots(canvas, x + MARGIN, top + said.high + 14 + (BUTTON_HIGH - DOT) / 2)

    def _draw_dots(self, canvas: Canvas, x: float, y: float) -> None:
        """A dot for each step of the chapter: those that are done, the present one, those to come."""
        assert self.shown is not None
        steps = self.lesson.of(self.shown.chapter)
        here = steps.index(self.shown)
        step = min(DOT_STEP, MOST_DOTS_WIDE / len(steps))
        for nth in range(len(steps)):
            name = "dot_done" if nth < here else "dot_now" if nth == here else "dot_todo"
            size = min(DOT, step - 1)
            if nth == here and not self.context.settings.reduced_motion:
                size *= 0.5 + 0.5 * min(1.0, self.seconds / FILLS)
            canvas.piece(name, x + nth * step + (step - size) / 2, y + (DOT - size) / 2, width=size)

    def _draw_hand(self, canvas: Canvas, at: Rect) -> None:
        """The hand at a thing: it taps twice, and again after a while."""
        x, y = _fingertip(canvas.kit, at)
        beat = self.seconds % REST / TAP
        tapping = beat < TAPS and not self.context.settings.reduced_motion
        deep = abs(sin(beat * pi)) if tapping else 0.0
        if tapping:
            canvas.disc(x, y, 8 + 12 * (beat % 1), None, AMBER, 2.5)
        canvas.piece("hand_point", x - FINGERTIP[0] * HAND, y - FINGERTIP[1] * HAND + DEEP * (1 - deep), HAND)


def _draw_tail(canvas: Canvas, at: Place) -> None:
    """The tail of the panel: one that hangs over him is drawn as long as it must be to end at him."""
    piece, left, top = at.tail
    if at.panel_is == BESIDE_HIM:
        canvas.piece(piece, left, top)
        return
    inside = f'<path d="M5,1.6 L13,{at.reach - 1} L26.8,1.6 Z" fill="{code(CREAM)}"/>'
    line = f'stroke="{code(INK)}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"'
    canvas.svg(f'{inside}<path d="M4.6,4 L13,{at.reach} L27.2,4" fill="none" {line}/>', left, top, 32, at.reach + 3)


def _fingertip(kit: Kit, at: Rect) -> tuple[float, float]:
    """Where the hand points at a thing, in units: into it, or from below in the bar, which is all words."""
    u = kit.scale.u
    x = (at.left + at.width * 0.64) / u
    if at.bottom <= kit.px(BAR_HIGH):
        return x, at.bottom / u
    into = OVER_TITLE if at.height > kit.px(CARD_HIGH) else 0.62
    return x, min(at.top + at.height * into, kit.px(kit.scale.tall - HAND_HIGH)) / u


def hand_at(kit: Kit, at: Rect) -> Rect:
    """What the hand covers that points at a thing."""
    x, y = _fingertip(kit, at)
    wide, high = kit.art.size("hand_point")
    return kit.scale.rect(x - FINGERTIP[0] * HAND, y - FINGERTIP[1] * HAND, wide * HAND, high * HAND + DEEP)


def is_click(event: Input) -> bool:
    """Whether an event is a press of the mouse's main button."""
    return event.type == pygame.MOUSEBUTTONDOWN and event.button == 1


def _around(kit: Kit, rect: Rect) -> Rect:
    window = Rect(0, 0, kit.scale.width, kit.scale.height)
    return rect.inflate(2 * kit.px(EDGE), 2 * kit.px(EDGE)).clip(window)


def _dim(surface: Surface, kit: Kit, but: Sequence[Rect], share: float) -> None:
    """Darken all but these places, which have round corners."""
    if not share:
        return
    round_ = kit.px(ROUND)
    bright = [
        (cropped(surface.subsurface(rect).convert_alpha(), min(round_, rect.height / 2)), rect.topleft) for rect in but
    ]
    darkened(surface, surface.get_rect(), share)
    for picture, corner in bright:
        surface.blit(picture, corner)


def _corners(surface: Surface, kit: Kit, rect: Rect) -> None:
    """Four corners about a place."""
    piece = kit.piece("spot_corner", CORNER / 32)
    for turned, corner in ((0, "topleft"), (-90, "topright"), (180, "bottomright"), (90, "bottomleft")):
        picture = pygame.transform.rotate(piece, turned)
        surface.blit(picture, picture.get_rect(**{corner: getattr(rect, corner)}))
