"""What a card would do now: told of the one that is pointed at, and shown on the train before anything is pressed."""

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.board import marks_drawn
from game.board.train_shape import PITCH
from game.engine.contents import FIRE, FLOOR_CHANGE, JEWEL, MARSHAL, MOVE, PUNCH, PURSE, ROBBERY, STRONGBOX, Card, Loot
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.expansions.horses.flasks import FULL as FLASK
from game.scenes.scheming import preview
from game.scenes.scheming.preview import Foreseen, foreseen
from game.ui.words import Words, languages
from tests.engine.tables import train
from tests.scenes.desktop import SIZE, STRICT, Desktop, people

TABLE = "doc 2.in, tuco 1.in, cheyenne 3.in, django 2.in, ghost 4.roof"


@pytest.fixture
def desktop() -> Desktop:
    found = Desktop()
    found.match(people(4, 1))
    found.until_asked()
    return found


def rest_on(desktop: Desktop, name: str, seconds: float = 0.4) -> None:
    """Move the mouse to something and leave it there."""
    at = desktop.target(name).rect.midleft
    at = at[0] + 12, at[1]
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0)))
    for _ in range(round(seconds * 60)):
        desktop.wait()


def spaces(state, names: str) -> tuple[int, ...]:
    return tuple(state.train.names.index(name) for name in names.split())


def test_a_move_leads_to_the_next_cars():
    state = train(TABLE)
    found = foreseen(state, Card("doc", MOVE))

    assert ("doc", set(spaces(state, "1.in 3.in"))) == (found.who, set(found.spaces))


def test_a_floor_change_leads_to_the_roof():
    state = train(TABLE)
    assert Foreseen("doc", spaces(state, "2.roof")) == foreseen(state, Card("doc", FLOOR_CHANGE))


def test_the_marshal_goes_by_his_own_card():
    state = train(TABLE, marshal=0)
    assert Foreseen("marshal", spaces(state, "1.in")) == foreseen(state, Card("doc", MARSHAL))


def test_a_fire_is_aimed_at_all_whom_it_could_hit():
    found = foreseen(train(TABLE), Card("doc", FIRE))
    assert ({"tuco", "cheyenne"}, True) == (set(found.bandits), found.aimed)


def test_a_punch_could_strike_whoever_is_in_the_same_space():
    assert Foreseen("doc", bandits=("django",)) == foreseen(train(TABLE), Card("doc", PUNCH))


def test_a_robbery_frames_what_lies_there():
    state = train(TABLE)
    here = state.bandits["doc"].space
    state.floor[here] = (Loot(JEWEL),)

    assert ((here, JEWEL),) == foreseen(state, Card("doc", ROBBERY)).loot


def test_who_is_where_it_leads_is_not_certain():
    state, board = train(TABLE), _board(train(TABLE))
    told = list(preview.chips(STRICT, state, board, foreseen(state, Card("doc", MOVE))))

    assert [False, False] == [certain for _, _, certain in told]
    assert {"Tuco", "Cheyenne"} == {words.split("with ")[1] for _, words, _ in told}


FULL = "tuco 5.in, belle 4.in, cheyenne 4.in, doc 4.in, ghost 4.in, django 4.in"  # five in the next car


@pytest.mark.parametrize("language", languages())
def test_the_words_of_a_pill_fit_between_its_neighbours_however_full_a_car_is(language):
    state = train(FULL, expansions=[HORSES])
    for space in range(len(state.floor)):
        state.floor[space] = tuple(Loot(kind) for kind in (PURSE, PURSE, JEWEL, JEWEL, JEWEL, STRONGBOX, FLASK))
    board, found = _board(state, 6), Foreseen("tuco", tuple(state.train.insides))  # a ride leads to several in a row
    told = list(preview.chips(Words(language, strict=True), state, board, found))

    assert [words for _, words, _ in told if preview.pill_width(board, words) > board.train.scale * PITCH] == []
    assert [words for _, words, _ in told if "5" in words]


def test_under_a_single_place_there_is_room_for_what_lies_there():
    state = train(TABLE)
    roof = state.train.other_level[state.bandits["doc"].space]
    state.floor[roof] = (Loot(JEWEL), Loot(JEWEL))
    told = list(preview.chips(STRICT, state, _board(state), foreseen(state, Card("doc", FLOOR_CHANGE))))

    assert ["2 jewels here"] == [words for _, words, _ in told]


def _board(state, count=5):
    desktop = Desktop()
    desktop.match(people(count, 1))
    board = desktop.top.board
    board.show(state)
    return board


def test_the_card_under_the_mouse_is_told_of_after_a_moment(desktop):
    before = desktop.top.question()
    rest_on(desktop, "card 0", 0.1)
    assert before == desktop.top.question()
    rest_on(desktop, "card 0")
    held = desktop.top.pick.held[0]

    assert STRICT(f"action-{held.action}") == desktop.top.question().question


def test_nothing_has_been_chosen_by_it(desktop):
    choices = desktop.session.choices
    rest_on(desktop, "card 0")

    assert desktop.top.pick.lifted is None
    assert choices == desktop.session.choices


def test_the_train_shows_it(desktop, monkeypatch):
    shown = []
    monkeypatch.setattr(preview, "draw", lambda _surface, _table, _state, card: shown.append(card))
    rest_on(desktop, "card 0")
    desktop.step(1)
    held = desktop.top.pick.held[0]

    assert [Card(held.bandit, held.action)] == shown


def test_it_is_drawn_differently_from_nothing(desktop):
    before = desktop.picture()
    state, card = desktop.flow.view(0).state, desktop.top.pick.held[0]
    preview.draw(desktop.app.window.get_surface(), desktop.top.table, state, Card(card.bandit, card.action))

    assert before != desktop.app.window.get_surface().get_buffer().raw


def test_tokens_side_by_side_share_a_frame_as_where_one_is_chosen(desktop, monkeypatch):
    state, table = desktop.flow.public.state.clone(), desktop.top.table
    bandit = next(iter(state.bandits.values()))
    state.floor[bandit.space] = tuple(Loot(PURSE, number) for number in range(4))
    table.show(state)
    framed = []
    monkeypatch.setattr(marks_drawn, "draw_frames", lambda _surface, _board, rects, *_: framed.extend(rects))
    preview.draw(Surface(SIZE), table, state, Card(bandit.name, ROBBERY))

    assert marks_drawn.loot_frames(table.board, bandit.space, PURSE) == framed
    assert len(framed) < len(table.board.loot_rects(bandit.space, PURSE)) == 4
