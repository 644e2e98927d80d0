"""What the strips count changes when what is counted has arrived there, not when it happens on the train."""

from collections.abc import Sequence
from dataclasses import replace

from game.board.timeline import Score, Timeline
from game.table.strip import Facts


class Counting:
    """Holds back what changes on a bandit's strip until a score says that it is counted."""

    def __init__(self) -> None:
        self._were: dict[str, Facts] = {}  # by bandit, as they were drawn last
        self._held: dict[str, Facts] = {}
        self._score: Score | None = None

    def begin(self, score: Score | None) -> None:
        """A score begins: what it counts stands meanwhile as it was drawn last."""
        self._score = score
        self._held = self._were if score is not None else {}

    def told(self, facts: Sequence[Facts], timeline: Timeline) -> list[Facts]:
        """What the strips tell now; `facts` is how it will be."""
        found = [self._told(fact, timeline) for fact in facts]
        self._were = {fact.bandit: fact for fact in found}
        return found

    def _told(self, fact: Facts, timeline: Timeline) -> Facts:
        score, was = self._score, self._held.get(fact.bandit)
        if score is None or was is None or timeline.score is not score:
            return fact
        if timeline.time >= score.counted.get(fact.bandit, 0):
            return fact
        return replace(fact, loot=was.loot, wounds=was.wounds, slots=was.slots, trinkets=was.trinkets, kept=was.kept)
