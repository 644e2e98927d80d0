"""Every sentence a person reads, by its key: Mozilla's Fluent, one file a language in `assets/text/`.

The controls draw their own labels, so that pygame_gui, which takes a text with a dot in it for a key of
its own and replaces it, never gets one.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from game.paths import asset
from game.ui.sentences import Sentences

Value = str | int | float
KEPT = 2000  # sentences kept formatted
ENGLISH = "en"  # the language that the game is written in: it has every sentence


class MissingWords(Exception):
    """A text lacks a key, or a sentence lacks a value. Only strict words, those of the tests, raise it."""


def languages(folder: Path | None = None) -> tuple[str, ...]:
    """The languages that there are files for: English first, the others in the order of their letters."""
    found = {file.stem for file in (folder or asset("text")).glob("*.ftl")} | {ENGLISH}
    return tuple(sorted(found, key=lambda locale: (locale != ENGLISH, locale)))


def spoken(preferred: Sequence[str], folder: Path | None = None) -> str:
    """The first language of a person's `preferred` locales (`fr_CA.UTF-8`, `ru`) that the game speaks; else English."""
    there = languages(folder)
    wanted = (re.split(r"[-_.@]", locale)[0].lower() for locale in preferred)
    return next((language for language in wanted if language in there), ENGLISH)


def language_name(locale: str) -> str:
    """What a language calls itself.

    Raises BrokenAsset when there is no such file, or one that is no text.
    """
    return Words(locale)("language-name")


@lru_cache
def _sentences(path: Path, locale: str) -> Sentences:
    """A file is read once: the page of the options asks all languages for their names whenever it is laid out."""
    return Sentences(path, locale)


class Words:
    """The texts of one language at a time; call it with a key to get the sentence.

    A key that the language lacks is told in English.
    """

    def __init__(self, locale: str = ENGLISH, *, strict: bool = False, folder: Path | None = None) -> None:
        """Read `LOCALE.ftl`. `strict`: a missing key is an error instead of being shown in English, or as it is.

        Raises BrokenAsset when there is no such file, or one that is no text.
        """
        self._strict = strict
        self._folder = folder or asset("text")
        self._kept = lru_cache(maxsize=KEPT)(self._format)
        self.speak(locale)

    def speak(self, locale: str) -> None:
        """Speak another language from now on: whoever holds these words reads them in it.

        Raises BrokenAsset when there is no such file, or one that is no text.
        """
        spoken = [locale]
        if locale != ENGLISH and not self._strict and (self._folder / f"{ENGLISH}.ftl").exists():
            spoken.append(ENGLISH)
        self._spoken = [_sentences(self._folder / f"{one}.ftl", one) for one in spoken]
        self.locale = locale
        self._kept.cache_clear()

    def __call__(self, key: str, **values: Value) -> str:
        """The sentence `key`, with its `values` in their places.

        A number chooses the sentence's plural; give text that must stay as it is as str.
        """
        return self._kept(key, tuple(values.items()))

    def __contains__(self, key: str) -> bool:
        """Whether there is a sentence of that key."""
        return any(key in sentences for sentences in self._spoken)

    def _format(self, key: str, values: tuple[tuple[str, Value], ...]) -> str:
        sentences = next((sentences for sentences in self._spoken if key in sentences), None)
        if sentences is None:
            return self._missing(key, f"{self.locale}.ftl has no sentence {key!r}")
        sentence, errors = sentences.say(key, dict(values))
        if errors:
            return self._missing(sentence, f"{key!r} of {self.locale}.ftl: {errors[0]}")
        return sentence

    def _missing(self, shown: str, reason: str) -> str:
        if self._strict:
            raise MissingWords(reason)
        return shown
