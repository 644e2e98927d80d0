"""The list of saved games, the way back into one of them, and what it says of files that are none."""

import os
import re
import sys
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from threading import Event

import pygame
import pytest

from game.engine.state import Setup, position
from game.record.file import Made, write
from game.record.library import Library, NotKept, load
from game.record.scribe import Scribe
from game.scenes.curtain.scene import CurtainScene
from game.scenes.load import saved_games
from game.scenes.load.details import LINES, before_the_damage
from game.scenes.load.saved_games import A_GAME, A_LITTLE, SavedGame, SavedGames, Unreadable
from game.scenes.load.scene import LoadScene
from game.scenes.load.sentences import date_of, turn_of
from game.scenes.menu import MenuScene
from game.scenes.scoring.scene import ScoringScene
from game.scenes.setup.scene import SetupScene
from game.scenes.title import AT_FIRST, TitleScene
from game.session import Session
from tests.record.games import BANDITS, dated, match, play_on
from tests.scenes.desktop import STRICT, Desktop, people

PAIRS = Setup(("belle", "tuco", "django", "doc"), seed=2, teams=(("belle", "django"), ("tuco", "doc")))


@cache
def played(choices: int) -> str:
    """The text of a game of so many choices."""
    return write(play_on(match(), choices).record())


class WithGames(Desktop):
    """A desktop whose matches are kept in a folder."""

    def __init__(self, folder) -> None:
        super().__init__()
        self.library = self.program.library = Library(folder)
        self.program.games = SavedGames(self.library)

    def save(self, title: str, choices: int, when: int, persons: int = 2, setup: Setup | None = None) -> Session:
        """Save a game of so many choices, written at a moment."""
        session = match(persons, setup or Setup(BANDITS, seed=4, first="belle"))
        session.scribe = Scribe(self.library, title)
        play_on(session, choices)
        path = session.scribe.path
        assert path is not None
        path.write_text(dated(path.read_text("utf-8"), when), "utf-8")
        return session

    def put(self, title: str, choices: int, when: int) -> None:
        """Save a game as `save` does, but without writing each of its choices."""
        self.library.write(self.library.folder / f"{title}.coltexpress", dated(played(choices), when))

    def spoil(self, title: str, when: int, change=lambda text: text[: len(text) // 2]) -> None:
        """Save what is no whole game any more."""
        text = change(dated(played(30), when))
        self.library.write(self.library.folder / f"{title}.coltexpress", text)

    def list(self) -> LoadScene:
        """Show the list."""
        self.show(LoadScene(self.context, self.program.games, self.program.go_on, self.program.watch))
        return self.looked_into()

    def looked_into(self) -> LoadScene:
        """The list, when all that is seen of it is known."""
        scene = self.top
        assert isinstance(scene, LoadScene)
        self.until(lambda: not scene.restless)
        self.step()
        return scene

    def press_button(self, name: str) -> None:
        """Press something by its name."""
        self.target(name).act()
        self.stack.settle(self.app.kit)


@pytest.fixture
def desktop(tmp_path):
    return WithGames(tmp_path / "games")


@pytest.fixture
def followed(monkeypatch):
    """A word for every choice that has been followed so far."""
    made, follow = [], Session.follow

    def counted(session, record):
        steps = follow(session, record)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                return end.value
            made.append("choice")
            yield

    monkeypatch.setattr(Session, "follow", counted)
    return made


# the list


def test_the_last_played_comes_first_and_is_chosen(desktop):
    desktop.save("old", 5, 100)
    desktop.save("new", 9, 200)
    scene = desktop.list()
    assert ["new", "old"] == [file.path.stem for file in scene.games.files]
    assert isinstance(scene.found, SavedGame)
    assert 9 == scene.found.choices


def test_the_list_is_empty_without_games(desktop):
    scene = desktop.list()
    assert ["back"] == [button.name for button in scene.buttons]


def test_keys_choose_another(desktop):
    desktop.save("old", 5, 100)
    desktop.save("new", 9, 200)
    scene = desktop.list()
    desktop.press(pygame.K_DOWN)
    assert 5 == scene.found.choices
    desktop.press(pygame.K_DOWN)
    assert 5 == scene.found.choices
    desktop.press(pygame.K_UP)
    assert 9 == scene.found.choices


def test_a_long_list_is_scrolled_to_what_is_chosen(desktop):
    for number in range(9):
        desktop.save(f"game {number}", number + 1, number)
    scene = desktop.list()
    for _ in range(8):
        desktop.press(pygame.K_DOWN)
    assert 1 == scene.found.choices
    assert scene.above + scene.rows == len(scene.games.files)
    assert desktop.target("game 8").rect.bottom < 720


def test_the_wheel_scrolls_no_further_than_there_is(desktop):
    for number in range(9):
        desktop.save(f"game {number}", number + 1, number)
    scene = desktop.list()
    for turn, above in ((-2, 2), (-9, 3), (5, 0)):
        desktop.step(1, pygame.event.Event(pygame.MOUSEWHEEL, y=turn, x=0, flipped=False))
        assert above == scene.above


@pytest.mark.parametrize("persons", [0, 1, 2])
def test_every_kind_of_game_can_be_shown(desktop, persons):
    desktop.save("elf", 40, 1, persons, Setup(BANDITS, seed=1, expansions=("elf",)))
    desktop.save("ghost", 40, 2, persons, Setup(("belle", "doc", "ghost"), seed=1, expansions=("ghost",), expert=True))
    desktop.save("pairs", 40, 3, persons, PAIRS)
    desktop.save("set-up", 1, 4, persons, PAIRS)
    desktop.save("over", 9999, 5, persons)
    desktop.list()
    for _ in range(5):
        desktop.picture()
        desktop.press(pygame.K_DOWN)


# files that cannot be read


OLDER = (r"version: .*((.|\n)*)\n20 \w+ ", r"version: 0.0.1\1\n20 00000000 ")


def test_a_file_that_cannot_be_read_is_listed_among_the_others(desktop):
    desktop.save("old", 5, 100)
    desktop.spoil("broken", 150)
    desktop.save("new", 9, 200)
    scene = desktop.list()
    kinds = [type(scene.games.known(file)) for file in scene.games.files]
    assert [SavedGame, Unreadable, SavedGame] == kinds


def test_it_can_be_neither_opened_nor_deleted(desktop):
    desktop.spoil("broken", 150)
    scene = desktop.list()
    assert ["back", "folder"] == [button.name for button in scene.buttons]
    desktop.press(pygame.K_DELETE)
    assert not scene.deleting
    assert 1 == len(desktop.library.files())


def test_one_of_older_rules_still_tells_what_happened_before(desktop):
    desktop.spoil("older", 150, lambda text: re.sub(*OLDER, text))
    scene = desktop.list()
    desktop.picture()
    assert ("older", 20) == (scene.found.damage.key, scene.found.damage.choice)
    assert "Belle" in " ".join(scene.details._told)


def test_of_what_happened_before_the_newest_is_told(desktop):
    desktop.spoil("older", 150, lambda text: re.sub(*OLDER, text))
    telling = before_the_damage(STRICT, desktop.library.files()[0].path)
    while True:
        try:
            next(telling)
        except StopIteration as end:
            lines = end.value
            break
    scene = desktop.list()
    assert len(lines) > LINES
    assert lines[-LINES:] == scene.details._told


def test_a_file_that_breaks_while_it_is_chosen_is_told(desktop):
    session = desktop.save("game", 9, 200)
    scene = desktop.list()
    session.scribe.path.write_text("gone")
    desktop.press_button("play")
    assert isinstance(desktop.top, LoadScene)
    assert "not a game" in scene.said


STRANGE = (b"\xff\xfe", b"a\nb\x1b[2J", "\u202e\U0001f920".encode() * 20, b"%s%n{$x}", b"-rf", b"a" * 243)


@pytest.mark.skipif(sys.platform != "linux", reason="not every system has such names and files")
def test_whatever_lies_in_the_folder_can_be_listed_and_shown(desktop):
    desktop.put("game", 9, 100)
    folder = desktop.library.folder
    for name in STRANGE:
        Path(os.fsdecode(os.fsencode(folder) + b"/" + name + b".coltexpress")).write_bytes(bytes(range(256)))
    (folder / "folder.coltexpress").mkdir()
    os.mkfifo(folder / "pipe.coltexpress")
    (folder / "endless.coltexpress").symlink_to("/dev/zero")
    (folder / "itself.coltexpress").symlink_to("itself.coltexpress")
    with (folder / "huge.coltexpress").open("wb") as file:
        file.truncate(1 << 40)
    (folder / "empty.coltexpress").touch()
    scene = desktop.list()
    assert len(STRANGE) + 7 == len(scene.files)
    for index in range(len(scene.files)):
        scene.choose(index)
        desktop.looked_into()
        desktop.picture()
        assert (scene.found.file.path.stem == "game") == isinstance(scene.found, SavedGame)


def test_a_file_of_many_lines_without_a_choice_stops_no_picture(desktop, followed):
    head, _, _ = played(9).partition("\n1 ")
    text = "\n".join([head, *["seat 1: computer outlaw 5"] * 9000, "end 0", ""])
    desktop.library.write(desktop.library.folder / "seats.coltexpress", text)
    desktop.show(desktop.program.title())
    assert len(followed) <= AT_FIRST
    before = len(followed)
    desktop.wait()
    assert len(followed) - before <= A_LITTLE


# going on


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


# deleting


def test_deleting_must_be_confirmed(desktop):
    desktop.save("game", 9, 200)
    scene = desktop.list()
    desktop.press(pygame.K_DELETE)
    assert scene.deleting
    desktop.press(pygame.K_RETURN)
    assert not scene.deleting
    assert 1 == len(desktop.library.files())


def test_while_it_is_asked_arrows_choose_no_other_game(desktop):
    desktop.save("old", 5, 100)
    desktop.save("new", 9, 200)
    scene = desktop.list()
    desktop.press(pygame.K_DELETE)
    desktop.press(pygame.K_DOWN)
    assert (True, 0, "sure") == (scene.deleting, scene.chosen, scene.ring.focused)


def test_a_newer_game_that_is_found_meanwhile_does_not_take_its_place(desktop, monkeypatch):
    desktop.put("old", 5, 100)
    desktop.put("new", 9, 200)
    new, old = desktop.library.files()
    come = Event()

    def look(*_):
        yield old
        come.wait()
        yield new

    monkeypatch.setattr(Library, "look", look)
    desktop.show(LoadScene(desktop.context, desktop.program.games, desktop.program.go_on, desktop.program.watch))
    scene = desktop.top
    desktop.until(lambda: scene.found is not None, frames=10**7)
    desktop.press(pygame.K_DELETE)
    come.set()
    desktop.until(lambda: len(scene.files) == 2, frames=10**7)
    assert (True, 5) == (scene.deleting, scene.found.choices)


def test_that_it_cannot_be_deleted_is_told_until_another_is_chosen(desktop, monkeypatch):
    desktop.put("old", 9, 100)
    desktop.put("game", 9, 200)
    scene = desktop.list()

    def delete(_path):
        raise NotKept("forbidden", desktop.library.folder)

    monkeypatch.setattr(desktop.library, "delete", delete)
    desktop.press(pygame.K_DELETE)
    desktop.press_button("sure")
    assert STRICT("load-not-deleted", file="game.coltexpress") == scene.said
    desktop.press(pygame.K_DOWN)
    assert "" == scene.said


def test_confirmed_it_is_gone_and_the_next_is_chosen(desktop):
    desktop.save("old", 5, 100)
    desktop.save("new", 9, 200)
    scene = desktop.list()
    desktop.press(pygame.K_DELETE)
    desktop.press_button("sure")
    assert ["old"] == [file.path.stem for file in desktop.library.files()]
    assert 5 == scene.found.choices


def test_escape_keeps_it_and_then_goes_back(desktop):
    desktop.save("game", 9, 200)
    scene = desktop.list()
    desktop.press(pygame.K_DELETE)
    desktop.press(pygame.K_ESCAPE)
    assert desktop.top is scene
    desktop.press(pygame.K_ESCAPE)
    assert isinstance(desktop.top, TitleScene)


def test_that_the_folder_cannot_be_looked_into_is_told(desktop):
    desktop.list()
    empty = desktop.picture()
    desktop.library.folder.write_text("in the way")
    assert "cannot be looked into" in desktop.list()._nothing()
    assert empty != desktop.picture()


# the title


def names(desktop) -> list[str]:
    """Where the title leads when it has found out about all games."""
    desktop.show(desktop.program.title())
    desktop.until(lambda: not desktop.program.games.searching)
    return [button.name for button in desktop.top.buttons]


def test_the_title_offers_the_game_under_way_first(desktop):
    desktop.save("game", 9, 200)
    desktop.save("over", 9999, 300)
    desktop.spoil("broken", 400)
    assert "continue" == names(desktop)[0]
    desktop.press(pygame.K_RETURN)
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    assert 9 == len(desktop.session.choices)


def test_without_one_it_offers_a_new_game_first(desktop):
    desktop.save("over", 9999, 300)
    assert "new" == names(desktop)[0]


def test_the_title_does_not_follow_all_the_games_that_are_over(desktop, monkeypatch):
    monkeypatch.setattr(saved_games, "LOOKED_AT", 3)
    for number in range(5):
        desktop.put(f"over {number}", 9999, 300)
    begun, begin = [], Session.begin
    monkeypatch.setattr(Session, "begin", lambda record: begun.append(record) or begin(record))
    assert "new" == names(desktop)[0]
    assert 3 == len(begun)


def test_the_game_that_was_saved_last_is_offered_whichever_file_was_touched_last(desktop):
    desktop.save("new", 9, 200)
    desktop.save("old", 5, 100)
    assert "continue" == names(desktop)[0]
    assert 9 == desktop.program.games.under_way.choices


def test_after_a_change_of_rules_the_title_is_there_at_once(desktop, followed):
    """Many games cannot be followed any more; the one that can is looked for while the train rides on."""
    for number in range(12):
        desktop.spoil(f"older {number}", 300, lambda text: re.sub(*OLDER, text))
    desktop.save("game", 9, 200)
    followed.clear()
    desktop.show(desktop.program.title())
    assert len(followed) <= AT_FIRST
    waiting = desktop.top.buttons[0]
    assert ("continue", "new") == (waiting.name, desktop.top.ring.focused)
    assert waiting.reason
    while desktop.program.games.searching:
        before = len(followed)
        desktop.wait()
        assert len(followed) - before <= A_LITTLE
    assert ("continue", "continue") == (desktop.top.buttons[0].name, desktop.top.ring.focused)
    assert not desktop.top.buttons[0].reason


def test_a_button_that_comes_late_does_not_take_the_focus_from_whoever_uses_the_menu(desktop):
    for number in range(9):
        desktop.spoil(f"older {number}", 300, lambda text: re.sub(*OLDER, text))
    desktop.save("game", 9, 200)
    desktop.show(desktop.program.title())
    desktop.press(pygame.K_DOWN)
    desktop.until(lambda: not desktop.program.games.searching)
    assert "learn" == desktop.top.ring.focused


def test_a_disk_that_sleeps_keeps_nobody_from_the_title(desktop, monkeypatch):
    desktop.save("game", 9, 200)
    awake = Event()
    look = Library.look
    monkeypatch.setattr(Library, "look", lambda library, known: awake.wait() and look(library, known))
    desktop.show(desktop.program.title())
    desktop.step(3)
    assert desktop.top.buttons[0].reason
    desktop.press(pygame.K_RETURN)
    assert isinstance(desktop.top, SetupScene)
    desktop.show(desktop.program.title())
    awake.set()
    desktop.until(lambda: not desktop.top.buttons[0].reason, frames=10**7)
    assert "continue" == desktop.top.buttons[0].name


def test_what_breaks_a_look_into_the_folder_off_is_not_swallowed(desktop, monkeypatch):
    """Else there would be a list that lacks games, and no report of what is wrong."""
    monkeypatch.setattr(Library, "look", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        desktop.list()


# many games


def test_the_list_fills_as_the_files_are_found_and_nothing_jumps(desktop, monkeypatch):
    for second in range(9):
        desktop.put(f"game {second}", second + 1, second)
    order = [3, 1, 7, 0, 8, 2, 4, 5, 6]
    found = {file.path.stem: file for file in desktop.library.files()}
    come = [Event() for _ in order]

    def look(_library, _known):
        for number, event in zip(order, come, strict=True):
            event.wait()
            yield found[f"game {number}"]

    monkeypatch.setattr(Library, "look", look)
    desktop.show(LoadScene(desktop.context, desktop.program.games, desktop.program.go_on, desktop.program.watch))
    scene = desktop.top
    assert [] == scene.files
    for number, event in enumerate(come):
        event.set()
        desktop.until(lambda number=number: number < len(scene.files), frames=10**7)
        desktop.until(lambda: scene.found is not None, frames=10**7)
        desktop.picture()
        if number == 2:
            assert 8 == scene.found.choices  # as long as nobody chooses, it is the newest
            desktop.press(pygame.K_DOWN)
        if number >= 2:
            assert 4 == scene.found.choices
            assert 0 <= scene.chosen - scene.above < scene.rows
    assert [f"game {number}" for number in range(8, -1, -1)] == [file.path.stem for file in scene.files]


def test_in_a_frame_only_so_much_is_followed_as_there_is_time_for(desktop, followed):
    for number in range(7):
        desktop.put(f"over {number}", 9999, number)
    desktop.show(LoadScene(desktop.context, desktop.program.games, desktop.program.go_on, desktop.program.watch))
    while desktop.top.restless:
        before = len(followed)
        desktop.wait()
        assert len(followed) - before <= A_LITTLE


def test_of_many_games_only_some_are_remembered_and_none_of_what_led_to_the_damage(desktop, monkeypatch):
    """Five hundred records and the calls that read them are a gigabyte."""
    monkeypatch.setattr(saved_games, "KEPT", 5)
    games = desktop.program.games
    for number in range(9):
        desktop.spoil(f"older {number}", 300, lambda text: re.sub(*OLDER, text))
    desktop.save("over", 9999, 200)
    games.look()
    while not games.all_known:
        games.find_out_all()
    assert ["over"] == [file.path.stem for file in games.ended]
    known = [found for file in games.files if (found := games.known(file)) is not None]
    assert 5 == len(known)
    damages = [found.damage for found in known if isinstance(found, Unreadable)]
    assert {("older", 20)} == {(damage.key, damage.choice) for damage in damages}
    assert {(None, None)} == {(damage.record, damage.__traceback__) for damage in damages}


def test_what_was_forgotten_is_found_out_again_when_it_is_seen(desktop, monkeypatch):
    monkeypatch.setattr(saved_games, "KEPT", 7)
    for number in range(12):
        desktop.put(f"game {number}", number + 1, number)
    desktop.list()
    for _ in range(11):
        desktop.press(pygame.K_DOWN)
    assert 1 == desktop.looked_into().found.choices
    for _ in range(11):
        desktop.press(pygame.K_UP)
    assert 12 == desktop.looked_into().found.choices


def test_the_finished_games_come_one_by_one_newest_first(desktop):
    for number in range(5):
        desktop.put(f"over {number}", 9999, number)
        desktop.put(f"game {number}", 5, number)
    desktop.program.saved_games(ended=True)
    desktop.stack.settle(desktop.app.kit)
    scene, seen = desktop.top, set()
    while scene.restless:
        desktop.wait()
        seen.add(tuple(file.path.stem[-1] for file in scene.files))
    assert {("4", "3", "2", "1", "0"), ("4",), ()} <= seen
    assert scene.found.over
    assert "watch" == scene.ring.focused


def test_a_finished_game_that_was_forgotten_and_found_out_again_is_listed_once(desktop, monkeypatch):
    monkeypatch.setattr(saved_games, "KEPT", 1)
    for number in range(2):
        desktop.put(f"over {number}", 9999, number)
    games = desktop.program.games
    games.look()
    for file in (*games.files, games.files[0]):
        while games.known(file) is None:  # the disk may be slow
            games.find_out([file], A_GAME)
    assert games.files == games.ended


def test_a_pair_has_won_its_money_together(desktop):
    desktop.save("pairs", 999, 1, 0, PAIRS)
    book = desktop.list().found
    assert isinstance(book, SavedGame)
    assert book.over
    assert not turn_of(STRICT, book).endswith("each")


def test_who_has_won_is_told_with_his_own_money_though_another_is_richer(desktop):
    """By his token of the Elf, or as Ghost with the suitcase."""
    desktop.save("elf", 999, 1, 0)
    book = desktop.list().found
    book.public.result = replace(book.public.result, winners=(1,), scores=(2000, 750, 500))

    assert "750" in turn_of(STRICT, book)


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


def test_a_file_of_tomorrow_bears_its_date():
    """Clocks are put back, and files come from elsewhere."""
    now = datetime(2026, 5, 3, 12, 0, tzinfo=UTC)
    words = STRICT

    assert date_of(words, now + timedelta(days=1), now) == words("load-date", day="4", month=words("month-5"))


def test_what_was_asked_for_last_is_remembered_longest(desktop, monkeypatch):
    monkeypatch.setattr(saved_games, "KEPT", 2)
    games = desktop.program.games
    for number in range(3):
        desktop.put(f"game {number}", number + 1, number)
    games.look()
    first, second, third = games.files
    for file in (first, second, first, third):
        while games.known(file) is None:
            games.find_out([file])
        games.find_out([file])

    assert [True, False, True] == [games.known(file) is not None for file in (first, second, third)]
