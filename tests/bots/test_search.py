"""The search finds what wins, counts its budget in playouts, and gives the same choice for the same seed."""

from game.bots import legend
from game.bots.search import Node, Search, affordable, play_out
from game.engine.contents import BANDITS, Card
from game.engine.game import new_game, to_move, view
from game.engine.phases.scheming import DRAW_CARDS, play
from game.engine.state import Setup, State
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


def test_every_playout_is_counted_and_options_are_tried_equally_often() -> None:
    state = last_round("doc 2.in, tuco 3.roof, belle 3.roof", "doc move", "doc robbery")
    seen = view(state, 0)
    root = Search(seen, 1).run(25, seen.options)

    assert 24 == root.visits
    assert [12, 12] == [root.tried(option) for option in seen.options]


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


def test_the_worse_half_is_dropped_after_each_stage() -> None:
    """Of five options three stages look at five, three and two; each of them in the same worlds as the others."""
    state = new_game(Setup(("doc", "tuco", "belle"), seed=1))
    seen = view(state, to_move(state))
    options = seen.options[:5]
    root = Search(seen, 1).run(90, options)

    assert [6, 6, 16, 31, 31] == sorted(root.tried(option) for option in options)
    assert max(options, key=root.value) in sorted(options, key=root.tried)[-2:]


def test_where_the_best_is_clear_nothing_more_is_played() -> None:
    """The strongbox wins the game, whatever else happens: ten playouts of each option tell."""
    floor = {"0.in": [], "1.in": ["strongbox"], "2.in": [], "3.in": ["purse:250"]}
    state = last_round("doc 2.in, tuco 3.roof jewel, belle 3.roof", "doc move", "doc robbery", floor=floor)
    seen = view(state, 0)
    whole = Search(seen, 1).run(80, seen.options)
    until_clear = Search(seen, 1).run(80, seen.options, until_clear=True)

    assert (80, 20) == (whole.visits, until_clear.visits)
    assert legend.best(whole, seen.options) == legend.best(until_clear, seen.options)


def test_two_standard_deviations_ahead_may_be_chance() -> None:
    state = new_game(Setup(BANDITS[:3], seed=8))
    seen = view(state, to_move(state))

    assert 99 == Search(seen, 1).run(100, seen.options, until_clear=True).visits  # with a bound of 2.0 they were 91


def test_where_options_come_to_the_same_it_is_never_clear() -> None:
    state = last_round("doc 2.in, tuco 3.roof, belle 3.roof", "doc move", "doc robbery")
    seen = view(state, 0)

    assert 40 == Search(seen, 1).run(40, seen.options, until_clear=True).visits


def test_what_seemed_worse_counts_the_less_the_more_it_was_tried() -> None:
    node = Node()
    node.trial(FIRE).promise = -0.5
    node.learn(FIRE, 0.5)
    first = node.value(FIRE)
    for _ in range(20):
        node.learn(FIRE, 0.5)

    assert first < node.value(FIRE) < 0.5


def test_where_the_round_is_long_there_are_fewer_playouts() -> None:
    few, many = (new_game(Setup(bandits, seed=1)) for bandits in (("doc", "tuco", "belle"), BANDITS))
    stealing = last_round("doc 2.in, tuco 3.roof, belle 3.roof", "doc move", "doc robbery")
    found = [affordable(view(state, to_move(state)), 200, 8) for state in (many, few, stealing)]

    assert 50 < found[0] < found[1] < 200 == found[2]
    assert 1 == affordable(view(many, to_move(many)), 1, 8)


def test_later_turns_try_first_what_is_likely_and_then_what_wins() -> None:
    node, options, chances = Node(), (FIRE, MOVE, DRAW_CARDS), (1.0, 6.0, 3.0)

    assert MOVE == node.follow(options, chances)
    for _ in range(8):
        node.learn(MOVE, 0.2)
    assert DRAW_CARDS == node.follow(options, chances)
    node.learn(DRAW_CARDS, 0.9)
    assert DRAW_CARDS == node.follow(options, chances)


def test_what_is_unlikely_is_tried_late() -> None:
    node, options = Node(), (FIRE, MOVE)
    for _ in range(9):
        option = node.follow(options, (0.001, 1.0))
        node.learn(option, 0.5)

    assert (0, 9) == (node.tried(FIRE), node.tried(MOVE))
