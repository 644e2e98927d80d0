"""Who may know whom: the house's walls."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import game

ROOT = Path(game.__file__).parent
WINDOW = {"pygame", "pygame_gui"}
MAY_KNOW = {
    "engine": {"game.engine"},
    "bots": {"game.engine", "game.bots"},
    "draw": {"game.draw", "game.paths", "pygame"},
    "board": {"game.board", "game.draw", "game.engine", "game.paths", "pygame"},
    "ui": {"game.ui", "game.draw", "game.paths", "pygame", "pygame_gui", "fluent"},
    "scenes": {"game.scenes", "game.session", "game.board", "game.ui", "game.draw", "game.engine", "game", "pygame"},
}
LONGEST = 500
FILES = sorted(ROOT.rglob("*.py"))


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def foreign(name: str) -> bool:
    """Whether an import is neither the program's own nor the standard library's."""
    return name.split(".", maxsplit=1)[0] not in sys.stdlib_module_names


@pytest.mark.parametrize("folder", MAY_KNOW)
def test_a_folder_knows_only_what_it_may(folder: str) -> None:
    allowed = MAY_KNOW[folder]
    broken = [
        f"{file.relative_to(ROOT)} knows {name}"
        for file in (ROOT / folder).rglob("*.py")
        for name in imports(file)
        if foreign(name) and not any(name == known or name.startswith(f"{known}.") for known in allowed)
    ]

    assert [] == broken


def test_only_the_book_knows_the_expansions() -> None:
    broken = [
        file.relative_to(ROOT)
        for file in (ROOT / "engine").rglob("*.py")
        if "expansions" not in file.parts and file.name != "book.py"
        if any(name.startswith("game.engine.expansions") for name in imports(file))
    ]

    assert [] == broken


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(ROOT)) for file in FILES])
def test_a_module_says_what_it_is_for_and_stays_short(file: Path) -> None:
    text = file.read_text(encoding="utf-8")

    assert ast.get_docstring(ast.parse(text))
    assert len(text.splitlines()) <= LONGEST


def test_nothing_leaves_the_clone() -> None:
    here = Path(__file__)
    outside = "../" + "shared"

    assert [] == [file for file in [*FILES, *here.parent.rglob("*.py")] if outside in file.read_text(encoding="utf-8")]
