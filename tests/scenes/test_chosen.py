"""What the options change in a match: speeds, single options, motion, what a new table does with hands."""

import pygame
import pytest

from game.board.motion import Pose, fade, hopping
from game.engine.contents import BANDITS, MOVE, Card
from game.engine.events import CardRevealed
from game.engine.state import Setup
from game.scenes.flow import Flow, Scenes, nowhere
from game.scenes.scheming.scene import SchemingScene
from game.session import Seat
from tests.record.games import match
from tests.scenes.desktop import FRAME, ActionScene, CurtainScene, Desktop, people

PAIRS = Setup(("tuco", "ghost", "doc", "django"), seed=4, teams=(("tuco", "doc"), ("ghost", "django")))
FOUR = Setup(BANDITS[:4], seed=4)
NOWHERE = Scenes(nowhere, nowhere, nowhere, nowhere, nowhere, nowhere, nowhere)


def frames_to_the_end_of_a_round(**chosen: object) -> int:
    """How many frames computers need for their first round, with these settings."""
    desktop = Desktop()
    desktop.context.keeper.change(**chosen)
    desktop.match(people(3, 0), 3)
    for frame in range(60_000):
        if desktop.flow.public.state.round_number > 1:
            return frame
        desktop.wait()
    raise TimeoutError


def test_animation_is_as_fast_as_it_is_chosen():
    counts = [frames_to_the_end_of_a_round(animation=speed) for speed in ("slow", "normal", "fast", "instant")]
    assert counts == sorted(counts, reverse=True)
    assert 4 == len(set(counts))


def test_computers_think_as_long_as_it_is_chosen():
    counts = [frames_to_the_end_of_a_round(computers=speed) for speed in ("slow", "normal", "fast", "instant")]
    assert counts == sorted(counts, reverse=True)
    assert 4 == len(set(counts))


def test_at_once_nothing_is_shown_on_its_way():
    desktop = Desktop()
    desktop.context.keeper.change(animation="instant")
    desktop.match(people(3, 0), 3)
    for _ in range(600):
        desktop.wait()
        assert not getattr(desktop.top, "board", None) or not desktop.top.board.busy


def test_at_once_does_not_open_the_curtain():
    desktop = Desktop()
    desktop.context.keeper.change(animation="instant")
    desktop.match(people(3))
    desktop.step(200)
    assert isinstance(desktop.top, CurtainScene)
    assert desktop.flow.hand is None


def test_at_once_computers_think_all_the_same():
    assert frames_to_the_end_of_a_round(animation="instant") > frames_to_the_end_of_a_round(
        animation="instant", computers="instant"
    )


def test_a_computers_time_to_think_can_be_skipped():
    desktop = Desktop()
    desktop.match(people(3, 0), 3)
    desktop.until(lambda: isinstance(desktop.top, SchemingScene) and desktop.top.thought)
    before = len(desktop.session.choices)
    desktop.press(pygame.K_SPACE)
    desktop.step(1)
    assert before + 1 == len(desktop.session.choices)


@pytest.mark.parametrize(
    ("keys", "speed"), [("+", "fast"), ("-", "slow"), ("++++", "instant"), ("----", "slow")], ids=str
)
def test_plus_and_minus_change_the_speed_as_far_as_it_goes(keys, speed):
    desktop = Desktop()
    desktop.match(people(3, open_table=True))
    desktop.until_asked()
    for key in keys:
        desktop.press(ord(key), key)
    assert speed == desktop.context.settings.animation


# single options


def held_up(persons: int, *, moving: bool = False, **chosen: object) -> Desktop | None:
    """A match of three at the first card that somebody has to confirm, still `moving` or at rest.

    None when nobody is asked in a round.
    """
    desktop = Desktop()
    desktop.context.keeper.change(animation="fast", **chosen)
    desktop.match(people(3, persons, open_table=True), 3)
    while desktop.flow.public.state.round_number < 2:
        if getattr(desktop.top, "unconfirmed", False) and desktop.top.playing.busy is moving:
            return desktop
        desktop.press_on()
        if desktop.asked:
            desktop.press(pygame.K_1)
        else:
            desktop.wait()
    return None


