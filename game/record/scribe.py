"""Writes down a game that is being played: its file after every choice, beside the window's work."""

from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from game.record.file import Record, write
from game.record.library import Library, NotKept, content, safe_name


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
        self._ours: tuple[bytes | None, ...] = ()  # what stands in the file if nobody else has written it
        if path is not None:
            self._ours = (content(path),)
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
        stem, old = safe_name(title), self.path
        if old is not None and old.stem == stem:
            return
        text = write(record)
        ours = old is not None and self._is_ours(old)  # and not another's game by now
        respelt = self.library.respell(old, stem) if old is not None and ours else None
        if respelt is not None:
            self.title, self.path = title, respelt
            self.library.write(respelt, text)
        else:
            self.path = self.library.add(title, text)
            if old is not None and ours:
                with suppress(NotKept):
                    self.library.delete(old)
        self.title, self._ours = title, (text.encode(),)

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
        path, data = self.path, text.encode()
        if path is None or not self._is_ours(path):
            self.path, self._ours = self.library.add(self.title, text), (data,)
            return
        self._ours = (self._ours[0], data)  # a disk that answers too late may have written it nevertheless
        self.library.write(path, text)
        self._ours = (data,)

    def _is_ours(self, path: Path) -> bool:
        """Whether a file holds what we have written into it: dates and numbers of files say little on some disks."""
        found = content(path)
        return found is not None and found in self._ours
