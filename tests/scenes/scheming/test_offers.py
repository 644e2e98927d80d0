"""What is said of the turn that somebody plans in."""

import pytest

from game.engine import game
from game.engine.contents import BULLET, FIRE, FLOOR_CHANGE, MARSHAL, MOVE, PUNCH, ROBBERY, SPEEDING_UP, TUNNEL, Card
from game.engine.phases.scheming import Draw
from game.engine.state import Setup
from game.scenes.scheming import offers, planning
from game.scenes.scheming.pick import Pick
from game.ui.words import Words

WORDS = Words(strict=True)


def reached(kind):
    """The first choice in a turn of a kind, everybody drawing."""
    for seed in range(40):
        state = game.new_game(Setup(("belle", "doc", "tuco"), seed))
        for _ in range(60):
            if state.round_number and state.round_card.turns[state.turn] == kind:
                return state
            draws = [option for option in state.offered if isinstance(option, Draw)]
            game.play(state, (draws or state.offered)[0])
    raise AssertionError("no such turn")


def test_speeding_up_tells_which_of_two_plays_it_is():
    state = reached(SPEEDING_UP)
    first = offers.turn(WORDS, state, state.offered)
    who = game.to_move(state)
    game.play(state, next(option for option in state.offered if not isinstance(option, Draw)))
    assert who == game.to_move(state)
    second = offers.turn(WORDS, state, state.offered)
    assert first.startswith("first of two")
    assert second.startswith("second of two")


def test_in_a_tunnel_every_card_lies_face_down():
    assert offers.tunnel(reached(TUNNEL))


def test_elsewhere_it_does_not():
    assert not offers.tunnel(reached(SPEEDING_UP))


def test_a_hand_lies_in_the_order_of_the_rulebook_bullets_last():
    order = [MOVE, FLOOR_CHANGE, FIRE, PUNCH, ROBBERY, MARSHAL, BULLET]
    hand = [Card("doc", action) for action in sorted(order)]

    assert order == [card.action for card in sorted(hand, key=offers.rank)]


@pytest.mark.parametrize("open_", [True, False])
def test_in_a_tunnel_a_card_that_lies_open_all_the_same_is_not_told_face_down(open_, monkeypatch):
    monkeypatch.setattr(game, "lies_open", lambda *_: open_)
    state, pick = reached(TUNNEL), Pick()
    seen = game.view(state, game.to_move(state))
    pick.offer(seen.options, offers.shown(seen, seen.options), asking=True)
    pick.lifted = next(nth for nth, card in enumerate(pick.held) if card.action != BULLET)
    asked = planning.question(WORDS, seen, pick, "doc", "Ada", keys=True)

    assert open_ is not asked.second.startswith("face down")
