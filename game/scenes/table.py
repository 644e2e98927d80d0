"""What the scheming and the action scene share: the train, the bars, the strips, and the showing of what happens."""

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
from game.engine import events
from game.engine.game import Group
from game.scenes import telling, undoing
from game.scenes.courier import Courier
from game.scenes.course import Course
from game.scenes.desk import Desk
from game.scenes.log import drawer as log
from game.scenes.log.chronicle import Chronicle
from game.scenes.log.drawer import Drawer
from game.scenes.menu import MenuScene
from game.scenes.pile_sheet import PileSheet
from game.scenes.scene import Scene
from game.scenes.telling import Sentence
from game.ui import aim, notice, prompt, supply, tip
from game.ui.canvas import Canvas
from game.ui.card import Cards
from game.ui.focus import FocusRing, Target
from game.ui.keys import Intent, digit
from game.ui.prompt import Prompt
from game.ui.strip import Strips
from game.ui.top_bar import TopBar
from game.ui.whole_pile import WholePile

TOOLS = ("undo", "log", "speed", "skip", "menu")
REVEAL = 0.7  # seconds that a card just turned up is looked at
# seconds that a group with such an event is left standing, besides its animation
PAUSES: dict[type[events.Event], float] = {
    events.CardPlayed: 0.45,
    events.CardRevealed: REVEAL,
    events.CardsDrawn: 0.25,
    events.RoundStarted: 1.4,
    events.BulletsSpared: 1.2,
    events.LootDropped: 0.3,
    events.EventBegan: 0.3,
}
LONGEST_STEP = 50  # groups without anything to see that are passed over in one frame


