"""Drawing is confirmed; what was drawn is looked at before the hand is shut, and nothing goes on meanwhile."""

import pygame
import pytest
from pygame import Rect

from game.engine.phases.scheming import Draw
from game.scenes.curtain.scene import CurtainScene
from game.scenes.scheming.drawn_cards import CARD, FLIES
from tests.scenes.desktop import Desktop, SchemingScene, people


def asked(persons: int = 3, *, open_table: bool = False) -> Desktop:
    """The first person of three seats has to play or draw."""
    found = Desktop()
    found.match(people(3, persons, open_table=open_table))
    found.until_asked()
    found.step(60)
    return found


@pytest.fixture
def desktop() -> Desktop:
    return asked()


@pytest.fixture
def drawn(desktop) -> Desktop:
    """He has drawn, and everybody has seen that he did."""
    desktop.top.choose(Draw())
    desktop.until(lambda: desktop.flow.held and not desktop.top.showing)
    return desktop


def press(desktop: Desktop, name: str) -> None:
    desktop.click(desktop.target(name).rect.center)


def test_the_deck_pressed_once_only_asks(desktop):
    press(desktop, "draw")

    assert [] == desktop.session.choices
    assert "draw cards" in desktop.top.question().question


@pytest.mark.parametrize("name", ["draw", "play"])
def test_confirmed_the_cards_are_drawn(desktop, name):
    press(desktop, "draw")
    press(desktop, name)

    assert ["draw"] == desktop.session.choices


def test_the_key_to_draw_asks_and_confirms(desktop):
    desktop.press(pygame.K_d, "d")
    assert [] == desktop.session.choices
    desktop.press(pygame.K_d, "d")

    assert ["draw"] == desktop.session.choices


def test_escape_thinks_better_of_it(desktop):
    press(desktop, "draw")
    desktop.press(pygame.K_ESCAPE)

    assert not desktop.top.pick.drawing
    assert desktop.target("card 0")


def test_a_card_lifted_instead_is_not_drawn(desktop):
    press(desktop, "draw")
    press(desktop, "card 1")
    press(desktop, "play")

    assert ["draw"] != desktop.session.choices


def test_what_was_drawn_is_told_and_lies_in_the_open_hand(drawn):
    [*names] = [drawn.context.words(f"action-{card.action}") for card in drawn.flow.drawn]
    player = drawn.session.state.players[drawn.flow.looking]

    assert 3 == len(names)
    assert all(name in drawn.top.question().question for name in names)
    assert sorted((card.bandit, card.action) for card in player.hand) == sorted(
        (held.bandit, held.action) for held in drawn.top.pick.held
    )


def test_the_match_waits_meanwhile(drawn):
    seat = drawn.flow.looking
    for _ in range(300):
        drawn.wait()

    assert isinstance(drawn.top, SchemingScene)
    assert seat == drawn.flow.hand


def test_a_card_cannot_be_played_meanwhile(drawn):
    drawn.step(1)
    names = [target.name for target in drawn.top.ring.targets]

    assert "done" in names
    assert not [name for name in names if name.startswith("card")]


@pytest.mark.parametrize("key", [pygame.K_1, "click"])
def test_done_the_hand_is_shut_and_the_next_ones_curtain_comes(drawn, key):
    drawn.step(1)
    press(drawn, "done") if key == "click" else drawn.press(key, "1")
    assert drawn.flow.hand is None
    drawn.until(lambda: isinstance(drawn.top, CurtainScene))

    assert drawn.session.to_move == drawn.top.seat


def test_a_window_that_is_left_shows_no_hand(drawn):
    drawn.top.window_left()

    assert drawn.flow.hand is None


@pytest.mark.parametrize("table", [{"persons": 1}, {"open_table": True}])
def test_where_no_curtain_falls_nobody_has_to_say_that_he_is_done(table):
    desktop = asked(**table)
    desktop.top.choose(Draw())

    assert desktop.flow.looking is None


def test_whoever_finds_no_card_left_has_nothing_to_look_at(desktop):
    player = desktop.session.state.players[desktop.session.to_move]
    player.deck.clear()
    player.discards.clear()
    desktop.top.choose(Draw())

    assert desktop.flow.looking is None


def test_drawn_cards_cannot_be_put_back(drawn):
    assert drawn.session.undoable is None


FACES = (Rect(390, 240, 80, 60), Rect(600, 230, 80, 60), Rect(805, 240, 80, 60))  # of the cards, where they stay


def faces(desktop):
    """What is seen where the drawn cards come to lie."""
    desktop.picture()
    window = desktop.app.window.get_surface()
    return [pygame.image.tobytes(window.subsurface(area), "RGB") for area in FACES]


def test_what_was_drawn_comes_up_card_by_card(drawn):
    pictures = []
    for _ in range(60):
        pictures.append(faces(drawn))
        drawn.wait()
    last = pictures[-1]
    came = [next(frame for frame, shown in enumerate(pictures) if shown[nth] == last[nth]) for nth in range(3)]

    assert came[0] < came[1] < came[2]


def test_for_whom_nothing_moves_all_cards_are_there_at_once(drawn):
    drawn.app.settings.change(reduced_motion=True)
    drawn.wait()
    there = faces(drawn)
    for _ in range(60):
        drawn.wait()

    assert there == faces(drawn)


def test_nobody_else_is_shown_what_was_drawn(drawn, monkeypatch):
    drawn.step(40)
    shown = []
    monkeypatch.setattr(drawn.top.band.drawn, "draw", lambda *_, **__: shown.append(True))
    drawn.top.draw_for_all(drawn.app.window.get_surface())
    assert [] == shown
    drawn.picture()

    assert [True] == shown


def test_afterwards_it_is_not_shown_any_more(drawn, monkeypatch):
    drawn.step(1)
    shown = []
    monkeypatch.setattr(drawn.top.band.drawn, "draw", lambda *_, **__: shown.append(True))
    press(drawn, "done")
    shown.clear()
    drawn.picture()

    assert [] == shown


def test_a_drawn_card_comes_with_its_back_up(drawn, monkeypatch):
    cards, seen = drawn.top.band.drawn.cards, []
    picture = cards.picture
    monkeypatch.setattr(cards, "picture", lambda *card: (seen.append(card), picture(*card))[1])
    for _ in range(10):
        drawn.picture()
        drawn.wait(FLIES / 10)
    came = [action for _, action, high in seen if high == CARD]

    assert "hidden" == came[0]
    assert {"hidden"} != set(came)
