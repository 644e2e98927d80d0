"""Keeping settings: told at once, written at once, and nothing of a person's is lost."""

import sys

import pytest

from game.settings.keeper import Keeper
from game.settings.reading import LARGEST, Fault
from game.settings.settings import Settings, Speed
from game.ui.bindings import fits

FILE = "settings.toml"


def again(folder) -> Settings:
    """What the next start of the program finds."""
    return Keeper(folder, fits).now


def test_what_is_changed_is_there_at_the_next_start(tmp_path):
    Keeper(tmp_path, fits).change(animation="slow", interface=140, keys={"log": ("h", "ctrl+l")})
    assert Settings(animation=Speed.SLOW, interface=140, keys={"log": ("h", "ctrl+l")}) == again(tmp_path)


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
    Keeper(tmp_path, fits, lambda: "One.\nTwo.").change(letters=130)
    assert (tmp_path / FILE).read_text("utf-8").startswith("# One.\n# Two.\n")


def test_a_file_with_a_mark_before_its_first_letter_can_be_changed(tmp_path):
    (tmp_path / FILE).write_text('[game]\nanimation = "fast"', "utf-8-sig")
    Keeper(tmp_path, fits).change(letters=130)
    assert Settings(animation=Speed.FAST, letters=130) == again(tmp_path)


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
    assert Settings(animation=Speed.FAST, computers=Speed.SLOW, interface=90, keys={"pile": ("b",)}) == again(tmp_path)


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
    keeper.change(letters=110)
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", _refuse)
        keeper.change(letters=130)
    keeper.change(emblems=False)
    assert not keeper.unwritten
    assert Settings(letters=130, emblems=False) == again(tmp_path)


def _refuse(*_args: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_file_that_cannot_be_changed_line_by_line_is_kept_and_written_anew(tmp_path):
    old = '# mine\ngame = {animation = "fast", future = 3}\n[access]\nletters = 115\n'
    (tmp_path / FILE).write_text(old, "utf-8")
    keeper = Keeper(tmp_path, fits)
    keeper.change(computers="slow")
    assert [Fault("settings-anew", {"file": "settings-old-1.toml"})] == keeper.faults[-1:]
    assert old == (tmp_path / "settings-old-1.toml").read_text("utf-8")
    assert Settings(animation=Speed.FAST, computers=Speed.SLOW, letters=115) == again(tmp_path)
    assert (tmp_path / FILE).read_text("utf-8").startswith("# mine\n")


def test_a_file_written_anew_can_be_changed_line_by_line(tmp_path):
    (tmp_path / FILE).write_text('game = {animation = "fast"}', "utf-8")
    keeper = Keeper(tmp_path, fits)
    keeper.change(computers="slow")
    keeper.change(hands="open")
    assert ["settings-anew"] == [fault.kind for fault in keeper.faults]


def test_where_nothing_can_be_written_no_copies_pile_up(tmp_path, monkeypatch):
    (tmp_path / FILE).write_text('game = {animation = "fast"}', "utf-8")
    keeper = Keeper(tmp_path, fits)
    monkeypatch.setattr("game.settings.keeper.write_whole", _refuse)
    keeper.change(computers="slow")
    keeper.change(hands="open")
    assert (True, [], [FILE]) == (keeper.unwritten, keeper.faults, [file.name for file in tmp_path.iterdir()])


def test_new_lines_stand_with_their_fellows(tmp_path):
    (tmp_path / FILE).write_text('[game]\nanimation = "fast"\n\n# sizes\n[access]\nletters = 115\n', "utf-8")
    Keeper(tmp_path, fits).change(letters=130, hands="open", emblems=False, interface=90, fullscreen=True)
    assert [
        "[game]", 'animation = "fast"', 'hands = "open"', "", "# sizes", "[access]", "letters = 130", "emblems = false",
        "", "[picture]", "fullscreen = true", "interface = 90",
    ] == [line.split("  #")[0] for line in (tmp_path / FILE).read_text("utf-8").splitlines()]  # fmt: skip


def test_a_new_line_says_what_it_may_be(tmp_path):
    Keeper(tmp_path, fits).change(hands="open")
    assert 'hands = "open"  # "curtain", "open"\n' in (tmp_path / FILE).read_text("utf-8")


def test_lines_end_as_they_did(tmp_path):
    """An old editor of Windows shows others as one line."""
    (tmp_path / FILE).write_bytes(b'# mine\r\n[game]\r\nanimation = "fast"\r\n')
    Keeper(tmp_path, fits).change(animation="slow", letters=130)
    data = (tmp_path / FILE).read_bytes()
    assert data.count(b"\n") == data.count(b"\r\n") == 6


@pytest.mark.skipif(sys.platform == "win32", reason="links need a permission there")
def test_a_link_stays_one(tmp_path):
    """Some people keep their settings elsewhere."""
    elsewhere = tmp_path / "dotfiles.toml"
    elsewhere.write_text("[access]\nletters = 115\n", "utf-8")
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / FILE).symlink_to(elsewhere)
    Keeper(tmp_path / "home", fits).change(letters=130)
    assert (tmp_path / "home" / FILE).is_symlink()
    assert "[access]\nletters = 130\n" == elsewhere.read_text("utf-8")


@pytest.mark.parametrize("text", ["[game", "a." * 99 + "a = 1", "#" * LARGEST + "#"])
def test_a_file_that_is_damaged_while_the_program_runs_is_not_written_over(tmp_path, text):
    keeper = Keeper(tmp_path, fits)
    (tmp_path / FILE).write_text(text, "utf-8")
    keeper.change(letters=130)
    assert (text, True) == ((tmp_path / FILE).read_text("utf-8"), keeper.unwritten)


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("[keys]\nundo = ['a']\nlog = ['b']\n", {"keys": {"log": ("c",)}}),
        ("game.animation = 'fast'\n", {"hands": "open"}),
        ("[game]\nanimation = 'fast'", {"hands": "open"}),
        ("x = nan\n[game]\nanimation = 'fast'\n", {"animation": "slow"}),
        ("x = '''a''''' # ''' [\n[game]\nanimation = 'fast'\n", {"animation": "slow"}),
        ('x = """a"""" # " [\n[game]\nanimation = "fast"\n', {"animation": "slow"}),
        ("a = [[[[[[[[[1]]]]]]]]] # [\n[game]\nanimation = 'fast'\n", {"animation": "slow"}),
    ],
)
def test_such_files_are_changed_line_by_line(tmp_path, text, change):
    (tmp_path / FILE).write_text(text, "utf-8")
    keeper = Keeper(tmp_path, fits)
    keeper.change(**change)
    assert (keeper.now, [FILE]) == (again(tmp_path), [file.name for file in tmp_path.iterdir()])
