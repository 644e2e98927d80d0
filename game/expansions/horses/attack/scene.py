"""HORSE ATTACK: at each car whoever still rides chooses in secret; then all see who boards and who rides on."""

from collections.abc import Mapping
from dataclasses import replace

from pygame import Surface

from game.board.marks import Marks
from game.engine.expansions.horses.horse_attack import KEY, Attack, BoardOrRideOn
from game.engine.game import Group
from game.engine.state import State
from game.expansions.horses.attack import chosen, little_train, pills
from game.scenes.action.scene import ActionScene
from game.table import naming
from game.table.playing import CHOSEN_FOR
from game.ui.controls import SECOND, Button
from game.ui.key_hints import KeyHint
from game.ui.keys import Intent
from game.ui.prompt import Prompt

SAID_FOR = 0.5
ICONS = {"board": "icon_board", "rideon": "icon_ride_on_cream"}


class HorseAttackScene(ActionScene):
    """Laid out as Stealin' is. A choice is made behind the curtain; nothing of it is seen before all have chosen."""

    moment = KEY
    choices: Mapping[str, bool] | None = None  # of each rider whether he boards, while that is being shown
    _shown_at = 0.0

    # what everybody chose

    def _following(self) -> tuple[Group, State] | None:
        """Before what was chosen comes about, it is shown for a while."""
        if self.choices is not None:
            self.choices, self.playing.reading = None, 0
        elif self.flow.waiting and not self.context.at_once and not self.playing.reading:
            group = self.flow.session.groups[self.flow.public.seen]
            if (found := chosen(self.flow.public.state, group)) is not None:
                self._show(found)
                return None
        return super()._following()

    def update(self, dt: float) -> None:
        """What is said of riders is seen as well: it is not waited for until it has been read."""
        self.playing.reading = min(self.playing.reading, SAID_FOR)
        super().update(dt)

    def _show(self, choices: Mapping[str, bool]) -> None:
        self.choices = choices
        self._shown_at = self.seconds
        self.playing.pause = CHOSEN_FOR
        self.context.hear("card_flip")

    @property
    def attack(self) -> Attack:
        """The car that has been reached, and who still rides, as far as has been shown."""
        found: Attack = self.flow.public.state.own[KEY]
        return found

    # choosing

    def _buttons(self) -> list[Button]:
        """To board and to ride on have their signs."""
        return [replace(one, icon=ICONS.get(one.name.split()[0], ""), kind=SECOND) for one in super()._buttons()]

    def question(self) -> Prompt | None:
        if self.choices is None:
            return super().question()
        words, state = self.context.words, self.flow.public.state
        boarding = [bandit for bandit, boards in self.choices.items() if boards]
        riding = len(self.choices) - len(boarding)
        car = naming.car_of(words, state, self.attack.car)
        told = words("attack-board", car=car, who=naming.list_of(words, boarding), count=len(boarding))
        hints = (KeyHint((Intent.SKIP,), words("word-go-on")),) if self.context.device.keys else ()
        return Prompt("horses", told, words("attack-ride-on", count=riding), hints, True)

    def marks(self) -> Marks:
        """The car that has been reached is lit while somebody is asked whether he boards it."""
        found, asking = super().marks(), self.flow.asking
        if self.choosing is None or not isinstance(asking, BoardOrRideOn):
            return found
        inside = self.board.state.train.insides[asking.car]
        boards = (self.ring.pointed or "").startswith("board")
        return replace(found, spaces={inside: None}, landing=asking.bandit, hovered=inside if boards else None)

    def draw_foot(self, surface: Surface) -> None:
        super().draw_foot(surface)
        little_train.draw(surface, self.table, self.flow.public.state)
        if self.choices is not None:
            pills.draw(surface, self.board, self.context.words, self.choices, self.seconds - self._shown_at)
