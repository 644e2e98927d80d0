"""The reel: the same moments forwards, backwards and at a jump, through every pair of eyes."""

import pytest

from game.engine.positions import digest
from game.engine.state import Setup
from game.scenes.replay.reel import Reel
from game.session import Seat, Session
from tests.scenes.finished import session as finished


@pytest.fixture(scope="module")
def match() -> Session:
    return finished(4, seed=5)


@pytest.fixture
def reel(match) -> Reel:
    return Reel(match)


def under_way(choices: int) -> Session:
    session = Session(Setup(("belle", "tuco", "doc", "django"), seed=3), [Seat.of(name, "outlaw") for name in "abcd"])
    for _ in range(choices):
        session.let_computer_choose()
    return session


@pytest.mark.parametrize("seat", [None, 2])
def test_going_to_the_end_and_back_passes_the_same_positions(reel, seat):
    reel.look(seat)
    forwards = [digest(reel.state)]
    while not reel.at_end:
        reel.go(reel.step(reel.moment, 1))
        forwards.append(digest(reel.state))
    back = [digest(reel.state)]
    while reel.moment:
        reel.go(reel.step(reel.moment, -1))
        back.append(digest(reel.state))

    assert forwards == back[::-1]
    assert len(set(forwards)) > len(reel.choices)


def test_followed_to_the_end_it_is_the_last_position(reel, match):
    while not reel.at_end:
        reel.follow()

    assert digest(reel.state) == digest(match.view(None).state)


def test_every_choice_is_a_step(reel):
    assert set(reel.choices) <= set(reel.steps)


def test_at_a_choice_the_position_is_the_one_in_which_it_was_made(reel, match):
    again = Session(match.setup, match.seats)
    for moment in reel.choices:
        reel.go(moment)
        assert reel.state.pile == again.view(None).state.pile
        again.let_computer_choose()


def test_other_eyes_see_the_same_moment(reel):
    reel.go(100)
    reel.look(1)

    assert (reel.moment, reel.seat) == (100, 1)
    assert "hidden" not in {card.action for card in reel.state.players[1].hand}


def test_a_seats_eyes_see_no_other_hand(reel):
    reel.look(1)
    reel.go(reel.choices[3])

    others = [player.hand for player in reel.state.players if player.seat != 1]
    assert {card.action for hand in others for card in hand} == {"hidden"}


def test_the_rounds_follow_each_other_to_the_end(reel):
    assert [one.number for one in reel.chapters] == [1, 2, 3, 4, 5]
    assert [one.end for one in reel.chapters] == [*(one.start for one in reel.chapters[1:]), reel.end]


def test_a_jump_by_round_leads_to_its_beginning(reel):
    reel.go(reel.chapters[1].start + 9)

    assert reel.round(1) == reel.chapters[2].start
    assert reel.round(-1) == reel.chapters[1].start
    reel.go(reel.round(-1))
    assert reel.round(-1) == reel.chapters[0].start
    assert reel.state.round_number == 2


def test_after_the_last_round_comes_the_end_and_before_the_first_the_beginning(reel):
    reel.go(reel.chapters[-1].start)
    assert reel.round(1) == reel.end
    reel.go(reel.chapters[0].start)
    assert reel.round(-1) == 0


def test_a_game_under_way_opens_nobodys_eyes():
    reel = Reel(under_way(9))
    with pytest.raises(ValueError, match="everybody"):
        reel.look(0)

    assert reel.seat is None


def test_of_a_game_under_way_no_round_is_told_that_has_not_begun():
    assert [one.number for one in Reel(under_way(9)).chapters] == [1]
