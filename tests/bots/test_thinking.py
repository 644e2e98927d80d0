"""Computer players think in a process of their own."""

import os
import pickle
import signal
import time
from collections.abc import Iterator

import pytest

from game.bots import thinking
from game.bots.advice import BITS, Advice, Hint
from game.bots.roster import LEGEND, OUTLAW, RANDOM, computer
from game.bots.thinking import Choice, Thinker, Thought, packed
from game.engine.game import new_game, to_move, view
from game.engine.option import Option
from game.engine.rules import rules_for
from game.engine.state import Setup
from game.engine.view import View
from tests.engine.games import walk

SOON = 60  # seconds, on a busy machine


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    found = Thinker()
    yield found
    found.close()


def some_view(seed: int = 4) -> View:
    state = new_game(Setup(("doc", "tuco", "belle"), seed=seed))
    return view(state, to_move(state))


def waited(thought: Thought[Option]) -> Option:
    end = time.monotonic() + SOON
    while not thought.done:
        assert time.monotonic() < end
        time.sleep(0.01)
    return thought.answer


def test_the_choice_is_the_one_that_would_be_made_here(thinker: Thinker) -> None:
    for seed in range(4):
        seen = some_view(seed)

        assert computer(OUTLAW, 3)(seen) == waited(thinker.ask(Choice(seen, OUTLAW, 3)))


def test_asking_waits_for_nothing(thinker: Thinker) -> None:
    assert not thinker.ask(Choice(some_view(), LEGEND, 1)).done


def test_it_is_another_process(thinker: Thinker) -> None:
    waited(thinker.ask(Choice(some_view(), RANDOM, 1)))

    assert thinker.pid not in (None, os.getpid())


def test_a_process_that_dies_is_started_again(thinker: Thinker) -> None:
    seen = some_view()
    waited(thinker.ask(Choice(seen, RANDOM, 1)))
    first = thinker.pid
    assert first is not None
    thought = thinker.ask(Choice(seen, LEGEND, 1))
    os.kill(first, signal.SIGTERM)

    assert computer(LEGEND, 1)(seen) == waited(thought)
    assert thinker.pid != first


def test_where_there_is_no_process_the_choice_is_made_here(monkeypatch: pytest.MonkeyPatch, thinker: Thinker) -> None:
    def refuse(_self: Thinker, _question: bytes) -> None:
        raise OSError

    monkeypatch.setattr(thinking.Thinker, "send", refuse)
    seen = some_view()

    assert computer(OUTLAW, 2)(seen) == waited(thinker.ask(Choice(seen, OUTLAW, 2)))


def test_a_thought_that_nobody_waits_for_is_given_up(thinker: Thinker) -> None:
    thinker.ask(Choice(some_view(), LEGEND, 1))
    seen = some_view(7)

    assert computer(RANDOM, 5)(seen) == waited(thinker.ask(Choice(seen, RANDOM, 5)))


@pytest.mark.parametrize("kind", [{}, {"expansions": ("elf",)}, {"expert": True}])
def test_every_view_of_a_game_can_be_sent(kind: dict[str, object]) -> None:
    for state in walk(Setup(("doc", "tuco", "ghost", "belle"), seed=5, **kind)):  # type: ignore[arg-type]
        if (seat := to_move(state)) is not None:
            seen = view(state, seat)
            sent = pickle.loads(packed(Choice(seen, OUTLAW, 1))).view  # noqa: S301

            assert seen.options == sent.options
            assert seen.state.asking == sent.state.asking
            assert seen.state.rules is rules_for(sent.state.rules.setup)


def test_a_process_tells_how_far_it_is(thinker: Thinker) -> None:
    thought = thinker.ask(Hint(some_view(), 1, playouts=60))
    found = set()
    while not thought.done:
        found.add(thought.progress)

    assert thought.progress == 1
    assert found <= {0, *(bit / BITS for bit in range(BITS + 1))}
    assert thought.answer == local(Hint(some_view(), 1, playouts=60))


def local(question: Hint) -> Advice:
    """What a question comes to that is thought of here, bit by bit."""
    thought = Thought(question)
    while not thought.done:
        pass
    return thought.answer
