"""A live scene with the Conductor over it: it waits while he speaks, and he answers what is not welcome."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event as Input

from game.draw.kit import Kit
from game.engine.game import Group
from game.engine.option import Option
from game.engine.state import State
from game.guide.lesson import Step
from game.scenes.context import Context
from game.scenes.guide import spots, whys
from game.scenes.guide.conductor import NEXT, is_click
from game.scenes.guide.match import GuidedFlow
from game.scenes.guide.menu import GuideMenu
from game.scenes.table_scene import TableScene
from game.ui.focus import Target, nothing
from game.ui.keys import Intent

ABOVE_STRIPS = 8.0  # units from the strips to the Conductor's feet
NOT_NOW = "guide-not-now"
ON = (Intent.CHOOSE, Intent.SKIP)
CONFIRM = "play"  # the target that chooses what was picked before


class Guided(TableScene):
    """Goes before a live scene among the parents of a class; that class says where each thing is and leads."""

    flow: GuidedFlow

    def __init__(self, context: Context, flow: GuidedFlow) -> None:
        super().__init__(context, flow)
        self.conductor = flow.conductor
        del self.tools["undo"], self.commands[Intent.UNDO]  # what has been chosen was right

    # what a scene adds

    def leads(self, target: str) -> Sequence[Option]:
        """The options that pressing a target chooses, or leads nearer to; nothing for what only tells something."""
        raise NotImplementedError

    def spot(self, name: str) -> list[Rect]:
        """Where a thing is that is pointed at, in pixels."""
        return spots.on_table(self.table, name)

    def uncovered_by_him(self) -> list[Rect]:
        """What he had best leave uncovered, in pixels."""
        return [self.board.actor_rect(name) for name in self.board.layout.actors]

    # what he says

    @property
    def spoken(self) -> Step | None:
        """The step that is being told now."""
        walk = self.flow.walk
        if self.playing.busy or self.sheet is not None or walk.step is None:
            return None
        if walk.step.asks:
            return walk.step if self.asking else None
        return walk.step if self._holds and not self.playing.reading else None

    @property
    def _holds(self) -> bool:
        """Whether something is to be told in this scene before anything else happens."""
        ended = self.flow.session.over and not self.flow.waiting  # the rest is told at the count
        return self.flow.walk.telling and self.flow.moment == self.moment and not ended

    def _following(self) -> tuple[Group, State] | None:
        if self._holds or (self.playing.reading and not self.asking):
            return None  # what happened is read before he asks for something: two do not speak at a time
        return super()._following()

    def next_step(self) -> None:
        """What is said has been read; of what was said before, on to the next."""
        if self.conductor.back:
            self.conductor.look_back(-1)
        elif self.spoken is not None and not self.spoken.asks:
            self.flow.read()
        self.refresh()

    def choose(self, option: Option) -> None:
        if not self._welcome([option]):
            self.pick_anew()
            self.refuse(option)
            return
        self.flow.answer()
        super().choose(option)

    def refuse(self, option: Option) -> None:
        """Say why something is not chosen now."""
        step = self.flow.walk.step
        if step is not None:
            self.conductor.answer(whys.key(self.context.words, step, option.words(self.flow.session.state)))
        self.refresh()

    def pick_anew(self) -> None:
        """Put back what was picked; the question stays."""
        raise NotImplementedError

    def _welcome(self, options: Sequence[Option]) -> bool:
        state = self.flow.session.state
        return self.flow.walk.welcomes(option.words(state) for option in options)

    def pointed(self) -> list[Rect]:
        """What he points at, in pixels."""
        step = self.conductor.shown
        if step is None or self.conductor.back:
            return []
        if step.asks:
            return [target.rect for target in self._wanted()]
        return [rect for name in step.point for rect in self.spot(name)]

    def _wanted(self) -> list[Target]:
        """Of a choice, what leads to what is welcome."""
        found = [target for target in self.ring.targets if self._welcome(self.leads(target.name))]
        return [target for target in found if target.name == CONFIRM] or found

    # the life of a scene

    def update(self, dt: float) -> None:
        super().update(dt)
        self.conductor.update(dt)
        if self.spoken is not self.conductor.step:
            self.conductor.tell(self.spoken)
            self.refresh()

    @property
    def restless(self) -> bool:
        return super().restless or self.conductor.restless

    def refresh(self) -> None:
        pressed, focused = self.ring.pressed, self.ring.focused
        super().refresh()
        step = self.spoken
        if step is None or self.conductor.step is not step:
            return
        self._lay_out_conductor()
        if step.asks:
            found = [self._answered(target) for target in self.ring.targets]
        else:
            found = [target for target in self.ring.targets if target.name in self.tools]
        mine = self.conductor.targets(self.kit, self.next_step)
        self.ring.pressed, self.ring.focused = pressed, focused  # without the Conductor's buttons they were lost
        self.ring.set([*found, *mine])
        if self.ring.focused is None:
            reads = not step.asks or self.conductor.back
            self.ring.focused = NEXT if reads else next((target.name for target in self._wanted()), None)

    def _lay_out_conductor(self) -> None:
        foot = self.table.plan.strips_top - ABOVE_STRIPS
        self.conductor.lay_out(self.kit, foot, [*self.pointed(), *self._lit], self.uncovered_by_him())

    @property
    def _lit(self) -> list[Rect]:
        """What is not dimmed besides what is pointed at: the question, and what a choice is about."""
        step = self.conductor.step
        if step is None or not step.asks or self.conductor.back:
            return []
        return [
            self.kit.scale.rect(*self.table.plan.prompt),
            *(rect for name in step.point for rect in self.spot(name)),
        ]

    def _answered(self, target: Target) -> Target:
        """The target; what leads to nothing welcome is answered instead."""
        options = self.leads(target.name)
        if not options:
            return target
        if self._welcome(options):
            return replace(target, act=partial(self._heed, target.act))
        return replace(target, act=partial(self.refuse, options[0]), sound="")

    def _heed(self, act: Callable[[], None]) -> None:
        """What is pressed is right: what was said against the press before is over."""
        self.conductor.why = ""
        act()

    # input

    def handle(self, event: Input) -> None:
        step = self.conductor.step
        if step is None or (step.asks and not self.conductor.back):
            super().handle(event)
            return
        if self._goes_on(event):
            if not self.conductor.fresh:
                self.next_step()
            return
        meant = self.context.device.intent(event)
        if meant in (Intent.BACK, Intent.MENU):
            self.open_menu()
        elif not self.ring.handle(event) and meant is not None:
            self.command(meant)
        if self._at_another_figure(event):
            self.conductor.answer(NOT_NOW)
        if event.type != pygame.MOUSEMOTION:
            self.refresh()

    def _goes_on(self, event: Input) -> bool:
        """Whether an event says that the sentence has been read: a press at what is pointed at, or the keys for it."""
        pointed = self.ring.find(self.ring.pointed)
        button = pointed is not None and pointed.act is not nothing and pointed.name != NEXT
        if is_click(event):
            at_next = pointed is not None and pointed.name == NEXT
            return at_next or (not button and any(rect.collidepoint(event.pos) for rect in self.pointed()))
        return self.context.device.intent(event) in ON and not button

    def _at_another_figure(self, event: Input) -> bool:
        """Whether a figure is pressed that is not meant: what is said stays, and he says so."""
        if not is_click(event) or self.conductor.back or self.conductor.covers(self.kit, event.pos):
            return False
        return any(self.board.actor_rect(name).collidepoint(event.pos) for name in self.board.layout.actors)

    def open_menu(self) -> None:
        """Open the guide's own menu over the table."""
        self.context.sounds.play("ui_open")
        self.context.stack.push(GuideMenu(self.context, self, self.flow))

    # the picture

    def enter(self, kit: Kit) -> None:
        super().enter(kit)
        self.conductor.tell(self.spoken)
        self.refresh()

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self.sheet is not None:
            return
        self.conductor.draw(surface, self.kit, self.pointed(), self._lit, self.ring)
        self.draw_ring(surface)
