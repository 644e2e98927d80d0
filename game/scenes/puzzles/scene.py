"""The scene of one puzzle: the train, the pile with one's own places empty, and the hand that goes into them."""

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, INK, LINE, MUTED, PANEL
from game.scenes.context import Context
from game.scenes.moods import table_mood
from game.scenes.puzzles import head
from game.scenes.puzzles.attempt import Attempt, flow
from game.scenes.puzzles.course import Course, Numbered
from game.scenes.puzzles.planning import Planning
from game.scenes.puzzles.result import ResultScene
from game.scenes.puzzles.trying import TryingScene
from game.scenes.scene import Scene
from game.scenes.scheming.drag import Drag
from game.sound.mood import Mood
from game.table import plan
from game.table.card import Dress
from game.table.card_face import entry
from game.table.card_parts import HIGH, WIDE
from game.table.table import Table
from game.ui import key_hints, notice, tip
from game.ui.canvas import Canvas
from game.ui.controls import FIRST, Button, draw_button
from game.ui.focus import FocusRing, Target
from game.ui.key_hints import KeyHint
from game.ui.keys import Intent

TOP = 480.0  # of the band below the train
LEFT, RIGHT = (16.0, 492.0, 240.0, 214.0), (1024.0, 492.0, 240.0, 214.0)
MIDDLE, ROOM = 640.0, 736.0  # of pile and hand
PILE_TOP, PILE_CARD, PILE_STEP = 510.0, 72.0, 62.0
HAND_TOP, HAND_CARD, HAND_STEP = 598.0, 108.0, 94.0
NOTICE_TOP, NOTICE_WIDE = 66.0, 860.0
SLACK = 8  # units: nearer is a click and no drag
HINTS = ("rule", "card")  # what is told first, and then


