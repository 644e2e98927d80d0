"""A row of the list of saved games: who plays, how far they are, when that was; or why a file cannot be read."""

import re
from datetime import datetime

from game.draw.palette import AMBER, CREAM, LINE, MUTED, RAISED, rgb
from game.expansions.book import guise
from game.record.library import GameFile
from game.scenes.load.saved_games import SavedGame, Unreadable
from game.scenes.load.sentences import date_of, reason, round_of, turn_of
from game.ui.canvas import Canvas
from game.ui.portrait import portrait
from game.ui.words import Words

WIDE, HIGH, STEP = 768.0, 86.0, 95.0
DAMAGED, DAMAGED_EDGE = rgb("3A2530"), rgb("FF9C8A")
PORTRAIT, PORTRAIT_STEP = 42, 48
WORDS_AT = 316
DATE_WIDE = 150
DATED = re.compile(r"^[0-9]{4}-[0-9]{2}-[0-9]{2} (?=.)")  # begins the name of a file that was not named by anybody


def draw(
    canvas: Canvas,
    words: Words,
    at: tuple[float, float],
    file: GameFile,
    found: SavedGame | Unreadable | None,
    now: datetime,
    *,
    chosen: bool,
    named: bool = False,
) -> None:
    """Draw a row; one that is not read yet is empty but for a word and its date.

    `named` tells its file's name instead of how far it is.
    """
    x, y = at
    edge, thick = (AMBER, 2.5) if chosen else (LINE, 1.5)
    if isinstance(found, Unreadable):
        dash = "" if chosen else "6 5"
        canvas.box((x, y, WIDE, HIGH), DAMAGED, AMBER if chosen else DAMAGED_EDGE, radius=12, thick=thick, dash=dash)
        _draw_unreadable(canvas, words, x, y, found)
        return
    canvas.box((x, y, WIDE, HIGH), RAISED, edge, radius=12, thick=thick)
    date = date_of(words, file.saved, now)
    canvas.text(date, x + WIDE - 16, y + 50, 15, MUTED, align="right", room=DATE_WIDE - 24)
    if found is None:
        canvas.text(words("load-reading"), x + WIDE / 2, y + 48, 15, MUTED, align="centre")
        return
    for index, bandit in enumerate(found.public.bandits):
        left = x + 14 + index * PORTRAIT_STEP
        who = guise(found.public, bandit)
        canvas.blit(portrait(canvas.kit, who, PORTRAIT, 8), left - 1.5, y + 20.5)
        canvas.piece(f"badge_{who}", left + 24, y + 48, width=20)
    head = shortened(DATED.sub("", file.path.stem), 34) if named else round_of(words, found)
    canvas.head(head, x + WORDS_AT, y + 38, 17, room=WIDE - WORDS_AT - DATE_WIDE)
    canvas.text(turn_of(words, found), x + WORDS_AT, y + 63, 15, MUTED, room=WIDE - WORDS_AT - DATE_WIDE)


def _draw_unreadable(canvas: Canvas, words: Words, x: float, y: float, found: Unreadable) -> None:
    canvas.piece("ui_warn", x + 18, y + 25, width=36)
    name = shortened(found.file.path.name)
    canvas.head(words("load-unreadable", file=name), x + 72, y + 36, 17, room=WIDE - 92)
    canvas.text(reason(words, found.damage), x + 72, y + 62, 15, CREAM, room=WIDE - 92)


def shortened(name: str, most: int = 48) -> str:
    """A file's name as it can be shown: nothing that is no letter, and no more than fits."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in name)
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"
