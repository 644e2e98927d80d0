"""What people call out in the scene of an event: bubbles at their heads, wherever the camera is."""

from pygame import Rect, Surface

from game.board.board import Board
from game.board.motion import Pose
from game.board.timeline import Shout
from game.draw.hiding import hidden
from game.draw.kit import Kit
from game.ui import bubble
from game.ui.bubble import TAIL, Bubble, Side
from game.ui.words import Words

BESIDE, CHEST, HEAD = 44, 66, 122  # a figure's own units: from its middle to its side; over its feet
HALF_WIDE, HIGH = 34, 110
Way = tuple[Side, float, float]
WAYS: tuple[Way, ...] = (("right", BESIDE, CHEST), ("left", -BESIDE, CHEST), ("above", 0, HEAD))


class Shouts:
    """Draws them; where each lies is found out when it begins, and holds."""

    def __init__(self, kit: Kit, words: Words) -> None:
        self.kit = kit
        self.words = words
        self._ways: dict[Shout, Way] = {}

    def draw(self, surface: Surface, board: Board, taken: Rect) -> None:
        """Draw what is called out now; `taken` is a place that should stay free, in pixels."""
        called = board.timeline.shouts()
        self._ways = {one: way for one, way in self._ways.items() if one in called}
        for one in called:
            said = Bubble(self.words(one.key), icon="sign_no" if one.barred else "")
            stands = board.camera.seen(one.stands)
            way = self._ways.get(one)
            if way is None:
                way = self._ways[one] = min(WAYS, key=lambda way: self._covers(said, stands, way, board, taken))
            bubble.draw(surface, self.kit, said, _tip(stands, way), way[0])

    def _covers(self, said: Bubble, stands: Pose, way: Way, board: Board, taken: Rect) -> int:
        """How much of others a bubble would hide there, in square pixels; most of what is taken."""
        side, at = bubble.place(self.kit, said, _tip(stands, way), way[0], TAIL)
        rect = self.kit.scale.rect(*at)
        people = [self._around(board.camera.seen(pose)) for pose in board.layout.actors.values()]
        return hidden(rect, people) + 10 * hidden(rect, [taken]) + (side != way[0]) * rect.width * rect.height

    def _around(self, stands: Pose) -> Rect:
        """The place of somebody who stands so, in pixels."""
        wide, high = HALF_WIDE * stands.scale, HIGH * stands.scale
        return self.kit.scale.rect(stands.x - wide, stands.y - high, 2 * wide, high)


def _tip(stands: Pose, way: Way) -> tuple[float, float]:
    """Where the tail of a bubble ends."""
    _, aside, high = way
    return stands.x + aside * stands.scale, stands.y - high * stands.scale
