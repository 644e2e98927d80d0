"""What is called out in the scenes: by whom, when, and that there are words for it."""

import pytest

from game.board.layout import MARSHAL
from game.board.timeline import Shout
from game.ui.words import Words
from tests.board.events.played import PLATE, alone, position, space
from tests.board.events.test_marshals_revenge import shaken
from tests.board.events.test_passengers_rebellion import rebelled
from tests.board.events.test_pickpocketing import at_a_purse, taken
from tests.board.events.test_prepared import PLAYED


@pytest.mark.parametrize("event", PLAYED)
def test_in_every_scene_somebody_calls_something_out(event: str) -> None:
    assert f"shout-{event}" in {one.key for one in PLAYED[event]().score.shouts}


@pytest.mark.parametrize("event", PLAYED)
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_there_are_words_for_it(event: str, language: str) -> None:
    words = Words(language)

    assert all(one.key in words for one in PLAYED[event]().score.shouts)


@pytest.mark.parametrize("event", ["angry_marshal", "marshals_revenge", "take_it_all"])
def test_the_marshal_calls_where_he_stands(event: str) -> None:
    found = PLAYED[event]()
    shout = found.score.shouts[0]

    assert shout.stands.x == found.staging.before.actors[MARSHAL].x


def test_the_first_passenger_who_rises_calls() -> None:
    found = rebelled()

    assert found.score.shouts[0].stands.x == min(
        one.pose(0).x for one in found.score.passing if one.piece.startswith("passenger_")
    )


def test_whoever_has_no_purse_to_drop_thinks_of_that() -> None:
    found = shaken()
    shout = next(one for one in found.score.shouts if one.key == "shout-no_purse")

    assert (True, found.staging.before.actors["tuco"].x) == (shout.barred, shout.stands.x)


def test_whoever_is_not_alone_with_a_purse_thinks_of_that_under_the_plate() -> None:
    state, _ = at_a_purse()
    here = space(state, "2.in")
    state.bandits["doc"].space = here
    state.floor = [tokens if place == here else () for place, tokens in enumerate(state.floor)]
    found: list[Shout] = alone(state).score.shouts

    assert [("shout-not_alone", True, PLATE)] == [(one.key, one.barred, pytest.approx(one.delay)) for one in found]


def test_where_nothing_lies_nobody_thinks_of_that() -> None:
    state = position("pickpocketing", dict.fromkeys(("belle", "doc"), "2.in"))
    state.floor = [()] * len(state.floor)

    assert [] == alone(state).score.shouts


def test_whoever_had_his_hand_out_already_does_not_whistle_again() -> None:
    assert [] == taken(reaching="belle").score.shouts


def test_the_angry_marshal_shouts_at_nobody_where_nobody_is_on_his_roof() -> None:
    found = alone(position("angry_marshal", {"belle": "1.in", "tuco": "2.roof"}))

    assert ["shout-no_roof"] == [one.key for one in found.score.shouts]
