"""The recording: the same moments forwards, backwards and at a jump, through every pair of eyes."""

import pytest

from game.engine.events import CardRevealed, EventBegan, RoundStarted
from game.engine.positions import digest
from game.engine.state import Setup
from game.scenes.replay.recording import Recording
from game.session import Seat, Session
from tests.scenes.finished import session as finished


@pytest.fixture(scope="module")
def match() -> Session:
    return finished(4, seed=5)


@pytest.fixture
def recording(match) -> Recording:
    return Recording(match)


def under_way(choices: int) -> Session:
    session = Session(Setup(("belle", "tuco", "doc", "django"), seed=3), [Seat.of(name, "outlaw") for name in "abcd"])
    for _ in range(choices):
        session.let_computer_choose()
    return session


@pytest.mark.parametrize("seat", [None, 2])
def test_going_to_the_end_and_back_passes_the_same_positions(recording, seat):
    recording.look(seat)
    forwards = [digest(recording.state)]
    while not recording.at_end:
        recording.go(recording.step(recording.moment, 1))
        forwards.append(digest(recording.state))
    back = [digest(recording.state)]
    while recording.moment:
        recording.go(recording.step(recording.moment, -1))
        back.append(digest(recording.state))

    assert forwards == back[::-1]
    assert len(set(forwards)) > len(recording.choices)


def test_followed_to_the_end_it_is_the_last_position(recording, match):
    while not recording.at_end:
        recording.follow()

    assert digest(recording.state) == digest(match.view(None).state)


def test_every_choice_is_a_step(recording):
    assert set(recording.choices) <= set(recording.steps)


@pytest.mark.parametrize("kind", [CardRevealed, EventBegan, RoundStarted])
def test_so_is_whatever_one_looks_at_though_nobody_chose(recording, match, kind):
    moments = {nth + 1 for nth, group in enumerate(match.groups) if any(isinstance(one, kind) for one in group)}

    assert moments
    assert moments <= set(recording.steps)


def test_at_a_choice_the_position_is_the_one_in_which_it_was_made(recording, match):
    again = Session(match.setup, match.seats)
    for moment in recording.choices:
        recording.go(moment)
        assert recording.state.pile == again.view(None).state.pile
        again.let_computer_choose()


def test_other_eyes_see_the_same_moment(recording):
    recording.go(100)
    recording.look(1)

    assert (recording.moment, recording.seat) == (100, 1)
    assert "hidden" not in {card.action for card in recording.state.players[1].hand}


def test_a_seats_eyes_see_no_other_hand(recording):
    recording.look(1)
    recording.go(recording.choices[3])

    others = [player.hand for player in recording.state.players if player.seat != 1]
    assert {card.action for hand in others for card in hand} == {"hidden"}


def test_the_rounds_follow_each_other_to_the_end(recording):
    assert [one.number for one in recording.chapters] == [1, 2, 3, 4, 5]
    assert [one.end for one in recording.chapters] == [*(one.start for one in recording.chapters[1:]), recording.end]


def test_a_jump_by_round_leads_to_its_beginning(recording):
    recording.go(recording.chapters[1].start + 9)

    assert recording.round(1) == recording.chapters[2].start
    assert recording.round(-1) == recording.chapters[1].start
    recording.go(recording.round(-1))
    assert recording.round(-1) == recording.chapters[0].start
    assert recording.state.round_number == 2


def test_after_the_last_round_comes_the_end_and_before_the_first_the_beginning(recording):
    recording.go(recording.chapters[-1].start)
    assert recording.round(1) == recording.end
    recording.go(recording.chapters[0].start)
    assert recording.round(-1) == 0


def test_a_game_under_way_opens_nobodys_eyes():
    recording = Recording(under_way(9))
    with pytest.raises(ValueError, match="everybody"):
        recording.look(0)

    assert recording.seat is None


def test_of_a_game_under_way_no_round_is_told_that_has_not_begun():
    assert [one.number for one in Recording(under_way(9)).chapters] == [1]
