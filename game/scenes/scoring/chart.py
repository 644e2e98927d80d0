"""The bars: each bandit's money stack by stack, his meeple on top, his name, his secret token."""

from dataclasses import replace

import pygame

from game.board.motion import Pose, back, ease_out
from game.board.pieces import Pieces
from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import (
    AMBER,
    BAD,
    BAR_HOSTAGE,
    BAR_JEWEL,
    BAR_PURSE,
    BAR_STRONGBOX,
    BRICK,
    CREAM,
    DIM,
    GOOD,
    INK,
    LINE,
    MUTED,
    PANEL,
    Colour,
    mix,
)
from game.engine.contents import JEWEL, PURSE, STRONGBOX
from game.expansions import book
from game.expansions.expansion import Expansion
from game.scenes.scoring.count import Bar, Times
from game.session import Session
from game.statistics.money import GUNSLINGER, HOSTAGE
from game.table import naming
from game.ui.canvas import Canvas, faded
from game.ui.words import Words

AREA = (24.0, 116.0, 836.0, 588.0)
GROUND, GROUND_WITH_TOKENS = 574.0, 560.0
LEFT, WIDE = 90.0, 752.0
TOKEN = 40.0
CLOSER, CROWN_AT = 0.12, 106  # how much larger the winner is under his crown; units of it above his feet
FEET = (48, 114)  # of a meeple, from its upper left corner
PUSHED = 9.0  # units that a crown pushes a bar down
LARGEST = 268.0  # units of the highest bar
MOST_A_DOLLAR = 0.09
GREYED = 0.62  # how much of a bar's colour goes when its owner is out
THOUSAND = 1000
LEAST_LOSS = 22.0  # units of height of money that is taken away
ROOM_FOR_WORDS = 18  # units that a stack must be high to bear icon and sum
COLOURS: dict[str, tuple[Colour, Colour]] = {
    PURSE: (BAR_PURSE, CREAM),
    JEWEL: (BAR_JEWEL, CREAM),
    STRONGBOX: (BAR_STRONGBOX, CREAM),
    HOSTAGE: (BAR_HOSTAGE, CREAM),
    GUNSLINGER: (AMBER, INK),
    **{kind: (colour, CREAM) for kind, colour in book.MONEY.items()},
}
OTHER = (BRICK, CREAM)
ICONS = {HOSTAGE: "money_hostage", GUNSLINGER: "gunslinger"}
GREY: Colour = (74, 66, 72)


