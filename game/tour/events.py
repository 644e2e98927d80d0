"""Every round's event in the middle of its scene."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.board.staged.events import programme
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.game import Group
from game.engine.state import EVENT, State
from game.expansions import book
from game.tour.moments import Moment, look_for

if TYPE_CHECKING:
    from game.tour.tour import Tour

MIDST = 66  # frames after which most is going on
LATER = {"swivel_arm": 90, "passengers_rebellion": 96}


def _comes(event: str, state: State, group: Group) -> bool:
    """Whether a group is what an event does to people."""
    scene = programme.scene(state) if state.phase == EVENT and state.round_card.name == event else None
    return scene is not None and bool(group) and programme.is_deed(scene, group[0])


def shown(tour: "Tour") -> Iterator[str]:
    """Bring the window to each of them."""
    for count, expansions, events in ((4, (), programme.SCENES), (6, (HORSES,), book.SCENES)):
        moments = [Moment(f"event-{key}", partial(_comes, key), LATER.get(key, MIDST)) for key in events]
        yield from look_for(tour, count, expansions, moments)
