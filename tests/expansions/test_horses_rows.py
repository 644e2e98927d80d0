"""How much room the ransoms take at the count, and why nothing can be drunk now."""

from types import SimpleNamespace
from typing import Any

import pytest

from game.engine.contents import BULLET, Card
from game.engine.expansions.horses.flasks import HALF, OLD
from game.engine.expansions.horses.hostages.taking import Passengers
from game.expansions.horses.ending import panels
from game.expansions.horses.flasks import _why_not
from tests.expansions.horses_table import table

HOSTAGES = ("teacher", "banker", "zealot", "minister")
BULLETS, MOVE = [Card("belle", BULLET)] * 2, Card("belle", "move")


@pytest.mark.parametrize(("held", "high"), [(1, 40 + 44 + 2), (3, 40 + 3 * 44 + 2), (4, 40 + 4 * 29 + 2)])
def test_from_four_ransoms_on_their_rows_are_low(words, held, high):
    state = table()
    state.own["hostages"] = Passengers((), dict(zip(state.bandits, HOSTAGES[:held], strict=False)))
    session: Any = SimpleNamespace(state=state)

    assert high == panels(session, words)[0].high


@pytest.mark.parametrize(
    ("hand", "why"), [([*BULLETS, MOVE], "drink-one-sip"), (BULLETS, "drink-no-card"), ([], "drink-no-card")]
)
def test_the_old_flask_wants_a_card_that_can_be_played(hand, why):
    state = table()
    card = state.round_card
    state.rounds = (card._replace(turns="SS"), *state.rounds[1:])
    state.players[0].hand = list(hand)

    assert why == _why_not(state, 0, HALF[OLD])
