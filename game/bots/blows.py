"""What it is worth to hit somebody: shots and punches."""

from game.bots.insights import arriving, insights
from game.bots.values import bullet_cost, kind_value, rivalry, shot_worth, wealth
from game.engine.actions.fire import FireAt
from game.engine.actions.punch import PunchAt
from game.engine.contents import ROBBERY
from game.engine.state import State

AGAIN = 0.7  # how surely what is knocked loose can be picked up with a Robbery to come
BETWEEN = 0.5  # of that, when other cards come first
LURE = 0.2  # of what lies where a robber lands, what it costs to punch him there
OUT_OF_PLAN = 25  # what it costs a bandit to be driven from where he meant to act, for each card he has still to come
WEALTH = 0.02  # whom to hit when all else is equal: the rich


def coming(state: State, bandit: str) -> tuple[str, ...]:
    """The actions of a bandit's cards still on the pile, in order; concealed ones are words that mean nothing."""
    return tuple(played.card.action for played in state.pile[state.resolved :] if played.card.bandit == bandit)


def fire_worth(state: State, shooter: str, option: FireAt) -> float:
    """A step towards the Gunslinger's prize, and a bullet in somebody's deck."""
    bandit, target = state.bandits[shooter], state.bandits[option.target]
    known = (insight.bullet(state, target.name) for insight in insights(state))
    hurt = next((worth for worth in known if worth is not None), None)
    if hurt is None:
        hurt = rivalry(state, bandit.player, target) * (bullet_cost(state) + WEALTH * wealth(state, target))
    return hurt if target.player == bandit.player else hurt + shot_worth(state, bandit)


def punch_worth(state: State, puncher: str, option: PunchAt, later: tuple[str, ...]) -> float:
    """What the victim loses and where he lands; `later` are the puncher's own cards still to come."""
    bandit, victim = state.bandits[puncher], state.bandits[option.victim]
    lost = kind_value(state, victim.loot, option.loot)
    damage = lost + OUT_OF_PLAN * min(2, len(coming(state, option.victim))) + WEALTH * wealth(state, victim)
    if option.space == state.marshal:
        damage += bullet_cost(state)
    damage -= arriving(state, victim.name, victim.space, option.space)
    worth = rivalry(state, bandit.player, victim) * damage
    if option.purse == "take":
        worth += lost
    elif later[:1] == (ROBBERY,) or ROBBERY in later[1:3]:
        worth += AGAIN * lost * (1 if later[0] == ROBBERY else BETWEEN)
    return worth - lure(state, option)


def lure(state: State, option: PunchAt) -> float:
    """What the landing place offers to a victim who has a Robbery to come."""
    if ROBBERY not in coming(state, option.victim):
        return 0
    return LURE * max(
        (kind_value(state, state.floor[option.space], token.kind) for token in state.floor[option.space]), default=0
    )
