"""Computer players think in a process of their own, so that the window keeps its pictures.

    thinker = Thinker()
    thought = thinker.ask(view, "legend", seed)    begins
    thought.done                                   asked at each picture
    thought.option                                 the choice, one of the view's options

A process that dies is started again and asked once more; where none can be had, the choice is made here.
"""

import io
import multiprocessing
import pickle
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from game.bots.roster import computer
from game.engine.option import Option
from game.engine.rules import Rules, rules_for
from game.engine.state import Setup
from game.engine.view import View

ATTEMPTS = 3  # so often a process is asked before the choice is made here
PATIENCE = 1.0  # seconds that a process gets to end


class Thinker:
    """Has computer players think elsewhere, one choice after the other; `close` it when the match is left."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None
        self._thought: Thought | None = None  # what is being thought of

    def ask(self, view: View, level: str, seed: int) -> "Thought":
        """Begin to think of the choice of a view's seat. A thought that was asked for before is given up."""
        if self._thought is not None and not self._thought.done:
            self.close()
        self._thought = thought = Thought(self, view, level, seed)
        return thought

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

    def answer(self) -> int | None:
        """Which option was chosen, by its place; None while it is thinking.

        Raises OSError or EOFError when the process has died.
        """
        if self._line is None:
            raise EOFError
        return int(self._line.recv()) if self._line.poll() else None


class Thought:
    """A choice being thought of."""

    def __init__(self, thinker: Thinker, view: View, level: str, seed: int) -> None:
        self._thinker = thinker
        self._view = view
        self._choose: Callable[[View], Option] = computer(level, seed)
        self._question = packed((view, level, seed))
        self._chosen: Option | None = None
        self._attempts = 0
        self._ask()

    @property
    def done(self) -> bool:
        """Whether the choice is made."""
        if self._chosen is None:
            try:
                place = self._thinker.answer()
            except (OSError, EOFError):
                self._ask()
            else:
                self._chosen = None if place is None else self._view.options[place]
        return self._chosen is not None

    @property
    def option(self) -> Option:
        """The choice, which must be done."""
        assert self._chosen is not None
        return self._chosen

    def _ask(self) -> None:
        """Put the question to a new process if the last one is dead; after some attempts, to nobody else."""
        while self._attempts < ATTEMPTS:
            if self._attempts:
                self._thinker.close()
            self._attempts += 1
            try:
                self._thinker.send(self._question)
            except OSError:
                continue
            return
        self._chosen = self._choose(self._view)


def think(line: Connection) -> None:
    """What the process does: answers questions until the window hangs up."""
    while True:
        try:
            view, level, seed = pickle.loads(line.recv_bytes())  # noqa: S301 (it comes from our own window)
            line.send(view.options.index(computer(level, seed)(view)))
        except (EOFError, OSError, KeyboardInterrupt):
            return


def packed(question: object) -> bytes:
    """A question as it is sent; the rules of a game are looked up anew on the other side."""
    found = io.BytesIO()
    _Packer(found, pickle.HIGHEST_PROTOCOL).dump(question)
    return found.getvalue()


class _Packer(pickle.Pickler):
    def reducer_override(self, thing: object) -> Any:
        return (_rules, (thing.setup,)) if isinstance(thing, Rules) else NotImplemented


def _rules(setup: Setup) -> Rules:
    return rules_for(setup)
