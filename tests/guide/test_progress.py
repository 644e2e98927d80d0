"""How far the learner has come: kept, and begun anew where the file is damaged."""

import pytest

from game.guide.progress import NAME, Progress


def test_it_is_remembered(tmp_path):
    Progress(tmp_path).answer(7)
    again = Progress(tmp_path)
    assert (again.answered, again.finished, again.trouble) == (7, False, "")


def test_what_was_read_since_the_last_choice_is_remembered_until_the_next(tmp_path):
    progress = Progress(tmp_path)
    progress.answer(7)
    progress.heard()
    progress.heard()
    assert (Progress(tmp_path).answered, Progress(tmp_path).read) == (7, 2)
    progress.answer(8)
    assert (Progress(tmp_path).answered, Progress(tmp_path).read) == (8, 0)
    progress.heard()
    progress.finish()
    assert (Progress(tmp_path).answered, Progress(tmp_path).read) == (0, 0)


def test_empty_lines_between_what_is_remembered_mean_nothing(tmp_path):
    Progress(tmp_path).answer(7)
    file = tmp_path / NAME
    file.write_text(file.read_text().replace("\n", "\n\n"))
    assert (7, "") == (Progress(tmp_path).answered, Progress(tmp_path).trouble)


def test_after_the_end_it_begins_anew_and_that_is_remembered(tmp_path):
    progress = Progress(tmp_path)
    progress.answer(7)
    progress.finish()
    assert (Progress(tmp_path).answered, Progress(tmp_path).finished) == (0, True)
    progress.answer(1)
    assert (Progress(tmp_path).answered, Progress(tmp_path).finished) == (1, True)


def test_nobody_has_begun_at_first(tmp_path):
    first = Progress(tmp_path / "not there")
    assert (first.answered, first.finished, first.trouble) == (0, False, "")


HEAD = Progress.first_line


@pytest.mark.parametrize(
    "written",
    [
        b"",
        b"\xff\xfe",
        b"choices 3\n",
        f"{HEAD}\nchoices three\n".encode(),
        f"{HEAD}\nchoices 3\nsomething\n".encode(),
        f"{HEAD}\nchoices -1\n".encode(),
        f"{HEAD}\nchoices {'9' * 5000}\n".encode(),
        f"{HEAD}\nfinished\nchoices\n".encode(),
    ],
)
def test_a_damaged_file_is_a_new_beginning_and_put_aside(tmp_path, written):
    file = tmp_path / NAME
    file.write_bytes(written)
    progress = Progress(tmp_path)
    assert (progress.answered, progress.finished, progress.trouble) == (0, False, "damaged")
    progress.answer(2)
    assert (Progress(tmp_path).answered, progress.trouble) == (2, "")
    assert [written] == [one.read_bytes() for one in tmp_path.glob("guide-damaged-*")]


def test_a_disk_that_refuses_is_told_and_nothing_is_lost(tmp_path):
    (tmp_path / "home").write_text("a file where the folder should be")
    progress = Progress(tmp_path / "home")
    progress.trouble = ""
    progress.answer(4)
    assert (progress.trouble, progress.answered) == ("not-kept", 4)
