"""How far the learner has come in the guided game: a small text file among the player's own."""

from pathlib import Path

from game.own_lines import OwnLines

NAME = "guide.txt"
FINISHED, ANSWERED = "finished", "choices"


class Progress(OwnLines):
    """`answered` are the learner's choices so far, from which the game goes on; 0 before the first and after the last.

    `finished` tells whether it was ever played to its end.
    """

    name = NAME
    first_line = "Colt Express, guided game, format 1"

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(folder)
        self.answered, self.finished = 0, False
        try:
            self._understand()
        except ValueError:
            self.answered, self.finished = 0, False
            self.damaged()

    def _understand(self) -> None:
        for line in self.lines:
            word, _, number = line.partition(" ")
            if word == ANSWERED and number.isascii() and number.isdecimal() and len(number) < 4:
                self.answered = int(number)
            elif line == FINISHED:
                self.finished = True
            else:
                raise ValueError(line)

    def answer(self, answered: int) -> None:
        """So many choices have been made."""
        self.answered = answered
        self._keep()

    def finish(self) -> None:
        """It was played to its end: the next time it begins anew."""
        self.answered, self.finished = 0, True
        self._keep()

    def _keep(self) -> None:
        finished = [FINISHED] if self.finished else []
        self.keep([f"{ANSWERED} {self.answered}", *finished])
