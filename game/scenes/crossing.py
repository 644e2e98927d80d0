"""From Schemin' to Stealin' and back: the stage grows or shrinks, the strips and the hand slide; nothing jumps."""

from pygame import Surface

from game.board.growth import Growth
from game.board.motion import ease_in_out
from game.engine.state import State
from game.session import Session
from game.table import contents
from game.table.plan import HAND_TOP
from game.table.table import Table
from game.ui.words import Words

SECONDS = 0.75
FADES = 0.24  # for whoever wants nothing to move: one picture fades into the other
CHANGES = 0.5  # of the way: the strips change their form


class Crossing:
    """The way from one table of a match to the next.

    `before` is the picture that was shown last, `hand` the one with a hand below the train: that one, or the new one.
    """

    def __init__(self, old: Table, new: Table, before: Surface, hand: Surface, *, reduced: bool) -> None:
        self.old = old
        self.new = new
        self.before = before
        self.hand = hand
        self.reduced = reduced
        self.grows = old.plan.low_strips
        small, large = (old, new) if self.grows else (new, old)
        self.growth = Growth(small.board, large.board)
        self._seconds = 0.0

    @property
    def over(self) -> bool:
        """Whether the new table lies as it stays."""
        return self._seconds >= (FADES if self.reduced else SECONDS)

    def update(self, dt: float, pace: float) -> None:
        """`dt` seconds have passed; the train rides on."""
        self._seconds += dt * pace
        if self.new.board is not self.growth.large:
            self.growth.large.update(dt)
            self.new.board.take_over(self.growth.large)

    def draw(self, surface: Surface, state: State, session: Session, words: Words) -> None:
        """Draw it; for whoever wants nothing to move, what was there fades over the new picture drawn before."""
        if self.reduced:
            self.before.set_alpha(round(255 * max(0.0, 1 - self._seconds / FADES)))
            surface.blit(self.before, (0, 0))
            return
        if not self._seconds:
            surface.blit(self.before, (0, 0))  # the same; and the frame in which the scene changes has enough to do
            return
        part = ease_in_out(min(1.0, self._seconds / SECONDS))
        grown = part if self.grows else 1 - part
        self.growth.draw(surface, grown)
        self._draw_hand(surface, grown)
        shown = self.old if part < CHANGES else self.new
        top = self.old.plan.strips_top + (self.new.plan.strips_top - self.old.plan.strips_top) * part
        shown.strips.draw(surface, contents.strips(state, session, words, None), top)
        self.new.draw_over(surface)

    def _draw_hand(self, surface: Surface, grown: float) -> None:
        """The hand's part of the picture, as far as it is still there."""
        scale = self.new.kit.scale
        top = scale.at(0, HAND_TOP + scale.deeper)[1]
        high = scale.height - top
        surface.blit(self.hand, (0, top + round(high * grown)), (0, top, scale.width, high))
