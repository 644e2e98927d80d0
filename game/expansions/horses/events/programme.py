"""Which of the expansion's round events is played how."""

from game.expansions.horses.events import (
    escape,
    higher_speed,
    mortal_bullet,
    panting_horses,
    sharing_the_loot,
    shotguns_rage,
    whiskey_for_the_marshal,
)

SCENES = (
    shotguns_rage.SCENE,
    higher_speed.SCENE,
    whiskey_for_the_marshal.SCENE,
    panting_horses.SCENE,
    sharing_the_loot.SCENE,
    escape.SCENE,
    mortal_bullet.SCENE,
)
