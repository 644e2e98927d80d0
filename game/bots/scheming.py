"""Rules of thumb for Schemin': play the card with which one's hand brings most where the pile will have led."""

from collections.abc import Callable

from game.bots.outlook import outlook
from game.bots.prospects import Prospects
from game.engine.contents import BULLET, DRAW, FIRE, FLOOR_CHANGE, MARSHAL, MOVE, PUNCH, ROBBERY, Card
from game.engine.option import Option
from game.engine.phases.scheming import Plan, Play
from game.engine.state import State
from game.engine.step import Decision
from game.engine.variants.expert import KeepCards, KeepHand
from game.engine.variants.two_players import ChooseStart, Cover, CoverFire, Keep, KeepOne
from game.engine.view import View

Worth = Callable[[Option], float]

FORESEEN = 3  # turns
A_TURN = 60  # what it costs to draw, besides what the turn could have brought: the others go on
# what it is worth that nobody knows a card
FACE_DOWN: dict[str, int] = {ROBBERY: 12, PUNCH: 12, MARSHAL: 8, MOVE: 5}
WANTED = {ROBBERY: 90, FIRE: 60, PUNCH: 50, MOVE: 55, FLOOR_CHANGE: 30, MARSHAL: 30, BULLET: -200}  # to keep in a hand
OPEN = -5  # what it is worth to hide any other card
UNHEARD_OF = 40  # the same for an action that is not among them
TOO_MANY = 30  # what a kept card costs, times the number kept: it takes the place of one drawn


class Schemes:
    """What a seat's hand can bring after the pile, for each of its bandits."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.world = outlook(view, seed=view.state.decisions)
        self.bandits = self.world.players[view.seat].bandits
        self.prospects = {name: Prospects(self.world, name) for name in self.bandits}

    def best(self, bandit: str, hand: tuple[str, ...], turns: int) -> float:
        """What a bandit's cards bring at best in so many turns."""
        return self.prospects[bandit].plan(self.world.bandits[bandit].space, hand, turns)

    def card(self, card: Card, hand: list[Card], turns: int) -> float:
        """What is gained by playing a card now, against letting the turn pass."""
        actions = actions_of(hand, card.bandit)
        start = self.prospects[card.bandit].start(self.world.bandits[card.bandit].space, card.action, actions, turns)
        return start - self.best(card.bandit, actions, turns - 1)

    def cards(self, new: list[Card], hand: list[Card], turns: int) -> float:
        """What is gained by having new cards, though a turn passes."""
        return sum(
            [
                self.best(name, actions_of(hand + new, name), turns) - self.best(name, actions_of(hand, name), turns)
                for name in self.bandits
            ],
            0.0,
        )


def actions_of(hand: list[Card], bandit: str) -> tuple[str, ...]:
    """The actions of a hand that are for a bandit, sorted."""
    return tuple(sorted(card.action for card in hand if card.bandit == bandit and card.action != BULLET))


def _turns_left(state: State, asking: Plan) -> int:
    """How many cards the player can still play this round, this one counted; no more than are thought of."""
    coming = [step for step in state.agenda if isinstance(step, Plan) and step.player == asking.player]
    bandits = len(state.players[asking.player].bandits)
    return min(FORESEEN, 1 + len(coming) // bandits)


def _plan(view: View, asking: Decision) -> Worth:
    assert isinstance(asking, Plan)
    schemes = Schemes(view)
    player = view.state.players[asking.player]
    turns = _turns_left(view.state, asking)
    drawn = schemes.world.players[asking.player].deck[-DRAW:]

    def worth(option: Option) -> float:
        if isinstance(option, Play):
            secrecy = FACE_DOWN.get(option.card.action, OPEN) if option.hidden else 0
            return schemes.card(option.card, player.hand, turns) + secrecy
        return schemes.cards(drawn, player.hand, turns - 1) - A_TURN

    return worth


def _keep(view: View, asking: Decision) -> Worth:
    schemes = Schemes(view)

    def worth(option: Option) -> float:
        assert isinstance(option, Keep)
        return schemes.best(option.card.bandit, (option.card.action,), 1)

    return worth


def _cover(view: View, asking: Decision) -> Worth:
    assert isinstance(asking, CoverFire)
    schemes = Schemes(view)
    hand = view.state.players[asking.player].hand

    def worth(option: Option) -> float:
        return schemes.card(option.card, hand, 1) if isinstance(option, Cover) else 0

    return worth


def _keep_cards(view: View, asking: Decision) -> Worth:
    """Two or three useful cards, never a bullet."""

    def worth(option: Option) -> float:
        assert isinstance(option, KeepHand)
        return sum([WANTED.get(action, UNHEARD_OF) for action in option.cards], 0.0) - TOO_MANY * len(option.cards) ** 2

    return worth


def _start(view: View, asking: Decision) -> Worth:
    """Either way is as good."""
    return lambda _option: 0


WORTHS: dict[type[Decision], Callable[[View, Decision], Worth]] = {
    Plan: _plan,
    KeepOne: _keep,
    CoverFire: _cover,
    KeepCards: _keep_cards,
    ChooseStart: _start,
}
