"""What is said of the turn that somebody plans in."""

import pytest
from pygame import Rect

from game.engine import game
from game.engine.contents import BULLET, FIRE, FLOOR_CHANGE, MARSHAL, MOVE, PUNCH, ROBBERY, SPEEDING_UP, TUNNEL, Card
from game.engine.phases.scheming import Draw, Play
from game.engine.state import Setup
from game.engine.variants.two_players import CoverFire, KeepOne
from game.scenes.scheming import offers, planning
from game.scenes.scheming.pick import Pick
from game.table.fan import Held
from game.ui.focus import Target, nothing
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


PAIRS = Setup(("tuco", "django", "doc", "belle"), seed=7, teams=(("tuco", "doc"), ("django", "belle")))


def asked_of_two(kind):
    """The first choice of a kind in a game of two players who play what they can."""
    state = game.new_game(PAIRS)
    while not isinstance(state.asking, kind):
        fires = [one for one in state.offered if isinstance(one, Play) and one.card.action == FIRE and not one.hidden]
        game.play(state, (fires or state.offered)[0])
    return state


def test_of_the_card_picked_out_of_the_deck_it_is_told_what_becomes_of_the_others():
    state = asked_of_two(KeepOne)
    drawn = 7 if state.asking.player == state.bandits["doc"].player else 6

    assert f"the others are shuffled, and you draw {drawn} of them" == offers.aside(WORDS, state, state.offered)


def test_of_a_fire_that_may_be_covered_it_is_told_by_whom():
    state = asked_of_two(CoverFire)
    team = next(team for team in PAIRS.teams if state.asking.shooter in team)
    partner = next(name for name in team if name != state.asking.shooter)

    assert f"one card of {partner.title()} may go on top" in offers.aside(WORDS, state, state.offered)


@pytest.mark.parametrize(
    ("action", "told"),
    [(MARSHAL, "Marshal cannot cover a Fire"), (BULLET, WORDS("about-card-bullet")), (PUNCH, "can cover this Fire")],
)
def test_a_card_that_covers_no_fire_tells_why(action, told):
    state = asked_of_two(CoverFire)
    card = Target("card 0", Rect(0, 0, 9, 9), nothing)

    assert told in planning.dead(WORDS, state, card, Held(state.asking.shooter, action, False)).hint


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
