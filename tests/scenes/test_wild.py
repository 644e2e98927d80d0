"""Somebody who presses anything at any moment, over whole matches: no exception, no choice lost, doubled or leaked."""

import random
from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event

from game.app import App
from game.engine import game
from game.engine.expansions.elf import KEY as ELF
from game.engine.expansions.ghost_box.box import NAME as GHOST_BOX
from game.engine.notation import read_option
from game.engine.positions import digest
from game.scenes.action.scene import ActionScene
from game.scenes.curtain.scene import CurtainScene
from game.scenes.puzzles.attempt import Attempt
from game.scenes.scheming.scene import SchemingScene
from game.session import Session
from tests.scenes.desktop import Desktop, people

AT_THE_TABLE = (SchemingScene, ActionScene, CurtainScene)
KEYS = [
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP),
    *(pygame.K_DOWN, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_9, pygame.K_d, pygame.K_f, pygame.K_g, pygame.K_l),
    *(pygame.K_m, pygame.K_p, pygame.K_z, pygame.K_PLUS, pygame.K_MINUS, pygame.K_F10, pygame.K_PAGEUP),
]
SIZES = [(1280, 720), (1024, 768), (1600, 900), (2560, 1080)]
MOST_EVENTS = 2000
LONGEST_STROLL = 25  # presses away from the match, through pages and puzzles, after which it is sat down to anew


@pytest.fixture(autouse=True)
def rarely_drawn(monkeypatch):
    """A whole match has thousands of frames: one in forty of those that somebody might look at is drawn."""
    draw, count = App._draw, iter(range(10_000_000))
    monkeypatch.setattr(App, "_draw", lambda app: draw(app) if next(count) % 40 == 0 else None)


