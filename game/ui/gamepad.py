"""Gamepads: plugged in and out while the program runs; a tilted stick presses the cross, and goes on pressing."""

from collections.abc import Sequence

import pygame
from pygame._sdl2 import controller
from pygame.event import Event

TILTED, UPRIGHT = 18000, 12000  # of 32768: a stick presses beyond the first, and lets go below the second
FIRST_REPEAT, REPEAT = 0.4, 0.13  # seconds after which a direction that is held is pressed again
CROSS = {
    (pygame.CONTROLLER_AXIS_LEFTX, -1): pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    (pygame.CONTROLLER_AXIS_LEFTX, 1): pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    (pygame.CONTROLLER_AXIS_LEFTY, -1): pygame.CONTROLLER_BUTTON_DPAD_UP,
    (pygame.CONTROLLER_AXIS_LEFTY, 1): pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}
Way = tuple[int, int]  # an axis, and the sign of the direction on it


class Gamepads:
    """All gamepads as one. `translate` stands between pygame's events and the scenes."""

    def __init__(self) -> None:
        self._open: list[controller.Controller] = []
        self._tilted: dict[Way, int] = {}  # and the gamepad whose stick it is
        self._held: tuple[Event, float] | None = None  # the direction that is held, and seconds until the next press
        self._listen()

    def _listen(self) -> None:
        try:
            controller.init()
        except pygame.error:  # a system without any such thing: then there is nothing to plug in either
            return

    def translate(self, events: Sequence[Event], dt: float) -> list[Event]:
        """The events of one frame, `dt` seconds after the last; of a gamepad its buttons are left, and that it goes."""
        found: list[Event] = []
        for event in events:
            if event.type == pygame.CONTROLLERDEVICEADDED:
                self._plug_in(event.device_index)
            elif event.type == pygame.CONTROLLERDEVICEREMOVED:
                found += [*self._plug_out(event.instance_id), event]  # whoever notes what is held must know
            elif event.type == pygame.CONTROLLERAXISMOTION:
                found += self._tilt(event)
            else:
                found.append(event)
                if event.type == pygame.WINDOWFOCUSLOST:
                    found += [released(button, pad) for (_, button), pad in self._let_go(None)]
        for event in found:
            self._hold(event)
        return [*found, *self._repeated(dt)]

    def _plug_in(self, index: int) -> None:
        try:
            self._open.append(controller.Controller(index))
        except pygame.error:  # plugged out again already
            return

    def _plug_out(self, pad: int) -> list[Event]:
        self._open = [gamepad for gamepad in self._open if gamepad.attached()]
        return [released(button, pad) for (_, button), _ in self._let_go(pad)]

    def _let_go(self, pad: int | None) -> list[tuple[tuple[Way, int], int]]:
        """Let every stick (of one gamepad) go; what was tilted."""
        gone = [((way, CROSS[way]), one) for way, one in self._tilted.items() if pad in (None, one)]
        for (way, _), _ in gone:
            del self._tilted[way]
        if self._held is not None and pad in (None, self._held[0].instance_id):
            self._held = None
        return gone

    def _tilt(self, event: Event) -> list[Event]:
        """The presses of the cross that a stick's movement amounts to."""
        found = []
        for way, button in CROSS.items():
            axis, sign = way
            if axis != event.axis:
                continue
            if way not in self._tilted and event.value * sign > TILTED:
                self._tilted[way] = event.instance_id
                found.append(pressed(button, event.instance_id))
            elif self._tilted.get(way) == event.instance_id and event.value * sign < UPRIGHT:
                del self._tilted[way]
                found.append(released(button, event.instance_id))
        return found

    def _hold(self, event: Event) -> None:
        """Note which direction is held."""
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            self._held = (event, FIRST_REPEAT) if event.button in CROSS.values() else None
        elif event.type == pygame.CONTROLLERBUTTONUP and self._held and self._held[0].button == event.button:
            self._held = None

    def _repeated(self, dt: float) -> list[Event]:
        if self._held is None:
            return []
        event, left = self._held
        if left > dt:
            self._held = (event, left - dt)
            return []
        self._held = (event, REPEAT)
        return [event]


def pressed(button: int, pad: int = 0) -> Event:
    """A button of a gamepad goes down."""
    return Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=pad)


def released(button: int, pad: int = 0) -> Event:
    """A button of a gamepad is let go."""
    return Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=pad)
