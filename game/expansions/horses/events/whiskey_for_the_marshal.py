"""WHISKEY FOR THE MARSHAL: he finds a flask in his car, empties it, and throws it over his shoulder.

Where it leads him is shown car by car (`motions/instead.py`).
"""

from dataclasses import replace

from game.board import motion
from game.board.layout import MARSHAL
from game.board.motion import Pose
from game.board.poses import TAKE
from game.board.staged.events.scene import RoundScene
from game.board.staging import Staging
from game.board.timeline import Layer
from game.engine.events import Event
from game.engine.expansions.horses.flasks import FULL, HALF, OLD
from game.engine.expansions.horses.rounds.whiskey_for_the_marshal import MarshalDrank, WhiskeyForTheMarshal, flasks_of
from game.engine.state import State
from game.expansions.horses.pictures import loot_piece

CLOSER, COMES = 1.24, 0.42
BENDS, BENT = 0.42, 0.36  # seconds: when he bends for it, and for how long
LIFTS, DRINKS = 0.26, 0.75  # to his mouth; how long he drinks
TIPS, LEANS = 100.0, 10.0  # degrees of the flask and of him
TURNS = 0.3  # of the time that he drinks: by then it has turned, and everybody sees what is in it
THROWS, TURNED = 0.5, 360.0  # over his shoulder: seconds, degrees
LOOKS = 0.32  # seconds that he looks to each side where nothing lies
MOUTH = (16.0, -72.0)  # a figure's own units from its feet
BEHIND = 74.0  # and from his feet to where the flask falls behind him
ARC = 60.0
LARGE = 1.3  # of the size in which it lies


def _play(staging: Staging, deeds: tuple[Event, ...]) -> None:
    marshal = staging.before.actors[MARSHAL]
    staging.forward(MARSHAL)
    drank = next((event for event in deeds if isinstance(event, MarshalDrank)), None)
    if drank is None:
        _looks_in_vain(staging, marshal)
        return
    begins = BENDS + BENT + LIFTS
    ends = begins + DRINKS
    staging.camera((marshal.x, marshal.y - 60), CLOSER, into=COMES, hold=ends + THROWS - COMES)
    lies = _lying(staging, drank)
    left = lies.x < marshal.x
    looks = replace(marshal, flip=left)
    staging.pose(MARSHAL, TAKE, BENT, BENDS, left=left)
    staging.pose(MARSHAL, "", ends + THROWS - BENDS - BENT, BENDS + BENT, left=left)
    _flask(staging, drank, lies, looks)

    def leans(start: Pose, _end: Pose, t: float) -> Pose:
        back = min(1.0, 5 * t, 5 * (1 - t))
        return replace(start, flip=left, tilt=(LEANS if left else -LEANS) * back)

    staging.score.motions.append(staging.motion_of(MARSHAL, marshal, leans, DRINKS, begins))
    staging.sound("whiskey", begins + 0.1)
    said = "shout-old_whiskey" if drank.kind == OLD else "shout-whiskey_for_the_marshal"
    staging.shout(said, marshal, THROWS + 0.5, ends)
    staging.head("dizzy" if drank.kind == OLD else "sweat", marshal, THROWS + 0.2, ends)
    staging.sound("nothing_happens", ends + THROWS)
    staging.score.hold = max(staging.score.hold, staging.at + ends + THROWS + 0.5)


def _looks_in_vain(staging: Staging, marshal: Pose) -> None:
    """Nothing to drink: he bends, and looks to both sides."""
    staging.camera((marshal.x, marshal.y - 60), CLOSER, into=COMES, hold=3 * LOOKS + BENT)
    staging.pose(MARSHAL, TAKE, BENT, BENDS)
    for nth in range(3):
        staging.pose(MARSHAL, "", LOOKS, BENDS + BENT + nth * LOOKS, left=marshal.flip != bool(nth % 2))
    staging.shout("shout-no_whiskey", marshal, 3 * LOOKS + 0.3, BENDS + BENT, barred=True)


def _lying(staging: Staging, event: MarshalDrank) -> Pose:
    """Where the flask lies that he takes."""
    lying = (one.pose for one in staging.before.loot if (one.space, one.token) == (event.space, event.flask))
    return next(lying, staging.before.actors[MARSHAL])


def _flask(staging: Staging, event: MarshalDrank, lies: Pose, him: Pose) -> None:
    """It lies, is lifted, tipped, turns its kind up if it was full, and flies."""
    side = -1 if him.flip else 1
    size = lies.scale * LARGE
    at_mouth = Pose(him.x + side * MOUTH[0] * him.scale, him.y + MOUTH[1] * him.scale, scale=size)
    behind = Pose(him.x - side * BEHIND * him.scale, lies.y, scale=lies.scale)
    piece, shown = loot_piece(event.flask.kind), loot_piece(HALF[event.kind])
    lifted = BENDS + BENT * 0.6
    lifts = BENDS + BENT + LIFTS - lifted
    staging.show(piece, lambda _: lies, lifted, layer=Layer.BEFORE)
    staging.show(piece, lambda t: motion.between(lies, at_mouth, motion.ease_out(t)), lifts, lifted, layer=Layer.BEFORE)

    def tipped(t: float) -> Pose:
        return replace(at_mouth, tilt=side * TIPS * motion.ease_in_out(min(1.0, 3 * t)))

    def turned(t: float) -> Pose:
        wide = abs(1 - 2 * min(1.0, t / TURNS)) if piece != shown else 1.0
        return replace(tipped(t), wide=max(0.1, wide))

    begins = BENDS + BENT + LIFTS
    before = DRINKS * TURNS / 2 if event.flask.kind == FULL else 0
    if before:
        staging.show(piece, lambda t: turned(t * TURNS / 2), before, begins, layer=Layer.BEFORE)
    staging.show(
        shown,
        lambda t: turned((before + t * (DRINKS - before)) / DRINKS),
        DRINKS - before,
        begins + before,
        layer=Layer.BEFORE,
    )

    def flies(t: float) -> Pose:
        pose = motion.between(tipped(1), behind, t).lifted(ARC * him.scale * motion.arc(t))
        return replace(pose, tilt=side * (TIPS + TURNED * t), alpha=min(1.0, 5 * (1 - t)))

    staging.show(shown, flies, THROWS, begins + DRINKS, rest=0.5, layer=Layer.BEFORE)
    staging.dust(behind, 2, begins + DRINKS + THROWS)


def _is_there(state: State, _touches: tuple[str, ...]) -> bool:
    """Whether there is anything to drink."""
    return bool(flasks_of(state))


SCENE = RoundScene(WhiskeyForTheMarshal.key, _play, (MarshalDrank,), {"loot_flask": LARGE}, follows=_is_there)
