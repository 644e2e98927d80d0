"""What the scheming and the action scene share: the train, the bars, the strips, the log, the tools."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event as Input

from game.board.board import Board
from game.board.marks import Marks
from game.board.stage import Stage, Ways
from game.board.trace import draw_trace
from game.draw.kit import Kit
from game.draw.palette import INK
from game.engine.game import Group
from game.scenes import on_the_table, telling, tips, undoing
from game.scenes.course import Course
from game.scenes.desk import Desk
from game.scenes.log import drawer as log
from game.scenes.log.chronicle import Chronicle
from game.scenes.log.drawer import Drawer
from game.scenes.menu import MenuScene
from game.scenes.pile_sheet import PileSheet
from game.scenes.showing import ShowingScene
from game.ui import aim, prompt, supply, tip
from game.ui.card import Cards
from game.ui.focus import FocusRing, Target
from game.ui.keys import Intent
from game.ui.prompt import Prompt
from game.ui.strip import Strips
from game.ui.top_bar import TopBar
from game.ui.whole_pile import WholePile

TOOLS = ("undo", "log", "speed", "skip", "menu")


class TableScene(ShowingScene):
    """The table with everything on it, and what can be pressed there."""

    low_strips: bool  # whether the strips are flat

    def __init__(self, desk: Desk, course: Course) -> None:
        super().__init__(desk, course)
        self.ring = FocusRing(desk.device)
        self._sitting = course.session.people

    # what a scene lays out

    def stage(self, kit: Kit) -> Stage:
        """Where the board lies."""
        raise NotImplementedError

    def strips_top(self, kit: Kit) -> float:
        """Where the strips begin, in units."""
        raise NotImplementedError

    def lay_out(self, kit: Kit) -> None:
        """Make what else belongs to the scene."""
        raise NotImplementedError

    def targets(self) -> Sequence[Target]:
        """What a person can press now, the tools apart."""
        raise NotImplementedError

    def draw_foot(self, surface: Surface) -> None:
        """Draw what lies over the board."""
        raise NotImplementedError

    @property
    def prompt_area(self) -> tuple[float, float, float, float]:
        """Where the prompt bar lies, in units."""
        raise NotImplementedError

    def question(self) -> Prompt | None:
        """What the prompt bar asks or says; None leaves it out."""
        raise NotImplementedError

    def marks(self) -> Marks:
        """What is marked on the train."""
        raise NotImplementedError

    def escape(self) -> bool:
        """Take a step back; whether there was one."""
        raise NotImplementedError

    @property
    def aims_top(self) -> float:
        """Where the pills begin that tell how an expansion's aim stands, in units."""
        return aim.TOP

    def drawer_bottom(self, kit: Kit) -> float:
        """Where the log ends, in units."""
        raise NotImplementedError

    @property
    def stage_right(self) -> float:
        """Where the train's picture ends, in units: at the window's edge, or at the log."""
        return self.kit.scale.wide - (log.WIDE if self.course.log_open else 0)

    # the life of a scene

    def enter(self, kit: Kit) -> None:
        if self._kit is not kit:
            self._kit = kit
            state = self.course.public.state
            words = self.desk.words
            self.bar = TopBar(kit, words, TOOLS)
            self.strips = Strips(kit, words, len(state.bandits), self.strips_top(kit), low=self.low_strips)
            alone = frozenset(name for name in state.bandits if not state.rules.is_person(name))
            self.cards = Cards(kit, words, alone)
            names = list(state.bandits)
            self.ways = Ways(lambda name: self.strips.centre(names.index(name)), aside=(92, 84))
            self.boards: dict[bool, Board] = {}
            chronicle = Chronicle(self.course.session, words)
            self.drawer = Drawer(kit, words, self.desk.device, chronicle, self.drawer_bottom(kit))
            self.whole = WholePile(self.cards, names)
            self.lay_out(kit)
        self.sheet = None
        self.be_still()
        people = self.course.session.people
        if people != self._sitting:
            self._sitting = people
            self.ask_anew()
        self._take_board()
        self.refresh()

    def _take_board(self) -> None:
        """The board at its width, or narrower beside the open log."""
        opened = self.course.log_open
        if opened not in self.boards:
            stage = replace(self.stage(self.kit), beside=log.WIDE if opened else 0)
            self.boards[opened] = Board(self.kit, stage, self.ways, self.course.public.state)
        self.board = self.boards[opened]
        self.board.show(self.course.public.state)

    def turn_log(self) -> None:
        """Open the log, or shut it."""
        self.course.log_open = not self.course.log_open
        self._take_board()
        self.refresh()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.crowd() != self.board.close_up.space:
            self.refresh()

    def show(self, group: Group) -> None:
        self.board.ways.bar = self.bar.event_centre(on_the_table.bar(self.course.public.state))
        super().show(group)

    def handle(self, event: Input) -> None:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            self.board.wake()
        if self.sheet is not None and self.desk.device.presses(event):
            self.close_sheet()
            return
        meant = self.desk.device.intent(event)
        if self._for_the_log(event):
            return
        if meant is Intent.MENU:
            self.open_menu()
        elif self.showing and self.desk.device.presses(event) and self.ring.hovered not in TOOLS:
            self.hurry() if meant is not Intent.BACK else self.open_menu()
        elif meant is Intent.BACK and not self.showing:
            if not self.escape():
                self.open_menu()
        elif not self.ring.handle(event) and meant is not None:
            self.command(meant)

    def _for_the_log(self, event: Input) -> bool:
        """Let the open log use an event; whether it did."""
        if not self.course.log_open:
            return False
        if self.drawer.handle(event, self.ring.mouse):
            self.refresh()
            return True
        if self.desk.device.intent(event) is not Intent.BACK:
            return False
        self.turn_log()
        return True

    def command(self, meant: Intent) -> None:
        """A command that no target used."""
        if meant is Intent.FASTER:
            self.desk.faster()
        elif meant is Intent.SLOWER:
            self.desk.faster(-1)
        elif meant is Intent.UNDO:
            self.take_back()
        elif meant is Intent.LOG:
            self.turn_log()
        elif meant is Intent.PILE and self.course.public.state.pile:
            self.look_at_pile()

    def open_menu(self) -> None:
        """Open the menu over the table."""
        self.desk.stack.push(MenuScene(self.desk, self, self.course))

    def look_at_pile(self) -> None:
        """Open the whole pile over the scene."""
        self.sheet = PileSheet(self.whole, self.course, self.ring, self.close_sheet)
        self.refresh()

    def close_sheet(self) -> None:
        """Close what lies over the scene."""
        self.sheet = None
        self.refresh()

    def draw_sheet(self, surface: Surface) -> None:
        """Draw what lies over all, if anything does."""
        if self.sheet is not None:
            self.sheet(surface)

    def crowd(self) -> int | None:
        """The crowded space that is shown large: the one that the mouse is over."""
        if self.showing or self.sheet is not None or self.desk.device.keys:
            return None
        return self.board.close_up.at(self.ring.mouse)

    def look_closer(self) -> None:
        """Show the crowded space large that is to be, or none."""
        space, close_up = self.crowd(), self.board.close_up
        if space is None:
            close_up.hide()
        elif space != close_up.space:
            names = {name: telling.name(self.desk.words, name) for name in close_up.crowd(space)}
            close_up.show(space, names, self.uncovered(space))

    def uncovered(self, crowd: int) -> Sequence[Rect]:
        """What the close-up of a crowded space should not cover, in pixels."""
        return ()

    def refresh(self) -> None:
        """Lay the targets out anew."""
        self.look_closer()
        tools = [Target(name, self.bar.tool_rect(name), self._tool(name), hint=self._hint(name)) for name in TOOLS]
        found = list(self.targets()) if not self.showing else []
        if self.course.log_open:
            self.drawer.chronicle.follow(self.course.public.seen)
            found += self.drawer.targets(self.turn_log, self.refresh)
        if isinstance(self.sheet, PileSheet):
            found.append(self.sheet.button.target(self.kit))
        state, own = self.course.public.state, {target.name.removeprefix("strip ") for target in found}
        about = tips.targets(self.kit, self.desk.words, self.course.session, state, self.strips, own)
        self.ring.set([*found, *tools, *self.bar.telling(on_the_table.bar(state)), *about])

    def _tool(self, name: str) -> Callable[[], None]:
        acts = {"undo": self.take_back, "log": self.turn_log, "speed": self._next_pace}
        return {**acts, "skip": self.finish, "menu": self.open_menu}[name]

    def _next_pace(self) -> None:
        self.desk.next_pace()
        self.refresh()

    def _hint(self, name: str) -> str:
        if name == "undo":
            return undoing.hint(self.desk.words, self.course)
        return self.desk.words(f"tool-{name}", now=self.desk.settings.animation)

    def take_back(self) -> None:
        """Take the last choice back, if nobody has seen anything new since."""
        if self.course.session.undoable is None:
            return
        self.forget()
        self.course.undo()
        self.board.show(self.course.public.state)
        self.refresh()

    def draw(self, surface: Surface) -> None:
        surface.fill(INK)
        state = self.course.public.state
        self.board.draw(surface, self.marks())
        off = () if self.course.session.undoable is not None else ("undo",)
        self.bar.draw(surface, on_the_table.bar(state), self.ring.hovered, off)
        supply.draw(surface, self.kit, state.neutral, state.strongboxes_aside)
        aim.draw(surface, self.kit, on_the_table.aims(self.desk.words, state), self.stage_right, self.aims_top)
        self.strips.draw(surface, on_the_table.strips(state, self.course.session, self.desk.words, self.active))
        self.draw_foot(surface)
        if self.course.log_open:
            trace = self.drawer.trace(self.ring)
            if trace is not None:
                draw_trace(surface, self.board, trace)
            self.drawer.draw(surface, self.ring)
        asked = self.question()
        if asked is not None:
            prompt.draw(surface, self.kit, self.desk.words, asked, self.prompt_area, self.desk.device)
        self.ring.draw(surface, self.kit)
        tip.draw(surface, self.kit, self.ring)

    @property
    def active(self) -> str | None:
        """The bandit whose card is being carried out, or whose player has to choose."""
        state = self.course.public.state
        if state.phase == "stealing" and state.resolved:
            return state.pile[state.resolved - 1].card.bandit
        seat = self.course.session.to_move
        if self.course.waiting or seat is None:
            return None
        return state.players[seat].bandits[0]
