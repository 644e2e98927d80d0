"""Which picture shows a kind of loot whose name is no file's."""

from typing import Final

from game.engine.expansions.horses.flasks import FULL, HALF

LOOT: Final = {HALF[kind]: f"loot_{FULL}_{kind}_half" for kind in HALF}


def loot_piece(kind: str) -> str:
    """The picture of a kind of loot."""
    return LOOT.get(kind, f"loot_{kind}")
