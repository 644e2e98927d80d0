"""Poses: other pictures of a figure, in which it runs, aims, is hit; and where gun, fist and hand are in them."""

from dataclasses import replace

from game.board.motion import Pose
from game.board.timeline import Acting
from game.engine.contents import BELLE, DJANGO

RUN = ("run_1", "run_2")
CLIMB = ("climb_1", "climb_2")
WALK = ("walk_1", "walk_2")
AIM, AIM_UP, AIM_DOWN, DRAW, PUNCH, HIT, TAKE, CHEER, AFRAID, ANGRY, SHAKE = (
    "aim", "aim_up", "aim_down", "draw", "punch", "hit", "take", "cheer", "afraid", "angry", "shake",
)  # fmt: skip
PAY, STAND, WAVE = "pay", "stand", "wave"  # the Conductor's
BAREHEADED = "bareheaded"  # hit, and the hat is gone
POSES = (
    *RUN, *CLIMB, *WALK, AIM, AIM_UP, AIM_DOWN, DRAW, PUNCH, HIT, TAKE, CHEER, AFRAID, ANGRY, SHAKE,
    PAY, STAND, WAVE, BAREHEADED, "point", "think",
)  # fmt: skip
SQUASH, SQUASHES, SQUASHED = 0.04, 3, 0.09  # whoever changes his picture: how far, in how many steps, for how long
FEET = (80 / 160, 130 / 144)  # as parts of such a picture
_ENDS = tuple(f"_{pose}" for pose in POSES)

# where things are in such pictures, in their own units from the feet, seen from the left
HAND, FIST, BILLS = (44, -7), (56, -44), (50, -48)
MUZZLE, LONG_MUZZLE, UP, DOWN = (69, -53), (70, -44), (36, -85), (55, -4)  # of a pistol, a long gun; up, down
_MUZZLES = {BELLE: (66, -52), DJANGO: LONG_MUZZLE}


def picture(costume: str, pose: str) -> str:
    """The name of the picture of a costume in a pose; an empty pose is the standing one."""
    return f"{costume}_{pose}" if pose else costume


def is_pose(piece: str) -> bool:
    """Whether a piece is a figure in one of its poses."""
    return piece.startswith("meeple") and piece.endswith(_ENDS)


def muzzle(who: str, aim: str = AIM) -> tuple[float, float]:
    """Where the muzzle is of somebody who aims: along the train, up, or down."""
    return {AIM_UP: UP, AIM_DOWN: DOWN}.get(aim) or _MUZZLES.get(who, MUZZLE)


def at(stands: Pose, own: tuple[float, float]) -> Pose:
    """A point of a figure's picture in the window, for whoever stands so and looks so."""
    side = -1 if stands.flip else 1
    return stands.moved(side * own[0] * stands.scale, own[1] * stands.scale)


def acted(stands: Pose, acting: Acting, since: float, *, reduced: bool = False) -> Pose:
    """How somebody stands who acts for so many seconds already: he looks to its side, squashed at its beginning."""
    if acting.left is not None:
        stands = replace(stands, flip=acting.left)
    if acting.step or reduced or since >= SQUASHED:
        return stands
    part = SQUASH * (1 - int(since / SQUASHED * SQUASHES) / SQUASHES)
    return replace(stands, wide=stands.wide * (1 + part), high=stands.high * (1 - part))
