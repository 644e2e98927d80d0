"""THE table of commands: which keys and which buttons of a gamepad mean what, and how a player may change it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType

import pygame

Inputs = Mapping["Intent", tuple[str, ...]]


class Intent(Enum):
    """What a key or a button asks for; the values are the commands' names in the file of settings."""

    NEXT = "next"
    PREVIOUS = "previous"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    CHOOSE = "choose"
    BACK = "back"
    SKIP = "skip"
    MENU = "menu"
    LOG = "log"
    PILE = "pile"
    THINGS = "things"
    DRAW = "draw"
    FACE_DOWN = "face-down"
    DECLINE = "pass"
    UNDO = "undo"
    HINT = "hint"
    FASTER = "faster"
    SLOWER = "slower"
    PAGE_BACK = "page-back"
    PAGE_ON = "page-on"
    CLEAR = "clear"
    EXPLAIN = "explain"
    HELP = "help"
    FULLSCREEN = "fullscreen"
    MUTE = "mute"
    PICTURE = "picture"


KEYS: Inputs = {
    Intent.NEXT: ("tab",),
    Intent.PREVIOUS: ("shift+tab",),
    Intent.LEFT: ("left",),
    Intent.RIGHT: ("right",),
    Intent.UP: ("up",),
    Intent.DOWN: ("down",),
    Intent.CHOOSE: ("return", "kp_enter"),
    Intent.BACK: ("escape",),
    Intent.SKIP: ("space",),
    Intent.MENU: ("f10",),
    Intent.LOG: ("g",),
    Intent.PILE: ("l",),
    Intent.THINGS: ("m",),
    Intent.DRAW: ("d",),
    Intent.FACE_DOWN: ("f",),
    Intent.DECLINE: ("p",),
    Intent.UNDO: ("ctrl+z",),
    Intent.HINT: ("h",),
    Intent.FASTER: ("+", "="),
    Intent.SLOWER: ("-",),
    Intent.PAGE_BACK: ("pageup",),
    Intent.PAGE_ON: ("pagedown",),
    Intent.CLEAR: ("delete",),
    Intent.EXPLAIN: ("e",),
    Intent.HELP: ("f1",),
    Intent.FULLSCREEN: ("f11",),
    Intent.MUTE: ("ctrl+m",),
    Intent.PICTURE: ("f12",),
}
PAD: Inputs = {
    Intent.LEFT: ("dpad_left",),
    Intent.RIGHT: ("dpad_right",),
    Intent.UP: ("dpad_up",),
    Intent.DOWN: ("dpad_down",),
    Intent.CHOOSE: ("a",),
    Intent.BACK: ("b",),
    Intent.SKIP: ("x",),
    Intent.LOG: ("y",),
    Intent.MENU: ("start",),
    Intent.PILE: ("back",),
    Intent.HINT: ("leftstick",),
    Intent.PAGE_BACK: ("leftshoulder",),
    Intent.PAGE_ON: ("rightshoulder",),
    Intent.EXPLAIN: ("rightstick",),
}
# Without these somebody could no longer play, or not change it back.
NEEDED = (Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN, Intent.CHOOSE, Intent.BACK)

BUTTONS = {
    name.removeprefix("CONTROLLER_BUTTON_").lower(): getattr(pygame, name)
    for name in dir(pygame)
    if name.startswith("CONTROLLER_BUTTON_") and not name.endswith(("MAX", "INVALID"))
}
BEYOND_LETTERS = 1 << 30  # from here on a key's number is no letter's


def _writes(number: int) -> bool:
    """Whether a key writes something that can be seen."""
    return number < BEYOND_LETTERS and chr(number).isprintable() and number != pygame.K_SPACE


# The names of the keys that write nothing; those beside the digits at the right write, but for Enter.
KEY_NAMES: dict[int, str] = {
    getattr(pygame, name): name.removeprefix("K_").lower()
    for name in sorted(dir(pygame), reverse=True)  # of two names for a key the plainer one is kept
    if name.startswith("K_") and name != "K_UNKNOWN" and not _writes(getattr(pygame, name))
    if not name.startswith("K_KP") or name == "K_KP_ENTER"
}
DIGITS = "123456789"  # choose what is offered, and nothing else
MODIFIERS = {f"{side}{key}" for side in ("l", "r") for key in ("shift", "ctrl", "alt", "gui", "meta", "super")}


def is_key(name: str) -> bool:
    """Whether a name is that of a key which a command may have."""
    plain = name.removeprefix("ctrl+").removeprefix("shift+")
    if plain in MODIFIERS or plain in DIGITS:
        return False
    return plain in KEY_NAMES.values() or (len(plain) == 1 and plain.isprintable() and plain == plain.lower().strip())


@dataclass(frozen=True)
class Bindings:
    """What every key and button means."""

    keys: Inputs = field(default_factory=lambda: MappingProxyType(dict(KEYS)))
    pad: Inputs = field(default_factory=lambda: MappingProxyType(dict(PAD)))

    @classmethod
    def changed(cls, keys: Mapping[str, tuple[str, ...]], pad: Mapping[str, tuple[str, ...]]) -> "Bindings":
        """The first bindings, with other keys and buttons for the commands of these names."""
        return cls(_laid_over(KEYS, keys), _laid_over(PAD, pad))

    def meaning(self, key: str) -> Intent | None:
        """What a key means."""
        return next((meant for meant, names in self.keys.items() if key in names), None)

    def button(self, button: str) -> Intent | None:
        """What a button of a gamepad means."""
        return next((meant for meant, names in self.pad.items() if button in names), None)


def fits(section: str, command: str, names: tuple[str, ...]) -> str | None:
    """What is wrong with keys (`section` "keys") or buttons ("pad") for a command, as a key of Words; None: nothing."""
    known = {meant.value: meant for meant in Intent}
    if command not in known:
        return "settings-no-command"
    if section == "keys" and not all(is_key(name) for name in names):
        return "settings-no-key"
    if section == "pad" and not all(name in BUTTONS for name in names):
        return "settings-no-button"
    if not names and known[command] in NEEDED:
        return "settings-needs-key"
    return None


def _laid_over(first: Inputs, changed: Mapping[str, tuple[str, ...]]) -> Inputs:
    """The first ones with the changed ones; what was given to another command is taken from the first one's."""
    given = {name for names in changed.values() for name in names}
    found = {meant: tuple(name for name in names if name not in given) for meant, names in first.items()}
    found |= {Intent(command): names for command, names in changed.items()}
    lost = [meant for meant in NEEDED if not found.get(meant) and first.get(meant)]
    return MappingProxyType(found | {meant: first[meant] for meant in lost})
