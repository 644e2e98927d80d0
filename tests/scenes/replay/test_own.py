"""What a player's eyes alone see beside the train: everything of his, of both bandits where he leads a pair."""

import pytest
from pygame import Surface

from game.engine.contents import BANDITS, Loot
from game.engine.game import new_game
from game.engine.state import Setup, State
from game.expansions import book
from game.scenes.replay.own import Own
from game.table.card import Cards
from tests.expansions.noted_canvas import noted
from tests.scenes.desktop import STRICT, _app

PAIRS = Setup(("tuco", "ghost", "doc", "django"), seed=4, teams=(("tuco", "doc"), ("ghost", "django")))
FOUR = Setup(BANDITS[:4], seed=4)
TABLES = {"of a pair": PAIRS, "of one bandit": FOUR}


@pytest.fixture(params=TABLES.values(), ids=list(TABLES))
def state(request: pytest.FixtureRequest) -> State:
    """Each bandit has a purse, and something else; the purses are worth 100, 200, 300 and 400."""
    found = new_game(request.param)
    found.purse_values[:4] = [100, 200, 300, 400]
    for number, bandit in enumerate(found.bandits.values()):
        bandit.loot = (Loot("purse", number), Loot("jewel"))
    return found


def drawn(state: State, seat: int) -> list[str]:
    kit = _app().kit
    with noted() as lines:
        Own(kit, STRICT, Cards(kit, STRICT)).draw(Surface((1280, 720)), state, seat)
    return lines


@pytest.mark.parametrize("seat", [0, 1])
def test_all_purses_of_a_player_are_counted_and_no_others(state: State, seat: int) -> None:
    numbers = [list(state.bandits).index(bandit) for bandit in state.players[seat].bandits]
    money = STRICT("dollars", amount=str(sum(100 * (number + 1) for number in numbers)))

    assert [repr(money)] == [line.split(" on ")[0] for line in drawn(state, seat) if "$" in line]


@pytest.mark.parametrize("seat", [0, 1])
def test_his_bandits_stand_there_and_no_others(state: State, seat: int) -> None:
    badges = [line.split(" at ")[0] for line in drawn(state, seat) if line.startswith("badge_")]

    assert [f"badge_{bandit}" for bandit in state.players[seat].bandits] == badges


@pytest.mark.parametrize("seat", [0, 1])
def test_each_secret_token_of_his_is_there(seat: int) -> None:
    teams = PAIRS.teams
    state = new_game(Setup(PAIRS.seats, seed=4, teams=teams, expansions=("elf",)))
    expansion = book.with_token(state)
    assert expansion is not None
    tokens = [line.split(" at ")[0] for line in drawn(state, seat) if line.startswith("token_")]

    assert [f"token_{expansion.token(state, bandit)}" for bandit in state.players[seat].bandits] == tokens
