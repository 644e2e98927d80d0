"""SHOTGUN'S RAGE: a neutral bullet to everybody in and on the stagecoach, and in and on the car beside it."""

from game.engine.expansions.horses.box import HorsesEvent
from game.engine.expansions.horses.stagecoach import coach_car, coach_inside, coach_roof
from game.engine.state import State
from game.engine.table import Table


class ShotgunsRage(HorsesEvent):
    """They are one group, wherever the Shotgun is; nobody moves."""

    key = "shotguns_rage"

    def touches(self, state: State) -> tuple[str, ...]:
        car = coach_car(state)
        reached = (coach_inside(state), coach_roof(state), state.train.insides[car], state.train.roofs[car])
        return tuple(bandit.name for bandit in state.bandit_order() if bandit.space in reached)

    def happen(self, table: Table) -> None:
        table.hit_all(list(self.touches(table.state)))
