"""What is marked for each decision: whom one aims at, who would come where, in which order the digits run."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.bots.roster import computer
from game.engine import game
from game.engine.actions.fire import Fire
from game.engine.actions.marshal import Marshal
from game.engine.actions.move import Move
from game.engine.actions.punch import Punch
from game.engine.game import Setup
from game.engine.state import State
from game.engine.step import Decision
from game.scenes.flow import Flow
from game.session import Seat, Session
from tests.scenes.desktop import ActionScene, Desktop

SEEDS = range(1, 60)
PLAYING = ("belle", "doc", "tuco", "django")


Fits = Callable[[State], bool]


def asked(kind: type[Decision], fits: Fits = lambda _: True) -> Desktop:
    """A person has to make a decision of a kind, with two ways or more, in a position that fits."""
    session = next(found for seed in SEEDS if (found := _reached(kind, seed, fits)) is not None)
    seat = session.to_move
    assert seat is not None
    session.seats[seat] = replace(session.seats[seat], computer=None)
    desktop = Desktop()
    flow = Flow(session, desktop.program.scenes(lambda: None))
    flow.catch_up()
    desktop.show(ActionScene(desktop.context, flow))
    desktop.until_asked()
    return desktop


def _reached(kind: type[Decision], seed: int, fits: Fits) -> Session | None:
    session = Session(Setup(PLAYING, seed=seed), [Seat(name, computer("random", seed)) for name in PLAYING])
    while not session.over:
        state = session.state
        if isinstance(state.asking, kind) and len(state.offered) > 1 and fits(state):
            return session
        session.let_computer_choose()
    return None


@pytest.mark.parametrize(("kind", "aims"), [(Fire, True), (Punch, False)])
def test_only_a_fire_is_aimed(kind, aims):
    assert aims is asked(kind).top.marks().aiming


def test_a_fire_marks_whom_it_can_hit():
    desktop = asked(Fire)

    offered = desktop.session.state.offered

    assert {option.words(desktop.session.state).split()[1] for option in offered} == set(desktop.top.marks().bandits)


def test_who_moves_is_shown_where_he_would_come():
    desktop = asked(Move)

    assert getattr(desktop.session.state.asking, "bandit", None) == desktop.top.marks().landing


def test_the_marshal_is_shown_where_he_would_come():
    assert "marshal" == asked(Marshal).top.marks().landing


def test_the_victim_of_a_punch_is_shown_where_he_would_land():
    desktop = asked(Punch, lambda state: len({option.words(state).split()[3] for option in state.offered}) > 1)
    scene = desktop.top
    while scene.choosing is not None and not any(step.field == "space" for step in scene.choosing.steps()):
        scene._choose(scene.choosing.steps()[0])

    assert scene.choosing is not None
    assert scene.choosing.left[0].victim == scene.marks().landing


def test_digits_run_from_left_to_right():
    desktop = asked(Move)
    desktop.press(pygame.K_TAB)  # keys are in use now
    numbers = desktop.top.marks().spaces
    board = desktop.top.board
    places = [
        (board.space_rect(space).centerx, board.space_rect(space).y) for space in sorted(numbers, key=numbers.get)
    ]

    assert list(range(1, len(numbers) + 1)) == sorted(numbers.values())
    assert sorted(places) == places


def test_who_is_spared_is_barred():
    """Belle, while somebody else can be hit."""
    desktop = asked(Fire, lambda state: any(one.reason == "belle" for one in game.barred(state)))

    assert ("belle",) == desktop.top.marks().barred


def test_who_is_out_of_sight_is_not_told_of_unless_somebody_points_at_him():
    """Nobody expects him."""
    desktop = asked(Fire, lambda state: any(one.reason == "out-of-sight" for one in game.barred(state)))
    [hidden, *_] = [one.bandit for one in game.barred(desktop.session.state) if one.reason == "out-of-sight"]
    assert hidden not in desktop.top.marks().barred
    desktop.top.context.device.mouse = desktop.top.board.actor_rect(hidden).midtop

    assert (hidden,) == desktop.top.marks().barred


def test_option_cards_lie_in_the_middle_of_what_the_open_log_leaves():
    desktop = asked(Move)
    desktop.press(pygame.K_g, "g")
    scene = desktop.top
    rects = scene.cards.rects(3)

    assert abs(rects[0].left - (scene.kit.px(scene.table.right) - rects[-1].right)) <= 1


@pytest.mark.parametrize("charmed", [True, False])
def test_that_belle_is_spared_is_heard_when_somebody_is_asked(charmed, monkeypatch):
    desktop = asked(Fire, lambda state: charmed is any(one.reason == "belle" for one in game.barred(state)))
    heard: list[str] = []
    monkeypatch.setattr(desktop.context.sounds, "play", heard.append)
    desktop.top.ask()

    assert ["belle_charm" if charmed else "your_turn"] == heard
