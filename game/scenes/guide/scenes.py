"""Schemin' and Stealin' with the Conductor."""

from collections.abc import Sequence

from pygame import Rect

from game.engine.contents import BULLET
from game.engine.option import Option
from game.scenes.action.pointing import name_of
from game.scenes.action.scene import ActionScene
from game.scenes.guide.guided import Guided
from game.scenes.guide.spots import NoSuchSpot
from game.scenes.narrowing import Narrowing
from game.scenes.scheming import offers
from game.scenes.scheming.hand_band import PILE_BOX
from game.scenes.scheming.pick import card_under
from game.scenes.scheming.scene import SchemingScene


class GuidedScheming(Guided, SchemingScene):
    """The hand, the deck, the pile: what is lifted must lead to what is welcome."""

    def ask(self) -> None:
        self.context.sounds.play("your_turn")  # and no news: the Conductor tells them

    def leads(self, target: str) -> Sequence[Option]:
        card = card_under(target)
        if card is not None and card < len(self.pick.held):
            held = self.pick.held[card]
            shown = (held.bandit, held.action)
            return [one for one in self.pick.offered if shown in offers.cards_of(one)]
        if target == "draw":
            return [one for one in [offers.draw(self.pick.offered)] if one is not None]
        chosen = self.pick.option if target == "play" else None
        return [] if chosen is None else [chosen]

    def pick_anew(self) -> None:
        self.pick.put_back()

    def spot(self, name: str) -> list[Rect]:
        if name == "pile":
            x, y, wide, high = PILE_BOX
            return [self.kit.scale.rect(x + self.kit.scale.wider / 2, y + self.kit.scale.deeper, wide, high)]
        if name in ("hand", "bullets"):
            rects = self.fan.rects(self.pick.held, self.pick.lifted)
            shown = [
                rect
                for rect, card in zip(rects, self.pick.held, strict=True)
                if name == "hand" or card.action == BULLET
            ]
            if not shown:
                raise NoSuchSpot(name)
            return [shown[0].unionall(shown[1:])]
        return super().spot(name)


class GuidedAction(Guided, ActionScene):
    """The train: what is pointed at must lead to what is welcome."""

    def leads(self, target: str) -> Sequence[Option]:
        return next((step.options for step in self._steps() if name_of(step) == target), ())

    def pick_anew(self) -> None:
        if self.choosing is not None:
            self.choosing = Narrowing(self.flow.offer.options)

    def uncovered_by_him(self) -> list[Rect]:
        return [*super().uncovered_by_him(), *([self.pile.rect()] if self.pile.lies else [])]

    def spot(self, name: str) -> list[Rect]:
        if name == "pile":
            if not self.pile.lies:
                raise NoSuchSpot(name)
            return [self.pile.rect()]
        return super().spot(name)
