"""The rules know the standard library and themselves: no window, no clock, no chance but their own."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import game.engine

ENGINE = Path(game.engine.__file__).parent
FILES = sorted(ENGINE.rglob("*.py"))
FORBIDDEN = {"random", "time", "datetime", "os", "sys", "pathlib", "io", "copy", "threading", "secrets", "logging"}


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ENGINE)))
def test_it_imports_only_the_standard_library_and_the_engine(file: Path) -> None:
    for name in imports(file):
        top = name.split(".")[0]
        inside = name == "game.engine" or name.startswith("game.engine.")

        assert inside or (top in sys.stdlib_module_names and top not in FORBIDDEN), f"{file.name} imports {name}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ENGINE)))
def test_only_the_book_knows_the_expansions(file: Path) -> None:
    if file.name == "book.py" or "expansions" in file.parts:
        return

    assert not [name for name in imports(file) if "expansions" in name]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ENGINE)))
def test_it_prints_nothing_and_opens_no_file(file: Path) -> None:
    called = {
        node.func.id
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }

    assert not called & {"print", "open", "input", "hash", "id"}
