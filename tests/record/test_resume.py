"""A game goes on from its file exactly where it was; a file whose choices cannot be followed says from where."""

import re
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.contents import BANDITS
from game.engine.state import Setup, position
from game.record.file import Damaged, Sitter, read, write
from game.session import Session
from tests.record.games import SETUP, match, play_on, text

PAIRS = Setup(("belle", "tuco", "django", "doc"), seed=2, teams=(("belle", "django"), ("tuco", "doc")))
SETUPS = [
    SETUP,
    replace(SETUP, expert=True),
    replace(SETUP, expansions=("elf",)),
    Setup(("belle", "doc", "ghost"), seed=3, expansions=("ghost",)),
    PAIRS,
    replace(SETUP, expansions=("horses", "elf")),
    replace(SETUP, expansions=("horses",), expert=True),
    replace(PAIRS, expansions=("horses",)),
]


def again(session: Session) -> Session:
    return Session.resume(read(write(session.record()).encode()))


def trouble(words: str) -> Damaged:
    record = read(words.encode())
    with pytest.raises(Damaged) as caught:
        Session.resume(record)
    return caught.value


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("choices", [0, 1, 40, 10_000])
def test_it_stands_as_it_stood(setup, choices):
    session = play_on(match(setup=setup), choices)
    found = again(session)
    assert position(session.state) == position(found.state)
    assert session.groups == found.groups
    assert session.record().entries == found.record().entries


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_from_any_choice_the_computers_play_the_same_game(setup):
    whole = play_on(match(0, setup))
    part = match(0, setup)
    for _ in range(6):
        part = again(play_on(part, 17))
    assert whole.choices == play_on(part).choices


def test_the_people_sit_where_they_sat():
    found = again(match(2))
    assert ["Anna", "Борис", "Robot", "Robot"] == [seat.name for seat in found.seats]
    assert [0, 1] == found.people


def test_a_seat_handed_over_stays_with_the_computer():
    session = play_on(match(2), 4)
    session.hand_over(0, "outlaw", 5)
    found = again(session)
    assert [1] == found.people
    assert ("Anna", "outlaw", 5) == (found.seats[0].name, found.seats[0].level, found.seats[0].chance)


def test_a_seat_handed_back_is_a_persons_again():
    session = match(2)
    session.hand_over(0, "outlaw")
    session.hand_over(0)
    assert [0, 1] == again(session).people


def test_a_game_that_began_with_a_computer_still_says_so_when_a_person_took_over():
    session = match(2)
    session.hand_over(3)
    assert [0, 1, 3] == again(session).people
    assert "random" == again(session).record().sitters[3].level


# what cannot be followed

WHOLE = text(30)
OLDER = re.sub("version: .*", "version: 0.0.1", WHOLE)
NEWER = re.sub("version: .*", "version: 999.0", WHOLE)
IMPOSSIBLE = ("\n20 ([0-9a-f]+) .*", "\n20 \\1 marshal 9.roof")
ELSEWHERE = ("\n20 [0-9a-f]+ ", "\n20 00000000 ")


@pytest.mark.parametrize(("file", "change", "key"), [
    (WHOLE, IMPOSSIBLE, "impossible"), (WHOLE, ELSEWHERE, "differs"), (OLDER, IMPOSSIBLE, "older"),
    (OLDER, ELSEWHERE, "older"), (NEWER, IMPOSSIBLE, "newer"), (NEWER, ELSEWHERE, "newer"),
])  # fmt: skip
def test_a_choice_that_cannot_be_followed_is_named(file, change, key):
    found = trouble(re.sub(change[0], change[1], file))
    assert (key, 20) == (found.key, found.choice)


@pytest.mark.parametrize("file", [OLDER, NEWER])
def test_another_version_with_the_same_rules_is_no_matter(file):
    assert 30 == len(Session.resume(read(file.encode())).choices)


def test_another_train_is_noticed_at_once():
    found = trouble(WHOLE.replace("seed: 4", "seed: 5"))
    assert ("dealt", 1) == (found.key, found.choice)


@pytest.mark.parametrize("change", [IMPOSSIBLE, ELSEWHERE])
def test_what_came_before_can_still_be_read(change):
    session, found = Session.replay(read(re.sub(change[0], change[1], WHOLE).encode()))
    whole = play_on(match(), 19)
    assert found is not None
    assert whole.groups == session.groups
    assert position(whole.state) == position(session.state)


def test_a_choice_after_the_end_of_the_game_is_impossible():
    whole = text()
    number = int(whole.split()[-1])
    found = trouble(whole.replace(f"end {number}", f"{number + 1} 00000000 draw\nend {number + 1}"))
    assert ("impossible", number + 1) == (found.key, found.choice)


@pytest.mark.parametrize(("old", "new"), [
    ("bandits: belle cheyenne doc ghost", "bandits: belle belle doc ghost"), ("doc ghost", "doc zorro"),
    ("bandits: belle cheyenne doc ghost", "bandits: belle"), ("first: belle", "first: tuco"),
    ("hands:", "expansions: zeppelin\nhands:"), ("seat 4: computer random 3: Robot\n", ""),
    ("hands:", "pairs: belle cheyenne, doc ghost\nhands:"), ("hands:", "pairs: zorro x\nhands:"),
])  # fmt: skip
def test_a_table_that_there_cannot_be_is_said_so(old, new):
    assert old in WHOLE
    assert "set-up" == trouble(WHOLE.replace(old, new)).key


@pytest.mark.parametrize(("old", "new", "choice"), [
    ("seat 3: computer random", "seat 3: computer genius", None), ("\n20 ", "\nseat 1: computer genius 3\n20 ", 20),
])  # fmt: skip
def test_a_computer_that_nobody_knows_is_named(old, new, choice):
    found = trouble(WHOLE.replace(old, new))
    assert ("level", choice, "genius") == (found.key, found.choice, found.facts["level"])


some_bandits = st.tuples(st.permutations((*BANDITS, "zorro")), st.integers(0, 7)).map(
    lambda drawn: tuple(drawn[0][: drawn[1]])
)
some_pairs = some_bandits.map(lambda drawn: tuple(zip(drawn[::2], drawn[1::2], strict=False)))


@settings(max_examples=300, deadline=None)
@given(
    st.builds(
        Setup,
        some_bandits,
        st.integers(0, 9),
        first=st.none() | st.sampled_from(BANDITS),
        teams=st.just(()) | some_pairs,
        expansions=st.lists(st.sampled_from(("elf", "ghost", "horses", "zeppelin")), max_size=3).map(tuple),
        powers=st.booleans(),
        events=st.booleans(),
        expert=st.booleans(),
    )
)
def test_whatever_table_is_written_down_it_is_laid_or_refused(setup):
    record = replace(match().record(), setup=setup, sitters=(Sitter("Anna"),) * len(setup.players))
    with suppress(Damaged):
        Session.resume(record)
