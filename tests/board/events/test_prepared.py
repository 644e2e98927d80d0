"""The pieces of a round's event are drawn before it comes."""

import pytest

from game.board.pieces import Pieces
from game.board.staged.events.programme import SCENES, prepared
from game.draw.kit import Kit
from tests.board.events.played import Played, alone, position
from tests.board.events.test_angry_marshal import shot
from tests.board.events.test_braking import braked
from tests.board.events.test_hostage import paid
from tests.board.events.test_marshals_revenge import shaken
from tests.board.events.test_passengers_rebellion import rebelled
from tests.board.events.test_pickpocketing import taken
from tests.board.events.test_swivel_arm import swept
from tests.board.events.test_take_it_all import placed

PLAYED = {
    "angry_marshal": shot,
    "braking": braked,
    "hostage": paid,
    "marshals_revenge": shaken,
    "passengers_rebellion": rebelled,
    "pickpocketing": taken,
    "swivel_arm": swept,
    "take_it_all": placed,
}
USUAL = {"loot_purse", "bullet_card_neutral"}  # seen all the time


def test_every_event_that_does_something_is_a_scene() -> None:
    assert {*position("braking", {}).rules.events} == {*SCENES} == {*PLAYED}


@pytest.mark.parametrize("event", PLAYED)
def test_all_that_passes_in_it_has_been_drawn(event: str) -> None:
    found: list[Played] = [PLAYED[event](), alone(position(event, {}))]
    shown = {passing.piece for one in found for passing in one.score.passing} - USUAL

    assert shown <= {*SCENES[event].props}


@pytest.mark.parametrize("event", PLAYED)
def test_it_is_drawn_in_small_steps(kit: Kit, event: str) -> None:
    pieces = Pieces(kit)
    steps = list(prepared(pieces, 1, position(event, {})))

    assert len(SCENES[event].props) == len(steps)


def test_a_round_without_an_event_needs_nothing(kit: Kit) -> None:
    assert [] == list(prepared(Pieces(kit), 1, position("bridge", {})))
