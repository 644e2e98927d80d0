"""What happened, shown group by group; when all is shown, whoever has to choose is asked."""

from collections.abc import Callable

from pygame import Surface

from game.board.board import Board
from game.draw.kit import Kit
from game.engine import events
from game.engine.game import Group
from game.engine.variants.expert import KeptShown
from game.scenes.context import Context
from game.scenes.flow import Flow
from game.scenes.scene import Scene
from game.table import telling
from game.table.flying_cards import FlyingCards
from game.table.naming import Sentence
from game.ui import notice
from game.ui.canvas import Canvas

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
    KeptShown: 1.4,
}
LONGEST_STEP = 50  # groups without anything to see that are passed over in one frame


class ShowingScene(Scene):
    """Follows the match through everybody's eyes. Whoever inherits lays out the picture, and asks."""

    board: Board
    flying_cards: FlyingCards

    def __init__(self, context: Context, flow: Flow) -> None:
        self.context = context
        self.flow = flow
        self.said: Sentence | None = None
        self._said_at = 0  # groups that had been shown then
        self.shown: Group = ()
        self.pause = 0.0
        self.unconfirmed = False  # whether a person has still to say that his card is carried out
        self.thought = False  # whether the computer player who has to choose has taken his time
        self.seconds = 0.0
        self.sheet: Callable[[Surface], None] | None = None
        self.warning: Callable[[Surface], None] | None = None  # the sheet that tells of trouble with the disk
        self._kit: Kit | None = None

    @property
    def kit(self) -> Kit:
        """What it is drawn with."""
        assert self._kit is not None
        return self._kit

    def asked(self) -> None:
        """A person has to choose now, and has not been asked yet."""
        raise NotImplementedError

    def ask_anew(self) -> None:
        """Forget what has been asked: another may have to choose now."""
        raise NotImplementedError

    @property
    def belongs(self) -> bool:
        """Whether the present moment is this scene's."""
        raise NotImplementedError

    @property
    def other(self) -> Scene:
        """The scene of the moments that are not."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Lay the targets out anew."""
        raise NotImplementedError

    @property
    def restless(self) -> bool:
        return self.pause > 0 or self.flow.waiting or self.warned or self.board.restless

    @property
    def warned(self) -> bool:
        """Whether trouble with the disk is being told: the match waits until somebody has pressed something."""
        return self.sheet is not None and self.sheet is self.warning

    @property
    def showing(self) -> bool:
        """Whether something that happened is still being shown."""
        return self.board.busy or self.pause > 0 or self.flow.waiting

    def _needs_confirming(self, group: Group) -> bool:
        """Whether a person's card was turned up that leaves him no choice, and he wants to be asked all the same."""
        if self.context.settings.single_options or self.context.instant or not self.flow.waiting:
            return False
        turned = next((event.card.bandit for event in group if isinstance(event, events.CardRevealed)), None)
        players = self.flow.public.state.players
        return any(turned in players[seat].bandits for seat in self.flow.session.people)

    def update(self, dt: float) -> None:
        self.board.reduced = self.context.settings.reduced_motion
        self.seconds += 0 if self.board.reduced else dt
        self.board.update(dt, self.context.pace)
        self.flying_cards.update(dt * self.context.pace)
        self.pause = max(0.0, self.pause - dt * self.context.pace)
        if self.context.at_once and not self.thought:
            self.finish()
        if self.board.busy or self.pause > 0:
            return
        self._go_on()

    def _go_on(self) -> None:
        """Show what happened next; when all is shown, let whoever has to choose do so."""
        for _ in range(LONGEST_STEP):
            if not self.belongs:
                self.context.stack.replace(self.other)
                return
            if self.unconfirmed:
                return
            if not self.flow.waiting:
                self._go_on_to_choice()
                return
            self.show(self.flow.follow())
            if self.context.at_once:
                self.finish()
            if self.board.busy or self.pause > 0:
                return

    def _go_on_to_choice(self) -> None:
        """All is shown, and must be on disk too, before anything further is asked for."""
        flow = self.flow
        if not flow.session.kept:
            return
        said = flow.trouble(self.context.words)
        if said:
            self.sheet = self.warning = lambda surface: notice.draw(
                Canvas(self.kit, surface), said, 240, 70, self.kit.scale.wide - 480
            )
        if self.warned:
            return  # a curtain would fall over it before it can be read
        following = flow.next_scene()
        if following is not None:
            self.context.stack.push(following) if flow.needs_curtain else self.context.stack.replace(following)
        elif flow.person_to_move is not None:
            flow.begin_turn()
            self.asked()
        elif not flow.session.over:
            if self.thought:
                flow.session.let_computer_choose()
            self.pause = 0 if self.thought else self.context.thinking * self.context.pace
            self.thought = not self.thought

    def show(self, group: Group) -> None:
        """Begin to show a group that has just happened before everybody's eyes."""
        self.shown = group
        state = self.flow.public.state
        self.board.play(group, state)
        if not self.board.reduced:
            self.flying_cards.follow(group, state)
        for event in group:
            said = telling.sentence(self.context.words, state, event)
            if said is not None:
                self.said, self._said_at = said, self.flow.public.seen
        self.pause = max((PAUSES.get(type(event), 0.0) for event in group), default=0.0)
        self.unconfirmed = self._needs_confirming(group)
        self.refresh()

    def finish(self) -> None:
        """Be done with the group being shown."""
        self.board.finish()
        self.flying_cards.finish()
        self.pause = 0

    def hurry(self) -> None:
        """Be done with what is being shown, or take note that a card is carried out: a press is used up by that."""
        if self.board.busy or self.pause > 0:
            self.finish()
        else:
            self.unconfirmed = False

    def be_still(self) -> None:
        """Nothing is being shown any more: the scene comes up anew."""
        self.pause = 0
        if self._said_at > self.flow.public.seen:
            self.said = None  # it has been taken back

    def forget(self) -> None:
        """What was chosen last is being taken back, and nothing is said of it."""
        self.finish()
        self.ask_anew()
        self.unconfirmed = False
        self.said = None
