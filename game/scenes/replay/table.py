"""The table of a replay: the train, the pile above it, the strips below, and what only the watching eyes see."""

from dataclasses import replace

from pygame import Rect, Surface

from game.board.board import Board
from game.board.stage import Stage, Ways
from game.board.staging import Point
from game.draw.kit import Kit
from game.engine.state import SCHEMING, STEALING
from game.expansions.book import CANCELLING, guises
from game.scenes.action.scene import (
    HORIZON,
    RAIL,
    RIBBON_TOP,
    SHOWN_BESIDE_LOG,
    STAGE_HIGH,
    STAGE_TOP,
    STRIPS_TOP,
    TALL,
)
from game.scenes.log import drawer as log
from game.scenes.replay.own import Own
from game.scenes.replay.played_cards import Laid
from game.scenes.replay.recording import Recording
from game.table import aim, contents, supply
from game.table.card import Cards
from game.table.flying_cards import FlyingCards
from game.table.pile import LARGE, RIBBON_HIGH, SHOWN, Ribbon
from game.table.strip import Strips
from game.table.top_bar import HIGH, Told, TopBar
from game.table.whole_pile import WholePile
from game.ui.focus import FocusRing
from game.ui.words import Words

TOOLS = ("log", "gear", "close")
BELOW_PILE = 14.0  # units between the pile and what lies below it: its large card hangs out
LARGEST = 0.945  # a short train is no larger than that of four cars: above it are the words that are said


