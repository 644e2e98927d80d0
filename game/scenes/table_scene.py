"""What the scheming and the action scene share: a match on the table, its tools, what is pressed there."""

from collections.abc import Sequence
from dataclasses import replace
from math import inf

import pygame
from pygame import Surface
from pygame.event import Event as Input

from game.board import signs
from game.board.marks import Marks
from game.bots.advice import Advice
from game.draw.kit import Kit
from game.engine.state import STEALING
from game.scenes import left_free, tools
from game.scenes.context import Context
from game.scenes.crossing_scene import CrossingScene
from game.scenes.flow import Flow
from game.scenes.hint.asked import AskedHint
from game.scenes.lying_over import lies_over
from game.scenes.menu import MenuScene
from game.scenes.over_train import OverTrain
from game.scenes.tables import table_of
from game.table import saying, told_bar
from game.table.people import face
from game.table.pile_sheet import PileSheet
from game.ui import prompt, tip
from game.ui.focus import FocusRing, Target
from game.ui.keys import Intent, right_click
from game.ui.prompt import Prompt

PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN)
CHANGES_NOTHING = (pygame.MOUSEMOTION, pygame.KEYUP, pygame.CONTROLLERBUTTONUP)  # a key acts when it goes down


class TableScene(CrossingScene):
    """Whoever inherits lays out what else belongs to his phase.

    What can be pressed follows from what is shown and chosen: it is laid out anew after every press, and when what is
    shown has changed.
    """

    def __init__(self, context: Context, flow: Flow) -> None:
        super().__init__(context, flow)
        self.ring = FocusRing(context.device)
        self._sitting = flow.session.people
        self.hint = AskedHint(context, flow, self._show_hint)
        self.tools = {
            **({"hint": self.turn_hint} if flow.session.hints else {}),
            "undo": self.take_back,
            "log": self.turn_log,
            "speed": context.next_pace,
            "skip": self.finish,
            "menu": self.open_menu,
        }
        self.commands = {
            Intent.FASTER: context.faster,
            Intent.SLOWER: context.slower,
            Intent.UNDO: self.take_back,
            Intent.HINT: self.turn_hint,
            Intent.EXPLAIN: self.ring.explore,
            Intent.LOG: self.turn_log,
            Intent.PILE: self.look_at_pile,
        }

    # what a scene adds

    def lay_out(self, kit: Kit) -> None:
        """Make what else belongs to the scene."""
        raise NotImplementedError

    def targets(self) -> Sequence[Target]:
        """What a person can press now, the tools apart."""
        raise NotImplementedError

    def draw_foot(self, surface: Surface) -> None:
        """Draw what lies over the board."""
        raise NotImplementedError

    def question(self) -> Prompt | None:
        """What the prompt bar asks; None while nobody is asked."""
        raise NotImplementedError

    def after_told(self) -> str:
        """What stands after the newest sentence while nobody is asked."""
        raise NotImplementedError

    def marks(self) -> Marks:
        """What is marked on the train."""
        raise NotImplementedError

    def escape(self) -> bool:
        """Take a step back; whether there was one."""
        raise NotImplementedError

    def preview(self, advice: Advice) -> None:
        """Show beforehand what a hint speaks of."""

    def turn_hint(self) -> None:
        """Ask for a hint, or put it away."""
        self.hint.turn(asking=self.asking)

    def _show_hint(self, advice: Advice) -> None:
        self.preview(advice)
        self.refresh()

    def draw_hint(self, surface: Surface) -> None:
        """Draw the hint, if one lies open."""
        if self.hint.sheet is None:
            return
        taken = [*self.over.taken(), *(self.board.actor_rect(name) for name in self.board.layout.actors)]
        self.hint.draw(surface, taken, self.table.right)

    # the life of a scene

    def enter(self, kit: Kit) -> None:
        if self._kit is not kit:
            self._kit = kit
            self.table = table_of(self.context, self.flow, kit, self.moment, self.tools)
            self.over = OverTrain(self.table)
            self.lay_out(kit)
        self.sheet = self.hint.sheet = None
        self.table.log_open = self.flow.log_open
        people = self.flow.session.people
        if people != self._sitting:
            self._sitting = people
            self.ask_anew()
        self.table.show(self.flow.public.state, between=self.flow.public.between)
        self.table.drawer.chronicle.follow(self.told)
        self.be_still()
        self.refresh()
        self.cross()

    def turn_log(self) -> None:
        """Open the log, or shut it."""
        self.flow.log_open = self.table.log_open = not self.flow.log_open
        self.context.sounds.play("ui_open" if self.flow.log_open else "ui_close")
        self.table.show(self.flow.public.state, between=self.flow.public.between)
        self.refresh()

    def update(self, dt: float) -> None:
        before = self._situation
        super().update(dt)
        self.hint.follow(self.kit, asking=self.asking)
        self.ring.rest(dt)
        if self._situation != before or self.crowd() != self.board.close_up.space:
            self.refresh()

    @property
    def _situation(self) -> tuple[object, ...]:
        """What tells whether other things can be pressed than before."""
        told = self.playing.reading > 0, self.playing.unsaid, self.board.busy
        hint = self.flow.hint_wanted, self.hint.advice is None
        moment = self.playing.moment
        stands = (moment.standing, moment.right) if moment is not None else None
        return self.flow.public.seen, self.showing, self.asking, self.flow.hand, self.sheet, told, hint, stands

    @property
    def restless(self) -> bool:
        return super().restless or self.hint.waiting or self.ring.resting

    def handle(self, event: Input) -> None:
        if event.type in PRESSES:
            self.board.wake()
        self._obey(event)
        if event.type not in CHANGES_NOTHING:
            self.refresh()

    def _obey(self, event: Input) -> None:
        if self.sheet is not None and self.context.device.presses(event):
            self.close_sheet()
            return
        meant = self.context.device.intent(event)
        if self._for_the_log(event):
            return
        if meant is Intent.MENU:
            self.open_menu()
        elif (
            self.showing
            and self.context.device.presses(event)
            and not lies_over(event, self.ring, self.table, self.tools)
        ):
            self.hurry() if meant is not Intent.BACK or right_click(event) else self.open_menu()
        elif meant is Intent.BACK and not self.showing:
            if not self.hint.put_away() and not self.escape() and not right_click(event):
                self.open_menu()
        elif not self.ring.handle(event) and meant is not None:
            self.command(meant)

    def _for_the_log(self, event: Input) -> bool:
        """Let the open log use an event; whether it did."""
        if not self.table.log_open:
            return False
        if self.table.drawer.handle(event, self.ring.mouse):
            return True
        if self.context.device.intent(event) is not Intent.BACK:
            return False
        self.turn_log()
        return True

    def command(self, meant: Intent) -> None:
        """Obey a command that no target used."""
        act = self.commands.get(meant)
        if act is not None:
            act()

    def open_menu(self) -> None:
        """Open the menu over the table."""
        self.context.sounds.play("ui_open")
        self.context.stack.push(MenuScene(self.context, self, self.flow))

    def look_at_pile(self) -> None:
        """Open the whole pile over the scene, if there is one."""
        if self.flow.public.state.pile:
            self.context.sounds.play("ui_open")
            self.sheet = PileSheet(self.table, self.flow.public, self.ring, self.close_sheet)
            self.refresh()

    def close_sheet(self) -> None:
        """Close what lies over the scene."""
        self.context.sounds.play("ui_close")
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

    def about_train(self) -> list[Target]:
        """What tells who and what is on the train."""
        return self.table.on_train()

    def refresh(self) -> None:
        """Lay the targets out anew."""
        crowd = self.crowd()
        self.table.look_closer(crowd, signs.covered(self.board, self.marks()) if crowd is not None else ())
        self.table.drawer.chronicle.follow(self.told)
        self.table.drawer.over = self.playing.moment.low if self.playing.moment is not None else inf
        if self.playing.reading:
            self.over.tell(self.shown, self.playing.unsaid)
        else:
            self.over.hush()
        self.over.make_room(self.marks())
        found = list(self.targets()) if not self.showing else []
        if self.table.log_open:
            found += self.table.drawer.targets(self.turn_log, self.refresh)
        if isinstance(self.sheet, PileSheet):
            found.append(self.sheet.button.target(self.kit))
        own = {target.name.removeprefix("strip ") for target in found}
        bar = tools.targets(self.context, self.flow, self.table.bar, self.tools, asking=self.asking)
        about = [] if self.showing or self.sheet is not None else self.about_train()
        large = self.playing.moment.targets() if self.playing.moment is not None else ()
        self.ring.set([*about, *found, *bar, *self.table.about(own), *large])

    @property
    def entry(self) -> str:
        if self.sheet is not None or self.ring.entry or self.context.device.keys:
            return self.ring.entry
        return self.table.entry_at(self.ring.mouse)

    def take_back(self) -> None:
        """Take the last choice back, if nobody has seen anything new since."""
        if self.flow.session.undoable is None:
            return
        self.context.sounds.play("ui_undo")
        self.forget()
        self.flow.undo()
        self.table.show(self.flow.public.state, between=self.flow.public.between)
        self.refresh()

    def draw(self, surface: Surface) -> None:
        if self.crosses:
            self.draw_crossing(surface)
            self.table.draw_log(surface, self.ring)
            return
        able = {"undo": self.flow.session.undoable is not None, "hint": self.asking and self.flow.session.may_ask}
        off = [name for name, can in able.items() if not can]
        marks = self.marks()
        said = self.over.bubble if self.board.close_up.space is None else None
        if said is not None and said.who == marks.actor:
            marks = replace(marks, arrow=False)  # the bubble points at him
        self.table.draw(surface, self.active, marks, self.ring.hovered, off)
        self.draw_foot(surface)
        if said is not None:
            saying.draw(surface, self.kit, said)
        asked, lie, told = self.question(), self.table.plan, self.table.drawer.chronicle.lines
        told_bar.draw_above(
            surface, self.kit, told if asked else (), lie, self.table.right, left_free.by_told(self.board, marks)
        )
        self.table.draw_log(surface, self.ring)
        if asked is not None:
            prompt.draw(surface, self.kit, self.context.words, asked, lie.prompt, self.context.device)
        elif not self.bare:
            told_bar.draw(surface, self.kit, told, self.after_told(), lie.told)
        self.draw_ring(surface)

    def window_left(self) -> None:
        self.hint.window_left()

    @property
    def secret(self) -> bool:
        return self.hint.secret

    def draw_for_all(self, surface: Surface) -> None:
        sheet, self.hint.sheet = self.hint.sheet, None
        self.draw(surface)
        self.hint.sheet = sheet

    def draw_moment(self, surface: Surface) -> None:
        super().draw_moment(surface)
        if self.playing.moment is not None:
            self.table.draw_log(surface, self.ring)
            self.draw_ring(surface)

    def draw_ring(self, surface: Surface) -> None:
        """Draw what has the focus, and what is told of what is pointed at."""
        self.ring.draw(surface, self.kit)
        free = left_free.by_tips(self.table, self.marks(), self.ring, self.active, asked=self.question() is not None)
        tip.draw(surface, self.kit, self.ring, free)

    @property
    def active(self) -> str | None:
        """The bandit whose card is being carried out, or whose player has to choose."""
        state = self.flow.public.state
        if state.phase == STEALING and state.resolved and not self.flow.public.between:
            return state.pile[state.resolved - 1].card.bandit
        if self.flow.looking is not None:
            return face(state, self.flow.looking)
        seat = self.flow.session.to_move
        return None if self.flow.waiting or seat is None else face(state, seat)
