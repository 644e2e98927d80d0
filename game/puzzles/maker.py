"""Finding new puzzles: tables drawn at random, kept where exactly one plan is the best, written as scenario files."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from game.engine.contents import ACTION_CARDS, BANDITS, JEWEL, MARSHAL, PUNCH, PURSE, STRONGBOX
from game.engine.events import BanditMoved, BanditShot, Event, LootHandedOver, PunchThrown
from game.engine.game import apply
from game.engine.phases.meeting import CAUSE as MEETING
from game.engine.positions import write_position
from game.engine.state import State
from game.puzzles.grading import grade
from game.puzzles.puzzle import Puzzle, puzzle_of, read_puzzle
from game.puzzles.solver import TooWide, best_line, worths
from game.scenario.document import scenario_of
from game.whole_file import write_whole

PURSES_WORTH = f"{PURSE}:250"  # every purse alike: nothing is left to chance
WORTHWHILE = 500  # dollars that the best plan brings at least
APART = 250  # dollars between the best plan and the next
SPARE = {1: 3, 2: 2, 3: 1, 4: 1}  # cards in hand beyond those that are played, at most


def found(chance: Random, cards: int, folder: Path) -> Iterator[Path]:
    """Files of puzzles with so many cards to play, one after the other and without end, written into a folder."""
    while True:
        written = _drawn(chance, cards)
        puzzle = puzzle_of("", scenario_of(written))
        try:
            brings = worths(puzzle)
        except TooWide:
            continue
        best = max(brings.values())
        solving = [plan for plan, dollars in brings.items() if dollars == best]
        next_best = max((dollars for dollars in brings.values() if dollars < best), default=0)
        gained = best - puzzle.owned(puzzle.position())
        if len(brings) == 1 or len(solving) > 1 or gained < WORTHWHILE or best - next_best < APART:
            continue
        yield _finished(puzzle, written, solving[0], best, folder)


def _drawn(chance: Random, cards: int) -> dict[str, Any]:
    """A puzzle's file with any table and any plan."""
    seats = chance.sample(BANDITS, chance.choice((2, 3, 3)) + 1)
    cars = chance.choice((2, 3, 3, 4))
    marshal = chance.randrange(cars + 1)
    spaces = [f"{car}.{level}" for car in range(cars + 1) for level in ("in", "roof")]
    free = [space for space in spaces if space != f"{marshal}.in"]
    me = chance.choice(seats)
    hand = sorted(chance.sample(ACTION_CARDS, cards + chance.randint(0, SPARE.get(cards, 0))))
    plan = chance.sample(hand, cards)
    turns = [[bandit for bandit in seats if bandit == me or chance.random() < 0.6] for _ in range(cards)]
    others = iter(chance.choices(ACTION_CARDS, k=sum(len(turn) for turn in turns)))
    own = iter(plan)
    return {
        "title": "A draft.",
        "rule": "puzzle",
        "seats": seats,
        "cars": cars,
        "position": {
            "bandits": {bandit: _drawn_bandit(chance, bandit, free) for bandit in seats},
            "marshal": marshal,
            "floor": _drawn_floor(chance, spaces, cards),
        },
        "pile": [f"{bandit} {next(own) if bandit == me else next(others)}" for turn in turns for bandit in turn],
        "expect": {},
        "puzzle": {"bandit": me, "goal": 0, "hand": hand, "teaches": "order"},
    }


def _drawn_bandit(chance: Random, bandit: str, free: Sequence[str]) -> dict[str, Any]:
    loot = [PURSES_WORTH] * chance.choice((0, 1, 1, 2)) + [JEWEL] * chance.choice((0, 0, 1))
    return {"at": chance.choice(free), "loot": loot}


def _drawn_floor(chance: Random, spaces: Sequence[str], cards: int) -> dict[str, list[str]]:
    floor: dict[str, list[str]] = {}
    for kind in [PURSES_WORTH, JEWEL] * (1 + cards // 2) + [STRONGBOX] * chance.choice((0, 1)):
        floor.setdefault(chance.choice(spaces), []).append(kind)
    return floor


def _finished(puzzle: Puzzle, written: dict[str, Any], plan: Sequence[str], best: int, folder: Path) -> Path:
    """The puzzle with its best plan in the pile, the line that it leads along, and the table at the end."""
    position = puzzle.position()
    line = best_line(puzzle, position, tuple(plan))
    state = puzzle.planned(position, plan)
    choices, happened = [], []
    for option in line.choices:
        choices.append(option.words(state))
        happened += [event for group in apply(state, option) for event in group]
    pile = list(written["pile"])
    for place, action in zip(puzzle.places, plan, strict=True):
        pile[place] = f"{puzzle.bandit} {action}"
    teaches = _taught(happened, puzzle.bandit, plan, state)
    number = 1
    while (path := folder / f"{len(plan)}-{teaches}-{number}.json").exists():
        number += 1
    end = write_position(state)["bandits"][puzzle.bandit]
    written |= {
        "title": f"{puzzle.bandit} owns ${best} at the end.",
        "pile": pile,
        "choices": choices,
        "expect": {"bandits": {puzzle.bandit: {"at": end["at"], "loot": end["loot"]}}},
        "puzzle": written["puzzle"] | {"goal": best, "teaches": teaches},
    }
    write_whole(path, _text(written))
    assert grade(read_puzzle(path)).solving == (tuple(plan),)
    return path


def _text(written: Mapping[str, Any]) -> bytes:
    """A line for each key, as a person would write it."""
    lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in written.items())
    return f"{{\n{lines}\n}}\n".encode()


def _taught(happened: Sequence[Event], bandit: str, plan: Sequence[str], state: State) -> str:
    """The rule that the best line turns upon: the rarest of those that come about in it."""
    for key, meant in _LESSONS.items():
        if any(meant(event, bandit, state) for event in happened):
            return key
    return next((action for action in (MARSHAL, PUNCH) if action in plan), "order")


def _far_on_the_roofs(event: Event, bandit: str, state: State) -> bool:
    if not isinstance(event, BanditMoved) or event.bandit != bandit or event.cause != "move":
        return False
    return state.train.is_roof[event.start] and state.train.distance(event.start, event.end) > 1


_LESSONS: Mapping[str, Callable[[Event, str, State], bool]] = {
    "django": lambda event, _, __: isinstance(event, BanditMoved) and event.cause == "django",
    "cheyenne": lambda event, bandit, _: isinstance(event, LootHandedOver) and event.taker == bandit,
    "meeting": lambda event, bandit, _: (
        isinstance(event, BanditMoved) and event.cause == MEETING and event.bandit == bandit
    ),
    "punch": lambda event, bandit, _: isinstance(event, PunchThrown) and event.puncher == bandit,
    "punched": lambda event, bandit, _: isinstance(event, PunchThrown) and event.victim == bandit,
    "roofs": _far_on_the_roofs,
    "fire": lambda event, bandit, _: isinstance(event, BanditShot) and event.shooter == bandit,
}
