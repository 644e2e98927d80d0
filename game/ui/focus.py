"""The focus ring: everything in a scene that can be pressed, by mouse or by keys, buttons and places alike."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.draw import shapes
from game.draw.kit import Kit
from game.draw.palette import CREAM, INK
from game.ui.canvas import faded
from game.ui.keys import Device, Intent, digit

RING = 2.5  # units thick
OUTSIDE = 4  # units round the target
RADIUS = 13
HALO = 1.5  # dark, at both sides of the ring: cream alone is lost on paper and on the noon sky
HALO_OPACITY = 0.5
STEPS = {Intent.NEXT: 1, Intent.PREVIOUS: -1, Intent.PAGE_ON: 1, Intent.PAGE_BACK: -1}  # pages: for gamepads
WAYS = {Intent.LEFT: (-1, 0), Intent.RIGHT: (1, 0), Intent.UP: (0, -1), Intent.DOWN: (0, 1)}
ASIDE = 2.2  # how much worse it is to lie aside of an arrow's direction than far along it
RESTS = 0.25  # seconds that the mouse rests on a shy target before it tells anything
SLIGHT = 0.3  # how much the middles count beside the edges


@dataclass(frozen=True)
class Target:
    """Something that can be pressed: its name in the scene, where it is in pixels, what it does.

    `numbered` targets are pressed by digits in their order; `reason` tells why a target is disabled; a `framed`
    target shows by itself that it has the focus; `hint` says what a thing without words is; `also` is a second place
    at which the mouse finds it; `sound` answers the press, and is empty where what follows is heard; `entry` is the
    thing of the rules that it shows, as their pages name it. A `shy` target only tells: the mouse finds it when it has
    rested there for a moment, keys only while they look around.
    """

    name: str
    rect: Rect
    act: Callable[[], None]
    numbered: bool = False
    reason: str = ""
    framed: bool = False
    hint: str = ""
    also: Rect | None = None
    sound: str = "ui_press"
    entry: str = ""
    shy: bool = False

    def is_at(self, point: tuple[int, int]) -> bool:
        """Whether a point in pixels is on it."""
        return self.rect.collidepoint(point) or (self.also is not None and self.also.collidepoint(point))

    @property
    def enabled(self) -> bool:
        """Whether it can be pressed."""
        return not self.reason


def nothing() -> None:
    """What pressing does to a target that only tells something."""


class FocusRing:
    """The targets of a scene, which of them has the focus, and which the mouse is over.

    `exploring` lets keys find what only tells something; `steered` is whether keys brought the focus where it is.
    """

    def __init__(self, device: Device) -> None:
        self.device = device
        self.targets: list[Target] = []
        self.focused: str | None = None
        self.hovered: str | None = None
        self.pressed: str | None = None
        self.exploring = False
        self.steered = False
        self._quiet: tuple[str, str] | None = None  # what was pressed last, with its hint, while it is pointed at
        self._rests_on: str | None = None
        self._rested = 0.0  # seconds that the same has been pointed at

    @property
    def mouse(self) -> tuple[int, int]:
        """Where the mouse was seen last, in pixels, whichever scene it was over then."""
        return self.device.mouse

    def set(self, targets: Sequence[Target]) -> None:
        """The targets are these now; the focus stays where it was if that is still there."""
        self.targets = list(targets)
        names = {target.name for target in self.targets}
        if self.focused not in names:
            self.focused = None
        if not any(target.shy for target in self.targets):
            self.exploring = False
        if self.pressed not in names:
            self.pressed = None
        self._hover()

    def find(self, name: str | None) -> Target | None:
        """A target by its name."""
        return next((target for target in self.targets if target.name == name), None)

    def number(self, name: str) -> int | None:
        """The digit that presses a target; None when none does."""
        names = [target.name for target in self.targets if target.numbered and target.enabled]
        return names.index(name) + 1 if name in names[:9] else None

    @property
    def pointed(self) -> str | None:
        """What the player points at, with the device he uses."""
        return self.focused if self.device.keys else self.hovered

    def rest(self, dt: float) -> None:
        """`dt` seconds have passed; told by scenes that have shy targets."""
        now = self.pointed
        self._rested = self._rested + dt if now == self._rests_on else 0.0
        self._rests_on = now

    @property
    def rested(self) -> bool:
        """Whether the same has been pointed at for a moment."""
        return self._rested >= RESTS

    @property
    def resting(self) -> bool:
        """Whether something will be told of what is pointed at when it has been for a moment."""
        return self._is_shy(self.pointed) and not self.rested

    @property
    def telling(self) -> Target | None:
        """What is pointed at and has something to tell now."""
        target = self.find(self.pointed)
        if target is None or not (target.reason or target.hint) or (target.name, target.hint) == self._quiet:
            return None
        return None if self.resting and not self.device.keys else target

    def explore(self) -> None:
        """Let keys find what only tells something, from what has the focus now, or no more."""
        self.exploring = not self.exploring
        if not self.exploring and self._is_shy(self.focused):
            self.focused = None

    def _is_shy(self, name: str | None) -> bool:
        target = self.find(name)
        return target is not None and target.shy

    @property
    def _reached(self) -> list[Target]:
        """What keys find."""
        return [target for target in self.targets if self.exploring or not target.shy]

    @property
    def entry(self) -> str:
        """The thing of the rules that is pointed at; empty for none."""
        target = self.find(self.pointed)
        return "" if target is None else target.entry

    def handle(self, event: Event) -> bool:
        """Move the focus or press a target; whether the event was used."""
        if event.type == pygame.MOUSEMOTION:
            self.device.mouse, before = event.pos, self.hovered
            self._hover()
            self._quiet = self._quiet if self.hovered == before else None
            if self.hovered not in (before, None) and not self._is_shy(self.hovered):
                self.device.hear("ui_hover")
            return False
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
            self.device.mouse = event.pos
            self._hover()
            return self._click(event.type == pygame.MOUSEBUTTONDOWN)
        number = digit(event)
        if number is not None:
            return self._press_nth(number)
        return self._steer(self.device.intent(event))

    def draw(self, surface: Surface, kit: Kit) -> None:
        """Draw the ring round what has the focus, while keys are in use."""
        target = self.find(self.focused)
        if target is None or target.framed or not self.device.keys:
            return
        out = kit.px(OUTSIDE + HALO)
        around = target.rect.inflate(2 * out, 2 * out)
        surface.blit(kit.kept(("focus ring", around.size), lambda: _ring(kit, around.size)), around)

    def _hover(self) -> None:
        self.hovered = self.under(self.mouse)

    def under(self, point: tuple[int, int]) -> str | None:
        """What the mouse would press at a point in pixels; None for nothing."""
        found = [target.name for target in self.targets if target.is_at(point)]
        return found[-1] if found else None

    def _click(self, down: bool) -> bool:
        if down:
            self.pressed = self.hovered
            self.focused = self.hovered or self.focused
            self.steered = False
            self._answer(self.find(self.pressed))
            return self.pressed is not None
        target = self.find(self.pressed)
        self.pressed = None
        if target is None or target.name != self.hovered:
            return False
        self._act(target)
        return True

    def _act(self, target: Target) -> None:
        """Press a target. What it is need not be told any more: the tip would lie over what it opened."""
        if not target.enabled:
            return
        if target.act is not nothing:
            self._quiet = target.name, target.hint
        target.act()

    def _answer(self, target: Target | None) -> None:
        """Let a press be heard; what only tells something has none."""
        if target is not None and not target.enabled:
            self.device.hear("ui_refused")
        elif target is not None and target.act is not nothing and target.sound:
            self.device.hear(target.sound)

    def _press_nth(self, number: int) -> bool:
        numbered = [target for target in self.targets if target.numbered and target.enabled]
        if number > len(numbered):
            return False
        self.focused = numbered[number - 1].name
        self._answer(numbered[number - 1])
        numbered[number - 1].act()
        return True

    def _steer(self, meant: Intent | None) -> bool:
        before = self.focused
        if meant in STEPS:
            self._step(STEPS[meant])
        if meant in WAYS:
            self._go(*WAYS[meant])
        if meant in STEPS or meant in WAYS:
            if self.focused != before:
                self.steered, self._quiet = True, None
                self.device.hear("ui_hover")
            return True
        target = self.find(self.focused)
        if self.device.numbered and meant is Intent.SKIP:
            meant = Intent.CHOOSE  # a keyboard's space bar does both
        if meant is Intent.CHOOSE and target is not None and self.device.keys:
            self._answer(target)
            self._act(target)
            return True
        return False

    def _step(self, way: int) -> None:
        names = [target.name for target in self._reached]
        if not names:
            return
        if self.focused in names:
            self.focused = names[(names.index(self.focused) + way) % len(names)]
        else:
            self.focused = names[0 if way > 0 else -1]

    def _go(self, dx: int, dy: int) -> None:
        """To the nearest target in a direction."""
        here = self.find(self.focused)
        if here is None:
            self._step(1)
            return
        there = [
            target for target in self._reached if target is not here and _along(here.rect, target.rect, dx, dy) > 0
        ]
        nearest = min(there, key=lambda target: _cost(here.rect, target.rect, dx, dy), default=None)
        if nearest is not None:
            self.focused = nearest.name


def _along(here: Rect, there: Rect, dx: int, dy: int) -> int:
    """How far one middle lies beyond another in a direction."""
    return (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy


def _cost(here: Rect, there: Rect, dx: int, dy: int) -> float:
    """How far a target is for an arrow: what lies straight ahead is nearer than what lies aside of it."""
    over, down = (
        _gap(here.left, here.right, there.left, there.right),
        _gap(here.top, here.bottom, there.top, there.bottom),
    )
    ahead, aside = (over, down) if dx else (down, over)
    off = abs((there.centerx - here.centerx) * dy) + abs((there.centery - here.centery) * dx)
    return ahead + ASIDE * aside + SLIGHT * (_along(here, there, dx, dy) + off)


def _gap(start: int, end: int, other_start: int, other_end: int) -> int:
    """How much lies between two stretches of a line."""
    return max(0, other_start - end, start - other_end)


def _ring(kit: Kit, size: tuple[int, int]) -> Surface:
    """A cream ring with the halo about it, `size` pixels with the halo."""
    u, inset = kit.scale.u, kit.px(HALO)
    whole = Surface(size, pygame.SRCALPHA)
    halo = shapes.rounded(*size, (RADIUS + HALO) * u, None, INK, (RING + 2 * HALO) * u)
    whole.blit(faded(halo, HALO_OPACITY), (0, 0))
    inner = (size[0] - 2 * inset, size[1] - 2 * inset)
    whole.blit(shapes.rounded(*inner, RADIUS * u, None, CREAM, RING * u), (inset, inset))
    return whole
