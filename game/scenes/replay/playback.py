"""Shows a recording: play and pause, faster and slower, a step forwards or back, any moment at once."""

from collections.abc import Mapping

from game.engine.game import Group
from game.engine.state import State
from game.expansions import book
from game.scenes.replay.recording import Recording
from game.table.playing import CHOSEN_FOR, Playing
from game.table.table import Table

SPEEDS = (0.5, 1.0, 2.0, 4.0)


class Playback:
    """`goal` is the moment up to which it runs; None while it stands still.

    `playing` tells whether that is the end, because somebody wants to watch, and not only a step on. `chosen` is what
    all have chosen together, while that is shown, for `chosen_for` seconds already.
    """

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.loop = Playing()
        self.goal: int | None = None
        self.playing = False
        self.speed = 1.0
        self.chosen: Mapping[str, bool] | None = None
        self.chosen_for = 0.0
        self._began = 0  # the moment at which what is on its way began

    def lie_on(self, table: Table) -> None:
        """Show it on this table from now on."""
        self.loop.lie_on(table)
        self.show()

    @property
    def showing(self) -> bool:
        """Whether something is still on its way, or left standing."""
        return self.loop.busy

    @property
    def told(self) -> int:
        """How many groups may be told: what is on its way is told when it has come to rest."""
        moving = self.loop.table is not None and self.loop.table.board.busy
        return min(self._began, self.recording.moment) if moving else self.recording.moment

    @property
    def times(self) -> str:
        """How fast it runs, as people write it."""
        return "½" if self.speed < 1 else f"{self.speed:.0f}"

    def toggle(self) -> None:
        """Play, from the start when all has been shown; or pause, when what is on its way has arrived."""
        if self.playing:
            self.stop()
            return
        if self.recording.at_end:
            self.go(0)
        self.goal, self.playing = self.recording.end, True

    def stop(self) -> None:
        """Stand still, when what is on its way has arrived."""
        self.goal, self.playing = None, False

    def step(self, way: int) -> None:
        """Show the next step and stand still (`way` 1), or be at the one before at once (-1).

        A step on its way is at its end at once.
        """
        if self.goal is not None and not self.playing and way > 0:
            self.go(self.goal)
        self.stop()
        following = self.recording.step(self.recording.moment, way)
        if way > 0 and following > self.recording.moment:
            self.loop.finish()
            self.goal = following
        else:
            self.go(following)

    def go(self, moment: int) -> None:
        """Be at a moment at once; what was playing plays on from there."""
        self.recording.go(moment)
        if not self.playing or self.recording.at_end:
            self.stop()
        self.show()

    def look(self, seat: int | None) -> None:
        """Show the same moment to other eyes."""
        self.recording.look(seat)
        self.show()

    def show(self) -> None:
        """Show the present moment at once."""
        self.loop.finish()
        self.chosen = None
        if self.loop.table is not None:
            self.loop.table.show(self.recording.state, between=self.recording.eyes.between)

    def next_speed(self) -> None:
        """Faster, or slow again after the fastest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    def faster(self, steps: int = 1) -> None:
        """Faster, or slower by negative steps, as far as that goes."""
        self.speed = SPEEDS[max(0, min(SPEEDS.index(self.speed) + steps, len(SPEEDS) - 1))]

    def update(self, dt: float, *, reduced: bool) -> None:
        """`dt` seconds have passed; with `reduced` motion what comes is shown without."""
        self.loop.update(dt, self.speed, reduced=reduced)
        self.chosen_for += dt * self.speed
        self.loop.go_on(self._following)

    def _following(self) -> tuple[Group, State] | None:
        if self.goal is None:
            return None
        if self.recording.moment >= self.goal:
            self.stop()
            return None
        if self.loop.reading or self._shows_choices():
            return None
        self._began = self.recording.moment
        return self.recording.follow_deed(self.goal), self.recording.state

    def _shows_choices(self) -> bool:
        """Show what all have chosen before it comes about; whether there is something to show that has not been yet."""
        if self.chosen is not None:
            self.chosen = None
            return False
        self.chosen = book.chosen(self.recording.state, self.recording.coming)
        if self.chosen is None:
            return False
        self.chosen_for, self.loop.pause = 0.0, CHOSEN_FOR
        if self.loop.table is not None:
            self.loop.table.hear("card_flip")
        return True
