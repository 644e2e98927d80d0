"""What people do when something happens: which pose when, where they go, what is seen at the contact."""

from dataclasses import replace

import pytest

from game.board.layout import Layout, layout
from game.board.staged.group import stage
from game.board.staging import Staging
from game.board.timeline import Passing, Score
from game.board.train_shape import TrainShape
from game.engine.contents import FIRE, FLOOR_CHANGE, MOVE, NEUTRAL, PUNCH, ROBBERY, Loot
from game.engine.events import (
    BanditMoved,
    BanditShot,
    BulletReceived,
    Event,
    LootDropped,
    LootHandedOver,
    LootTaken,
    MarshalMet,
    MarshalMoved,
    NothingHappened,
    PunchThrown,
)
from game.engine.game import Setup, new_game
from game.engine.state import State

SHAPE = TrainShape(4, rail=518, left=50, scale=0.945)
INSIDE, NEXT, ROOF, FAR = 4, 6, 5, 1  # spaces: in a car, in the one behind it, on its roof, on the Locomotive's
JEWEL, PURSE = Loot("jewel"), Loot("purse", 1)


@pytest.fixture
def state() -> State:
    """Everybody stands in one car; the Marshal is in the Locomotive."""
    found = new_game(Setup(("cheyenne", "doc", "tuco", "django"), seed=4))
    for bandit in found.bandits.values():
        bandit.space, bandit.loot = INSIDE, (JEWEL, PURSE)
    found.floor[INSIDE] = (JEWEL, PURSE)
    return found


def staged(state: State, *group: Event, before: Layout | None = None) -> tuple[Score, Staging]:
    """The score of events, and what it was made with; `before` is where everybody stood, if not as usual."""
    before = before or layout(state, SHAPE)
    for event in group:
        event.apply(state)
    staging = Staging(
        before=before, after=layout(state, SHAPE), state=state, strip=lambda _: (640, 660), bar=(330, 28),
        aside=(120, 84), burst=lambda *_: None, rush=lambda _: None, thump=lambda _: None, middle=(640, 300),
        train=SHAPE, brake=lambda _: None,
    )  # fmt: skip
    return stage(staging, group), staging


def poses(score: Score, who: str) -> list[str]:
    """The poses of somebody, in the order of their time; those that follow each other alike are one."""
    found: list[str] = []
    for acting in sorted((one for one in score.acting if one.actor == who), key=lambda one: one.delay):
        if acting.pose and found[-1:] != [acting.pose]:
            found.append(acting.pose)
    return found


def begins(score: Score, who: str, pose: str) -> float:
    return min(one.delay for one in score.acting if (one.actor, one.pose) == (who, pose))


def looks_left(score: Score, who: str, pose: str) -> bool | None:
    return next(one.left for one in score.acting if (one.actor, one.pose) == (who, pose))


def passing(score: Score, piece: str) -> Passing:
    return next(one for one in score.passing if one.piece == piece)


def sound(score: Score, name: str) -> float:
    return next(one.delay for one in score.sounds if one.name == name)


def said(score: Score) -> dict[str, str]:
    return {chip.actor: chip.words for chip in score.chips}


# going


