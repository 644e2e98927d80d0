"""Pictures of the window: each in a file of its own, and told; a full disk does no harm."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pygame
import pytest
from pygame import Surface

from game.album import Album
from game.scenes.options.scene import OptionsScene
from game.ui.words import Words
from tests.scenes.desktop import Desktop, people
from tests.scenes.test_secrets import twins

NOON = datetime(2024, 5, 1, 12, 0, 3, tzinfo=UTC)


@pytest.fixture
def album(tmp_path) -> Album:
    return Album(tmp_path / "pictures", Words(strict=True), lambda: NOON)


def test_a_picture_is_kept_under_its_time(album):
    said = album.keep(Surface((30, 20)))
    file = album.folder / "2024-05-01 12.00.03.png"
    assert str(file) in said.words
    assert said.well
    assert (30, 20) == pygame.image.load(file).get_size()


def test_so_many_pictures_of_a_second_are_so_many_files(album):
    said = [album.keep(Surface((30, 20))) for _ in range(4)]
    assert 4 == len(list(album.folder.iterdir()))
    assert 4 == len({one.words for one in said if one.well})


def test_a_folder_that_cannot_be_is_told(album):
    album.folder.write_text("no folder")
    assert album._words("picture-failed", folder=str(album.folder)) == album.keep(Surface((30, 20))).words


def test_a_full_disk_is_told_and_nothing_half_written_stays(album, monkeypatch):
    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.whole_file.os.fsync", full)
    assert album._words("picture-failed", folder=str(album.folder)) == album.keep(Surface((30, 20))).words
    assert [] == list(album.folder.iterdir())


@pytest.fixture
def desktop() -> Iterator[Desktop]:
    """A scene that stands still."""
    found = Desktop()
    found.show(OptionsScene(found.context))
    found.step(200)  # what another test was told is gone
    yield found
    found.app.album = None


def rgb(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


def test_f12_takes_a_picture_of_what_is_in_the_window(desktop, album):
    desktop.app.album = album
    shown = rgb(desktop.app.window.get_surface())
    desktop.press(pygame.K_F12)
    [file] = album.folder.iterdir()
    assert shown == rgb(pygame.image.load(file))


def test_that_it_is_taken_is_heard(desktop, album, monkeypatch):
    heard = []
    desktop.app.album = album
    monkeypatch.setattr(desktop.app.sounds, "play", lambda name, *_: heard.append(name))
    desktop.press(pygame.K_F12)
    assert ["ui_saved"] == heard


def test_where_the_picture_is_stands_in_the_window_for_a_while(desktop, album):
    desktop.app.album = album
    desktop.press(pygame.K_F1)  # which means nothing; but keys are in use now
    pictures = [rgb(desktop.app.window.get_surface())]
    for frames in (1, 1, 200):
        desktop.press(pygame.K_F12) if len(pictures) == 1 else desktop.step(frames)
        pictures.append(rgb(desktop.app.window.get_surface()))
    before, at_once, soon, later = pictures
    assert before == later != at_once == soon


def test_without_an_album_no_picture_is_taken(desktop):
    desktop.press(pygame.K_F12)
    assert not desktop.app._said


# an open hand


def kept(album: Album) -> bytes:
    [file] = album.folder.iterdir()
    found = rgb(pygame.image.load(file))
    file.unlink()
    return found


def with_open_hand(*, persons: int = 3, open_table: bool = False) -> Desktop:
    """A person is asked for a card; the first one of his hand is lifted."""
    found = Desktop()
    found.match(people(3, persons, open_table=open_table))
    found.until_asked()
    found.step(90)
    found.press(pygame.K_1, "1")
    return found


@pytest.mark.parametrize("over", ["nothing", "things", "menu"])
def test_a_picture_shows_no_hand_that_others_may_not_see(album, monkeypatch, over):
    pair = twins(monkeypatch, people(3), 5)
    found = []
    for desktop in pair:
        desktop.until_asked()
        desktop.step(90)
        desktop.press(pygame.K_1, "1")
        if over == "things":
            desktop.press(pygame.K_m, "m")
            assert desktop.top.sheet is not None
        elif over == "menu":
            desktop.press(pygame.K_ESCAPE)
            desktop.press(pygame.K_ESCAPE)
            desktop.step(1)
        desktop.context.device.used = "keys"  # the app knows only one of the two desktops' devices
        desktop.step(1)
        said = desktop.app._take_picture(album)
        found.append(kept(album))
    assert pair.differ
    assert found[0] == found[1]
    assert said.words.endswith("without your hand.")


@pytest.mark.parametrize("table", [{"persons": 1}, {"open_table": True}])
def test_a_hand_that_nobody_has_to_be_kept_from_is_in_the_picture(album, table):
    desktop = with_open_hand(**table)
    shown = rgb(desktop.app.window.get_surface())
    said = desktop.app._take_picture(album)
    assert shown == kept(album)
    assert not said.words.endswith("without your hand.")


def test_after_the_picture_the_hand_lies_open_as_before(album):
    desktop = with_open_hand()
    before = desktop.picture()
    desktop.app._take_picture(album)
    assert before == desktop.picture()
