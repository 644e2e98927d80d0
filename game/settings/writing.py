"""Writing settings into their file: the changed lines only, so that a person's own comments stay."""

from collections.abc import Mapping, MutableMapping
from typing import Any

import tomlkit
from tomlkit import TOMLDocument
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Table

from game.settings.settings import BINDINGS, PLACES, Settings

Lines = MutableMapping[str, Any]


def edited(text: str, settings: Settings, changed: list[str], head: str = "") -> str:
    """A file of settings with the `changed` parts as they are in `settings`; a new one begins with the lines `head`.

    Raises ValueError when the text is no TOML.
    """
    try:
        document = tomlkit.parse(text)
    except TOMLKitError as error:
        raise ValueError from error
    if not text:
        for line in head.splitlines():
            document.add(tomlkit.comment(line))
    for part in changed:
        if part in BINDINGS:
            _set_bindings(document, part, getattr(settings, part))
        else:
            place = PLACES[part]
            _set(_table(document, place.section), place.name, getattr(settings, part), place.right)
    return tomlkit.dumps(document)


def _set(table: Lines, name: str, value: object, right: str) -> None:
    """Set a line; a new one says what it may be."""
    new = isinstance(table, Table) and name not in table
    table[name] = tomlkit.item(value).comment(right) if new else value


def _set_bindings(document: TOMLDocument, section: str, bindings: Mapping[str, tuple[str, ...]]) -> None:
    table = _table(document, section)
    for command in [name for name in table if name not in bindings]:
        del table[command]
    for command, keys in bindings.items():
        table[command] = list(keys)


def _table(document: TOMLDocument, section: str) -> Lines:
    """The lines of a section, in whatever way they are written; what is no section makes room for one."""
    found = document.get(section)
    if not isinstance(found, MutableMapping):
        document[section] = tomlkit.table()
        found = document[section]
    assert isinstance(found, MutableMapping)
    return found
