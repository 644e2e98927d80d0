"""The search finds what wins, counts its budget in playouts, and gives the same choice for the same seed."""

from game.bots import legend
from game.bots.search import Node, Search, play_out
from game.engine.contents import Card
from game.engine.game import to_move, view
from game.engine.phases.scheming import DRAW_CARDS, play
from game.engine.state import State
from tests.engine.tables import steal, train

FIRE, MOVE = play(Card("doc", "fire")), play(Card("doc", "move"))


def last_round(picture: str, *cards: str, **position: object) -> State:
    """Cards being carried out in the fifth round."""
    floor = {"0.in": [], "1.in": [], "2.in": [], "3.in": []}
    state = train(picture, marshal=0, **{"floor": floor, **position})  # type: ignore[arg-type]
    state.rounds *= 5
    state.round_number = 5
    steal(state, *cards)
    return state


def chosen(state: State, playouts: int = 40) -> str:
    return legend.choose(view(state, to_move(state)), 1, playouts).words(state)


def test_it_moves_to_where_the_game_is_won() -> None:
    floor = {"0.in": [], "1.in": ["strongbox"], "2.in": [], "3.in": ["purse:250"]}

    assert "move 1.in" == chosen(
        last_round("doc 2.in, tuco 3.roof jewel, belle 3.roof", "doc move", "doc robbery", floor=floor)
    )


def test_it_punches_whom_it_must_overtake() -> None:
    picture = "doc 2.in jewel, tuco 2.in jewel jewel, belle 2.in"

    assert "punch tuco jewel" in chosen(last_round(picture, "doc punch", "doc robbery"), 80)


def test_every_playout_is_counted() -> None:
    state = last_round("doc 2.in, tuco 3.roof, belle 3.roof", "doc move", "doc robbery")
    seen = view(state, 0)
    root = Search(seen, 1).run(25, seen.options)

    assert 25 == root.visits == sum(root.tried(option) for option in seen.options)


def test_what_is_not_on_offer_in_a_world_is_not_tried_there() -> None:
    """What lies on the pile may have taken it away by then: a flask knocked out of one's hands."""
    state = last_round("doc 2.in, tuco 3.roof, belle 3.roof", "doc move", "doc robbery")
    seen = view(state, 0)
    root = Search(seen, 1).run(20, (FIRE, *seen.options))

    assert not root.tried(FIRE)
    assert all(root.value(FIRE) < root.value(option) for option in seen.options)


def test_the_same_seed_gives_the_same_counts() -> None:
    state = last_round("doc 2.in, tuco 3.roof, belle 3.roof", "tuco move", "doc move", "doc robbery")
    seen = view(state, to_move(state))
    one, other = (Search(seen, 5).run(30, seen.options) for _ in range(2))

    assert one == other
    assert play_out(seen, 5, 30) == play_out(seen, 5, 30)


def test_a_node_tries_everything_once_and_then_what_wins() -> None:
    node, options = Node(), (FIRE, MOVE, DRAW_CARDS)
    for nth, won in enumerate((0.1, 0.9, 0.2)):
        assert list(options[nth:]) == node.promising(options)
        node.learn(options[nth], won)

    assert [MOVE] == node.promising(options)


def test_what_seemed_worse_counts_the_less_the_more_it_was_tried() -> None:
    node = Node()
    node.trial(FIRE).promise = -0.5
    node.learn(FIRE, 0.5)
    first = node.value(FIRE)
    for _ in range(20):
        node.learn(FIRE, 0.5)

    assert first < node.value(FIRE) < 0.5
