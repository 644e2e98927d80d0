"""The file of a game is read as it was written; anything else is refused with its reason and its place."""

import re
from contextlib import suppress
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.state import Setup
from game.record.file import MARK, MOST_BYTES, Damaged, Handed, Made, local, read, saved, write
from tests.record.games import SETUP, match, play_on, text

WHOLE = text(30)


def damage(data: str | bytes) -> Damaged:
    with pytest.raises(Damaged) as caught:
        read(data if isinstance(data, bytes) else data.encode())
    return caught.value


@pytest.mark.parametrize(
    "setup",
    [
        SETUP,
        Setup(("doc", "tuco", "belle"), seed=10**14, powers=False, events=False, expert=True),
        Setup(("belle", "doc", "tuco"), seed=1, expansions=("elf",)),
        Setup(("belle", "doc", "tuco"), seed=1, expansions=("horses", "elf")),
        Setup(
            ("belle", "tuco", "django", "doc"),
            seed=2,
            teams=(("belle", "django"), ("tuco", "doc")),
        ),
    ],
)
def test_it_reads_what_was_written(setup):
    session = play_on(match(2, setup), 30)
    session.hand_over(0, "outlaw", 7)
    record = session.record()
    found = read(write(record).encode())
    assert record.entries == found.entries
    assert (setup, record.sitters, record.dealt, record.version) == (
        found.setup,
        found.sitters,
        found.dealt,
        found.version,
    )


def test_dates_are_kept_to_the_second():
    session = match()
    session.begun = datetime(2025, 11, 30, 8, 13, 21, tzinfo=UTC)
    assert session.begun == read(write(session.record()).encode()).begun


def test_a_game_begun_by_a_clock_that_was_never_set_can_be_read():
    session = match()
    session.begun = datetime(1970, 1, 1, 0, 0, 5, tzinfo=UTC)
    assert session.begun == read(write(session.record()).encode()).begun


def test_the_privacy_of_hands_is_kept():
    session = match()
    session.open_table = True
    assert read(write(session.record()).encode()).open_table


@pytest.mark.parametrize(("name", "kept"), [
    ("  Anna\nMaria ", "Anna Maria"), ("", "-"), ("a: b", "a: b"), ("computer x 3: y", "computer x 3: y"),
    ("\x00\x1b[2J", "[2J"), ("n" * 80, "n" * 40), ("n" * 39 + " Maria", "n" * 39), ("Zoë 🤠", "Zoë 🤠"),
])  # fmt: skip
def test_a_name_fits_into_its_line(name, kept):
    session = match(0)
    record = session.record()
    sitters = (type(record.sitters[0])(name), *record.sitters[1:])
    found = read(write(type(record)(**{**vars(record), "sitters": sitters})).encode())
    assert kept == found.sitters[0].name


def test_windows_line_ends_are_read():
    assert read(WHOLE.encode()) == read(WHOLE.replace("\n", "\r\n").encode())


def test_a_seat_handed_over_stands_between_the_choices():
    session = play_on(match(4), 3)
    session.hand_over(1, "outlaw", 9)
    session.choose(session.state.offered[0])
    lines = write(session.record()).splitlines()
    assert ["seat 2: computer outlaw 9", "4"] == [lines[-3], lines[-2].split()[0]]
    found = read("\n".join([*lines, ""]).encode())
    assert [Made, Made, Made, Handed, Made] == [type(entry) for entry in found.entries]


@pytest.mark.parametrize("data", [
    b"", b"\n", b"\x00" * 4000, b"PK\x03\x04 zip", b"import os\n", b"{}", "Colt Express".encode("utf-16"),
    b"Colt Express game, format 2 or so\n", b"Colt Express game, format one\n", b" " + WHOLE.encode(),
    WHOLE.replace("format 2", "format 0").encode(), WHOLE.replace("format 2", "format 01").encode(), MARK * 2,
    MARK * 2 + WHOLE.encode(),
])  # fmt: skip
def test_what_is_not_ours_is_said_so(data):
    assert "not-ours" == damage(data).key


def test_a_newer_format_is_said_so():
    for number in ("3", "10", "9" * 30):
        assert "newer-format" == damage(WHOLE.replace("format 2", f"format {number}")).key


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", [b"", MARK])
@pytest.mark.parametrize("last", [True, False])
def test_what_an_editor_does_to_a_text_does_not_harm_a_game(mark, ends, last):
    """A mark before it, other ends of lines, none at the last."""
    data = mark + WHOLE.replace("\n", ends).removesuffix("" if last else ends).encode()
    assert read(WHOLE.encode()) == read(data)
    assert read(WHOLE.encode()).saved == saved(data)


@pytest.mark.parametrize("data", [b"", b"saved: 2024-01-01T00:00:00Z", WHOLE.encode()[:60]])
def test_a_text_may_not_say_when_it_was_saved(data):
    assert saved(data) is None


def test_a_date_that_the_systems_calendar_cannot_show_is_told_as_it_stands():
    """On Windows there is none after the year 3000; there `astimezone` raises OSError, elsewhere other errors."""

    class Far(datetime):
        error: Exception

        def astimezone(self, zone=None):
            if zone is None:
                raise self.error
            return super().astimezone(zone)

    for error in (OSError(22, "Invalid argument"), OverflowError(), ValueError()):
        Far.error = error
        assert local(Far(4024, 5, 1, 12, tzinfo=UTC)) == datetime(4024, 5, 1, 12, tzinfo=UTC)
    assert local(datetime(2024, 5, 1, 12, tzinfo=UTC)) == datetime(2024, 5, 1, 12, tzinfo=UTC)


