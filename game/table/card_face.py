"""What is printed on a card: the frame in its owner's colour, the action's icon, the title; backs; bullets."""

from game.draw.palette import CREAM, INK
from game.expansions.book import CARD_FACES
from game.table.card_parts import HIGH, ICON, MINI, MINI_ICON, TITLED_FROM, WHOLE, Seen, plain, title
from game.ui.canvas import Canvas
from game.ui.words import Words

HIDDEN, BULLET = "hidden", "bullet"  # what is no action


def entry(action: str) -> str:
    """The thing of the rules that a card is: whatever lies face down is only that."""
    return HIDDEN if action == HIDDEN else f"action {action}"


def draw(canvas: Canvas, words: Words, who: str, action: str, high: float, seen: Seen = WHOLE) -> None:
    """Draw a card `high` units high with its corner at the canvas's origin; `hidden` is its back.

    Its title keeps to what is `seen` of it.
    """
    factor = high / HIGH
    if action == HIDDEN:
        canvas.piece(f"card_back_{who}", 0, 0, factor)
    elif action == BULLET:
        canvas.piece(f"bullet_card_{who}", 0, 0, factor)
        if high >= TITLED_FROM:
            title(canvas, words(f"action-{action}"), factor, CREAM, seen)
    elif who in CARD_FACES:
        CARD_FACES[who](canvas, words, action, high, seen)
    elif high < TITLED_FROM:
        plain(canvas, f"frame_mini_{who}", MINI * factor, action, MINI_ICON, factor)
    else:
        plain(canvas, f"frame_{who}", factor, action, ICON, factor)
        title(canvas, words(f"action-{action}"), factor, INK if who == "ghost" else CREAM, seen)
