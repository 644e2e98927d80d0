"""The state: who sits where, who decides in which order, copies."""

import pytest

from game.engine.state import Setup, State
from tests.engine.tables import train


def test_a_copy_has_every_part() -> None:
    state = train("doc 1.in jewel, tuco 2.in, belle 3.in")
    copy = state.clone()

    for part in State.__slots__:
        assert getattr(state, part) == getattr(copy, part) or part in ("players", "bandits")


def test_everybody_leads_himself_unless_two_lead_pairs() -> None:
    assert (("doc",), ("tuco",)) == Setup(("doc", "tuco")).players
    assert (("tuco", "doc"),) == Setup(("tuco", "doc"), teams=(("tuco", "doc"),)).players


def test_the_order_goes_clockwise_from_the_first_player() -> None:
    state = train("doc 1.in, tuco 2.in, belle 3.in", first="tuco")

    assert ["tuco", "belle", "doc"] == [bandit.name for bandit in state.bandit_order()]
    assert [1, 2, 0] == [player.seat for player in state.player_order()]


def test_before_the_first_round_there_is_no_round_card_to_be_seen() -> None:
    state = train("doc 1.in")
    state.rounds = (None,)

    with pytest.raises(ValueError, match="not turned up"):
        _ = state.round_card
