"""The road before the rails: where coach and horses are, who stands in and on the coach, what can be pointed at."""

import pytest
from pygame import Surface

from game.board.layout import layout
from game.board.train_shape import PITCH
from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale
from game.engine.contents import BANDITS, Loot
from game.engine.expansions.horses.horse_attack import HORSEBACK, KEY, Attack
from game.engine.expansions.horses.ride import HorseRidden
from game.engine.expansions.horses.rounds.higher_speed import HorsesFellBack
from game.engine.state import SETUP
from game.expansions.book import named
from game.expansions.horses.attack import pills
from game.expansions.horses.herd import gallop, in_the_saddle
from game.table.plan import scheming, stealing
from tests.board.pictures import on_the_train, with_coach
from tests.expansions.horses_table import GROUND, LEFT, SCALE, inside, laid_out, on_top, road, shape, table
from tests.scenes.desktop import STRICT


@pytest.mark.parametrize(
    ("plan", "cars", "scale", "rail", "least"),
    [
        (stealing, 4, 0.75, 381, 0),
        (stealing, 6, 0.72, 391, 0),
        (scheming, 4, 0.64, 267, 156),
        (scheming, 6, 0.64, 267, 156),
    ],
)
def test_the_train_moves_up(plan, cars: int, scale: float, rail: float, least: float) -> None:
    kit = Kit(Scale(1280, 720), Art())
    stage = named("horses").stage(plan(kit.scale).stage, kit, cars)

    assert (scale, rail, least) == (stage.largest, stage.rail, stage.least)
    assert rail - 40 == stage.horizon


def test_the_coach_stands_thirty_units_left_of_the_middle_of_its_car() -> None:
    state = table(beside=2)
    coach = laid_out(state).others["coach"].pose
    middle = shape(state).car_left(2) + PITCH / 2 * SCALE

    assert (middle - 30 * SCALE, GROUND) == pytest.approx((coach.x + 133 * SCALE, coach.y))


def test_beside_the_locomotive_it_stands_at_the_cab() -> None:
    state = table(beside=0)

    assert shape(state).car_left(0) + (80 - 163) * SCALE == pytest.approx(laid_out(state).others["coach"].pose.x)


def test_who_is_inside_stands_behind_its_door_and_who_is_on_it_on_its_roof() -> None:
    state = table()
    state.bandits["belle"].space, state.bandits["doc"].space = inside(state), on_top(state)
    actors = laid_out(state).actors

    assert GROUND - (204 - 166) * SCALE == pytest.approx(actors["belle"].y)
    assert GROUND - (204 - 44) * SCALE == pytest.approx(actors["doc"].y)


def test_the_guard_stands_foremost_on_its_roof() -> None:
    state = table()
    state.bandits["belle"].space = on_top(state)
    actors = laid_out(state).actors

    assert actors["belle"].x < actors["shotgun"].x


@pytest.mark.parametrize(("count", "ranks"), [(3, 1), (4, 2), (6, 2)])
def test_four_inside_stand_in_two_ranks(count: int, ranks: int) -> None:
    state = table(6)
    for name in list(state.bandits)[:count]:
        state.bandits[name].space = inside(state)
    actors = laid_out(state).actors
    heights = {round(actors[name].y, 3) for name in list(state.bandits)[:count]}

    assert ranks == len(heights)


@pytest.mark.parametrize(("count", "ranks"), [(3, 1), (4, 2), (5, 2)])
def test_five_on_the_roof_stand_in_two_ranks_the_guard_counted(count: int, ranks: int) -> None:
    state = table(6)
    for name in list(state.bandits)[:count]:
        state.bandits[name].space = on_top(state)
    layout = laid_out(state)
    there = [name for name, space in layout.spaces.items() if space == on_top(state)]

    assert count + 1 == len(there)
    assert ranks == len({round(layout.actors[name].y, 3) for name in there})


