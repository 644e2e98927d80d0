"""The command `python -m game scenario FILE_OR_FOLDER...`: run the scenarios and print how each ends.

The words `ok`, `FAIL`, `passed` and `failed` are a format that scripts read, the same in every language.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from game.engine.book import CannotBePlayed
from game.engine.written import Misread
from game.scenario.document import read_scenario
from game.scenario.run import Failure, run
from game.ui.words import words

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
    if not paths:
        print(words("scenario-usage"), file=sys.stderr)
    outcomes = [_run_file(path) for path in _files(paths)] or [UNREADABLE]
    print(f"{outcomes.count(HELD)} passed, {outcomes.count(FAILED)} failed")
    return max(outcomes)


def _files(paths: Sequence[str]) -> Iterator[Path]:
    """The files, and the scenarios in the folders and all below, in the order of their names."""
    for path in map(Path, paths):
        inside = sorted(path.rglob("*.json")) if path.is_dir() else [path]
        if not inside:
            _complain(path, words("scenario-folder-empty"))
        yield from inside


def _run_file(path: Path) -> int:
    """Run one scenario and print how it ends."""
    try:
        scenario = read_scenario(path)
        failures = run(scenario)
    except Misread as mistake:
        return _complain(path, _misread(mistake))
    except CannotBePlayed as refused:
        key = BLAMED.get(refused.reason, "expansions")
        return _complain(path, words("scenario-refused", place=key, why=words(f"refused-{refused.reason}")))
    except json.JSONDecodeError as mistake:
        return _complain(path, words("scenario-not-json", line=mistake.lineno, column=mistake.colno))
    except (OSError, UnicodeError) as trouble:
        return _complain(path, words("scenario-unreadable", trouble=str(trouble)))
    print(f"FAIL {path}: {scenario.title}" if failures else f"ok {scenario.title}", flush=True)
    for failure in failures:
        print(f"  {_failure(failure)}", flush=True)
    return FAILED if failures else HELD


def _complain(path: Path, sentence: str) -> int:
    print(f"{path}: {sentence}", file=sys.stderr, flush=True)
    return UNREADABLE


def _failure(failure: Failure) -> str:
    return words(f"scenario-{failure.reason}", **{name: _written(fact) for name, fact in failure.facts.items()})


def _misread(mistake: Misread) -> str:
    """The key, what stands there and what would be right."""
    right = words(f"misread-{mistake.reason}", **mistake.facts)
    if mistake.found is None:
        return words("misread-nothing", place=mistake.key, right=right)
    return words("misread", place=mistake.key or "-", found=_written(mistake.found), right=right)


def _written(fact: Any) -> str:
    """A value as a scenario would write it."""
    if isinstance(fact, str):
        return fact
    return json.dumps(fact, ensure_ascii=False, default=str)
