"""The list of puzzles: chapters by what they teach, a tile for each puzzle, and what the chosen one asks."""

from collections.abc import Sequence
from functools import partial

from pygame import Surface
from pygame.event import Event

from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, LINE, MUTED, PANEL, RAISED
from game.draw.scale import Area
from game.scenes.backdrop import Backdrop
from game.scenes.context import Context
from game.scenes.moods import AT_THE_STATION
from game.scenes.puzzles import head
from game.scenes.puzzles.course import Course, Numbered
from game.scenes.puzzles.scene import PuzzleScene
from game.scenes.scene import Scene
from game.scenes.small_train import Trains
from game.sound.mood import Mood
from game.table.card import Cards
from game.table.card_parts import HIGH, WIDE
from game.ui import notice, page_head
from game.ui.canvas import Canvas
from game.ui.controls import FIRST, Button, draw_button
from game.ui.focus import FocusRing, Target
from game.ui.key_hints import KeyHint
from game.ui.keys import Intent
from game.ui.paragraph import paragraph

HOUR, VEIL = 4, 0.6
CHAPTERS = (16.0, 72.0, 240.0, 632.0)
CHAPTER_TOP, CHAPTER_HIGH, CHAPTER_STEP = 124.0, 58.0, 66.0
TILES = (272.0, 72.0, 624.0, 632.0)
COLUMNS, TILE_TOP, TILE_WIDE, TILE_HIGH, TILE_GAP = 3, 124.0, 190.0, 184.0, 11.0
TILE_PICTURE = (172.0, 98.0)
DETAILS = (912.0, 72.0, 352.0, 632.0)
PICTURE = (320.0, 176.0)
CARD, CARD_STEP = 84.0, 52.0
NOTICE = (272.0, 640.0, 624.0)