class TableScene(Scene):
    """Shows the match through everybody's eyes, group by group; then asks whoever has to choose."""

    low_strips: bool  # whether the strips are flat
    courier: Courier  # made by lay_out

    def __init__(self, desk: Desk, course: Course) -> None:
        self.desk = desk
        self.course = course
        self.ring = FocusRing(desk.device)
        self.said: Sentence | None = None
        self._said_at = 0  # groups that had been shown then
        self.shown: Group = ()
        self.pause = 0.0
        self.unconfirmed = False  # whether a person has still to say that his card is carried out
        self.thought = False  # whether the computer player who has to choose has taken his time
        self.seconds = 0.0
        self.sheet: Callable[[Surface], None] | None = None
        self._kit: Kit | None = None
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

    def asked(self) -> None:
        """A person has to choose now, and has not been asked yet."""
        raise NotImplementedError

    def ask_anew(self) -> None:
        """Forget what has been asked: another may have to choose now."""
        raise NotImplementedError

    def escape(self) -> bool:
        """Take a step back; whether there was one."""
        raise NotImplementedError

    @property
    def belongs(self) -> bool:
        """Whether the present moment is this scene's."""
        raise NotImplementedError

    @property
    def other(self) -> Scene:
        """The scene of the moments that are not."""
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
            self.ways = Ways(strip=lambda name: self.strips.centre(names.index(name)), aside=(92, 84))
            self.boards: dict[bool, Board] = {}
            chronicle = Chronicle(self.course.session, words)
            self.drawer = Drawer(kit, words, self.desk.device, chronicle, self.drawer_bottom(kit))
            self.whole = WholePile(self.cards, names)
            self.lay_out(kit)
        self.sheet = None
        self.pause = 0
        people = self.course.session.people
        if people != self._sitting:
            self._sitting = people
            self.ask_anew()
        if self._said_at > self.course.public.seen:
            self.said = None  # it has been taken back
        self._take_board()
        self.refresh()

    def _take_board(self) -> None:
        """The board at its width, or narrower beside the open log."""
        opened = self.course.log_open
        if opened not in self.boards:
            stage = self.stage(self.kit)
            if opened:
                stage = replace(stage, beside=log.WIDE)
            self.boards[opened] = Board(self.kit, stage, self.ways, self.course.public.state)
        self.board = self.boards[opened]
        self.board.show(self.course.public.state)

    def turn_log(self) -> None:
        """Open the log, or shut it."""
        self.course.log_open = not self.course.log_open
        self._take_board()
        self.refresh()

    @property
    def kit(self) -> Kit:
        """What it is drawn with."""
        assert self._kit is not None
        return self._kit

    @property
    def restless(self) -> bool:
        return True if self.pause > 0 or self.course.waiting else self.board.restless

    @property
    def showing(self) -> bool:
        """Whether something that happened is still being shown."""
        return self.board.busy or self.pause > 0 or self.course.waiting

    def _needs_confirming(self, group: Group) -> bool:
        """Whether a person's card was turned up that leaves him no choice, and he wants to be asked all the same."""
        if self.desk.settings.single_options or self.desk.instant or not self.course.waiting:
            return False
        turned = next((event.card.bandit for event in group if isinstance(event, events.CardRevealed)), None)
        players = self.course.public.state.players
        return any(turned in players[seat].bandits for seat in self.course.session.people)

    def update(self, dt: float) -> None:
        self.board.reduced = self.desk.settings.reduced_motion
        self.seconds += 0 if self.board.reduced else dt
        self.board.update(dt, self.desk.pace)
        self.courier.update(dt * self.desk.pace)
        if self.crowd() != self.board.close_up.space:
            self.refresh()
        self.pause = max(0.0, self.pause - dt * self.desk.pace)
        if self.desk.at_once and not self.thought:
            self.finish()
        if self.board.busy or self.pause > 0:
            return
        self._go_on()

    def _go_on(self) -> None:
        """Show what happened next; when all is shown, let whoever has to choose do so."""
        for _ in range(LONGEST_STEP):
            if not self.belongs:
                self.desk.stack.replace(self.other)
                return
            if self.unconfirmed:
                return
            if not self.course.waiting:
                self._go_on_to_choice()
                return
            self._show(self.course.follow())
            if self.desk.at_once:
                self.finish()
            if self.board.busy or self.pause > 0:
                return

    def _go_on_to_choice(self) -> None:
        """All is shown, and must be on disk too, before anything further is asked for."""
        course = self.course
        if not course.session.kept:
            return
        said = course.trouble(self.desk.words)
        if said:
            self.sheet = lambda surface: notice.draw(
                Canvas(self.kit, surface), said, 240, 70, self.kit.scale.wide - 480
            )
        following = course.next_scene()
        if following is not None:
            self.desk.stack.push(following) if course.needs_curtain else self.desk.stack.replace(following)
        elif course.person_to_move is not None:
            course.session.begin_turn()
            self.asked()
        elif not course.session.over:
            if self.thought:
                course.session.let_computer_choose()
            self.pause = 0 if self.thought else self.desk.thinking * self.desk.pace
            self.thought = not self.thought

    def _show(self, group: Group) -> None:
        self.shown = group
        state = self.course.public.state
        self.board.ways.bar = self.bar.event_centre(telling.told(state))
        self.board.play(group, state)
        if not self.board.reduced:
            self.courier.follow(group, state)
        for event in group:
            said = telling.sentence(self.desk.words, state, event)
            if said is not None:
                self.said, self._said_at = said, self.course.public.seen
        self.pause = max((PAUSES.get(type(event), 0.0) for event in group), default=0.0)
        self.unconfirmed = self._needs_confirming(group)
        self.refresh()

    def finish(self) -> None:
        """Be done with the group being shown."""
        self.board.finish()
        self.courier.finish()
        self.pause = 0

    def handle(self, event: Input) -> None:
        self.desk.device.watch(event)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            self.board.wake()
        if self.sheet is not None and self._pressed(event):
            self.close_sheet()
            return
        meant = self.desk.device.intent(event)
        if self._for_the_log(event):
            return
        if meant is Intent.MENU:
            self.open_menu()
        elif self.showing and self._pressed(event) and self.ring.hovered not in TOOLS:
            if meant is Intent.BACK:
                self.open_menu()
            elif self.board.busy or self.pause > 0:
                self.finish()  # and the press is used up by that
            else:
                self.unconfirmed = False
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
        close_up, mouse = self.board.close_up, self.ring.mouse
        if self.showing or self.sheet is not None or self.desk.device.keys:
            return None
        if close_up.area().collidepoint(mouse):
            return close_up.space
        space = self.board.space_at(mouse)
        return space if space is not None and close_up.crowd(space) else None

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
        self.ring.set([*found, *tools, *self.bar.telling(telling.told(self.course.public.state))])

    def _tool(self, name: str) -> Callable[[], None]:
        acts = {"undo": self.take_back, "log": self.turn_log, "speed": self.desk.next_pace}
        return {**acts, "skip": self.finish, "menu": self.open_menu}[name]

    def _hint(self, name: str) -> str:
        words = self.desk.words
        return undoing.hint(words, self.course) if name == "undo" else words(f"tool-{name}")

    def take_back(self) -> None:
        """Take the last choice back, if nobody has seen anything new since."""
        if self.course.session.undoable is None:
            return
        self.finish()
        self.ask_anew()
        self.unconfirmed = False
        self.said = None
        self.course.undo()
        self.board.show(self.course.public.state)
        self.refresh()

    def draw(self, surface: Surface) -> None:
        surface.fill(INK)
        state = self.course.public.state
        self.board.draw(surface, self.marks())
        off = () if self.course.session.undoable is not None else ("undo",)
        self.bar.draw(surface, telling.told(state), self.ring.hovered, off)
        supply.draw(surface, self.kit, state.neutral, state.strongboxes_aside)
        aim.draw(surface, self.kit, telling.aims(self.desk.words, state), self.stage_right, self.aims_top)
        self.strips.draw(surface, telling.facts(state, self.course.session, self.desk.words, self.active))
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

    def _pressed(self, event: Input) -> bool:
        """Whether a button or a key that could choose something went down."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return bool(event.button == 1)
        meant = self.desk.device.intent(event)
        return meant in (Intent.CHOOSE, Intent.SKIP, Intent.BACK) or digit(event) is not None
