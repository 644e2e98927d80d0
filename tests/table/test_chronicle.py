"""The log tells all that everybody may know, and nothing else."""

import pytest

from game.board.trace import Trace
from game.engine.contents import JEWEL, Card, Loot
from game.engine.events import (
    BanditMoved,
    BanditShot,
    CardPlayed,
    CardRevealed,
    LootDropped,
    MarshalMoved,
    NothingHappened,
    PunchThrown,
)
from game.engine.game import new_game
from game.engine.phases.scheming import Play
from game.engine.state import Setup
from game.session import Seat, Session
from game.table.chronicle import Chronicle, _trace, in_sentences
from game.ui.words import Words
from tests.scenes.finished import session

WORDS = Words()


def chronicle(seed=3, count=4):
    match = session(count, seed=seed)
    found = Chronicle(match, WORDS)
    found.follow(len(match.groups))
    return found


def test_each_phase_of_each_round_has_its_heading():
    headings = [line.words for line in chronicle().lines if line.heading]
    assert len(headings) == len(set(headings))
    assert {WORDS("log-scheming", number=str(number)) for number in range(1, 6)} <= set(headings)
    assert {WORDS("log-stealing", number=str(number)) for number in range(1, 6)} <= set(headings)


def test_every_movement_on_the_train_is_told_with_where_it_was():
    found = chronicle()
    moved = [event for group in found.session.groups for event in group if isinstance(event, BanditMoved)]
    traces = [trace for line in found.lines for trace in line.traces if trace.actor not in (None, "marshal")]
    assert [(event.bandit, event.start, event.end) for event in moved] == [
        (trace.actor, trace.start, trace.end) for trace in traces
    ]


def test_the_marshals_steps_are_told():
    found = chronicle()
    steps = sum(isinstance(event, MarshalMoved) for group in found.session.groups for event in group)
    assert steps == sum(trace.actor == "marshal" for line in found.lines for trace in line.traces)


def test_a_card_played_face_down_is_not_named():
    for seed in range(1, 6):
        found = chronicle(seed)
        eyes = found.session.eyes(None)
        hidden = [
            event
            for group in found.session.groups
            for event in eyes.follow(group)
            if isinstance(event, CardPlayed) and event.hidden
        ]
        if hidden:
            break
    told = [
        line
        for line in found.lines
        if line.words in {WORDS("tell-played-hidden", who=WORDS(f"bandit-{event.card.bandit}")) for event in hidden}
    ]
    assert len(hidden) == len(told)
    assert {""} == {line.action for line in told}


def test_no_more_is_told_than_has_been_shown():
    match = session(4, seed=3)
    found = Chronicle(match, WORDS)
    found.follow(10)
    few = len(found.lines)
    found.follow(60)
    assert few < len(found.lines)


def test_what_was_taken_back_is_told_no_more():
    match = session(4, seed=3)
    found = Chronicle(match, WORDS)
    found.follow(40)
    lines = list(found.lines)
    found.follow(90)
    found.follow(40)
    assert lines == found.lines


def test_a_line_knows_whom_it_is_about():
    for line in chronicle().lines:
        for trace in line.traces:
            assert trace.actor in (None, "marshal", *line.people)


def test_what_was_chosen_in_its_place_is_told():
    """Though as much has happened since, and nobody looked in between."""
    match = Session(Setup(("belle", "doc", "tuco"), seed=3), [Seat(name) for name in ("Ada", "Bob", "Cleo")])
    found = Chronicle(match, WORDS)
    one, other = [option for option in match.state.offered if isinstance(option, Play)][:2]
    match.choose(one)
    found.follow(len(match.groups))
    match.undo()
    match.choose(other)
    found.follow(len(match.groups))
    fresh = Chronicle(match, WORDS)
    fresh.follow(len(match.groups))
    assert fresh.lines == found.lines


@pytest.mark.parametrize(
    ("event", "trace"),
    [
        (BanditShot("belle", "doc"), Trace(None, 1, 4)),
        (PunchThrown("belle", "doc"), Trace(None, 4, 4)),
        (BanditMoved("belle", 1, 3, "move"), Trace("belle", 1, 3)),
        (MarshalMoved(7, 8, "marshal"), Trace("marshal", 7, 8)),
        (LootDropped("doc", Loot(JEWEL), 4), Trace(None, 4, 4)),
        (NothingHappened("belle", "fire", "no-target"), Trace(None, 1, 1)),
        (CardRevealed(0, Card("doc", "fire")), Trace(None, 4, 4)),
        (CardPlayed(0, Card("doc", "fire"), False), None),
    ],
)
def test_an_event_is_shown_where_it_happened(event, trace):
    state = new_game(Setup(("belle", "doc", "tuco"), seed=4))

    assert trace == _trace(event, {"belle": 1, "doc": 4, "marshal": 7}, state)


def test_every_round_is_summed_up_the_last_one_too():
    told = [line.words for line in chronicle().lines]

    for number in range(1, 6):
        quiet = WORDS("round-over-quiet", number=str(number))
        begins = WORDS("round-over-told", number=str(number), changes="|").split("|")[0]
        assert 1 == sum(words == quiet or words.startswith(begins) for words in told)


def test_a_whole_match_has_a_gap_before_each_round_and_no_other():
    match = session(4, seed=3)
    told = in_sentences(WORDS, match)
    gaps = [nth for nth, line in enumerate(told) if not line]
    lines = [line for line in chronicle().lines if not line.heading]

    assert len(match.state.rounds) == len({line.round_number for line in lines} - {0})
    assert len({line.round_number for line in lines} - {0}) == len(gaps)
    assert [line.words for line in lines] == [line for line in told if line]
