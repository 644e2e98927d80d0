"""Keeping settings: told at once, written at once, and nothing of a person's is lost."""

import pytest

from game.settings.keeper import Keeper
from game.settings.settings import Settings
from game.ui.bindings import fits

FILE = "settings.toml"


def again(folder) -> Settings:
    """What the next start of the program finds."""
    return Keeper(folder, fits).now


def test_what_is_changed_is_there_at_the_next_start(tmp_path):
    Keeper(tmp_path, fits).change(animation="slow", interface=140, keys={"log": ("h", "ctrl+l")})
    assert Settings(animation="slow", interface=140, keys={"log": ("h", "ctrl+l")}) == again(tmp_path)


def test_its_folder_is_made(tmp_path):
    Keeper(tmp_path / "new" / "folder", fits).change(letters=115)
    assert 115 == again(tmp_path / "new" / "folder").letters


def test_who_watches_is_told_now_and_at_every_change(tmp_path):
    keeper, told = Keeper(tmp_path, fits), []
    keeper.watch(lambda settings: told.append(settings.letters))
    keeper.change(letters=130)
    keeper.change(letters=130)
    assert [100, 130] == told


def test_a_reset_makes_all_as_at_first(tmp_path):
    keeper = Keeper(tmp_path, fits)
    keeper.change(letters=130, emblems=False, pad={"log": ("x",)})
    keeper.reset()
    assert Settings() == keeper.now == again(tmp_path)


def test_without_a_folder_nothing_is_written(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Keeper(None, fits).change(letters=130)
    assert [] == list(tmp_path.iterdir())


def test_a_new_file_begins_with_its_head_as_comments(tmp_path):
    Keeper(tmp_path, fits, "One.\nTwo.").change(letters=130)
    assert (tmp_path / FILE).read_text("utf-8").startswith("# One.\n# Two.\n")


def test_a_file_with_a_mark_before_its_first_letter_can_be_changed(tmp_path):
    (tmp_path / FILE).write_text('[game]\nanimation = "fast"', "utf-8-sig")
    Keeper(tmp_path, fits).change(letters=130)
    assert Settings(animation="fast", letters=130) == again(tmp_path)


def test_comments_and_unknown_lines_of_a_person_stay(tmp_path):
    (tmp_path / FILE).write_text('# mine\n[game]\nanimation = "fast" # I like it\nfuture = 3\n', "utf-8")
    Keeper(tmp_path, fits).change(animation="slow", hands="open")
    text = (tmp_path / FILE).read_text("utf-8")
    assert all(part in text for part in ("# mine", '"slow" # I like it', "future = 3"))


@pytest.mark.parametrize(
    "text",
    [
        'game = {animation = "fast"}',
        'game.animation = "fast"',
        'picture = 3\n[game]\nanimation = "fast"',
        '[game]\nanimation = "fast"\n[access]\n[[picture]]\n[[picture]]',
    ],
)
def test_however_the_file_is_written_the_rest_of_it_stays(tmp_path, text):
    (tmp_path / FILE).write_text(text, "utf-8")
    Keeper(tmp_path, fits).change(interface=90, computers="slow", keys={"pile": ("b",)})
    assert Settings(animation="fast", computers="slow", interface=90, keys={"pile": ("b",)}) == again(tmp_path)


def test_a_damaged_file_is_put_aside_and_told(tmp_path):
    (tmp_path / FILE).write_text("[game", "utf-8")
    keeper = Keeper(tmp_path, fits)
    keeper.change(letters=130)
    assert "[game" == (tmp_path / "settings-damaged-1.toml").read_text("utf-8")
    assert ["settings-damaged", "settings-aside"] == [fault.kind for fault in keeper.faults]


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path):
    for text in ("[one", "[two"):
        (tmp_path / FILE).write_text(text, "utf-8")
        Keeper(tmp_path, fits)
    assert ["[one", "[two"] == [(tmp_path / f"settings-damaged-{n}.toml").read_text("utf-8") for n in (1, 2)]


def test_a_damaged_file_that_cannot_be_put_aside_is_not_written_over(tmp_path, monkeypatch):
    (tmp_path / FILE).write_text("[game", "utf-8")
    monkeypatch.setattr("pathlib.Path.rename", _refuse)
    keeper = Keeper(tmp_path, fits)
    keeper.change(letters=130)
    assert ("[game", True, 130) == ((tmp_path / FILE).read_text("utf-8"), keeper.unwritten, keeper.now.letters)


def test_a_folder_that_may_not_be_entered_does_not_stop_the_program(tmp_path, monkeypatch):
    def refuse(*_args: object, **_how: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pathlib.Path.stat", refuse)
    monkeypatch.setattr("os.stat", refuse)
    monkeypatch.setattr("pathlib.Path.rename", refuse)
    keeper = Keeper(tmp_path, fits)
    keeper.change(letters=130)
    assert (["settings-unreadable"], 130) == ([fault.kind for fault in keeper.faults], keeper.now.letters)


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_whole(tmp_path, monkeypatch, step):
    keeper = Keeper(tmp_path, fits)
    keeper.change(letters=115)
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync" if step == "fsync" else "pathlib.Path.replace", _refuse)
        keeper.change(letters=130)
    assert (True, 115, [FILE]) == (
        keeper.unwritten,
        again(tmp_path).letters,
        [file.name for file in tmp_path.iterdir()],
    )


def test_once_the_disk_has_room_again_all_is_written(tmp_path, monkeypatch):
    keeper = Keeper(tmp_path, fits)
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", _refuse)
        keeper.change(letters=130)
    keeper.change(emblems=False)
    assert not keeper.unwritten
    assert Settings(letters=130, emblems=False) == again(tmp_path)


def _refuse(*_args: object) -> None:
    raise OSError(28, "No space left on device")
