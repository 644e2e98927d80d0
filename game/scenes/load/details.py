"""What is told beside the list of the saved game that is chosen: its train, who has what, how it will open."""

from collections.abc import Generator
from pathlib import Path

from pygame import Surface

from game.board.board import Board
from game.board.stage import Stage, Ways
from game.draw.kit import Kit
from game.draw.palette import CREAM, INK, LINE, MUTED, PANEL
from game.draw.scale import UNITS_TALL, UNITS_WIDE, Scale
from game.engine.contents import JEWEL, PURSE, STRONGBOX
from game.engine.state import State
from game.expansions.book import guise, named
from game.record.file import Damaged
from game.record.reading import loaded
from game.scenes.load.row import shortened
from game.scenes.load.saved_games import A_LITTLE, SavedGame, Unreadable
from game.scenes.load.sentences import people_of, reason, round_of
from game.session import Session
from game.table.chronicle import Chronicle
from game.ui.canvas import Canvas, cropped
from game.ui.words import Words

AREA = (832.0, 72.0, 432.0, 632.0)
LEFT, RIGHT = 852, 1244
PICTURE = (848.0, 146.0, 400.0, 170.0)
STAGE_HIGH, HORIZON, RAIL = 544, 430, 478
ROWS_TOP, ROWS_HIGH, ROW = 324, 168, 42
NOTES = 500
LINES, LINE_STEP = 14, 25  # of what a file that cannot be read tells nevertheless
FOLDER_AT = 640
LOOT = (PURSE, JEWEL, STRONGBOX)


