"""What a hand brings at best, a few cards deep: what `prospects.py` plans, quickly, for imagined games."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from game.bots.glance import GAINS, Glance
from game.bots.prospects import SURE
from game.engine.contents import ROBBERY

DEEP = 3  # so many cards are thought of
WORTH_STAYING = 150.0  # dollars for a last action for which no movement is thought of

K = TypeVar("K")
V = TypeVar("V")


class Found(dict[K, V]):
    """What is found out when it is first asked for."""

    __slots__ = ("_find",)

    def __init__(self, find: Callable[[K], V]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, key: K) -> V:
        found = self[key] = self._find(key)
        return found


class Hand:
    """Some actions in a bandit's hand, each as often as he has it, and the most that they bring."""

    __slots__ = ("_done", "_ends", "_left", "_rests", "_seconds", "_walks", "glance")

    def __init__(self, glance: Glance, actions: Sequence[str]) -> None:
        self.glance = glance
        self._left = {action: actions.count(action) for action in actions}
        self._walks = [action for action in self._left if action not in GAINS]
        self._rests: Found[int, float] = Found(glance.rest)
        self._ends: Found[tuple[int, str], Sequence[tuple[int, float]]] = Found(glance.led)
        self._done: dict[int, list[tuple[float, str, int]]] = {}
        self._seconds: dict[tuple[int, str], float] = {}

    def promise(self, action: str, turns: int) -> float:
        """How much more the hand brings in so many turns than standing still when this action is the first."""
        space = self.glance.bandit.space
        rests = self._rests
        rest = rests[space]
        gain = GAINS.get(action)
        if turns == 1:
            if gain is not None:
                return gain(self.glance, space) + SURE * rest - rest
            return max([gain + SURE * rests[end] for end, gain in self._ends[space, action]]) - rest
        onwards = self._once if turns == 2 else self._twice
        if gain is not None:
            return gain(self.glance, space) + SURE * onwards(space, action, action == ROBBERY) - rest
        return max([gain + SURE * onwards(end, action) for end, gain in self._ends[space, action]]) - rest

    def now(self, actions: Iterable[str]) -> float:
        """The most that any of these actions brings where the bandit stands."""
        space = self.glance.bandit.space
        best = 0.0
        for action in actions:
            gain = GAINS.get(action)
            if gain is not None:
                best = max(best, gain(self.glance, space))
        return best

    def most(self, turns: int) -> float:
        """How much more the hand brings in so many turns than standing still."""
        if not turns or not self._left:
            return 0.0
        return max([self.promise(action, turns) for action in self._left])

    def most_from(self, space: int, turns: int) -> float:
        """The most that the hand brings from a space on in so many turns; no more than two are thought of."""
        return self._rests[space] if not turns else self._once(space) if turns == 1 else self._twice(space)

    def follow(self, space: int, actions: Sequence[str]) -> float:
        """What actions bring from a space on, carried out in this order."""
        if not actions:
            return self._rests[space]
        gain, later = GAINS.get(actions[0]), actions[1:]
        if gain is not None:
            return gain(self.glance, space) + SURE * self.follow(space, later)
        return max([gain + SURE * self.follow(end, later) for end, gain in self._ends[space, actions[0]]])

    def has(self, action: str) -> bool:
        """Whether an action is in hand."""
        return action in self._left

    def _once(self, space: int, played: str = "", robbed: int = 0, besides: str = "") -> float:
        """The most that a card brings in a space when these have been played, and so many robberies there."""
        rests, left = self._rests, self._left
        rest = SURE * rests[space]
        best = 0.0
        for gain, action, nth in self._deeds(space):
            gone = robbed if action == ROBBERY else 0
            if gone <= nth < gone + left[action] - (action == played) - (action == besides):
                best = gain
                break
        if best >= WORTH_STAYING:
            return best + rest
        best += rest
        for action in self._walks:
            if left[action] > (action == played) + (action == besides):
                best = max([best, *[gain + SURE * rests[end] for end, gain in self._ends[space, action]]])
        return best

    def _twice(self, space: int, played: str = "", robbed: int = 0) -> float:
        """The most that two cards bring from a space on when one has been played."""
        key = (space, played)
        best = self._seconds.get(key)
        if best is None:
            left = self._left
            best = 0.0
            share = 1.0
            for gain, action, nth in self._deeds(space):
                gone = robbed if action == ROBBERY else 0
                if gone <= nth < gone + left[action] - (action == played):
                    best += share * gain
                    if share != 1.0:
                        break
                    share = SURE
            best += SURE * SURE * self._rests[space]
            for action in self._walks:
                if left[action] > (action == played):
                    for end, gain in self._ends[space, action]:
                        worth = gain + SURE * self._once(end, played, robbed if end == space else 0, action)
                        best = max(best, worth)
            self._seconds[key] = best
        return best

    def _deeds(self, space: int) -> Sequence[tuple[float, str, int]]:
        """What the actions in hand that are no movements bring in a space, the best first, each with its number."""
        found = self._done.get(space)
        if found is None:
            found = self._done[space] = []
            glance, left = self.glance, self._left
            for action, gain in GAINS.items():
                times = left.get(action)
                if times:
                    best = gain(glance, space)
                    found.append((best, action, 0))
                    if times > 1:
                        found.append((glance.rob(space, 1) if action == ROBBERY else best, action, 1))
            found.sort(reverse=True)
        return found
