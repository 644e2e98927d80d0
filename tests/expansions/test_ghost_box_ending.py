"""What the count tells when Ghost has won: since when he had the suitcase, who would have won without him."""

from dataclasses import replace

from game.engine.contents import GHOST
from game.engine.events import LootTaken, RoundStarted
from game.engine.expansions.ghost_box.suitcase import SUITCASE
from game.expansions.ghost_box import ending
from game.session import Session
from tests.scenes.finished import session


def takings(match: Session) -> list[tuple[int, int]]:
    """The rounds in which Ghost took the suitcase, and where."""
    found, number = [], 0
    for event in (event for group in match.groups for event in group):
        if isinstance(event, RoundStarted):
            number = event.number
        elif isinstance(event, LootTaken) and event.bandit == GHOST and event.loot.kind == SUITCASE:
            found.append((number, event.space))
    return found


def test_he_has_the_suitcase_since_he_took_it_last():
    matches = (session(3, "ghost", seed=seed) for seed in range(60))
    match = next(one for one in matches if len(takings(one)) > 1)

    assert takings(match)[-1] == ending._taken(match)


def test_of_the_richest_whoever_was_hit_least_would_have_won():
    match = session(3, "ghost", seed=3)
    state = match.state
    assert state.result is not None
    state.result = replace(state.result, scores=tuple(1000 for _ in state.result.scores))
    first, *others = [name for name in state.bandits if name != GHOST]
    for name in others:
        state.bandits[name].wounds = ("neutral",) * 2
    state.bandits[first].wounds = ("neutral",)

    assert ([first], 1000) == ending._would_have_won(match)
