"""Whose eyes watch: everybody's or one player's, a button each; of a game under way only why it is everybody's."""

from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, LINE, MUTED, RAISED
from game.draw.scale import Area
from game.scenes.replay.recording import Recording
from game.table import naming
from game.ui.canvas import Canvas, text_width
from game.ui.controls import number_disc
from game.ui.focus import FocusRing, Target
from game.ui.words import Words

EVERYBODY = "everybody"
EYE = 24
PILL_HIGH = 40.0
BADGE, GAP = 34.0, 6.0
RING = 3.0  # units round a badge whose eyes watch
WHY_WIDE = 190.0
LOCK = 22


class Watchers:
    """Ends at `right` and begins at `left`, in units; `top` is the bar's upper edge."""

    def __init__(
        self, kit: Kit, words: Words, recording: Recording, look: Callable[[int | None], None], right: float, top: float
    ) -> None:
        self.kit = kit
        self.words = words
        self.recording = recording
        self.look = look
        self.top = top
        self.seats = {seat: recording.state.players[seat].bandits for seat in recording.watchers}
        self.pill_wide = text_width(kit, words("replay-everybody"), 16, lettering.HEAVY) + 28
        self.why_wide = WHY_WIDE * kit.letters
        others = sum(self._wide(seat) + GAP for seat in self.seats) if recording.open else self.why_wide + GAP
        self.left = right - others - self.pill_wide - EYE - 8

    def targets(self) -> list[Target]:
        """What can be pressed."""
        found = [Target(EVERYBODY, self.kit.scale.rect(*self._pill), lambda: self.look(None), numbered=True)]
        if not self.recording.open:
            return [Target(EVERYBODY, found[0].rect, found[0].act, hint=self.words("replay-why"))]
        for seat, at in self._places().items():
            who = naming.list_of(self.words, self.seats[seat])
            rect = self.kit.scale.rect(*at)
            act = partial(self.look, seat)
            hint = self.words("replay-eyes", who=who)
            found.append(Target(f"eyes {seat}", rect, act, numbered=True, framed=True, hint=hint))
        return found

    def draw(self, surface: Surface, ring: FocusRing) -> None:
        """Draw them."""
        canvas = Canvas(self.kit, surface)
        canvas.piece("ui_eye", self.left, self.top + (56 - EYE) / 2, width=EYE)
        x, y, wide, high = self._pill
        chosen, hovered = self.recording.seat is None, ring.hovered == EVERYBODY
        edge, thick = (AMBER, 2.5) if chosen else (LINE, 1.5)
        canvas.box((x, y, wide, high), RAISED if chosen or hovered else None, edge, radius=high / 2, thick=thick)
        colour = CREAM if chosen or hovered else MUTED
        canvas.head(self.words("replay-everybody"), x + wide / 2, y + 26, 16, colour, align="centre")
        if not self.recording.open:
            self._draw_why(canvas, x + wide + GAP + 6)
        for seat, (left, top, _, size) in self._places().items():
            for nth, bandit in enumerate(self.seats[seat]):
                self._draw_badge(canvas, bandit, left + nth * (BADGE - 10) + size / 2, top + size / 2, seat, ring)
        if ring.device.numbered and self.recording.open:
            for name, (left, top, _, _) in {EVERYBODY: self._pill, **self._named()}.items():
                number_disc(canvas, left + 4, top + 2, ring.number(name) or 0, 8)

    def _draw_badge(self, canvas: Canvas, bandit: str, x: float, y: float, seat: int, ring: FocusRing) -> None:
        pointed = ring.hovered == f"eyes {seat}"
        radius = BADGE / 2 + (0.5 if pointed else 0)
        if self.recording.seat == seat:
            canvas.disc(x, y, BADGE / 2 + 1.5, None, AMBER, RING)
        if ring.device.keys and ring.focused == f"eyes {seat}":
            canvas.disc(x, y, BADGE / 2 + 4.5, None, CREAM, 2.5)
        canvas.piece(f"badge_{bandit}", x - radius + 1, y - radius + 1, width=2 * radius - 2)

    def _draw_why(self, canvas: Canvas, x: float) -> None:
        canvas.piece("lock", x, self.top + (56 - LOCK) / 2, width=LOCK)
        words = self.words("replay-why-short")
        font = self.kit.letter(15)
        step = 19 * self.kit.letters
        lines = lettering.wrap(words, lettering.BODY, font, self.kit.px(self.why_wide - LOCK - 10))
        for index, line in enumerate(lines):
            baseline = self.top + 33 + (index - (len(lines) - 1) / 2) * step
            canvas.text(line, x + LOCK + 8, baseline, 15, MUTED)

    @property
    def _pill(self) -> Area:
        return self.left + EYE + 8, self.top + (56 - PILL_HIGH) / 2, self.pill_wide, PILL_HIGH

    def _wide(self, seat: int) -> float:
        """A seat's badges: those of a pair overlap."""
        return BADGE + (len(self.seats[seat]) - 1) * (BADGE - 10)

    def _places(self) -> dict[int, Area]:
        found: dict[int, Area] = {}
        x = self.left + EYE + 8 + self.pill_wide + GAP
        for seat in self.seats:
            found[seat] = (x, self.top + (56 - BADGE) / 2, self._wide(seat), BADGE)
            x += self._wide(seat) + GAP
        return found

    def _named(self) -> dict[str, Area]:
        return {f"eyes {seat}": at for seat, at in self._places().items()}
