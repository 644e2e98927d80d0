"""Angry Marshal: he draws, shoots three times through the roof; whoever stands there jumps, and gets a bullet."""

import pytest

from game.board.layout import MARSHAL
from game.board.poses import AFRAID, AIM_UP, ANGRY, DRAW, HIT
from game.board.staged.events.angry_marshal import AIMS, CHIPS, GLOWS, SHOTS
from game.board.train_shape import PITCH
from game.engine.contents import NEUTRAL
from game.engine.events import BulletReceived, BulletsSpared, MarshalMoved
from tests.board.events.played import PLATE, Played, alone, played, position

ABOVE = {"belle": "1.roof", "tuco": "1.roof", "doc": "2.roof"}
WHEN = [when for when, _ in SHOTS]


def shot(marshal: int = 1, places: dict[str, str] = ABOVE) -> Played:
    state = position("angry_marshal", places, marshal)
    return played(state, *(BulletReceived(name, NEUTRAL, None) for name in ("belle", "tuco")))


def test_he_is_angry_draws_and_aims_at_the_roof() -> None:
    assert [ANGRY, DRAW, AIM_UP] == [one.pose for one in shot().poses(MARSHAL)]


def test_three_shots_flash_and_are_heard_together() -> None:
    found = shot()

    assert WHEN == pytest.approx([one.delay for one in found.props("muzzle_flash")])
    assert WHEN == pytest.approx(found.heard("shot"))


def test_he_shoots_from_both_hands_straight_up() -> None:
    found = shot()
    flashes = [one.pose(0) for one in found.props("muzzle_flash")]
    marshal = found.staging.before.actors[MARSHAL]

    assert [True, False, True] == [flash.x < marshal.x for flash in flashes]
    assert {90} == {flash.tilt for flash in flashes}


def test_every_shot_leaves_a_hole_in_the_roof_of_his_car() -> None:
    found = shot(marshal=2)
    left, size = found.staging.train.car_left(2), found.staging.train.scale

    assert len(SHOTS) == len(found.props("bullet_hole"))
    assert all(left < one.pose(0).x < left + PITCH * size for one in found.props("bullet_hole"))


@pytest.mark.parametrize("when", WHEN)
def test_whoever_is_on_his_roof_is_thrown_up_by_each_shot(when: float) -> None:
    found = shot()

    assert found.at("belle", when).lift < found.at("belle", when + 0.08).lift


def test_they_are_afraid_first_and_hit_then() -> None:
    assert [AFRAID, HIT] == [one.pose for one in shot().poses("belle")]


def test_whoever_is_elsewhere_does_not_move() -> None:
    found = shot()

    assert [] == found.poses("doc")
    assert "doc" not in {way.actor for way in found.score.motions}


def test_a_chip_tells_the_bullet_of_each() -> None:
    found = [(chip.actor, chip.words, chip.bad) for chip in shot().score.chips]

    assert [("belle", "+1", True), ("tuco", "+1", True)] == found


def test_the_bullets_come_after_the_shots() -> None:
    assert [CHIPS, CHIPS + 0.06] == pytest.approx(shot().heard("bullet_neutral"))


def test_the_camera_comes_close_to_his_roof_and_keeps_them_in_sight() -> None:
    found = shot()
    view, stands = found.score.shots[0], found.staging.before.actors

    assert view.scale > 1.2
    assert {round(stands[name].x) for name in ("belle", "tuco", MARSHAL)} == {round(x) for x, _ in view.keeps}


def test_with_too_few_bullets_he_shoots_and_nobody_gets_one() -> None:
    found = played(position("angry_marshal", ABOVE), BulletsSpared(("belle", "tuco")))

    assert found.heard("shot")
    assert found.heard("bullets_spared")
    assert [] == found.score.chips


def test_with_nobody_above_he_shoots_under_his_plate() -> None:
    found = alone(position("angry_marshal", {}))

    assert [PLATE + when for when in WHEN] == pytest.approx(found.heard("shot"))
    assert [PLATE + AIMS, PLATE + AIMS + 0.1] == pytest.approx(found.heard("gun_cock"))


def test_the_roof_is_marked_while_he_aims_at_it() -> None:
    assert GLOWS == pytest.approx(shot().prop("roof_glow").delay)


def test_afterwards_he_walks_as_always() -> None:
    state = position("angry_marshal", ABOVE)
    found = played(state, MarshalMoved(state.marshal, state.train.insides[2], "angry_marshal"))

    assert not found.shows("muzzle_flash")


def test_one_picture_of_him_follows_the_other() -> None:
    shown = shot().poses(MARSHAL)
    ends = [one.delay + one.seconds for one in shown[:-1]]

    assert [one.delay for one in shown[1:]] == pytest.approx(ends)
    assert shown[0].delay < shown[1].delay < shown[2].delay < GLOWS
