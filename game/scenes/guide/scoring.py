"""The count with the Conductor: he says what is counted, and then a whole game can be begun."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface
from pygame.event import Event

from game.draw.kit import Kit
from game.guide.lesson import Step
from game.scenes.context import Context
from game.scenes.guide.conductor import NEXT, is_click
from game.scenes.guide.match import GuidedFlow
from game.scenes.guide.spots import NoSuchSpot
from game.scenes.scoring.scene import ScoringScene
from game.scenes.scoring.sides import LEFT, PRIZE, WIDE
from game.ui.controls import FIRST, Button
from game.ui.focus import nothing
from game.ui.keys import Intent

COUNTED = "counted"
PRIZES_TOP = 366.0
MARGIN = 16.0


class GuidedScoring(ScoringScene):
    """`play_on` begins a whole game."""

    flow: GuidedFlow

    def __init__(self, context: Context, flow: GuidedFlow, play_on: Callable[[], None]) -> None:
        super().__init__(context, flow, play_on)
        self.conductor = flow.conductor

    @property
    def spoken(self) -> Step | None:
        """The step that is being told now."""
        return self.flow.walk.step if self.flow.walk.telling else None

    def update(self, dt: float) -> None:
        if self.spoken is None:
            super().update(dt)
            if self.counted and self.flow.walk.step is not None:
                self.flow.walk.saw([COUNTED])
        self.conductor.update(dt)
        if self.spoken is not self.conductor.step:
            self._tell()

    def enter(self, kit: Kit) -> None:
        super().enter(kit)
        self._tell()

    def _tell(self) -> None:
        self.conductor.tell(self.spoken)
        self._lay_out()

    def _lay_out(self) -> None:
        own = [button.target(self.kit) for button in self.buttons]
        if self.spoken is not None:
            own = []
            self.conductor.lay_out(self.kit, self.kit.scale.tall - MARGIN, self.pointed(), ())
        mine = self.conductor.targets(self.kit, self.next_step)
        self.ring.set([*own, *mine])
        self.ring.focused = self.ring.focused or (NEXT if mine else "again")

    def pointed(self) -> list[Rect]:
        """What he points at, in pixels."""
        step = self.conductor.shown
        return [] if step is None or self.conductor.back else [self._spot(name) for name in step.point]

    def _spot(self, name: str) -> Rect:
        if name == "prize":
            top = PRIZES_TOP + self.down * 0.75
            return self.kit.scale.rect(LEFT + self.side, top, WIDE, PRIZE)
        button = next((one for one in self.buttons if one.name == name), None)
        if button is None:
            raise NoSuchSpot(name)
        return button.rect(self.kit)

    def next_step(self) -> None:
        """What is said has been read; of what was said before, on to the next."""
        if self.conductor.back:
            self.conductor.look_back(-1)
        else:
            self.flow.read()
            if self.flow.walk.step is None:
                self.flow.progress.finish()
        self._tell()

    @property
    def restless(self) -> bool:
        return super().restless or self.conductor.restless

    def handle(self, event: Event) -> None:
        if self.conductor.step is None:
            super().handle(event)
            return
        pointed = self.ring.find(self.ring.pointed)
        button = pointed is not None and pointed.act is not nothing and pointed.name != NEXT
        meant = self.context.device.intent(event)
        if is_click(event):
            at_next = pointed is not None and pointed.name == NEXT
            goes_on = at_next or any(rect.collidepoint(event.pos) for rect in self.pointed())
        else:
            goes_on = meant in (Intent.CHOOSE, Intent.SKIP)
        if goes_on and not button:
            if not self.conductor.fresh:
                self.next_step()
        elif meant in (Intent.BACK, Intent.MENU):
            self._title()
        else:
            self.ring.handle(event)
            self._lay_out()

    def _make_buttons(self) -> list[Button]:
        words, x, y = self.context.words, LEFT + self.side, 546 + self.down
        return [
            Button("again", (x, y, WIDE, 54), words("guide-play-on"), self.again, kind=FIRST, size=20),
            Button("repeat", (x, y + 66, 184, 44), words("guide-repeat"), self.flow.again, icon="ui_learn", size=15),
            Button("title", (x + 196, y + 66, 184, 44), words("scoring-title"), self._title, size=15),
        ]

    def _winners(self, winners: Sequence[int]) -> str:
        """The learner is spoken to, not of."""
        learner = self.flow.session.lesson.learner
        if self.flow.session.state.led_by(winners) != (learner,):
            return super()._winners(winners)
        return self.context.words("guide-you-win", who=self.context.words(f"bandit-{learner}"))

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        self.conductor.draw(surface, self.kit, self.pointed(), (), self.ring)
        self.ring.draw(surface, self.kit)
