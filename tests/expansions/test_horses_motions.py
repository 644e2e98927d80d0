"""How what happens with coach, horses, guard and whiskey moves: who, how, how long, with which pieces."""

import pytest

from game.board import motion
from game.board.camera import Camera
from game.board.motion import Pose
from game.board.timeline import Timeline
from game.engine.contents import Loot
from game.engine.events import BanditMoved, MarshalMoved
from game.engine.expansions.horses.flasks import FULL, HALF, ORDINARY
from game.engine.expansions.horses.horse_attack import HORSEBACK, Attack, TrainBoarded
from game.engine.expansions.horses.hostages.poodle import PoodleBit
from game.engine.expansions.horses.hostages.taking import HostageTaken, Passengers
from game.engine.expansions.horses.ride import RIDE, HorseRidden
from game.engine.expansions.horses.rounds.escape import RodeAway
from game.engine.expansions.horses.rounds.higher_speed import HorsesFellBack
from game.engine.expansions.horses.shotgun import ShotgunFellBack, ShotgunMet, ShotgunThrownOff
from game.engine.expansions.horses.stagecoach import CoachFellBack
from game.engine.expansions.horses.whiskey import FlaskDrunk
from game.engine.state import State
from game.expansions.horses.motions.gaits import reel, ridden_back, roll, stagger, tumble
from tests.expansions.horses_table import STRIP, inside, laid_out, motion_of, on_top, road, staged, table


@pytest.fixture
def state() -> State:
    """Coach beside car 2, a horse beside it and one beside the Caboose."""
    return table(horses=(2, 4))


def pieces(score) -> list[str]:
    return [one.piece for one in score.passing]


# a Ride


def test_a_ride_goes_onto_the_saddle_along_the_train_and_up_again(state: State) -> None:
    caboose, car = state.train.insides[4], state.train.insides[3]
    score = staged(state, HorseRidden("belle", 4, 3), BanditMoved("belle", caboose, car, "ride"))
    rider, horse = motion_of(score, "belle"), motion_of(score, "horse 2")

    assert (0.26 + 0.12 + 0.24 + 0.3, rider.seconds) == pytest.approx((rider.seconds, horse.seconds))
    assert 1 == len([one for one in score.motions if one.actor == "belle"])


@pytest.mark.parametrize("end", [4, 3, 2])
def test_of_several_beside_his_car_he_rides_the_one_that_has_the_ring(end: int) -> None:
    """On the spot, too."""
    state = table(horses=(3, 4, 4, 4))
    front = road(state)
    laid_out(state, front)
    rides = front.carrier(state, "belle")
    score = staged(
        state, HorseRidden("belle", 4, end), BanditMoved("belle", state.train.roofs[4], state.train.insides[end], RIDE)
    )

    assert rides is not None
    assert motion_of(score, rides).seconds == motion_of(score, "belle").seconds


def test_he_sits_on_it_while_it_runs(state: State) -> None:
    caboose, car = state.train.insides[4], state.train.insides[2]
    score = staged(state, HorseRidden("belle", 4, 2), BanditMoved("belle", caboose, car, "ride"))
    rider, horse = motion_of(score, "belle"), motion_of(score, "horse 2")
    sits, runs = rider.gait(rider.start, rider.end, 0.55), horse.gait(horse.start, horse.end, 0.55)

    assert (-13 * runs.scale, -23 * runs.scale) == pytest.approx((sits.x - runs.x, sits.y - runs.y))


def test_the_camera_brings_what_is_ridden_higher_up_not_lower(state: State) -> None:
    caboose, car = state.train.insides[4], state.train.insides[2]
    timeline = Timeline()
    camera = Camera((0, 56, 1280, 664), (0, 172, 1280, 388), timeline)
    timeline.play(staged(state, HorseRidden("belle", 4, 2), BanditMoved("belle", caboose, car, "ride")))
    timeline.update(0.5)
    hooves = Pose(400, 549)

    assert camera.seen(hooves).y < hooves.y


def test_a_ride_back_turns_the_horse(state: State) -> None:
    state.bandits["belle"].space = state.train.insides[2]
    score = staged(state, HorseRidden("belle", 2, 3), BanditMoved("belle", inside(state), 7, "ride"))
    horse = motion_of(score, "horse 1")

    assert horse.gait(horse.start, horse.end, 0.5).flip
    assert not horse.gait(horse.start, horse.end, 1.0).flip


def test_the_horse_stays_where_it_was_ridden_to(state: State) -> None:
    score = staged(state, HorseRidden("belle", 4, 3))
    horse = motion_of(score, "horse 2")

    assert horse.end.x == pytest.approx(horse.gait(horse.start, horse.end, 1.0).x)


