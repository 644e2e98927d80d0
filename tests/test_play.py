"""Playing: errors in one sentence, and the way from scene to scene."""

from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from game import play, start
from game.__main__ import main
from game.draw.art import Art, BrokenAsset
from game.reports import Reports
from game.scenes.curtain.scene import CurtainScene
from game.scenes.menu import MenuScene
from game.scenes.replay.scene import ReplayScene
from game.scenes.scheming.scene import SchemingScene
from game.scenes.setup.scene import SetupScene
from game.scenes.title import TitleScene
from game.ui.words import Words
from game.window import NoWindow
from tests.record.games import text
from tests.scenes.desktop import Desktop, people


def one_sentence(capsys) -> str:
    """What was said, which must be one line and no traceback."""
    out, err = capsys.readouterr()
    assert out == ""
    assert 1 == len(err.splitlines())
    assert err.strip().endswith(".")
    return err.strip()


# errors


def test_no_display_is_told(capsys):
    def run() -> int:
        raise NoWindow

    assert 2 == start.guarded(run)
    assert Words()("error-no-display") == one_sentence(capsys)


def test_why_no_window_opens_is_told(capsys):
    def run() -> int:
        raise NoWindow("Window framebuffer support not available")

    assert 2 == start.guarded(run)
    assert "No window can be opened: Window framebuffer support not available." == one_sentence(capsys)


def test_a_missing_picture_is_told(tmp_path, capsys):
    assert 2 == start.guarded(lambda: Art(tmp_path).sized("app_icon", 32, 32).get_width())
    assert "app_icon.svg" in one_sentence(capsys)


@pytest.mark.parametrize("text", ["", "<svg", '<svg viewBox="0 0 4 4"', "\x00\x01", "<html></html>"])
def test_a_damaged_picture_is_told(tmp_path, capsys, text):
    (tmp_path / "app_icon.svg").write_text(text)
    assert 2 == start.guarded(lambda: Art(tmp_path).sized("app_icon", 32, 32).get_width())
    assert "app_icon.svg" in one_sentence(capsys)


def test_a_missing_text_is_told(tmp_path, capsys):
    def run() -> int:
        Words(folder=tmp_path)
        return 0

    assert 2 == start.guarded(run)
    assert "en.ftl" in one_sentence(capsys)


@pytest.mark.parametrize("command", [["replay", "x", "--text"], ["open", "x"], ["scenario", "x"], ["--help"]])
def test_a_missing_text_is_one_sentence_whatever_is_asked_for(monkeypatch, tmp_path, capsys, command):
    monkeypatch.setattr("game.ui.words.asset", tmp_path.joinpath)
    assert 2 == main(command)
    assert "en.ftl" in one_sentence(capsys)


def test_another_error_is_not_hidden():
    def run() -> int:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        start.guarded(run)


def test_a_broken_asset_says_what_helps():
    with pytest.raises(BrokenAsset, match="install the game again"):
        Art().sized("no such piece", 3, 3)


# from scene to scene


@pytest.fixture
def desktop() -> Desktop:
    """The program at its title."""
    found = Desktop()
    found.show(found.program.title())
    found.step(2)
    return found


def test_enter_leads_from_the_title_to_the_setup_and_into_a_match(desktop):
    assert isinstance(desktop.top, TitleScene)
    desktop.press(pygame.K_RETURN)
    assert isinstance(desktop.top, SetupScene)
    desktop.press(pygame.K_RETURN)
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    assert [True, True, False, False] == [seat.is_person for seat in desktop.session.seats]


def test_the_title_has_an_end(desktop):
    desktop.click(desktop.target("quit").rect.center)
    assert desktop.top is None


def test_from_the_full_screen_the_title_offers_the_way_back(desktop):
    desktop.click(desktop.target("full").rect.center)
    assert desktop.target("window")
    desktop.click(desktop.target("window").rect.center)
    assert desktop.target("full")


def test_escape_leads_from_the_setup_back_to_the_title(desktop):
    desktop.press(pygame.K_RETURN)
    desktop.press(pygame.K_ESCAPE)
    assert isinstance(desktop.top, TitleScene)


