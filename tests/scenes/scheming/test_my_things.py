"""The sheet of one's own things: what is said of one's cards."""

from dataclasses import replace

import pygame
import pytest
from pygame import Surface

from game.engine.contents import BANDITS, BULLETS, MOVE, PURSE, Loot
from game.engine.expansions.elf import KEY as ELF
from game.engine.expansions.elf import gifts_would_win
from game.engine.game import new_game
from game.engine.phases.scheming import Draw
from game.engine.state import Setup, played
from game.engine.view import view as state_view
from game.scenes.scheming.my_things import MyThings
from game.scenes.scheming.scene import SchemingScene
from game.table.card import Cards
from game.table.fan import Held
from tests.expansions.noted_canvas import noted
from tests.scenes.desktop import STRICT, Desktop, _app, people
from tests.scenes.told import Told

PAIRS = Setup(("tuco", "ghost", "doc", "django"), seed=4, teams=(("tuco", "doc"), ("ghost", "django")))
FOUR = Setup(BANDITS[:4], seed=4)


@pytest.mark.parametrize("expert", [False, True])
def test_discards_are_counted_where_there_are_any(expert):
    desktop = Desktop()
    table = people(3, 1)
    table.expert = expert
    desktop.match(table)
    desktop.until_asked()
    told, seat = Told(), desktop.session.to_move
    things = MyThings(desktop.app.kit, told, desktop.top.table.cards)
    things.draw(desktop.app.window.get_surface(), desktop.session.view(seat), "Ada", right=False)
    assert expert == any("discarded 0" in said for said in told.said)


@pytest.mark.parametrize("setup", [PAIRS, FOUR], ids=["of a pair", "of one bandit"])
@pytest.mark.parametrize("seat", [0, 1])
def test_of_the_pile_all_cards_of_ones_bandits_are_counted_and_no_others(setup, seat):
    """Of the first bandit one card lies there, of the second two, and so on."""
    state = new_game(setup)
    view = state_view(state, seat)
    numbers = {bandit: nth + 1 for nth, bandit in enumerate(state.bandits)}
    decks = [card for player in state.players for card in player.deck]
    of_each = [[card for card in decks if card.bandit == bandit][:count] for bandit, count in numbers.items()]
    view.state.pile = [played(card, False) for cards in of_each for card in cards]
    told, kit = Told(), _app().kit
    MyThings(kit, told, Cards(kit, STRICT)).draw(Surface((1280, 720)), view, "Ada", right=False)
    own = sum(numbers[bandit] for bandit in state.players[seat].bandits)

    assert STRICT("things-elsewhere", hand=str(len(state.players[seat].hand)), pile=str(own)) in told.said


def of_belle(**things: object) -> list[str]:
    """What the sheet of her player says of Belle, who has these things."""
    state, told, kit = new_game(FOUR), Told(), _app().kit
    view = state_view(state, 0)
    for name, value in things.items():
        setattr(view.state.bandits["belle"], name, value)
    with noted() as lines:
        MyThings(kit, told, Cards(kit, STRICT)).draw(Surface((1280, 720)), view, "Ada", right=False)
    return [*told.said, *lines]


@pytest.mark.parametrize("shot", range(BULLETS + 1))
def test_the_bullets_that_are_gone_are_counted(shot):
    assert STRICT("things-shot", count=shot) in of_belle(bullets=BULLETS - shot)


@pytest.mark.parametrize("wounds", [(), ("doc",), ("doc", "doc"), ("doc", "tuco", "doc")])
def test_every_bullet_received_is_counted_whoever_shot_it(wounds):
    assert STRICT("things-received", count=len(wounds)) in of_belle(wounds=wounds)


@pytest.mark.parametrize(("purses", "more"), [(6, None), (7, 1), (9, 3)])
def test_of_the_purses_that_do_not_fit_it_is_told_how_many_they_are(purses, more):
    told = [line.split(" ")[0] for line in of_belle(loot=tuple(Loot(PURSE, nth) for nth in range(purses)))]

    assert [f"'+{more}'"] * (more is not None) == [line for line in told if line.startswith("'+")]


@pytest.mark.parametrize("car", [1, -1])
def test_a_token_tells_whether_it_wins_where_the_elf_is(car):
    desktop = Desktop()
    table = people(3, 3, open_table=True)
    table.switch(ELF)
    desktop.match(table)
    desktop.until_asked()
    state = desktop.session.state
    state.own[ELF] = replace(state.own[ELF], space=state.train.insides[car])
    seen = []
    for seat in range(3):
        told, view = Told(), desktop.session.view(seat)
        MyThings(desktop.app.kit, told, desktop.top.table.cards).draw(
            desktop.app.window.get_surface(), view, "Ada", right=False
        )
        wins = view.state.own[ELF].gifts[view.state.players[seat].bandits[0]] == gifts_would_win(view.state)
        seen.append((wins, STRICT("things-stands-not") in told.said))

    assert all(wins is not otherwise for wins, otherwise in seen)


def test_a_ransom_is_among_the_money():
    desktop = Desktop()
    desktop.match(people(3, 1))
    desktop.until_asked()
    told, view = Told(), desktop.session.view(desktop.session.to_move)
    view.state.bandits[view.state.players[view.seat].bandits[0]].hostage = 300
    MyThings(desktop.app.kit, told, desktop.top.table.cards).draw(
        desktop.app.window.get_surface(), view, "Ada", right=False
    )

    assert {"$250", "$550"} <= set(told.said)


def test_the_sheet_lies_at_the_other_side_than_ones_own_strip(monkeypatch):
    desktop = Desktop()
    desktop.match(people(4, 4, open_table=True))
    sides = {}
    monkeypatch.setattr(
        MyThings, "draw", lambda _things, _surface, view, **more: sides.update({view.seat: more["right"]})
    )
    while len(sides) < 4:
        desktop.until_asked()
        desktop.top._show_things()
        desktop.top.draw_sheet(desktop.app.window.get_surface())
        desktop.top.close_sheet()
        desktop.top.choose(Draw())

    assert {0: False, 1: False, 2: True, 3: True} == sides


def test_while_others_choose_it_stays_shut():
    desktop = Desktop()
    desktop.match(people(3, 1))
    desktop.until_asked()
    desktop.top.choose(Draw())
    desktop.press(pygame.K_m, "m")

    assert not desktop.top.asking
    assert desktop.top.sheet is None


@pytest.fixture
def pair() -> Desktop:
    """A lone person who leads two bandits is asked for a card."""
    found = Desktop()
    found.match(people(2, 1), instant=True)
    found.until(lambda: found.asked)
    while not isinstance(found.top, SchemingScene):
        found.top.choose(found.flow.offer.options[0])
        found.until(lambda: found.asked)
    return found


def test_each_of_ones_own_strips_opens_it(pair):
    own = pair.session.state.players[pair.session.to_move].bandits

    assert 2 == len(own)
    assert {f"strip {name}" for name in own} == {target.name for target in pair.top._strip_targets()} - {"token"}


def test_whose_card_is_lifted_is_the_one_who_plans(pair):
    own = pair.session.state.players[pair.session.to_move].bandits
    pair.top.pick.held = [Held(name, MOVE, True) for name in own]
    planning = []
    for index in range(len(own)):
        pair.top.pick.lift(index)
        planning.append(pair.top.active)

    assert own == tuple(planning)
