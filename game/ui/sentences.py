"""The sentences of one language, each understood when it is first asked for: all of a file take a tenth of a second."""

import re
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from game.paths import BrokenAsset

BEGIN = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # of a sentence; its further lines are indented
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
        self._bundle = FluentBundle([locale], use_isolating=False)

    def __contains__(self, key: str) -> bool:
        """Whether the file has a sentence of that key."""
        return key in self._written

    def say(self, key: str, values: Mapping[str, str | int | float]) -> tuple[str, list[Exception]]:
        """A sentence with its values in their places, and what is wrong with it."""
        self._understand(key)
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            return key, [ValueError("it cannot be understood")]
        sentence, errors = self._bundle.format_pattern(message.value, dict(values))
        return str(sentence), errors

    def _understand(self, key: str) -> None:
        """Let Fluent read a sentence, and those that it names."""
        if key in self._understood or key not in self._written:
            return
        self._understood.add(key)
        self._bundle.add_resource(FluentResource(self._written[key]))
        for named in NAMED.findall(self._written[key]):
            self._understand(named)
