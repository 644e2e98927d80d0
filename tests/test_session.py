"""A match: its choices and events are kept, computers see only their own, eyes see what they may."""

import pytest

from game.bots.roster import computer
from game.bots.thinking import Thinker
from game.engine.contents import HIDDEN_CARD, Card
from game.engine.game import IllegalOption, new_game, play
from game.engine.phases.scheming import Draw, Play
from game.engine.state import Setup, position
from game.session import Seat, Session

BANDITS = ("belle", "cheyenne", "doc", "ghost")
SETUP = Setup(BANDITS, seed=4, first="belle")


def session(persons: int = 4, *, open_table: bool = False) -> Session:
    seats = [Seat(name, None if index < persons else computer("random", index)) for index, name in enumerate(BANDITS)]
    return Session(SETUP, seats, open_table)


def finished() -> Session:
    found = session(0)
    while not found.over:
        found.let_computer_choose()
    return found


def test_it_begins_at_the_first_choice():
    found = session()
    assert position(new_game(SETUP)) == position(found.state)
    assert 0 == found.to_move
    assert [] == found.choices
    assert not found.over


def test_choices_are_kept_in_notation():
    found = session()
    found.choose(Draw())
    assert ["draw"] == found.choices


def test_the_choices_make_the_same_game_again():
    found = finished()
    state = new_game(SETUP)
    for words in found.choices:
        play(state, next(option for option in state.offered if option.words(state) == words))
    assert position(state) == position(found.state)


def test_when_a_seat_chose_last_is_known_by_how_much_had_happened():
    found = session(0)
    before = [found.last_choice(seat) for seat in range(4)]
    happened = {}
    for _ in range(9):
        seat, happened[found.to_move] = found.to_move, len(found.groups)
        found.let_computer_choose()
        assert happened[seat] == found.last_choice(seat)
    assert ([0] * 4, happened) == (before, {seat: found.last_choice(seat) for seat in range(4)})


def test_an_illegal_choice_is_refused_and_leaves_no_trace():
    found = session()
    groups = len(found.groups)
    with pytest.raises(IllegalOption):
        found.choose(Play(Card("doc", "marshal")))
    assert [] == found.choices
    assert groups == len(found.groups)


def test_a_choice_for_a_bandit_who_is_not_in_the_game_is_as_illegal():
    with pytest.raises(IllegalOption):
        session().choose(Play(Card("tuco", "fire")))


def test_the_end_has_nobody_to_move():
    found = finished()
    assert found.over
    assert found.to_move is None


def test_a_computer_gets_only_the_view_of_its_seat():
    seen = []

    def choose(view):
        seen.append(view)
        return view.options[0]

    found = Session(SETUP, [Seat(name, choose) for name in BANDITS])
    for _ in range(4):
        found.let_computer_choose()
    assert [0, 1, 2, 3] == [view.seat for view in seen]
    for view in seen:
        for player in view.state.players:
            assert (player.seat == view.seat) == (HIDDEN_CARD not in player.hand)
        assert 0 == view.state.seed


def test_people_are_told_from_computers():
    assert [0, 1] == session(2).people


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_eyes_that_follow_know_what_a_view_knows(seat):
    """Followed from the laid table, a seat's eyes have come to exactly its view: at every pause in the match."""
    found = session(0)
    eyes = found.eyes(seat)
    while not found.over:
        found.let_computer_choose()
        while eyes.seen < len(found.groups):
            eyes.follow(found.groups[eyes.seen])
        if found.state.asking is not None:
            assert position(found.view(seat).state) == position(eyes.state)


def test_eyes_that_have_not_followed_know_nothing_new():
    found = finished()
    eyes = found.eyes(0)
    assert 0 == eyes.seen
    assert 0 == eyes.state.round_number


def test_eyes_know_when_a_round_is_over_and_that_the_last_one_is():
    found = finished()
    eyes, between = found.eyes(None), []
    for group in found.groups:
        eyes.follow(group)
        if not between or between[-1] != (eyes.between, eyes.state.round_number):
            between.append((eyes.between, eyes.state.round_number))
    rounds = [(over, number) for number in range(1, 6) for over in (False, True)]
    assert [(False, 0), *rounds] == between


class SlowThinker(Thinker):
    """Stands in for the process of the computer players: it has chosen when the test says so."""

    done = False

    def __init__(self):
        super().__init__()
        self.asked = []

    def ask(self, question):
        self.asked.append((question.view.seat, question.level, question.seed))
        self.answer = question.view.options[-1]
        return self


def thinking():
    """A match of Outlaws, and who thinks for them."""
    found = Session(SETUP, [Seat.of(name, "outlaw", 7) for name in BANDITS], thinker=SlowThinker())
    found.begin_to_think()
    return found, found.thinker


def test_a_computer_chooses_when_it_has_thought():
    found, thinker = thinking()
    assert not found.let_computer_choose()
    assert [] == found.choices

    thinker.done = True
    assert found.let_computer_choose()
    assert [(0, "outlaw", 7)] == thinker.asked
    assert [thinker.answer.words(new_game(SETUP))] == found.choices


