"""REPLAY: the train with all that happened on it once more, and the bar to wind it with."""

from collections.abc import Callable
from functools import partial
from math import inf

import pygame
from pygame import Rect, Surface
from pygame.event import Event as Input

from game.draw.kit import Kit
from game.engine.state import SCHEMING, STEALING
from game.expansions import book
from game.scenes.context import Context
from game.scenes.moods import table_mood
from game.scenes.options.scene import OptionsScene
from game.scenes.replay import key_hints
from game.scenes.replay.bar import TIMELINE, Bar
from game.scenes.replay.own import Own
from game.scenes.replay.playback import Playback
from game.scenes.replay.recording import Recording
from game.scenes.scene import Scene
from game.session import Session
from game.sound.mood import Mood
from game.table import aim, plan, saying
from game.table.people import face
from game.table.pile_over_train import PileOverTrain
from game.table.pile_sheet import PileSheet
from game.table.saying import Saying
from game.table.table import Table
from game.ui import tip
from game.ui.focus import FocusRing, Target
from game.ui.keys import Intent

LARGEST = 0.945  # a short train is no larger than that of four cars: above it are the words that are said
BAR_HIGH = 20  # units by which the bar at the foot lies over the train's picture
BAR_APART = 4.0  # units between it and what a round brought
AT_ONCE = 60.0  # seconds that pass in a frame for whoever wants no waiting


