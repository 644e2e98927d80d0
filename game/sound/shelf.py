"""The sounds that are loaded. A thread of its own loads them, so that no picture waits for one."""

from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path
from queue import PriorityQueue
from threading import Thread

from pygame.mixer import Sound

AT_ONCE, SOONEST, SOON, LATER = range(4)  # how urgent it is to load something
Load = Callable[[Path], Sound | None]


class Shelf:
    """`load` makes a sound of a file. What is asked for before it is there is not heard; nobody waits for it."""

    def __init__(self, load: Load, *, at_once: bool = False) -> None:
        """`at_once` loads without a thread: for tests."""
        self._load = load
        self._at_once = at_once
        self._loaded: dict[Path, Sound | None] = {}
        self._wanted: set[Path] = set()
        self._queue: PriorityQueue[tuple[int, int, Path | None]] = PriorityQueue()
        self._numbers = count()  # of what is wanted equally, the first comes first
        self._thread: Thread | None = None

    def get(self, path: Path) -> Sound | None:
        """The sound of a file, if it is loaded."""
        return self._loaded.get(path)

    def want(self, paths: Iterable[Path], urgency: int = LATER) -> None:
        """Load these, after what was wanted before and is as urgent; SOONEST is the most urgent."""
        new = [path for path in paths if path not in self._wanted]
        self._wanted.update(new)
        for path in new:
            if self._at_once:
                self._loaded[path] = self._load(path)
            else:
                self._queue.put((urgency, next(self._numbers), path))
        if new and not self._at_once and self._thread is None:
            self._thread = Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()

    def drop(self, paths: Iterable[Path]) -> None:
        """Forget these: they take room, and can be loaded again."""
        for path in paths:
            if self._loaded.pop(path, None) is not None:
                self._wanted.discard(path)

    def rest(self) -> None:
        """Load nothing more until something is wanted again: the device goes. What is loaded stays."""
        if self._thread is not None:
            self._queue.put((AT_ONCE, next(self._numbers), None))
            self._thread.join()
            self._thread = None
            self._queue = PriorityQueue()
        self._wanted = {path for path, sound in self._loaded.items() if sound is not None}

    def _work(self) -> None:
        queue = self._queue
        while (path := queue.get()[2]) is not None:
            self._loaded[path] = self._load(path)
