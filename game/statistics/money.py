"""The money of a finished match: by what it came from, and how it grew from round to round."""

from collections.abc import Iterable

from game.engine.contents import GUNSLINGER_PRIZE, JEWEL, PURSE, STRONGBOX
from game.engine.events import FirstPlayerPassed, GameEnded
from game.engine.game import extra_money
from game.engine.phases.scoring import money, worth
from game.engine.state import State
from game.session import Session

HOSTAGE, GUNSLINGER = "hostage", "gunslinger"  # money that is no loot
FIRST, LAST = (PURSE, JEWEL, STRONGBOX), (HOSTAGE, GUNSLINGER)  # kinds of money; what rules add is between them


def in_order(kinds: Iterable[str]) -> list[str]:
    """Kinds of money in the order in which they are counted."""
    found = set(kinds)
    others = sorted(found.difference(FIRST, LAST))
    return [kind for kind in (*FIRST, *others, *LAST) if kind in found]


def by_kind(state: State, name: str) -> dict[str, int]:
    """A bandit's dollars by kind, in the order in which they are counted; the match must be over."""
    result, bandit = state.result, state.bandits[name]
    assert result is not None
    found: dict[str, int] = {}
    for token in bandit.loot:
        if dollars := worth(state, token):
            found[token.kind] = found.get(token.kind, 0) + dollars
    if bandit.hostage:
        found[HOSTAGE] = bandit.hostage
    for kind, dollars in extra_money(state, name).items():
        found[kind] = found.get(kind, 0) + dollars
    # a pair's prize is one: it stands on the first of the two who is still in
    pair = state.players[bandit.player].bandits
    bears = next((one for one in pair if one not in result.eliminated), pair[0])
    if bandit.player in result.gunslingers and name == bears:
        found[GUNSLINGER] = GUNSLINGER_PRIZE
    return {kind: found[kind] for kind in in_order(found)}


def growth(session: Session) -> dict[str, list[int]]:
    """For each bandit his money at the start and after each round, before the Gunslinger; the match must be over.

    Where a prepared match begins with a later round, it was as much after those before.
    """
    eyes = session.eyes(None)
    values = session.state.purse_values
    eyes.state.purse_values = list(values)
    over = eyes.state.round_number
    found = {name: [money(eyes.state, bandit)] * (1 + over) for name, bandit in eyes.state.bandits.items()}
    for group in session.groups:
        eyes.follow(group)
        if any(isinstance(event, FirstPlayerPassed | GameEnded) for event in group):
            for name, bandit in eyes.state.bandits.items():
                found[name].append(money(eyes.state, bandit))
    return found
