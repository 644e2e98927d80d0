"""What a picture shows, as lines: every text by its key, every piece and card, what is framed, and what can be pressed.

Texts are told by their keys and values, so that a sentence may be polished; where something lies is not told.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from game.draw import palette
from game.table.card import PLAIN, Cards, Dress
from game.ui.canvas import Canvas
from game.ui.focus import FocusRing, Target, nothing
from game.ui.words import Words

COLOURS = {getattr(palette, name): name.lower() for name in dir(palette) if isinstance(getattr(palette, name), tuple)}
QUIET = (
    "ink",
    "panel",
    "raised",
    "line",
    "shadow",
    "halo",
    "paper",
    "paper_2",
    "paper_3",
    "wood_1",
    "wood_2",
    "wood_3",
)
CHANGES = ("load-where", "title-version")  # told by their keys alone
DATES = ("load-date", "load-date-year", "load-today", "load-yesterday")
PART = 12  # letters of a line from which it is looked for in the sentences that were set in several


class Listed:
    """`lines` are what was drawn while it was watched."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._said: dict[str, str] = {}  # the sentences that were asked for, and their keys

    @contextmanager
    def watched(self) -> Iterator[None]:
        """While this lasts, what is drawn on canvases is listed."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Words, "__call__", self._saying(Words.__call__))
            for name in ("text", "piece", "box", "disc"):
                patch.setattr(Canvas, name, self._drawing(getattr(Canvas, name), getattr(self, f"_{name}")))
            patch.setattr(Cards, "turned", self._drawing(Cards.turned, self._card))
            patch.setattr(Cards, "picture", self._drawing(Cards.picture, self._card))
            yield

    def pressed(self, ring: FocusRing) -> None:
        """List what can be pressed, and what each target tells."""
        self.lines.append(f"focus {ring.focused}")
        self.lines += [self._target(target, ring) for target in ring.targets]

    def _target(self, target: Target, ring: FocusRing) -> str:
        digit = ring.number(target.name)
        told = [f"digit {digit}"] if digit else []
        told += [f"off: {self._key(target.reason)}"] if target.reason else []
        told += [f"tip: {self._key(target.hint)}"] if target.hint else []
        told += [f"page {target.entry}"] if target.entry else []
        told += [sign for sign, so in (("tells only", target.act is nothing), ("shy", target.shy)) if so]
        return " | ".join([f"target {target.name}", *told])

    def _saying(self, say: Callable[..., str]) -> Callable[..., str]:
        def said(words: Words, key: str, **values: Any) -> str:
            sentence = say(words, key, **values)
            told = [f"{name}={self._said.get(str(value), value)}" for name, value in values.items()]
            self._said[sentence] = "a date" if key in DATES else " ".join([key, *(told if key not in CHANGES else ())])
            return sentence

        return said

    def _drawing(self, draw: Callable[..., Any], note: Callable[..., str]) -> Callable[..., Any]:
        def drawn(own: Any, *args: Any, **more: Any) -> Any:
            line = note(*args, **more)
            if line:
                self._add(line)
            before = len(self.lines)
            made = draw(own, *args, **more)
            if note == self._card:
                del self.lines[before:]  # what a card is made of
            return made

        return drawn

    def _add(self, line: str) -> None:
        """One more line; the same again only counts."""
        last, _, count = self.lines[-1].partition(" \u00d7 ") if self.lines else ("", "", "")
        if last == line:
            self.lines[-1] = f"{line} \u00d7 {int(count or 1) + 1}"
        else:
            self.lines.append(line)

    def _key(self, text: str) -> str:
        """The key of a sentence, or of the one of which it is a line; else the text itself."""
        if text in self._said:
            return self._said[text]
        whole = (key for sentence, key in self._said.items() if len(text) >= PART and text in sentence)
        return next(whole, " / ".join(self._key(line) for line in text.split("\n")) if "\n" in text else repr(text))

    def _text(
        self,
        words: str,
        x: float,
        baseline: float,
        size: float,
        colour: Sequence[int] = palette.CREAM,
        *_: Any,
        **__: Any,
    ) -> str:
        return f"{self._key(words)} ({_colour(colour)})"

    @staticmethod
    def _piece(name: str, *_: Any, opacity: float = 1, **__: Any) -> str:
        return f"piece {name}{'' if opacity == 1 else ' faint'}"

    @staticmethod
    def _box(area: Sequence[float], fill: Any, border: Any = None, **more: Any) -> str:
        return _coloured("box", fill, border) + (" dashed" if more.get("dash") else "")

    @staticmethod
    def _disc(x: float, y: float, radius: float, fill: Any, border: Any = None, thick: float = 2) -> str:
        return _coloured("disc", fill, border)

    @staticmethod
    def _card(bandit: str, action: str, *rest: Any) -> str:
        dress = next((one for one in rest if isinstance(one, Dress)), PLAIN)
        told = [f"framed in {_colour(dress.frame)}"] if dress.frame is not None else []
        told += [sign for sign, so in (("veiled", dress.veiled), ("faint", dress.opacity < 1)) if so]
        return ", ".join([f"card {bandit} {action}", *told])


def _colour(colour: Sequence[int]) -> str:
    return COLOURS.get(tuple(colour), "mixed")


def _coloured(what: str, fill: Any, border: Any) -> str:
    """A box or a disc by those of its colours that tell anything; nothing where none does."""
    told = [_colour(fill)] if fill is not None and _colour(fill) not in QUIET else []
    told += [f"edged in {_colour(border)}"] if border is not None and _colour(border) not in QUIET else []
    return " ".join([what, *told]) if told else ""