def test_the_setup_remembers_the_party(desktop):
    desktop.press(pygame.K_RETURN)
    desktop.click(desktop.target("add").rect.center)
    desktop.press(pygame.K_ESCAPE)
    desktop.press(pygame.K_RETURN)
    assert 5 == len(desktop.top.party.places)


def test_the_hands_agreed_on_stay_whatever_else_is_changed_in_the_options(desktop):
    desktop.program.party.open_table = True
    desktop.app.settings.change(music=1)
    assert desktop.program.party.open_table


def test_a_typed_seed_makes_the_same_match():
    one, other = Desktop(), Desktop()
    for desktop, drawn in ((one, 1), (other, 2)):
        table = people(3, open_table=True)
        table.seed = "77"
        desktop.match(table, drawn)
    assert one.session.setup == other.session.setup


def test_another_match_gets_other_dice():
    desktop = Desktop()
    desktop.program.party = people(3)
    desktop.program.party.seed = "77"
    desktop.program.begin_again()
    desktop.stack.settle(desktop.app.kit)
    assert 77 != desktop.session.setup.seed


def test_the_table_of_a_saved_game_plays_again_as_it_was_agreed(desktop):
    desktop.match(people(3, open_table=True))
    desktop.session.hints = False
    desktop.program.play_again(desktop.session)
    desktop.stack.settle(desktop.app.kit)
    assert (True, False) == (desktop.session.open_table, desktop.session.hints)


def test_a_match_left_for_the_title_is_gone(desktop):
    desktop.match(people(3, open_table=True))
    desktop.until_asked()
    assert isinstance(desktop.top, SchemingScene)
    desktop.press(pygame.K_ESCAPE)
    assert isinstance(desktop.top, MenuScene)
    desktop.target("leave").act()
    desktop.step()
    assert isinstance(desktop.top, TitleScene)
    desktop.step(1, Event(pygame.QUIT))
    assert desktop.top is None


def test_drawn_numbers_differ():
    assert 20 == len({play.drawn() for _ in range(20)})


# after a crash


@pytest.fixture
def reports(tmp_path) -> Reports:
    """A folder with a report of a crash."""
    found = Reports(tmp_path)
    found.write(ZeroDivisionError())
    return found


@pytest.fixture
def restarted(reports) -> Iterator[Desktop]:
    """The title after a crash."""
    found = Desktop()
    found.program.tell_of_crash(reports)
    found.show(found.program.title())
    yield found
    found.app.settings.faults.clear()


def test_after_a_crash_the_title_leads_to_the_report(restarted, reports, monkeypatch):
    opened = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    restarted.target("reports").act()
    assert [reports.folder.as_uri()] == opened


def test_after_a_crash_the_title_tells_of_it(restarted):
    [fault] = restarted.app.settings.faults
    assert "title-crashed" == fault.kind
    assert fault.values["file"].startswith("crash ")


def test_a_crash_is_told_once(restarted, reports):
    restarted.app.settings.faults.clear()
    restarted.program.tell_of_crash(reports)
    assert [] == restarted.app.settings.faults


# a file that a desktop hands over


@pytest.mark.parametrize(("choices", "scene"), [(9, SchemingScene), (None, ReplayScene)])
def test_a_file_that_is_dropped_is_opened(tmp_path, choices, scene):
    path = tmp_path / "Friday.coltexpress"
    path.write_text(text(choices) if choices else text(), "utf-8")
    found = Desktop()
    found.app.dropped = found.program.open
    found.show(found.program.title())
    found.step(1, Event(pygame.DROPFILE, file=str(path)))
    found.until(lambda: isinstance(found.top, (scene, CurtainScene)))


def test_a_dropped_file_that_is_no_game_is_told(tmp_path):
    path = tmp_path / "shopping.txt"
    path.write_text("milk", "utf-8")
    found = Desktop()
    found.app.dropped = found.program.open
    found.show(found.program.title())
    found.step(1, Event(pygame.DROPFILE, file=str(path)))
    assert isinstance(found.top, TitleScene)
    assert found.app._said.words.startswith("shopping.txt: ")
    found.step(300)


def test_what_is_wrong_with_the_settings_is_told_once(restarted):
    restarted.press(pygame.K_RETURN)
    assert [] == restarted.app.settings.faults
