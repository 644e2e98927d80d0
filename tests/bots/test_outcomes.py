"""What is told of imagined games: what the others do, each by the first card that he plays."""

from game.bots.outcomes import Outcomes
from game.bots.search import Search
from game.engine.contents import BANDITS
from game.engine.game import new_game, to_move, view
from game.engine.state import Setup


def test_of_the_others_and_of_nobody_else_the_first_card_is_counted() -> None:
    state = new_game(Setup(BANDITS[:4], seed=3))
    seat = to_move(state)
    assert seat is not None
    seen, outcomes = view(state, seat), Outcomes(seat)
    Search(seen, 1, outcomes).run(8, seen.options)
    told, games = outcomes.played, sum(outcome.games for outcome in outcomes.of.values())

    assert told
    assert not set(told) & set(state.players[seat].bandits)
    assert all(actions.total() <= games for actions in told.values())