class ChoosingScene(Scene):
    """Lies over the title. The pictures come one after the other, so that nobody waits for them."""

    def __init__(self, context: Context, course: Course) -> None:
        self.context = context
        self.course = course
        unsolved = [one for one in course.puzzles if not course.is_solved(one)]
        self.one: Numbered = (unsolved or course.puzzles)[0]
        self.ring = FocusRing(context.device)

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        self.side = kit.scale.wider / 2
        self.backdrop = Backdrop(kit, HOUR, VEIL)
        self.trains = Trains(kit)
        self.pictures: dict[tuple[int, tuple[float, float]], Surface] = {}
        self.cards = Cards(kit, self.context.words)
        self.back = page_head.way_back(self.context.stack.pop)
        self._lay_out()
        self.ring.focused = f"puzzle {self.one.number}"

    @property
    def mood(self) -> Mood:
        return AT_THE_STATION

    @property
    def restless(self) -> bool:
        return bool(self._missing())

    def update(self, dt: float) -> None:
        for one, size in self._missing()[:1]:
            self.pictures[one.number, size] = self.trains.draw(one.puzzle.position(), size)

    def _missing(self) -> list[tuple[Numbered, tuple[float, float]]]:
        """The pictures that are still to be drawn."""
        wanted = [(self.one, PICTURE), *((one, TILE_PICTURE) for one in self.course.of(self.lesson))]
        return [(one, size) for one, size in wanted if (one.number, size) not in self.pictures]

    @property
    def lesson(self) -> str:
        """The chapter that is open."""
        return self.one.puzzle.teaches

    def show(self, one: Numbered) -> None:
        """Choose a puzzle; the one that is chosen already is opened."""
        if one is self.one:
            self.open(one)
        self.one = one
        self._lay_out()

    def open(self, one: Numbered) -> None:
        """Lead to a puzzle."""
        self.one = one
        self.context.stack.push(PuzzleScene(self.context, self.course, one, self.open))

    def _open_chapter(self, lesson: str) -> None:
        self.one = self.course.first_of(lesson)
        self._lay_out()

    def handle(self, event: Event) -> None:
        meant = self.context.device.intent(event)
        if meant in (Intent.BACK, Intent.MENU):
            self.context.stack.pop()
        elif meant in (Intent.PAGE_BACK, Intent.PAGE_ON):
            lessons = self.course.lessons
            step = 1 if meant is Intent.PAGE_ON else -1
            self._open_chapter(lessons[(lessons.index(self.lesson) + step) % len(lessons)])
            self.ring.focused = f"puzzle {self.one.number}"
        else:
            self.ring.handle(event)

    # where things are

    def _tile(self, nth: int) -> Area:
        row, column = divmod(nth, COLUMNS)
        x = TILES[0] + self.side + 16 + column * (TILE_WIDE + TILE_GAP)
        return x, TILE_TOP + row * (TILE_HIGH + TILE_GAP), TILE_WIDE, TILE_HIGH

    def _chapter(self, nth: int) -> Area:
        return CHAPTERS[0] + self.side + 12, CHAPTER_TOP + nth * CHAPTER_STEP, CHAPTERS[2] - 24, CHAPTER_HIGH

    def _button(self) -> Button:
        x, y, wide, high = DETAILS
        at = (x + self.side + 16, y + high + self.kit.scale.deeper - 70, wide - 32, 54)
        return Button("try", at, self.context.words("puzzles-try"), partial(self.open, self.one), kind=FIRST, size=20)

    def _lay_out(self) -> None:
        kit = self.kit
        chapters = [
            Target(f"chapter {lesson}", kit.scale.rect(*self._chapter(nth)), partial(self._open_chapter, lesson))
            for nth, lesson in enumerate(self.course.lessons)
        ]
        tiles = [
            Target(f"puzzle {one.number}", kit.scale.rect(*self._tile(nth)), partial(self.show, one))
            for nth, one in enumerate(self.course.of(self.lesson))
        ]
        self.ring.set([*tiles, self._button().target(kit), *chapters, self.back.target(kit)])

    # the picture

    def draw(self, surface: Surface) -> None:
        kit, words = self.kit, self.context.words
        self.backdrop.draw(surface)
        bar = Canvas(kit, surface)
        page_head.draw(bar, words, words("puzzles-title"), self._hints(), self.context.device)
        draw_button(surface, kit, self.back, self.ring)
        for x, y, wide, high in (CHAPTERS, TILES, DETAILS):
            bar.panel((x + self.side, y, wide, high + kit.scale.deeper), PANEL, LINE, radius=14)
        self._draw_chapters(bar)
        self._draw_tiles(bar)
        self._draw_details(Canvas(kit, surface, kit.px(self.side), 0))
        draw_button(surface, kit, self._button(), self.ring)
        if self.course.solved.trouble:
            x, y, wide = NOTICE
            said = words(f"puzzles-file-{self.course.solved.trouble}")
            notice.draw(bar, said, x + self.side, y + kit.scale.deeper, wide)
        self.ring.draw(surface, kit)

    def _hints(self) -> tuple[KeyHint, ...]:
        words = self.context.words
        return (
            KeyHint((Intent.PAGE_BACK, Intent.PAGE_ON), words("rules-hint-chapter")),
            KeyHint((Intent.CHOOSE,), words("word-choose")),
            KeyHint((Intent.BACK,), words("word-back")),
        )

    def _count(self, found: Sequence[Numbered]) -> str:
        solved = sum(self.course.is_solved(one) for one in found)
        return self.context.words("puzzles-solved-of", solved=solved, count=len(found))

    def _draw_chapters(self, canvas: Canvas) -> None:
        words = self.context.words
        canvas.head(words("puzzles-chapters"), CHAPTERS[0] + self.side + 20, 106, 20, CREAM)
        for nth, lesson in enumerate(self.course.lessons):
            x, y, wide, high = self._chapter(nth)
            here = lesson == self.lesson
            canvas.box((x, y, wide, high), RAISED, AMBER if here else LINE, radius=10, thick=2.5 if here else 1.5)
            canvas.head(words(f"puzzles-chapter-{lesson}"), x + 14, y + 25, 16, CREAM, room=wide - 24)
            canvas.text(self._count(self.course.of(lesson)), x + 14, y + 46, 15, MUTED, room=wide - 24)

    def _draw_tiles(self, canvas: Canvas) -> None:
        words = self.context.words
        room = TILES[2] - 40
        title = words(f"puzzles-chapter-{self.lesson}")
        canvas.head(title, TILES[0] + self.side + 20, 106, 20, CREAM, room=room)
        for nth, one in enumerate(self.course.of(self.lesson)):
            x, y, wide, high = self._tile(nth)
            here = one is self.one
            canvas.box((x, y, wide, high), RAISED, AMBER if here else LINE, radius=12, thick=3 if here else 1.5)
            self._draw_picture(canvas, one, TILE_PICTURE, (x + (wide - TILE_PICTURE[0]) / 2, y + 9))
            solved = self.course.is_solved(one)
            head.badge(canvas, one, x + 12, y + 78, 50, solved=solved)
            head.stars(canvas, one, x + wide - 92, y + 114)
            canvas.text(
                words("puzzles-cards", count=one.puzzle.cards), x + 14, y + high - 16, 15, MUTED, room=wide - 28
            )
            if solved:
                canvas.piece("puzzle_tick", x + wide - 34, y - 6, width=36)

    def _draw_picture(
        self, canvas: Canvas, one: Numbered, size: tuple[float, float], corner: tuple[float, float]
    ) -> None:
        """The train of a puzzle; its frame, as long as there is no picture of it."""
        picture = self.pictures.get((one.number, size))
        if picture is None:
            canvas.box((*corner, *size), None, LINE, radius=10)
        else:
            canvas.blit(picture, *corner)

    def _draw_details(self, canvas: Canvas) -> None:
        words, one = self.context.words, self.one
        puzzle, (x, y, wide, _) = one.puzzle, DETAILS
        head.badge(canvas, one, x + 16, y + 12, 60, solved=self.course.is_solved(one))
        canvas.head(words("puzzles-number", number=one.number), x + 88, y + 42, 22, CREAM, room=wide - 104)
        canvas.text(words(f"bandit-{puzzle.bandit}"), x + 88, y + 66, 16, MUTED, room=wide - 104)
        self._draw_picture(canvas, one, PICTURE, (x + 16, y + 90))
        top = y + 90 + PICTURE[1] + 32
        canvas.head(head.goal(words, puzzle), x + 16, top, 20, AMBER, room=wide - 32)
        now = head.dollars(words, puzzle.owned(puzzle.position()))
        said = paragraph(self.kit, words("puzzles-asked", count=puzzle.cards, now=now), 16, wide - 32)
        said.draw(canvas, x + 16, top + 10, CREAM)
        top += 10 + said.high + 24
        canvas.text(words("puzzles-hand"), x + 16, top, 15, MUTED, room=wide - 32)
        step = min(CARD_STEP + 14, (wide - 32 - CARD * WIDE / HIGH) / max(1, len(puzzle.hand) - 1))
        for nth, action in enumerate(puzzle.hand):
            middle = (x + self.side + 16 + CARD * WIDE / HIGH / 2 + nth * step, top + 12 + CARD / 2)
            self.cards.blit(canvas.surface, (puzzle.bandit, action), CARD, middle)
