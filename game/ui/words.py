"""Every sentence a person reads, by its key: Mozilla's Fluent, one file a language in `assets/text/`.

The controls draw their own labels, so that pygame_gui, which takes a text with a dot in it for a key of
its own and replaces it, never gets one.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from game.paths import BrokenAsset, asset

Value = str | int | float
KEPT = 2000  # sentences kept formatted


class MissingWords(Exception):
    """A text lacks a key, or a sentence lacks a value. Only strict words, those of the tests, raise it."""


class Words:
    """The texts of one language; call it with a key to get the sentence."""

    def __init__(self, locale: str = "en", *, strict: bool = False, folder: Path | None = None) -> None:
        """Read `LOCALE.ftl`. `strict`: a missing key is an error instead of being shown as it is.

        Raises BrokenAsset when there is no such file, or one that is no text.
        """
        self.locale = locale
        self._strict = strict
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._bundle.add_resource(_read((folder or asset("text")) / f"{locale}.ftl"))
        self._kept = lru_cache(maxsize=KEPT)(self._format)

    def __call__(self, key: str, **values: Value) -> str:
        """The sentence `key`, with its `values` in their places.

        A number chooses the sentence's plural; give text that must stay as it is as str.
        """
        return self._kept(key, tuple(values.items()))

    def __contains__(self, key: str) -> bool:
        """Whether the language has a sentence of that key."""
        return self._bundle.has_message(key)

    def _format(self, key: str, values: tuple[tuple[str, Value], ...]) -> str:
        message = self._bundle.get_message(key) if key in self else None
        if message is None or message.value is None:
            return self._missing(key, f"{self.locale}.ftl has no sentence {key!r}")
        sentence, errors = self._bundle.format_pattern(message.value, dict(values))
        if errors:
            return self._missing(str(sentence), f"{key!r} of {self.locale}.ftl: {errors[0]}")
        return str(sentence)

    def _missing(self, shown: str, reason: str) -> str:
        if self._strict:
            raise MissingWords(reason)
        return shown


@cache
def _read(path: Path) -> Any:
    """The sentences of a file, understood once: that takes a tenth of a second."""
    try:
        return FluentResource(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BrokenAsset(f"The text {path.name} is missing or damaged; please install the game again.") from error
