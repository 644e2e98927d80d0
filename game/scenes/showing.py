"""What happened, shown group by group; when all is shown, whoever has to choose is asked."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from pygame import Surface

from game.board.board import Board
from game.draw.kit import Kit
from game.engine import events
from game.engine.game import Group
from game.engine.option import Option
from game.engine.state import State
from game.scenes.context import Context
from game.scenes.flow import Flow
from game.scenes.moods import table_mood
from game.scenes.scene import Scene
from game.sound.mood import Mood
from game.table.playing import Playing, whole_deed
from game.table.table import Table
from game.ui import notice
from game.ui.canvas import Canvas

TOGETHER = 0.25  # of the time that a computer player seems to think, where several choose at once and nothing is seen


class ShowingScene(Scene):
    """Follows the match through everybody's eyes. Whoever inherits asks, and draws.

    `asking` tells whether a person is being asked.
    """

    moment: ClassVar[str]  # the name of its moments, as the flow has it
    scheming: ClassVar[bool] = False  # whether it is laid out for Schemin', with a hand below the train
    table: Table

    def __init__(self, context: Context, flow: Flow) -> None:
        self.context = context
        self.flow = flow
        self.playing = Playing()
        self.asking = False
        self.unconfirmed = False  # whether a person has still to say that his card is carried out
        self.thought = False  # whether the computer player who has to choose has taken his time
        self.seconds = 0.0
        self._began = 0  # groups that had been shown before what is on its way now
        self.sheet: Callable[[Surface], None] | None = None
        self.warning: Callable[[Surface], None] | None = None  # the sheet that tells of trouble with the disk
        self._kit: Kit | None = None

    @property
    def kit(self) -> Kit:
        """What it is drawn with."""
        assert self._kit is not None
        return self._kit

    def ask(self) -> None:
        """A person has to choose now: offer him what he can choose."""
        raise NotImplementedError

    def put_back(self) -> bool:
        """Forget what he has begun to choose; whether there was something."""
        raise NotImplementedError

    def hand_over(self, following: Scene) -> Scene:
        """The scene that goes on with the match, told what it has to know of this one."""
        return following

    @property
    def board(self) -> Board:
        """The train."""
        return self.table.board

    @property
    def pause(self) -> float:
        """Seconds that what was shown last is still left standing."""
        return self.playing.pause

    @property
    def shown(self) -> Group:
        """What happened last."""
        return self.playing.shown

    @property
    def told(self) -> int:
        """How many groups the log and the bar may tell: what is on its way is told when it has come to rest."""
        return min(self._began, self.flow.public.seen) if self.board.busy else self.flow.public.seen

    @property
    def mood(self) -> Mood:
        return table_mood(self.flow.public.state)

    @property
    def restless(self) -> bool:
        moving = self.playing.busy or self.playing.reading > 0 or self.flow.waiting or self.table.restless
        return moving or self.thought or self.warned

    @property
    def warned(self) -> bool:
        """Whether trouble with the disk is being told: the match waits until somebody has pressed something."""
        return self.sheet is not None and self.sheet is self.warning

    @property
    def showing(self) -> bool:
        """Whether something that happened is still being shown."""
        if self.flow.held:
            return self.playing.busy
        return self.playing.busy or self.flow.waiting or (self.playing.reading > 0 and not self.asking)

    def _needs_confirming(self, group: Group) -> bool:
        """Whether a person's card was turned up that leaves him no choice, and he wants to be asked all the same."""
        if self.context.settings.single_options or self.context.instant or not self.flow.waiting:
            return False
        turned = next((event.card.bandit for event in group if isinstance(event, events.CardRevealed)), None)
        players = self.flow.public.state.players
        return any(turned in players[seat].bandits for seat in self.flow.session.people)

    def update(self, dt: float) -> None:
        reduced = self.context.settings.reduced_motion
        self.seconds += 0 if reduced else dt
        self.playing.at_once = self.context.at_once
        self.playing.presses = bool(self.flow.session.people)
        self.playing.update(dt, self.context.pace, reduced=reduced)
        if self.context.at_once and not self.thought:
            self.playing.finish()
        self.playing.go_on(self._following)

    def _following(self) -> tuple[Group, State] | None:
        """What happened next, which is shown from now on; when all is shown, whoever has to choose may do so."""
        if self.flow.held:
            if not self.context.instant:
                return None
            self.flow.done_looking()
        asked = not self.flow.waiting and self.flow.person_to_move is not None and not self.flow.needs_curtain
        here = self.flow.moment == self.moment
        if self.unconfirmed or (self.playing.reading and not (asked and here)):
            return None
        if not here:
            self.context.stack.replace(self.hand_over(self.flow.scene))
            return None
        if not self.flow.waiting:
            self._go_on_to_choice()
            return None
        self._began = self.flow.public.seen
        group = whole_deed(self.flow.follow, lambda: self.flow.coming)
        state = self.flow.public.state
        self.unconfirmed = self._needs_confirming(group)
        return group, state

    def _go_on_to_choice(self) -> None:
        """All is shown, and must be on disk too, before anything further is asked for."""
        flow = self.flow
        if not flow.session.kept:
            return
        said = flow.trouble(self.context.words)
        if said:
            self.sheet = self.warning = partial(self._draw_warning, said)
        if self.warned:
            return  # a curtain would fall over it before it can be read
        following = flow.next_scene()
        if following is not None:
            self.context.stack.push(following) if flow.needs_curtain else self.context.stack.replace(following)
        elif flow.person_to_move is not None:
            if not self.asking:
                flow.begin_turn()
                self.asking = True
                self.ask()
        elif not flow.session.over:
            if not self.thought:
                flow.session.begin_to_think()
            elif not flow.session.let_computer_choose():
                return  # he thinks longer than he seems to: the picture goes on
            share = TOGETHER if flow.asking is not None and flow.asking.together else 1
            self.playing.pause = 0 if self.thought else share * self.context.thinking * self.context.pace
            self.thought = not self.thought

    def _draw_warning(self, said: str, surface: Surface) -> None:
        notice.draw(Canvas(self.kit, surface), said, 240, 70, self.kit.scale.wide - 480)

    def finish(self) -> None:
        """Be done with the group being shown."""
        self.playing.finish()

    def hurry(self) -> None:
        """Be done with what is being shown, or take note that a card is carried out: a press is used up by that."""
        if self.playing.press_on():
            return
        self.unconfirmed = self.unconfirmed and self.playing.busy
        self.finish()

    def be_still(self) -> None:
        """Nothing is on its way any more: the scene comes up anew. A big moment stands as before."""
        moment = self.playing.moment
        self.playing.lie_on(self.table)
        self.playing.tell_on(moment)

    def choose(self, option: Option) -> None:
        """Carry out what a person has chosen."""
        self.ask_anew()
        self.sheet = None
        self.flow.choose(option)

    def ask_anew(self) -> None:
        """Forget what has been asked: another may have to choose now."""
        self.asking = False
        self.put_back()

    def forget(self) -> None:
        """What was chosen last is being taken back, and nothing is said of it."""
        self.finish()
        self.ask_anew()
        self.unconfirmed = self.thought = False
