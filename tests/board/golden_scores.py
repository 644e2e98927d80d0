"""Files of what is seen, in words, each scene under its name: so it is to stay until somebody means it otherwise."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

from game.board.timeline import Score
from tests.board.told_score import FINELY, Cued, told

Case = Callable[[], tuple[Score, Cued]]
HEAD = "## "


def lines(case: Case) -> list[str]:
    """All of a score, finely."""
    score, cued = case()
    return [*told(score, cued, FINELY), f"{score.seconds:.2f} s"]


@cache
def recorded(path: Path) -> dict[str, list[str]]:
    """What stands in a file, by name."""
    found: dict[str, list[str]] = {}
    for block in path.read_text("utf-8").split(f"\n{HEAD}"):
        name, *seen = block.removeprefix(HEAD).splitlines()
        found[name] = [line for line in seen if line]
    return found


def blocks(scenes: Mapping[str, Sequence[str]]) -> str:
    """The text of such a file."""
    return "\n".join("\n".join((f"{HEAD}{name}", *seen, "")) for name, seen in scenes.items())
