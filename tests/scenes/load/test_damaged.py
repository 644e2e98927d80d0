"""What is said of files that are no games, or no whole ones, or those of other rules."""

import os
import re
import sys
from pathlib import Path

import pygame
import pytest

from game.scenes.load.details import LINES, before_the_damage
from game.scenes.load.saved_games import A_LITTLE, SavedGame, Unreadable
from game.scenes.load.scene import LoadScene
from game.scenes.title import AT_FIRST
from tests.scenes.desktop import STRICT
from tests.scenes.load.kept_games import OLDER, played


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
