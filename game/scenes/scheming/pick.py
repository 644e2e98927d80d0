"""What a person picks out of his open hand before it is a choice: a card that is lifted, or several to be kept."""

from collections.abc import Iterable, Sequence

from game.engine.contents import Card
from game.engine.option import Option
from game.expansions.expansion import Verb
from game.scenes.scheming import offers
from game.table.fan import Held


class Pick:
    """`held` are the cards shown, `offered` what may be chosen; `lifted` and `toggled` count among `held`.

    `drawing` tells that cards are to be drawn, `verb` is what else is to be done.
    """

    def __init__(self) -> None:
        self.offered: tuple[Option, ...] = ()
        self.held: Sequence[Held] = ()
        self.lifted: int | None = None
        self.face_down = False
        self.drawing = False
        self.verb: Option | None = None
        self.toggled: frozenset[int] = frozenset()

    def offer(self, offered: tuple[Option, ...], cards: Sequence[Card], *, asking: bool) -> None:
        """Show these cards; while somebody is being asked, those that he cannot choose are dead weight."""
        self.offered = offered
        playable = {card for option in offered for card in offers.cards_of(option)}
        self.held = [
            Held(card.bandit, card.action, not asking or card in playable or offers.may_keep(offered, [card]))
            for card in cards
        ]

    @property
    def keeping(self) -> bool:
        """Whether cards to be kept are being chosen."""
        return any(offers.kept_by(option) is not None for option in self.offered)

    @property
    def card(self) -> Card | None:
        """The lifted card."""
        if self.lifted is None:
            return None
        held = self.held[self.lifted]
        return Card(held.bandit, held.action)

    @property
    def may_hide(self) -> bool:
        """Whether the lifted card can be played face down by choice."""
        return self.card is not None and offers.may_be_hidden(self.offered, self.card)

    @property
    def option(self) -> Option | None:
        """What the lifted or toggled cards stand for."""
        if self.verb is not None:
            return self.verb
        if self.drawing:
            return offers.draw(self.offered)
        if self.keeping:
            return offers.of_kept(self.offered, self._cards(self.toggled))
        return None if self.card is None else offers.of_card(self.offered, self.card, hidden=self.face_down)

    def lift(self, index: int) -> None:
        """Lift a card, face up."""
        self.lifted, self.face_down, self.drawing, self.verb = index, False, False, None

    def reach_for_deck(self) -> None:
        """Cards are to be drawn, once that is confirmed; a lifted card goes back."""
        self.put_back()
        self.drawing = True

    def reach_for(self, verb: Option) -> None:
        """Something else is to be done, once that is confirmed."""
        self.put_back()
        self.verb = verb

    def toggle(self, index: int) -> None:
        """A card is to be kept, or not after all; where it is one too many, instead of another."""
        self.toggled ^= {index}
        while not offers.may_keep(self.offered, self._cards(self.toggled)):
            self.toggled -= {min(self.toggled - {index})}

    def _cards(self, indices: Iterable[int]) -> list[Card]:
        return [Card(self.held[index].bandit, self.held[index].action) for index in indices]

    def point_at(self, option: Option, verbs: Sequence[Verb]) -> None:
        """Pick what an option stands for, the cards, the deck or one of `verbs`: it only has to be confirmed."""
        self.put_back()
        cards, kept = offers.cards_of(option), offers.kept_by(option)
        if option == offers.draw(self.offered):
            self.reach_for_deck()
        elif kept is not None:
            self.toggled = offers.places(kept, [Card(held.bandit, held.action) for held in self.held])
        elif cards:
            self.lift(next(index for index, held in enumerate(self.held) if cards[0] == (held.bandit, held.action)))
            self.face_down = bool(getattr(option, "hidden", False))
        elif any(verb.option == option for verb in verbs):
            self.reach_for(option)

    def put_back(self) -> bool:
        """Nothing is picked any more; whether something was."""
        picked = self.lifted is not None or bool(self.toggled) or self.drawing or self.verb is not None
        self.lifted, self.face_down, self.toggled, self.drawing = None, False, frozenset(), False
        self.verb = None
        return picked


def card_under(target: str | None) -> int | None:
    """Which card of the hand a target stands for, by its name."""
    return int(target[5:]) if target and target.startswith("card ") else None
