"""HORSES & STAGECOACH on the screen: a road in the foreground, with the coach and the horses on it."""

from collections.abc import Sequence

from game.board.foreground import Foreground
from game.board.stage import Stage
from game.board.staging import Staging
from game.board.train_shape import TrainShape
from game.draw.kit import Kit
from game.engine.events import Event
from game.engine.expansions.horses.box import NAME
from game.engine.expansions.horses.hostages.taking import HOSTAGE
from game.engine.expansions.horses.hostages.taking import KEY as HOSTAGES
from game.engine.expansions.horses.rounds.mortal_bullet import BulletsCounted
from game.engine.state import State
from game.expansions.expansion import Expansion
from game.expansions.horses import road
from game.expansions.horses.motions import instead as motions
from game.expansions.horses.motions.coach import COACHES
from game.expansions.horses.motions.rides import RIDES
from game.expansions.horses.motions.rounds import ROUNDS
from game.expansions.horses.motions.treats import TREATS
from game.expansions.horses.pictures import LOOT, SOUNDS
from game.expansions.horses.telling import TOLD


class HorsesOnScreen(Expansion):
    """A foreground of its own, and a smaller train above it."""

    key = badge = NAME
    high_train = True
    told = TOLD
    anchors = {"horse_": (88 / 156, 94 / 104), "hoof_dust": (0.5, 26 / 28)}

    staged = {**RIDES, **COACHES, **TREATS, **ROUNDS}
    loot_pieces = LOOT
    turns = {"Z": "turmoil"}
    sounds = SOUNDS
    silent = (BulletsCounted,)

    def stage_instead(self, staging: Staging, event: Event) -> bool:
        return motions.stage_instead(staging, event)

    def aside(self, state: State) -> Sequence[str]:
        """The hostages whom nobody has taken yet."""
        left = state.own[HOSTAGES].left
        return ("icon_coach_cream", *(f"{HOSTAGE}_{name}" for name in left)) if left else ()

    def stage(self, stage: Stage, kit: Kit, cars: int) -> Stage:
        return road.staged(stage, kit, cars)

    def foreground(self, kit: Kit, stage: Stage, train: TrainShape) -> Foreground:
        return road.Road(kit, stage, train)
