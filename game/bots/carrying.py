"""How people probably carry their cards out, and decide whatever else there is: quick rules for imagined games."""

from collections.abc import Callable, Sequence

from game.bots.blows import AGAIN, LURE, WEALTH
from game.bots.glance import Glance, driven, kind_worth, riches
from game.bots.hand import Hand
from game.bots.insight import destination
from game.bots.insights import arriving, insights
from game.bots.values import bullet_cost
from game.engine.actions.fire import Fire, FireAt
from game.engine.actions.marshal import Marshal, MarshalTo
from game.engine.actions.move import Move, MoveTo
from game.engine.actions.punch import Punch, PunchAt
from game.engine.actions.robbery import Rob, Robbery
from game.engine.contents import BULLET, ROBBERY
from game.engine.option import Option
from game.engine.phases.scheming import Plan
from game.engine.rounds.pickpocketing import PickPocket
from game.engine.state import SCHEMING, Bandit, State
from game.engine.step import Decision

THOUGHT_OF = 2  # of the cards on the pile
AT_ONESELF = -1e6  # to hurt one's own partner


def by_habit(state: State, asking: Decision) -> Option | None:
    """What whoever is asked will probably choose; None where no habit tells.

    Of options that are equally good it is the first or the last, as an imagined world's seed will have it.
    """
    carry = CARRIES.get(type(asking))
    if carry is not None:
        return carry(state, asking, state.offered[::-1] if (state.seed + state.decisions) % 2 else state.offered)
    worths = added_worths(state, asking)
    return None if worths is None else state.offered[worths.index(max(worths))]


def added_worths(state: State, asking: Decision) -> list[float] | None:
    """What the options of a decision are worth that only an expansion knows; None where it tells nothing."""
    bandit = state.bandits.get(getattr(asking, "bandit", ""))
    onward = None if bandit is None else Onward(state, bandit)
    found = []
    told = False
    for option in state.offered:
        worth = known_worth(state, asking, option)
        space = destination(state, option, insights(state))
        if worth is None and space is not None and onward is not None:
            worth = onward.arriving(space)
        told = told or worth is not None
        found.append(worth or 0.0)
    return found if told else None


class Onward:
    """What a bandit can do next: the first of his cards on the pile or, in Schemin', those in hand."""

    def __init__(self, state: State, bandit: Bandit) -> None:
        name = bandit.name
        self._coming = [played.card.action for played in state.pile[state.resolved :] if played.card.bandit == name]
        hand: Sequence[str] = ()
        self._turns = 0
        if not self._coming and state.phase == SCHEMING:
            seat = bandit.player
            self._turns = sum([isinstance(step, Plan) and step.player == seat for step in state.agenda])
            hand = [card.action for card in state.players[seat].hand if card.bandit == name and card.action != BULLET]
        self.glance = Glance(state, bandit)
        self._hand = Hand(self.glance, hand)

    def arriving(self, space: int) -> float:
        """What it is worth to go to a space."""
        end, gain = self.glance.arrival(self.glance.bandit.space, space)
        return gain + self.standing(end)

    def standing(self, space: int) -> float:
        """What it is worth to be in a space."""
        if self._coming:
            return self._hand.follow(space, self._coming[:THOUGHT_OF])
        return self._hand.most_from(space, self._turns)

    @property
    def robs(self) -> bool:
        """Whether there is a Robbery among what comes."""
        return ROBBERY in self._coming or (self._turns > 0 and self._hand.has(ROBBERY))


def known_worth(state: State, asking: Decision, option: Option) -> float | None:
    """What an expansion knows an option to be worth; None for those of the base game."""
    for insight in insights(state):
        worth = insight.worth(state, asking, option)
        if worth is not None:
            return worth
    return None


def _move(state: State, asking: Decision, options: Sequence[Option]) -> Option:
    """To where one's own next cards bring most."""
    assert isinstance(asking, Move)
    onward = Onward(state, state.bandits[asking.bandit])
    return max(options, key=lambda option: onward.arriving(option.space) if isinstance(option, MoveTo) else 0.0)


def _marshal(state: State, asking: Decision, options: Sequence[Option]) -> Option:
    assert isinstance(asking, Marshal)
    seat = state.bandits[asking.bandit].player
    met = bullet_cost(state)
    return max(
        options, key=lambda option: driven(state, seat, option.space, met) if isinstance(option, MarshalTo) else 0
    )


def _fire(state: State, asking: Decision, options: Sequence[Option]) -> Option:
    assert isinstance(asking, Fire)
    hits = Glance(state, state.bandits[asking.bandit]).hurts
    return max(options, key=lambda option: hits.get(option.target, AT_ONESELF) if isinstance(option, FireAt) else 0)


def _punch(state: State, asking: Decision, options: Sequence[Option]) -> Option:
    assert isinstance(asking, Punch)
    onward = Onward(state, state.bandits[asking.bandit])
    glance = onward.glance
    picked_up = AGAIN if onward.robs else 0.0

    def worth(option: Option) -> float:
        if not isinstance(option, PunchAt):
            return known_worth(state, asking, option) or 0.0
        share = glance.shares.get(option.victim)
        if share is None:
            return AT_ONESELF
        victim = state.bandits[option.victim]
        lost = kind_worth(state, option.loot)
        damage = lost + WEALTH * (sum(riches(state, victim.loot), 0.0) + victim.hostage)
        if option.space == state.marshal:
            damage += glance.met
        damage -= arriving(state, victim.name, victim.space, option.space)
        lying = LURE * glance.rob(option.space) if state.floor[option.space] else 0.0
        return share * damage + lost * (1.0 if option.purse == "take" else picked_up) - lying

    return max(options, key=worth)


def _rob(state: State, asking: Decision, options: Sequence[Option]) -> Option:
    return max(options, key=lambda option: kind_worth(state, option.loot) if isinstance(option, Rob) else 0)


Carry = Callable[[State, Decision, Sequence[Option]], Option]
CARRIES: dict[type[Decision], Carry] = {
    Move: _move,
    Marshal: _marshal,
    Fire: _fire,
    Punch: _punch,
    Robbery: _rob,
    PickPocket: _rob,
}
