"""SCORING: the money is counted stack by stack, the winner is crowned; the five rounds as lines."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface
from pygame.event import Event

from game.board.motion import Pose, back, ease_out
from game.board.pieces import Pieces
from game.draw import type
from game.draw.kit import Kit
from game.draw.palette import (
    AMBER,
    BAR_HOSTAGE,
    BAR_JEWEL,
    BAR_PURSE,
    BAR_STRONGBOX,
    BRICK,
    CREAM,
    DIM,
    INK,
    LINE,
    MUTED,
    PANEL,
    Colour,
)
from game.engine.contents import GUNSLINGER_PRIZE, JEWEL, PURSE, STRONGBOX
from game.engine.phases.scoring import worth
from game.scenes import telling
from game.scenes.backdrop import Backdrop
from game.scenes.course import Course
from game.scenes.desk import Desk
from game.scenes.scene import Scene
from game.scenes.wealth import Lines, wealth
from game.ui import chips
from game.ui.canvas import Canvas
from game.ui.chips import Hint
from game.ui.controls import FIRST, SECOND, Button, draw_button
from game.ui.focus import FocusRing
from game.ui.keys import Intent, intent

CHART = (24.0, 116.0, 836.0, 588.0)
GROUND = 574.0
BARS_LEFT, BARS_WIDE = 90.0, 752.0
LARGEST = 268.0  # units of the highest bar
MOST_A_DOLLAR = 0.09
GROW = 0.6  # seconds for each kind of loot
CROWN = 0.4
SIDE = 876.0
HOSTAGE, GUNSLINGER = "hostage", "gunslinger"
COLOURS: dict[str, tuple[Colour, Colour]] = {
    PURSE: (BAR_PURSE, CREAM),
    JEWEL: (BAR_JEWEL, CREAM),
    STRONGBOX: (BAR_STRONGBOX, CREAM),
    HOSTAGE: (BAR_HOSTAGE, CREAM),
    GUNSLINGER: (AMBER, INK),
}
OTHER = (BRICK, CREAM)
ICONS = {HOSTAGE: "money_hostage", GUNSLINGER: "gunslinger"}


@dataclass(frozen=True)
class Bar:
    """A bandit's money by kind, in the order in which it is counted."""

    bandit: str
    parts: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """All of it."""
        return sum(value for _, value in self.parts)


