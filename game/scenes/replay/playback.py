"""Shows a recording: play and pause, faster and slower, a step forwards or back, any moment at once."""

from game.board.board import Board
from game.engine.game import Group
from game.scenes.replay.recording import Recording
from game.scenes.showing import PAUSES
from game.table.flying_cards import FlyingCards

SPEEDS = (0.5, 1.0, 2.0, 4.0)
MOST_AT_ONCE = 50  # groups without anything to see that are passed over in one frame


class Playback:
    """`goal` is the moment up to which it runs; None while it stands still.

    `playing` tells whether that is the end, because somebody wants to watch, and not only a step on. `pause` are
    the seconds that what was shown last is still left standing.
    """

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.board: Board | None = None
        self.flying_cards: FlyingCards | None = None
        self.goal: int | None = None
        self.playing = False
        self.speed = 1.0
        self.pause = 0.0

    @property
    def showing(self) -> bool:
        """Whether something is still on its way, or left standing."""
        return self.pause > 0 or (self.board is not None and self.board.busy)

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
            self._arrive()
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
        self._arrive()
        if self.board is not None:
            self.board.show(self.recording.state)

    def next_speed(self) -> None:
        """Faster, or slow again after the fastest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    def faster(self, steps: int = 1) -> None:
        """Faster, or slower by negative steps, as far as that goes."""
        self.speed = SPEEDS[max(0, min(SPEEDS.index(self.speed) + steps, len(SPEEDS) - 1))]

    def update(self, dt: float) -> bool:
        """`dt` seconds have passed; whether something else is shown now."""
        assert self.board is not None
        assert self.flying_cards is not None
        self.board.update(dt, self.speed)
        self.flying_cards.update(dt * self.speed)
        self.pause = max(0.0, self.pause - dt * self.speed)
        if self.goal is None or self.showing:
            return False
        for _ in range(MOST_AT_ONCE):
            if self.recording.moment >= self.goal:
                self.stop()
                return True
            self._play(self.recording.follow())
            if self.showing:
                break
        return True

    def _play(self, group: Group) -> None:
        assert self.board is not None
        assert self.flying_cards is not None
        self.board.play(group, self.recording.state)
        self.flying_cards.follow(group, self.recording.state)
        self.pause = max((PAUSES.get(type(event), 0.0) for event in group), default=0.0)

    def _arrive(self) -> None:
        """What is on its way has arrived."""
        self.pause = 0
        if self.board is not None and self.flying_cards is not None:
            self.board.finish()
            self.flying_cards.finish()
