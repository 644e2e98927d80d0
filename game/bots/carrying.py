"""How people probably carry their cards out, and decide whatever else there is: quick rules for imagined games."""

from collections.abc import Callable, Sequence

from game.bots.glance import MET, Glance, driven, kind_worth
from game.bots.insight import destination
from game.bots.insights import insights
from game.engine.actions.fire import Fire, FireAt
from game.engine.actions.marshal import Marshal, MarshalTo
from game.engine.actions.move import Move, MoveTo
from game.engine.actions.punch import Punch, PunchAt
from game.engine.actions.robbery import Rob, Robbery
from game.engine.option import Option
from game.engine.rounds.pickpocketing import PickPocket
from game.engine.state import Bandit, State
from game.engine.step import Decision


def by_habit(state: State, asking: Decision) -> Option | None:
    """What whoever is asked will probably choose; None where no habit tells."""
    carry = CARRIES.get(type(asking))
    if carry is not None:
        return carry(state, asking, state.offered, actions_to_come(state, asking.bandit))  # type: ignore[attr-defined]
    worths = added_worths(state, asking)
    return None if worths is None else state.offered[worths.index(max(worths))]


def added_worths(state: State, asking: Decision) -> list[float] | None:
    """What the options of a decision are worth that only an expansion knows; None where it tells nothing."""
    bandit = state.bandits.get(getattr(asking, "bandit", ""))
    glance = None if bandit is None else Glance(state, bandit, actions_to_come(state, bandit.name))
    found = []
    told = False
    for option in state.offered:
        worth = known_worth(state, asking, option)
        space = destination(state, option, insights(state))
        if worth is None and space is not None and glance is not None:
            worth = glance.arriving(space)
        told = told or worth is not None
        found.append(worth or 0.0)
    return found if told else None


def actions_to_come(state: State, bandit: str) -> Sequence[str]:
    """The actions that a bandit has still to come: on the pile or, in Schemin', in hand."""
    coming = [played.card.action for played in state.pile[state.resolved :] if played.card.bandit == bandit]
    if coming:
        return coming
    hand = state.players[state.bandits[bandit].player].hand
    return sorted({card.action for card in hand if card.bandit == bandit})


def known_worth(state: State, asking: Decision, option: Option) -> float | None:
    """What an expansion knows an option to be worth; None for those of the base game."""
    for insight in insights(state):
        worth = insight.worth(state, asking, option)
        if worth is not None:
            return worth
    return None


def _move(state: State, asking: Decision, options: Sequence[Option], actions: Sequence[str]) -> Option:
    """To where the next of one's own actions brings most."""
    assert isinstance(asking, Move)
    glance = Glance(state, state.bandits[asking.bandit], actions)
    return max(options, key=lambda option: glance.arriving(option.space) if isinstance(option, MoveTo) else 0.0)


def _marshal(state: State, asking: Decision, options: Sequence[Option], actions: Sequence[str]) -> Option:
    assert isinstance(asking, Marshal)
    seat = state.bandits[asking.bandit].player
    return max(options, key=lambda option: driven(state, seat, option.space) if isinstance(option, MarshalTo) else 0)


def _wealth(state: State, bandit: Bandit) -> float:
    return sum([kind_worth(state, loot.kind) for loot in bandit.loot], 0.0) + bandit.hostage


def _rival(state: State, seat: int, bandit: str) -> float:
    """How much it is worth to hurt somebody: the rich most, one's own partner never."""
    victim = state.bandits[bandit]
    return -1e6 if victim.player == seat else _wealth(state, victim)


def _fire(state: State, asking: Decision, options: Sequence[Option], actions: Sequence[str]) -> Option:
    assert isinstance(asking, Fire)
    seat = state.bandits[asking.bandit].player
    return max(options, key=lambda option: _rival(state, seat, option.target) if isinstance(option, FireAt) else 0)


def _punch(state: State, asking: Decision, options: Sequence[Option], actions: Sequence[str]) -> Option:
    assert isinstance(asking, Punch)
    bandit = state.bandits[asking.bandit]

    def worth(option: Option) -> float:
        if not isinstance(option, PunchAt):
            return known_worth(state, asking, option) or 0.0
        lost = kind_worth(state, option.loot)
        met = MET if option.space == state.marshal else 0.0
        kept = lost if option.purse == "take" else 0.0
        lying = -10.0 if state.floor[option.space] else 0.0
        return lost + kept + met + lying + 0.1 * _rival(state, bandit.player, option.victim)

    return max(options, key=worth)


def _rob(state: State, asking: Decision, options: Sequence[Option], actions: Sequence[str]) -> Option:
    return max(options, key=lambda option: kind_worth(state, option.loot) if isinstance(option, Rob) else 0)


Carry = Callable[[State, Decision, Sequence[Option], Sequence[str]], Option]
CARRIES: dict[type[Decision], Carry] = {
    Move: _move,
    Marshal: _marshal,
    Fire: _fire,
    Punch: _punch,
    Robbery: _rob,
    PickPocket: _rob,
}
