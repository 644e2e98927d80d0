"""The scene: contents and search at the left, the page on paper at the right."""

from functools import partial

import pygame
from pygame import Surface
from pygame.event import Event

from game.draw.kit import Kit
from game.draw.palette import AMBER, LINE, MUTED, PANEL
from game.scenes.backdrop import Backdrop
from game.scenes.context import Context
from game.scenes.how_to_play.contents import ENTRY, Contents
from game.scenes.how_to_play.onward import Onward
from game.scenes.how_to_play.pages import Chapter, Page, read
from game.scenes.how_to_play.paper import Paper
from game.scenes.how_to_play.picture import Pictures
from game.scenes.scene import Scene
from game.ui import page_head
from game.ui.canvas import Canvas
from game.ui.controls import FIRST, Button, draw_button
from game.ui.entry import Entries, Entry
from game.ui.focus import FocusRing, Target
from game.ui.key_hints import KeyHint
from game.ui.keys import Intent

HOUR, VEIL = 4, 0.6
CONTENTS = (16.0, 72.0, 280.0, 632.0)
SEARCH = (28.0, 84.0, 256.0, 40.0)
LIST = (28.0, 134.0, 250.0, 560.0)
LEARN = (28.0, 656.0, 256.0, 38.0)  # the way into the guided game, below the list
PAPER = (312.0, 72.0, 952.0, 632.0)
SEARCHING = "search"
PARTS = ("lead", "text", "foot")  # of a page's words that are searched, its title and captions besides


