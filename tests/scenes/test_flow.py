"""The course of a match: which scene comes, whose hand may lie open, what is news to whom."""

from typing import Any

import pytest

from game.bots.roster import computer
from game.engine.actions.move import Move
from game.engine.events import CardPlayed, CardsDrawn
from game.engine.phases.scheming import Draw, Plan, turn_steps
from game.engine.state import Setup
from game.record.library import Library, NotKept
from game.record.scribe import Scribe
from game.scenes.flow import Flow, Scenes
from game.scenes.scheming.news import News
from game.session import Seat, Session
from tests.scenes.desktop import STRICT, Desktop, people

BANDITS = ("belle", "cheyenne", "doc", "ghost")


DOORS = ("s", "a", "scoring", "handing", "replay", "naming")


def flow(persons: int = 4, *, open_table: bool = False) -> Flow:
    """A match whose scenes only say their names."""
    seats = [Seat(name, None if index < persons else computer("random")) for index, name in enumerate(BANDITS)]
    doors: list[Any] = [lambda _flow, seat: f"curtain {seat}", *((lambda _flow, n=n: n) for n in DOORS)]
    scenes = Scenes(*doors)
    return Flow(Session(Setup(BANDITS, seed=3, first="belle"), seats, open_table), scenes)


def shown(found: Flow) -> Flow:
    """The match with everything shown that has happened."""
    while found.waiting:
        found.follow()
    return found


def test_the_eyes_of_all_see_what_happened_only_when_it_is_shown():
    found = flow()
    assert found.waiting
    assert found.person_to_move is None
    assert 0 == found.public.state.round_number
    shown(found)
    assert 0 == found.person_to_move
    assert 1 == found.public.state.round_number


def test_a_curtain_comes_before_a_secret_choice():
    assert "curtain 0" == shown(flow()).next_scene()


def test_each_who_draws_sees_what_he_has_drawn_whatever_follows_on_it():
    """On what the last of a turn draws the next turn begins."""
    found, seen = shown(flow()), []
    turn = found.public.state.turn
    while found.session.state.turn == turn:
        found.begin_turn()
        found.choose(next(option for option in found.session.state.offered if isinstance(option, Draw)))
        seen.append([card.bandit for card in found.drawn])
        found.done_looking()
        shown(found)

    assert [[bandit] * 3 for bandit in BANDITS] == seen


AFTERWARDS = {
    "a choice": lambda found: found.choose(found.session.state.offered[0]),
    "taken back": lambda found: found.undo(),
    "his seat handed over": lambda found: found.hand_over(0, "outlaw", 1),
    "another seat handed over": lambda found: found.hand_over(2, "greenhorn", 1),
    "the window left": lambda found: found.shut(),
}


@pytest.mark.parametrize("happens", AFTERWARDS.values(), ids=list(AFTERWARDS))
def test_a_hint_that_was_asked_for_is_asked_for_no_more_after(happens):
    """Else it would lie open at once when somebody has to choose again."""
    found = shown(flow(1))
    found.choose(found.session.state.offered[0])
    found.hint_wanted = True
    happens(found)

    assert not found.hint_wanted


def test_at_an_open_table_the_hand_stays_open_though_the_window_was_left():
    found = shown(flow(open_table=True))
    found.begin_turn()
    found.shut()

    assert 0 == found.hand


def test_no_curtain_comes_before_everything_is_shown():
    assert flow().next_scene() is None


def test_the_curtain_opened_there_is_none():
    found = shown(flow())
    found.begin_turn()
    assert found.next_scene() is None
    assert 0 == found.hand


def test_a_choice_closes_the_curtain():
    found = shown(flow())
    found.begin_turn()
    found.choose(found.session.state.offered[0])
    assert found.hand is None
    shown(found)
    assert found.hand is None
    assert "curtain 1" == found.next_scene()


def test_a_curtain_opened_for_one_is_not_open_for_the_next():
    found = shown(flow())
    found.begin_turn()
    found.session.choose(found.session.state.offered[0])
    shown(found)
    assert found.hand is None
    assert "curtain 1" == found.next_scene()


def test_at_an_open_table_the_hand_of_whoever_chooses_lies_open():
    found = flow(open_table=True)
    assert shown(found).hand is None
    assert found.next_scene() is None
    found.begin_turn()
    assert 0 == found.hand


def test_a_lone_persons_hand_always_lies_open():
    found = flow(1)
    assert 0 == found.hand
    assert 0 == shown(found).hand
    assert found.next_scene() is None


@pytest.mark.parametrize(
    ("persons", "open_table", "expected"), [(4, False, True), (2, False, True), (1, False, False), (4, True, False)]
)
def test_a_curtain_is_needed_between_people_who_hide_their_hands(persons, open_table, expected):
    assert expected == shown(flow(persons, open_table=open_table)).needs_curtain


def left_by_others() -> Flow:
    """Of two people the one who does not have to choose has left."""
    found = shown(flow(2))
    found.hand_over(1, "random", 0)
    return found