def test_who_rides_away_leaves_three_ghosts_and_nothing_on_the_road(state: State) -> None:
    score = staged(state, RodeAway("belle", state.bandits["belle"].space, 4))

    assert "belle" not in [one.actor for one in score.motions]
    assert 0.26 + 0.9 == pytest.approx(score.seconds)
    assert 1 + 3 == sum(one.piece == "horse_2_1" and one.seconds > 0.2 for one in score.passing)
    horse = {"horse_2_1", "horse_2_2", "horse_2_3", "horse_2_4"}
    assert {*horse, "meeple_belle", "meeple_belle_punch"} == set(pieces(score))


def test_boarders_leap_one_shortly_after_the_other() -> None:
    state = table()
    state.round_number = 0
    state.own["horse_attack"] = Attack(4, ("belle", "doc"))
    for name in ("belle", "doc"):
        state.bandits[name].space = state.train.space(HORSEBACK)
    score = staged(state, TrainBoarded("belle", 4), TrainBoarded("doc", 4))

    assert [0, 0.09] == pytest.approx([one.delay for one in score.motions if one.gait is motion.leap])


# the coach and its guard


def test_the_coach_falls_back_with_all_in_and_on_it(state: State) -> None:
    state.bandits["belle"].space, state.bandits["doc"].space = inside(state), on_top(state)
    score = staged(state, CoachFellBack(2, 3))
    found = {one.actor: (one.gait, one.seconds) for one in score.motions}

    assert (roll, 0.9) == found["coach"]
    assert {(ridden_back, 0.9)} == {found[name] for name in ("belle", "doc", "shotgun")}


def test_who_is_in_it_comes_exactly_as_far_as_it(state: State) -> None:
    state.bandits["belle"].space = inside(state)
    score = staged(state, CoachFellBack(2, 3))
    coach, belle = motion_of(score, "coach"), motion_of(score, "belle")

    for t in (0.3, 0.6, 1.0):
        one, other = coach.gait(coach.start, coach.end, t), belle.gait(belle.start, belle.end, t)
        assert belle.start.x - coach.start.x == pytest.approx(other.x - one.x)


def test_the_guard_off_it_walks(state: State) -> None:
    state.own["shotgun"] = state.train.roofs[2]
    score = staged(state, ShotgunFellBack(state.train.roofs[2], state.train.roofs[3]))

    assert (motion.stride, 0.9) == (motion_of(score, "shotgun").gait, motion_of(score, "shotgun").seconds)


def test_thrown_off_he_tumbles_to_the_roof_and_the_strongbox_hops(state: State) -> None:
    state.bandits["belle"].space = on_top(state)
    score = staged(state, ShotgunThrownOff("belle", on_top(state), state.train.roofs[2]))
    guard = motion_of(score, "shotgun")

    assert (tumble, 0.38, 0.26) == (guard.gait, guard.seconds, guard.delay)
    assert {"punch_star", "loot_strongbox", "dizzy", "bowler"} == set(pieces(score))
    assert 0 == guard.gait(guard.start, guard.end, 0).tilt
    assert 60 == pytest.approx(max(guard.gait(guard.start, guard.end, t / 100).lift for t in range(100)), abs=0.1)


def test_his_bowler_flies_higher_than_he_and_is_back_on_his_head_a_moment_later(state: State) -> None:
    state.bandits["belle"].space = on_top(state)
    score = staged(state, ShotgunThrownOff("belle", on_top(state), state.train.roofs[2]))
    guard = motion_of(score, "shotgun")
    (bowler,) = [one for one in score.passing if one.piece == "bowler"]
    bare = [one for one in score.acting if one.actor == "shotgun" and one.pose == "bareheaded"]

    assert guard.delay + guard.seconds + 0.08 == pytest.approx(bowler.delay + bowler.seconds)
    assert [(bowler.delay, bowler.seconds)] == [(one.delay, one.seconds) for one in bare]
    assert (guard.end.x, guard.end.y - 93 * guard.end.scale) == pytest.approx((bowler.pose(1).x, bowler.pose(1).y))
    assert bowler.pose(0.5).lift > 60
    assert 0 == bowler.pose(1).tilt


def test_both_his_barrels_flash_for_everybody_he_meets(state: State) -> None:
    roof = state.train.roofs[3]
    state.own["shotgun"] = state.bandits["belle"].space = state.bandits["doc"].space = roof
    score = staged(state, ShotgunMet(roof, ("belle", "doc"), True))

    assert (4, 2) == (pieces(score).count("muzzle_flash"), pieces(score).count("bullet_flight"))


def test_who_flees_from_him_leaps(state: State) -> None:
    state.bandits["belle"].space = state.train.roofs[3]
    score = staged(state, BanditMoved("belle", state.train.roofs[3], state.train.roofs[4], "shotgun"))

    assert (motion.leap, 0.26) == (motion_of(score, "belle").gait, motion_of(score, "belle").seconds)


def test_onto_the_coach_one_leaps(state: State) -> None:
    state.bandits["belle"].space = state.train.roofs[2]
    score = staged(state, BanditMoved("belle", state.train.roofs[2], on_top(state), "move"))

    assert motion.leap is motion_of(score, "belle").gait


