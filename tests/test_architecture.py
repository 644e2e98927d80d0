"""Who may know whom: the engine knows no window, the window decides no rule. A failure names the file."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import game

HOUSE = Path(game.__file__).parent
FILES = sorted(HOUSE.rglob("*.py"))

COMPILED = ("engine", "bots")

# What each folder, or file, right below game/ may import besides itself and the standard library.
MAY_KNOW = {
    "paths": ("platformdirs",),
    "whole_file": (),
    "engine": (),
    "bots": ("game.engine",),
    "record": ("game.engine", "game.whole_file"),
    "taking_back": ("game.engine",),
    "eyes": ("game.engine",),
    "counsel": ("game.engine", "game.bots"),
    "session": (
        "game.engine",
        "game.bots",
        "game.record",
        "game.counsel",
        "game.eyes",
        "game.taking_back",
        "game.__version__",
    ),
    "statistics": ("game.engine", "game.record", "game.session", "game.whole_file"),
    "scenario": ("game.engine", "game.ui.words"),
    "own_lines": ("game.whole_file",),
    "puzzles": ("game.engine", "game.own_lines", "game.scenario", "game.ui.words", "game.whole_file"),
    "guide": ("game.engine", "game.own_lines", "game.paths"),
    "simulate": ("game.engine", "game.bots", "game.ui.words", "tqdm"),
    "texts": ("game.paths", "game.ui.words", "fluent"),
    "settings": ("game.ui.words", "game.whole_file"),
    "album": ("game.ui.words", "game.whole_file", "pygame"),
    "draw": ("game.paths", "pygame"),
    "sound": ("game.settings", "pygame"),
    "board": ("game.engine", "game.draw", "game.expansions", "pygame"),
    "ui": ("game.paths", "game.draw", "pygame", "pygame_gui", "fluent"),
    "table": (
        "game.session",
        "game.eyes",
        "game.board",
        "game.expansions",
        "game.ui",
        "game.draw",
        "game.engine",
        "pygame",
    ),
    # An expansion may bring a scene of its own; only what opens the window knows it.
    "expansions": (
        *("game.session", "game.scenes", "game.statistics"),
        *("game.board", "game.table", "game.ui", "game.draw", "game.engine", "pygame"),
    ),
    "scenes": (
        "game.bots.roster",  # the levels that can be chosen
        "game.bots.advice",  # what Legend says to whoever asks
        "game.bots.review",  # what he says of a game afterwards
        "game.credits",
        "game.session",
        "game.eyes",
        "game.record",
        "game.paths",
        "game.puzzles",
        "game.scenario",
        "game.settings",
        "game.sound",
        "game.statistics",
        "game.expansions",
        "game.guide",
        "game.board",
        "game.table",
        "game.ui",
        "game.draw",
        "game.engine",
        "game.__version__",
        "pygame",
    ),
    "window": ("game.draw", "pygame"),
    "credits": ("game.paths",),
    "reports": ("game.__version__",),
    "speech": ("game.window", "pygame"),
    "command_line": ("game.ui.words", "game.record.file"),
    # What opens the window, or leads through all of it, may know all.
    **dict.fromkeys(
        ("__init__", "__main__", "app", "play", "learning", "start", "robot", "tour", "bench", "replay", "selftest"),
        ("game", "pygame"),
    ),
}
# The rules have no clock, no files, and no chance but their own.
NOT_FOR_RULES = ("copy", "datetime", "io", "logging", "os", "pathlib", "random", "secrets", "sys", "threading", "time")
WINDOWLESS = (
    "game.engine.game",
    "game.bots.roster",
    "game.session",
    "game.record.library",
    "game.statistics.store",
    "game.scenario",
    "game.simulate",
)
MOST_LINES = 350
# Words of the expansions, and where they may be said: in each one's homes, and in the lists that bring them in.
EXPANSIONS_SAY = frozenset(
    (
        *("elf", "elves", "santa", "gift", "gifts", "suitcase", "ghostbox"),
        *("coach", "stagecoach", "horse", "horses", "hostages", "ransom", "flask", "flasks", "whiskey", "shotgun"),
    )
)
HOMES = (
    "game/engine/expansions/",
    "game/engine/book.py",
    "game/expansions/",
    *("game/bots/elf.py", "game/bots/ghost_box.py", "game/bots/horses", "game/bots/insights.py"),
    "game/tour/",
    "game/statistics/versions.py",  # tables as older programs made them
)
WORD = re.compile("[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def imports(file: Path) -> Iterator[str]:
    """The full names that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file.relative_to(HOUSE)} imports by dots; say from game.…"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def below(name: str, *tops: str) -> bool:
    """Whether `name` is one of `tops`, or lies in it."""
    return any(name == top or name.startswith(f"{top}.") for top in tops)


