"""How events are staged: who moves when, and that everybody ends where the new position has him."""

from collections.abc import Callable

import pytest

from game.board.layout import layout
from game.board.staged.group import stage
from game.board.staging import Point, Staging
from game.board.timeline import Score
from game.board.train_shape import TrainShape
from game.engine.contents import BANDITS, FLOOR_CHANGE, MOVE, PUNCH
from game.engine.events import BanditMoved, BanditShot, Event, LootHandedOver, MarshalMet, PunchThrown
from game.engine.expansions.ghost_box.cards import GhostFired
from game.engine.game import Setup, new_game
from game.engine.phases.meeting import CAUSE as MEETING
from game.engine.state import State

SHAPE = TrainShape(4, rail=518, left=50, scale=0.945)
INSIDE, NEXT_INSIDE, ROOF = 4, 6, 9
STRIP = (640.0, 660.0)


@pytest.fixture
def state() -> State:
    """Everybody stands in one car."""
    found = new_game(Setup(BANDITS[:4], seed=4))
    for bandit in found.bandits.values():
        bandit.space = INSIDE
    return found


def staged(
    state: State, *group: Event, strip: Callable[[str], Point] = lambda _: STRIP
) -> tuple[Score, Staging, list[tuple[str, float, float]]]:
    """The score of events, what it was made with, and the dust that was raised when all its cues were given."""
    before = layout(state, SHAPE)
    for event in group:
        event.apply(state)
    dust: list[tuple[str, float, float]] = []
    staging = Staging(
        before=before,
        after=layout(state, SHAPE),
        train=SHAPE,
        state=state,
        strip=strip,
        middle=(640, 300),
        bar=(330, 28),
        aside=(120, 84),
        burst=lambda kind, x, y, _count: dust.append((kind, x, y)),
        brake=lambda _: None,
        rush=lambda _: None,
        thump=lambda _: None,
    )
    score = stage(staging, group)
    for cue in score.cues:
        cue.act()
    return score, staging, dust


def up(bandit: str, cause: str = FLOOR_CHANGE) -> BanditMoved:
    return BanditMoved(bandit, INSIDE, ROOF, cause)


def test_everybody_ends_where_he_belongs(state: State) -> None:
    score, staging, _ = staged(state, up("belle"), up("doc"))
    ends = {step.actor: step.gait(step.start, step.end, 1.0) for step in score.motions}

    assert {"belle", "doc"} <= ends.keys()
    assert all(
        (end.x, end.y) == pytest.approx((staging.after.actors[name].x, staging.after.actors[name].y))
        for name, end in ends.items()
    )


def test_the_puncher_comes_home(state: State) -> None:
    score, _, _ = staged(state, PunchThrown("belle", "doc"))
    step = next(step for step in score.motions if step.actor == "belle")

    assert step.start.x == pytest.approx(step.gait(step.start, step.end, 1.0).x)


def test_the_puncher_strikes_beyond_his_place(state: State) -> None:
    score, _, _ = staged(state, PunchThrown("belle", "doc"))
    step = next(step for step in score.motions if step.actor == "belle")

    assert step.gait(step.start, step.end, 0.5).x > step.start.x + 25


def test_those_who_meet_the_marshal_climb_one_shortly_after_the_other(state: State) -> None:
    score, _, _ = staged(state, up("belle", MEETING), up("doc", MEETING))
    delays = [step.delay for step in score.motions if step.actor in ("belle", "doc")]

    assert [0, 0.06] == pytest.approx(delays)


def test_an_exclamation_mark_stands_over_each(state: State) -> None:
    score, _, _ = staged(state, MarshalMet(INSIDE, ("belle", "doc"), armed=True))

    assert ["bang_mark", "bang_mark"] == [one.piece for one in score.passing if one.piece == "bang_mark"]


def test_whoever_drops_raises_dust(state: State) -> None:
    state.bandits["belle"].space = ROOF
    _, staging, dust = staged(state, BanditMoved("belle", ROOF, INSIDE, FLOOR_CHANGE))
    feet = staging.after.actors["belle"]

    assert [("dust", feet.x, feet.y)] == dust


def test_ghost_of_the_box_fires_all_his_bullets_to_a_side_at_once() -> None:
    state = new_game(Setup(("belle", "doc", "ghost"), seed=4, expansions=("ghost",)))
    for name, car in (("ghost", 2), ("belle", 1), ("doc", 1)):
        state.bandits[name].space = state.train.insides[car]
    shots = [BanditShot("ghost", name) for name in ("belle", "doc")]
    score, _, _ = staged(state, GhostFired(("belle", "doc")), *shots)
    delays = [passing.delay for passing in score.passing if passing.piece == "bullet_flight"]

    assert [0.32, 0.32] == pytest.approx(delays)


@pytest.mark.parametrize("cause", [MOVE, PUNCH, "braking", "swivel_arm"])
def test_whoever_is_thrown_or_runs_raises_dust_where_he_starts_and_where_he_lands(state: State, cause: str) -> None:
    start = layout(state, SHAPE).actors["belle"]
    _, staging, dust = staged(state, BanditMoved("belle", INSIDE, NEXT_INSIDE, cause))
    end = staging.after.actors["belle"]

    assert [("dust", start.x, start.y), ("dust", end.x, end.y)] == dust


def test_loot_that_is_handed_over_flies_to_whoever_takes_it(state: State) -> None:
    flown: list[str] = []
    event = LootHandedOver("belle", "doc", state.bandits["belle"].loot[0], None)
    staged(state, event, strip=lambda name: (flown.append(name), STRIP)[1])

    assert {"doc"} == set(flown)
