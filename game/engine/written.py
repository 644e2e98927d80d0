"""What somebody wrote by hand: every mistake is told with the place where it stands and what would be right."""

from collections.abc import Collection, Mapping
from typing import Any


class Misread(ValueError):
    """Something written that means nothing here.

    `key` is where it stands (`position.marshal`), `found` what stands there, `reason` a key for what would be
    right, with its `facts`.
    """

    def __init__(self, key: str, found: object, reason: str, **facts: str | int) -> None:
        super().__init__(f"{key}: {reason}, not {found!r}")
        self.key = key
        self.found = found
        self.reason = reason
        self.facts: dict[str, str | int] = facts


def one_of(key: str, found: object, words: Collection[str]) -> str:
    """A word out of several.

    Raises Misread when it is none of them.
    """
    if isinstance(found, str) and found in words:
        return found
    raise Misread(key, found, "one-of", words=", ".join(words))


def text(key: str, found: object) -> str:
    """Any text but an empty one.

    Raises Misread for anything else.
    """
    if isinstance(found, str) and found.strip():
        return found
    raise Misread(key, found, "text")


def whole_number(key: str, found: object, least: int, most: int) -> int:
    """A whole number from `least` to `most`.

    Raises Misread for anything else; true and false are no numbers.
    """
    if isinstance(found, int) and not isinstance(found, bool) and least <= found <= most:
        return found
    raise Misread(key, found, "whole-number", least=least, most=most)


def flag(key: str, found: object) -> bool:
    """True or false.

    Raises Misread for anything else.
    """
    if isinstance(found, bool):
        return found
    raise Misread(key, found, "flag")


def listed(key: str, found: object) -> list[Any]:
    """A list.

    Raises Misread for anything else.
    """
    if isinstance(found, list | tuple):
        return list(found)
    raise Misread(key, found, "list")


def keyed(key: str, found: object, keys: Collection[str] | None = None) -> Mapping[str, Any]:
    """An object whose keys are all among `keys` (None: any).

    Raises Misread for anything else, and for the first key that is unknown.
    """
    if not isinstance(found, Mapping):
        raise Misread(key, found, "object")
    for name in found:
        if keys is not None and name not in keys:
            raise Misread(within(key, name), found[name], "unknown-key", words=", ".join(keys))
    return found


def within(key: str, name: str) -> str:
    """The place of a key inside another."""
    return f"{key}.{name}" if key else name
