"""What is printed on a card: the frame in its owner's colour, the action's icon, the title; backs; bullets."""

from game.draw.palette import CREAM, INK, Colour
from game.ui.canvas import Canvas
from game.ui.words import Words

WIDE, HIGH = 120, 168  # units of a card's own
TITLED_FROM = 120  # units of height from which a card bears its title; smaller ones have the owner's emblem instead
MINI = 2  # how much larger a small frame must be drawn to be as large as a card

ICON = (17, 28, 86)  # x, y, width
MINI_ICON = (13, 15, 94)
TITLE_AT = (60, 154.5)  # centre, baseline
TITLE_ROOM = 106
TITLE_SIZE = 16
SIGN_AT = (60, 76.5)  # between the two icons of a split card
HIDDEN, BULLET = "hidden", "bullet"  # what is no action
BOX = "ghost_box"  # its cards have frames of their own, for one action or for two
BOX_SPLIT = {
    "heist_or_move": ("heist", "move", "or"),
    "heist_or_floor_change": ("heist", "floor_change", "or"),
    "punch_or_move": ("punch", "move", "or"),
    "floor_change_and_fire": ("floor_change", "fire", "+"),
}
SPLIT_ICONS = ((38, 20), (38, 86))
SPLIT_WIDTH = 45
MINI_SPLIT_ICONS = ((13, 15), (59, 58))
MINI_SPLIT_WIDTH = 48
MINI_SIGN_AT = (60, 62)


def draw(canvas: Canvas, words: Words, who: str, action: str, high: float) -> None:
    """Draw a card `high` units high with its corner at the canvas's origin; `hidden` is its back."""
    factor = high / HIGH
    if action == HIDDEN:
        canvas.piece(f"card_back_{who}", 0, 0, factor)
    elif action == BULLET:
        owner = who.removesuffix("_box")  # the box's Ghost shoots with Ghost's own bullets
        canvas.piece(f"bullet_card_{owner}", 0, 0, factor)
        if high >= TITLED_FROM:
            _title(canvas, words(f"action-{action}"), factor, CREAM)
    elif who == BOX:
        _box_card(canvas, words, action, high)
    elif high < TITLED_FROM:
        _plain(canvas, f"frame_mini_{who}", MINI * factor, action, MINI_ICON, factor)
    else:
        _plain(canvas, f"frame_{who}", factor, action, ICON, factor)
        _title(canvas, words(f"action-{action}"), factor, INK if who == "ghost" else CREAM)


def _plain(
    canvas: Canvas, frame: str, frame_factor: float, action: str, icon: tuple[float, float, float], factor: float
) -> None:
    canvas.piece(frame, 0, 0, frame_factor)
    _icon(canvas, action, icon, factor)


def _icon(canvas: Canvas, action: str, icon: tuple[float, float, float], factor: float) -> None:
    x, y, width = (length * factor for length in icon)
    canvas.piece(f"icon_{action}", x, y, width=width)


def _title(canvas: Canvas, title: str, factor: float, colour: Colour) -> None:
    x, baseline = (length * factor for length in TITLE_AT)
    canvas.head(title, x, baseline, TITLE_SIZE * factor, colour, align="centre", room=TITLE_ROOM * factor)


def _box_card(canvas: Canvas, words: Words, action: str, high: float) -> None:
    factor, mini = high / HIGH, high < TITLED_FROM
    split = BOX_SPLIT.get(action)
    if split is None:
        frame, icon = ("frame_mini_ghost_auto", MINI_ICON) if mini else ("frame_ghost_auto", ICON)
        _plain(canvas, frame, factor * (MINI if mini else 1), action, icon, factor)
    elif mini:
        canvas.piece("frame_mini_ghost_split", 0, 0, MINI * factor)
        for half, place in zip(split, MINI_SPLIT_ICONS, strict=False):
            _icon(canvas, half, (*place, MINI_SPLIT_WIDTH), factor)
        _mini_sign(canvas, split[2], factor)
    else:
        canvas.piece("frame_ghost_split", 0, 0, factor)
        for half, place in zip(split, SPLIT_ICONS, strict=False):
            _icon(canvas, half, (*place, SPLIT_WIDTH), factor)
        sign = words("card-or") if split[2] == "or" else split[2]
        size = 14 if split[2] == "or" else 18
        canvas.head(sign, SIGN_AT[0] * factor, SIGN_AT[1] * factor, size * factor, CREAM, align="centre")
    if not mini:
        _title(canvas, words(f"action-{action}"), factor, CREAM)


def _mini_sign(canvas: Canvas, sign: str, factor: float) -> None:
    """Too small for a word: a dot for "or", a plus for "and"."""
    x, y = (length * factor for length in MINI_SIGN_AT)
    if sign == "or":
        canvas.disc(x, y, 4 * factor, CREAM)
        return
    canvas.box((x - 6 * factor, y - 1.7 * factor, 12 * factor, 3.4 * factor), CREAM, radius=1.7 * factor)
    canvas.box((x - 1.7 * factor, y - 6 * factor, 3.4 * factor, 12 * factor), CREAM, radius=1.7 * factor)