# hostages and whiskey


def test_a_hostage_is_tied_and_flies_to_the_strip(state: State) -> None:
    state.own["hostages"] = Passengers(("teacher",), {})
    state.bandits["belle"].space = inside(state)
    score = staged(state, HostageTaken("belle", "teacher"))

    assert {"hostage_teacher", "rope"} == set(pieces(score))
    last = score.passing[-1]
    assert ("hostage_teacher", STRIP) == (last.piece, (last.pose(0).x, last.pose(0).y))


def test_a_hostage_shrinks_is_tied_flies_and_is_counted_each_after_the_other(state: State) -> None:
    state.own["hostages"] = Passengers(("teacher",), {})
    state.bandits["belle"].space = inside(state)
    score = staged(state, HostageTaken("belle", "teacher"))
    legs = [(one.piece, round(one.delay, 3), one.seconds) for one in score.passing]
    shrinks, tied, rope = (one.pose for one in score.passing[:3])

    assert [
        ("hostage_teacher", 0, 0.2),
        ("hostage_teacher", 0.2, 0.12),
        ("rope", 0.2, 0.12),
        ("hostage_teacher", 0.32, 0.36),
        ("hostage_teacher", 0.68, 0.18),
    ] == legs
    assert (1.26, 0.7) == pytest.approx((shrinks(0).scale, shrinks(1).scale))
    assert tied(0) == tied(1)
    assert (0.1, 1) == pytest.approx((rope(0).wide, rope(1).wide))
    assert 11.2 == pytest.approx(rope(0).y - tied(0).y)


def test_a_sip_turns_the_kind_up(state: State) -> None:
    state.bandits["belle"].loot = (Loot(FULL, 0),)
    score = staged(state, FlaskDrunk(0, "belle", Loot(FULL, 0), ORDINARY))

    assert ["loot_flask", "loot_flask_ordinary_half"] == pieces(score)


def test_an_emptied_flask_is_thrown_away(state: State) -> None:
    flask = Loot(HALF[ORDINARY], 0)
    state.bandits["belle"].loot = (flask,)
    score = staged(state, FlaskDrunk(0, "belle", flask, ORDINARY))

    assert ["loot_flask_ordinary_half"] * 2 == pieces(score)
    assert score.passing[1].pose(1).x < score.passing[1].pose(0).x


def test_the_poodle_yaps_three_times(state: State) -> None:
    score = staged(state, PoodleBit("belle"))
    xs = [score.passing[0].pose(t / 100).x - STRIP[0] for t in range(101)]

    assert ["hostage_poodle"] == pieces(score)
    assert 3 == sum(before < here > after for before, here, after in zip(xs, xs[1:], xs[2:], strict=False))


# the round events


def test_with_ordinary_whiskey_the_marshal_staggers(state: State) -> None:
    state.marshal = state.train.insides[1]
    goes = staged(state, MarshalMoved(state.marshal, state.train.insides[2], "whiskey_for_the_marshal"))

    assert stagger is motion_of(goes, "marshal").gait


def test_with_old_whiskey_he_runs_to_the_caboose_under_stars(state: State) -> None:
    state.marshal = state.train.insides[1]
    score = staged(state, MarshalMoved(state.marshal, state.train.insides[2], "old_whiskey"))
    runs = motion_of(score, "marshal")
    (stars,) = [one for one in score.passing if one.piece == "dizzy"]

    assert (reel, 0.3) == (runs.gait, runs.seconds)
    assert [runs.gait(runs.start, runs.end, part).x for part in (0, 0.5, 1)] == pytest.approx(
        [stars.pose(part).x for part in (0, 0.5, 1)]
    )
    assert stars.pose(0.5).y < runs.start.y - 100 * runs.start.scale


def test_at_higher_speed_the_horses_fall_back(state: State) -> None:
    horses = staged(state, HorsesFellBack((2,)))

    assert (roll, 0.7) == (motion_of(horses, "horse 1").gait, motion_of(horses, "horse 1").seconds)


def test_in_a_calm_nothing_rocks() -> None:
    state = table()
    front = road(state)
    pose = laid_out(state, front).actors["shotgun"]
    front.update(0.2, 90, calm=False)
    rocked = front.sway(state, on_top(state), pose)
    front.update(0.2, 0, calm=True)

    assert (rocked.x, rocked.y) != (pose.x, pose.y)
    assert (pose.x, pose.y) == pytest.approx((front.sway(state, on_top(state), pose).x, pose.y))


def test_onto_the_coach_one_climbs_without_a_ladder(state: State) -> None:
    state.bandits["belle"].space = inside(state)
    state.bandits["doc"].space = state.train.insides[3]
    up = staged(state, BanditMoved("belle", inside(state), on_top(state), "floor_change"))
    beside = staged(state, BanditMoved("doc", state.train.insides[3], state.train.roofs[3], "floor_change"))

    assert "ladder" not in pieces(up)
    assert "ladder" in pieces(beside)
