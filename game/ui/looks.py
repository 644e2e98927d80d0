"""What buttons look like in their states: the style sheet's table."""

from dataclasses import dataclass

from game.draw.palette import (
    AMBER,
    CREAM,
    DISABLED,
    DISABLED_TEXT,
    INK,
    LINE,
    MUTED,
    RAISED,
    Colour,
    mix,
    rgb,
)

FIRST, SECOND, CHOICE, PLAIN = "first", "second", "choice", "plain"
NORMAL, HOVERED, PRESSED, OFF = "normal", "hovered", "pressed", "off"

DISABLED_EDGE = rgb("4A3844")


@dataclass(frozen=True)
class Look:
    """The colours of a button: its ground (none if it lies on what is behind it), its letters and its edge."""

    ground: Colour | None
    letters: Colour
    edge: Colour | None
    thick: float = 1.5


OFF_LOOK = Look(DISABLED, DISABLED_TEXT, DISABLED_EDGE)
OFF_PLAIN = Look(None, DISABLED_TEXT, None)
LOOKS = {
    FIRST: {
        NORMAL: Look(AMBER, INK, rgb("FFE0A0")),
        HOVERED: Look(rgb("FFC95E"), INK, rgb("FFF1D0")),
        PRESSED: Look(rgb("E89A1E"), INK, rgb("B4761A")),
        OFF: OFF_LOOK,
    },
    SECOND: {
        NORMAL: Look(RAISED, CREAM, LINE),
        HOVERED: Look(rgb("523646"), CREAM, MUTED),
        PRESSED: Look(rgb("2A1A27"), CREAM, LINE),
        OFF: OFF_LOOK,
    },
    CHOICE: {
        NORMAL: Look(INK, MUTED, LINE),
        HOVERED: Look(mix(CREAM, INK, 0.08), CREAM, MUTED),
        PRESSED: Look(rgb("170E18"), CREAM, LINE),
        OFF: OFF_LOOK,
    },
    PLAIN: {
        NORMAL: Look(None, CREAM, None),
        HOVERED: Look(None, AMBER, None),
        PRESSED: Look(None, mix(AMBER, INK, 0.8), None),
        OFF: OFF_PLAIN,
    },
}


def look(kind: str, state: str, chosen: bool) -> Look:
    """The colours of a kind of button in a state; what is `chosen` of several is raised and framed in amber."""
    found = LOOKS[kind][state]
    if not chosen or state == OFF or kind == FIRST:
        return found
    ground = LOOKS[SECOND][state].ground
    return Look(ground, CREAM, AMBER, 2.5)