class Chart:
    """The left panel. Who is out is greyed and struck; `lost` when the game itself has won and everybody is."""

    def __init__(self, kit: Kit, words: Words, session: Session, bars: list[Bar], times: Times) -> None:
        assert session.state.result is not None
        self.kit = kit
        self.words = words
        self.session = session
        self.state = session.state
        self.result = session.state.result
        self.times = times
        people = self.state.rules.people
        self.lost = not all(winner in people for winner in self.result.winners)
        self.bars = [bar for bar in bars if self._seat(bar.bandit) in people or not self.lost]
        self.with_token = book.with_token(self.state)
        self.kinds = list(dict.fromkeys(kind for bar in bars for kind, _ in bar.parts))
        self.out = [bar.bandit for bar in self.bars if self.lost or bar.bandit in self.result.eliminated]
        self.pieces = Pieces(kit)
        self.side, self.deeper = kit.scale.wider / 2, kit.scale.deeper  # where the canvas begins; what it is higher by

    @property
    def ground(self) -> float:
        """Where the bars stand, in units."""
        return self.deeper + (GROUND_WITH_TOKENS if self.with_token is not None else GROUND)

    def draw(self, canvas: Canvas, seconds: float) -> None:
        """Draw it as it is `seconds` after the count began."""
        x, y, wide, high = AREA
        canvas.panel((x, y, wide, high + self.deeper), PANEL, LINE, radius=16, opacity=0.97)
        step = WIDE / len(self.bars)
        wide = min(118.0, step - 40)
        richest = max(1, *(bar.total for bar in self.bars))
        a_dollar = min(MOST_A_DOLLAR, LARGEST / richest) * (1 + self.deeper / LARGEST)
        for value in range(THOUSAND, richest + 1, THOUSAND):
            y = self.ground - value * a_dollar
            canvas.box((LEFT - 10, y, WIDE + 14, 1.2), LINE, opacity=0.5)
            canvas.text(self._dollars(value), LEFT - 14, y + 5, 14, MUTED, align="right")
        for nth, bar in enumerate(self.bars):
            left = LEFT + step * (nth + 0.5) - wide / 2
            pushed = PUSHED * self.times.pushed(seconds) if self._seat(bar.bandit) in self.result.winners else 0.0
            shorter = 1 - pushed / max(PUSHED, bar.total * a_dollar)
            top = self._draw_stacks(canvas, bar, left, wide, a_dollar * shorter, seconds)
            self._draw_person(canvas, bar, Pose(left + wide / 2 + self.side, top + 1), seconds)
            self._draw_names(canvas, nth, bar, left, wide, seconds)
        if self.lost and seconds >= self.times.end:
            canvas.text(self.words("scoring-counted-all-the-same"), 442, 693 + self.deeper, 15, MUTED, align="centre")

    def _draw_stacks(self, canvas: Canvas, bar: Bar, x: float, wide: float, a_dollar: float, seconds: float) -> float:
        """The stacks counted so far; where they end."""
        y = self.ground
        grey = self._gone(bar, seconds) * GREYED
        for kind, value in bar.parts:
            high = value * a_dollar * ease_out(self.times.grown(seconds, self.kinds.index(kind)))
            if high < 1:
                continue
            y -= high
            colour, letters = COLOURS.get(kind, OTHER)
            canvas.box((x, y + 1, wide, max(2, high - 2)), mix(GREY, colour, grey), radius=4)
            icon = ICONS.get(kind) or book.money_piece(self.state, bar.bandit, kind)
            if high >= ROOM_FOR_WORDS:
                size = min(26.0, high - 4)
                factor = size / self.kit.art.size(icon)[1]
                canvas.piece(icon, x + 8, y + (high - size) / 2, factor, opacity=1 - grey / 2)
                ink = letters if letters == INK else mix(DIM, letters, grey)
                canvas.text(
                    self._dollars(value), x + wide - 9, y + high / 2 + 5.5, 15, ink, lettering.BOLD, align="right"
                )
            else:
                canvas.piece(icon, x + wide + 6, y + high / 2 - 8, 16 / self.kit.art.size(icon)[1])
                canvas.text(self._dollars(value), x + wide + 28, y + high / 2 + 5, 14, MUTED)
        canvas.box((x - 8, self.ground, wide + 16, 4), CREAM)
        self._draw_losses(canvas, bar, (x, y, wide), a_dollar, seconds)
        return y

    def _draw_losses(
        self, canvas: Canvas, bar: Bar, at: tuple[float, float, float], a_dollar: float, seconds: float
    ) -> None:
        """Money that is taken away again, from the top of what is there."""
        x, y, wide = at
        for kind, value in bar.parts:
            lost = -value * self.times.grown(seconds, self.kinds.index(kind))
            if lost < 1:
                continue
            high = max(LEAST_LOSS, min(lost * a_dollar, self.ground - y))
            y = min(y, self.ground - high)
            canvas.box((x, y + 1, wide, high - 2), INK, BAD, radius=4, thick=2, opacity=0.82, dash="6 4")
            icon = book.money_piece(self.state, bar.bandit, kind)
            canvas.piece(icon, x + 8, y + high / 2 - 9, width=18)
            said = self.words("dollars-lost", amount=str(round(lost)))
            canvas.text(said, x + wide - 9, y + high / 2 + 5.5, 15, BAD, lettering.BOLD, align="right")

    def _draw_person(self, canvas: Canvas, bar: Bar, at: Pose, seconds: float) -> None:
        """His figure on his bar; whoever wins comes closer as the crown comes down on him, and cheers under it."""
        gone, name = self._gone(bar, seconds), f"meeple_{self.who(bar.bandit)}"
        drop = self.times.crowned(seconds) if self._seat(bar.bandit) in self.result.winners else 0.0
        size = 1 + CLOSER * ease_out(drop)
        cheers = f"{name}_cheer"
        costume = cheers if drop == 1 and cheers in self.kit.art else name
        self.pieces.draw(canvas.surface, costume, replace(at, scale=size))
        if gone > 0:
            grey = self.kit.kept(("grey", name), lambda: pygame.transform.grayscale(self.kit.piece(name, 1)))
            faint = faded(grey, gone)
            surface_at = self.kit.scale.at(at.x - FEET[0], at.y - FEET[1])
            canvas.surface.blit(faint, surface_at)
        if drop > 0:
            lift = CROWN_AT * size + 60 * (1 - back(drop))
            self.pieces.draw(canvas.surface, "crown", Pose(at.x, at.y - lift, scale=0.95 * size))

    def _draw_names(self, canvas: Canvas, nth: int, bar: Bar, x: float, wide: float, seconds: float) -> None:
        """Total, name, token or person's name below a bar."""
        won = self._seat(bar.bandit) in self.result.winners and seconds >= self.times.end
        gone = self._gone(bar, seconds)
        shown = sum(round(value * self.times.grown(seconds, self.kinds.index(kind))) for kind, value in bar.parts)
        middle = x + wide / 2
        colour = AMBER if won else mix(DIM, CREAM, gone)
        canvas.head(self._dollars(shown), middle, self.ground + 34, 22, colour, align="centre")
        name = naming.name(self.words, bar.bandit)
        canvas.emblem(self.who(bar.bandit), middle - 46, self.ground + 47, 26)
        long = canvas.head(name, middle - 14, self.ground + 66, 17, mix(DIM, CREAM, gone), room=wide / 2 + 24)
        if gone > 0:
            canvas.box((middle - 18, self.ground + 59, (long + 8) * gone, 3), BAD, radius=1.5)
        if self.with_token is not None:
            self._draw_token(canvas, nth, bar, self.with_token, middle, seconds)
            return
        canvas.text(self._person(bar.bandit), middle, self.ground + 92, 15, MUTED, align="centre", room=wide + 26)

    def _draw_token(
        self, canvas: Canvas, nth: int, bar: Bar, expansion: Expansion, middle: float, seconds: float
    ) -> None:
        """The secret token: face down, turning on its edge, then what it says."""
        says = expansion.token(self.state, bar.bandit)
        turned = self.times.turned(seconds, nth)
        name = f"token_{says}" if turned > 0.5 else expansion.face_down
        x, y = middle - 30, self.ground + 102
        on_edge = max(0.08, abs(1 - 2 * turned))
        size = TOKEN / self.kit.art.size(name)[0]
        self.pieces.draw(canvas.surface, name, Pose(x + self.side, y, scale=size, wide=on_edge))
        if turned < 1:
            return
        out = bar.bandit in self.out
        canvas.head(self.words(f"scoring-{says}"), x + 28, y - 2, 15, DIM if out else CREAM)
        told = self.words("scoring-is-out" if out else "scoring-still-in")
        canvas.text(told, x + 28, y + 16, 14, BAD if out else GOOD)

    def _gone(self, bar: Bar, seconds: float) -> float:
        """How far a bandit is shown to be out, 0 to 1."""
        return self.times.struck_out(seconds, self.out.index(bar.bandit)) if bar.bandit in self.out else 0.0

    def who(self, bandit: str) -> str:
        """Whose picture stands for a bandit."""
        return book.guise(self.state, bandit)

    def _seat(self, bandit: str) -> int:
        return self.state.bandits[bandit].player

    def _person(self, bandit: str) -> str:
        seat = self._seat(bandit)
        if seat not in self.state.rules.people:
            return self.words("strip-on-his-own")
        name = self.session.seats[seat].name
        if len(self.state.players[seat].bandits) == 1:
            return name
        return self.words("scoring-pair", who=name, amount=str(self.result.scores[seat]))

    def _dollars(self, amount: int) -> str:
        return self.words("dollars", amount=str(amount))
