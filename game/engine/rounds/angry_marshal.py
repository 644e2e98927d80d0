"""ANGRY MARSHAL: he shoots all bandits on the roof of his car, then moves one car towards the Caboose."""

from game.engine.rule import RoundEvent
from game.engine.state import State
from game.engine.table import Table


class AngryMarshal(RoundEvent):
    """Those on the roof stay there. The shots and the meeting in the next car are two groups (rulings: Bullets)."""

    key = "angry_marshal"

    def touches(self, state: State) -> tuple[str, ...]:
        roof = state.train.other_level[state.marshal]
        return tuple(bandit.name for bandit in state.bandit_order() if bandit.space == roof)

    def happen(self, table: Table) -> None:
        state = table.state
        table.hit_all(list(self.touches(state)))
        behind = state.train.back[state.marshal]
        if behind is not None:
            table.move_marshal(behind, self.key)
