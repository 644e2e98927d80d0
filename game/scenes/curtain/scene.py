"""THE CURTAIN: between two people's hands. It opens by holding a button or a key that was pressed anew."""

from math import pi, sin

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.board.motion import ease_in, ease_out
from game.draw import lettering, shapes
from game.draw.kit import Kit
from game.draw.palette import AMBER, BRICK, CREAM, INK, LINE, MUTED, PAPER, PAPER_3, RAISED, SHADOW, WOOD_1, WOOD_3
from game.scenes import undoing
from game.scenes.context import Context
from game.scenes.curtain import slip
from game.scenes.curtain.saloon import Saloon
from game.scenes.flow import SCHEMING_SCENE, Flow
from game.scenes.menu import MenuScene
from game.scenes.moods import OVER_THE_TABLE
from game.scenes.scene import Scene
from game.scenes.table_scene import TableScene
from game.sound.mood import Mood
from game.table import naming
from game.table.people import face
from game.ui import key_hints
from game.ui.canvas import Canvas, text_width
from game.ui.key_hints import KeyHint
from game.ui.keys import Intent, right_click
from game.ui.portrait import portrait

HOLD = 0.6  # seconds
EMPTIES = 0.12  # seconds in which a bar let go early is empty again
SWING = 0.42  # seconds in which the doors open
SHUTS, SWINGS, SWING_BACK = 0.26, 0.34, 0.05  # seconds in which they fall to, then swing on; how far
POSTER_DROPS = 0.22
POSTER = (454.0, 102.0, 372.0, 548.0)
BAR = (490.0, 462.0, 300.0, 62.0)
UNDO = (24.0, 668.0, 384.0, 40.0)
MENU = (1220.0, 12.0, 44.0, 44.0)
WHO_SIZES = (34, 28, 23)  # units: two bandits need more room than one
KEYS = (Intent.CHOOSE, Intent.SKIP)
FOLLOWERS = 3  # people who are named as coming next


