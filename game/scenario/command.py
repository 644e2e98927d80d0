"""The command `python -m game scenario FILE_OR_FOLDER...`: run the scenarios and print how each ends.

The words `ok`, `FAIL`, `passed` and `failed` are a format that scripts read, the same in every language.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.engine.rules import CannotBePlayed
from game.engine.written import Misread
from game.scenario.document import read_scenario
from game.scenario.run import Failure, run
from game.ui.words import Words

HELD, FAILED, UNREADABLE = 0, 1, 2

# Which key of a scenario has to change when a combination is refused; `expansions` for those not named.
BLAMED: Mapping[str, str] = {
    "seats": "seats",
    "how-many": "seats",
    "first": "first",
    "pairs": "teams",
    "pairs-alternate": "seats",
    "expert-two-players": "expert",
}


def main(paths: Sequence[str]) -> int:
    """Run the scenarios in files and folders; 0 when all hold, 1 when one does not, 2 when one makes no sense."""
    return Report(Words()).of(paths)


class Report:
    """Runs scenarios and prints how each ends: results to the standard output, files that make no sense beside it."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def of(self, paths: Sequence[str]) -> int:
        """Run them all; the exit status. A file that makes no sense does not stop the others."""
        outcomes = [self._run(file) for path in map(Path, paths) for file in self._files(path)]
        print(f"{outcomes.count(HELD)} passed, {outcomes.count(FAILED)} failed")
        return max(outcomes, default=UNREADABLE)

    def _files(self, path: Path) -> list[Path]:
        """The file, or the scenarios in the folder and all below, in the order of their names.

        A folder without any is left for what it is: reading it fails and tells so.
        """
        return (sorted(path.rglob("*.json")) if path.is_dir() else []) or [path]

    def _run(self, path: Path) -> int:
        """Run one scenario and print how it ends."""
        try:
            scenario = read_scenario(path)
            failures = run(scenario)
        except (Misread, CannotBePlayed, json.JSONDecodeError, UnicodeError, OSError) as trouble:
            print(f"{path}: {self._trouble(path, trouble)}", file=sys.stderr, flush=True)
            return UNREADABLE
        print(f"FAIL {path}: {scenario.title}" if failures else f"ok {scenario.title}", flush=True)
        for failure in failures:
            print(f"  {self._failure(failure)}", flush=True)
        return FAILED if failures else HELD

    def _failure(self, failure: Failure) -> str:
        facts = {name: _written(fact) for name, fact in failure.facts.items()}
        return self._words(f"scenario-{failure.reason}", **facts)

    def _trouble(self, path: Path, trouble: Exception) -> str:
        """What is wrong with a file: the key, what stands there and what would be right."""
        words = self._words
        if isinstance(trouble, Misread):
            return self._misread(trouble)
        if isinstance(trouble, CannotBePlayed):
            place = BLAMED.get(trouble.reason, "expansions")
            return words("scenario-refused", place=place, why=words(f"refused-{trouble.reason}"))
        if isinstance(trouble, json.JSONDecodeError):
            return words("scenario-not-json", line=str(trouble.lineno), column=str(trouble.colno))
        if path.is_dir():
            return words("scenario-folder-empty")
        if path.exists() and not path.is_file():
            return words("scenario-no-file")
        return words("scenario-unreadable", trouble=str(trouble))

    def _misread(self, mistake: Misread) -> str:
        facts = {name: str(fact) for name, fact in mistake.facts.items()}
        right = self._words(f"misread-{mistake.reason}", **facts)
        if mistake.found is None:
            return self._words("misread-nothing", place=mistake.key, right=right)
        return self._words("misread", place=mistake.key or "-", found=_written(mistake.found), right=right)


def _written(fact: Any) -> str:
    """A value as a scenario would write it."""
    return fact if isinstance(fact, str) else json.dumps(fact, ensure_ascii=False, default=str)
