"""Computer players think in a process of their own, so that the window keeps its pictures.

    thinker = Thinker()
    thought = thinker.ask(Choice(view, "legend", seed))    begins
    thought.done                                           asked at each picture; until then, how far it is: `progress`
    thought.answer                                         what came of it

A process that dies is started again and asked once more; where none can be had, the work is done here, bit by bit.
"""

import io
import multiprocessing
import pickle
from collections.abc import Generator
from dataclasses import dataclass, fields, is_dataclass
from multiprocessing.connection import Connection
from typing import Any, Generic, Protocol, TypeVar

from game.bots.roster import computer
from game.engine.option import Option
from game.engine.rules import Rules, rules_for
from game.engine.state import Setup
from game.engine.train import Train, train_of
from game.engine.view import View

ATTEMPTS = 3  # so often a process is asked before the work is done here
PATIENCE = 1.0  # seconds that a process gets to end

Answer = TypeVar("Answer")
Found_co = TypeVar("Found_co", covariant=True)
Work = Generator[float, None, Answer]  # gives the share that is done now and then, and the answer at the end


class Question(Protocol[Found_co]):
    """Something to think about. It is sent to the process, so all that it holds can be pickled."""

    def work(self) -> Work[Found_co]:
        """Think, bit by bit."""
        ...


@dataclass(frozen=True)
class Choice:
    """What a computer of a level would choose of a view's options."""

    view: View
    level: str
    seed: int

    def work(self) -> Work[Option]:
        yield 0.0
        return computer(self.level, self.seed)(self.view)


class Thinker:
    """Has computer players think elsewhere, of one question after the other; `close` it when the match is left."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None
        self._thought: Thought[Any] | None = None  # what is being thought of

    def ask(self, question: Question[Answer]) -> "Thought[Answer]":
        """Begin to think of a question. One that was asked before is given up."""
        self.give_up()
        self._thought = thought = Thought(question, self)
        return thought

    def give_up(self) -> None:
        """Think of nothing any more."""
        if self._thought is not None and not self._thought.done:
            self.close()
        self._thought = None

    def close(self) -> None:
        """End the process, whatever it is thinking of; asked again, another one starts."""
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.terminate()
            self._process.join(PATIENCE)
        self._process = self._line = None

    @property
    def pid(self) -> int | None:
        """The number of the process that thinks; None while there is none."""
        return None if self._process is None else self._process.pid

    def send(self, question: bytes) -> None:
        """Put a question to the process, which is started if there is none.

        Raises OSError when that cannot be done.
        """
        if self._process is None:
            spawn = multiprocessing.get_context("spawn")  # the same on every system; it shares nothing with the window
            here, there = spawn.Pipe()
            process = spawn.Process(target=think, args=(there,), name="computer players", daemon=True)
            process.start()
            there.close()
            self._process, self._line = process, here
        assert self._line is not None
        self._line.send_bytes(question)

    def told(self) -> "float | Told | None":
        """What the process has said next: how far it is, or the answer; None while it says nothing.

        Raises OSError or EOFError when it has died.
        """
        if self._line is None:
            raise EOFError
        if not self._line.poll():
            return None
        said: float | Told = pickle.loads(self._line.recv_bytes())  # noqa: S301 (it comes from our own process)
        return said


@dataclass(frozen=True)
class Told:
    """The answer to a question."""

    answer: Any


class Thought(Generic[Answer]):
    """A question being thought of; without a `thinker` here, a bit whenever somebody asks whether it is done."""

    def __init__(self, question: Question[Answer], thinker: Thinker | None = None) -> None:
        self.progress = 0.0
        self._thinker = thinker
        self._question = question
        self._told: Told | None = None
        self._work: Work[Answer] | None = None  # what is being done here
        self._attempts = 0 if thinker is not None else ATTEMPTS
        self._ask()

    @property
    def done(self) -> bool:
        """Whether it has come to an end."""
        if self._told is None and self._work is not None:
            self._work_on(self._work)
        elif self._told is None:
            self._listen()
        return self._told is not None

    @property
    def answer(self) -> Answer:
        """What came of it, which must be done."""
        assert self._told is not None
        found: Answer = self._told.answer
        return found

    def _listen(self) -> None:
        assert self._thinker is not None
        try:
            while (said := self._thinker.told()) is not None:
                if isinstance(said, Told):
                    self._told = said
                    return
                self.progress = said
        except (OSError, EOFError):
            self._ask()

    def _work_on(self, work: Work[Answer]) -> None:
        try:
            self.progress = next(work)
        except StopIteration as end:
            self._told = Told(end.value)

    def _ask(self) -> None:
        """Put the question to a new process if the last one is dead; after some attempts, to nobody else."""
        while self._attempts < ATTEMPTS:
            assert self._thinker is not None
            if self._attempts:
                self._thinker.close()
            self._attempts += 1
            try:
                self._thinker.send(packed(self._question))
            except OSError:
                continue
            return
        self._work = self._question.work()


def think(line: Connection) -> None:
    """What the process does: answers questions until the window hangs up."""
    while True:
        try:
            question: Question[object] = pickle.loads(line.recv_bytes())  # noqa: S301 (it comes from our own window)
            work = question.work()
            while True:
                try:
                    line.send_bytes(packed(next(work)))
                except StopIteration as end:
                    line.send_bytes(packed(Told(end.value)))
                    break
        except (EOFError, OSError, KeyboardInterrupt):
            return


def packed(thing: object) -> bytes:
    """A question or an answer as it is sent; the rules of a game and the tables of its train are looked up anew."""
    found = io.BytesIO()
    _Packer(found, pickle.HIGHEST_PROTOCOL).dump(thing)
    return found.getvalue()


class _Packer(pickle.Pickler):
    def reducer_override(self, thing: object) -> Any:
        if isinstance(thing, Rules):
            return _rules, (thing.setup,)
        if isinstance(thing, Train):
            return train_of, (thing.cars, thing.vehicles, thing.apart)
        if is_dataclass(thing) and not isinstance(thing, type):  # a compiled one that is frozen cannot be filled later
            return type(thing), tuple(getattr(thing, field.name) for field in fields(thing))
        return NotImplemented


def _rules(setup: Setup) -> Rules:
    return rules_for(setup)
