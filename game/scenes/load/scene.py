"""LOAD: all saved games, the one played last first; one of them is gone on with, or deleted when that is confirmed."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

import pygame
from pygame import Surface
from pygame.event import Event

from game.draw.kit import Kit
from game.draw.palette import AMBER, LINE, MUTED, PANEL
from game.record.file import Damaged
from game.record.library import GameFile, NotKept
from game.scenes.backdrop import Backdrop
from game.scenes.context import Context
from game.scenes.load import row
from game.scenes.load.details import AREA, LEFT, RIGHT, Details
from game.scenes.load.saved_games import A_GAME, LISTED_IN, SavedGame, SavedGames, Unreadable
from game.scenes.load.sentences import reason
from game.scenes.scene import Scene
from game.ui import file_manager, page_head
from game.ui.canvas import Canvas
from game.ui.controls import FIRST, SECOND, Button, draw_button
from game.ui.focus import FocusRing, Target
from game.ui.key_hints import KeyHint
from game.ui.keys import Intent

HOUR, VEIL = 4, 0.66
LIST = (16.0, 72.0, 800.0, 632.0)
ROWS_AT = (32.0, 120.0)
BAR = (806.0, 120.0, 4.0)  # shows which part of a long list is seen

Opening = Callable[[Path], Damaged | None]


class LoadScene(Scene):
    """`go_on` leads into the game of a file, `watch` to its replay; they tell why that cannot be.

    With `ended` only games that have come to their end are listed: to be watched.
    """

    def __init__(
        self, context: Context, games: SavedGames, go_on: Opening, watch: Opening, *, ended: bool = False
    ) -> None:
        self.context = context
        self.games = games
        self.go_on = go_on
        self.watch = watch
        self.ended = ended
        self.ring = FocusRing(context.device)
        self.chosen = 0  # the row, counted from the first game
        self.above = 0  # rows that are scrolled out at the top
        self.used = False  # whether somebody has chosen a row or scrolled: then nothing may jump
        self.deleting = False
        self.said = ""

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        self.side, self.down = kit.scale.wider / 2, kit.scale.deeper
        self.backdrop = Backdrop(kit, HOUR, VEIL)
        self.details = Details(kit, self.context.words)
        self.look()

    @property
    def restless(self) -> bool:
        return self.looking or self._unknown or not self.details.knows(self.found)

    @property
    def looking(self) -> bool:
        """Whether more games may still be found."""
        return not (self.games.all_known if self.ended else self.games.listed)

    @property
    def files(self) -> list[GameFile]:
        """What is listed."""
        return self.games.ended if self.ended else self.games.files

    @property
    def rows(self) -> int:
        """How many games are seen at a time."""
        return int((LIST[3] + self.down - (ROWS_AT[1] - LIST[1]) - 8) // row.STEP)

    @property
    def found(self) -> SavedGame | Unreadable | None:
        """What is in the file that is chosen; None while nobody has looked, or where there is none."""
        return None if self._file is None else self.games.known(self._file)

    def look(self) -> None:
        """See which games there are now."""
        self.games.look()
        self.choose(self.chosen)

    def choose(self, index: int) -> None:
        """Another row is chosen; it is scrolled to, and looked into at once where the disk allows."""
        self.chosen = max(0, min(index, len(self.files) - 1))
        self._scroll(max(self.chosen - self.rows + 1, min(self.above, self.chosen)))
        self.deleting = False
        self.said = ""
        if self._file is not None:
            self.games.find_out([self._file], A_GAME, LISTED_IN)
        self.refresh()
        self._focus()

    def handle(self, event: Event) -> None:
        meant = self.context.device.intent(event)
        if meant is Intent.BACK:
            self._back()
        elif meant in (Intent.UP, Intent.DOWN) and not self.deleting:
            self.used = True
            self.choose(self.chosen + (1 if meant is Intent.DOWN else -1))
        elif meant in (Intent.LEFT, Intent.RIGHT) and self._aside(1 if meant is Intent.RIGHT else -1):
            self.used = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE:
            self._ask()
        elif event.type == pygame.MOUSEWHEEL:
            self.used = True
            self._scroll(self.above - event.y)
            self.refresh()
        else:
            self.ring.handle(event)

    def update(self, dt: float) -> None:
        file, found = self._file, self.found
        changed = self.games.take_in()
        if self._unknown:
            changed |= self.games.find_out(self._seen)
        elif self.ended:
            changed |= self.games.find_out_all()
        if changed:
            self._show_more(file, found)
        self.details.find_out(self.found)

    @property
    def _file(self) -> GameFile | None:
        return self.files[self.chosen] if self.chosen < len(self.files) else None

    @property
    def _seen(self) -> list[GameFile]:
        """The files of which something is seen now: the chosen one first."""
        seen = self.files[self.above : self.above + self.rows]
        return seen if self._file is None else [self._file, *seen]

    @property
    def _unknown(self) -> bool:
        """Whether nobody has looked yet into some of the files that are seen."""
        return any(self.games.known(file) is None for file in self._seen)

    def _show_more(self, file: GameFile | None, found: SavedGame | Unreadable | None) -> None:
        """More is known than when this was the chosen file, and what was in it: it stays so if anybody chose it."""
        chosen = self.chosen if self.used or self.deleting else 0
        if (self.used or self.deleting) and file is not None:
            chosen = next((index for index, other in enumerate(self.files) if other.path == file.path), chosen)
        self.above += chosen - self.chosen
        self.chosen = max(0, min(chosen, len(self.files) - 1))
        self._scroll(self.above)
        if self._file != file and (self._file is None or file is None or self._file.path != file.path):
            self.choose(self.chosen)
            return
        self.refresh()
        if self.found is not found and not self.deleting:
            self._focus()

    def _scroll(self, above: int) -> None:
        self.above = max(0, min(above, len(self.files) - self.rows))

    def _focus(self) -> None:
        wanted = ("watch" if self.ended else "play", "folder", "back")
        self.ring.focused = next(name for name in wanted if self.ring.find(name))

    def _aside(self, way: int) -> bool:
        """Go from what can be done with the game to what else can: up and down choose games. Whether there is more."""
        acts = [button.name for button in self.buttons[1:]]
        following = acts.index(self.ring.focused) + way if self.ring.focused in acts else -1
        if not 0 <= following < len(acts):
            return False
        self.ring.focused = acts[following]
        return True

    # what can be pressed

    def refresh(self) -> None:
        """Lay buttons and targets out anew."""
        self.buttons = [page_head.way_back(self._back), *self._acts()]
        x, y = ROWS_AT
        seen = range(self.above, min(self.above + self.rows, len(self.files)))
        rows = [
            Target(
                f"game {index}",
                self.kit.scale.rect(x + self.side, y + place * row.STEP, row.WIDE, row.HIGH),
                partial(self._click, index),
            )
            for place, index in enumerate(seen)
        ]
        self.ring.set([*rows, *(button.target(self.kit) for button in self.buttons)])

    def _acts(self) -> list[Button]:
        """What can be done with the chosen game."""
        words, found = self.context.words, self.found
        x, foot, wide = LEFT - 1 + self.side, AREA[1] + AREA[3] + self.down, RIGHT - LEFT + 2.0
        above, below = (x, foot - 103, wide, 48), (x, foot - 47, wide, 38)
        if isinstance(found, Unreadable):
            return [Button("folder", below, words("load-folder"), self._show_folder, size=15)]
        if found is None:
            return []
        if self.deleting:
            sure = Button("sure", below, words("load-delete-sure"), self._delete, SECOND, "ui_trash", size=15)
            return [Button("keep", above, words("load-keep"), self._keep, FIRST, size=20), sure]
        half = (wide - 8) / 2
        left, right = (x, below[1], half, 38), (x + half + 8, below[1], half, 38)
        ways = [("play", words("load-end" if found.over else "load-play"), self._play)]
        ways.append(("watch", words("load-watch-ended" if found.over else "load-watch-so-far"), self._watch))
        (first, label, act), (name, other, then) = ways[::-1] if self.ended else ways
        delete = Button("delete", right, words("load-delete"), self._ask, size=15)
        return [Button(first, above, label, act, FIRST, size=20), Button(name, left, other, then, size=15), delete]

    def _click(self, index: int) -> None:
        self.used = True
        self.choose(index)

    def _play(self) -> None:
        self._open(self.go_on)

    def _watch(self) -> None:
        self._open(self.watch)

    def _open(self, opening: Opening) -> None:
        file = self._file
        assert file is not None
        damage = opening(file.path)
        if damage is not None:
            self.look()
            why = reason(self.context.words, damage)
            self.said = self.context.words("load-cannot-open", file=row.shortened(file.path.name), why=why)

    def _ask(self) -> None:
        """Ask whether the chosen game is to be deleted; one that cannot be read is left as it is."""
        if isinstance(self.found, SavedGame):
            self.deleting = True
            self.refresh()
            self.ring.focused = "keep"

    def _keep(self) -> None:
        self.choose(self.chosen)

    def _delete(self) -> None:
        file = self._file
        assert file is not None
        said = ""
        try:
            self.games.library.delete(file.path)
            self.games.forget(file)
        except NotKept:
            said = self.context.words("load-not-deleted", file=row.shortened(file.path.name))
        self.look()
        self.said = said

    def _show_folder(self) -> None:
        file_manager.show(self.games.library.folder)

    def _back(self) -> None:
        if self.deleting:
            self._keep()
        else:
            self.context.stack.reset(self.context.title())

    # the picture

    def draw(self, surface: Surface) -> None:
        self.backdrop.draw(surface)
        self._draw_bar(Canvas(self.kit, surface))
        canvas = Canvas(self.kit, surface, self.kit.px(self.side), 0)
        self._draw_list(canvas)
        self.details.draw(canvas, self.down, self.found)
        for button in self.buttons:
            draw_button(surface, self.kit, button, self.ring)
        self._draw_question(Canvas(self.kit, surface, self.kit.px(self.side), self.kit.px(self.down)))
        self.ring.draw(surface, self.kit)

    def _draw_bar(self, bar: Canvas) -> None:
        words = self.context.words
        title = words("load-replays" if self.ended else "load-title")
        hints = [*self._hints(), KeyHint((Intent.BACK,), words("word-back"))]
        page_head.draw(bar, words, title, hints, self.context.device)

    def _hints(self) -> list[KeyHint]:
        words = self.context.words
        if self.deleting:
            return [KeyHint((Intent.CHOOSE,), words("word-choose"))]
        games = [KeyHint((Intent.UP, Intent.DOWN), words("word-choose"))] if self.files else []
        if not isinstance(self.found, SavedGame):
            return games
        delete = KeyHint((words("key-delete"),), words("load-hint-delete"))
        return [*games, KeyHint((Intent.CHOOSE,), words("load-hint-watch" if self.ended else "load-hint-play")), delete]

    def _nothing(self) -> str:
        """Why there is nothing to choose."""
        if self.looking:
            return self.context.words("load-reading")
        if self.games.library.closed:
            return self.context.words("load-closed", folder=str(self.games.library.folder))
        return self.context.words("load-none-ended" if self.ended else "load-none")

    def _draw_list(self, canvas: Canvas) -> None:
        words, files = self.context.words, self.files
        x, y, wide, high = LIST
        canvas.panel((x, y, wide, high + self.down), PANEL, LINE, radius=14)
        canvas.head(words("load-ended-games" if self.ended else "load-games"), x + 20, y + 32, 20)
        if not files:
            canvas.text(self._nothing(), x + wide / 2, y + 300, 17, MUTED, align="centre", room=wide - 120)
            return
        order = words("load-reading" if self.looking else "load-newest")
        canvas.text(order, x + wide - 20, y + 32, 15, MUTED, align="right")
        now = datetime.now().astimezone()
        for place, file in enumerate(files[self.above : self.above + self.rows]):
            at = (ROWS_AT[0], ROWS_AT[1] + place * row.STEP)
            row.draw(
                canvas,
                words,
                at,
                file,
                self.games.known(file),
                now,
                chosen=self.above + place == self.chosen,
                named=self.ended,
            )
        if len(files) > self.rows:
            left, top, thick = BAR
            whole = self.rows * row.STEP - (row.STEP - row.HIGH)
            part, start = self.rows / len(files), self.above / len(files)
            canvas.box((left, top, thick, whole), LINE, radius=2, opacity=0.35)
            canvas.box((left, top + whole * start, thick, whole * part), AMBER, radius=2)

    def _draw_question(self, canvas: Canvas) -> None:
        said = self.context.words("load-delete-ask") if self.deleting else self.said
        if said:
            x, y, wide, high = AREA
            canvas.box((x + 8, 498, wide - 16, y + high - 108 - 498), PANEL)
            canvas.piece("ui_warn", LEFT + 8, 532, width=24)
            canvas.text(said, LEFT + 44, 549, 16, AMBER, room=RIGHT - LEFT - 50)
