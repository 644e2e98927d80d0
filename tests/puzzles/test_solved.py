"""The file of the solved puzzles: written whole, and never lost when it is damaged."""

from game.puzzles.solved import NAME, Solved


def test_what_is_solved_is_remembered(tmp_path):
    Solved(tmp_path).add("1-order-1")
    Solved(tmp_path).add("2-punch-1")
    assert Solved(tmp_path).names == {"1-order-1", "2-punch-1"}


def test_nothing_is_solved_at_first(tmp_path):
    first = Solved(tmp_path / "not there")
    assert (first.names, first.trouble) == (set(), "")


def test_without_a_folder_it_is_remembered_for_now():
    solved = Solved()
    solved.add("1-order-1")
    assert solved.names == {"1-order-1"}


def test_a_damaged_file_is_told_and_put_aside(tmp_path):
    file = tmp_path / NAME
    for damaged in (b"", b"something else\n1-order-1\n", b"\xff\xfe\x00"):
        file.write_bytes(damaged)
        solved = Solved(tmp_path)
        assert (solved.names, solved.trouble) == (set(), "damaged")
        assert file.read_bytes() == damaged
        solved.add("1-order-1")
        assert Solved(tmp_path).names == {"1-order-1"}
    kept = {one.read_bytes() for one in tmp_path.glob("puzzles-damaged-*")}
    assert kept == {b"", b"something else\n1-order-1\n", b"\xff\xfe\x00"}


def test_a_disk_that_refuses_is_told(tmp_path):
    (tmp_path / "home").write_text("a file where the folder should be")
    solved = Solved(tmp_path / "home")
    solved.trouble = ""
    solved.add("1-order-1")
    assert (solved.trouble, solved.names) == ("not-kept", {"1-order-1"})