class Table:
    """Shows a recording's moment; `beside` tells whether the log lies open at the right."""

    def __init__(self, kit: Kit, words: Words, recording: Recording) -> None:
        self.kit = kit
        self.words = words
        self.recording = recording
        self.beside = False
        state = recording.state
        names = list(state.bandits)
        deeper = kit.scale.deeper
        self.bar = TopBar(kit, words, TOOLS)
        self.strips = Strips(kit, words, len(names), STRIPS_TOP + deeper, low=False)
        self.cards = Cards(kit, words, guises(state))
        self.size = 1.25 if deeper >= TALL else 1
        area = (0.0, float(STAGE_TOP), kit.scale.wide, STAGE_HIGH + deeper + 160)
        clear = RIBBON_TOP + RIBBON_HIGH * self.size + 8
        self._stage = Stage(area, HORIZON + deeper, RAIL + deeper, largest=LARGEST, clear=clear)
        self._ways = Ways(strip=lambda name: self.strips.centre(names.index(name)), aside=(92, 84))
        self._boards: dict[bool, Board] = {}
        self.whole = WholePile(self.cards, names)
        self.own = Own(kit, words, self.cards)
        self.ribbon = Ribbon(self.cards, kit.scale.wide / 2, RIBBON_TOP, self.size)
        self.flying_cards = FlyingCards(self.cards, self._ways.strip, self._current_card, self._hand_at)
        self.laid = Laid(self.cards, kit.scale.wide / 2, RIBBON_TOP, self.size, SHOWN)

    def make_room(self, beside: bool) -> None:
        """Lie in the whole width, or leave its right end to the log."""
        self.beside = beside
        for pile in (self.ribbon, self.laid):
            pile.centre = self.right / 2
            pile.shown = SHOWN_BESIDE_LOG if beside else SHOWN
        self.own.top = self._under_pile if beside else Own.top

    @property
    def board(self) -> Board:
        """The board at its width, or narrower beside the open log."""
        if self.beside not in self._boards:
            stage = replace(self._stage, beside=log.WIDE) if self.beside else self._stage
            self._boards[self.beside] = Board(self.kit, stage, self._ways, self.recording.state)
        return self._boards[self.beside]

    @property
    def right(self) -> float:
        """Where the train's picture ends, in units: at the window's edge, or at the log."""
        return self.kit.scale.wide - (log.WIDE if self.beside else 0)

    @property
    def told(self) -> Told:
        """What the top bar tells."""
        return replace(contents.bar(self.recording.state), phase="replay")

    @property
    def active(self) -> str | None:
        """The bandit whose card is being carried out, or whose player chose last."""
        state = self.recording.state
        if state.phase == STEALING and state.resolved:
            return state.pile[state.resolved - 1].card.bandit
        made = [made for made in self.recording.session.chosen if made.groups < self.recording.moment]
        return state.players[made[-1].seat].bandits[0] if made and state.phase == SCHEMING else None

    def taken(self) -> list[Rect]:
        """What lies over the train's picture, in pixels."""
        state = self.recording.state
        found = [supply.rect(self.kit), self.kit.scale.rect(0, 0, self.kit.scale.wide, HIGH + 4)]
        own = self.own.rect(state, self.recording.seat)
        found += [own] if own is not None else []
        if state.phase in (SCHEMING, STEALING) and state.pile:
            found.append(self._pile_rect)
        tops = (self._aims_top + nth * aim.STEP for nth in range(len(self._aims())))
        found += [aim.rect(self.kit, one, self.right, top) for one, top in zip(self._aims(), tops, strict=True)]
        foot = STAGE_TOP + STAGE_HIGH + self.kit.scale.deeper - 12
        found.append(self.kit.scale.rect(0, foot, self.kit.scale.wide, 200))
        return [*found, self.kit.scale.rect(self.right, 0, log.WIDE, self.kit.scale.tall)]

    def draw(self, surface: Surface, ring: FocusRing) -> None:
        """Draw all but the bar at the foot."""
        state = self.recording.state
        self.board.draw(surface)
        self.bar.draw(surface, self.told, ring.hovered)
        supply.draw(surface, self.kit, state.neutral, state.strongboxes_aside)
        aim.draw(surface, self.kit, self._aims(), self.right, self._aims_top)
        self.strips.draw(surface, contents.strips(state, self.recording.session, self.words, self.active))
        pile = contents.pile(state)
        if state.phase == SCHEMING:
            self.laid.draw(surface, pile[: len(pile) - self.flying_cards.coming])
        elif state.phase == STEALING:
            cancelled = any(isinstance(event, CANCELLING) for event in self.recording.shown)
            self.ribbon.draw(surface, pile, self.flying_cards.turned, cancelled)
        self.own.draw(surface, state, self.recording.seat)
        self.flying_cards.draw(surface)

    def _current_card(self) -> tuple[Point, float]:
        """The middle and the height of the pile's newest card, or of the one that is carried out."""
        pile = contents.pile(self.recording.state)
        if self.recording.state.phase == SCHEMING:
            return self.laid.newest(len(pile)), LARGE * self.size
        return self.ribbon.centre_of(pile, 0), LARGE * self.size

    def _hand_at(self, seat: int) -> Point | None:
        """Where a seat's hand lies open, in units."""
        return self.own.middle if seat == self.recording.seat else None

    def draw_whole_pile(self, surface: Surface) -> None:
        """Draw the whole pile."""
        seen = self.recording.session.groups[: self.recording.moment]
        self.whole.draw(surface, contents.whole_pile(self.recording.state, seen))

    def right_top(self, wide: float) -> float:
        """Where something so wide may begin at the right, below what is there already; in units."""
        top = self._aims_top + len(self._aims()) * aim.STEP
        beside = self.right - wide > self._pile_rect.right / self.kit.scale.u
        return top if beside else max(top, self._under_pile)

    @property
    def _pile_rect(self) -> Rect:
        """Where the pile lies at its widest, in pixels."""
        return self.laid.rect(max(self.laid.shown + 2, len(self.recording.state.pile)))

    def _aims(self) -> list[aim.Aim]:
        return contents.aims(self.words, self.recording.state)

    @property
    def _aims_top(self) -> float:
        return self._under_pile if self.beside else aim.TOP

    @property
    def _under_pile(self) -> float:
        """Where something may begin that lies below the pile, in units."""
        return RIBBON_TOP + RIBBON_HIGH * self.size + BELOW_PILE
