"""The replay in its window: played, wound by keys and mouse, watched through whosever eyes may be open."""

import pygame
import pytest
from pygame.event import Event

from game.app import LONGEST
from game.engine.positions import digest
from game.engine.state import SCHEMING, STEALING
from game.scenes.replay.bar import TIMELINE
from game.scenes.replay.scene import ReplayScene
from game.session import Session
from game.table.people import face
from game.table.round_card import RoundCard
from game.table.round_summary import RoundSummary
from tests.scenes.desktop import FRAME, Desktop
from tests.scenes.finished import session as finished
from tests.scenes.replay.test_recording import under_way


@pytest.fixture(scope="module")
def match() -> Session:
    return finished(4, seed=5)


class Watching(Desktop):
    """A desktop with a replay on it."""

    def __init__(self, match: Session) -> None:
        super().__init__()
        self.left = False
        self.scene = ReplayScene(self.context, match, self._leave)
        self.show(self.scene)
        self.recording, self.playback = self.scene.recording, self.scene.playback

    def _leave(self) -> None:
        self.left = True

    def pause_at(self, moment: int) -> None:
        """Stand still at a moment."""
        self.playback.stop()
        self.playback.go(moment)
        self.scene.refresh()

    def arrive(self, dt: float = FRAME) -> None:
        """Let frames pass until it stands still."""
        self.until(lambda: self.playback.goal is None and not self.playback.showing, dt=dt)

    def at(self, moment: int) -> tuple[int, int]:
        """Where a moment lies on the timeline, in pixels."""
        line = self.scene.bar.timeline
        return round(line.x(moment) * self.app.kit.scale.u), line.rect().centery

    def mouse(self, kind: int, at: tuple[int, int]) -> None:
        more = {"rel": (9, 9), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        self.step(1, Event(kind, pos=at, **more))


@pytest.fixture
def desktop(match) -> Watching:
    return Watching(match)


# playing


def test_it_begins_to_play_when_it_is_opened(desktop):
    desktop.until(lambda: desktop.recording.moment > 20)

    assert desktop.playback.playing


def test_played_through_it_stands_still_at_the_last_position(desktop, match):
    desktop.until(lambda: desktop.recording.at_end, 40000, LONGEST)
    desktop.arrive()

    assert digest(desktop.recording.state) == digest(match.view(None).state)
    assert not desktop.playback.playing


def test_played_again_after_the_end_it_begins_anew(desktop):
    desktop.pause_at(desktop.recording.end)
    desktop.press(pygame.K_SPACE)

    assert desktop.playback.playing
    assert desktop.recording.moment < 20


def test_paused_it_goes_no_further(desktop):
    desktop.until(lambda: desktop.recording.moment > 20)
    desktop.press(pygame.K_SPACE)
    moment = desktop.recording.moment
    for _ in range(300):
        desktop.wait()

    assert desktop.recording.moment == moment


def test_faster_it_shows_more_in_the_same_time(match):
    shown = []
    for presses in (0, 2):
        desktop = Watching(match)
        for _ in range(presses):
            desktop.press(pygame.K_PLUS, "+")
        for _ in range(600):
            desktop.wait()
        shown.append(desktop.recording.moment)

    assert shown[1] > 2 * shown[0]


def test_reduced_motion_shows_the_same_to_the_end(desktop, match):
    desktop.context.keeper.change(reduced_motion=True)
    desktop.until(lambda: desktop.recording.at_end, 40000, LONGEST)

    assert digest(desktop.recording.state) == digest(match.view(None).state)


# stepping


def test_a_step_on_shows_the_next_step_and_stands_still(desktop):
    first = desktop.recording.choices[3]
    desktop.pause_at(first)
    desktop.press(pygame.K_RIGHT)
    assert desktop.recording.moment < desktop.recording.step(first, 1) or desktop.playback.showing
    desktop.arrive()

    assert desktop.recording.moment == desktop.recording.step(first, 1)


def test_a_second_step_pressed_meanwhile_is_not_lost(desktop):
    first = desktop.recording.choices[3]
    desktop.pause_at(first)
    desktop.press(pygame.K_RIGHT)
    desktop.press(pygame.K_RIGHT)
    desktop.arrive()

    assert desktop.recording.moment == desktop.recording.step(desktop.recording.step(first, 1), 1)


def test_a_step_on_while_it_plays_stands_still_at_the_next_step(desktop):
    desktop.until(lambda: desktop.recording.moment > 20)
    wanted = desktop.recording.step(desktop.recording.moment, 1)
    desktop.press(pygame.K_RIGHT)
    desktop.arrive()

    assert desktop.recording.moment == wanted


def test_a_step_back_is_there_at_once(desktop):
    first = desktop.recording.choices[3]
    desktop.pause_at(first)
    desktop.press(pygame.K_LEFT)

    assert desktop.recording.moment == desktop.recording.step(first, -1)
    assert not desktop.playback.showing


def test_forwards_and_back_everybody_stands_where_he_stood(desktop):
    board, recording = desktop.scene.table.board, desktop.recording
    desktop.pause_at(0)
    forwards = [dict(board.layout.spaces)]
    while not recording.at_end:
        desktop.playback.step(1)
        desktop.arrive(LONGEST)
        forwards.append(dict(board.layout.spaces))
    back = [dict(board.layout.spaces)]
    while recording.moment:
        desktop.playback.step(-1)
        back.append(dict(board.layout.spaces))

    assert forwards == back[::-1]


def test_a_page_key_jumps_by_round(desktop):
    desktop.pause_at(desktop.recording.choices[3])
    desktop.press(pygame.K_PAGEDOWN)
    assert desktop.recording.state.round_number == 2
    desktop.press(pygame.K_PAGEUP)

    assert desktop.recording.state.round_number == 1


def test_the_words_of_a_round_lead_there(desktop):
    desktop.pause_at(0)
    desktop.click(desktop.target("round 4").rect.center)

    assert desktop.recording.moment == desktop.recording.chapters[3].start


# the mouse


def test_the_line_leads_to_the_step_that_was_clicked(desktop):
    wanted = desktop.recording.choices[40]
    desktop.pause_at(0)
    desktop.click(desktop.at(wanted))

    assert desktop.recording.moment == wanted
    assert not desktop.playback.playing


def test_where_a_round_begins_the_knob_stands_at_the_beginning_of_its_bar(desktop):
    line = desktop.scene.bar.timeline

    for chapter, span in zip(desktop.recording.chapters[1:], line.spans[1:], strict=True):
        assert span.x == line.x(chapter.start)


def test_the_knob_can_be_dragged_and_playing_goes_on_where_it_is_let_go(desktop):
    wanted = desktop.recording.choices[40]
    assert desktop.playback.playing
    desktop.mouse(pygame.MOUSEBUTTONDOWN, desktop.at(desktop.recording.choices[9]))
    assert not desktop.playback.playing
    desktop.mouse(pygame.MOUSEMOTION, desktop.at(wanted))
    assert desktop.recording.moment == wanted
    desktop.mouse(pygame.MOUSEBUTTONUP, desktop.at(wanted))

    assert desktop.playback.playing


def test_dragged_to_the_end_it_stays_there(desktop):
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
        desktop.mouse(kind, desktop.at(desktop.recording.end))

    assert (True, False) == (desktop.recording.at_end, desktop.playback.playing)


def test_the_wheel_winds_step_by_step(desktop):
    first = desktop.recording.choices[9]
    desktop.pause_at(first)
    desktop.step(1, Event(pygame.MOUSEWHEEL, y=1, x=0))

    assert desktop.recording.moment == desktop.recording.step(first, -1)


@pytest.mark.parametrize(("name", "playing"), [("play", False), ("step", False), ("faster", True)])
def test_a_button_does_what_it_says(desktop, name, playing):
    desktop.click(desktop.target(name).rect.center)

    assert desktop.playback.playing == playing


# whose eyes


def test_a_digit_chooses_whose_eyes(desktop):
    desktop.pause_at(desktop.recording.choices[3])
    desktop.press(pygame.K_3, "3")
    assert desktop.recording.seat == 1
    desktop.press(pygame.K_1, "1")

    assert desktop.recording.seat is None


def test_the_eyes_of_a_seat_see_its_hand(desktop):
    desktop.pause_at(desktop.recording.choices[3])
    everybody = desktop.picture()
    desktop.press(pygame.K_3, "3")

    assert desktop.scene.own.rect(desktop.recording.state, desktop.recording.seat) is not None
    assert desktop.picture() != everybody


def test_of_a_game_under_way_nobodys_eyes_are_offered_and_it_says_why():
    desktop = Watching(under_way(9))
    desktop.press(pygame.K_2, "2")

    assert not [target.name for target in desktop.scene.ring.targets if target.name.startswith("eyes")]
    assert desktop.recording.seat is None
    assert "not over" in desktop.target("everybody").hint


def test_ghost_of_the_box_has_no_eyes():
    desktop = Watching(finished(3, "ghost", seed=5))
    names = [desktop.recording.state.players[seat].bandits[0] for seat in desktop.recording.watchers]

    assert len(names) == 3
    assert "ghost" not in names


# around it


def test_escape_leads_back(desktop):
    desktop.press(pygame.K_ESCAPE)

    assert desktop.left


def test_escape_shuts_the_log_first(desktop):
    desktop.press(pygame.K_g, "g")
    assert desktop.scene.table.log_open
    desktop.press(pygame.K_ESCAPE)

    assert (desktop.scene.table.log_open, desktop.left) == (False, False)


def test_the_log_tells_no_more_than_has_been_shown(desktop):
    desktop.pause_at(desktop.recording.end)
    whole = len(desktop.scene.table.drawer.chronicle.lines)
    desktop.pause_at(desktop.recording.choices[9])

    assert 0 < len(desktop.scene.table.drawer.chronicle.lines) < whole / 5


def test_the_whole_pile_is_shut_by_any_key(desktop):
    desktop.playback.go(desktop.recording.choices[9])
    desktop.press(pygame.K_l, "l")
    assert desktop.scene.sheet is not None
    assert not desktop.playback.playing
    desktop.press(pygame.K_ESCAPE)

    assert (desktop.scene.sheet, desktop.left) == (None, False)


def test_another_size_keeps_the_moment(desktop):
    desktop.pause_at(desktop.recording.choices[30])
    kit = desktop.app.kit
    desktop.scene.enter(kit.remade(kit.scale))

    assert desktop.recording.moment == desktop.recording.choices[30]
    assert not desktop.playback.playing


@pytest.mark.parametrize("log_open", [False, True])
def test_another_size_leaves_the_log_as_it_was(desktop, log_open):
    if log_open:
        desktop.scene.turn_log()
    desktop.scene.enter(desktop.app.kit.remade(desktop.app.kit.scale))

    assert log_open is desktop.scene.table.log_open


def test_whoever_chose_last_is_marked_as_soon_as_that_is_shown(desktop, match):
    """Where a choice is about to be made, it is the one before."""
    of_first_round = [(nth, made) for nth, made in enumerate(match.chosen) if nth and made.groups < 60]
    marked, chose = [], []
    for nth, made in of_first_round:
        for moment, last in ((made.groups, nth - 1), (made.groups + 1, nth)):
            desktop.recording.go(moment)
            if desktop.recording.state.phase == SCHEMING:
                marked.append(desktop.scene._active)
                chose.append(face(match.state, match.chosen[last].seat))

    assert len(set(chose)) > 1
    assert chose == marked


def test_whoever_comes_back_from_the_options_finds_it_standing_still(desktop):
    desktop.press(pygame.K_F10)
    desktop.press(pygame.K_ESCAPE)

    assert desktop.top is desktop.scene
    assert not desktop.playback.playing


def test_the_arrows_move_the_focus_once_it_has_left_the_line(desktop):
    desktop.pause_at(desktop.recording.choices[30])
    desktop.scene.ring.focused = "step"
    desktop.press(pygame.K_LEFT)

    assert desktop.scene.ring.focused == "play"
    assert desktop.recording.moment == desktop.recording.choices[30]


def test_at_first_the_line_has_the_focus(desktop):
    desktop.press(pygame.K_PAGEUP)

    assert desktop.scene.ring.focused == TIMELINE


def test_a_match_that_has_not_begun_can_be_looked_at():
    desktop = Watching(Session(under_way(0).setup, under_way(0).seats))
    desktop.arrive()

    assert desktop.recording.at_end


def pad(desktop: Watching, button: int) -> None:
    desktop.step(1, Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
    desktop.step(1, Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0))


def test_a_gamepad_steps_plays_and_jumps(desktop):
    first = desktop.recording.choices[3]
    desktop.pause_at(first)
    pad(desktop, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert desktop.recording.moment == desktop.recording.step(first, -1)
    pad(desktop, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert desktop.recording.state.round_number == 2
    pad(desktop, pygame.CONTROLLER_BUTTON_X)

    assert desktop.playback.playing


def test_from_the_line_arrows_lead_to_everything_in_the_bar(desktop):
    """Over the words of the rounds: the line itself uses left and right."""
    desktop.pause_at(0)
    reached = set()
    for key in (pygame.K_UP, *[pygame.K_LEFT] * 9, *[pygame.K_RIGHT] * 14):
        desktop.press(key)
        reached.add(desktop.scene.ring.focused)

    assert {"start", "step-back", "play", "step", "faster", "round 5", "everybody", "eyes 0", "eyes 3"} <= reached


def test_what_a_round_brought_stands_over_the_bar(desktop):
    """The bar of the replay lies where the live table has it."""
    desktop.playback.speed = 4
    desktop.until(lambda: isinstance(desktop.playback.loop.moment, RoundSummary), 30000)

    assert desktop.playback.loop.moment.foot <= desktop.scene.bar.area[1]


def test_the_log_ends_over_what_a_round_brought(desktop):
    desktop.playback.speed = 4
    desktop.scene.turn_log()
    desktop.until(lambda: isinstance(desktop.playback.loop.moment, RoundSummary), 30000)
    desktop.step()

    assert desktop.scene.table.drawer.bottom <= desktop.playback.loop.moment.low


def test_whose_card_was_the_last_is_marked_no_more_when_the_round_is_over(desktop):
    desktop.pause_at(desktop.recording.choices[-1])
    assert STEALING == desktop.recording.state.phase
    assert desktop.scene._active is not None
    desktop.recording.eyes.between = True

    assert desktop.scene._active is None


def test_a_big_moment_goes_by_itself(desktop):
    desktop.playback.speed = 4
    desktop.until(lambda: isinstance(desktop.playback.loop.moment, RoundCard))
    card = desktop.playback.loop.moment
    desktop.until(lambda: desktop.playback.loop.moment is not card, 600)

    assert desktop.playback.playing
