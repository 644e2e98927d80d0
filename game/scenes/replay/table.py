"""The table of a replay: the train, the pile above it, the strips below, and what only the watching eyes see."""

from dataclasses import replace

from pygame import Rect, Surface

from game.board.board import Board, Stage, Ways
from game.draw.kit import Kit
from game.engine import events
from game.engine.expansions.ghost_box.box import CardCancelled
from game.engine.state import SCHEMING, STEALING
from game.scenes import telling
from game.scenes.action import FLIP, HORIZON, RAIL, RIBBON_TOP, SHOWN_BESIDE_LOG, STAGE_HIGH, STAGE_TOP, STRIPS_TOP, TALL
from game.scenes.log import drawer as log
from game.scenes.replay.laid import Laid
from game.scenes.replay.own import Own
from game.scenes.replay.reel import Reel
from game.scenes.table import REVEAL
from game.ui import aim, supply
from game.ui.card import Cards
from game.ui.focus import FocusRing
from game.ui.pile import RIBBON_HIGH, SHOWN, Ribbon
from game.ui.strip import Strips
from game.ui.top_bar import Told, TopBar
from game.ui.whole_pile import WholePile
from game.ui.words import Words

TOOLS = ("log", "gear", "close")
LARGEST = 0.945  # a short train is no larger than that of four cars: above it are the words that are said


class Table:
    """Shows a reel's moment; `beside` tells whether the log lies open at the right."""

    def __init__(self, kit: Kit, words: Words, reel: Reel) -> None:
        self.kit = kit
        self.words = words
        self.reel = reel
        self.beside = False
        state = reel.state
        names = list(state.bandits)
        deeper = kit.scale.deeper
        self.bar = TopBar(kit, words, TOOLS)
        self.strips = Strips(kit, words, len(names), STRIPS_TOP + deeper, low=False)
        self.cards = Cards(kit, words, frozenset(name for name in names if not state.rules.is_person(name)))
        self.size = 1.25 if deeper >= TALL else 1
        area = (0.0, float(STAGE_TOP), kit.scale.wide, STAGE_HIGH + deeper + 160)
        clear = RIBBON_TOP + RIBBON_HIGH * self.size + 8
        self._stage = Stage(area, HORIZON + deeper, RAIL + deeper, largest=LARGEST, clear=clear)
        self._ways = Ways(strip=lambda name: self.strips.centre(names.index(name)), aside=(92, 84))
        self._boards: dict[bool, Board] = {}
        self.whole = WholePile(self.cards, names)
        self.own = Own(kit, words, self.cards)
        self.ribbon = Ribbon(self.cards, kit.scale.wide / 2, RIBBON_TOP, self.size)
        self.laid = Laid(self.cards, kit.scale.wide / 2, RIBBON_TOP, self.size, SHOWN)

    @property
    def board(self) -> Board:
        """The board at its width, or narrower beside the open log."""
        if self.beside not in self._boards:
            stage = replace(self._stage, beside=log.WIDE) if self.beside else self._stage
            self._boards[self.beside] = Board(self.kit, stage, self._ways, self.reel.state)
        return self._boards[self.beside]

    @property
    def right(self) -> float:
        """Where the train's picture ends, in units: at the window's edge, or at the log."""
        return self.kit.scale.wide - (log.WIDE if self.beside else 0)

    @property
    def told(self) -> Told:
        """What the top bar tells."""
        return replace(telling.told(self.reel.state), phase="replay")

    @property
    def active(self) -> str | None:
        """The bandit whose card is being carried out, or whose player chose last."""
        state = self.reel.state
        if state.phase == STEALING and state.resolved:
            return state.pile[state.resolved - 1].card.bandit
        made = [made for made in self.reel.session.chosen if made.groups < self.reel.moment]
        return state.players[made[-1].seat].bandits[0] if made and state.phase == SCHEMING else None

    def taken(self) -> list[Rect]:
        """What lies over the train's picture, in pixels."""
        state = self.reel.state
        found = [supply.rect(self.kit)]
        own = self.own.rect(state, self.reel.seat)
        found += [own] if own is not None else []
        if state.phase in (SCHEMING, STEALING) and state.pile:
            found.append(self._middle().rect(len(state.pile)))
        tops = (self._aims_top + nth * aim.STEP for nth in range(len(self._aims())))
        found += [aim.rect(self.kit, one, self.right, top) for one, top in zip(self._aims(), tops, strict=True)]
        foot = STAGE_TOP + STAGE_HIGH + self.kit.scale.deeper - 12
        found.append(self.kit.scale.rect(0, foot, self.kit.scale.wide, 200))
        return [*found, self.kit.scale.rect(self.right, 0, log.WIDE, self.kit.scale.tall)]

    def draw(self, surface: Surface, ring: FocusRing, pause: float) -> None:
        """Draw all but the bar at the foot; `pause` are the seconds that the last group is still left standing."""
        state = self.reel.state
        self.board.draw(surface)
        self.bar.draw(surface, self.told, ring.hovered)
        supply.draw(surface, self.kit, state.neutral, state.strongboxes_aside)
        aim.draw(surface, self.kit, self._aims(), self.right, self._aims_top)
        self.strips.draw(surface, telling.facts(state, self.reel.session, self.words, self.active))
        if state.phase == SCHEMING:
            self._middle().draw(surface, telling.pile(state))
        elif state.phase == STEALING:
            self._middle()
            turned = any(isinstance(event, events.CardRevealed) for event in self.reel.shown)
            flip = min(1.0, max(0.0, REVEAL - pause) / FLIP) if turned and pause else 1.0
            cancelled = any(isinstance(event, CardCancelled) for event in self.reel.shown)
            self.ribbon.draw(surface, telling.pile(state), flip, cancelled)
        self.own.draw(surface, state, self.reel.seat)

    def draw_whole_pile(self, surface: Surface) -> None:
        """Draw the whole pile."""
        seen = self.reel.session.groups[: self.reel.moment]
        self.whole.draw(surface, telling.whole_pile(self.reel.state, seen))

    def _middle(self) -> Laid:
        """The pile, in the middle of what the log leaves free."""
        for pile in (self.ribbon, self.laid):
            pile.centre = self.right / 2
            pile.shown = SHOWN_BESIDE_LOG if self.beside else SHOWN
        return self.laid

    def _aims(self) -> list[aim.Aim]:
        return telling.aims(self.words, self.reel.state)

    @property
    def _aims_top(self) -> float:
        return aim.UNDER_PILE if self.beside else aim.TOP
