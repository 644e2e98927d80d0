"""How the figures of the expansions, and whoever meets them, act."""

from dataclasses import replace

import pytest
from pygame import Surface

from game.board.board import Board
from game.board.stage import Stage, Ways
from game.board.timeline import Acting, Score
from game.draw.kit import Kit
from game.engine.contents import FLOOR_CHANGE, MOVE, Loot
from game.engine.events import BanditMoved, MarshalMoved
from game.engine.expansions.elf import ElfFollowed
from game.engine.expansions.ghost_box.cards import GhostFired
from game.engine.expansions.horses.flasks import FULL, ORDINARY
from game.engine.expansions.horses.horse_attack import HORSEBACK, Attack, TrainBoarded
from game.engine.expansions.horses.hostages.taking import HostageTaken, Passengers
from game.engine.expansions.horses.ride import HorseRidden
from game.engine.expansions.horses.shotgun import ShotgunFellBack, ShotgunMet, ShotgunThrownOff
from game.engine.expansions.horses.whiskey import FlaskDrunk
from game.engine.game import Setup, new_game
from game.engine.state import State
from tests.board.test_acting import Shown
from tests.board.test_deeds import staged as on_the_train
from tests.expansions.horses_table import inside, on_top, staged, table

INSIDE, NEXT, ROOF = 4, 6, 5


@pytest.fixture
def state() -> State:
    """Coach beside car 2, a horse beside it and one beside the Caboose."""
    return table(horses=(2, 4))


def poses(score: Score, who: str) -> list[str]:
    """The poses of somebody in the order of their time, each once."""
    acting = sorted((one for one in score.acting if one.actor == who and one.pose), key=lambda one: one.delay)
    return list(dict.fromkeys(one.pose for one in acting))


# the Elf, and Ghost of the box


@pytest.fixture
def with_elf() -> State:
    found = new_game(Setup(("belle", "doc", "tuco"), seed=4, expansions=("elf",)))
    found.round_number = 1
    return found


@pytest.mark.parametrize(
    ("start", "end", "acts"),
    [
        (INSIDE, NEXT, ["run_1", "run_2", "cheer"]),
        (INSIDE, ROOF, ["run_1", "run_2", "climb_1", "climb_2", "cheer"]),
        (ROOF, INSIDE, ["take", "climb_2", "climb_1", "cheer"]),
    ],
)
def test_the_elf_runs_or_climbs_after_a_bandit_and_is_glad(
    with_elf: State, start: int, end: int, acts: list[str]
) -> None:
    with_elf.own["elf"] = replace(with_elf.own["elf"], space=start)
    score, _ = on_the_train(with_elf, ElfFollowed("belle", start, end))

    assert acts == poses(score, "elf")
    assert 0.12 == min(one.delay for one in score.acting if one.actor == "elf")


@pytest.fixture
def with_ghost() -> State:
    found = new_game(Setup(("belle", "doc", "ghost"), seed=4, expansions=("ghost",)))
    for bandit, space in zip(found.bandits.values(), (NEXT, ROOF, INSIDE), strict=True):
        bandit.space = space
    found.round_number = 1
    return found


@pytest.mark.parametrize(("end", "cause"), [(NEXT, MOVE), (ROOF, FLOOR_CHANGE)])
def test_ghost_of_the_box_floats_without_a_step(with_ghost: State, end: int, cause: str) -> None:
    score, _ = on_the_train(with_ghost, BanditMoved("ghost", INSIDE, end, cause))

    assert ["run_1"] == poses(score, "ghost")


def test_he_aims_and_all_whom_he_hits_start(with_ghost: State) -> None:
    score, _ = on_the_train(with_ghost, GhostFired(("belle", "doc")))

    assert ["aim"] == poses(score, "ghost")
    assert ["afraid", "hit"] == poses(score, "belle") == poses(score, "doc")


def test_ghost_faces_those_on_each_side_of_him_in_turn(with_ghost: State) -> None:
    train = with_ghost.train
    for name, car in (("ghost", 2), ("belle", 1), ("doc", 3)):
        with_ghost.bandits[name].space = train.insides[car]
    score, _ = on_the_train(with_ghost, GhostFired(("belle", "doc")))
    aims = [one for one in score.acting if one.actor == "ghost" and one.pose == "aim"]
    hit = {name: begin_of(score, name, "hit") for name in ("belle", "doc")}

    assert [False, True] == [one.left for one in aims]
    assert 0 == aims[0].delay < hit["belle"] == aims[1].delay < hit["doc"]
    assert 2 == [one.name for one in score.sounds].count("ghost_fires")


