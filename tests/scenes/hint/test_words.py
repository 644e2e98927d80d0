"""What a hint says of the others, of money and of bullets: all of it, in whole sentences."""

from dataclasses import replace

import pytest

from game.bots.advice import Advice, Expected
from game.bots.outcomes import NOTHING_SEEN
from game.engine.contents import BANDITS
from game.engine.game import new_game
from game.engine.phases.scheming import Draw
from game.engine.state import Setup
from game.engine.view import view as state_view
from game.scenes.hint.words import reasons
from tests.scenes.desktop import STRICT
from tests.scenes.load.kept_games import PAIRS

FOUR = Setup(BANDITS[:4], seed=4)


def said(setup: Setup = FOUR, **found: object) -> str:
    """Why, in one sentence after the other, for whoever sits first."""
    view = state_view(new_game(setup), 0)
    plain = Advice(Draw(), 0.5, None, 0, (), 0, 0, 0, 0, "", 0, NOTHING_SEEN, ())
    return "\n".join(reasons(STRICT, view, replace(plain, **found)))  # type: ignore[arg-type]


@pytest.mark.parametrize("count", range(4))
@pytest.mark.parametrize("setup", [PAIRS, FOUR], ids=["of two", "of four"])
def test_of_each_of_the_others_it_is_told_what_he_will_probably_play(setup, count):
    others = [Expected(bandit, "fire", 0.3) for bandit in setup.seats[1 : 1 + count]]
    told = said(setup, others=tuple(others))

    assert [one.bandit for one in others] == [name for name in setup.seats if f"{STRICT(f'bandit-{name}')} " in told]


@pytest.mark.parametrize(("money", "key"), [(250, "gain"), (4, "gain"), (0, "gain"), (-4, "gain"), (-250, "loss")])
def test_only_what_is_lost_is_called_a_loss(money, key):
    """Rounded to tens of dollars."""
    dollars = STRICT("dollars", amount=str(abs(round(money / 10) * 10)))

    assert STRICT(f"hint-{key}", dollars=dollars) in said(money=money)
