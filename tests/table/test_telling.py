"""Everything that happens in any game can be told: no sentence lacks words or a value."""

import pytest

from game.bots.roster import computer
from game.engine import game
from game.engine.contents import Card
from game.engine.events import CardPlayed, Event, EventBegan
from game.engine.state import Setup
from game.engine.variants.two_players import PAIRED
from game.expansions.book import guise
from game.scenes.scheming import forecast
from game.session import Seat, Session
from game.table import contents, naming, telling, told_together
from tests.engine.games import two_players
from tests.scenes.desktop import STRICT

KINDS = {
    "three": lambda seed: Setup(("belle", "doc", "tuco"), seed=seed),
    "six": lambda seed: Setup(("belle", "doc", "tuco", "ghost", "django", "cheyenne"), seed=seed),
    "no powers": lambda seed: Setup(("belle", "doc", "tuco", "ghost"), seed=seed, powers=False),
    "no events": lambda seed: Setup(("belle", "doc", "tuco", "ghost"), seed=seed, events=False),
    "expert": lambda seed: Setup(("belle", "doc", "tuco", "ghost"), seed=seed, expert=True),
    "two": lambda seed: two_players(list(PAIRED[0]), list(PAIRED[1]), seed),
    "elf": lambda seed: Setup(("belle", "doc", "tuco", "ghost"), seed=seed, expansions=("elf",)),
    "horses": lambda seed: Setup(("belle", "doc", "tuco", "ghost", "django"), seed=seed, expansions=("horses",)),
    "horses, two": lambda seed: two_players(list(PAIRED[0]), list(PAIRED[1]), seed, ("horses", "elf")),
    "ghost box": lambda seed: Setup(("belle", "doc", "ghost"), seed=seed, expansions=("ghost",)),
}
GAMES = 12


def sessions(kind: str):
    for seed in range(GAMES):
        setup = KINDS[kind](seed)
        yield Session(setup, [Seat(str(number), computer("random", seed)) for number in range(len(setup.players))])


@pytest.mark.parametrize("kind", KINDS)
def test_everything_that_happens_has_its_words(kind):
    """Through everybody's eyes, as the scenes tell it."""
    told = set()
    for session in sessions(kind):
        eyes = session.eyes(None)
        while not session.over:
            session.let_computer_choose()
        for group in session.groups:
            known = eyes.follow(group)
            for said in told_together.sentences(STRICT, eyes.state, known):
                assert said.words.strip()
                told.update(map(type, said.events))
    assert len(told) > 9


@pytest.mark.parametrize("kind", KINDS)
def test_strips_bar_and_pile_can_be_told_at_every_moment(kind):
    session = next(sessions(kind))
    eyes = session.eyes(None)
    while not session.over:
        session.let_computer_choose()
    for group in session.groups:
        eyes.follow(group)
        facts = contents.strips(eyes.state, session, STRICT, None)
        assert list(eyes.state.bandits) == [fact.bandit for fact in facts]
        contents.bar(eyes.state)
        contents.pile(eyes.state)


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_in_every_hand_has_a_forecast(kind):
    session = next(sessions(kind))
    while not session.over:
        for player in session.state.players:
            for card in player.hand:
                if card.action != "bullet":
                    assert forecast.in_words(STRICT, session.view(None).state, card).strip()
        session.let_computer_choose()


def test_a_forecast_changes_nothing():
    session = next(sessions("six"))
    before = game.view(session.state, 0).state
    for card in session.state.players[0].hand:
        forecast.in_words(STRICT, session.view(None).state, card)
    for player, other in zip(before.players, game.view(session.state, 0).state.players, strict=True):
        assert player.hand == other.hand


def test_a_hidden_card_is_told_without_its_action():
    session = next(sessions("three"))
    told = {
        telling.sentence(STRICT, session.state, CardPlayed(0, Card("belle", action), True)).words
        for action in ("move", "fire", "marshal")
    }
    assert 1 == len(told)


def test_an_event_that_needs_no_words_is_not_told():
    session = next(sessions("three"))
    assert telling.sentence(STRICT, session.state, Event()) is None


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ([], ""),
        (["doc"], "Doc"),
        (["doc", "belle"], "Doc and Belle"),
        (["doc", "belle", "tuco"], "Doc, Belle and Tuco"),
    ],
)
def test_names_are_listed_as_one_would_say_them(names, expected):
    assert expected == naming.list_of(STRICT, names)


def test_ghost_of_the_box_has_his_own_badge():
    for expansions, expected in (((), "ghost"), (("ghost",), "ghost_box")):
        state = game.new_game(Setup(("belle", "doc", "ghost"), 3, first="belle", expansions=expansions))
        assert expected == guise(state, "ghost")
        assert "belle" == guise(state, "belle")
        assert "marshal" == guise(state, "marshal")


def test_a_forecast_with_an_empty_revolver_says_so():
    state = game.new_game(KINDS["three"](1))
    assert STRICT("forecast-no-bullets") != forecast.in_words(STRICT, state, Card("doc", "fire"))
    state.bandits["doc"].bullets = 0
    assert STRICT("forecast-no-bullets") == forecast.in_words(STRICT, state, Card("doc", "fire"))


def told_of(setup: Setup, spaces: dict[str, int]) -> str:
    """What is told of Doc's Fire, where the bandits are in these spaces."""
    state = game.new_game(setup)
    for name, space in spaces.items():
        state.bandits[name].space = space
    return forecast.in_words(STRICT, state, Card("doc", "fire"))


def test_a_shot_may_hit_one_or_another():
    setup = Setup(("doc", "tuco", "cheyenne"), seed=1)
    roofs = [space for space, roof in enumerate(game.new_game(setup).train.is_roof) if roof]

    told = told_of(setup, {"doc": roofs[0], "tuco": roofs[1], "cheyenne": roofs[1]})
    assert told.endswith("it could hit Tuco or Cheyenne")


def test_a_partner_that_a_shot_may_hit_is_told_as_ones_own():
    setup = two_players(list(PAIRED[0]), list(PAIRED[1]), 1)
    roofs = [space for space, roof in enumerate(game.new_game(setup).train.is_roof) if roof]

    told = told_of(setup, {"doc": roofs[0], "django": roofs[1], "tuco": roofs[1], "ghost": roofs[0]})
    assert told.endswith("it could hit Tuco or your own Django")


@pytest.mark.parametrize(("name", "told"), [("take_it_all", "Take it all! The"), ("braking", "Braking: ")])
def test_an_event_that_ends_in_a_call_needs_no_colon(name, told):
    state = game.new_game(Setup(("doc", "tuco", "cheyenne"), seed=1))

    assert telling.sentence(STRICT, state, EventBegan(name, ())).words.startswith(told)
