"""The way back into a saved game, and how a match is kept while it is played."""

import pygame

from game.engine.state import position
from game.record.file import Made, write
from game.record.library import load
from game.scenes.curtain.scene import CurtainScene
from game.scenes.menu import MenuScene
from game.scenes.scoring.scene import ScoringScene
from game.session import Session
from tests.record.games import BANDITS, match, play_on
from tests.scenes.desktop import people


def test_a_game_goes_on_behind_the_curtain(desktop):
    session = desktop.save("game", 9, 200)
    desktop.list()
    desktop.press(pygame.K_RETURN)
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    assert position(session.state) == position(desktop.session.state)
    assert session.to_move == desktop.top.seat


def test_before_the_curtain_no_hand_is_drawn(desktop):
    """Whatever the next person holds, the picture is the same."""
    session = desktop.save("game", 8, 200)
    desktop.list()
    desktop.press_button("play")
    assert desktop.flow.hand is None
    first = desktop.picture()
    hand = desktop.session.state.players[session.to_move].hand
    hand[:] = hand[:1] * len(hand)
    assert first == desktop.picture()


def test_what_happened_before_is_not_shown_again(desktop):
    desktop.save("game", 40, 200)
    desktop.list()
    desktop.press_button("play")
    assert not desktop.flow.waiting


def test_it_goes_on_in_the_same_file(desktop):
    session = desktop.save("game", 9, 200, persons=1)
    desktop.list()
    desktop.press_button("play")
    desktop.until_asked()
    desktop.session.choose(desktop.session.state.offered[0])
    desktop.session.settle()
    assert 1 == len(desktop.library.files())
    assert load(session.scribe.path).entries[:9] == session.record().entries[:9]
    assert load(session.scribe.path).choices > 9


def test_a_game_from_elsewhere_goes_on_in_a_file_of_ones_own(desktop, tmp_path):
    path = tmp_path / "sent.coltexpress"
    path.write_text(write(play_on(match(), 9).record()))
    before = path.read_text()
    assert desktop.program.go_on(path) is None
    desktop.stack.settle(desktop.app.kit)
    desktop.session.choose(desktop.session.state.offered[0])
    desktop.session.settle()
    assert before == path.read_text()
    assert [10] == [load(file.path).choices for file in desktop.library.files()]


def test_a_finished_game_shows_its_end(desktop):
    desktop.save("game", 9999, 200)
    desktop.list()
    desktop.press_button("play")
    assert isinstance(desktop.top, ScoringScene)


def test_after_it_the_same_people_can_play_again(desktop):
    desktop.save("game", 9999, 200)
    desktop.list()
    desktop.press_button("play")
    sat = [seat.name for seat in desktop.session.seats]
    desktop.top.again()
    desktop.stack.settle(desktop.app.kit)
    assert sat == [seat.name for seat in desktop.session.seats]
    assert [] == desktop.session.choices


def test_the_set_up_of_a_new_start_has_the_table_that_was_played_last(desktop):
    desktop.save("old", 9, 100)
    desktop.save("new", 9, 200)
    game = desktop.list().found
    desktop.program.set_up()
    assert [seat.name for seat in game.seats] == [place.name for place in desktop.program.party.places]
    assert game.public.setup.players == tuple(tuple(place.bandits) for place in desktop.program.party.places)


def test_whoever_sat_there_last_sits_in_the_set_up_of_a_new_start(desktop):
    session = desktop.save("game", 9, 200)
    assert [True, True, False, False] == [seat.is_person for seat in session.seats]
    session.hand_over(0, "gunslinger", 3)
    session.hand_over(2)
    session.hand_over(1, "legend", 4)
    session.hand_over(1)
    session.settle()
    desktop.program.games.look()
    desktop.program.set_up()
    places = desktop.program.party.places

    assert [False, True, True, False] == [place.person for place in places]
    assert "gunslinger" == places[0].level


def test_a_damaged_file_does_not_hide_the_table_before_it(desktop):
    desktop.put("old", 9, 100)
    desktop.spoil("new", 200)
    desktop.program.games.look()
    last = desktop.program.games.last_table()
    assert last is not None
    assert BANDITS == last.setup.seats


def test_a_table_that_was_agreed_in_this_run_stays(desktop):
    desktop.put("game", 9, 100)
    desktop.program.games.look()
    desktop.program.set_up()
    desktop.program.party.places[0].name = "Zoe"
    desktop.program.set_up()
    assert "Zoe" == desktop.program.party.places[0].name


def test_a_table_that_plays_stays_though_nothing_has_been_chosen_yet(desktop):
    """Nothing of its match is on disk then."""
    desktop.put("game", 9, 100)
    desktop.program.games.look()
    desktop.program.party = party = people(2, 1)
    desktop.program.begin(party)
    desktop.program.set_up()
    assert party is desktop.program.party


# while a match is played


def test_a_match_is_kept_from_its_first_choice(desktop):
    desktop.match(people(2, 1), instant=True)
    desktop.until_asked()
    desktop.session.choose(desktop.session.state.offered[0])
    desktop.session.settle()
    [file] = desktop.library.files()
    assert "Ada" in file.path.stem
    assert any(isinstance(entry, Made) for entry in load(file.path).entries)


def test_the_title_waits_until_the_last_choice_is_on_disk(desktop, monkeypatch):
    """It offers to go on with the match."""
    desktop.match(people(2, 1), instant=True)
    waited = []
    monkeypatch.setattr(desktop.session, "settle", lambda: waited.append(desktop.stack.changing))
    MenuScene(desktop.context, desktop.top, desktop.flow).leave_match()
    assert [False] == waited


def test_that_it_cannot_be_kept_is_told_once(desktop, tmp_path):
    (tmp_path / "games").write_text("in the way")
    desktop.match(people(2, 1), instant=True)
    desktop.until(lambda: desktop.top.warned)
    desktop.press(pygame.K_RETURN)
    assert desktop.top.sheet is None
    for _ in range(2):
        desktop.until_asked()
        desktop.session.choose(desktop.session.state.offered[0])
    desktop.until_asked()
    assert desktop.top.sheet is None


def test_that_it_cannot_be_kept_is_told_before_the_next_curtain_falls(desktop, tmp_path):
    (tmp_path / "games").write_text("in the way")
    desktop.match(people(4))
    desktop.until_asked()
    desktop.press(pygame.K_1)
    desktop.press(pygame.K_1)
    desktop.until(lambda: getattr(desktop.top, "warned", False))
    for _ in range(200):
        desktop.wait()
    assert desktop.top.warned
    desktop.press(pygame.K_RETURN)
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))


def test_nothing_is_asked_before_the_last_choice_is_on_disk(desktop, monkeypatch):
    desktop.match(people(2, 1), instant=True)
    monkeypatch.setattr(type(desktop.session), "kept", property(lambda _session: False))
    for _ in range(200):
        desktop.wait()
    assert not desktop.asked
    monkeypatch.undo()
    desktop.until_asked()
    assert desktop.asked


def test_whoever_stayed_alone_opens_the_curtain_once_after_loading(desktop):
    """Those whose seats were handed over may still be looking."""
    desktop.save("game", 9, 100)
    path = desktop.library.files()[0].path
    session = Session.resume(load(path))
    for seat in session.people[1:]:
        session.hand_over(seat, "outlaw")
    desktop.library.write(path, write(session.record()))
    desktop.program.go_on(path)
    desktop.stack.settle(desktop.app.kit)
    flow = desktop.top.flow
    assert 1 == len(flow.session.people)
    assert flow.hand is None
