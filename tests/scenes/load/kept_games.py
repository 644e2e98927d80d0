"""A desktop whose matches are kept in a folder, for whatever looks into it."""

from functools import cache

from game.engine.state import Setup
from game.record.file import write
from game.record.library import Library
from game.record.scribe import Scribe
from game.scenes.load.saved_games import SavedGames
from game.scenes.load.scene import LoadScene
from game.session import Session
from tests.record.games import BANDITS, dated, match, play_on
from tests.scenes.desktop import Desktop

PAIRS = Setup(("belle", "tuco", "django", "doc"), seed=2, teams=(("belle", "django"), ("tuco", "doc")))
OLDER = (r"version: .*((.|\n)*)\n20 \w+ ", r"version: 0.0.1\1\n20 00000000 ")


@cache
def played(choices: int) -> str:
    """The text of a game of so many choices."""
    return write(play_on(match(), choices).record())


class WithGames(Desktop):
    """A desktop whose matches are kept in a folder."""

    def __init__(self, folder) -> None:
        super().__init__()
        self.library = self.program.library = Library(folder)
        self.program.games = SavedGames(self.library)

    def save(self, title: str, choices: int, when: int, persons: int = 2, setup: Setup | None = None) -> Session:
        """Save a game of so many choices, written at a moment."""
        session = match(persons, setup or Setup(BANDITS, seed=4, first="belle"))
        session.scribe = Scribe(self.library, title)
        play_on(session, choices)
        path = session.scribe.path
        assert path is not None
        path.write_text(dated(path.read_text("utf-8"), when), "utf-8")
        return session

    def put(self, title: str, choices: int, when: int) -> None:
        """Save a game as `save` does, but without writing each of its choices."""
        self.library.write(self.library.folder / f"{title}.coltexpress", dated(played(choices), when))

    def spoil(self, title: str, when: int, change=lambda text: text[: len(text) // 2]) -> None:
        """Save what is no whole game any more."""
        text = change(dated(played(30), when))
        self.library.write(self.library.folder / f"{title}.coltexpress", text)

    def list(self) -> LoadScene:
        """Show the list."""
        self.show(LoadScene(self.context, self.program.games, self.program.go_on, self.program.watch))
        return self.looked_into()

    def looked_into(self) -> LoadScene:
        """The list, when all that is seen of it is known."""
        scene = self.top
        assert isinstance(scene, LoadScene)
        self.until(lambda: not scene.restless)
        self.step()
        return scene

    def press_button(self, name: str) -> None:
        """Press something by its name."""
        self.target(name).act()
        self.stack.settle(self.app.kit)