class PuzzleScene(Scene):
    """Lies over the list of puzzles; `open_next` leads to the one after it."""

    def __init__(self, context: Context, course: Course, one: Numbered, open_next: Callable[[Numbered], None]) -> None:
        self.context = context
        self.course = course
        self.one = one
        self.open_next = open_next
        self.puzzle = one.puzzle
        self.state = self.puzzle.position()
        self.planning = Planning(self.puzzle)
        self.ring = FocusRing(context.device)
        self.drag = Drag()
        self.told = 0  # hints

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        words, device = self.context.words, self.context.device
        attempt = Attempt(self.puzzle, self.puzzle.solution, words)  # for the names of who sits here
        self.table = Table(kit, words, device, attempt, self.state, plan.scheming(kit.scale), ())
        self.table.roundless = True
        self.table.show(self.state)
        self.back = Button("back", (16, 8, 40, 40), "", self.context.stack.pop, icon="ui_back")
        self.drag.end()
        self._lay_out()

    # what it is about

    @property
    def mood(self) -> Mood:
        return table_mood(self.state)

    @property
    def restless(self) -> bool:
        return self.table.board.restless

    def update(self, dt: float) -> None:
        self.table.board.reduced = self.context.settings.reduced_motion
        self.table.board.update(dt)

    @property
    def entry(self) -> str:
        if self.ring.entry or self.context.device.keys:
            return self.ring.entry
        return self.table.entry_at(self.ring.mouse)

    @property
    def hint(self) -> str:
        """What has been told so far; empty for nothing."""
        if not self.told:
            return ""
        words = self.context.words
        if HINTS[self.told - 1] == "rule":
            return words(f"puzzles-teaches-{self.puzzle.teaches}")
        return words("puzzles-hint-card", card=words(f"action-{self.puzzle.solution[0]}"))

    # doing something

    def go(self) -> None:
        """Carry the plan out, once it is whole."""
        chosen = self.planning.plan
        if chosen is None:
            return
        attempt = Attempt(self.puzzle, chosen, self.context.words)
        trying = TryingScene(
            self.context, flow(attempt, lambda _: ResultScene(self.context, trying, self._ended(attempt))), self.one
        )
        self.context.stack.push(trying)

    def _ended(self, attempt: Attempt) -> "ResultScene.Told":
        """What there is to tell of an attempt; a puzzle that is solved is remembered."""
        if attempt.solved:
            self.course.solved.add(self.puzzle.name)
        following = self.course.following(self.one)
        lead_on = None if following is None else partial(self.open_next, following)
        return ResultScene.Told(self.one, attempt, lead_on, self.course.solved.trouble)

    def tell_hint(self) -> None:
        """Tell which rule helps; asked again, the first card."""
        self.told = min(self.told + 1, len(HINTS))
        self._lay_out()

    def _clear(self) -> None:
        self.planning.clear()
        self._lay_out()

    def _put(self, card: int, place: int | None = None) -> None:
        self.planning.put(card, place)
        self.context.sounds.play("card_play")
        self._lay_out()
        if self.planning.plan is not None:
            self.ring.focused = "go"

    def _press(self, place: int) -> None:
        self.planning.press(place)
        self._lay_out()

    def handle(self, event: Event) -> None:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            self.table.board.wake()
        if self._dragged(event):
            return
        meant = self.context.device.intent(event)
        if meant in (Intent.BACK, Intent.MENU):
            self.context.stack.pop()
        elif meant in (Intent.CLEAR, Intent.UNDO):
            self._clear()
        else:
            self.ring.handle(event)

    def _dragged(self, event: Event) -> bool:
        """Let the mouse drag a card into a place; whether it let one go."""
        let_go = self.drag.follow(event, self._card_at(self.ring.mouse), self.kit.px(SLACK))
        card = self.drag.index
        if event.type == pygame.MOUSEBUTTONUP:
            self.drag.end()
        if let_go is None or card is None:
            return False
        self.ring.pressed = None
        places = [nth for nth in range(self.puzzle.cards) if self._place_rect(nth).collidepoint(let_go)]
        if places:
            self._put(card, places[0])
        elif not self.planning.in_hand(card):
            self._press(self.planning.laid.index(card))
        return True

    def _card_at(self, point: tuple[int, int]) -> int | None:
        """The card of one's own at a point in pixels, in hand or in a place."""
        for card in range(len(self.puzzle.hand)):
            if self.planning.in_hand(card) and self._hand_rect(card).collidepoint(point):
                return card
        found = (nth for nth in range(self.puzzle.cards) if self._place_rect(nth).collidepoint(point))
        place = next(found, None)
        return None if place is None else self.planning.laid[place]

    # where things are

    @property
    def _aside(self) -> tuple[float, float]:
        return self.kit.scale.wider / 2, self.kit.scale.deeper

    def _pile_at(self, nth: int) -> tuple[float, float]:
        """The middle of a card of the pile, in units."""
        side, down = self._aside
        x = MIDDLE + (nth - (len(self.state.pile) - 1) / 2) * self._step
        return side + x, down + PILE_TOP + PILE_CARD / 2

    @property
    def _step(self) -> float:
        """How far apart the cards of the pile are."""
        return min(PILE_STEP, ROOM / len(self.state.pile))

    @property
    def _pile_card(self) -> float:
        """How high a card of the pile is: those of a long one are smaller."""
        return min(PILE_CARD, (self._step - 4) * HIGH / WIDE)

    def _hand_at(self, card: int) -> tuple[float, float]:
        side, down = self._aside
        x = MIDDLE + (card - (len(self.puzzle.hand) - 1) / 2) * HAND_STEP
        return side + x, down + HAND_TOP + HAND_CARD / 2

    def _rect(self, middle: tuple[float, float], high: float) -> Rect:
        wide = high * WIDE / HIGH
        return self.kit.scale.rect(middle[0] - wide / 2, middle[1] - high / 2, wide, high)

    def _place_rect(self, place: int) -> Rect:
        return self._rect(self._pile_at(self.puzzle.places[place]), self._pile_card)

    def _hand_rect(self, card: int) -> Rect:
        return self._rect(self._hand_at(card), HAND_CARD)

    def _buttons(self) -> list[Button]:
        words, (side, down) = self.context.words, self._aside
        x, y, wide, _ = RIGHT
        x, y = x + side + 16, y + down + 16
        left = self.planning.laid.count(None)
        why = words("puzzles-places-left", count=left) if left else ""
        hint = words("puzzles-hint" if self.told < len(HINTS) else "puzzles-no-hint")
        acts = (
            Button("go", (x, y, wide - 32, 58), words("puzzles-go"), self.go, kind=FIRST, size=20, reason=why),
            Button("hint", (x, y + 72, wide - 32, 46), hint, self.tell_hint, icon="ui_hint", size=16),
            Button("clear", (x, y + 130, wide - 32, 46), words("puzzles-clear"), self._clear, icon="ui_undo", size=16),
        )
        return [self.back, *acts]

    def _lay_out(self) -> None:
        self.buttons = self._buttons()
        cards = [
            Target(
                f"card {card}",
                self._hand_rect(card),
                partial(self._put, card),
                numbered=True,
                sound="",
                entry=entry(action),
            )
            for card, action in enumerate(self.puzzle.hand)
            if self.planning.in_hand(card)
        ]
        places = [
            Target(
                f"place {nth}",
                self._place_rect(nth),
                partial(self._press, nth),
                hint=self.context.words("puzzles-place", number=self.puzzle.places[nth] + 1),
            )
            for nth in range(self.puzzle.cards)
        ]
        others = [
            Target(
                f"pile {nth}",
                self._rect(self._pile_at(nth), self._pile_card),
                lambda: None,
                hint=self._about(nth),
                sound="",
                entry=entry(played.card.action),
            )
            for nth, played in enumerate(self.state.pile)
            if nth not in self.puzzle.places
        ]
        buttons = [button.target(self.kit) for button in self.buttons]
        self.ring.set([*cards, *places, *others, *buttons, *self.table.about()])
        self.ring.focused = self.ring.focused or "card 0"

    def _about(self, nth: int) -> str:
        words, card = self.context.words, self.state.pile[nth].card
        return words("puzzles-their-card", who=words(f"bandit-{card.bandit}"), card=words(f"action-{card.action}"))

    # the picture

    def draw(self, surface: Surface) -> None:
        kit, words = self.kit, self.context.words
        self.table.draw(surface, self.puzzle.bandit, hovered=self.ring.hovered)
        top = kit.px(TOP + kit.scale.deeper)
        surface.fill(INK, (0, top, kit.scale.width, kit.scale.height - top))
        surface.fill(LINE, (0, top, kit.scale.width, max(1, kit.px(1.5))))
        canvas = Canvas(kit, surface)
        head.draw(canvas, words, self.one, 74, kit.scale.wide)
        if self.context.device.keys:
            self._draw_hints(canvas)
        lower = Canvas(kit, surface, kit.px(self._aside[0]), kit.px(self._aside[1]))
        head.panel(lower, words, self.one, LEFT, self.puzzle.owned(self.state), solved=self.course.is_solved(self.one))
        lower.panel(RIGHT, PANEL, LINE, radius=14)
        for button in self.buttons:
            draw_button(surface, kit, button, self.ring)
        self._draw_cards(canvas)
        if self.hint:
            notice.draw(canvas, self.hint, (kit.scale.wide - NOTICE_WIDE) / 2, NOTICE_TOP, NOTICE_WIDE, well=True)
        self.ring.draw(surface, kit)
        tip.draw(surface, kit, self.ring)

    def _draw_cards(self, canvas: Canvas) -> None:
        cards, bandit = self.table.cards, self.puzzle.bandit
        dragged = self.drag.index if self.drag.at is not None else None
        for nth, played in enumerate(self.state.pile):
            middle = self._pile_at(nth)
            if nth not in self.puzzle.places:
                cards.blit(canvas.surface, (played.card.bandit, played.card.action), self._pile_card, middle)
                continue
            place = self.puzzle.places.index(nth)
            card = self.planning.laid[place]
            if card is None or card == dragged:
                self._draw_place(canvas, place, middle)
            else:
                cards.blit(canvas.surface, (bandit, self.puzzle.hand[card]), self._pile_card, middle, 0, Dress(AMBER))
        for card, action in enumerate(self.puzzle.hand):
            if self.planning.in_hand(card) and card != dragged:
                pointed = self.ring.pointed == f"card {card}"
                x, y = self._hand_at(card)
                cards.blit(
                    canvas.surface,
                    (bandit, action),
                    HAND_CARD,
                    (x, y - 4 * pointed),
                    0,
                    Dress(CREAM if pointed else None),
                )
        if dragged is not None and self.drag.at is not None:
            u = self.kit.scale.u
            at = self.drag.at[0] / u, self.drag.at[1] / u
            cards.blit(canvas.surface, (bandit, self.puzzle.hand[dragged]), HAND_CARD, at, 0, Dress(AMBER))

    def _draw_place(self, canvas: Canvas, place: int, middle: tuple[float, float]) -> None:
        high = self._pile_card
        wide = high * WIDE / HIGH
        here = place == self.planning.here
        area = (middle[0] - wide / 2, middle[1] - high / 2, wide, high)
        canvas.box(area, PANEL, AMBER if here else LINE, radius=7, thick=2.5 if here else 1.5, dash="5 4")
        number = str(self.puzzle.places[place] + 1)
        canvas.head(number, middle[0], middle[1] + 8, 22, AMBER if here else MUTED, align="centre")

    def _draw_hints(self, canvas: Canvas) -> None:
        words = self.context.words
        hints = (
            key_hints.digits(words, len(self.puzzle.hand), words("puzzles-key-put")),
            KeyHint((Intent.CHOOSE,), words("word-choose")),
            KeyHint((Intent.BACK,), words("word-back")),
        )
        row = key_hints.row(self.kit, words, hints, self.context.device)
        canvas.surface.blit(row, row.get_rect(topright=canvas.at(self.kit.scale.wide - 16, 15)))