def begin_of(score: Score, who: str, pose: str) -> float:
    """When somebody shows a pose."""
    return min(one.delay for one in score.acting if (one.actor, one.pose) == (who, pose))


# horses and coach


def test_a_rider_leaps_into_the_saddle_and_off_it(state: State) -> None:
    score = staged(state, HorseRidden("belle", 4, 3))

    assert ["punch", "run_1"] == poses(score, "belle")


def test_boarders_leap() -> None:
    state = table()
    state.round_number = 0
    state.own["horse_attack"] = Attack(4, ("belle",))
    state.bandits["belle"].space = state.train.space(HORSEBACK)

    assert ["run_1"] == poses(staged(state, TrainBoarded("belle", 4)), "belle")


def test_the_guard_falls_when_he_is_struck(state: State) -> None:
    state.bandits["belle"].space = on_top(state)
    score = staged(state, ShotgunThrownOff("belle", on_top(state), state.train.roofs[2]))

    assert ["punch"] == poses(score, "belle")
    assert "bareheaded" in poses(score, "shotgun")


def test_the_guard_aims_at_all_whom_he_meets(state: State) -> None:
    roof = state.train.roofs[3]
    state.own["shotgun"] = state.bandits["belle"].space = roof
    score = staged(state, ShotgunMet(roof, ("belle",), True))

    assert (["aim"], ["afraid", "hit"]) == (poses(score, "shotgun"), poses(score, "belle"))


def test_off_the_coach_the_guard_walks(state: State) -> None:
    state.own["shotgun"] = state.train.roofs[2]
    score = staged(state, ShotgunFellBack(state.train.roofs[2], state.train.roofs[3]))

    assert ["run_1", "run_2"] == poses(score, "shotgun")


def test_who_drinks_stoops_and_is_glad(state: State) -> None:
    flask = Loot(FULL, 0)
    state.bandits["belle"].loot = (flask,)

    assert ["take", "cheer"] == poses(staged(state, FlaskDrunk(0, "belle", flask, ORDINARY)), "belle")


def test_the_marshal_staggers(state: State) -> None:
    staggers = staged(state, MarshalMoved(state.marshal, state.train.insides[1], "whiskey_for_the_marshal"))
    assert ["walk_1", "walk_2"] == poses(staggers, "marshal")


def test_who_takes_a_hostage_is_glad(state: State) -> None:
    state.bandits["belle"].space = inside(state)
    state.own["hostages"] = Passengers(("banker",), {})

    assert ["take", "cheer"] == poses(staged(state, HostageTaken("belle", "banker")), "belle")


def test_whom_the_guard_meets_flees_when_he_has_fired_at_all(state: State) -> None:
    roof = state.train.roofs[3]
    state.own["shotgun"] = state.bandits["belle"].space = state.bandits["doc"].space = roof
    flees = BanditMoved("belle", roof, state.train.roofs[4], "shotgun")
    score = staged(state, ShotgunMet(roof, ("belle", "doc"), True), flees)
    leap = next(one for one in score.motions if one.actor == "belle")

    assert leap.delay >= max(one.delay for one in score.passing if one.piece == "muzzle_flash")


@pytest.mark.parametrize("who", ["belle", "doc", "django"])
def test_on_the_coach_too_whoever_comes_forward_is_drawn_over_the_others(
    state: State, kit: Kit, surface: Surface, who: str
) -> None:
    for name in ("belle", "doc", "django"):
        state.bandits[name].space = on_top(state)
    board = Board(kit, Stage((0, 56, 1280, 504), 341, 381, foot=560), Ways(strip=lambda _: (640, 660)), state)
    acting = [Acting(name, "cheer", 0.5) for name in ("belle", "doc", "django")]
    drawn = Shown(board, surface, Score(acting=acting, forward=[who])).after(0.1)

    assert f"meeple_{who}_cheer" == [name for name in drawn if name.endswith("_cheer")][-1]
