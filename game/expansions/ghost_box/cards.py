"""The faces of the box's cards: frames of their own, for one action or for two."""

from game.draw.palette import CREAM
from game.table.card_parts import HIGH, ICON, MINI, MINI_ICON, TITLED_FROM, WHOLE, Seen, icon, plain, title
from game.ui.canvas import Canvas
from game.ui.words import Words

SPLIT = {
    "heist_or_move": ("heist", "move", "or"),
    "heist_or_floor_change": ("heist", "floor_change", "or"),
    "punch_or_move": ("punch", "move", "or"),
    "floor_change_and_fire": ("floor_change", "fire", "+"),
}
SIGN_AT = (60, 76.5)  # between the two icons of a split card
SPLIT_ICONS = ((38, 20), (38, 86))
SPLIT_WIDTH = 45
MINI_SPLIT_ICONS = ((13, 15), (59, 58))
MINI_SPLIT_WIDTH = 48
MINI_SIGN_AT = (60, 62)


def draw(canvas: Canvas, words: Words, action: str, high: float, seen: Seen = WHOLE) -> None:
    """Draw a card of the box `high` units high."""
    factor, mini = high / HIGH, high < TITLED_FROM
    split = SPLIT.get(action)
    if split is None:
        frame, place = ("frame_mini_ghost_auto", MINI_ICON) if mini else ("frame_ghost_auto", ICON)
        plain(canvas, frame, factor * (MINI if mini else 1), action, place, factor)
    elif mini:
        canvas.piece("frame_mini_ghost_split", 0, 0, MINI * factor)
        for half, corner in zip(split, MINI_SPLIT_ICONS, strict=False):
            icon(canvas, half, (*corner, MINI_SPLIT_WIDTH), factor)
        _mini_sign(canvas, split[2], factor)
    else:
        canvas.piece("frame_ghost_split", 0, 0, factor)
        for half, corner in zip(split, SPLIT_ICONS, strict=False):
            icon(canvas, half, (*corner, SPLIT_WIDTH), factor)
        sign = words("card-or") if split[2] == "or" else split[2]
        size = 14 if split[2] == "or" else 18
        canvas.head(sign, SIGN_AT[0] * factor, SIGN_AT[1] * factor, size * factor, CREAM, align="centre")
    if not mini:
        title(canvas, words(f"action-{action}"), factor, CREAM, seen)


def _mini_sign(canvas: Canvas, sign: str, factor: float) -> None:
    """Too small for a word: a dot for "or", a plus for "and"."""
    x, y = (length * factor for length in MINI_SIGN_AT)
    if sign == "or":
        canvas.disc(x, y, 4 * factor, CREAM)
        return
    canvas.box((x - 6 * factor, y - 1.7 * factor, 12 * factor, 3.4 * factor), CREAM, radius=1.7 * factor)
    canvas.box((x - 1.7 * factor, y - 6 * factor, 3.4 * factor, 12 * factor), CREAM, radius=1.7 * factor)
