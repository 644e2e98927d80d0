"""What holds all through a game of Horses & Stagecoach."""

from hypothesis import given, settings

from game.engine.game import beside, figures, kept
from game.engine.state import Setup
from tests.engine.games import WITH_HORSES, setups, walk

THOROUGHLY = settings(max_examples=40)


@THOROUGHLY
@given(setups(WITH_HORSES))
def test_flasks_are_on_the_floor_owned_drunk_or_put_back(setup: Setup) -> None:
    drunk: set[int] = set()
    before: set[int] = set()
    for state in walk(setup):
        tokens = [token for loot in state.floor for token in loot]
        tokens += [token for bandit in state.bandits.values() for token in bandit.loot]
        there = {token.number for token in tokens if token.kind.startswith(("flask", "half"))}
        drunk |= before - there
        before = there
        put_back = 6 - state.train.caboose

        assert 6 == len(state.own["flasks"].kinds)
        assert 6 == len(there) + len(drunk) + put_back
        assert not there & drunk


@THOROUGHLY
@given(setups(WITH_HORSES))
def test_a_horse_is_beside_a_car_or_has_panted_or_been_ridden_away(setup: Setup) -> None:
    horses = len(setup.seats)
    for state in walk(setup):
        there = len(beside(state))
        gone = sum(
            state.round_number > 0 and bandit.space == state.train.spaces[-1] for bandit in state.bandits.values()
        )

        assert there <= horses
        assert horses - there - gone in (0, 1, 2)
        assert all(0 <= car <= state.train.caboose for _, car in beside(state))


@THOROUGHLY
@given(setups(WITH_HORSES))
def test_between_choices_nobody_stays_on_the_shotguns_roof_but_who_chooses_where_to_flee(setup: Setup) -> None:
    for state in walk(setup):
        roof = state.own["shotgun"]
        there = [] if roof is None else state.at(roof)

        assert not there or "Flee" == type(state.asking).__name__


@THOROUGHLY
@given(setups(WITH_HORSES))
def test_the_shotgun_off_the_coach_is_on_the_roof_beside_it(setup: Setup) -> None:
    for state in walk(setup):
        (shotgun,) = (figure for figure in figures(state) if figure.name == "shotgun")
        ((_, coach, *_),) = state.train.vehicles

        assert coach == state.train.car[shotgun.space] or state.phase == "event"


@THOROUGHLY
@given(setups(WITH_HORSES))
def test_a_hostage_is_left_or_held_by_one_and_nobody_loses_his(setup: Setup) -> None:
    held: dict[str, str] = {}
    for state in walk(setup):
        left = state.own["hostages"].left
        now = {name: one.name for name in state.bandits for one in kept(state, name) if one.kind == "hostage"}

        assert len(setup.seats) - 1 == len(left) + len(now)
        assert len(now) == len(set(now.values()) - set(left))
        assert held.items() <= now.items()
        held = now


@THOROUGHLY
@given(setups(WITH_HORSES))
def test_the_coach_stands_at_the_round_or_waits_at_the_caboose_without_higher_speed(setup: Setup) -> None:
    hurried = 0
    for state in walk(setup):
        ((_, coach, *_),) = state.train.vehicles
        if state.phase == "scheming":
            hurried = sum(
                card is not None and card.name == "higher_speed" for card in state.rounds[: state.round_number - 1]
            )
            expected = state.round_number - 1 + (hurried if setup.events else 0)

            assert min(expected, state.train.caboose) == coach
