"""REPLAY: the train with all that happened on it once more, and the bar to wind it with."""

from collections.abc import Callable

import pygame
from pygame import Surface
from pygame.event import Event as Input

from game.board.trace import draw_trace
from game.draw.kit import Kit
from game.draw.palette import INK
from game.scenes.action.scene import STAGE_HIGH, STAGE_TOP
from game.scenes.context import Context
from game.scenes.log.chronicle import Chronicle
from game.scenes.log.drawer import Drawer
from game.scenes.options.scene import OptionsScene
from game.scenes.replay import hints, saying
from game.scenes.replay.bar import TIMELINE, Bar
from game.scenes.replay.playback import Playback
from game.scenes.replay.recording import Recording
from game.scenes.replay.saying import Saying
from game.scenes.replay.table import TOOLS, Table
from game.scenes.scene import Scene
from game.session import Session
from game.table import naming
from game.ui import tip
from game.ui.controls import darkened
from game.ui.focus import FocusRing, Target
from game.ui.keys import Intent

AT_ONCE = 60.0  # seconds that pass in a frame for whoever wants no waiting


class ReplayScene(Scene):
    """Shows a match from a moment on, its beginning or later; `back` leads back to where it was asked for."""

    def __init__(self, context: Context, session: Session, back: Callable[[], None], moment: int = 0) -> None:
        self.context = context
        self.back = back
        self.recording = Recording(session)
        self.recording.go(moment)
        self.playback = Playback(self.recording)
        self.ring = FocusRing(context.device)
        self.ring.focused = TIMELINE
        self.log_open = False
        self.pile_open = False
        self.said: Saying | None = None
        self._held: bool | None = None  # whether it was playing when the knob was taken hold of; None: it is not
        self._begun = False  # whether it has been shown at all
        self._kit: Kit | None = None

    # life

    def enter(self, kit: Kit) -> None:
        if self._kit is not kit:
            self._kit = kit
            words = self.context.words
            self.table = Table(kit, words, self.recording)
            self.bar = Bar(kit, words, self.playback, self.playback.look)
            bottom = STAGE_TOP + STAGE_HIGH + kit.scale.deeper - 20
            self.drawer = Drawer(kit, words, self.context.device, Chronicle(self.recording.session, words), bottom)
        if not self._begun:
            self._begun = True
            self.playback.toggle()
        self._held = None
        self._take_board()

    @property
    def kit(self) -> Kit:
        """What it is drawn with."""
        assert self._kit is not None
        return self._kit

    def _take_board(self) -> None:
        self.table.make_room(self.log_open)
        self.playback.board, self.playback.flying_cards = self.table.board, self.table.flying_cards
        self.playback.show()
        self.refresh()

    @property
    def restless(self) -> bool:
        return self.playback.goal is not None or self.playback.showing or self.table.board.restless

    def update(self, dt: float) -> None:
        self.table.board.reduced = self.context.settings.reduced_motion
        self.table.board.ways.bar = self.table.bar.event_centre(self.table.told)
        if self.playback.update(AT_ONCE if self.context.instant else dt):
            self.refresh()
        self._look_closer()

    # input

    def handle(self, event: Input) -> None:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            self.table.board.wake()
        if self._drag(event):
            return
        meant = self.context.device.intent(event)
        if self.pile_open and (meant is not None or event.type == pygame.MOUSEBUTTONDOWN):
            self.pile_open = False
        elif self.log_open and self.drawer.handle(event, self.ring.mouse):
            self.refresh()
        elif event.type == pygame.MOUSEWHEEL:
            self._jump(self.recording.step(self.recording.moment, -1 if event.y > 0 else 1))
        elif (meant is not None and self._command(meant)) or self.ring.handle(event):
            self.refresh()

    def _command(self, meant: Intent) -> bool:
        """Obey a command that needs no target; whether there was one."""
        playback, steering = self.playback, self.ring.focused in (None, TIMELINE)
        acts: dict[Intent, Callable[[], None]] = {
            Intent.SKIP: playback.toggle,
            Intent.PAGE_ON: lambda: playback.go(self.recording.round(1)),
            Intent.PAGE_BACK: lambda: playback.go(self.recording.round(-1)),
            Intent.FASTER: playback.faster,
            Intent.SLOWER: lambda: playback.faster(-1),
            Intent.LOG: self.turn_log,
            Intent.PILE: self.look_at_pile,
            Intent.MENU: self._options,
            Intent.BACK: self._back,
        }
        if steering:
            acts[Intent.LEFT] = lambda: playback.step(-1)
            acts[Intent.RIGHT] = lambda: playback.step(1)
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
        self.refresh()
        return True

    def _jump(self, moment: int) -> None:
        """Be at a moment at once, and stand still."""
        self.playback.stop()
        self.playback.go(moment)
        self.refresh()

    def turn_log(self) -> None:
        """Open the log, or shut it."""
        self.log_open = not self.log_open
        self._take_board()

    def look_at_pile(self) -> None:
        """Open the whole pile over the scene."""
        self.playback.stop()
        self.pile_open = bool(self.recording.state.pile)

    def _options(self) -> None:
        self.playback.stop()
        self.context.stack.push(OptionsScene(self.context))

    def _back(self) -> None:
        if self.log_open:
            self.turn_log()
        else:
            self.back()

    def refresh(self) -> None:
        """Lay the targets out anew, and what is told."""
        words, table = self.context.words, self.table
        self.drawer.chronicle.follow(self.recording.moment)
        taken = table.taken()
        self.hints = hints.rect(self.kit, words, self.context.device, self.playback, table.right_top)
        taken += [self.hints] if self._hinting else []
        self.said = saying.saying(words, self.recording, self.drawer.chronicle.lines, table.board, taken)
        self._look_closer()
        acts = {"log": self.turn_log, "gear": self._options, "close": self.back}
        tools = [Target(name, table.bar.tool_rect(name), acts[name], hint=words(f"replay-{name}")) for name in TOOLS]
        found = self.bar.targets()
        if self.log_open:
            found += self.drawer.targets(self.turn_log, self.refresh)
        self.ring.set([*found, *tools, *table.bar.telling(table.told)])

    def _look_closer(self) -> None:
        """Show the crowded space that the mouse is over large."""
        board, mouse = self.table.board, self.ring.mouse
        close_up = board.close_up
        space = board.space_at(mouse)
        if close_up.area().collidepoint(mouse):
            space = close_up.space
        if self.playback.showing or self.context.device.keys or space is None or not close_up.crowd(space):
            close_up.hide()
        elif space != close_up.space:
            close_up.show(space, {name: naming.name(self.context.words, name) for name in close_up.crowd(space)}, ())

    @property
    def _hinting(self) -> bool:
        """Whether keys are told."""
        return self.context.device.keys and not self.log_open

    # the picture

    def draw(self, surface: Surface) -> None:
        surface.fill(INK)
        self.table.draw(surface, self.ring)
        if self.said is not None and self.table.board.close_up.space is None:
            saying.draw(surface, self.kit, self.said)
        self.bar.draw(surface, self.ring)
        if self._hinting:
            hints.draw(surface, self.kit, self.context.words, self.context.device, self.playback, self.hints)
        if self.log_open:
            trace = self.drawer.trace(self.ring)
            if trace is not None:
                draw_trace(surface, self.table.board, trace)
            self.drawer.draw(surface, self.ring)
        self.ring.draw(surface, self.kit)
        tip.draw(surface, self.kit, self.ring)
        if self.pile_open:
            darkened(surface, surface.get_rect(), 0.5)
            self.table.draw_whole_pile(surface)
