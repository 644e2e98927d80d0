"""THE list of the scenes that expansions bring along. They know the usual scenes, so these do not know this list."""

from typing import Final

from game.expansions.horses.attack.scene import HorseAttackScene

OWN_SCENES: Final = (HorseAttackScene,)
