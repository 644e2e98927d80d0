"""DOC: he starts each round with seven cards."""

from game.engine.game import new_game
from game.engine.state import Setup
from tests.engine.tables import choose, scheme, train, with_cards


def test_he_is_dealt_seven_cards_and_others_six() -> None:
    state = new_game(Setup(("doc", "tuco", "belle")))

    assert [7, 6, 6] == [len(player.hand) for player in state.players]


def test_his_draw_is_three_cards_like_the_others() -> None:
    state = with_cards(train("doc 3.in"), hands={"doc": "move"}, decks={"doc": "fire fire punch robbery"})

    scheme(state)
    choose(state, "draw")

    assert 4 == len(state.leader("doc").hand)


def test_without_powers_he_is_dealt_six() -> None:
    state = new_game(Setup(("doc", "tuco", "belle"), powers=False))

    assert [6, 6, 6] == [len(player.hand) for player in state.players]


def test_his_player_in_the_two_player_game_is_dealt_seven_besides_the_picked_one() -> None:
    state = new_game(
        Setup(("tuco", "django", "doc", "belle"), first="tuco", teams=(("tuco", "doc"), ("django", "belle")))
    )
    choose(state, "start tuco", "start belle", "keep fire tuco", "keep marshal django")

    assert [8, 7] == [len(player.hand) for player in state.players]
