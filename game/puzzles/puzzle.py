"""A puzzle as its file has it: a scenario that carries its solution out, and what is asked.

The scenario's pile holds the best plan: the solver's cards in their places among the others'. So the same file is a
position, a proof and a puzzle.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path

from game.engine.contents import ACTIONS, Card
from game.engine.phases.scoring import money
from game.engine.state import Played, State
from game.engine.written import Misread, keyed, listed, one_of, text, whole_number
from game.scenario.document import Scenario, read_scenario
from game.scenario.table import begin, lay

Plan = tuple[str, ...]
MOST_DOLLARS = 99_999


@dataclass(frozen=True)
class Puzzle:
    """Own at least `goal` dollars when the pile has been carried out.

    `hand` are the actions to choose from, `places` where in the pile the solver's cards come, `solution` the actions
    that stand there in the file. `teaches` is a key: what one learns by it.
    """

    name: str
    scenario: Scenario
    bandit: str
    goal: int
    hand: tuple[str, ...]
    teaches: str
    places: tuple[int, ...]
    solution: Plan

    @property
    def cards(self) -> int:
        """How many cards the solver plays."""
        return len(self.places)

    def plans(self) -> Iterator[Plan]:
        """Every plan that the hand allows, each once."""
        return iter(dict.fromkeys(permutations(self.hand, self.cards)))

    def position(self) -> State:
        """The table before anything is carried out, nobody being asked; the pile as the solution has it."""
        return lay(self.scenario)

    def laid(self, position: State, plan: Sequence[str]) -> State:
        """The table with a plan laid into the pile; nothing is carried out yet."""
        state = position.clone()
        for place, action in zip(self.places, plan, strict=True):
            state.pile[place] = Played(Card(self.bandit, action), hidden=False)
        return state

    def planned(self, position: State, plan: Sequence[str]) -> State:
        """The table with a plan laid into the pile, carried out up to the first choice."""
        state = self.laid(position, plan)
        begin(state)
        return state

    def owned(self, state: State) -> int:
        """What the solver's bandit owns, in dollars."""
        return money(state, state.bandits[self.bandit])


def read_puzzle(path: Path) -> Puzzle:
    """The puzzle in a file.

    Raises what `read_scenario` raises; Misread also for a scenario that asks no puzzle.
    """
    return puzzle_of(path.stem, read_scenario(path))


def puzzle_of(name: str, scenario: Scenario) -> Puzzle:
    """The puzzle that a scenario asks.

    Raises Misread when it asks none.
    """
    asked = keyed("puzzle", scenario.puzzle, ("bandit", "goal", "hand", "teaches"))
    for key in ("bandit", "goal", "hand", "teaches"):
        if key not in asked:
            raise Misread(f"puzzle.{key}", None, "missing")
    bandit = one_of("puzzle.bandit", asked["bandit"], scenario.setup.seats)
    own = [(place, str(card).split()) for place, card in enumerate(scenario.pile) if str(card).split()[:1] == [bandit]]
    puzzle = Puzzle(
        name=name,
        scenario=scenario,
        bandit=bandit,
        goal=whole_number("puzzle.goal", asked["goal"], 0, MOST_DOLLARS),
        hand=tuple(one_of("puzzle.hand", card, ACTIONS) for card in listed("puzzle.hand", asked["hand"])),
        teaches=text("puzzle.teaches", asked["teaches"]),
        places=tuple(place for place, _ in own),
        solution=tuple(words[1] for _, words in own),
    )
    if puzzle.solution not in set(puzzle.plans()):
        raise Misread("pile", list(puzzle.solution), "one-of", words=", ".join(puzzle.hand))
    return puzzle


def all_puzzles(folder: Path) -> list[Puzzle]:
    """The puzzles of a folder, the easiest first: by cards, then by name."""
    found = [read_puzzle(file) for file in sorted(folder.glob("*.json"))]
    return sorted(found, key=lambda puzzle: (puzzle.cards, puzzle.name))
