"""Horses & Stagecoach on the screen: flasks beside the deck, hostages as portraits, what is told of cards and money."""

import pytest

from game.engine.contents import MOVE, PUNCH, Card
from game.engine.expansions.horses.hostages.taking import NAMES, take_hostage
from game.engine.expansions.horses.ride import RIDE
from game.engine.game import view
from game.engine.phases.scheming import Plan
from game.engine.state import SCHEMING, State
from game.expansions import book
from game.scenes.scheming import forecast
from tests.engine.tables import begin, train, with_cards
from tests.scenes.desktop import STRICT


def table(picture: str, **position: object) -> State:
    return train(picture, expansions=("horses",), **position)  # type: ignore[arg-type]


def planning(picture: str, kind: str = "S", hand: str = "move", **position: object) -> State:
    """Doc plans in a turn of a kind."""
    state = with_cards(table(picture, **position), hands={"doc": hand}, turns=kind)
    state.phase, state.round_number = SCHEMING, 1
    begin(state, Plan(0, kind, False))
    return state


def verbs(state: State) -> list[tuple[str, bool]]:
    return [(verb.title, verb.option is not None) for verb in book.verbs(STRICT, view(state, 0))]


# flasks


def test_a_flask_can_be_drunk_beside_the_deck():
    assert [("Unknown", True)] == verbs(planning("doc 2.in flask:ordinary"))


def test_each_kind_of_flask_has_its_own_button():
    state = planning("doc 2.in flask:old half:ordinary half:old")

    assert [("Unknown", True), ("Ordinary", True), ("Old", True)] == verbs(state)


@pytest.mark.parametrize("kind", ["ordinary", "old"])
def test_a_sip_says_what_it_gives(kind):
    (verb,) = book.verbs(STRICT, view(planning(f"doc 2.in half:{kind}"), 0))

    assert STRICT(f"drink-half-{kind}-gives") == verb.text


def test_without_a_flask_there_is_no_button():
    assert [] == verbs(planning("doc 2.in"))


@pytest.mark.parametrize("kind", ["T", "2", "R", "Z"])
def test_outside_a_standard_turn_it_says_not_now_and_why(kind):
    (verb,) = book.verbs(STRICT, view(planning("doc 2.in flask:ordinary", kind, "move fire"), 0))

    assert verb.option is None
    assert ("not now", "Whiskey is drunk in a standard turn only") == (verb.text, verb.reason)


def test_old_whiskey_without_a_card_to_play_says_why():
    state = planning("doc 2.in half:ordinary half:old", hand="bullet")
    ordinary, verb = book.verbs(STRICT, view(state, 0))

    assert ordinary.option is not None
    assert verb.option is None
    assert verb.reason.startswith("Old whiskey is for playing two cards")


# hostages


def test_a_hostage_is_offered_as_a_portrait_with_drawback_and_ransom():
    card = book.option_card(STRICT, table("doc 2.in"), take_hostage("old_lady"))

    assert card is not None
    assert ("hostage_old_lady", "Old Lady", "one step only on roofs", "$500", "a jewel") == (
        card.piece,
        card.title,
        card.text,
        card.price,
        card.per,
    )


@pytest.mark.parametrize("hostage", NAMES)
def test_every_hostage_has_a_portrait(hostage):
    assert book.option_card(STRICT, table("doc 2.in"), take_hostage(hostage)) is not None


@pytest.mark.parametrize(("hostage", "action"), [("teacher", PUNCH), ("zealot", RIDE)])
def test_a_card_that_a_drawback_makes_a_dud_says_so(hostage, action):
    state = table("doc 2.in, tuco 2.in", horses=[2])
    state.own["hostages"] = type(state.own["hostages"])((), {"doc": hostage})

    told = forecast.in_words(STRICT, state, Card("doc", action))
    assert f"no effect: the {hostage.capitalize()} forbids it" == told
    assert not forecast.in_words(STRICT, state, Card("doc", MOVE)).startswith("no effect")


# rides


def test_a_ride_tells_how_many_places_there_are_now():
    state = table("doc 2.in", horses=[2], coach=1)

    told = forecast.in_words(STRICT, state, Card("doc", RIDE))
    assert "now 5 places to go, on the horse beside you" == told


def test_a_ride_without_a_horse_says_so():
    assert "now no horse stands beside you" == forecast.in_words(
        STRICT, table("doc 2.in", horses=[1]), Card("doc", RIDE)
    )
