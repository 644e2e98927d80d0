"""The band at the foot of the scheming scene: what is said of the deck."""

from dataclasses import replace

import pytest
from pygame import Surface

from game.engine.contents import BANDITS, FIRE
from game.engine.expansions.elf import KEY as ELF
from game.engine.phases.scheming import Play
from game.engine.state import Setup
from game.engine.variants.two_players import CoverFire, KeepOne
from game.expansions.book import with_token
from game.scenes.flow import Flow, Scenes, nowhere
from game.scenes.scheming.hand_band import HandBand
from game.table.card import Cards
from game.table.fan import Fan
from tests.expansions.noted_canvas import noted
from tests.record.games import match
from tests.scenes.desktop import STRICT, Desktop, SchemingScene, _app, people
from tests.scenes.told import Told

PAIRS = Setup(("tuco", "ghost", "doc", "django"), seed=4, teams=(("tuco", "doc"), ("ghost", "django")))
FOUR = Setup(BANDITS[:4], seed=4)
NOWHERE = Scenes(nowhere, nowhere, nowhere, nowhere, nowhere, nowhere, nowhere)
DEALT = 5  # cards, or more: only then do a pair's backs alternate


def told_of_deck(*, expert: bool) -> list[str]:
    """What the band says to a lone person whose deck is used up, all of it discarded in the expert variant."""
    desktop = Desktop()
    table = people(3, 1)
    table.expert = expert
    desktop.match(table)
    desktop.until_asked()
    player = desktop.flow.public.state.players[desktop.session.to_move]
    if expert:
        player.discards = player.deck
    player.deck = []
    desktop.top.band.words = told = Told()
    desktop.picture()
    return told.said


def test_while_a_card_is_picked_out_of_the_whole_deck_neither_deck_nor_pile_is_told_of():
    desktop = Desktop()
    desktop.match(people(2, 1))
    desktop.until(lambda: desktop.asked)
    while not isinstance(desktop.session.state.asking, KeepOne):
        desktop.top.choose(desktop.flow.offer.options[0])
        desktop.until(lambda: desktop.asked)
    desktop.top.band.words = told = Told()
    desktop.picture()

    assert 11 == len(desktop.top.pick.held)
    assert [] == told.said


def test_a_card_that_cannot_cover_a_fire_tells_why_on_the_screen():
    desktop = Desktop()
    desktop.match(people(2, 1))
    desktop.until(lambda: desktop.asked)
    while not isinstance(desktop.session.state.asking, CoverFire):
        offered = desktop.flow.offer.options
        fires = [one for one in offered if isinstance(one, Play) and one.card.action == FIRE and not one.hidden]
        desktop.top.choose((fires or offered)[0])
        desktop.until(lambda: desktop.asked)
    hints = [target.hint for target in desktop.top.targets() if target.name.startswith("dead card")]

    assert any("can cover this Fire" in hint for hint in hints)
    assert not [hint for hint in hints if "cannot be played now" in hint]


def test_an_empty_deck_gives_no_card():
    assert ["No card", "none is left"] == told_of_deck(expert=False)[-2:]


def test_discards_that_come_under_an_empty_deck_can_be_drawn():
    assert ["Draw 3", "none is left"] == told_of_deck(expert=True)[-2:]


def test_who_plans_is_told_when_all_before_it_has_been_shown():
    """Who comes next would tell of a card that is still on its way."""
    desktop = Desktop()
    desktop.match(people(3, 0))
    desktop.until(lambda: isinstance(desktop.top, SchemingScene) and desktop.session.choices and desktop.flow.waiting)
    assert "" == desktop.top.after_told()
    desktop.until(lambda: not desktop.flow.waiting)

    assert desktop.top.after_told()


def planning(setup: Setup, seat: int) -> tuple[HandBand, Flow]:
    """The band, and the match in which it is a seat's turn to plan."""
    session, cards = match(0, setup), Cards(_app().kit, STRICT)
    while len(session.state.players[seat].hand) < DEALT or session.to_move != seat:
        session.let_computer_choose()
    flow = Flow(session, NOWHERE)
    flow.catch_up()
    return HandBand(_app().kit, STRICT, cards, Fan(cards, 640, 546)), flow


@pytest.mark.parametrize("setup", [PAIRS, FOUR], ids=["of a pair", "of one bandit"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_shut_hand_shows_the_backs_of_all_bandits_whose_cards_may_be_in_it(monkeypatch, setup, seat):
    (band, flow), backs = planning(setup, seat), []
    monkeypatch.setattr(band.fan, "draw_backs", lambda _surface, bandits: backs.extend(bandits))
    band.draw(Surface((1280, 720)), flow, None)
    player = flow.public.state.players[seat]

    assert len(player.hand) == len(backs)
    assert set(player.bandits) == set(backs)


@pytest.mark.parametrize("setup", [PAIRS, FOUR], ids=["of a pair", "of one bandit"])
def test_a_token_lies_beside_the_deck_for_each_bandit_of_whose_hand_is_open(setup):
    band, flow = planning(replace(setup, expansions=(ELF,)), 1)
    expansion = with_token(flow.public.state)
    with noted() as lines:
        band.draw(Surface((1280, 720)), flow, 1)

    assert len(setup.players[1]) == sum(line.startswith(f"{expansion.face_down} at") for line in lines)