class Details:
    """Draws them; the picture of a train is drawn once."""

    def __init__(self, kit: Kit, words: Words) -> None:
        self.kit = kit
        self.words = words
        self._pictured: SavedGame | None = None
        self._picture: Surface | None = None
        self._telling: Generator[None, None, list[str]] | None = None
        self._told_of: Unreadable | None = None
        self._told: list[str] = []

    def find_out(self, found: SavedGame | Unreadable | None) -> None:
        """Find out, a little at a time, what else can be told of a file that cannot be read."""
        if not isinstance(found, Unreadable):
            return
        if self._told_of is not found:
            self._told_of, self._told = found, []
            self._telling = before_the_damage(self.words, found.file.path)
        if self._telling is None:
            return
        try:
            for _ in range(A_LITTLE):
                next(self._telling)
        except StopIteration as end:
            self._telling, self._told = None, end.value[-LINES:]

    def knows(self, found: SavedGame | Unreadable | None) -> bool:
        """Whether all is found out."""
        return not isinstance(found, Unreadable) or (self._told_of is found and self._telling is None)

    def draw(self, canvas: Canvas, deeper: float, found: SavedGame | Unreadable | None) -> None:
        """Draw the panel, `deeper` units higher than usual, and what is in it."""
        x, y, wide, high = AREA
        canvas.panel((x, y, wide, high + deeper), PANEL, LINE, radius=14)
        if isinstance(found, SavedGame):
            self._draw_game(canvas, found)
        elif found is not None:
            self._draw_unreadable(canvas, found)

    def _draw_game(self, canvas: Canvas, game: SavedGame) -> None:
        words, state = self.words, game.public
        canvas.head(round_of(words, game), LEFT, 104, 20, room=RIGHT - LEFT)
        canvas.text(people_of(words, game), LEFT, 130, 15, MUTED, room=RIGHT - LEFT)
        canvas.blit(self._train(game), *PICTURE[:2])
        canvas.box(PICTURE, None, LINE, radius=10)
        step = min(ROW, ROWS_HIGH / len(state.bandits))
        for index, bandit in enumerate(state.bandits):
            self._draw_bandit(canvas, game, bandit, ROWS_TOP + index * step, step)
        canvas.box((LEFT, NOTES, RIGHT - LEFT, 1.5), LINE)
        baseline = NOTES + 31
        for icon, note in self._notes(game):
            canvas.piece(icon, LEFT + 20 - 12, baseline - 17, width=24)
            canvas.text(note, LEFT + 44, baseline, 15, MUTED, room=RIGHT - LEFT - 44)
            baseline += 34

    def _draw_bandit(self, canvas: Canvas, game: SavedGame, name: str, top: float, step: float) -> None:
        words, state = self.words, game.public
        middle = top + step / 2
        badge = min(26.0, step - 2)
        canvas.piece(f"badge_{guise(state, name)}", LEFT + 15 - badge / 2, middle - badge / 2, width=badge)
        wide = canvas.head(words(f"bandit-{name}"), LEFT + 40, middle + 6, 16)
        loot = self._loot(state, name)
        taken = canvas.text(loot, RIGHT, middle + 5, 15, CREAM, align="right", room=190)
        seat = game.seats[state.bandits[name].player]
        if state.bandits[name].player not in state.rules.people:
            led = words("load-automatic")
        else:
            led = seat.name if seat.is_person else words("load-computer", name=seat.name)
        room = RIGHT - LEFT - 40 - wide - 10 - taken - 12
        canvas.text(led, LEFT + 50 + wide, middle + 5, 15, MUTED, room=max(room, 60))

    def _loot(self, state: State, name: str) -> str:
        """What a bandit carries, as everybody sees it."""
        kinds = [token.kind for token in state.bandits[name].loot]
        shown = [kind for kind in (*LOOT, *state.rules.values) if kind in kinds]
        told = [self.words(f"loot-{kind}", count=kinds.count(kind)) for kind in dict.fromkeys(shown)]
        return self.words("list-comma").join(told) or self.words("load-no-loot")

    def _notes(self, game: SavedGame) -> list[tuple[str, str]]:
        """How the game is played, and how it will open: each with its icon."""
        words, setup = self.words, game.public.setup
        with_what = [words(f"load-with-{expansion}") for expansion in setup.expansions]
        with_what += [words("load-expert")] if setup.expert else []
        played = words("list-comma").join(with_what) or words("load-plain")
        icon = next((f"badge_{named(key).badge}" for key in setup.expansions), "ui_dice")
        return [(icon, played), ("ui_eye" if game.over else "ui_eye_off", words(f"load-{how_it_opens(game)}"))]

    def _draw_unreadable(self, canvas: Canvas, found: Unreadable) -> None:
        words, room = self.words, RIGHT - LEFT
        canvas.piece("ui_warn", LEFT, 88, width=24)
        canvas.head(shortened(found.file.path.name, 30), LEFT + 34, 107, 18, room=room - 34)
        baseline = 150.0
        for line in (reason(words, found.damage), words("load-left")):
            canvas.text(line, LEFT, baseline, 16, CREAM, room=room)
            baseline += 34
        told = self._told if self._told_of is found else []
        if told:
            canvas.head(words("load-up-to-there"), LEFT, baseline + 18, 16, room=room)
            for index, line in enumerate(told):
                canvas.text(line, LEFT, baseline + 44 + index * LINE_STEP, 15, MUTED, room=room)
        folder = shortened(str(found.file.path.parent), 90)
        canvas.text(words("load-where", folder=folder), LEFT, FOLDER_AT, 15, MUTED, room=room)

    def _train(self, game: SavedGame) -> Surface:
        """The train of a position in its landscape, in the picture's own small scale."""
        if self._picture is None or self._pictured is not game:
            wide, high = self.kit.px(PICTURE[2]), self.kit.px(PICTURE[3])
            scale = Scale(wide, round(wide * UNITS_TALL / UNITS_WIDE))
            stage = Stage((0, 0, UNITS_WIDE, STAGE_HIGH), HORIZON, RAIL)
            small = Kit(scale, self.kit.art)
            surface = Surface((wide, high)).convert()
            surface.fill(INK)
            Board(small, stage, Ways(strip=lambda _name: (0, 0)), game.public).draw(surface)
            self._picture, self._pictured = cropped(surface.convert_alpha(), 10 * self.kit.scale.u), game
        return self._picture


def how_it_opens(game: SavedGame) -> str:
    """A key: whether the curtain will be shut, and if not, why not."""
    persons = sum(seat.is_person for seat in game.seats)
    if game.over:
        return "ended"
    if not persons:
        return "watch"
    if game.open_table:
        return "open-table"
    return "curtain" if game.shared else "alone"


def before_the_damage(words: Words, path: Path) -> Generator[None, None, list[str]]:
    """What a damaged file, or one by other rules, tells up to there, a choice at a step; returns the lines."""
    reading = loaded(path)
    while not reading.done():
        yield
    found = reading.result()
    record = found.record if isinstance(found, Damaged) else found
    if record is None:
        return []
    try:
        session = Session.begin(record)
    except Damaged:
        return []
    yield from session.follow(record)
    chronicle = Chronicle(session, words)
    for seen in range(1, len(session.groups) + 1):
        chronicle.follow(seen)
        yield
    return [line.words for line in chronicle.lines if not line.heading]
