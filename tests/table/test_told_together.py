"""A group of events is told in one sentence that names all who are hit, moved or paid alike."""

import pytest

from game.engine.contents import BULLET, JEWEL, NEUTRAL, PURSE, STRONGBOX, Card, Loot
from game.engine.events import (
    BanditMoved,
    BanditShot,
    BulletReceived,
    BulletsSpared,
    HostagePaid,
    LootDropped,
    LootHandedOver,
    MarshalMet,
    NothingHappened,
)
from game.engine.game import Setup, new_game
from game.engine.state import State
from game.table.told_together import sentences
from tests.scenes.desktop import STRICT

INSIDE, ROOF, OTHER_ROOF, FAR_INSIDE = 2, 3, 5, 8  # spaces


@pytest.fixture
def state() -> State:
    """Four bandits; nothing has happened to them."""
    return new_game(Setup(("cheyenne", "belle", "doc", "tuco"), seed=5))


def told(state: State, *group) -> list[str]:
    return [one.words for one in sentences(STRICT, state, group)]


def hit(who: str) -> BulletReceived:
    return BulletReceived(who, NEUTRAL, Card(NEUTRAL, BULLET))


def moved(who: str, cause: str, end: int = ROOF) -> BanditMoved:
    return BanditMoved(who, INSIDE, end, cause)


def where(state: State, space: int) -> str:
    car = STRICT(f"car-{state.train.cars[state.train.car[space] - 1]}")
    return f"on the roof of the {car}"


def test_all_who_meet_the_marshal_are_named(state):
    group = MarshalMet(INSIDE, ("cheyenne", "doc"), armed=True), hit("cheyenne"), hit("doc")

    assert ["Cheyenne and Doc meet the Marshal: a neutral bullet each"] == told(state, *group)


def test_one_who_meets_him_alone(state):
    group = MarshalMet(INSIDE, ("doc",), armed=True), hit("doc")

    assert ["Doc meets the Marshal: a neutral bullet"] == told(state, *group)


def test_where_bullets_are_short_that_is_told_once(state):
    group = MarshalMet(INSIDE, ("belle", "doc"), armed=False), BulletsSpared(("belle", "doc"))

    assert ["Belle and Doc meet the Marshal, but too few neutral bullets are left"] == told(state, *group)


def test_all_whom_the_passengers_hit_are_named(state):
    assert ["Belle, Doc and Tuco receive a neutral bullet each"] == told(state, hit("belle"), hit("doc"), hit("tuco"))


def test_a_bullet_of_a_shot_needs_no_words_of_its_own(state):
    assert ["Tuco shoots at Doc"] == told(
        state, BanditShot("tuco", "doc"), BulletReceived("doc", "tuco", Card("tuco", BULLET))
    )


def test_those_who_flee_together_are_named_together(state):
    group = moved("belle", "meeting"), moved("doc", "meeting")

    assert [f"Belle and Doc flee and stand {where(state, ROOF)}"] == told(state, *group)


def test_those_whom_the_arm_sweeps_are_named_together(state):
    group = moved("belle", "swivel_arm"), moved("doc", "swivel_arm")

    assert [f"Belle and Doc are swept along and stand {where(state, ROOF)}"] == told(state, *group)


def test_those_moved_forward_to_different_cars_are_named_together(state):
    group = moved("belle", "braking"), moved("doc", "braking", OTHER_ROOF)

    assert ["Belle and Doc move one car forward each"] == told(state, *group)


def test_different_causes_are_told_apart(state):
    assert 2 == len(told(state, moved("belle", "django"), moved("doc", "meeting")))


def test_all_who_are_paid_are_named(state):
    group = HostagePaid("belle", 250), HostagePaid("doc", 250)

    assert ["Belle and Doc get $250 each for the conductor"] == told(state, *group)


def test_all_who_lose_a_purse_are_named(state):
    group = LootDropped("belle", Loot(PURSE, 1), ROOF), LootDropped("doc", Loot(PURSE, 2), ROOF)

    assert ["Belle and Doc lose a purse each"] == told(state, *group)


def test_the_victim_of_a_punch_loses_and_lands_in_one_sentence(state):
    group = LootDropped("belle", Loot(JEWEL, 0), ROOF), moved("belle", "punch", OTHER_ROOF)

    assert [f"Belle loses a jewel and lands {where(state, OTHER_ROOF)}"] == told(state, *group)


def test_the_victim_of_cheyennes_punch_too(state):
    group = LootHandedOver("belle", "cheyenne", Loot(PURSE, 0), 250), moved("belle", "punch")

    assert [f"Cheyenne keeps the purse of Belle, who lands {where(state, ROOF)}"] == told(state, *group)


def test_each_sentence_knows_its_events(state):
    group = MarshalMet(INSIDE, ("doc",), armed=True), hit("doc"), moved("tuco", "django")
    found = sentences(STRICT, state, group)

    assert [group[:2], group[2:]] == [one.events for one in found]


def shot_at_nobody(state: State, *near: str) -> list[str]:
    for bandit in state.bandits.values():
        bandit.space = INSIDE if bandit.name in ("tuco", *near) else FAR_INSIDE
    return told(state, NothingHappened("tuco", "fire", "no-target"))


def test_a_fire_without_a_target_says_who_is_too_near(state):
    assert ["Tuco: Fire – no target: Doc is in the same space"] == shot_at_nobody(state, "doc")


def test_or_all_who_are(state):
    assert ["Tuco: Fire – no target: Belle and Doc are in the same space"] == shot_at_nobody(state, "doc", "belle")


def test_or_that_nobody_is_in_sight(state):
    assert ["Tuco: Fire – no target: nobody is in sight"] == shot_at_nobody(state)


def test_the_flight_of_another_is_told_apart(state):
    group = LootDropped("doc", Loot(PURSE, 250), ROOF), moved("tuco", "punch", OTHER_ROOF)

    assert 2 == len(told(state, *group))


@pytest.mark.parametrize("other", [JEWEL, STRONGBOX])
def test_what_they_lose_is_named_apart_where_it_is_not_the_same(state, other):
    group = LootDropped("belle", Loot(PURSE, 1), ROOF), LootDropped("doc", Loot(other, 0), ROOF)

    assert [f"Belle loses a {PURSE}", f"Doc loses a {other}"] == told(state, *group)


def test_those_who_are_paid_another_sum_are_named_apart(state):
    assert 2 == len(told(state, HostagePaid("belle", 250), HostagePaid("doc", 500)))


def test_a_bullet_of_somebody_is_not_among_those_of_the_passengers(state):
    group = hit("belle"), BulletReceived("tuco", "doc", Card("doc", BULLET)), hit("cheyenne")

    assert ["Belle and Cheyenne receive a neutral bullet each"] == told(state, *group)
