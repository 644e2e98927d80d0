"""The sentences of one language, each understood when it is first asked for: all of a file take a tenth of a second.

To load Fluent takes another tenth. So most sentences, which are a line with nothing but places for values in it, are
read here, and the title needs no other.
"""

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from game.paths import BrokenAsset

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

BEGIN = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # of a sentence; its further lines are indented
LINE = re.compile(r"[^=]*= *(\S.*?) *(?:\n(?:#.*)?)*")  # a sentence of one line, and what may follow before the next
PLACE = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")  # of a value
NAMED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")  # another sentence, or a term, within one


class Sentences:
    """A file of Fluent's."""

    def __init__(self, path: Path, locale: str) -> None:
        """Raises BrokenAsset when there is no such file, or one that is no text."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise BrokenAsset(f"The text {path.name} is missing or damaged; please install the game again.") from error
        begins = [*BEGIN.finditer(text)]
        ends = [*(found.start() for found in begins[1:]), len(text)]
        self._written = {found[1]: text[found.start() : end] for found, end in zip(begins, ends, strict=True)}
        self._understood: set[str] = set()
        self._locale = locale

    def __contains__(self, key: str) -> bool:
        """Whether the file has a sentence of that key."""
        return key in self._written

    def say(self, key: str, values: Mapping[str, str | int | float]) -> tuple[str, list[Exception]]:
        """A sentence with its values in their places, and what is wrong with it."""
        plain = self._plain(key, values)
        if plain is not None:
            return plain, []
        self._understand(key)
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            return key, [ValueError("it cannot be understood")]
        sentence, errors = self._bundle.format_pattern(message.value, dict(values))
        return str(sentence), errors

    def _plain(self, key: str, values: Mapping[str, str | int | float]) -> str | None:
        """A sentence that takes no more than to put words into their places; None where it takes Fluent."""
        line = LINE.fullmatch(self._written.get(key, ""))
        if line is None:
            return None
        words = all(isinstance(values.get(name), str) for name in PLACE.findall(line[1]))  # a number has its own look
        if not words or not {"{", "}"}.isdisjoint(PLACE.sub("", line[1])):
            return None
        return PLACE.sub(lambda place: str(values[place[1]]), line[1])

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        return FluentBundle([self._locale], use_isolating=False)

    def _understand(self, key: str) -> None:
        """Let Fluent read a sentence, and those that it names."""
        if key in self._understood or key not in self._written:
            return
        self._understood.add(key)
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(self._written[key]))
        for named in NAMED.findall(self._written[key]):
            self._understand(named)
