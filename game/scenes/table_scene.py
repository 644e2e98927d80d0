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
from game.expansions.book import guises
from game.scenes import undoing
from game.scenes.context import Context
from game.scenes.flow import Flow
from game.scenes.log import drawer as log
from game.scenes.log.chronicle import Chronicle
from game.scenes.log.drawer import Drawer
from game.scenes.menu import MenuScene
from game.scenes.pile_sheet import PileSheet
from game.scenes.showing import ShowingScene
from game.table import aim, contents, naming, supply, tips
from game.table.card import Cards
from game.table.strip import Strips
from game.table.top_bar import TopBar
from game.table.whole_pile import WholePile
from game.ui import prompt, tip
from game.ui.focus import FocusRing, Target
from game.ui.keys import Intent
from game.ui.prompt import Prompt

TOOLS = ("undo", "log", "speed", "skip", "menu")


class TableScene(ShowingScene):
    """The table with everything on it, and what can be pressed there."""

    low_strips: bool  # whether the strips are flat

    def __init__(self, context: Context, flow: Flow) -> None:
        super().__init__(context, flow)
        self.ring = FocusRing(context.device)
        self._sitting = flow.session.people

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
        return self.kit.scale.wide - (log.WIDE if self.flow.log_open else 0)

    # the life of a scene

    def enter(self, kit: Kit) -> None:
        if self._kit is not kit:
            self._kit = kit
            state = self.flow.public.state
            words = self.context.words
            self.bar = TopBar(kit, words, TOOLS)
            self.strips = Strips(kit, words, len(state.bandits), self.strips_top(kit), low=self.low_strips)
            self.cards = Cards(kit, words, guises(state))
            names = list(state.bandits)
            self.ways = Ways(lambda name: self.strips.centre(names.index(name)), aside=(92, 84))
            self.boards: dict[bool, Board] = {}
            chronicle = Chronicle(self.flow.session, words)
            self.drawer = Drawer(kit, words, self.context.device, chronicle, self.drawer_bottom(kit))
            self.whole = WholePile(self.cards, names)
            self.lay_out(kit)
        self.sheet = None
        self.be_still()
        people = self.flow.session.people
        if people != self._sitting:
            self._sitting = people
            self.ask_anew()
        self._take_board()
        self.refresh()

    def _take_board(self) -> None:
        """The board at its width, or narrower beside the open log."""
        opened = self.flow.log_open
        if opened not in self.boards:
            stage = replace(self.stage(self.kit), beside=log.WIDE if opened else 0)
            self.boards[opened] = Board(self.kit, stage, self.ways, self.flow.public.state)
        self.board = self.boards[opened]
        self.board.show(self.flow.public.state)

    def turn_log(self) -> None:
        """Open the log, or shut it."""
        self.flow.log_open = not self.flow.log_open
        self._take_board()
        self.refresh()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.crowd() != self.board.close_up.space:
            self.refresh()

    def show(self, group: Group) -> None:
        self.board.ways.bar = self.bar.event_centre(contents.bar(self.flow.public.state))
        super().show(group)

    def handle(self, event: Input) -> None:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            self.board.wake()
        if self.sheet is not None and self.context.device.presses(event):
            self.close_sheet()
            return
        meant = self.context.device.intent(event)
        if self._for_the_log(event):
            return
        if meant is Intent.MENU:
            self.open_menu()
        elif self.showing and self.context.device.presses(event) and self.ring.hovered not in TOOLS:
            self.hurry() if meant is not Intent.BACK else self.open_menu()
        elif meant is Intent.BACK and not self.showing:
            if not self.escape():
                self.open_menu()
        elif not self.ring.handle(event) and meant is not None:
            self.command(meant)

    def _for_the_log(self, event: Input) -> bool:
        """Let the open log use an event; whether it did."""
        if not self.flow.log_open:
            return False
        if self.drawer.handle(event, self.ring.mouse):
            self.refresh()
            return True
        if self.context.device.intent(event) is not Intent.BACK:
            return False
        self.turn_log()
        return True

    def command(self, meant: Intent) -> None:
        """A command that no target used."""
        if meant is Intent.FASTER:
            self.context.faster()
        elif meant is Intent.SLOWER:
            self.context.faster(-1)
        elif meant is Intent.UNDO:
            self.take_back()
        elif meant is Intent.LOG:
            self.turn_log()
        elif meant is Intent.PILE and self.flow.public.state.pile:
            self.look_at_pile()

    def open_menu(self) -> None:
        """Open the menu over the table."""
        self.context.stack.push(MenuScene(self.context, self, self.flow))

    def look_at_pile(self) -> None:
        """Open the whole pile over the scene."""
        self.sheet = PileSheet(self.whole, self.flow, self.ring, self.close_sheet)
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
        if self.showing or self.sheet is not None or self.context.device.keys:
            return None
        return self.board.close_up.at(self.ring.mouse)

    def look_closer(self) -> None:
        """Show the crowded space large that is to be, or none."""
        space, close_up = self.crowd(), self.board.close_up
        if space is None:
            close_up.hide()
        elif space != close_up.space:
            names = {name: naming.name(self.context.words, name) for name in close_up.crowd(space)}
            close_up.show(space, names, self.uncovered(space))

    def uncovered(self, crowd: int) -> Sequence[Rect]:
        """What the close-up of a crowded space should not cover, in pixels."""
        return ()

    def refresh(self) -> None:
        """Lay the targets out anew."""
        self.look_closer()
        tools = [Target(name, self.bar.tool_rect(name), self._tool(name), hint=self._hint(name)) for name in TOOLS]
        found = list(self.targets()) if not self.showing else []
        if self.flow.log_open:
            self.drawer.chronicle.follow(self.flow.public.seen)
            found += self.drawer.targets(self.turn_log, self.refresh)
        if isinstance(self.sheet, PileSheet):
            found.append(self.sheet.button.target(self.kit))
        state, own = self.flow.public.state, {target.name.removeprefix("strip ") for target in found}
        about = tips.targets(self.kit, self.context.words, self.flow.session, state, self.strips, own)
        self.ring.set([*found, *tools, *self.bar.telling(contents.bar(state)), *about])

    def _tool(self, name: str) -> Callable[[], None]:
        acts = {"undo": self.take_back, "log": self.turn_log, "speed": self._next_pace}
        return {**acts, "skip": self.finish, "menu": self.open_menu}[name]

    def _next_pace(self) -> None:
        self.context.next_pace()
        self.refresh()

    def _hint(self, name: str) -> str:
        if name == "undo":
            return undoing.hint(self.context.words, self.flow)
        return self.context.words(f"tool-{name}", now=self.context.settings.animation)

    def take_back(self) -> None:
        """Take the last choice back, if nobody has seen anything new since."""
        if self.flow.session.undoable is None:
            return
        self.forget()
        self.flow.undo()
        self.board.show(self.flow.public.state)
        self.refresh()

    def draw(self, surface: Surface) -> None:
        surface.fill(INK)
        state = self.flow.public.state
        self.board.draw(surface, self.marks())
        off = () if self.flow.session.undoable is not None else ("undo",)
        self.bar.draw(surface, contents.bar(state), self.ring.hovered, off)
        supply.draw(surface, self.kit, state.neutral, state.strongboxes_aside)
        aim.draw(surface, self.kit, contents.aims(self.context.words, state), self.stage_right, self.aims_top)
        self.strips.draw(surface, contents.strips(state, self.flow.session, self.context.words, self.active))
        self.draw_foot(surface)
        if self.flow.log_open:
            trace = self.drawer.trace(self.ring)
            if trace is not None:
                draw_trace(surface, self.board, trace)
            self.drawer.draw(surface, self.ring)
        asked = self.question()
        if asked is not None:
            prompt.draw(surface, self.kit, self.context.words, asked, self.prompt_area, self.context.device)
        self.ring.draw(surface, self.kit)
        tip.draw(surface, self.kit, self.ring)

    @property
    def active(self) -> str | None:
        """The bandit whose card is being carried out, or whose player has to choose."""
        state = self.flow.public.state
        if state.phase == "stealing" and state.resolved:
            return state.pile[state.resolved - 1].card.bandit
        seat = self.flow.session.to_move
        if self.flow.waiting or seat is None:
            return None
        return state.players[seat].bandits[0]