class ReplayScene(Scene):
    """Shows a match from a moment on, its beginning or later; `back` leads back to where it was asked for."""

    table: Table

    def __init__(self, context: Context, session: Session, back: Callable[[], None], moment: int = 0) -> None:
        self.context = context
        self.back = back
        self.recording = Recording(session)
        self.recording.go(moment)
        self.playback = Playback(self.recording)
        self.ring = FocusRing(context.device)
        self.ring.focused = TIMELINE
        self.sheet: PileSheet | None = None  # the whole pile, while it lies open
        self.tools = {"log": self.turn_log, "gear": self._options, "close": back}
        self.said: Saying | None = None
        self._held: bool | None = None  # whether it was playing when the knob was taken hold of; None: it is not
        self._begun = False  # whether it has been shown at all
        self._kit: Kit | None = None

    # life

    def enter(self, kit: Kit) -> None:
        if self._kit is not kit:
            log_open = self._kit is not None and self.table.log_open
            self._kit = kit
            words, device, recording = self.context.words, self.context.device, self.recording
            lay = plan.stealing(kit.scale, LARGEST, BAR_HIGH)
            tools = tuple(self.tools)
            self.table = Table(kit, words, device, recording.session, recording.state, lay, tools, self._hear)
            self.table.phase = "replay"
            self.table.log_open = log_open
            self.pile = PileOverTrain(self.table)
            self.own = Own(kit, words, self.table.cards)
            self.table.lay_pile(self.pile.uppermost, self._hand_at)
            self.bar = Bar(kit, words, self.playback, self.playback.look)
            self.table.summed_up_over = self.bar.area[1] - BAR_APART
        if not self._begun:
            self._begun = True
            self.playback.toggle()
        self._held = None
        self._make_room()
        self.refresh()

    @property
    def kit(self) -> Kit:
        """What it is drawn with."""
        assert self._kit is not None
        return self._kit

    def _make_room(self) -> None:
        """Lie in the whole width, or leave its right end to the log."""
        self._move_pile()
        self.own.top = self._under_pile if self.table.log_open else Own.top
        self.playback.lie_on(self.table)

    def _move_pile(self) -> None:
        """The pile goes aside from people and from whoever is shown large."""
        board = self.table.board
        self.pile.make_room([board.close_up.area(), *(board.actor_rect(name) for name in board.layout.actors)])

    def _hear(self, name: str) -> None:
        """Let a sound be heard of what is played, as fast as that goes."""
        self.context.sounds.play(name, self.playback.speed)

    def _hand_at(self, seat: int) -> tuple[float, float] | None:
        """Where a seat's hand lies open, in units."""
        return self.own.middle if seat == self.recording.seat else None

    @property
    def mood(self) -> Mood:
        return table_mood(self.recording.state)

    @property
    def restless(self) -> bool:
        return self.playback.goal is not None or self.playback.showing or self.table.restless or self.pile.gliding

    def update(self, dt: float) -> None:
        before = self._situation
        reduced = self.context.settings.reduced_motion
        self.playback.update(AT_ONCE if self.context.instant else dt, reduced=reduced)
        self.pile.glide(dt, reduced=reduced)
        if self._situation != before or self._crowd() != self.table.board.close_up.space:
            self.refresh()

    @property
    def _situation(self) -> tuple[object, ...]:
        """What tells whether other things can be pressed, or something else is told, than before."""
        playback = self.playback
        return self.recording.moment, playback.told, playback.goal, playback.showing, playback.loop.unsaid

    # input

    def handle(self, event: Input) -> None:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            self.table.board.wake()
        self._obey(event)
        if event.type != pygame.MOUSEMOTION or self._held is not None:
            self.refresh()

    def _obey(self, event: Input) -> None:
        if self._drag(event):
            return
        meant = self.context.device.intent(event)
        if self.sheet is not None and (meant is not None or event.type == pygame.MOUSEBUTTONDOWN):
            self.sheet = None
        elif self.table.log_open and self.table.drawer.handle(event, self.ring.mouse):
            return
        elif event.type == pygame.MOUSEWHEEL:
            self._jump(self.recording.step(self.recording.moment, -1 if event.y > 0 else 1))
        elif meant is None or not self._command(meant):
            self.ring.handle(event)

    def _command(self, meant: Intent) -> bool:
        """Obey a command that needs no target; whether there was one."""
        playback, steering = self.playback, self.ring.focused in (None, TIMELINE)
        acts: dict[Intent, Callable[[], None]] = {
            Intent.SKIP: playback.toggle,
            Intent.PAGE_ON: partial(self._turn_to, 1),
            Intent.PAGE_BACK: partial(self._turn_to, -1),
            Intent.FASTER: partial(playback.faster, 1),
            Intent.SLOWER: partial(playback.faster, -1),
            Intent.LOG: self.turn_log,
            Intent.PILE: self.look_at_pile,
            Intent.MENU: self._options,
            Intent.BACK: self._back,
        }
        if steering:
            acts[Intent.LEFT] = partial(playback.step, -1)
            acts[Intent.RIGHT] = partial(playback.step, 1)
        act = acts.get(meant)
        if act is None:
            return False
        act()
        return True

    def _drag(self, event: Input) -> bool:
        """Let the mouse take hold of the knob, move it and let it go; whether it did."""
        line = self.bar.timeline
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and line.rect().collidepoint(event.pos):
            self._held = self.playback.playing
            self.ring.focused = TIMELINE
        if self._held is None or event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return False
        if event.type == pygame.MOUSEBUTTONUP:
            if self._held and not self.recording.at_end:
                self.playback.toggle()
            self._held = None
        else:
            self._jump(line.moment(event.pos[0] / self.kit.scale.u))
        return True

    def _turn_to(self, way: int) -> None:
        """Be at the beginning of the next round, or of the one before."""
        self.playback.go(self.recording.round(way))

    def _jump(self, moment: int) -> None:
        """Be at a moment at once, and stand still."""
        self.playback.stop()
        self.playback.go(moment)

    def turn_log(self) -> None:
        """Open the log, or shut it."""
        self.table.log_open = not self.table.log_open
        self._make_room()

    def look_at_pile(self) -> None:
        """Open the whole pile over the scene, if there is one."""
        self.playback.stop()
        if self.recording.state.pile:
            self.sheet = PileSheet(self.table, self.recording.eyes, self.ring, self._close_sheet)

    def _close_sheet(self) -> None:
        self.sheet = None

    def _options(self) -> None:
        self.playback.stop()
        self.context.stack.push(OptionsScene(self.context))

    def _back(self) -> None:
        if self.table.log_open:
            self.turn_log()
        else:
            self.back()

    def refresh(self) -> None:
        """Lay the targets out anew, and what is told."""
        words, table, recording = self.context.words, self.table, self.recording
        table.drawer.chronicle.follow(self.playback.told)
        lines = table.drawer.chronicle.lines
        unsaid = self.playback.loop.unsaid
        lines = lines[: len(lines) - unsaid]
        self.hints = key_hints.rect(self.kit, words, self.context.device, self.playback, self._right_top)
        self.said = (
            saying.saying(words, recording.shown, lines, table.board, self._taken()) if recording.moment else None
        )
        table.look_closer(self._crowd())
        self._move_pile()
        tools = [
            Target(name, table.bar.tool_rect(name), act, hint=words(f"replay-{name}"))
            for name, act in self.tools.items()
        ]
        found = self.bar.targets()
        if table.log_open:
            found += table.drawer.targets(self.turn_log, self.refresh)
        self.ring.set([*found, *tools, *table.bar.telling(table.told)])

    def _taken(self) -> list[Rect]:
        """What lies over the train's picture, in pixels."""
        own = self.own.rect(self.recording.state, self.recording.seat)
        found = [*self.table.taken(), self.kit.scale.rect(*self.bar.area)]
        found += [own] if own is not None else []
        found += [self.pile.rect()] if self.pile.lies else []
        return [*found, self.hints] if self._hinting else found

    @property
    def entry(self) -> str:
        if self.sheet is not None or self.ring.entry or self.context.device.keys:
            return self.ring.entry
        return self.pile.entry_at(self.ring.mouse) or self.table.entry_at(self.ring.mouse)

    def _crowd(self) -> int | None:
        """The crowded space that is shown large: the one that the mouse is over."""
        if self.playback.showing or self.context.device.keys:
            return None
        return self.table.board.close_up.at(self.ring.mouse)

    @property
    def _hinting(self) -> bool:
        """Whether keys are told."""
        return self.context.device.keys and not self.table.log_open

    @property
    def _under_pile(self) -> float:
        """Where something may begin that lies below the pile, in units."""
        return plan.under_pile(self.kit.scale)

    def _right_top(self, wide: float) -> float:
        """Where something so wide may begin at the right, below what is there already; in units."""
        top = self.table.aims_top + len(self.table.aims) * aim.STEP
        beside = self.table.right - wide > self.pile.rect().right / self.kit.scale.u
        return top if beside else max(top, self._under_pile)

    @property
    def _active(self) -> str | None:
        """The bandit whose card is being carried out, or whose player chose last."""
        state = self.recording.state
        if state.phase == STEALING and state.resolved and not self.recording.eyes.between:
            return state.pile[state.resolved - 1].card.bandit
        made = [made for made in self.recording.session.chosen if made.groups < self.recording.moment]
        return face(state, made[-1].seat) if made and state.phase == SCHEMING else None

    # the picture

    def draw(self, surface: Surface) -> None:
        self.table.draw(surface, self._active, hovered=self.ring.hovered)
        playback = self.playback
        book.draw_over(surface, self.table, playback.chosen, playback.chosen_for)
        self.own.draw(surface, self.recording.state, self.recording.seat)
        moment = self.playback.loop.moment
        if moment is None or moment.gone():
            self.pile.draw(surface, self.recording.shown)
        if (
            self.said is not None
            and moment is None
            and playback.chosen is None
            and self.table.board.close_up.space is None
        ):
            saying.draw(surface, self.kit, self.said)
        if moment is not None:
            moment.draw(surface)
        self.bar.draw(surface, self.ring)
        if self._hinting:
            key_hints.draw(surface, self.kit, self.context.words, self.context.device, self.playback, self.hints)
        self.table.drawer.over = inf if moment is None else moment.low
        self.table.draw_log(surface, self.ring)
        self.ring.draw(surface, self.kit)
        tip.draw(surface, self.kit, self.ring)
        if self.sheet is not None:
            self.sheet(surface)
