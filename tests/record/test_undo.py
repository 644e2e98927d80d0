"""A choice can be taken back as long as nobody has seen anything new since."""

from dataclasses import replace

import pytest

from game.bots.imagine import imagine
from game.engine.contents import BULLET, FIRE
from game.engine.events import CardPlayed
from game.engine.game import play, to_move, view
from game.engine.phases.scheming import Draw, Play
from game.engine.state import SCHEMING, Setup, position
from game.engine.variants.two_players import CoverFire
from game.session import Session
from tests.record.games import SETUP, match

PAIRS = Setup(("belle", "tuco", "django", "doc"), seed=2, teams=(("belle", "django"), ("tuco", "doc")))


def card(session: Session) -> Play:
    return next(option for option in session.state.offered if isinstance(option, Play))


def test_before_the_first_choice_nothing_can_be_undone():
    assert match().undoable is None


def test_a_card_played_can_be_taken_back_until_the_next_is_shown_his_turn():
    session = match()
    before, option = position(session.state), card(session)
    session.choose(option)
    assert option == session.undoable
    session.undo()
    assert before == position(session.state)
    assert ([], None) == (session.choices, session.undoable)


def test_what_happened_is_taken_back_with_it():
    session = match()
    groups = session.groups[:]
    session.choose(card(session))
    session.undo()
    assert groups == session.groups


def test_when_the_next_is_shown_his_turn_it_is_too_late():
    session = match()
    session.choose(card(session))
    session.begin_turn()
    assert session.undoable is None


def asked_to_cover(*, shown: bool) -> Session:
    """A pair's match in which a Fire may be covered; `shown`: whoever chose was shown his turn after each choice."""
    session = match(setup=PAIRS, persons=2)
    while not isinstance(session.state.asking, CoverFire):
        offered = session.state.offered
        fires = [one for one in offered if isinstance(one, Play) and one.card.action == FIRE and not one.hidden]
        session.choose(next(iter(fires), offered[0]))
        if shown:
            session.begin_turn()
    return session


def test_being_asked_again_oneself_is_not_too_late():
    session = asked_to_cover(shown=False)
    session.begin_turn()
    assert isinstance(session.undoable, Play)


def test_of_two_choices_of_a_turn_both_are_too_late_when_the_next_is_shown_his():
    session = asked_to_cover(shown=True)
    session.choose(session.state.offered[0])
    assert session.undoable is not None
    session.begin_turn()
    assert session.undoable is None


def test_a_card_that_the_next_has_to_play_is_something_new():
    session = match()
    after = session.state.players[1]
    after.hand, after.deck = [card for card in after.hand if card.action != BULLET][:1], []
    session.choose(card(session))
    assert [2, None] == [session.to_move, session.undoable]


def test_what_computers_answer_a_lone_person_is_taken_back_with_his_choice():
    """However fast they answered: they do it anew."""
    session = match(1)
    before, option, groups = position(session.state), card(session), session.groups[:]
    session.choose(option)
    while not session.seats[session.to_move].is_person:
        session.let_computer_choose()
    session.begin_turn()
    assert (option, len(groups)) == (session.undoable, session.undone_from)
    session.undo()
    assert (before, groups, []) == (position(session.state), session.groups, session.choices)


def test_a_computer_that_draws_teaches_nobody_anything():
    session = match(1)
    session.choose(card(session))
    session.choose(Draw())
    assert session.undoable is not None


def test_what_a_card_turned_up_has_taught_cannot_be_unlearned():
    session = match(1)
    option = card(session)
    session.choose(option)
    while session.state.phase == SCHEMING:
        made = session.to_move
        session.choose(card(session)) if session.seats[made].is_person else session.let_computer_choose()
    assert session.undoable is None


def test_between_two_people_a_computers_answer_is_something_new():
    session = match(2)
    session.choose(card(session))
    session.choose(card(session))
    assert session.undoable is not None
    session.let_computer_choose()
    assert session.undoable is None


def test_cards_drawn_cannot_be_put_back():
    session = match()
    session.choose(Draw())
    assert session.undoable is None


def test_nor_does_a_lone_person_take_back_what_he_chose_before_he_drew():
    session = match(1)
    session.choose(card(session))
    while not session.seats[session.to_move].is_person:
        session.let_computer_choose()
    assert session.undoable is not None
    session.choose(Draw())
    assert session.undoable is None


def test_a_seat_handed_over_ends_it():
    session = match()
    session.choose(card(session))
    session.hand_over(3)
    assert session.undoable is None


def test_several_choices_are_taken_back_one_by_one():
    session = match(4)
    before = []
    for _ in range(3):
        before.append((position(session.state), len(session.groups)))
        session.choose(card(session))
    for state, groups in reversed(before):
        assert groups == session.undone_from
        session.undo()
        assert (state, groups) == (position(session.state), len(session.groups))


@pytest.mark.parametrize("setup", [
    SETUP, replace(SETUP, expert=True, seed=6), replace(SETUP, expansions=("elf",)), PAIRS,
    Setup(("belle", "doc", "ghost"), seed=3, expansions=("ghost",)), replace(SETUP, expansions=("horses",)),
    replace(PAIRS, expansions=("horses",)),
])  # fmt: skip
def test_whatever_can_be_undone_has_taught_the_chooser_nothing(setup):
    """Whatever lay in the places that he could not see, he would see the same now.

    But for one thing, that the next has more than one possibility: with one alone he is not asked.
    """
    session = match(4, setup)
    compared = 0
    while not session.over:
        seat = session.to_move
        worlds = [imagine(session.view(seat), seed) for seed in range(3)]
        option = session.state.offered[len(session.choices) % len(session.state.offered)]
        session.choose(option)
        if session.undoable is None:
            continue
        for world in worlds:
            play(world, option)
            if to_move(world) == session.to_move and world.turn == session.state.turn:
                compared += 1
                assert position(view(world, seat).state) == position(session.view(seat).state)
    assert 20 < compared


def test_a_card_that_ghost_of_the_box_plays_after_it_is_something_new():
    session = match(setup=Setup(("belle", "doc", "ghost"), seed=3, expansions=("ghost",)), persons=3)
    followed = 0
    while not session.over and followed < 3:
        plays = [option for option in session.state.offered if isinstance(option, Play)]
        seat, before = session.to_move, len(session.groups)
        session.choose((plays or session.state.offered)[0])
        events = [event for group in session.groups[before:] for event in group]
        if plays and any(isinstance(event, CardPlayed) and event.seat != seat for event in events):
            assert session.undoable is None
            followed += 1
    assert followed
