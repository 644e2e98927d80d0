"""Who is asked whether he picks a purse: his hand is out already, and his string on it, while he decides."""

from dataclasses import replace

from pygame import Surface

from game.board.layout import Layout
from game.board.motion import Pose, ease_out
from game.board.pieces import Pieces
from game.board.staged.events.pickpocketing import HANGS, OUT, STRING, reach


class Reaching:
    """Has a clock of its own: the hand comes out when somebody is asked, and waits."""

    def __init__(self) -> None:
        self.who = ""
        self._since = 0.0

    @property
    def busy(self) -> bool:
        """Whether anything of it moves."""
        return bool(self.who) and self._since < OUT + STRING

    def follow(self, who: str) -> None:
        """Somebody is asked now; an empty name is nobody."""
        if who != self.who:
            self.who, self._since = who, 0

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self._since += dt

    def turned(self, where: Layout, poses: dict[str, Pose]) -> dict[str, Pose]:
        """Where everybody is, he looking away from what he is after."""
        goes = reach(where, self.who)
        if goes is None or self.who not in poses:
            return poses
        return {**poses, self.who: replace(poses[self.who], flip=goes.side > 0)}

    def draw(self, surface: Surface, pieces: Pieces, where: Layout) -> None:
        """Draw hand, string and hook."""
        goes = reach(where, self.who)
        if goes is None:
            return
        pieces.draw(surface, "hand_sneak", goes.hand(ease_out(min(1.0, self._since / OUT))))
        flown = min(1.0, max(0.0, (self._since - OUT) / STRING))
        if flown:
            start, neck = goes.fingers(), goes.neck(goes.purse)
            end = Pose(start.x + (neck.x - start.x) * flown, start.y + (neck.y - start.y) * flown)
            pieces.draw(surface, "string", goes.string(end, HANGS))
            pieces.draw(surface, "string_hook", goes.hook(end))