def part(file: Path) -> str:
    """The folder, or the file, right below game/ that `file` belongs to."""
    return file.relative_to(HOUSE).parts[0].removesuffix(".py")


def named(file: Path) -> str:
    return file.relative_to(HOUSE.parent).as_posix()


@pytest.mark.parametrize("file", FILES, ids=named)
def test_it_knows_only_whom_it_may(file: Path) -> None:
    """A part that is new in the house needs a line in MAY_KNOW."""
    may = (f"game.{part(file)}", *MAY_KNOW[part(file)], *sys.stdlib_module_names)

    assert [] == [name for name in imports(file) if not below(name, *may)]


@pytest.mark.parametrize("file", sorted((HOUSE / "engine").rglob("*.py")), ids=named)
def test_a_rule_reaches_for_nothing_outside_the_state(file: Path) -> None:
    assert [] == [name for name in imports(file) if below(name, *NOT_FOR_RULES)]


@pytest.mark.parametrize("file", sorted((HOUSE / "engine").rglob("*.py")), ids=named)
def test_among_the_rules_only_the_book_knows_the_expansions(file: Path) -> None:
    if file.name != "book.py" and "expansions" not in file.parts:
        assert [] == [name for name in imports(file) if below(name, "game.engine.expansions")]


@pytest.mark.parametrize("file", [file for file in FILES if not named(file).startswith(HOMES)], ids=named)
def test_no_expansion_is_spoken_of_outside_its_homes(file: Path) -> None:
    """Everybody else asks in general terms, so that a new expansion is a new home and a line in two lists."""
    text = re.sub("[Gg]host[ _](of the )?[Bb]ox|Ghost ?Box", "ghostbox", file.read_text("utf-8"))

    assert set() == EXPANSIONS_SAY.intersection(word.lower() for word in WORD.findall(text))


@pytest.mark.parametrize("module", WINDOWLESS)
def test_it_runs_without_the_window_libraries(module: str) -> None:
    """What one imports may import more: so it is tried out."""
    script = f"import sys, {module}; print([name for name in ('pygame', 'pygame_gui') if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", script], cwd=HOUSE.parent, capture_output=True, text=True, check=False)

    assert ("[]", "") == (run.stdout.strip(), run.stderr)


@pytest.mark.parametrize("file", FILES, ids=named)
def test_no_class_is_derived_from_one_that_packages_hold_compiled(file: Path) -> None:
    """Python refuses that, when the class is made or used: in packages alone."""
    if part(file) in COMPILED:
        return
    tree = ast.parse(file.read_text(encoding="utf-8"))
    theirs = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and below(node.module or "", *[f"game.{part}" for part in COMPILED])
        for alias in node.names
    }
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]

    assert [] == [one.name for one in classes for base in one.bases if isinstance(base, ast.Name) and base.id in theirs]


@pytest.mark.parametrize("file", FILES, ids=named)
def test_it_is_short(file: Path) -> None:
    """A long module has more than one subject."""
    assert len(file.read_text("utf-8").splitlines()) <= MOST_LINES


def test_every_module_says_what_it_is_for() -> None:
    assert [] == [named(file) for file in FILES if not ast.get_docstring(ast.parse(file.read_text("utf-8")))]


def test_every_folder_of_code_is_a_package() -> None:
    assert [] == sorted({named(file.parent) for file in FILES if not (file.parent / "__init__.py").exists()})


def test_nothing_reaches_outside_the_clone() -> None:
    outside = "../" + "shared"
    tests = Path(__file__).parent.rglob("*.py")

    assert [] == [named(file) for file in (*FILES, *tests) if outside in file.read_text("utf-8")]
