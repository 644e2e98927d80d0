"""The pages as their files have them: `assets/rules/`, a file a chapter, in the order of the files' names."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.paths import BrokenAsset, asset


@dataclass(frozen=True)
class Page:
    """A page: its words begin with `rules-KEY`, its title may be other words.

    `entries` are the things whose entry it is, each a kind and a name (`action fire`, `bandit doc`); `notes` end the
    keys of short sentences, each with that badge before it; `see` are other pages. Its picture is one of these: the
    `example`, a scenario, at the moments `show`, of which the cars `frame` are seen; rows of `cards`; `pieces`.
    `puzzle` is what the puzzles teach that belong to it.
    """

    key: str
    chapter: str
    title: str
    icon: str
    entries: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    example: Mapping[str, Any] = field(default_factory=dict, hash=False)
    show: tuple[str, ...] = ()
    frame: tuple[int, ...] = ()
    cards: tuple[tuple[str, ...], ...] = ()
    pieces: tuple[str, ...] = ()
    puzzle: str = ""

    @property
    def words(self) -> str:
        """What the keys of its words begin with."""
        return f"rules-{self.key}"


@dataclass(frozen=True)
class Chapter:
    """Pages that belong together; its words are `rules-chapter-KEY`."""

    key: str
    pages: tuple[Page, ...]


def read(folder: Path | None = None) -> tuple[Chapter, ...]:
    """All chapters.

    Raises BrokenAsset when a file is damaged, or when there is none.
    """
    files = sorted((folder or asset("rules")).glob("*.toml"))
    if not files:
        raise BrokenAsset("The rules are missing; please install the game again.")
    return tuple(_chapter(file) for file in files)


def _chapter(file: Path) -> Chapter:
    try:
        found = tomllib.loads(file.read_text("utf-8"))
        chapter = found["chapter"]
        return Chapter(chapter, tuple(_page(chapter, page) for page in found["page"]))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BrokenAsset(f"The rules in {file.name} are damaged; please install the game again.") from error


def _page(chapter: str, written: Mapping[str, Any]) -> Page:
    given = {key: _fixed(value) for key, value in written.items() if key != "example"}
    title = given.pop("title", f"rules-{written['key']}")
    return Page(chapter=chapter, title=title, example=written.get("example", {}), **given)


def _fixed(value: Any) -> Any:
    return tuple(_fixed(one) for one in value) if isinstance(value, list) else value
