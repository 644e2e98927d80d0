"""Writes down a game that is being played: its file after every choice, beside the window's work."""

from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from game.record.file import Record, write
from game.record.library import Library, Mark, NotKept, mark, safe_name


class Scribe:
    """Writes one game into its library, in a thread of its own: a slow disk stops no picture.

    `path` is the game's file, None before it is first written; `trouble` is why the last choice is not on disk.
    A game that somebody else has written or deleted meanwhile goes on in a file of its own.
    """

    def __init__(self, library: Library, title: str, path: Path | None = None) -> None:
        self.library = library
        self.title = title
        self.path = path
        self.trouble: NotKept | None = None
        self._mark: Mark | None = None if path is None else mark(path)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="scribe")
        self._writing: Future[None] | None = None

    def keep(self, record: Record) -> None:
        """Begin to write the game as it stands now; what was begun before is waited for."""
        self.settle()
        self._writing = self._writer.submit(self._write, write(record))

    def rename(self, title: str, record: Record) -> None:
        """Let the game lie in a file of that title; its old file goes when it is there.

        Raises NotKept when it cannot be written; then all is as before.
        """
        self.settle()
        if self.path is not None and self.path.stem == safe_name(title):
            return
        old, known = self.path, self._mark
        path = self.library.new_path(title)
        self.library.write(path, write(record))
        self.title, self.path, self._mark = title, path, mark(path)
        if old is not None and mark(old) == known:  # and not another's game by now
            with suppress(NotKept):
                self.library.delete(old)

    @property
    def busy(self) -> bool:
        """Whether something is still being written."""
        return self._writing is not None and not self._writing.done()

    def settle(self) -> None:
        """Wait until what was begun is on disk, or has failed: then `trouble` says why."""
        if self._writing is None:
            return
        try:
            self._writing.result()
            self.trouble = None
        except NotKept as trouble:
            self.trouble = trouble
        self._writing = None

    def _write(self, text: str) -> None:
        path = self.path
        if path is None or mark(path) != self._mark:
            path = self.library.new_path(self.title)
        self.library.write(path, text)
        self.path, self._mark = path, mark(path)
