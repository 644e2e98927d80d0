"""All of a state as comparable values, for laws about what must not change and what must not be seen."""

from dataclasses import is_dataclass
from typing import Any

from game.engine.state import State, position


def everything(state: State) -> dict[str, Any]:
    """What lies on the table and what does not: what is still to do, what is offered, the dice."""
    return {
        **position(state),
        "setup": state.setup,
        "seeds": (state.seed, state.draws, state.setup.seed, state.rules.setup.seed),
        "agenda": [(type(step), step if is_dataclass(step) else None) for step in state.agenda],
        "asking": state.asking,
        "offered": list(state.offered),
        "decisions": state.decisions,
    }
