"""The expansion's events that are scenes: Shotgun's Rage and Higher Speed."""

import pytest

from game.board.poses import AFRAID, AIM, HIT
from game.board.staging import PLATE_COMES, PLATE_OPENS
from game.board.timeline import Score
from game.engine.contents import NEUTRAL, RoundCard
from game.engine.events import BanditMoved, BulletReceived, BulletsSpared, Event, EventBegan
from game.engine.state import EVENT, State
from game.expansions.horses.events.higher_speed import SLIDES_AT
from game.expansions.horses.events.shotguns_rage import SHOTS
from tests.expansions.horses_table import inside, motion_of, staged, table

PLATE = PLATE_COMES + PLATE_OPENS


def at(event: str) -> State:
    """A table where an event comes about."""
    state = table()
    state.phase = EVENT
    state.rounds = (RoundCard(event, "SSS"), *state.rounds[1:])
    return state


def raged(*group: Event) -> Score:
    state = at("shotguns_rage")
    state.bandits["belle"].space = inside(state)
    state.bandits["doc"].space = state.train.roofs[2]
    return staged(state, *(group or (BulletReceived("belle", NEUTRAL, None), BulletReceived("doc", NEUTRAL, None))))


def blown(name: str = "belle") -> Score:
    state = at("higher_speed")
    state.bandits[name].space = state.train.roofs[2]
    return staged(state, BanditMoved(name, state.train.roofs[2], state.train.roofs[3], "higher_speed"))


def shown(score: Score, name: str) -> list[str]:
    return [one.pose for one in sorted(score.acting, key=lambda one: one.delay) if one.actor == name]


def sounds(score: Score, name: str) -> list[float]:
    return [one.delay for one in score.sounds if one.name == name]


def test_he_fires_twice_into_the_air() -> None:
    flashes = [one for one in raged().passing if one.piece == "muzzle_flash"]

    assert list(SHOTS) == pytest.approx([one.delay for one in flashes])
    assert list(SHOTS) == pytest.approx(sounds(raged(), "shot"))
    assert all(one.pose(0).tilt for one in flashes)


def test_he_leans_back_while_he_aims() -> None:
    score = raged()

    assert [AIM] == shown(score, "shotgun")
    assert (
        abs(
            motion_of(score, "shotgun")
            .gait(motion_of(score, "shotgun").start, motion_of(score, "shotgun").end, 0.5)
            .tilt
        )
        == 30
    )


@pytest.mark.parametrize("name", ["belle", "doc"])
def test_whoever_is_near_the_coach_is_afraid_and_hit(name: str) -> None:
    assert [AFRAID, HIT] == shown(raged(), name)


def test_a_chip_tells_each_his_bullet() -> None:
    assert [("belle", "+1"), ("doc", "+1")] == [(chip.actor, chip.words) for chip in raged().chips]


def test_with_too_few_bullets_nobody_gets_one() -> None:
    score = raged(BulletsSpared(("belle", "doc")))

    assert ([], 1) == (score.chips, len(sounds(score, "bullets_spared")))
    assert [AFRAID, HIT] == shown(score, "belle")


def test_with_nobody_near_he_fires_under_his_plate() -> None:
    score = raged(EventBegan("shotguns_rage", ()))

    assert [PLATE + when for when in SHOTS] == pytest.approx(sounds(score, "shot"))


def test_at_higher_speed_the_land_flies_by_with_lines() -> None:
    score = blown()

    assert 9 == len([one for one in score.passing if one.piece == "bullet_flight"])
    assert 0 in {cue.delay for cue in score.cues}


def test_on_the_roofs_they_are_blown_back_and_look_ahead() -> None:
    way = motion_of(blown(), "belle")
    start, half, end = (way.gait(way.start, way.end, t) for t in (0, 0.5, 1))

    assert start.x > half.x > end.x
    assert (start.flip, half.flip, end.flip) == (start.flip,) * 3
    assert way.delay == pytest.approx(SLIDES_AT)


def test_they_show_that_they_are_afraid() -> None:
    assert [AFRAID] == shown(blown(), "belle")


def test_inside_they_lean_and_stay() -> None:
    score = blown()
    way = motion_of(score, "doc")

    assert way.gait(way.start, way.end, 0.5).tilt > 5
    assert way.start == way.end


def test_with_nobody_to_be_blown_back_it_comes_under_its_plate() -> None:
    score = staged(at("higher_speed"), EventBegan("higher_speed", ()))

    assert PLATE in [pytest.approx(cue.delay) for cue in score.cues]
