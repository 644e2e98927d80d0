"""Temperaments: what a computer player likes follows from his seed."""

from game.bots import outlaw
from game.bots.temperament import CALM, TEMPERAMENTS, WILD, temperament
from game.engine.contents import FIRE
from game.engine.game import new_game, to_move, view
from game.engine.phases.scheming import Play
from game.engine.state import Setup


def test_each_is_somebodys() -> None:
    assert list(TEMPERAMENTS) == [temperament(seed) for seed in range(3)]


def test_the_wild_like_to_shoot_and_the_calm_do_not() -> None:
    seen = view(state := new_game(Setup(("doc", "tuco", "belle"), seed=4)), to_move(state))
    wild, calm = outlaw.worths(seen, WILD), outlaw.worths(seen, CALM)
    assert wild is not None
    assert calm is not None
    shots = [isinstance(option, Play) and option.card.action == FIRE for option in seen.options]

    assert True in shots
    assert all(one > other for one, other, shot in zip(wild, calm, shots, strict=True) if shot)