def test_four_on_the_roof_are_smaller() -> None:
    state = table(6)
    for name in list(state.bandits)[:3]:
        state.bandits[name].space = on_top(state)

    assert 0.88 * SCALE == pytest.approx(laid_out(state).actors["shotgun"].scale)


def test_loot_inside_lies_on_the_sill() -> None:
    state = table()
    state.floor[inside(state)] = (Loot("purse", 1),)
    coach = laid_out(state).others["coach"].pose
    lying = next(one for one in laid_out(state).loot if one.space == inside(state))

    assert (coach.x + 133 * SCALE, GROUND - 64 * SCALE) == pytest.approx((lying.pose.x, lying.pose.y))


def test_loot_on_the_roof_lies_left_of_the_strongbox_under_the_guard() -> None:
    state = table()
    state.floor[on_top(state)] = (Loot("purse", 1),)
    under = laid_out(state).others["coach"].pose.x + 212 * SCALE
    with_guard = next(one for one in laid_out(state).loot if one.space == on_top(state)).pose.x
    state.own["shotgun"] = state.train.roofs[2]
    alone = next(one for one in laid_out(state).loot if one.space == on_top(state)).pose.x

    assert (under - 28 * SCALE, under) == pytest.approx((with_guard, alone))


def test_thrown_off_he_stands_on_the_roof_of_the_train() -> None:
    state = table()
    state.own["shotgun"] = state.train.roofs[2]

    assert shape(state).y(44) == pytest.approx(laid_out(state).actors["shotgun"].y)


# what can be pointed at


def test_its_window_and_its_roof_are_two_parts_of_the_picture() -> None:
    state, front = table(), road(table())
    window, roof = front.box(state, inside(state)), front.box(state, on_top(state))

    assert roof[1] + roof[3] < window[1] + 1
    assert (188 * SCALE, 72 * SCALE) == pytest.approx(window[2:])


def test_all_on_it_can_be_pointed_at_in_its_part_of_the_picture() -> None:
    state = table(6)
    for bandit in state.bandits.values():
        bandit.space = on_top(state)
    x, y, wide, high = road(state).box(state, on_top(state))

    assert all(
        x <= pose.x <= x + wide and y <= pose.y - 40 * SCALE <= y + high
        for name, pose in laid_out(state).actors.items()
        if name in (*state.bandits, "shotgun")
    )


@pytest.mark.parametrize(("beside", "side"), [(0, "left"), (4, "right")])
def test_a_close_up_lies_left_of_it_where_there_is_room(beside: int, side: str) -> None:
    state = table(4, beside)
    x, _, wide, _ = road(state).box(state, inside(state))
    left, top, tip, _ = road(state).panel(state, inside(state), 382)

    assert 410 == top
    assert (left + 382 < x, x) == (True, tip) if side == "left" else (left > x + wide, tip == x + wide)


def test_the_number_of_its_inside_stands_on_the_sill() -> None:
    state = table()
    coach = laid_out(state).others["coach"].pose

    assert (coach.x + 133 * SCALE, GROUND - 70 * SCALE) == pytest.approx(road(state).number_at(state, inside(state)))


# horses


def xs(state, *cars: int) -> list[float]:
    state.own["horses"] = cars
    others = laid_out(state).others
    return sorted(one.pose.x for name, one in others.items() if name.startswith("horse"))


def test_a_horse_runs_under_the_middle_of_its_car() -> None:
    state = table(beside=0)

    assert [shape(state).car_left(3) + PITCH / 2 * SCALE] == pytest.approx(xs(state, 3))


def test_beside_the_coach_it_runs_more_to_the_left_and_beside_its_team_to_the_right() -> None:
    state = table(beside=2)
    train = shape(state)

    assert [train.car_left(2) + (118 - 34) * SCALE] == pytest.approx(xs(state, 2))
    assert [train.car_left(1) + (118 + 56) * SCALE] == pytest.approx(xs(state, 1))


def test_two_stand_eighty_four_apart_and_six_within_a_hundred_and_ninety() -> None:
    state = table(6, beside=0)
    two, six = xs(state, 3, 3), xs(state, 3, 3, 3, 3, 3, 3)

    assert (84 * SCALE, 190 * SCALE) == pytest.approx((two[1] - two[0], six[-1] - six[0]))


