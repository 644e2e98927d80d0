"""Crowds: whose chips lie in rows, so that all can be read; and nobody is left out."""

from itertools import combinations

import pytest

from game.board.outcome_chips import HIGH
from game.engine.contents import NEUTRAL
from game.engine.events import BanditMoved, BulletReceived, HostagePaid
from tests.board.events.played import SEATS, Played, played, position


def hit(place: str, event: str, marshal: int) -> Played:
    state = position(event, dict.fromkeys(SEATS, place), marshal, cars=6)
    return played(state, *(BulletReceived(name, NEUTRAL, None) for name in SEATS))


def paid() -> Played:
    return played(
        position("hostage", dict.fromkeys(SEATS, "0.roof"), cars=6), *(HostagePaid(name, 250) for name in SEATS)
    )


@pytest.mark.parametrize(
    "found",
    [
        hit("0.roof", "angry_marshal", 0),
        hit("2.roof", "angry_marshal", 2),
        hit("3.in", "passengers_rebellion", 0),
        paid(),
    ],
)
def test_no_chip_lies_on_another(found: Played) -> None:
    places = [(chip.feet.x, chip.feet.y) for chip in found.score.chips]

    assert len(SEATS) == len(places)
    for (x, y), (other_x, other_y) in combinations(places, 2):
        wide = 100 if "250" in found.score.chips[0].words else 60
        assert abs(x - other_x) >= wide or abs(y - other_y) >= HIGH - 6


def test_all_six_are_swept_and_all_are_carried_to_different_places() -> None:
    state = position("swivel_arm", {name: f"{nth}.roof" for nth, name in enumerate(SEATS)}, cars=6)
    end = state.train.roofs[6]
    found = played(state, *(BanditMoved(name, state.bandits[name].space, end, "swivel_arm") for name in SEATS))

    assert len(SEATS) == len({round(found.at(name, 99).x) for name in SEATS})


def test_all_of_a_crowd_are_thrown_up_by_the_marshals_shots() -> None:
    found = hit("2.roof", "angry_marshal", 2)

    assert all(found.at(name, 1.38).lift > 5 for name in SEATS)


def test_a_chip_lies_near_whom_it_tells_of() -> None:
    found = hit("0.roof", "angry_marshal", 0)

    aside = {chip.actor: abs(chip.feet.x - found.staging.before.actors[chip.actor].x) for chip in found.score.chips}
    assert set(SEATS) == {name for name, units in aside.items() if units < 90}