def test_a_single_option_waits_for_whoever_wants_to_be_asked():
    desktop = held_up(3, single_options=False)
    assert desktop is not None
    seen = desktop.flow.public.seen
    desktop.step(120)
    assert seen == desktop.flow.public.seen
    assert desktop.top.after_told() == desktop.context.words("action-confirm")
    desktop.press(pygame.K_RETURN)
    desktop.step(2)
    assert desktop.flow.public.seen > seen


def test_a_press_while_his_card_is_still_shown_only_ends_that():
    desktop = held_up(3, moving=True, single_options=False)
    assert desktop is not None
    desktop.press(pygame.K_RETURN)
    desktop.step(120)
    assert not desktop.top.playing.busy
    assert desktop.top.unconfirmed


def test_a_single_option_is_carried_out_by_itself_otherwise():
    assert held_up(3) is None


def test_a_computers_single_option_waits_for_nobody():
    assert held_up(0, single_options=False) is None


@pytest.mark.parametrize("setup", [PAIRS, FOUR], ids=["of a pair", "of one bandit"])
@pytest.mark.parametrize("person", [0, 1])
def test_each_card_of_a_persons_bandits_waits_and_no_other(setup, person):
    desktop, session = Desktop(), match(0, setup)
    desktop.context.keeper.change(single_options=False)
    session.let_computer_choose()  # what came of it is still to be shown
    session.seats[person] = Seat.of("Ada")
    scene = ActionScene(desktop.context, Flow(session, NOWHERE))
    waits = [name for name in session.state.bandits if scene._needs_confirming((CardRevealed(0, Card(name, MOVE)),))]

    assert set(session.state.players[person].bandits) == set(waits)


# motion


def test_with_reduced_motion_the_land_stands_still_and_nobody_flies():
    desktop = Desktop()
    desktop.context.keeper.change(reduced_motion=True)
    desktop.match(people(3, 0), 3)
    desktop.until(lambda: isinstance(desktop.top, ActionScene) and desktop.top.board.timeline.poses())
    board, way = desktop.top.board, desktop.top.board.landscape.way
    places = {(pose.x, pose.y) for pose in (*board.layout.actors.values(), *_starts(board))}
    for _ in range(20):
        desktop.wait()
        assert {(pose.x, pose.y) for pose in board.timeline.poses().values()} <= places
    assert way == board.landscape.way


def _starts(board) -> list[Pose]:
    return [motion.start for motion in board.timeline.score.motions]


@pytest.mark.parametrize("t", [0, 0.1, 0.3, 0.5, 0.7, 1])
def test_a_fade_is_at_one_of_its_ends(t):
    start, end = Pose(10, 20), Pose(300, 90)
    pose = fade(start, end, t)
    assert (pose.x, pose.y) in ((10, 20), (300, 90))
    assert 0 <= pose.alpha <= 1


def test_a_fade_ends_where_the_movement_would():
    start, end = Pose(10, 20), Pose(300, 20)
    assert (hopping(4, 5, 6)(start, end, 1).x, 1) == (fade(start, end, 1).x, fade(start, end, 1).alpha)


def test_the_doors_of_the_curtain_do_not_swing_with_reduced_motion():
    desktop = Desktop()
    desktop.context.keeper.change(reduced_motion=True)
    desktop.match(people(3))
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    desktop.step(3)
    desktop.down(pygame.K_RETURN)
    desktop.step(round(0.62 / FRAME))
    swinging = desktop.picture()
    desktop.step(5)
    assert desktop.top.opening > 0.1
    assert swinging == desktop.picture()


# hands


def test_a_new_table_does_with_hands_what_is_chosen():
    desktop = Desktop()
    desktop.context.keeper.change(hands="open")
    assert desktop.program.party.open_table


def test_another_change_leaves_the_tables_own_choice():
    desktop = Desktop()
    desktop.program.party.open_table = True
    desktop.context.keeper.change(animation="fast")
    assert desktop.program.party.open_table