def test_no_horse_runs_out_of_the_picture() -> None:
    state = table(6, beside=0)
    rank = xs(state, *[6] * 6)

    assert rank[0] - 84 * SCALE >= 8 - 0.01
    assert LEFT > 0


def test_a_horse_that_was_ridden_is_the_same_elsewhere() -> None:
    state = table(horses=(1, 3, 3))
    front = road(state)
    before = {name: one.car for name, one in laid_out(state, front).others.items()}
    HorseRidden("belle", 3, 4).apply(state)
    after = {name: one.car for name, one in laid_out(state, front).others.items()}
    moved = [name for name in before if before[name] != after[name]]

    assert 1 == len(moved)
    assert (3, 4) == (before[moved[0]], after[moved[0]])


def test_the_ring_is_at_the_horse_that_will_go() -> None:
    state = table(horses=(3, 4, 4, 4))
    front = road(state)
    before = laid_out(state, front).others
    carrier = front.carrier(state, "belle")
    HorseRidden("belle", 4, 2).apply(state)
    after = laid_out(state, front).others

    assert carrier is not None
    assert (4, 2) == (before[carrier].car, after[carrier].car)


def test_without_a_horse_nothing_carries_anybody() -> None:
    assert road(table(horses=(1,))).carrier(table(), "belle") is None


def test_when_all_fall_back_each_goes_to_the_next_car() -> None:
    state = table(horses=(1, 3))
    front = road(state)
    before = {name: one.car for name, one in laid_out(state, front).others.items() if name != "coach"}
    HorsesFellBack((1, 3)).apply(state)
    after = {name: one.car for name, one in laid_out(state, front).others.items() if name != "coach"}

    assert {name: car + 1 for name, car in before.items()} == after


def test_horses_that_run_together_are_out_of_step() -> None:
    assert 4 == len({gallop(horse, 0) for horse in (1, 2, 3, 4)})
    assert [1, 2, 3, 4, 1] == [gallop(4, 0.09 * nth + 0.01) for nth in range(5)]


# on horseback


def test_in_the_attack_everybody_sits_on_a_horse_of_his_own() -> None:
    state = table(horses=())
    state.round_number = 0
    state.own[KEY] = Attack(4, tuple(state.bandits))
    for bandit in state.bandits.values():
        bandit.space = state.train.space(HORSEBACK)
    layout = laid_out(state)
    horses = [one.pose for name, one in layout.others.items() if name.startswith("horse")]

    assert 4 == len(horses)
    seats, riders = [in_the_saddle(pose) for pose in horses], [layout.actors[name] for name in state.bandits]
    assert sorted(one.x for one in seats) == pytest.approx(sorted(one.x for one in riders))
    assert {round(one.y, 3) for one in seats} == {round(one.y, 3) for one in riders}


def test_who_has_ridden_away_is_out_of_the_picture() -> None:
    state = table()
    state.bandits["belle"].space = state.train.space(HORSEBACK)

    assert "belle" not in laid_out(state).actors


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.usefixtures("window")
def test_all_who_board_are_shown_where_they_will_stand(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    riders = BANDITS[:count]
    state, pale = with_coach({}, riders=riders), dict[str, tuple[float, float]]()
    state.own[KEY], state.phase = Attack(3, riders), SETUP
    for name in BANDITS[count:4]:
        state.bandits[name].space = state.train.insides[4]
    board = on_the_train(state)
    monkeypatch.setattr(board.pieces, "draw", lambda _, piece, pose: pale.update({piece: (pose.x, pose.y)}))
    pills.draw(Surface((1280, 720)), board, STRICT, dict.fromkeys(riders, True), 1)
    for name in riders:
        state.bandits[name].space = state.train.insides[3]
    after = layout(state, board.train, board.foreground).actors

    assert {board.costume(name): (after[name].x, after[name].y) for name in riders} == pale
