"""What the scheming and the action scene share: the train, the bars, the strips, and the showing of what happens."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Surface
from pygame.event import Event as Input

from game.board.board import Board, Stage, Ways
from game.board.marks import Marks
from game.draw.kit import Kit
from game.draw.palette import INK
from game.engine import events
from game.engine.game import Group
from game.scenes import telling
from game.scenes.course import Course
from game.scenes.desk import Desk
from game.scenes.menu import MenuScene
from game.scenes.scene import Scene
from game.scenes.telling import Sentence
from game.ui import prompt, supply, tip
from game.ui.card import Cards
from game.ui.controls import darkened
from game.ui.focus import FocusRing, Target
from game.ui.keys import Intent, digit, intent
from game.ui.prompt import Prompt
from game.ui.strip import Strips
from game.ui.top_bar import TopBar
from game.ui.whole_pile import WholePile

TOOLS = ("speed", "skip", "menu")
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

    def __init__(self, desk: Desk, course: Course) -> None:
        self.desk = desk
        self.course = course
        self.ring = FocusRing(desk.device)
        self.said: Sentence | None = None
        self.pause = 0.0
        self.seconds = 0.0
        self.sheet: Callable[[Surface], None] | None = None
        self._kit: Kit | None = None

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
            ways = Ways(strip=lambda name: self.strips.centre(names.index(name)), aside=(92, 84))
            self.board = Board(kit, self.stage(kit), ways, state)
            self.whole = WholePile(self.cards, names)
            self.lay_out(kit)
        self.sheet = None
        self.board.show(self.course.public.state)
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

    def update(self, dt: float) -> None:
        self.seconds += dt
        self.board.update(dt, self.desk.pace)
        self.pause = max(0.0, self.pause - dt * self.desk.pace)
        if self.desk.instant:
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
            if self.course.waiting:
                self._show(self.course.follow())
                if self.desk.instant:
                    self.finish()
                if self.board.busy or self.pause > 0:
                    return
                continue
            following = self.course.next_scene()
            if following is not None:
                self.desk.stack.push(following) if self.course.needs_curtain else self.desk.stack.replace(following)
                return
            if self.course.person_to_move is not None:
                self.asked()
                return
            if self.course.session.over:
                return
            self.course.session.let_computer_choose()
            return

    def _show(self, group: Group) -> None:
        state = self.course.public.state
        self.board.ways.bar = self.bar.event_centre(telling.told(state))
        self.board.play(group, state)
        for event in group:
            said = telling.sentence(self.desk.words, state, event)
            if said is not None:
                self.said = said
        self.pause = max((PAUSES.get(type(event), 0.0) for event in group), default=0.0)
        self.refresh()

    def finish(self) -> None:
        """Be done with the group being shown."""
        self.board.finish()
        self.pause = 0

    def handle(self, event: Input) -> None:
        self.desk.device.watch(event)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.board.wake()
        if self.sheet is not None and _pressed(event):
            self.sheet = None
            return
        if self.showing and _pressed(event) and self.ring.hovered not in TOOLS:
            if intent(event) is Intent.BACK:
                self.open_menu()
            else:
                self.finish()  # and the press is used up by that
            return
        if intent(event) is Intent.BACK and not self.showing:
            if not self.escape():
                self.open_menu()
            return
        self.ring.handle(event)
        if event.type == pygame.KEYDOWN:
            self.key(event)

    def key(self, event: Input) -> None:
        """A key that no target used."""
        if event.unicode == "+":
            self.desk.next_pace()
        elif event.unicode.lower() == "l" and self.course.public.state.pile:
            self.look_at_pile()

    def open_menu(self) -> None:
        """Open the menu over the table."""
        self.desk.stack.push(MenuScene(self.desk, self))

    def look_at_pile(self) -> None:
        """Open the whole pile over the scene."""

        def draw(surface: Surface) -> None:
            darkened(surface, surface.get_rect(), 0.5)
            seen = self.course.session.groups[: self.course.public.seen]
            self.whole.draw(surface, telling.whole_pile(self.course.public.state, seen))

        self.sheet = draw

    def draw_sheet(self, surface: Surface) -> None:
        """Draw what lies over all, if anything does."""
        if self.sheet is not None:
            self.sheet(surface)

    def refresh(self) -> None:
        """Lay the targets out anew."""
        words = self.desk.words
        tools = [Target(name, self.bar.tool_rect(name), self._tool(name), hint=words(f"tool-{name}")) for name in TOOLS]
        found = list(self.targets()) if not self.showing else []
        self.ring.set([*found, *tools, *self.bar.telling(telling.told(self.course.public.state))])

    def _tool(self, name: str) -> Callable[[], None]:
        return {"speed": self.desk.next_pace, "skip": self.finish, "menu": self.open_menu}[name]

    def draw(self, surface: Surface) -> None:
        surface.fill(INK)
        state = self.course.public.state
        self.board.draw(surface, self.marks())
        self.bar.draw(surface, telling.told(state), self.ring.hovered)
        supply.draw(surface, self.kit, state.neutral, state.strongboxes_aside)
        self.strips.draw(surface, telling.facts(state, self.course.session, self.desk.words, self.active))
        self.draw_foot(surface)
        asked = self.question()
        if asked is not None:
            prompt.draw(surface, self.kit, self.desk.words, asked, self.prompt_area)
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


def _pressed(event: Input) -> bool:
    """Whether a button or a key that could choose something went down."""
    if event.type == pygame.MOUSEBUTTONDOWN:
        return bool(event.button == 1)
    return intent(event) in (Intent.CHOOSE, Intent.SKIP, Intent.BACK) or digit(event) is not None
