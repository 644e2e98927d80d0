"""The panels at the right of the count: where the Elf stopped, Ghost's ending, the five rounds, the prizes."""

from functools import cached_property

from game.draw.kit import Kit
from game.draw.palette import AMBER, BAD, CREAM, INK, LINE, MAIN, MUTED, PANEL, PAPER_2
from game.engine.contents import GHOST, GUNSLINGER_PRIZE
from game.engine.events import LootTaken
from game.engine.expansions import elf
from game.engine.expansions.ghost_box.suitcase import SUITCASE
from game.scenes.scoring.wealth import Lines
from game.session import Session
from game.table import telling
from game.ui.canvas import Canvas
from game.ui.words import Words

LEFT, WIDE = 876.0, 380.0
CAR, LOCOMOTIVE = 236.0, 336.0  # units of the pieces' own
ROOM = 340.0  # units for the little train
AREA_RADIUS = 16.0


class Sides:
    """Draws the panels of a finished match."""

    def __init__(self, kit: Kit, words: Words, session: Session, lines: Lines) -> None:
        self.kit = kit
        self.words = words
        self.session = session
        self.state = session.state
        self.lines = lines

    def rounds(self, canvas: Canvas, top: float, high: float) -> None:
        """The wealth of each bandit over the five rounds."""
        self._panel(canvas, top, high)
        canvas.head(self.words("scoring-rounds"), LEFT + 22, top + 30, 18)
        canvas.text(self.words("scoring-rounds-text"), LEFT + 358, top + 30, 15, MUTED, align="right", room=220)
        self.lines.draw(canvas, (LEFT + 14, top + 42, 352, high - 54))

    def prizes(self, canvas: Canvas, top: float, high: float) -> None:
        """The Gunslinger, and the bullets that everybody received."""
        words, result = self.words, self.state.result
        assert result is not None
        self._panel(canvas, top, high)
        canvas.piece("gunslinger", LEFT + 22, top + 14, width=34)
        canvas.head(words("scoring-gunslinger"), LEFT + 66, top + 28, 16)
        names = telling.list_of(words, list(result.gunslingers))
        canvas.text(words("scoring-gunslinger-text", who=names), LEFT + 66, top + 48, 15, MUTED, room=228)
        prize = words("dollars", amount=str(GUNSLINGER_PRIZE))
        canvas.head(prize, LEFT + 358, top + 38, 18, AMBER, align="right")
        canvas.box((LEFT + 22, top + 64, 336, 1.5), LINE)
        wounds = [(len(bandit.wounds), bandit.name) for bandit in self.state.bandits.values()]
        compact = high < 150
        if compact:
            canvas.text(words("scoring-bullets-short"), LEFT + 22, top + 100, 15, MUTED)
        else:
            canvas.head(words("scoring-bullets"), LEFT + 22, top + 90, 16)
        first = LEFT + (82 if compact else 22)
        step = (LEFT + 358 - first) / len(wounds)
        for nth, (count, bandit) in enumerate(wounds):
            x, y = first + nth * step, top + (82 if compact else 118)
            canvas.piece(f"badge_{self._badge(bandit)}", x, y - 1 if compact else y - 14, width=24)
            canvas.head(str(count), x + 28, y + 18 if compact else y + 5, 16)

    def elf(self, canvas: Canvas, top: float, high: float) -> None:
        """The little train with the Elf where he stopped, and who wins where."""
        words, train = self.words, self.state.train
        self._panel(canvas, top, high)
        canvas.head(words("scoring-elf"), LEFT + 22, top + 28, 18)
        cars = list(reversed(train.cars))
        size = min(0.26, ROOM / (len(cars) * CAR + LOCOMOTIVE))
        left, y = LEFT + 20, top + 58
        for nth, name in enumerate(cars):
            canvas.piece(f"car_{name}", left + nth * CAR * size, y, size)
        canvas.piece("locomotive", left + len(cars) * CAR * size, y, size)
        space = self.state.own[elf.KEY].space
        car = train.car[space]
        middle = left + ((len(cars) - car) * CAR + CAR / 2) * size
        foot = y + (8 if train.is_roof[space] else 170 * size)
        canvas.piece("meeple_elf", middle - 16, foot - 40, 32 / 72)
        edge = left + (len(cars) - elf.NEAR) * CAR * size
        end = left + (len(cars) * CAR + LOCOMOTIVE) * size
        gifts = elf.gifts_would_win(self.state)
        foot = y + 62
        canvas.box((left, foot, edge - left - 3, 4), PAPER_2, radius=2, opacity=0.4 if gifts else 1)
        canvas.box((edge + 3, foot, end - edge - 3, 4), BAD, radius=2, opacity=1 if gifts else 0.4)
        empty, gift = ("scoring-would", "scoring-does") if gifts else ("scoring-does", "scoring-would")
        for nth, line in enumerate(words(f"{empty}-empty").splitlines()):
            canvas.text(line, left, foot + 22 + 18 * nth, 15, MUTED if gifts or nth else CREAM, room=edge - left - 6)
        canvas.text(words(f"{gift}-gift"), end, foot + 22, 15, CREAM if gifts else MUTED, align="right")

    def ghost(self, canvas: Canvas, top: float, high: float) -> None:
        """Ghost before the moon, the suitcase in his hand."""
        canvas.box((LEFT, top, WIDE, high), INK, radius=AREA_RADIUS)
        canvas.svg(_NIGHT, LEFT, top, WIDE, high)
        canvas.piece("meeple_ghost_box", LEFT + 190 - 82, top + 26, 1.75)
        canvas.piece("loot_suitcase", LEFT + 106, top + 138, 1.75)
        canvas.box((LEFT, top, WIDE, high), None, MAIN["ghost_box"], radius=AREA_RADIUS, thick=3)

    @cached_property
    def _taken(self) -> tuple[int, int]:
        return _taken(self.session)

    def chase(self, canvas: Canvas, top: float, high: float) -> None:
        """Since when Ghost has had the suitcase, and who would have won."""
        words = self.words
        self._panel(canvas, top, high)
        canvas.piece("loot_suitcase", LEFT + 20, top + 26, width=50)
        number, place = self._taken
        canvas.head(words("scoring-his-since", number=str(number)), LEFT + 86, top + 32, 17)
        where = telling.place(words, self.state, place)
        canvas.text(words("scoring-his-from", where=where), LEFT + 86, top + 55, 15, MUTED, room=280)
        people, amount = _would_have_won(self.session)
        told = words("scoring-else", who=telling.list_of(words, people), amount=str(amount))
        canvas.text(told, LEFT + 86, top + 78, 15, CREAM, room=280)

    def _panel(self, canvas: Canvas, top: float, high: float) -> None:
        canvas.panel((LEFT, top, WIDE, high), PANEL, LINE, radius=AREA_RADIUS, opacity=0.97)

    def _badge(self, bandit: str) -> str:
        return bandit if self.state.rules.is_person(bandit) else "ghost_box"


def _taken(session: Session) -> tuple[int, int]:
    """The round in which Ghost last took the suitcase, and the space where that was."""
    eyes = session.eyes(None)
    found = (1, eyes.state.bandits[GHOST].space)
    for group in session.groups:
        for event in eyes.follow(group):
            if isinstance(event, LootTaken) and event.bandit == GHOST and event.loot.kind == SUITCASE:
                found = (eyes.state.round_number, event.space)
    return found


def _would_have_won(session: Session) -> tuple[list[str], int]:
    """The people who would have won without Ghost, and their money: the richest, of these the least hit."""
    state = session.state
    assert state.result is not None
    scores = state.result.scores
    ranks = {
        name: (scores[name], -len(bandit.wounds))
        for name, bandit in state.bandits.items()
        if state.rules.is_person(name)
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
