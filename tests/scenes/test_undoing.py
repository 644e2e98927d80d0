"""Taking back in the window: by key, by the tool in the bar, on the curtain; and what the button says."""

import pygame
import pytest

from game.engine.phases.scheming import Draw, Play
from game.scenes import undoing
from game.scenes.curtain.scene import CurtainScene
from tests.scenes.desktop import Desktop, SchemingScene, people


@pytest.fixture
def desktop():
    found = Desktop()
    found.match(people(3))
    found.until_asked()
    return found


@pytest.fixture
def alone():
    found = Desktop()
    found.match(people(3, 1))
    found.until_asked()
    return found


def play_card(desktop) -> None:
    desktop.top.choose(next(option for option in desktop.session.state.offered if isinstance(option, Play)))


def undo(desktop) -> None:
    desktop.step(1, pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_CTRL, unicode="\x1a"))


def test_a_card_just_played_comes_back_into_the_hand(alone):
    hand, pile = list(alone.session.state.players[0].hand), list(alone.flow.public.state.pile)
    play_card(alone)
    alone.step(2)
    undo(alone)
    assert hand == alone.session.state.players[0].hand
    assert pile == alone.flow.public.state.pile
    alone.until_asked()
    assert 0 == alone.session.to_move


def test_the_tool_says_what_it_takes_back(alone):
    play_card(alone)
    alone.top.refresh()
    played = alone.session.state.pile[-1].card.action
    assert "plays" in alone.target("undo").hint
    assert alone.context.words(f"action-{played}") in alone.target("undo").hint


def test_it_says_so_too_when_the_computers_have_answered(alone):
    """What they laid goes back with it, but it is one's own card that is meant."""
    play_card(alone)
    own = undoing.hint(alone.context.words, alone.flow)
    while alone.session.to_move != 0:
        alone.session.let_computer_choose()
    alone.flow.catch_up()

    assert alone.session.undoable is not None
    assert own == undoing.hint(alone.context.words, alone.flow)


@pytest.mark.parametrize("waits", ["unconfirmed", "thought"])
def test_whatever_was_waited_for_meanwhile_he_is_asked_again(alone, waits):
    """A card to be confirmed, or a computer that seemed to think: neither is there any more."""
    play_card(alone)
    setattr(alone.top, waits, True)
    undo(alone)
    alone.step(2)

    assert alone.asked
    assert not getattr(alone.top, waits)


def test_the_tool_takes_back(alone):
    before = alone.session.choices
    play_card(alone)
    alone.step(2)
    alone.target("undo").act()
    assert before == alone.session.choices


def test_what_lies_face_down_is_not_named(alone):
    """Everybody sees the button."""
    state = alone.session.state
    hidden = {}
    for action in dict.fromkeys(card.action for card in state.players[0].hand):
        alone.match(people(3, 1))
        alone.until_asked()
        alone.session.state.asking = type(alone.session.state.asking)(0, "T", False)
        option = next(one for one in alone.session.state.offered if isinstance(one, Play) and one.card.action == action)
        alone.session.choose(option)
        hidden[action] = undoing.hint(alone.context.words, alone.flow)
    assert 1 < len(hidden)
    assert 1 == len(set(hidden.values()))


def test_with_nothing_to_take_back_nothing_happens(alone):
    undo(alone)
    alone.target("undo").act()
    assert alone.top.asking


def test_cards_drawn_stay_drawn(alone):
    before = alone.session.choices
    alone.top.choose(Draw())
    undo(alone)
    assert [*before, "draw"] == alone.session.choices


def test_at_a_shared_table_it_is_too_late_when_a_computer_has_answered():
    found = Desktop()
    found.match(people(3, 2))
    found.until_asked()
    session = found.session
    while session.seats[session.to_move].is_person:
        play_card(found)
    assert session.undoable is not None
    session.let_computer_choose()

    assert session.undoable is None


def test_on_the_shut_curtain_it_is_not_too_late(desktop):
    first = desktop.session.to_move
    play_card(desktop)
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    undo(desktop)
    assert [] == desktop.session.choices
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    assert first == desktop.top.seat


def test_on_the_shut_curtain_the_mouse_can_do_it_too(desktop):
    play_card(desktop)
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    desktop.click(desktop.top._undo_area().center)
    assert [] == desktop.session.choices


def test_when_the_curtain_has_opened_it_is_too_late(desktop):
    play_card(desktop)
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    desktop.open_curtain()
    desktop.until_asked()
    assert isinstance(desktop.top, SchemingScene)
    undo(desktop)
    assert 1 == len(desktop.session.choices)


def test_while_the_doors_swing_open_it_is_too_late(desktop):
    play_card(desktop)
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    desktop.step(2)
    desktop.down(pygame.K_RETURN)
    desktop.until(lambda: desktop.top.opening > 0.2)
    undo(desktop)
    assert 1 == len(desktop.session.choices)


def test_in_the_frame_in_which_the_doors_open_it_is_too_late(desktop):
    play_card(desktop)
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    desktop.step(2)
    desktop.down(pygame.K_RETURN)
    desktop.until(lambda: not isinstance(desktop.top, CurtainScene))
    undo(desktop)
    assert 1 == len(desktop.session.choices)


@pytest.mark.parametrize("open_table", [True, False])
def test_as_soon_as_the_next_hand_is_seen_the_card_before_it_stays(open_table):
    found = Desktop()
    found.match(people(3, open_table=open_table))
    found.until_asked()
    first = found.session.to_move
    play_card(found)
    for _ in range(300):
        found.wait()
        if isinstance(found.top, CurtainScene):
            found.top.held = True
        if found.flow.hand is not None:
            break
    assert found.flow.hand not in (None, first)
    assert found.session.undoable is None
