"""How far the learner has come in the guided game: a small text file among the player's own."""

from pathlib import Path

from game.own_lines import OwnLines

NAME = "guide.txt"
FINISHED, ANSWERED, READ = "finished", "choices", "read"


class Progress(OwnLines):
    """`answered` are the learner's choices so far, from which the game goes on; 0 before the first and after the last.

    `read` are the sentences that were read since: the game goes on behind these, too.
    `finished` tells whether it was ever played to its end.
    """

    name = NAME
    first_line = "Colt Express, guided game, format 1"

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(folder)
        self.answered, self.read, self.finished = 0, 0, False
        try:
            self._understand()
        except ValueError:
            self.answered, self.read, self.finished = 0, 0, False
            self.damaged()

    def _understand(self) -> None:
        for line in self.lines:
            word, _, number = line.partition(" ")
            counted = number.isascii() and number.isdecimal() and len(number) < 4
            if word == ANSWERED and counted:
                self.answered = int(number)
            elif word == READ and counted:
                self.read = int(number)
            elif line == FINISHED:
                self.finished = True
            else:
                raise ValueError(line)

    def answer(self, answered: int) -> None:
        """So many choices have been made, and nothing has been read since."""
        self.answered, self.read = answered, 0
        self._keep()

    def heard(self) -> None:
        """One more sentence has been read."""
        self.read += 1
        self._keep()

    def finish(self) -> None:
        """It was played to its end: the next time it begins anew."""
        self.answered, self.read, self.finished = 0, 0, True
        self._keep()

    def _keep(self) -> None:
        finished = [FINISHED] if self.finished else []
        read = [f"{READ} {self.read}"] if self.read else []
        self.keep([f"{ANSWERED} {self.answered}", *read, *finished])
