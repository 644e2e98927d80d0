"""Random games for the laws: every number of bandits, every variant; a walk through one from choice to choice."""

from collections.abc import Iterator

from hypothesis import strategies as st

from game.engine import dice
from game.engine.contents import BANDITS, GHOST
from game.engine.game import new_game, play
from game.engine.option import Option
from game.engine.state import Setup, State
from game.engine.variants.two_players import PAIRED

KINDS = (
    "base", "expert", "two players", "no powers", "no events", "elf", "elf, two players", "ghost box", "horses",
    "horses, elf", "horses, two players", "horses, elf, two players", "horses, expert", "horses, no events",
)  # fmt: skip
WITH_HORSES = tuple(kind for kind in KINDS if "horses" in kind)
SEEDS = st.integers(0, 2**64 - 1)
FAR = 1 << 40  # counts of draws that no game reaches: the choices' own numbers


@st.composite
def setups(draw: st.DrawFn, kinds: tuple[str, ...] = KINDS) -> Setup:
    """A game of one of the kinds, with bandits in any order."""
    kind = draw(st.sampled_from(kinds))
    seed = draw(SEEDS)
    expansions = tuple(name for name in ("elf", "ghost", "horses") if name in kind)
    if "two players" in kind:
        pairs = draw(st.permutations(PAIRED[0])), draw(st.permutations(PAIRED[1]))
        return two_players(*pairs, seed, expansions)
    bandits = draw(st.permutations(BANDITS))[: draw(st.integers(3, 6))]
    if kind == "ghost box":
        bandits = [*(bandit for bandit in bandits if bandit != GHOST), GHOST]
        bandits = bandits if len(bandits) > 2 else ["doc", *bandits]
    return Setup(
        tuple(bandits), seed=seed, expansions=expansions, powers="no powers" not in kind,
        events="no events" not in kind, expert="expert" in kind,
    )  # fmt: skip


def two_players(one: list[str], other: list[str], seed: int, expansions: tuple[str, ...] = ()) -> Setup:
    """A two-player game of the first two pairs."""
    teams = ((one[0], other[0]), (one[1], other[1]))
    seats = (one[0], one[1], other[0], other[1])
    return Setup(seats, seed=seed, teams=teams, expansions=expansions)


def any_option(state: State) -> Option:
    """An option that the state's own seed chooses, without touching its dice."""
    number = dice.draw(state.seed, FAR + 1000 * state.draws + 7 * state.decisions + len(state.agenda))
    return state.offered[number % len(state.offered)]


def walk(setup: Setup) -> Iterator[State]:
    """The one state of a random game at each choice and, last, at the end."""
    state = new_game(setup)
    while state.offered:
        yield state
        play(state, any_option(state))
    yield state