def test_a_huge_file_is_not_looked_at():
    assert "huge" == damage(WHOLE.encode() + b"\n" * MOST_BYTES).key


def test_a_file_cut_off_anywhere_is_never_read_as_a_whole_one():
    for length in range(len(WHOLE.encode()) - 1):  # without the last line's end nothing is missing
        damage(WHOLE.encode()[:length])


def test_a_file_cut_off_names_the_choice():
    lines = WHOLE.splitlines(keepends=True)
    number = next(index for index, line in enumerate(lines) if line.startswith("20 "))
    found = damage("".join(lines[:number])[:-3])
    assert ("cut-off", 19) == (found.key, found.choice)


def test_what_stands_before_the_damage_is_still_known():
    found = damage(re.sub("\n20 ", "\n21 ", WHOLE))
    assert ("broken", 20) == (found.key, found.choice)
    assert found.record is not None
    assert 19 == found.record.choices


@pytest.mark.parametrize("line", [
    "20 zzzzzzzz draw", "20 00000000", "20 00000000 draw\x07", "20 00000000 " + "draw" * 100,
    "20 00000000 \ufeffdraw\x00",
    "020 00000000 draw", "²0 00000000 draw", "seat 5: person", "seat 2: computer",
    "seat 2: computer outlaw -1", "end 20",
    "seat 0: person", "", "__import__('os').system('true')",
])  # fmt: skip
def test_a_line_that_says_nothing_names_its_choice(line):
    found = damage(re.sub("\n20 .*", f"\n{line}", WHOLE))
    assert ("broken", 20) == (found.key, found.choice)


@pytest.mark.parametrize("line", ["seat 5: person", "seat 6: computer outlaw 1", "seat 5: hint", "seat 6: hint"])
def test_nothing_happens_at_a_seat_where_nobody_sits(line):
    found = damage(re.sub("\n20 ", f"\n{line}\n20 ", WHOLE))
    assert ("broken", 20) == (found.key, found.choice)


def test_nothing_may_follow_the_end():
    assert "broken" == damage(WHOLE + "31 00000000 draw\n").key


def test_a_byte_that_is_no_text_spoils_its_line_only():
    found = damage(WHOLE.encode().replace(b"\n20 ", b"\n20\xff "))
    assert ("broken", 20) == (found.key, found.choice)


@pytest.mark.parametrize("line", [
    "version: new", "begun: yesterday", "begun: 9999-12-31T23:59:59Z", "saved: 2025-13-01T00:00:00Z", "bandits: Belle",
    "bandits: ../../etc", "seed: -1",
    "seed: " + "9" * 5000, "seed: ٣", "hands: up", "dealt: 123", "rules: expert expert", "rules: fast", "pairs: a b c",
    "expansions: elf; rm", "seat 7: person: X", "seat 5: person:", "seat 5: computer: X", "first:", "colour: red",
])  # fmt: skip
def test_a_head_line_that_says_nothing_is_named(line):
    key = line.split(":")[0]
    lines = WHOLE.splitlines()
    at = next((index for index, old in enumerate(lines) if old.startswith(f"{key}:")), 8)
    lines[at] = line
    found = damage("\n".join([*lines, ""]))
    assert ("header", at + 1) == (found.key, found.facts["line"])


def test_a_head_line_said_twice_is_refused():
    assert "header" == damage(WHOLE.replace("hands:", "seed: 4\nhands:")).key


@pytest.mark.parametrize("key", ["version", "begun", "saved", "bandits", "seed", "hands", "dealt"])
def test_what_the_head_lacks_is_named(key):
    found = damage(re.sub(f"\n{key}: .*", "", WHOLE))
    assert ("header-lacks", key) == (found.key, found.facts["word"])


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(WHOLE) - 1), st.integers(1, 40), st.binary(max_size=40))
def test_whatever_is_written_over_a_file_is_read_or_refused(start, length, other):
    data = WHOLE.encode()
    with suppress(Damaged):
        read(data[:start] + other + data[start + length :])


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=2000))
def test_whatever_follows_the_title_is_refused(data):
    damage(b"Colt Express game, format 1\n" + data)


def test_who_asked_for_a_hint_is_written_down():
    session = match(2)
    session.ask_for_hint()
    play_on(session, 1)
    lines = write(session.record()).splitlines()
    seat = session.chosen[0].seat

    assert [f"seat {seat + 1}: hint", "1"] == [lines[-3], lines[-2].split()[0]]
    assert session.record().entries == read(write(session.record()).encode()).entries


@pytest.mark.parametrize("hints", [True, False])
def test_a_table_without_hints_stays_one(hints):
    session = match(2)
    session.hints = hints
    written = write(session.record())

    assert hints == read(written.encode()).hints
    assert hints == ("\nhints: none\n" not in written)


def test_a_file_of_the_format_before_hints_is_read():
    assert read(WHOLE.encode()).entries == read(WHOLE.replace("format 2", "format 1").encode()).entries
