"""Golden games: a fixed seed's whole game as text, the same on every machine and Python.

Each line is who chose what and the digest of the position after it. When the rules are changed on purpose, write
the files anew: `python -m tests.engine.test_golden`.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.game import new_game, play, to_move
from game.engine.notation import read_option
from game.engine.positions import digest
from game.engine.state import Setup
from tests.engine.games import any_option

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "four": Setup(("tuco", "belle", "ghost", "django"), seed=2016),
    "six": Setup(("belle", "cheyenne", "django", "doc", "ghost", "tuco"), seed=6),
    "two_players": Setup(("tuco", "django", "doc", "belle"), seed=2, teams=(("tuco", "doc"), ("django", "belle"))),
    "expert": Setup(("doc", "cheyenne", "tuco"), seed=3, expert=True),
    "elf": Setup(("doc", "belle", "tuco", "cheyenne", "django"), seed=24, expansions=("elf",)),
    "horses": Setup(("tuco", "belle", "ghost", "django"), seed=11, expansions=("horses",)),
    "horses_and_elf": Setup(
        ("doc", "cheyenne", "tuco", "belle", "ghost", "django"), seed=12, expansions=("horses", "elf")
    ),
    "horses_for_two": Setup(
        ("tuco", "django", "doc", "belle"),
        seed=13,
        teams=(("tuco", "doc"), ("django", "belle")),
        expansions=("horses",),
    ),
    "horses_expert": Setup(("doc", "cheyenne", "tuco"), seed=14, expert=True, expansions=("horses",)),
    "ghost_box": Setup(("doc", "belle", "django", "ghost"), seed=8, expansions=("ghost",)),
}


def transcript(setup: Setup) -> Iterator[str]:
    """A random game, line by line."""
    state = new_game(setup)
    yield f"start {digest(state)}"
    while state.offered:
        option = any_option(state)
        seat, words = to_move(state), option.words(state)
        play(state, option)
        yield f"{seat} {words} {digest(state)}"
    assert state.result is not None
    yield f"end {' '.join(f'{bandit.name}={state.result.scores[bandit.player]}' for bandit in state.bandits.values())}"
    yield f"winners {' '.join(state.led_by(state.result.winners))}"


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    recorded = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()

    assert recorded == list(transcript(GAMES[name]))


@pytest.mark.parametrize("name", GAMES)
def test_the_recorded_choices_lead_through_the_recorded_positions(name: str) -> None:
    state = new_game(GAMES[name])
    for line in (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()[1:-2]:
        seat, *words, after = line.split()

        assert to_move(state) == int(seat)
        play(state, read_option(state, " ".join(words)))
        assert after == digest(state)
    assert [] == list(state.offered)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, setup in GAMES.items():
        (FOLDER / f"{name}.txt").write_text("\n".join(transcript(setup)) + "\n", "utf-8")
