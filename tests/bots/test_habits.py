"""How people probably choose in Schemin'."""

from game.bots import habits
from game.bots.habits import Style, likelihoods
from game.engine.phases.scheming import Plan
from game.engine.state import State
from tests.engine.tables import scheme, train, with_cards

PLAIN = Style(1.0, {})
BARE = {"0.in": [], "1.in": [], "2.in": [], "3.in": []}


def turn(hand: str, turns: str = "S", deck: str = "", floor: dict[str, list[str]] | None = None) -> State:
    """Doc's turn, alone in the second car, with a strongbox."""
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", floor=floor or BARE | {"2.in": ["strongbox"]}, marshal=0)
    hands = {"doc": hand, "tuco": "move", "belle": "move"}
    state = with_cards(state, hands=hands, decks={"doc": deck} if deck else {}, turns=turns)
    scheme(state)
    return state


def shares(state: State, style: Style = PLAIN) -> dict[str, float]:
    """How likely each option is."""
    assert isinstance(state.asking, Plan)
    chances = likelihoods(state, state.asking, state.offered, style)
    words = [option.words(state) for option in state.offered]
    return {word: chance / sum(chances) for word, chance in zip(words, chances, strict=True)}


def test_where_loot_lies_it_is_robbed() -> None:
    found = shares(turn("robbery fire punch"))

    assert found["play robbery"] > 0.8


def test_nobody_draws_in_a_last_turn_who_has_a_card() -> None:
    assert shares(turn("fire move", deck="fire"))["draw"] < 0.03
    assert shares(turn("fire move", "SSS", deck="fire"))["draw"] > 0.1


def test_a_card_that_prepares_another_counts_while_there_are_turns() -> None:
    floor = BARE | {"1.in": ["strongbox"]}
    last, first = (shares(turn("move punch robbery", turns, floor=floor)) for turns in ("S", "SS"))

    assert last["play move"] < first["play move"] > first["play robbery"]


def test_who_likes_an_action_chooses_it_more_often_and_who_is_sure_the_best() -> None:
    state = turn("robbery fire move", "SS")
    plain, fond, sure = (shares(state, style) for style in (PLAIN, Style(1.0, {"fire": 1.0}), Style(2.0, {})))

    assert plain["play fire"] < fond["play fire"]
    assert plain["play robbery"] < sure["play robbery"]


def test_the_cards_that_will_be_drawn_are_not_looked_at() -> None:
    """The top three of six lie one way, the lower three another: only the lower count, which are as likely."""
    hand = "floor_change floor_change"
    rich = turn(hand, "SSS", deck="punch punch punch robbery robbery robbery")
    deck = rich.players[0].deck
    deck[:] = deck[-6:]

    assert habits.sight(rich, rich.asking, rich.offered, 2).new > 500  # type: ignore[arg-type]
    deck.reverse()
    assert habits.sight(rich, rich.asking, rich.offered, 2).new < 100  # type: ignore[arg-type]