class Wild:
    """Presses anything, reproducibly by a seed."""

    def __init__(self, desktop: Desktop, seed: int) -> None:
        self.desktop = desktop
        self.drawn = random.Random(seed)
        self.events = 0
        self.acts: list[tuple[int, Callable[[], None]]] = [
            (30, self._click_target),
            (12, self._click_anywhere),
            (24, self._key),
            (4, self._type),
            (3, self._hold),
            (3, self._drag),
            (3, self._wheel),
            (2, self._leave_window),
            (1, self._resize),
            (18, lambda: self._step(self.drawn.randrange(1, 20))),
        ]

    def act(self) -> None:
        """Do something."""
        weights = [weight for weight, _ in self.acts]
        self.drawn.choices([act for _, act in self.acts], weights)[0]()

    def _step(self, frames: int, *events: Event) -> None:
        self.events += len(events)
        self.desktop.step(frames, *events)

    def _point(self) -> tuple[int, int]:
        wide, high = self.desktop.app.window.size
        return self.drawn.randrange(wide), self.drawn.randrange(high)

    def _press(self, at: tuple[int, int]) -> None:
        self._step(1, Event(pygame.MOUSEMOTION, pos=at, rel=(5, 5), buttons=(0, 0, 0)))
        self._step(1, Event(pygame.MOUSEBUTTONDOWN, pos=at, button=self.drawn.choice((1, 1, 1, 1, 2, 3))))
        self._step(self.drawn.randrange(1, 4), Event(pygame.MOUSEBUTTONUP, pos=at, button=1))

    def _click_anywhere(self) -> None:
        self._press(self._point())

    def _click_target(self) -> None:
        ring = getattr(self.desktop.top, "ring", None)
        targets = ring.targets if ring is not None else []
        self._press(self.drawn.choice(targets).rect.center if targets else self._point())

    def _key(self) -> None:
        key, mod = self.drawn.choice(KEYS), self.drawn.choice((0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT))
        letter = chr(key) if key < 128 else ""
        self._step(1, Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter))
        self._step(self.drawn.randrange(0, 3), Event(pygame.KEYUP, key=key, mod=mod, unicode=letter))

    def _type(self) -> None:
        for letter in "wild é♠"[: self.drawn.randrange(1, 8)]:
            self._step(1, Event(pygame.TEXTINPUT, text=letter))

    def _hold(self) -> None:
        """Keep Enter down, which opens a curtain."""
        if isinstance(self.desktop.top, CurtainScene):
            self._step(4)
            self._step(1, Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
            self._step(self.drawn.randrange(10, 70))
            self._step(1, Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode=""))

    def _drag(self) -> None:
        start, end = self._point(), self._point()
        self._step(1, Event(pygame.MOUSEMOTION, pos=start, rel=(5, 5), buttons=(0, 0, 0)))
        self._step(1, Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        self._step(1, Event(pygame.MOUSEMOTION, pos=end, rel=(5, 5), buttons=(1, 0, 0)))
        self._step(1, Event(pygame.MOUSEBUTTONUP, pos=end, button=1))

    def _wheel(self) -> None:
        self._step(1, Event(pygame.MOUSEWHEEL, x=0, y=self.drawn.choice((-3, -1, 1, 3)), flipped=False))

    def _leave_window(self) -> None:
        self._step(1, Event(pygame.WINDOWFOCUSLOST))
        self._step(2, Event(pygame.WINDOWFOCUSGAINED))

    def _resize(self) -> None:
        self.desktop.app.window.size = self.drawn.choice(SIZES)
        self._step(2, Event(pygame.WINDOWSIZECHANGED, x=0, y=0))


class Watch:
    """Notes every choice that reaches a session."""

    def __init__(self, desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
        self.desktop = desktop
        self.made: dict[int, list[str]] = {}
        self.sessions: list[Session] = []
        choose, undo = Session.choose, Session.undo

        def noted(session: Session, option: object) -> None:
            choose(session, option)  # type: ignore[arg-type]
            if isinstance(session, Attempt):
                return  # a puzzle begins in the middle of a game
            if id(session) not in self.made:
                self.sessions.append(session)
            self.made.setdefault(id(session), []).append(session.choices[-1])

        def taken_back(session: Session) -> None:
            undo(session)
            if id(session) in self.made:
                del self.made[id(session)][len(session.choices) :]  # with it goes what computers have answered

        monkeypatch.setattr(Session, "choose", noted)
        monkeypatch.setattr(Session, "undo", taken_back)

    def check_hand(self) -> None:
        """A hand lies open for nobody but who has to choose, or looks at what he drew; and never beside the curtain."""
        top = self.desktop.top
        if isinstance(top, SchemingScene) and top.flow.hand is not None and len(top.flow.session.people) > 1:
            assert top.flow.hand in (top.flow.person_to_move, top.flow.looking)
        if isinstance(top, CurtainScene):
            assert top.flow.hand is None

    def check_choices(self, session: Session) -> None:
        """What was chosen is what the session has; played anew it leads to the same position."""
        assert self.made[id(session)] == session.choices
        state = game.new_game(session.setup)
        for words in session.choices:
            game.play(state, read_option(state, words))
        assert digest(state) == digest(session.state)


@pytest.mark.parametrize(
    ("count", "persons", "expansion", "seed"),
    [(4, 2, None, 1), (3, 3, ELF, 2), (3, 1, GHOST_BOX, 3), (6, 1, None, 4)],
)
def test_whatever_is_pressed_the_match_goes_on(monkeypatch, count, persons, expansion, seed):
    desktop = Desktop()
    table = people(count, persons)
    if expansion is not None:
        table.switch(expansion)
    watch = Watch(desktop, monkeypatch)
    desktop.match(table, seed)
    desktop.context.keeper.change(animation="fast")
    wild, strolling = Wild(desktop, seed), 0
    while wild.events < MOST_EVENTS:
        wild.act()
        if desktop.top is None:  # the program was ended: it begins again
            desktop.show(desktop.program.title())
        strolling = 0 if isinstance(desktop.top, AT_THE_TABLE) else strolling + 1
        if strolling > LONGEST_STROLL:
            desktop.match(table, seed)
        watch.check_hand()
    assert watch.sessions
    for session in watch.sessions:
        watch.check_choices(session)
