"""Which event of a round is played how, and when: at once with its plate, or with what it does to people."""

from collections.abc import Iterator

from game.board.motion import Pose
from game.board.pieces import Pieces
from game.board.staged.events import (
    angry_marshal,
    braking,
    hostage,
    marshals_revenge,
    passengers_rebellion,
    pickpocketing,
    swivel_arm,
    take_it_all,
)
from game.board.staged.events.scene import RoundScene
from game.board.staging import PLATE_COMES, PLATE_OPENS, Staging
from game.engine.events import Event, EventBegan
from game.engine.state import EVENT, State
from game.expansions import book

SCENES = {
    one.SCENE.key: one.SCENE
    for one in (
        angry_marshal,
        swivel_arm,
        braking,
        take_it_all,
        passengers_rebellion,
        pickpocketing,
        marshals_revenge,
        hostage,
    )
}


def scene(state: State) -> RoundScene | None:
    """The scene of the round card's event; None for one that has none."""
    name = state.round_card.name if state.round_number else ""
    return SCENES.get(name) or book.SCENES.get(name)


def prepared(pieces: Pieces, size: float, state: State) -> Iterator[None]:
    """Draw the pieces of the round's event in small steps, before it comes; `size` is the train's."""
    coming = scene(state)
    for piece, part in coming.props.items() if coming is not None else ():
        pieces.sprite(piece, Pose(0, 0, scale=part * size))
        yield


def stage_scene(staging: Staging, group: tuple[Event, ...]) -> tuple[Event, ...]:
    """Play the scene that a group of events belongs to, if it does; the events that are shown by that.

    What an event does comes in a group of its own; where it reaches nobody, its scene is played under its plate.
    """
    state = staging.state
    playing = scene(state) if state.phase == EVENT else None
    if playing is None or not group:
        return ()
    first = group[0]
    if isinstance(first, EventBegan):
        staging.at = PLATE_COMES + PLATE_OPENS
        if playing.opens is not None:
            playing.opens(staging)
        if not playing.follows(state, first.touches):
            playing.play(staging, ())
        staging.at = 0
    if not is_deed(playing, first):
        return ()
    deeds = tuple(event for event in group if is_deed(playing, event))
    playing.play(staging, deeds)
    return deeds


def is_deed(playing: RoundScene, event: Event) -> bool:
    """Whether an event shows what the round's does; a meeting with the Marshal that comes of it does not."""
    if not isinstance(event, playing.deeds):
        return False
    cause = getattr(event, "cause", None) or getattr(event, "action", playing.key)
    return bool(cause == playing.key)