class ScoringScene(Scene):
    """Counts a finished match; `again` begins another with the same table."""

    def __init__(self, desk: Desk, course: Course, again: Callable[[], None]) -> None:
        self.desk = desk
        self.course = course
        self.again = again
        self.ring = FocusRing(desk.device)
        self.seconds = 0.0
        result = course.session.state.result
        assert result is not None
        self.result = result
        self.bars = self._count()
        self.kinds = list(dict.fromkeys(kind for bar in self.bars for kind, _ in bar.parts))

    def _count(self) -> list[Bar]:
        state = self.course.session.state
        found = []
        for bandit in state.bandits.values():
            money: dict[str, int] = {}
            for token in bandit.loot:
                money[token.kind] = money.get(token.kind, 0) + worth(state, token)
            if bandit.hostage:
                money[HOSTAGE] = bandit.hostage
            if bandit.name in self.result.gunslingers:
                # a pair's prize is one: it stands on the first of the two
                leads = state.players[bandit.player].bandits[0] == bandit.name
                if leads:
                    money[GUNSLINGER] = GUNSLINGER_PRIZE
            order = [PURSE, JEWEL, STRONGBOX, *state.rules.values, HOSTAGE, GUNSLINGER]
            found.append(Bar(bandit.name, tuple((kind, money[kind]) for kind in order if kind in money)))
        return found

    # life

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        self.side, self.down = kit.scale.wider / 2, kit.scale.deeper / 2
        self.backdrop = Backdrop(kit, 4, 0.38)
        self.pieces = Pieces(kit)
        self.lines = Lines(kit, wealth(self.course.session))
        self.buttons = self._make_buttons()
        self.ring.set([button.target(kit) for button in self.buttons])
        self.ring.focused = self.ring.focused or "again"

    @property
    def counted(self) -> bool:
        """Whether all money is counted and the crown is on."""
        return self.seconds >= GROW * len(self.kinds) + CROWN

    @property
    def restless(self) -> bool:
        return not self.counted

    def handle(self, event: Event) -> None:
        self.desk.device.watch(event)
        if not self.counted and intent(event) in (Intent.SKIP, Intent.CHOOSE):
            self.seconds = GROW * len(self.kinds) + CROWN
            return
        if intent(event) is Intent.BACK:
            self._title()
            return
        self.ring.handle(event)

    def update(self, dt: float) -> None:
        self.seconds += dt * self.desk.pace
        if self.desk.instant:
            self.seconds = GROW * len(self.kinds) + CROWN

    def _make_buttons(self) -> list[Button]:
        words = self.desk.words
        x = SIDE + self.side
        y = 546 + self.down
        return [
            Button("again", (x, y, 380, 54), words("scoring-again"), self.again, kind=FIRST, size=21),
            Button("title", (x, y + 66, 380, 44), words("scoring-title"), self._title, kind=SECOND, size=17),
        ]

    def _title(self) -> None:
        self.desk.stack.reset(self.desk.title())

    # the picture

    def draw(self, surface: Surface) -> None:
        self.backdrop.draw(surface)
        canvas = Canvas(self.kit, surface, self.kit.px(self.side), self.kit.px(self.down))
        self._draw_headline(canvas)
        canvas.panel(CHART, PANEL, LINE, radius=16, opacity=0.97)
        self._draw_bars(canvas)
        self._draw_side(canvas)
        for button in self.buttons:
            draw_button(surface, self.kit, button, self.ring)
        if self.desk.device.keys:
            words = self.desk.words
            hints = (Hint((Intent.CHOOSE,), words("word-choose")), Hint((Intent.SKIP,), words("word-skip")))
            canvas.blit(chips.row(self.kit, words, hints), SIDE, 674)
        self.ring.draw(surface, self.kit)

    def _draw_headline(self, canvas: Canvas) -> None:
        words = self.desk.words
        if self.counted:
            people = list(self.result.winners)
            head = words("scoring-wins", who=telling.list_of(words, people), count=len(people))
            second = words(f"scoring-reason-{self.result.reason}")
        else:
            head, second = words("scoring-counting"), ""
        canvas.head(head, 44, 76, 50, BRICK, room=800)
        canvas.head(head, 40, 72, 50, CREAM, room=800)
        canvas.text(second, 42, 102, 18, CREAM, type.BOLD, room=800)

    def _draw_bars(self, canvas: Canvas) -> None:
        count = len(self.bars)
        step = BARS_WIDE / count
        wide = min(118.0, step - 40)
        richest = max(1, *(bar.total for bar in self.bars))
        a_dollar = min(MOST_A_DOLLAR, LARGEST / richest)
        for value in range(1000, richest + 1, 1000):
            y = GROUND - value * a_dollar
            canvas.box((BARS_LEFT - 10, y, BARS_WIDE + 14, 1.2), LINE, opacity=0.5)
            canvas.text(self.desk.words("dollars", amount=str(value)), BARS_LEFT - 14, y + 5, 14, MUTED, align="right")
        for index, bar in enumerate(self.bars):
            self._draw_bar(canvas, bar, BARS_LEFT + step * (index + 0.5) - wide / 2, wide, a_dollar)

    def _draw_bar(self, canvas: Canvas, bar: Bar, x: float, wide: float, a_dollar: float) -> None:
        y, shown = GROUND, 0
        out = bar.bandit in self.result.eliminated and self.counted
        for kind, value in bar.parts:
            grown = min(1.0, max(0.0, self.seconds / GROW - self.kinds.index(kind)))
            high = value * a_dollar * ease_out(grown)
            if high < 1:
                continue
            y -= high
            shown += round(value * grown)
            colour, letters = COLOURS.get(kind, OTHER)
            canvas.box((x, y + 1, wide, max(2, high - 2)), DIM if out else colour, radius=4)
            icon = ICONS.get(kind, f"loot_{kind}")
            if high >= 18:
                size = min(26.0, high - 4)
                canvas.piece(icon, x + 8, y + (high - size) / 2, size / self.kit.art.size(icon)[1])
                money = self.desk.words("dollars", amount=str(value))
                canvas.text(money, x + wide - 9, y + high / 2 + 5.5, 15, letters, type.BOLD, align="right")
        at = Pose(x + wide / 2 + self.side, y + 1 + self.down)
        who = "ghost_box" if not self.course.session.state.rules.is_person(bar.bandit) else bar.bandit
        self.pieces.draw(canvas.surface, f"meeple_{who}", at)
        won = bar.bandit in self.result.winners
        drop = (self.seconds - GROW * len(self.kinds)) / CROWN
        if won and drop > 0:
            lift = 106 + 60 * (1 - back(min(1.0, drop)))
            self.pieces.draw(canvas.surface, "crown", Pose(at.x, at.y - lift, scale=0.95))
        canvas.box((x - 8, GROUND, wide + 16, 4), CREAM)
        total = self.desk.words("dollars", amount=str(shown))
        middle = x + wide / 2
        canvas.head(total, middle, GROUND + 34, 22, AMBER if won and self.counted else CREAM, align="centre")
        name = self._name(bar.bandit)
        canvas.piece(f"badge_{who}", middle - 46, GROUND + 47, width=26)
        canvas.head(telling.name(self.desk.words, bar.bandit), middle - 14, GROUND + 66, 17, room=wide / 2 + 24)
        canvas.text(name, middle, GROUND + 92, 15, MUTED, align="centre", room=wide + 26)

    def _name(self, bandit: str) -> str:
        state = self.course.session.state
        if not state.rules.is_person(bandit):
            return ""
        return self.course.session.seats[state.bandits[bandit].player].name

    def _draw_side(self, canvas: Canvas) -> None:
        words = self.desk.words
        canvas.panel((SIDE, 24, 380, 330), PANEL, LINE, radius=16, opacity=0.97)
        canvas.head(words("scoring-rounds"), SIDE + 22, 54, 18)
        canvas.text(words("scoring-rounds-text"), SIDE + 358, 54, 15, MUTED, align="right", room=220)
        self.lines.draw(canvas, (SIDE + 14, 66, 352, 276))
        canvas.panel((SIDE, 366, 380, 166), PANEL, LINE, radius=16, opacity=0.97)
        canvas.piece("gunslinger", SIDE + 22, 382, width=34)
        canvas.head(words("scoring-gunslinger"), SIDE + 66, 398, 16)
        names = telling.list_of(words, list(self.result.gunslingers))
        canvas.text(words("scoring-gunslinger-text", who=names), SIDE + 66, 418, 15, MUTED, room=210)
        prize = words("dollars", amount=str(GUNSLINGER_PRIZE))
        canvas.head(prize, SIDE + 358, 408, 18, AMBER, align="right")
        canvas.box((SIDE + 22, 444, 336, 1.5), LINE)
        wounds = [(len(b.wounds), b.name) for b in self.course.session.state.bandits.values()]
        canvas.head(words("scoring-bullets"), SIDE + 22, 470, 16)
        step = 336 / len(wounds)
        for index, (count, bandit) in enumerate(wounds):
            canvas.piece(f"badge_{bandit}", SIDE + 22 + index * step, 484, width=26)
            canvas.head(str(count), SIDE + 54 + index * step, 504, 17)