def test_when_the_others_have_left_the_last_persons_hand_is_shut():
    """They may still be looking, and come back."""
    found = left_by_others()
    assert found.hand is None
    assert "curtain 0" == found.next_scene()


def test_whoever_gives_his_seat_away_sees_no_hand():
    found = shown(flow(2))
    found.hand_over(0, "random", 0)
    assert found.hand is None


def test_when_he_has_opened_the_curtain_once_it_lies_open_always():
    found = left_by_others()
    found.begin_turn()
    found.choose(found.session.state.offered[0])
    assert 0 == found.hand
    assert 0 == shown(found).hand


def test_when_others_come_back_the_curtain_does_too():
    found = left_by_others()
    found.begin_turn()
    found.choose(found.session.state.offered[0])
    found.hand_over(1, "", 0)
    assert found.hand is None
    assert "curtain 1" == shown(found).next_scene()


def test_at_an_open_table_who_stays_alone_needs_no_curtain():
    found = shown(flow(2, open_table=True))
    found.hand_over(1, "random", 0)
    assert found.next_scene() is None
    found.begin_turn()
    assert 0 == found.hand


def test_nobodys_hand_lies_open_among_computers():
    found = shown(flow(0))
    assert found.hand is None
    assert found.person_to_move is None


def test_the_scoring_comes_when_all_is_shown():
    found = flow(0)
    while not found.session.over:
        found.session.let_computer_choose()
    assert found.next_scene() is None
    assert "scoring" == shown(found).next_scene()


def test_scheming_and_action_take_turns():
    """The table is laid in the action scene; then five rounds, whatever the session has come to meanwhile."""
    found = flow(0)
    while not found.session.over:
        found.session.let_computer_choose()
    seen = []
    while found.waiting:
        found.follow()
        if not seen or seen[-1] != found.scheming:
            seen.append(found.scheming)
    assert [False, *[True, False] * 5] == seen


def test_news_is_what_happened_since_ones_last_choice():
    found = shown(flow())
    for _ in range(4):
        found.choose(found.session.state.offered[0])
        shown(found)
    news = [event for group in found.news(0) for event in group if isinstance(event, CardPlayed | CardsDrawn)]
    assert [0, 1, 2, 3] == [event.seat for event in news][-4:]


@pytest.mark.parametrize(("turns", "expected"), [("SSSS", [1, 2, 3]), ("RSSS", [3, 2, 1])])
def test_who_follows_comes_in_the_order_of_the_turn(turns, expected):
    found = shown(flow())
    found.session.state.agenda = list(reversed(turn_steps(turns, 0, 4)[2:]))
    assert expected == found.followers


def test_only_people_follow():
    assert [1] == shown(flow(2)).followers


def test_after_the_rounds_last_turn_nobody_follows():
    found = shown(flow())
    while any(isinstance(step, Plan) for step in found.session.state.agenda):
        found.session.choose(found.session.state.offered[0])
    assert [] == found.followers


# the strip of news


def table_with_news(open_table: bool = False) -> tuple[Desktop, News]:
    desktop = Desktop()
    desktop.match(people(4, open_table=open_table))
    found = shown(desktop.flow)
    for _ in range(4):
        found.choose(found.session.state.offered[0])
        shown(found)
    return desktop, News(desktop.context, found)


def test_the_strip_tells_each_card_of_the_others():
    desktop, news = table_with_news()
    seat = desktop.session.to_move
    news.show(seat)
    assert len(news._told) >= 3


def test_ones_own_cards_are_no_news():
    desktop, news = table_with_news()
    seat = desktop.session.to_move
    news.show(seat)
    assert not {one.bandit for one in news._told} & set(desktop.session.state.players[seat].bandits)


def test_the_strip_goes():
    desktop, news = table_with_news()
    news.show(desktop.session.to_move)
    news.close()
    assert [] == news._told


@pytest.mark.parametrize("seat", [None, 0])
def test_no_strip_where_everybody_watched(seat):
    _, news = table_with_news(open_table=True)
    news.show(seat)
    assert [] == news._told


def test_a_card_face_down_stays_so_in_the_strip():
    desktop, news = table_with_news()
    told = {news._tell(CardPlayed(0, card, True)) for card in desktop.session.state.rules.decks[0]}
    assert 1 == len(told)


def test_a_public_choice_opens_no_hand():
    """The last person's hand stays shut until he has opened the curtain himself."""
    found = left_by_others()
    plan, found.session.state.asking = found.session.state.asking, Move("belle")
    found.begin_turn()
    found.session.state.asking = plan
    assert found.hand is None
    assert found.needs_curtain


def test_trouble_with_the_disk_is_told_once_and_again_when_it_comes_back(tmp_path):
    found = flow()
    found.session.scribe = scribe = Scribe(Library(tmp_path), "game")
    told = []
    for trouble in (NotKept("full", tmp_path), NotKept("full", tmp_path), None, NotKept("full", tmp_path)):
        scribe.trouble = trouble
        told.append(found.trouble(STRICT))
    sentence = STRICT("kept-full", folder=str(tmp_path))

    assert [sentence, "", "", sentence] == told
