"""Beside one's deck: what an expansion lets one do in a turn besides playing and drawing."""

from collections.abc import Callable, Sequence
from functools import partial

from game.draw.palette import DIM, LINE, MUTED
from game.engine.option import Option
from game.expansions.expansion import Verb
from game.ui.canvas import Canvas
from game.ui.controls import Button

DRAW_OVER_VERBS = (146.0, 552.0, 96.0, 38.0)  # the button, where verbs lie below it
WORDS_OVER_VERBS = (522.0, 543.0)  # and the lines over it
TOKEN_BESIDE_VERBS = (28.0, 664.0, 32.0)
LEFT, WIDE = 146.0, 96.0
LINE_AT = 601.0
FIRST_BUTTON = (654.0, 38.0)  # the button of a single verb: its top and height
SEVERAL = (610.0, 31.0, 27.0)  # of several: the first top, the step, the height
PIECE, PIECE_AT = 34.0, (140.0, 610.0)
SHARE_OFF = 0.5  # how much is seen of a thing that is no use now


def buttons(verbs: Sequence[Verb], reached: Option | None, reach_for: Callable[[Option], None]) -> list[Button]:
    """A button for each: one has its words over it, several bear the thing's picture and name."""
    found = []
    for nth, verb in enumerate(verbs):
        alone = len(verbs) == 1
        top, high = FIRST_BUTTON if alone else (SEVERAL[0] + nth * SEVERAL[1], SEVERAL[2])
        act = partial(reach_for, verb.option) if verb.option is not None else _nothing
        found.append(
            Button(
                f"verb {verb.name}",
                (LEFT, top, WIDE, high),
                verb.label if alone else verb.title,
                act,
                icon="" if alone else verb.piece,
                size=16 if alone else 14,
                chosen=verb.option is not None and verb.option == reached,
                numbered=verb.option is not None,
                reason=verb.reason,
            )
        )
    return found


def draw(canvas: Canvas, verbs: Sequence[Verb]) -> None:
    """What lies over the button of a single verb: the thing, its name, what comes of it or why it cannot be."""
    if not verbs:
        return
    canvas.box((LEFT, LINE_AT, WIDE, 1.5), LINE)
    if len(verbs) > 1:
        return
    verb, (x, y) = verbs[0], PIECE_AT
    canvas.piece(verb.piece, x, y, width=PIECE, opacity=1 if verb.option is not None else SHARE_OFF)
    canvas.head(verb.title, x + 40, y + 16, 15, room=70)
    canvas.text(verb.text, x + 40, y + 34, 14, MUTED if verb.option is not None else DIM, room=70)


def _nothing() -> None:
    """It cannot be done now."""
