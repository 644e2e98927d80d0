"""How well each computer plays: chosen at its seat, kept with the game, found again."""

import pygame
import pytest

from game.bots.roster import GREENHORN, LEGEND, LEVELS, OUTLAW
from game.bots.temperament import TEMPERAMENTS, temperament
from game.engine.game import seated
from game.record.library import Library
from game.scenes.load.saved_games import SavedGames
from game.scenes.setup.party import at_table
from game.ui.canvas import Canvas
from tests.record.games import play_on
from tests.scenes.desktop import STRICT, Desktop, people


@pytest.fixture
def desktop():
    """The set-up for Ada, a person, and three computers."""
    found = Desktop()
    found.program.party = people(4, 1)
    found.program.set_up()
    found.stack.settle(found.app.kit)
    return found


def level(desktop: Desktop, index: int) -> str:
    return desktop.program.party.places[index].level


def written(desktop: Desktop, monkeypatch) -> list[str]:
    """What stands on the picture."""
    found: list[str] = []
    text = Canvas.text

    def noted(canvas, words, *args, **named):
        found.append(words)
        return text(canvas, words, *args, **named)

    monkeypatch.setattr(Canvas, "text", noted)
    desktop.picture()
    return found


def test_a_computer_is_an_outlaw_until_somebody_chooses(desktop):
    assert [OUTLAW] * 3 == [level(desktop, index) for index in (1, 2, 3)]


def test_each_tells_what_its_own_level_means(desktop):
    for index, one in enumerate(LEVELS[:3], 1):
        desktop.program.party.places[index].level = one
    desktop.top.refresh()

    assert [STRICT(f"level-{one}-text") for one in LEVELS[:3]] == [desktop.target(f"level {n}").hint for n in (1, 2, 3)]


def test_clicks_go_through_all_levels_and_round(desktop):
    seen = []
    for _ in LEVELS:
        desktop.click(desktop.target("level 2").rect.center)
        seen.append(level(desktop, 2))
    assert ["gunslinger", "legend", "greenhorn", "outlaw"] == seen
    assert OUTLAW == level(desktop, 1)


def test_a_key_goes_to_the_next_level_and_the_focus_stays(desktop):
    desktop.top.ring.focused = "level 1"
    desktop.press(pygame.K_RIGHT)
    desktop.press(pygame.K_LEFT)
    desktop.press(pygame.K_RETURN)
    desktop.press(pygame.K_RETURN)
    assert (LEGEND, "level 1") == (level(desktop, 1), desktop.top.ring.focused)


def test_a_person_has_a_name_to_type_and_no_level(desktop):
    desktop.click(desktop.target("kind 1 0").rect.center)
    assert desktop.top.ring.find("level 1") is None
    assert desktop.target("name 1")
    desktop.click(desktop.target("kind 1 1").rect.center)
    assert desktop.target("level 1")
    assert desktop.top.ring.find("name 1") is None


def test_an_empty_name_goes_with_the_person_who_had_it(desktop):
    desktop.program.party.places[0].name = " "
    desktop.click(desktop.target("kind 0 1").rect.center)
    assert desktop.program.party.refusal() is None


def test_two_players_choose_levels_too(desktop):
    desktop.program.party.remove(3)
    desktop.program.party.remove(2)
    desktop.top.refresh()
    desktop.click(desktop.target("level 1").rect.center)
    assert "gunslinger" == level(desktop, 1)


@pytest.mark.parametrize("one", LEVELS)
def test_the_level_stands_in_the_row_and_what_it_means_at_the_foot(desktop, monkeypatch, one):
    desktop.program.party.places[3].level = one
    desktop.top.refresh()
    over = desktop.target("level 3").rect.center
    desktop.step(1, pygame.event.Event(pygame.MOUSEMOTION, pos=over, rel=(1, 1), buttons=(0, 0, 0)))
    found = written(desktop, monkeypatch)
    assert STRICT(f"level-{one}") in found
    assert STRICT(f"level-{one}-text") in found


def test_the_match_is_played_by_the_levels_that_were_chosen(desktop):
    for index, one in enumerate((OUTLAW, GREENHORN, LEGEND, "gunslinger")):
        desktop.program.party.places[index].level = one
    desktop.show(desktop.program.match(desktop.program.party, 5))
    assert {"Ada": "", "Bob": GREENHORN, "Cleo": LEGEND, "Dan": "gunslinger"} == {
        seat.name: seat.level for seat in desktop.session.seats
    }


def test_three_computers_have_three_temperaments(desktop):
    desktop.show(desktop.program.match(desktop.program.party, 5))
    found = {temperament(seat.chance).name for seat in desktop.session.seats if not seat.is_person}
    assert {one.name for one in TEMPERAMENTS} == found


def test_another_match_at_the_table_has_the_levels_of_the_first(desktop):
    desktop.program.party.places[1].level = LEGEND
    desktop.show(desktop.program.match(desktop.program.party, 5))
    first = desktop.session
    desktop.program.play_again(first)
    assert [LEGEND] == [place.level for place in desktop.program.party.places if place.name == "Bob"]


def test_the_levels_of_the_game_saved_last_are_found_again(desktop, tmp_path):
    desktop.program.library = Library(tmp_path)
    desktop.program.party.places[1].level = GREENHORN
    desktop.program.party.places[2].level = LEGEND
    desktop.show(desktop.program.match(desktop.program.party, 5))
    play_on(desktop.session, 1)

    later = Desktop()
    later.program.games = SavedGames(Library(tmp_path))
    later.program.games.look()
    later.program.set_up()
    found = {place.name: place.level for place in later.program.party.places if not place.person}
    assert {"Bob": GREENHORN, "Cleo": LEGEND, "Dan": OUTLAW} == found


def test_a_computer_of_a_level_that_nobody_can_choose_is_an_outlaw():
    setup = seated(people(3).setup(5))
    found = at_table(setup, [("Ada", ""), ("Bob", "random"), ("Cleo", LEGEND)], open_table=False)
    assert [(True, OUTLAW), (False, OUTLAW), (False, LEGEND)] == [(place.person, place.level) for place in found.places]