class CurtainScene(Scene):
    """Knows the next person's name and bandits; behind the doors lies the table as everybody may see it: no hand."""

    def __init__(self, context: Context, flow: Flow, seat: int) -> None:
        self.context = context
        self.flow = flow
        self.seat = seat
        self.filled = 0.0
        self.opening = 0.0
        self.shutting = 0.0  # seconds since they began to shut
        self.held = False
        self.fresh = False
        self._behind: Surface | None = None
        context.sounds.play("curtain_shuts")

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        self.saloon = Saloon(kit, self.context.words(self.title))
        self.held = self.fresh = False
        self.filled = 0.0
        self._poster = self._draw_poster()
        self._look_behind()
        if self.flow.session.to_move != self.seat or not self.flow.needs_curtain:
            self.context.stack.pop()  # his seat was handed to a computer meanwhile, or nobody is left to look away

    @property
    def title(self) -> str:
        """The name of the words for what the next person has to do."""
        own = naming.key("curtain-title", type(self.flow.session.state.asking))
        if own in self.context.words:
            return own
        return "curtain-title" if self.flow.moment == SCHEMING_SCENE else "curtain-title-choice"

    def _look_behind(self) -> None:
        """Keep the picture of the table that lies behind, as everybody may see it, and what was told there last."""
        below = self.context.stack.below(self)
        self._behind, self._slip = None, None
        if isinstance(below, TableScene):
            if below.table.kit is not self.kit:
                below.enter(self.kit)
            self._behind = Surface((self.kit.scale.width, self.kit.scale.height)).convert()
            below.table.log_behind = True
            below.draw_for_all(self._behind)
            below.table.log_behind = False
            lines = [line for line in below.table.drawer.chronicle.lines if not line.heading]
            self._slip = slip.draw(self.kit, self.context.words, lines) if lines else None

    @property
    def mood(self) -> Mood:
        return OVER_THE_TABLE

    @property
    def restless(self) -> bool:
        moving = self.opening > 0 or self.shutting < SHUTS + SWINGS + POSTER_DROPS
        return self.held or self.filled > 0 or moving or not self.fresh

    def handle(self, event: Event) -> None:
        if self._told != self.context.device.used:
            self._poster = self._draw_poster()
        meant = self.context.device.intent(event)
        by_key = meant in (Intent.BACK, Intent.MENU) and not right_click(event)
        if by_key or self._clicked(event, self._menu_area()):
            self.context.sounds.play("ui_open")
            self.context.stack.push(MenuScene(self.context, self, self.flow))
            return
        if self._takes_back(event):
            self.context.sounds.play("ui_undo")
            self.flow.undo()
            self.context.stack.pop()
            return
        pressed = (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1) or meant in KEYS
        if pressed and self.fresh and not self.held:
            self.held = True
            self.context.sounds.play("curtain_hold")
        elif event.type in (pygame.MOUSEBUTTONUP, pygame.KEYUP, pygame.CONTROLLERBUTTONUP):
            self._let_go()

    def window_left(self) -> None:
        """The scenes shut: behind them a hand would lie open before whoever passes by."""
        if self.context.settings.curtain_when_left:
            self._let_go()
            self.fresh = False
            self.filled = self.opening = 0.0

    def _let_go(self) -> None:
        self.held = False
        self.context.sounds.hush("curtain_hold")

    def _takes_back(self, event: Event) -> bool:
        """Whether the last person wants his choice back, before the scenes open for the next."""
        if self.flow.session.undoable is None or self.opening:
            return False
        return self._clicked(event, self._undo_area()) or self.context.device.intent(event) is Intent.UNDO

    def _clicked(self, event: Event, area: Rect) -> bool:
        """Whether the mouse has pressed a place of the doors, while they are shut."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        return bool(pressed and not self.opening and area.collidepoint(event.pos))

    def _menu_area(self) -> Rect:
        return self.kit.scale.rect(*MENU).move(self.kit.px(self.kit.scale.wider), 0)

    def _undo_area(self) -> Rect:
        return self.kit.scale.rect(*UNDO).move(0, self.kit.px(self.kit.scale.deeper))

    def update(self, dt: float) -> None:
        self.shutting += dt * self.context.pace
        if self.opening:
            self.opening = min(1.0, self.opening + dt / SWING)
            if self.opening == 1:
                self._open()
            return
        if not self.fresh:
            # the last person's key must not open the scenes: everything has to be let go first
            self.fresh = not any(pygame.mouse.get_pressed()) and not self.context.device.held
        if self.held:
            self.filled = min(1.0, self.filled + dt / HOLD)
        else:
            self.filled = max(0.0, self.filled - dt / EMPTIES)
        if self.filled == 1 or self.context.instant:
            self.opening = 0.01
            self.context.sounds.play("curtain_opens")

    def _open(self) -> None:
        self.flow.begin_turn()
        self.context.stack.pop()

    def draw(self, surface: Surface) -> None:
        still = self.context.settings.reduced_motion or self.context.at_once
        openness = 0.0 if still else ease_in(self.opening) if self.opening else self._swinging()
        self.saloon.draw(surface, self._behind, openness)
        dropped = 1.0 if still else ease_out(max(0.0, min(1.0, (self.shutting - SHUTS) / POSTER_DROPS)))
        rise = round((1 - dropped + (0 if still else ease_in(self.opening))) * self.kit.px(720))
        x, y, _, _ = POSTER
        left, top = self._origin()
        if self._slip is not None and not self.opening and dropped == 1:
            at = left + self.kit.px(slip.AT[0]), top + self.kit.px(slip.AT[1])
            surface.blit(self._slip, at)
        surface.blit(self._poster, (left + self.kit.px(x - 10), top + self.kit.px(y - 44) - rise))
        self._draw_bar(Canvas(self.kit, surface, left, top - rise))
        if not self.opening and dropped == 1:
            self._draw_followers(Canvas(self.kit, surface, left, self.kit.px(self.kit.scale.deeper)))
            self._draw_menu(Canvas(self.kit, surface, self.kit.px(self.kit.scale.wider), 0))
            self._draw_undo(Canvas(self.kit, surface, 0, self.kit.px(self.kit.scale.deeper)))

    def _swinging(self) -> float:
        """How far the doors are open while they fall to: they swing on a little, for they are heavy."""
        if self.shutting < SHUTS:
            return 1 - ease_in(self.shutting / SHUTS)
        since = min(1.0, (self.shutting - SHUTS) / SWINGS)
        return SWING_BACK * (1 - since) * abs(sin(2 * pi * since))

    def _origin(self) -> tuple[int, int]:
        scale = self.kit.scale
        return self.kit.px(scale.wider / 2), self.kit.px(scale.deeper / 2)

    def _draw_poster(self) -> Surface:
        """The poster; it says what to hold, for the device that was used last."""
        self._told = self.context.device.used
        kit, words = self.kit, self.context.words
        _, _, wide, high = POSTER
        canvas = Canvas.empty(kit, wide + 24, high + 60)
        for x in (56, wide - 36):
            canvas.box((x - 2.5, 0, 5, 50), WOOD_1)
            canvas.box((x - 1.2, 0, 2.4, 50), PAPER_3)
        canvas.box((14, 52, wide, high), SHADOW, radius=14, opacity=0.5)
        canvas.box((10, 44, wide, high), PAPER, PAPER_3, radius=12, thick=2)
        canvas.box((21, 55, wide - 22, high - 22), None, PAPER_3, radius=8, thick=2)
        for x in (56, wide - 36):
            canvas.disc(x, 54, 6, WOOD_3, WOOD_1, 1.5)
        bandits = self.flow.public.state.players[self.seat].bandits
        middle = 10 + wide / 2
        size = 180 if len(bandits) == 1 else 132
        for index, bandit in enumerate(bandits):
            x = middle - len(bandits) * (size + 12) / 2 + 6 + index * (size + 12)
            canvas.blit(portrait(kit, bandit, size, 14), x, 74 + (180 - size) / 2)
            canvas.emblem(bandit, x + size - 34, 74 + (180 + size) / 2 - 36, 44)
        name = self.flow.session.seats[self.seat].name
        who = naming.list_of(words, bandits)
        canvas.head(words("curtain-name", name=name), middle, 304, 28, BRICK, align="centre", room=wide - 40)
        said = words("curtain-who", who=who)
        fits = (size for size in WHO_SIZES if text_width(kit, said, size, lettering.HEAVY) <= wide - 40)
        canvas.head(said, middle, 346, next(fits, WHO_SIZES[-1]), INK, align="centre", room=wide - 40)
        canvas.text(words("curtain-away"), middle, 379, 18, WOOD_1, align="centre", room=wide - 40)
        hints = (KeyHint((Intent.CHOOSE,), words("curtain-kept-down")),)
        row = key_hints.row(kit, words, hints, self.context.device, colour=WOOD_1)
        canvas.surface.blit(row, row.get_rect(center=canvas.at(middle, 506)))
        canvas.text(words("curtain-fresh"), middle, 544, 15, WOOD_1, align="centre", room=wide - 40)
        canvas.text(words("curtain-nothing"), middle, 566, 15, WOOD_1, align="centre", room=wide - 40)
        return canvas.surface

    def _draw_bar(self, canvas: Canvas) -> None:
        kit, words = self.kit, self.context.words
        x, y, wide, high = BAR
        canvas.box((x, y + 4, wide, high), SHADOW, radius=12, opacity=0.35)
        canvas.box(BAR, RAISED, INK, radius=12, thick=2)
        label = words("curtain-hold") if self.fresh else words("curtain-wait")
        for colour, share in ((CREAM, 1.0), (INK, self.filled)):
            inside = canvas.area(x + 3, y + 3, (wide - 6) * share, high - 6)
            if not inside.width:
                continue
            canvas.surface.set_clip(inside)
            if colour == INK:
                full = canvas.area(x + 3, y + 3, wide - 6, high - 6)
                canvas.surface.blit(shapes.rounded(*full.size, 10 * kit.scale.u, AMBER), full)
            canvas.head(label, x + wide / 2, y + 39, 22, colour, align="centre")
            canvas.surface.set_clip(None)
        if self.fresh:
            canvas.box((x - 5, y - 5, wide + 10, high + 10), None, INK, radius=16, thick=2.5)

    def _draw_menu(self, canvas: Canvas) -> None:
        """The way to the menu, for the mouse."""
        x, y, wide, _ = MENU
        canvas.box(MENU, INK, LINE, radius=10)
        canvas.piece("ui_menu", x + 10, y + 10, width=wide - 20)

    def _draw_undo(self, canvas: Canvas) -> None:
        """What the last person may take back still."""
        if self.flow.session.undoable is None:
            return
        x, y, wide, high = UNDO
        canvas.box(UNDO, INK, LINE, radius=high / 2)
        canvas.piece("ui_undo", x + 14, y + 8, width=24)
        canvas.text(undoing.hint(self.context.words, self.flow), x + 48, y + 26, 16, CREAM, room=wide - 64)

    def _draw_followers(self, canvas: Canvas) -> None:
        """Who comes after, so that people know when to look away."""
        words, session, state = self.context.words, self.flow.session, self.flow.public.state
        following = self.flow.followers[:FOLLOWERS]
        names = [(face(state, seat), session.seats[seat].name) for seat in following]
        if not names:
            return
        canvas.box((424, 668, 432, 40), INK, LINE, radius=20)
        canvas.text(words("curtain-then"), 446, 694, 16, MUTED)
        step = 340 / FOLLOWERS
        for index, (bandit, name) in enumerate(names):
            x = 504 + index * step
            canvas.piece(f"badge_{bandit}", x, 674, width=28)
            canvas.text(name, x + 34, 694, 16, CREAM, lettering.BODY, room=step - 38)
