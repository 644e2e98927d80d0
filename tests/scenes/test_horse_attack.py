"""The horse attack in the window: secret choices car by car, shown together; by mouse, by keys, with computers."""

import pygame
import pytest

from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.expansions.horses.horse_attack import BOARD, RIDE_ON, BoardOrRideOn, ChooseCar
from game.expansions.horses.attack.scene import HorseAttackScene
from game.table.playing import CHOSEN_FOR
from tests.scenes.desktop import CurtainScene, Desktop, people
from tests.scenes.told import Told


def attack(count: int, persons: int | None = None, *, open_table: bool = True) -> Desktop:
    """A match that has just begun with the attack."""
    desktop = Desktop()
    table = people(count, persons, open_table=open_table)
    table.switch(HORSES)
    desktop.match(table)
    return desktop


def until_asked(desktop: Desktop) -> None:
    desktop.until(lambda: isinstance(desktop.top, HorseAttackScene) and desktop.top.asking)


def choose(desktop: Desktop, *boarding: bool) -> None:
    """One after the other presses the button of what he wants."""
    for boards in boarding:
        until_asked(desktop)
        desktop.step(1)
        desktop.click(desktop.target("board True" if boards else "rideon True").rect.center)


def test_it_has_a_scene_of_its_own_until_all_have_boarded():
    desktop = attack(3)
    assert isinstance(desktop.top, HorseAttackScene)
    choose(desktop, True, True, False)
    until_asked(desktop)
    desktop.top.choose(desktop.flow.offer.options[0])
    desktop.until(lambda: not isinstance(desktop.top, HorseAttackScene))

    assert 1 == desktop.flow.public.state.round_number


def test_nobody_sees_anything_before_all_have_chosen():
    desktop = attack(3)
    choose(desktop, True)
    until_asked(desktop)
    seen = desktop.flow.public.state

    assert [None] == [one.option for one in seen.sealed]
    assert 3 == len(desktop.top.attack.riders)


def test_each_person_opens_the_curtain():
    desktop = attack(3, open_table=False)
    for _ in range(2):
        desktop.until(lambda: isinstance(desktop.top, CurtainScene))
        desktop.step(2)
        desktop.hold(0.7)
        until_asked(desktop)
        desktop.top.choose(BOARD)
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))

    assert 2 == len(desktop.flow.session.choices)


def test_all_choices_are_shown_together_before_they_come_about():
    desktop = attack(3)
    first = desktop.top.flow.asking.bandit
    choose(desktop, True, False, False)
    desktop.until(lambda: desktop.top.choices is not None)
    shown = desktop.top.choices

    assert [first] == [bandit for bandit, boards in shown.items() if boards]
    assert 3 == len(desktop.top.attack.riders)
    desktop.until(lambda: len(desktop.top.attack.riders) == 2, frames=round(CHOSEN_FOR * 60) + 60)


def test_computers_who_choose_together_take_a_quarter_of_their_time():
    """Nothing is seen of it, and one after the other would be long."""
    desktop = attack(3, 0)
    desktop.until(lambda: desktop.top.thought)

    assert desktop.context.thinking / 4 == desktop.top.pause


def test_the_bar_tells_who_boards_and_how_many_ride_on():
    desktop = attack(3)
    choose(desktop, True, False, False)
    desktop.until(lambda: desktop.top.choices is not None)
    asked = desktop.top.question()

    assert asked.question.endswith("boards")
    assert "2 ride on" == asked.second


def test_a_press_goes_on_without_choosing_for_the_next_person():
    desktop = attack(3)
    choose(desktop, True, False, False)
    desktop.until(lambda: desktop.top.choices is not None)
    desktop.press(pygame.K_SPACE, " ")
    desktop.wait()

    assert desktop.top.choices is None
    assert 3 == len(desktop.session.choices)


def test_digits_choose():
    desktop = attack(3)
    until_asked(desktop)
    desktop.press(pygame.K_2, "2")
    until_asked(desktop)

    assert ["ride on"] == desktop.session.choices


@pytest.mark.parametrize("boards", [True, False])
def test_pills_say_it_in_a_word(boards):
    desktop = attack(3)
    choose(desktop, boards, boards, boards)
    desktop.until(lambda: desktop.top.choices is not None)
    desktop.context.words = told = Told()
    desktop.picture()

    assert 3 == told.said.count("boards" if boards else "rides on")


def test_the_last_rider_points_at_a_car_on_the_train():
    desktop = attack(4)
    choose(desktop, True, True, True, False)
    desktop.until(lambda: isinstance(desktop.session.state.asking, ChooseCar) and desktop.top.asking)
    desktop.step(1)
    rider = desktop.top.flow.asking.bandit
    desktop.click(desktop.target("car 2").rect.center)

    state = desktop.session.state
    assert state.bandits[rider].space == state.train.insides[2]


def test_computers_ride_along():
    desktop = attack(5, 1)
    while isinstance(desktop.session.state.asking, BoardOrRideOn) or desktop.session.state.round_number == 0:
        desktop.until(lambda: desktop.asked or not isinstance(desktop.top, HorseAttackScene))
        if not isinstance(desktop.top, HorseAttackScene):
            break
        desktop.top.choose(desktop.flow.offer.options[-1])

    assert 1 == desktop.session.state.round_number


def test_without_waiting_nothing_is_shown_on_its_way():
    desktop = attack(3)
    desktop.context.instant = True
    for option in (BOARD, RIDE_ON, RIDE_ON):
        until_asked(desktop)
        desktop.top.choose(option)
    desktop.until(lambda: len(desktop.top.attack.riders) == 2, frames=3)


@pytest.mark.parametrize(("horses", "title"), [(True, "Next to choose"), (False, "Next to scheme")])
def test_the_sign_over_the_curtain_says_for_what_it_opens(horses, title):
    desktop = attack(3, open_table=False) if horses else Desktop()
    if not horses:
        desktop.match(people(3))
    desktop.context.words = told = Told()
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))

    assert title in told.said
