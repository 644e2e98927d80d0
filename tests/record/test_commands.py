"""The command line of saved games: told in sentences, opened in the window."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from game import start
from game.__main__ import main
from game.engine.state import Setup
from game.record.file import write
from game.ui.words import Words
from tests.record.games import match, play_on, text

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def saved(tmp_path):
    """Write a game's text into a file; its path."""

    def save(words: str) -> str:
        path = tmp_path / "game.coltexpress"
        path.write_text(words)
        return str(path)

    return save


def replay(path: str, capsys) -> tuple[int, list[str], str]:
    """What came of telling a file: the exit status, the sentences, the complaint."""
    status = main(["replay", path, "--text"])
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return status, out.splitlines(), err.strip()


# replay FILE --text


def test_a_whole_game_is_told_to_its_winner(saved, capsys):
    status, told, complaint = replay(saved(text()), capsys)
    assert (0, "") == (status, complaint)
    assert "Anna: Belle" in told
    assert list("12345") == [line[6] for line in told if re.match(r"Round \d: ", line)]
    assert list("12345") == [line[6] for line in told if re.match(r"Round \d is over", line)]
    assert " won. " in told[-1]


def test_ghost_of_the_box_is_led_by_nobody(saved, capsys):
    setup = Setup(("belle", "cheyenne", "doc", "ghost"), seed=4, first="belle", expansions=("ghost",))
    _, told, _ = replay(saved(text(3, 3, setup)), capsys)
    assert ["Anna: Belle", "Борис: Cheyenne", "Chloé O’Hara: Doc", Words()("replay-nobody", who="Ghost")] == told[1:5]


def test_of_a_game_under_way_nothing_secret_is_told(saved, capsys):
    session = match()
    while not any(played.hidden for played in session.state.pile[session.state.resolved :]):
        play_on(session, 1)
    status, told, _ = replay(saved(write(session.record())), capsys)
    assert 0 == status
    assert told[-3].endswith("plays a card face down")
    assert "not told" in told[-1]


def test_a_damaged_game_is_told_up_to_there(saved, capsys):
    whole = text(30)
    _, expected, _ = replay(saved(text(19)), capsys)
    status, told, complaint = replay(saved(re.sub(r"\n20 \w+ .*", "\n20 00000000 nonsense", whole)), capsys)
    assert 1 == status
    assert expected[1:-2] == told[1:]
    assert "20" in complaint
    assert complaint.endswith(".")


def command(path: str, **how: object) -> subprocess.Popen[bytes]:
    """The command in a process of its own, with pipes for what it prints."""
    words = [sys.executable, "-m", "game", "replay", path, "--text"]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, **how)  # type: ignore[call-overload, no-any-return]


def test_letters_that_a_console_has_not_do_not_stop_it(saved):
    with command(saved(text()), env={**os.environ, "PYTHONIOENCODING": "ascii"}) as told:
        out, err = told.communicate()
    assert (0, b"") == (told.returncode, err)
    assert b"?????: Cheyenne" in out


def test_whoever_reads_it_may_have_seen_enough(saved):
    with command(saved(text())) as told:
        assert told.stdout is not None
        told.stdout.close()
        assert told.stderr is not None
        assert b"" == told.stderr.read()
    assert 1 == told.returncode


@pytest.mark.parametrize("words", ["", "print('hello')", "Colt Express game, format 99\n"])
def test_what_is_no_game_is_refused_in_a_sentence(saved, capsys, words):
    status, told, complaint = replay(saved(words), capsys)
    assert (2, []) == (status, told)
    assert complaint.endswith(".")


@pytest.mark.parametrize("words", [["replay"], ["replay", "--text"], ["replay", "a", "b", "--text"], ["replay", "a"]])
def test_without_a_file_it_says_what_it_wants(capsys, words):
    assert 2 == main(words)
    assert "replay --help" in capsys.readouterr().err


# open FILE


def test_what_cannot_be_opened_is_refused_before_a_window_is(saved, capsys):
    assert 2 == main(["open", saved("nothing")])
    assert "not a game" in capsys.readouterr().err


def test_without_a_file_open_says_what_it_wants(capsys):
    assert 2 == main(["open"])
    assert "FILE (colt-express open --help)" in capsys.readouterr().err


def test_a_game_is_opened_in_the_window(saved, monkeypatch):
    opened = []
    monkeypatch.setattr(start, "run", lambda size, path, **_: opened.append((size, path)) or 0)
    monkeypatch.setattr(start, "guarded", lambda run: run())
    path = saved(text(9))
    assert 0 == main(["open", path, "--size", "1600x900"])
    assert [((1600, 900), Path(path))] == opened


@pytest.mark.parametrize(
    ("expansions", "sentence"), [("elf ghost", "refused-ghost-alone"), ("sheep", "refused-unknown-expansion")]
)
def test_what_cannot_be_combined_is_refused_with_the_sentence_of_the_set_up(saved, capsys, expansions, sentence):
    written = text(9).replace("\nseed:", f"\nexpansions: {expansions}\nseed:")
    status, _, complaint = replay(saved(written), capsys)
    assert (2, Words(strict=True)(sentence)) == (status, complaint.strip())