@pytest.mark.parametrize(("start", "end"), [(INSIDE, NEXT), (ROOF, FAR)])
def test_who_runs_shows_two_pictures_by_turns(state: State, start: int, end: int) -> None:
    state.bandits["doc"].space = start
    score, _ = staged(state, BanditMoved("doc", start, end, MOVE))
    steps = [one.pose for one in score.acting if one.actor == "doc"]

    assert ["run_1", "run_2"] * (len(steps) // 2) == steps
    assert len(steps) == 4


@pytest.mark.parametrize(("cars", "runs"), [(1, 0.33), (2, 0.56), (3, 0.78)])
def test_boots_touch_the_roof_when_they_are_heard(state: State, cars: int, runs: float) -> None:
    """The recorded runs have two steps a car: the last of them is where the run ends and the skid begins."""
    start = FAR + 2 * cars
    state.bandits["doc"].space = start
    score, _ = staged(state, BanditMoved("doc", start, FAR, MOVE))
    motion = next(one for one in score.motions if one.actor == "doc")
    ends = max(one.delay + one.seconds for one in score.acting if one.actor == "doc")

    touches = [nth * runs / (2 * cars) / motion.seconds for nth in range(2 * cars + 1)]

    assert runs == pytest.approx(ends)
    assert [0] * len(touches) == pytest.approx(
        [motion.gait(motion.start, motion.end, t).lift for t in touches], abs=0.01
    )


def test_up_he_climbs_with_both_hands_and_steps_over_the_edge(state: State) -> None:
    score, _ = staged(state, BanditMoved("doc", INSIDE, ROOF, FLOOR_CHANGE))

    assert ["climb_1", "climb_2", "climb_1", "run_2"] == poses(score, "doc")[-4:]


def test_a_ladder_stands_where_he_climbs(state: State) -> None:
    score, staging = staged(state, BanditMoved("doc", INSIDE, ROOF, FLOOR_CHANGE))
    ladder = passing(score, "ladder").pose(0.5)

    assert (ladder.x, ladder.y) == (staging.after.actors["doc"].x, staging.before.actors["doc"].y)


def test_the_ladder_fades_in_and_out(state: State) -> None:
    score, _ = staged(state, BanditMoved("doc", INSIDE, ROOF, FLOOR_CHANGE))
    ladder = passing(score, "ladder")

    assert [0, 1, 0] == pytest.approx([ladder.pose(t).alpha for t in (0, 0.5, 1)])


def test_on_the_rungs_he_goes_straight_up(state: State) -> None:
    score, _ = staged(state, BanditMoved("doc", INSIDE, ROOF, FLOOR_CHANGE))
    motion = next(one for one in score.motions if one.actor == "doc")
    on_rungs = [
        motion.gait(motion.start, motion.end, acting.delay / motion.seconds)
        for acting in score.acting
        if acting.pose.startswith("climb")
    ]

    assert {motion.end.x} == {pose.x for pose in on_rungs}
    assert sorted((pose.y for pose in on_rungs), reverse=True) == [pose.y for pose in on_rungs]


def test_down_he_lifts_the_hatch_first(state: State) -> None:
    state.bandits["doc"].space = ROOF
    score, _ = staged(state, BanditMoved("doc", ROOF, INSIDE, FLOOR_CHANGE))

    assert ["take", "climb_2", "climb_1"] == poses(score, "doc")


# shooting


def test_the_shooter_aims_and_the_victim_is_afraid_and_hit(state: State) -> None:
    state.bandits["tuco"].space = NEXT
    score, _ = staged(state, BanditShot("tuco", "doc"))

    assert (["aim"], ["afraid", "hit"]) == (poses(score, "tuco"), poses(score, "doc"))


def test_the_flash_is_at_the_muzzle_and_comes_when_he_has_aimed(state: State) -> None:
    state.bandits["tuco"].space = NEXT
    score, staging = staged(state, BanditShot("tuco", "doc"))
    flash, shooter = passing(score, "muzzle_flash"), staging.before.actors["tuco"]
    at = flash.pose(0)

    assert 0.26 == flash.delay == sound(score, "shot")
    assert (69 * shooter.scale, -53 * shooter.scale) == pytest.approx((at.x - shooter.x, at.y - shooter.y))


def test_after_the_flash_all_stands_still_for_a_moment(state: State) -> None:
    state.bandits["tuco"].space = NEXT
    score, _ = staged(state, BanditShot("tuco", "doc"))

    assert 0.32 == pytest.approx(passing(score, "bullet_flight").delay)
    assert 0.32 == pytest.approx(min(one.delay for one in score.motions if one.actor == "tuco"))


def test_he_is_hit_when_the_bullet_is_there(state: State) -> None:
    state.bandits["tuco"].space = NEXT
    score, _ = staged(state, BanditShot("tuco", "doc"))
    flight = passing(score, "bullet_flight")

    assert begins(score, "doc", "hit") == pytest.approx(flight.delay + flight.seconds)


@pytest.mark.parametrize(("shooter", "target", "left"), [(NEXT, INSIDE, False), (INSIDE, NEXT, True)])
def test_they_face_each_other(state: State, shooter: int, target: int, *, left: bool) -> None:
    state.bandits["tuco"].space, state.bandits["doc"].space = shooter, target
    score, _ = staged(state, BanditShot("tuco", "doc"))

    assert left == looks_left(score, "tuco", "aim")
    assert (not left, not left) == (looks_left(score, "doc", "afraid"), looks_left(score, "doc", "hit"))


@pytest.mark.parametrize(("shooter", "target", "aim"), [(INSIDE, ROOF, "aim_up"), (ROOF, INSIDE, "aim_down")])
def test_tuco_aims_through_the_roof(state: State, shooter: int, target: int, aim: str) -> None:
    state.bandits["tuco"].space, state.bandits["doc"].space = shooter, target
    score, _ = staged(state, BanditShot("tuco", "doc"))

    assert [aim] == poses(score, "tuco")
    assert passing(score, "splinters").delay == sound(score, "tuco_roof")


def test_whom_a_bullet_hits_through_the_roof_hops(state: State) -> None:
    state.bandits["doc"].space = ROOF
    score, _ = staged(state, BanditShot("tuco", "doc"))
    jolt = next(one for one in score.motions if one.actor == "doc")

    assert 22 == pytest.approx(jolt.gait(jolt.start, jolt.end, 0.5).lift)


def test_a_bullet_more_is_said_over_him(state: State) -> None:
    score, _ = staged(state, BanditShot("tuco", "doc"), BulletReceived("doc", "tuco", None))

    assert {"doc": "+1"} == said(score)
    assert score.chips[0].bad


def test_djangos_bullet_pushes_as_it_hits(state: State) -> None:
    state.bandits["django"].space = ROOF
    state.bandits["doc"].space = ROOF + 2
    shot = BanditShot("django", "doc"), BulletReceived("doc", "django", None)
    score, _ = staged(state, *shot, BanditMoved("doc", ROOF + 2, ROOF + 4, "django"))
    slides = next(one for one in score.motions if one.actor == "doc" and one.start.x != one.end.x)

    assert (begins(score, "doc", "hit"), 0.28) == pytest.approx((slides.delay, slides.seconds))
    assert passing(score, "dizzy").delay == pytest.approx(slides.delay + slides.seconds)


class TestBelle:
    """She is spared while another can be hit, and one sees it."""

    @pytest.fixture
    def state(self) -> State:
        found = new_game(Setup(("belle", "doc", "tuco"), seed=4))
        for bandit, space in zip(found.bandits.values(), (NEXT, NEXT, INSIDE), strict=True):
            bandit.space = space
        return found

    def test_he_aims_at_her_first(self, state: State) -> None:
        score, _ = staged(state, BanditShot("tuco", "doc"))

        assert ["cheer"] == poses(score, "belle")
        assert 0.26 + 0.2 == pytest.approx(sound(score, "shot"))
        assert ["shout-not_her"] == [one.key for one in score.shouts]

    def test_not_when_she_is_out_of_sight(self, state: State) -> None:
        state.bandits["belle"].space = FAR
        score, _ = staged(state, BanditShot("tuco", "doc"))

        assert [] == poses(score, "belle")

    def test_not_when_she_is_hit(self, state: State) -> None:
        score, _ = staged(state, BanditShot("tuco", "belle"))

        assert ["afraid", "hit"] == poses(score, "belle")

    def test_nor_when_she_is_struck_at(self, state: State) -> None:
        state.bandits["tuco"].space = NEXT
        score, _ = staged(state, PunchThrown("tuco", "doc"))

        assert ["cheer"] == poses(score, "belle")


# striking


def test_a_blow_hits_when_the_fist_is_there(state: State) -> None:
    score, _ = staged(state, PunchThrown("doc", "tuco"))
    star = passing(score, "punch_star")

    assert 0.18 == pytest.approx(star.delay) == sound(score, "punch") == begins(score, "tuco", "hit")


@pytest.mark.parametrize(("who", "whom"), [("doc", "tuco"), ("tuco", "doc")])
def test_the_fist_reaches_the_victim(state: State, who: str, whom: str) -> None:
    score, staging = staged(state, PunchThrown(who, whom))
    lunge = next(one for one in score.motions if one.actor == who)
    puncher = lunge.gait(lunge.start, lunge.end, 0.2 / lunge.seconds)
    victim = staging.before.actors[whom]
    side = 1 if victim.x > puncher.x else -1
    fist = puncher.x + side * 56 * puncher.scale

    assert abs(fist - victim.x) < 14


def test_nothing_moves_for_a_moment_when_it_hits(state: State) -> None:
    score, _ = staged(state, PunchThrown("doc", "tuco"), BanditMoved("tuco", INSIDE, NEXT, PUNCH))
    lunge = next(one for one in score.motions if one.actor == "doc")
    flight = next(one for one in score.motions if one.actor == "tuco")
    during = [lunge.gait(lunge.start, lunge.end, since / lunge.seconds).x for since in (0.18, 0.22, 0.26)]

    assert during == pytest.approx([during[0]] * 3)
    assert 0.26 == pytest.approx(flight.delay)


def test_he_flies_in_an_arc_and_sees_stars(state: State) -> None:
    score, staging = staged(state, PunchThrown("doc", "tuco"), BanditMoved("tuco", INSIDE, NEXT, PUNCH))
    flight = next(one for one in score.motions if one.actor == "tuco")
    stars = passing(score, "dizzy")

    assert 40 == pytest.approx(flight.gait(flight.start, flight.end, 0.18 / flight.seconds).lift, abs=1)
    assert (0.7, staging.after.actors["tuco"].x) == pytest.approx((stars.seconds, stars.pose(0.5).x))


def test_loot_that_falls_stays_where_it_fell(state: State) -> None:
    dropped = LootDropped("tuco", JEWEL, INSIDE), BanditMoved("tuco", INSIDE, NEXT, PUNCH)
    score, _ = staged(state, PunchThrown("doc", "tuco"), *dropped)

    assert passing(score, "loot_jewel").stays
    assert {"tuco": "\N{MINUS SIGN}1"} == said(score)


def test_cheyenne_catches_what_falls(state: State) -> None:
    score, _ = staged(state, PunchThrown("cheyenne", "tuco"), LootHandedOver("tuco", "cheyenne", PURSE, None))

    assert "take" in poses(score, "cheyenne")
    assert {"cheyenne": "+1", "tuco": "\N{MINUS SIGN}1"} == said(score)


def test_her_lasso_reaches_the_loot_and_brings_it(state: State) -> None:
    score, staging = staged(state, LootHandedOver("tuco", "cheyenne", PURSE, None))
    lasso, purse = passing(score, "lasso"), passing(score, "loot_purse")
    out = lasso.pose(lasso.rest)
    reaches = out.x + 114 * out.wide * out.scale * (-1 if out.flip else 1)

    assert reaches == pytest.approx(staging.before.actors["tuco"].x, abs=12)
    assert purse.delay == pytest.approx(lasso.seconds * lasso.rest)
    assert lasso.pose(1).wide < 0.1


def test_what_is_given_otherwise_needs_no_lasso(state: State) -> None:
    score, _ = staged(state, LootHandedOver("cheyenne", "tuco", PURSE, None))

    assert "lasso" not in [one.piece for one in score.passing]


# robbing


@pytest.mark.parametrize("loot", [JEWEL, PURSE])
def test_a_robber_steps_to_the_loot_stoops_and_is_glad(state: State, loot: Loot) -> None:
    score, _ = staged(state, LootTaken("doc", loot, INSIDE, None))

    assert ["run_1", "take", "cheer"] == poses(score, "doc")


def test_it_jumps_into_his_hand_when_it_is_heard(state: State) -> None:
    score, staging = staged(state, LootTaken("doc", JEWEL, INSIDE, None))
    carried = passing(score, "loot_jewel")
    lay = next(one.pose for one in staging.before.loot if (one.space, one.token) == (INSIDE, JEWEL))
    heard = sound(score, "rob_jewel")

    assert begins(score, "doc", "take") < heard < begins(score, "doc", "cheer")
    assert lay == carried.pose(heard / carried.seconds - 0.001)
    assert lay.y > carried.pose((heard + 0.1) / carried.seconds).y


def test_he_lifts_it_over_his_head(state: State) -> None:
    score, staging = staged(state, LootTaken("doc", JEWEL, INSIDE, None))

    assert passing(score, "loot_jewel").pose(1).y < staging.before.actors["doc"].y - 90


def test_and_goes_home(state: State) -> None:
    score, staging = staged(state, LootTaken("doc", JEWEL, INSIDE, None))
    way = next(one for one in score.motions if one.actor == "doc")

    assert staging.after.actors["doc"].x == way.gait(way.start, way.end, 1).x


@pytest.mark.parametrize(("loot", "words"), [(JEWEL, "+$500"), (PURSE, "+1")])
def test_dollars_are_said_where_everybody_knows_them(state: State, loot: Loot, words: str) -> None:
    score, _ = staged(state, LootTaken("doc", loot, INSIDE, 250))

    assert {"doc": words} == said(score)


# the Marshal


def test_the_marshal_walks_in_two_pictures(state: State) -> None:
    score, _ = staged(state, MarshalMoved(0, 2, "marshal"))

    assert ["walk_1", "walk_2", "walk_1", "walk_2"] == poses(score, "marshal")


def test_a_bar_of_light_is_on_him_before_he_sets_off(state: State) -> None:
    score, _ = staged(state, MarshalMoved(0, 2, "marshal"))
    beam = passing(score, "light_beam")
    (walk,) = [one for one in score.motions if one.actor == "marshal"]

    assert (0, 0.16, 0.16) == (beam.delay, beam.seconds, walk.delay)
    assert (0.16, 0.16) == (begins(score, "marshal", "walk_1"), sound(score, "marshal_walk"))
    assert walk.start.x == beam.pose(0.5).x
    assert (0, 1) == pytest.approx((beam.pose(0).alpha, beam.pose(0.5).alpha))


def met(state: State, *, armed: bool = True) -> Score:
    """Two meet the Marshal and flee."""
    state.marshal = INSIDE
    names = ("doc", "tuco")
    hits = [BulletReceived(name, NEUTRAL, None) for name in names] if armed else []
    flights = [BanditMoved(name, INSIDE, ROOF, "meeting") for name in names]
    return staged(state, MarshalMet(INSIDE, names, armed=armed), *hits, *flights)[0]


def test_the_marshal_is_angry_aims_and_fires_once_for_all(state: State) -> None:
    score = met(state)

    assert ["angry", "aim"] == poses(score, "marshal")
    assert ["muzzle_flash"] == [one.piece for one in score.passing if one.piece == "muzzle_flash"]
    assert passing(score, "muzzle_flash").delay == sound(score, "shot") == begins(score, "tuco", "hit")


def test_he_turns_to_the_nearest_of_them(state: State) -> None:
    state.marshal = INSIDE
    usual = layout(state, SHAPE)
    marshal = usual.actors["marshal"]
    beside = {"doc": marshal.moved(-90, 0), "tuco": marshal.moved(50, 0)}
    met_both = MarshalMet(INSIDE, ("doc", "tuco"), armed=True)
    score, _ = staged(state, met_both, before=replace(usual, actors=usual.actors | beside))

    assert looks_left(score, "marshal", "aim") is False


def test_whom_he_meets_is_afraid_hit_and_climbs(state: State) -> None:
    score = met(state)

    assert ["afraid", "hit", "climb_1"] == poses(score, "doc")[:3]
    assert begins(score, "tuco", "climb_1") == pytest.approx(begins(score, "doc", "climb_1") + 0.06)


def test_he_calls_it_out(state: State) -> None:
    assert ["shout-hands_up"] == [one.key for one in met(state).shouts]


def test_without_bullets_he_does_not_fire(state: State) -> None:
    score = met(state, armed=False)

    assert "hit" not in poses(score, "doc")
    assert "muzzle_flash" not in [one.piece for one in score.passing]


def test_he_stays_where_he_is_until_they_flee(state: State) -> None:
    score = met(state)

    assert begins(score, "doc", "climb_1") == pytest.approx(
        min(one.delay for one in score.motions if one.actor == "marshal")
    )


# nothing hidden


@pytest.mark.parametrize("event", [LootTaken("doc", PURSE, INSIDE, 250), LootTaken("doc", PURSE, INSIDE, None)])
def test_a_purse_is_taken_alike_whatever_is_in_it(state: State, event: LootTaken) -> None:
    score, _ = staged(state, event)

    assert (["run_1", "take", "cheer"], {"doc": "+1"}) == (poses(score, "doc"), said(score))


# in vain


@pytest.mark.parametrize(
    ("action", "reason", "pose"),
    [(FIRE, "no-target", "aim"), (PUNCH, "nobody-here", "punch"), (ROBBERY, "no-loot", "take"), (MOVE, "", "run_1")],
)
def test_a_card_in_vain_is_begun(state: State, action: str, reason: str, pose: str) -> None:
    score, _ = staged(state, NothingHappened("doc", action, reason))

    assert [pose] == poses(score, "doc")


def test_then_he_looks_to_both_sides(state: State) -> None:
    score, _ = staged(state, NothingHappened("doc", ROBBERY, "no-loot"))

    assert {True, False} == {one.left for one in score.acting if one.actor == "doc" and not one.pose}


@pytest.mark.parametrize(("flees", "seconds"), [(False, 0.14), (True, 0.5)])
def test_what_he_was_hit_with_is_told_where_he_has_come_to(state: State, *, flees: bool, seconds: float) -> None:
    hit = BulletReceived("doc", "django", None)
    flight = (BanditMoved("doc", INSIDE, NEXT, "django"),) if flees else ()
    score, staging = staged(state, hit, *flight)

    assert (seconds, staging.after.actors["doc"].x) == (score.chips[0].delay, score.chips[0].feet.x)
