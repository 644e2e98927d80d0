"""The count: who was paid a ransom and for what, and what the station gave, took, or whom it caught."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.draw.palette import AMBER, BAD, GOOD, LINE, MUTED, PANEL
from game.engine.contents import JEWEL, PURSE, STRONGBOX
from game.engine.expansions.horses.box import STATIONS
from game.engine.expansions.horses.hostages.hostage import RANSOM
from game.engine.expansions.horses.hostages.taking import (
    BANKER,
    OLD_LADY,
    PHOTOGRAPHER,
    POKER_PLAYER,
    held_by,
)
from game.engine.expansions.horses.rounds.escape import is_away
from game.engine.expansions.horses.rounds.sharing_the_loot import STATION
from game.engine.game import extra_money
from game.engine.state import Bandit, State
from game.expansions.expansion import Panel
from game.table.naming import name
from game.ui.canvas import Canvas
from game.ui.words import Words

if TYPE_CHECKING:
    from game.session import Session

LEFT, WIDE = 876.0, 380.0  # of the panels at the right of the count
RADIUS = 16.0
HEAD = 40.0  # units over the first row
ROW, LOW_ROW = 44.0, 29.0  # a row of two lines, and of one where there are many
MANY = 4  # from so many rows on they are low
FOOT = 2.0
STATION_HIGH = 96.0
STEP = 59.0  # from bandit to bandit in the station's panel


def panels(session: "Session", words: Words) -> Sequence[Panel]:
    """The ransoms, if anybody held a hostage; the station, if the last round had one of the expansion's events."""
    state = session.state
    held = [bandit for bandit in state.bandits if held_by(state, bandit)]
    found = []
    if held:
        row = LOW_ROW if len(held) >= MANY else ROW
        found.append(Panel(HEAD + row * len(held) + FOOT, partial(_draw_ransoms, state, words, held, row)))
    if state.setup.events and state.round_card.name in {card.name for card in STATIONS}:
        found.append(Panel(STATION_HIGH, partial(_draw_station, state, words)))
    return found


def _draw_ransoms(state: State, words: Words, held: Sequence[str], row: float, canvas: Canvas, top: float) -> None:
    canvas.panel((LEFT, top, WIDE, HEAD + row * len(held) + FOOT), PANEL, LINE, radius=RADIUS, opacity=0.97)
    canvas.head(words("scoring-ransom"), LEFT + 22, top + 30, 18)
    canvas.text(words("scoring-ransom-text"), LEFT + 358, top + 30, 15, MUTED, align="right", room=230)
    for nth, bandit in enumerate(held):
        hostage = held_by(state, bandit)
        y = top + HEAD - 3 + nth * row
        low = row < ROW
        size = 27.0 if low else 40.0
        canvas.piece(f"hostage_{hostage}", LEFT + 20, y + (row - size) / 2, width=size)
        canvas.piece(f"badge_{bandit}", LEFT + 20 + size * 0.62, y + (row + size) / 2 - size * 0.42, width=size * 0.45)
        whom = words(f"hostage-{hostage}-name")
        why = words("scoring-ransom-of", who=name(words, bandit), why=_why(words, state.bandits[bandit], hostage))
        if low:
            end = canvas.head(whom, LEFT + 58, y + row / 2 + 5, 15, room=116)
            canvas.text(why, LEFT + 66 + end, y + row / 2 + 5, 14, MUTED, room=230 - end)
        else:
            canvas.head(whom, LEFT + 76, y + 19, 16, room=200)
            canvas.text(why, LEFT + 76, y + 38, 15, MUTED, room=214)
        paid = extra_money(state, bandit)[RANSOM]
        money = words("dollars", amount=str(paid))
        canvas.head(money, LEFT + 358, y + row / 2 + 6, 16 if low else 18, AMBER if paid else MUTED, align="right")


def _why(words: Words, bandit: Bandit, hostage: str | None) -> str:
    """What the ransom was paid for."""
    counted = {OLD_LADY: JEWEL, POKER_PLAYER: PURSE, BANKER: STRONGBOX}
    if hostage in counted:
        count = sum(loot.kind == counted[hostage] for loot in bandit.loot)
        return words(f"scoring-ransom-{hostage}", count=count)
    if hostage == PHOTOGRAPHER:
        return words("scoring-ransom-photographer", count=sum(owner != "neutral" for owner in bandit.wounds))
    return words("scoring-ransom-whole")


def _draw_station(state: State, words: Words, canvas: Canvas, top: float) -> None:
    """What the station's event did to whom."""
    card = state.round_card.name
    canvas.panel((LEFT, top, WIDE, STATION_HIGH), PANEL, LINE, radius=RADIUS, opacity=0.97)
    canvas.piece(f"event_{card}", LEFT + 18, top + 12, width=42)
    canvas.head(words(f"round-{card}"), LEFT + 72, top + 28, 17, room=290)
    canvas.text(words(f"scoring-{card}"), LEFT + 72, top + 48, 14, MUTED, room=290)
    told = {"escape": _draw_escape}.get(card, _draw_money)
    told(state, words, canvas, top + 59)


def _draw_money(state: State, words: Words, canvas: Canvas, top: float) -> None:
    """Dollars that the station gave or took."""
    sums = {bandit: extra_money(state, bandit).get(STATION, 0) for bandit in state.bandits}
    touched = [(bandit, dollars) for bandit, dollars in sums.items() if dollars]
    step = min(96.0, 344 / max(1, len(touched)))
    for nth, (bandit, dollars) in enumerate(touched):
        x = LEFT + 20 + nth * step
        canvas.piece(f"badge_{bandit}", x, top, width=22)
        said = words("dollars", amount=str(dollars)) if dollars > 0 else words("dollars-lost", amount=str(-dollars))
        canvas.head(said, x + 26, top + 17, 14, GOOD if dollars > 0 else BAD, room=step - 28)
    if not touched:
        canvas.text(words("scoring-station-nobody"), LEFT + 22, top + 17, 15, MUTED)


def _draw_escape(state: State, words: Words, canvas: Canvas, top: float) -> None:
    """Who got away, by horse or in the coach, and who was caught."""
    assert state.result is not None
    for nth, bandit in enumerate(state.bandits):
        x = LEFT + 20 + nth * STEP
        caught = bandit in state.result.eliminated
        canvas.piece(f"badge_{bandit}", x, top, width=22)
        sign = "ui_close" if caught else "badge_horses" if is_away(state, bandit) else "icon_coach_cream"
        canvas.piece(sign, x + 26, top + 1, width=20, opacity=0.85 if caught else 1)