class HowToPlayScene(Scene):
    """Lies over the title, or over a match, of which it knows nothing. `entry` is the thing whose page is opened.

    Over a match it leads nowhere else; `onward` is where it leads otherwise.
    """

    def __init__(self, context: Context, entry: str = "", onward: Onward | None = None) -> None:
        self.context = context
        self.onward = onward
        self.chapters: tuple[Chapter, ...] = read()
        self.pages = tuple(page for chapter in self.chapters for page in chapter.pages)
        self.page = self.of(entry) or self.pages[0]
        self.found: tuple[Page, ...] | None = None  # what a search has found; None: nobody searches
        self.wanted = ""  # what is searched for
        self.ring = FocusRing(context.device)

    def of(self, entry: str) -> Page | None:
        """The page of a thing; None where there is none."""
        return next((page for page in self.pages if entry in page.entries), None)

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        self.side = kit.scale.wider / 2
        self.backdrop = Backdrop(kit, HOUR, VEIL)
        self.entries = Entries(kit)
        self.back = page_head.way_back(self.context.stack.pop)
        x, y, wide, high = LIST
        area = (x + self.side, y, wide, high + kit.scale.deeper - (LEARN[3] + 10 if self.onward is not None else 0))
        self.contents = Contents(kit, self.context.words, area, self.show)
        self.pictures = Pictures(kit, self.context.words)
        self._lay_out()

    @property
    def entry(self) -> None:
        return None  # it is open

    @property
    def restless(self) -> bool:
        return self.entries.typing is not None

    def update(self, dt: float) -> None:
        self.entries.update(dt)

    # what is shown

    def show(self, page: Page) -> None:
        """Open a page."""
        self.page = page
        self._lay_out()

    def search(self, wanted: str) -> None:
        """Leave only the pages in which these words stand, and open the first of them."""
        self.wanted = wanted
        asked = wanted.lower().split()
        self.found = tuple(page for page in self.pages if all(word in self._text(page) for word in asked))
        if not asked:
            self.found = None
        elif self.found and self.page not in self.found:
            best = [page for page in self.found if wanted.lower() in self.context.words(page.title).lower()]
            self.page = (best or self.found)[0]
        self._lay_out()

    def _text(self, page: Page) -> str:
        """All that can be read on a page, in small letters."""
        words = self.context.words
        parts = (*PARTS, *page.notes, "1", "2", "3", "4")
        keys = [page.title, *(f"{page.words}-{part}" for part in parts)]
        return " ".join(words(key) for key in keys if key in words).lower()

    def _lay_out(self) -> None:
        kit, words = self.kit, self.context.words
        x, y, wide, high = PAPER
        see = tuple(page for key in self.page.see for page in self.pages if page.key == key)
        area = (x + self.side, y, wide, high + kit.scale.deeper)
        trying = ""
        if self.onward is not None and self.page.puzzle:
            trying = words("puzzles-try-number", number=self.onward.number(self.page.puzzle))
        self.paper = Paper(self.pictures, self.page, area, see, trying)
        self.contents.follow(self.chapters, self.found, self.page)
        left, top, across, tall = SEARCH
        line = Entry(
            SEARCHING,
            (left + self.side, top, across, tall),
            self.wanted,
            self.search,
            empty=words("rules-search"),
            icon="ui_search",
        )
        self.entries.set([line])
        self._aim()

    def _aim(self) -> None:
        """What can be pressed now."""
        kit = self.kit
        seen = [
            Target(f"see {page.key}", kit.scale.rect(*chip), lambda page=page: self.show(page))  # type: ignore[misc]
            for page, chip in zip(self.paper.see, self.paper.chips, strict=True)
        ]
        onward = [button.target(kit) for button in self._onward()]
        self.ring.set([self.back.target(kit), *self.entries.targets(), *self.contents.targets(), *onward, *seen])

    def _onward(self) -> list[Button]:
        """The ways on: into the guided game, and from a page to a puzzle that teaches it."""
        if self.onward is None:
            return []
        x, y, wide, high = LEARN
        at = (x + self.side, y + self.kit.scale.deeper, wide, high)
        found = [
            Button("learn", at, self.context.words("guide-by-playing"), self.onward.learn, icon="ui_learn", size=16)
        ]
        if self.paper.trying:
            leads = partial(self.onward.try_puzzle, self.page.puzzle)
            found.append(Button("try", self.paper.try_at, self.paper.trying, leads, kind=FIRST, size=16))
        return found

    # input

    def handle(self, event: Event) -> None:
        if _letter(event) and self.entries.typing is None:
            self.entries.type_into(SEARCHING)
        if self.entries.handle(event):
            return
        meant = self.context.device.intent(event)
        if meant in (Intent.BACK, Intent.MENU):
            self._go_back()
        elif meant in (Intent.UP, Intent.DOWN):
            self._turn(1 if meant is Intent.DOWN else -1)
        elif meant in (Intent.PAGE_BACK, Intent.PAGE_ON):
            self._turn_chapter(1 if meant is Intent.PAGE_ON else -1)
        elif meant in (Intent.LEFT, Intent.RIGHT):
            self._point_at_link(1 if meant is Intent.RIGHT else -1)
        elif event.type == pygame.MOUSEWHEEL:
            self._roll(event.y)
        else:
            self.ring.handle(event)

    def _roll(self, notches: int) -> None:
        """The wheel scrolls the contents, and turns pages over the paper."""
        if self.ring.mouse[0] < self.kit.px(PAPER[0] + self.side):
            self.contents.scroll(-2 * ENTRY * notches)
            self._aim()
        else:
            self._turn(-1 if notches > 0 else 1)

    def _go_back(self) -> None:
        """End the search, or leave."""
        if self.wanted:
            self.search("")
        else:
            self.context.stack.pop()

    def _turn(self, way: int) -> None:
        """To the next page, or the one before, of those that are listed."""
        pages = self.pages if self.found is None else self.found
        if not pages:
            return
        here = pages.index(self.page) if self.page in pages else -way
        self.context.device.hear("ui_hover")
        self.show(pages[max(0, min(here + way, len(pages) - 1))])

    def _turn_chapter(self, way: int) -> None:
        """To the first page of the next chapter, or of the one before."""
        here = next(nth for nth, chapter in enumerate(self.chapters) if chapter.key == self.page.chapter)
        chapter = self.chapters[max(0, min(here + way, len(self.chapters) - 1))]
        self.search("")
        self.show(chapter.pages[0])

    def _point_at_link(self, way: int) -> None:
        """Move the focus along what leads on at the page's foot."""
        names = [*(["try"] if self.paper.trying else []), *(f"see {page.key}" for page in self.paper.see)]
        if names:
            here = names.index(self.ring.focused) if self.ring.focused in names else -1 if way > 0 else 0
            self.ring.focused = names[(here + way) % len(names)]

    # the picture

    def draw(self, surface: Surface) -> None:
        words, kit = self.context.words, self.kit
        self.backdrop.draw(surface)
        canvas = Canvas(kit, surface)
        page_head.draw(canvas, words, words("rules-title"), self._hints(), self.context.device)
        draw_button(surface, kit, self.back, self.ring)
        x, y, wide, high = CONTENTS
        canvas.panel((x + self.side, y, wide, high + kit.scale.deeper), PANEL, LINE, radius=14)
        self.contents.draw(canvas, self.ring, self.page)
        self.entries.draw(surface)
        if self.found is not None:
            self._draw_found(canvas, len(self.found))
        number = words("rules-number", page=self.pages.index(self.page) + 1, pages=len(self.pages))
        self.paper.draw(canvas, self.ring, number)
        for button in self._onward():
            draw_button(surface, kit, button, self.ring)
        self.ring.draw(surface, kit)

    def _draw_found(self, canvas: Canvas, count: int) -> None:
        x, y, wide, _ = LIST
        colour = MUTED if count else AMBER
        if not count:
            canvas.text(self.context.words("rules-found-none"), x + self.side + 6, y + 24, 15, colour, room=wide - 12)

    def _hints(self) -> tuple[KeyHint, ...]:
        words = self.context.words
        return (
            KeyHint((Intent.UP, Intent.DOWN), words("rules-hint-page")),
            KeyHint((Intent.PAGE_BACK, Intent.PAGE_ON), words("rules-hint-chapter")),
            KeyHint((words("rules-any-letter"),), words("rules-hint-search")),
            KeyHint((Intent.BACK,), words("word-back")),
        )


def _letter(event: Event) -> bool:
    """Whether a letter was typed."""
    if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI):
        return False
    return bool(event.unicode.isalpha())
