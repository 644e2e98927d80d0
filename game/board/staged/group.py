"""One group of events staged: each event by its own kind, or by an expansion's way with it."""

from game.board import motion
from game.board.staged.cards import CARDS
from game.board.staged.events.programme import stage_scene
from game.board.staged.loot import LOOT
from game.board.staged.marshal import MARSHALS
from game.board.staged.moves import MOVES
from game.board.staged.punches import PUNCHES
from game.board.staged.rounds import ROUNDS
from game.board.staged.shots import SHOTS
from game.board.staging import Staged, Staging
from game.board.timeline import Motion, Score
from game.engine.events import Event
from game.expansions import book

STAGED: Staged = {**MOVES, **MARSHALS, **SHOTS, **PUNCHES, **LOOT, **ROUNDS, **CARDS, **book.STAGED}
GLIDE = 0.25  # seconds in which somebody makes room


def stage(staging: Staging, group: tuple[Event, ...]) -> Score:
    """The score of a group; whoever only makes room for others glides."""
    playing = book.playing(staging.state)
    shown = stage_scene(staging, group)
    for event in group:
        if any(event is one for one in shown):
            continue
        if any(expansion.stage_instead(staging, event) for expansion in playing):
            continue
        act = STAGED.get(type(event))
        if act is not None:
            act(staging, event)
    moving = {step.actor for step in staging.score.motions}
    begins = min((step.delay for step in staging.score.motions if _leads_away(step)), default=0.0)
    staging.at = 0
    for actor, pose in staging.after.actors.items():
        old = staging.before.actors.get(actor)
        if actor not in moving and old is not None and old != pose:
            staging.move(actor, old, pose, motion.glide, GLIDE, begins)
    for name, one in staging.after.others.items():
        was = staging.before.others.get(name)
        if name not in moving and was is not None and was.pose != one.pose:
            staging.score.motions.append(Motion(name, was.pose, one.pose, motion.glide, GLIDE, begins))
    return staging.score


def _leads_away(step: Motion) -> bool:
    """Whether somebody is elsewhere after a motion: then the others make room."""
    return (step.start.x, step.start.y) != (step.end.x, step.end.y)
