"""Which pictures and sounds stand for kinds of loot and events whose names are no files'."""

from typing import Final

from game.engine.expansions.horses.flasks import AS_LOOT, FULL, HALF

LOOT: Final = {HALF[kind]: f"loot_{FULL}_{kind}_half" for kind in HALF}
SOUNDS: Final = {
    **{f"{done}_{kind}": f"{done}_purse" for done in ("rob", "drop") for kind in AS_LOOT},
    "event_shotguns_rage": "gun_cock",
    "event_higher_speed": "horse_whinny",
    "event_whiskey_for_the_marshal": "marshal_walk",
    "event_panting_horses": "horse_whinny",
    "event_sharing_the_loot": "loot_handed",
    "event_escape": "horse_gallop",
    "event_mortal_bullet": "gun_cock",
}


def loot_piece(kind: str) -> str:
    """The picture of a kind of loot."""
    return LOOT.get(kind, f"loot_{kind}")
