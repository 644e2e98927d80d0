"""What things are worth to a bandit, in dollars, as far as his view tells."""

from game.engine.contents import PURSE, PURSES, VALUES, Loot
from game.engine.state import State

UNKNOWN_PURSE = sum(PURSES) / len(PURSES)
BULLET = 60  # what a bullet in one's deck costs, about
MARSHAL = 150  # what meeting him costs: a bullet, and the wrong floor


def loot_value(state: State, loot: Loot) -> float:
    """A token's worth; a purse whose value is not known counts as an average one."""
    if loot.kind != PURSE:
        return VALUES.get(loot.kind, 0) or state.rules.values.get(loot.kind, 0)
    return state.purse_values[loot.number] or UNKNOWN_PURSE


def kind_value(state: State, tokens: tuple[Loot, ...], kind: str) -> float:
    """What a token of a kind is worth on average among some tokens; 0 if there is none."""
    values = [loot_value(state, token) for token in tokens if token.kind == kind]
    return sum(values) / len(values) if values else 0


def best_value(state: State, tokens: tuple[Loot, ...]) -> float:
    """The most that one Robbery could bring among some tokens."""
    return max((kind_value(state, tokens, token.kind) for token in tokens), default=0)


def wealth(state: State, bandit: str) -> float:
    """What a bandit seems to own."""
    owner = state.bandits[bandit]
    return sum(loot_value(state, token) for token in owner.loot) + owner.hostage


def rivals(state: State, seat: int) -> list[str]:
    """The bandits that others lead."""
    return [bandit.name for bandit in state.bandits.values() if bandit.player != seat]
