"""The count when Ghost has won: Ghost before the moon, since when he had the suitcase, who would have won."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from game.draw.palette import CREAM, INK, LINE, MUTED, PANEL, Colour
from game.engine.contents import GHOST
from game.engine.events import LootTaken
from game.engine.expansions.ghost_box.suitcase import SUITCASE
from game.expansions.expansion import Panel
from game.table.naming import list_of, place
from game.ui.canvas import Canvas
from game.ui.words import Words

if TYPE_CHECKING:
    from game.session import Session

LEFT, WIDE = 876.0, 380.0  # of the panels at the right of the count
MOON, CHASE = 246.0, 94.0  # units that they are high
RADIUS = 16.0


def panels(session: "Session", words: Words, edge: Colour) -> Sequence[Panel]:
    """What is told once the money is counted; nothing when he has not won."""
    result = session.state.result
    if result is None or session.state.bandits[GHOST].player not in result.winners:
        return ()
    return (Panel(MOON, partial(_draw_moon, edge)), Panel(CHASE, partial(_draw_chase, session, words)))


def _draw_moon(edge: Colour, canvas: Canvas, top: float) -> None:
    """Ghost before the moon, the suitcase in his hand."""
    canvas.box((LEFT, top, WIDE, MOON), INK, radius=RADIUS)
    canvas.svg(_NIGHT, LEFT, top, WIDE, MOON)
    canvas.piece("meeple_ghost_box", LEFT + 190 - 82, top + 26, 1.75)
    canvas.piece(f"loot_{SUITCASE}", LEFT + 106, top + 138, 1.75)
    canvas.box((LEFT, top, WIDE, MOON), None, edge, radius=RADIUS, thick=3)


def _draw_chase(session: "Session", words: Words, canvas: Canvas, top: float) -> None:
    """Since when Ghost has had the suitcase, and who would have won."""
    canvas.panel((LEFT, top, WIDE, CHASE), PANEL, LINE, radius=RADIUS, opacity=0.97)
    canvas.piece(f"loot_{SUITCASE}", LEFT + 20, top + 26, width=50)
    number, space = _taken(session)
    canvas.head(words("scoring-his-since", number=str(number)), LEFT + 86, top + 32, 17)
    where = place(words, session.state, space)
    canvas.text(words("scoring-his-from", where=where), LEFT + 86, top + 55, 15, MUTED, room=280)
    people, amount = _would_have_won(session)
    told = words("scoring-else", who=list_of(words, people), amount=str(amount))
    canvas.text(told, LEFT + 86, top + 78, 15, CREAM, room=280)


@lru_cache(maxsize=1)
def _taken(session: "Session") -> tuple[int, int]:
    """The round in which Ghost last took the suitcase, and the space where that was."""
    eyes = session.eyes(None)
    found = (1, eyes.state.bandits[GHOST].space)
    for group in session.groups:
        for event in eyes.follow(group):
            if isinstance(event, LootTaken) and event.bandit == GHOST and event.loot.kind == SUITCASE:
                found = (eyes.state.round_number, event.space)
    return found


def _would_have_won(session: "Session") -> tuple[list[str], int]:
    """The people who would have won without Ghost, and their money: the richest, of these the least hit."""
    state = session.state
    assert state.result is not None
    scores = state.result.scores
    ranks = {
        name: (scores[bandit.player], -len(bandit.wounds))
        for name, bandit in state.bandits.items()
        if bandit.player in state.rules.people
    }
    best = max(ranks.values())
    return [name for name, rank in ranks.items() if rank == best], best[0]


_NIGHT = """
<defs><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#141b3f"/>
<stop offset="1" stop-color="#2f3d72"/></linearGradient></defs>
<rect x="1" y="1" width="378" height="244" rx="15" fill="url(#n)"/>
<circle cx="190" cy="112" r="112" fill="#5a5f86" opacity="0.45"/><circle cx="190" cy="98" r="82" fill="#f4eed7"/>
<circle cx="152" cy="66" r="10" fill="#dcd5ba"/><circle cx="232" cy="118" r="14" fill="#dcd5ba"/>
<circle cx="236" cy="60" r="7" fill="#dcd5ba"/>
<path d="M1 205 C90 186 150 206 220 196 C300 186 340 204 379 194 L379 230 Q379 245 364 245 L16 245 Q1 245 1 230 Z"
 fill="#232a52"/>
<g fill="#1a1f42"><rect x="96" y="120" width="11" height="84" rx="5.5"/><rect x="78" y="140" width="9" height="30"
 rx="4.5"/><rect x="78" y="162" width="24" height="9" rx="4.5"/><rect x="114" y="134" width="9" height="26" rx="4.5"/>
<rect x="102" y="152" width="20" height="9" rx="4.5"/></g>
<g fill="#fff8e0"><circle cx="40" cy="40" r="1.6"/><circle cx="330" cy="52" r="1.8"/><circle cx="60" cy="96" r="1.3"/>
<circle cx="348" cy="120" r="1.5"/><circle cx="300" cy="26" r="1.3"/></g>
"""
