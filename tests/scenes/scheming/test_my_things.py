"""The sheet of one's own things: what is said of one's cards."""

from dataclasses import replace

import pygame
import pytest

from game.engine.expansions.elf import KEY as ELF
from game.engine.expansions.elf import gifts_would_win
from game.engine.phases.scheming import Draw
from game.scenes.scheming.my_things import MyThings
from tests.scenes.desktop import STRICT, Desktop, people
from tests.scenes.told import Told


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
