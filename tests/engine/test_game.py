"""The public face of the rules."""

import pytest

from game.engine.actions.move import MoveTo
from game.engine.events import BanditMoved, BulletReceived, CardReturned, MarshalMet
from game.engine.game import IllegalOption, apply, options, play, to_move
from tests.engine.tables import choose, steal, train


def test_the_player_who_has_to_choose_is_told() -> None:
    state = train("doc 1.in, tuco 2.in, belle 3.in")
    steal(state, "tuco move")

    assert 1 == to_move(state)


def test_when_the_agenda_is_empty_nobody_has_to_choose() -> None:
    state = train("doc 1.in")

    assert None is to_move(state)
    assert [] == options(state)


def test_a_choice_that_is_not_on_offer_is_refused_with_what_is() -> None:
    state = train("doc 2.in")
    steal(state, "doc move")

    with pytest.raises(IllegalOption, match=r"there is: move 1.in, move 3.in"):
        play(state, MoveTo(0))


def test_nothing_can_be_chosen_where_nobody_is_asked() -> None:
    with pytest.raises(IllegalOption, match="there is: nothing"):
        play(train("doc 2.in"), MoveTo(0))


def test_events_come_in_groups_that_happen_together() -> None:
    state = train("doc 2.in, tuco 3.in, belle 3.in", marshal=1)
    steal(state, "doc move")
    groups = apply(state, state.offered[0])

    assert [[BanditMoved], [MarshalMet, BulletReceived], [BanditMoved], [CardReturned]] == [
        [type(event) for event in group] for group in groups
    ]


def test_a_choice_carries_out_everything_up_to_the_next_one() -> None:
    state = train("doc 2.in, tuco 3.in, belle 2.roof")
    steal(state, "doc move", "tuco floor_change", "belle floor_change", "doc move")
    choose(state, "move 1.in")

    assert 4 == state.resolved
