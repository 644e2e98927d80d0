"""Who has chosen of those who choose as if at the same time, and who has not yet: a mark on each one's strip."""

from collections.abc import Mapping

from pygame import Surface

from game.draw.palette import GOOD, INK, LINE, MUTED, PANEL
from game.engine.phases.together import Unseal
from game.engine.state import State
from game.engine.step import Decision
from game.table.people import face
from game.table.strip import Strips
from game.ui.canvas import Canvas

RADIUS = 11.5
FROM_RIGHT = 14.0  # units from a strip's right end to the mark's middle
TICK = 15.0
DOTS, DOT = (-5.0, 0.0, 5.0), 1.7


def marks(seen: State, ahead: State) -> Mapping[str, bool]:
    """For each who is asked together with others whether he has chosen, as far as everybody has `seen`.

    `ahead` is the position itself, whose agenda tells who is still to be asked.
    """
    found = {_who(ahead, one.decision): True for one in seen.sealed}
    if found or (ahead.asking is not None and ahead.asking.together):
        steps = ([ahead.asking] if ahead.asking is not None else []) + list(reversed(ahead.agenda))
        for step in steps:
            if isinstance(step, Unseal):
                break
            if isinstance(step, Decision) and step.together:
                found.setdefault(_who(ahead, step), False)
    return found


def _who(state: State, decision: Decision) -> str:
    return getattr(decision, "bandit", None) or face(state, decision.seat(state))


def draw(surface: Surface, strips: Strips, bandits: list[str], chosen: Mapping[str, bool]) -> None:
    """Draw a tick on the strip of each who has chosen, and dots on those of the others."""
    for bandit, done in chosen.items():
        rect = strips.rect(bandits.index(bandit))
        canvas = Canvas(strips.kit, surface, rect.right - strips.kit.px(FROM_RIGHT), rect.top)
        canvas.disc(0, 0, RADIUS, PANEL, GOOD if done else LINE, 2)
        if done:
            canvas.piece("ui_check", -TICK / 2, -TICK / 2, width=TICK)
        else:
            for x in DOTS:
                canvas.disc(x, 0, DOT, MUTED, INK, 0.5)