def test_a_thought_is_for_one_choice_only():
    found, thinker = thinking()
    thinker.done = True
    found.let_computer_choose()
    thinker.done = False

    assert found.let_computer_choose()
    assert 1 == len(thinker.asked)


def test_who_takes_a_seat_over_does_not_get_the_thought():
    found, _ = thinking()
    found.hand_over(0, "random", 3)

    assert found.let_computer_choose()


def test_without_a_process_a_computer_thinks_at_once():
    found = session(0)
    found.begin_to_think()

    assert found.let_computer_choose()


def test_a_seat_handed_to_a_second_person_is_shared_from_then_on():
    """They may still be looking when he has left again."""
    found = session(1)
    assert not found.shared
    found.hand_over(1)
    assert found.shared
    found.hand_over(1, "outlaw", 0)
    assert found.shared


def test_a_resumed_match_knows_that_two_people_have_sat_at_it():
    people = [Seat.of("Anna"), Seat.of("Bob")]
    found = Session(SETUP, [*people, *(Seat.of("Robot", "random", number) for number in (2, 3))])
    found.hand_over(1, "outlaw", 0)

    assert Session.resume(found.record()).shared


@pytest.fixture
def hinted(thought_once):
    """A match of people, the first of whom has been given a hint."""
    found = session(len(BANDITS))
    thought = found.ask_for_hint()
    while not thought.done:
        pass
    return found, thought


def test_a_hint_is_one_of_the_options_from_the_view_of_whoever_has_to_choose(hinted):
    found, thought = hinted

    assert thought.answer.option in found.view(found.to_move).options


def test_asked_again_it_is_the_same_hint_and_counts_once(hinted):
    found, thought = hinted

    assert thought is found.ask_for_hint()
    assert {found.to_move: 1} == found.hinted


def test_after_the_choice_there_is_another_hint(hinted):
    found, thought = hinted
    found.choose(thought.answer.option)

    assert thought is not found.ask_for_hint()


def test_who_takes_a_choice_back_has_asked_all_the_same(hinted):
    found, _ = hinted
    seat = found.to_move
    card = next(option for option in found.view(seat).options if isinstance(option, Play))  # what is drawn stays drawn
    found.choose(card)
    before = found.choices
    found.undo()

    assert 1 == len(before)
    assert [] == found.choices
    assert {seat: 1} == found.hinted


def test_a_choice_taken_back_gets_a_hint_of_its_own():
    """The one that is given is for what would have come after it."""
    found = session()
    found.choose(next(option for option in found.view(0).options if isinstance(option, Play)))
    given = found.ask_for_hint()
    found.undo()

    assert given is not found.ask_for_hint()
    assert {0: 1, 1: 1} == found.hinted


def test_all_who_have_asked_after_a_choice_have_asked_when_it_is_taken_back():
    found = session()
    for _ in range(3):
        found.choose(next(option for option in found.view(found.to_move).options if isinstance(option, Play)))
        found.ask_for_hint()
    for _ in range(3):
        found.undo()

    assert {1: 1, 2: 1, 3: 1} == found.hinted


def test_who_takes_a_seat_over_asks_for_himself():
    found = session()
    given = found.ask_for_hint()
    found.hand_over(0)

    assert given is not found.ask_for_hint()
    assert {0: 2} == found.hinted


def test_what_a_person_has_asked_for_counts_when_a_computer_sits_there():
    found = session()
    found.ask_for_hint()
    found.hand_over(0, "outlaw", 0)

    assert {0: 1} == found.hinted


def test_a_hint_is_asked_for_even_if_a_choice_before_it_is_taken_back(thought_once):
    found = session(1)
    while not found.seats[found.to_move].is_person:
        found.let_computer_choose()
    seat = found.to_move
    found.choose(next(option for option in found.view(seat).options if isinstance(option, Play)))
    while found.to_move != seat:
        found.let_computer_choose()
    found.ask_for_hint()
    found.undo()

    assert {seat: 1} == found.hinted


def test_a_resumed_match_knows_who_asked(hinted):
    found, thought = hinted
    found.choose(thought.answer.option)

    assert found.hinted == Session.resume(found.record()).hinted


def test_a_resumed_match_is_without_hints_if_it_was():
    found = session(2)
    found.hints = False

    assert not Session.resume(found.record()).hints
    assert not found.may_ask


def test_computers_get_no_hints():
    assert not session(0).may_ask
    assert session(len(BANDITS)).may_ask


def test_when_it_is_over_nobody_asks_for_a_hint():
    assert not finished().may_ask


class BusyThinker(Thinker):
    """Never comes to an end, and counts how often it is asked, and told to give up."""

    done, asked, given_up = False, 0, 0

    def ask(self, _question):
        self.asked += 1
        return self

    def give_up(self):
        self.given_up += 1


def test_a_review_that_nobody_waits_for_any_more_is_given_up():
    """Else the process would think on while another match is played."""
    found = session(0)
    found.thinker = BusyThinker()
    found.review()
    found.counsel.leave_review()

    assert 1 == found.thinker.given_up
    found.review()
    assert 2 == found.thinker.asked
