"""ESCAPE, at the end of the round: whoever is still in or on the train is caught; whoever is in the coach laughs."""

from dataclasses import replace

from game.board import motion
from game.board.layout import MARSHAL
from game.board.motion import Pose
from game.board.poses import AFRAID, AIM, ANGRY, CHEER
from game.board.staged.events.scene import RoundScene
from game.board.staging import Staging
from game.engine.events import Event
from game.engine.expansions.horses.rounds.escape import BanditsCaught, Escape

DRAWS, CAUGHT, APART = 0.3, 0.7, 0.12  # seconds: when the Marshal draws, when the first is caught, from one to the next
STARTLED, BARRED = 0.4, 1.4  # an exclamation mark over each, then the sign that he is out
LAUGHS = 1.0
AT_HEAD, POPS = (34.0, -96.0), 0.12  # a figure's own units from its feet; seconds in which it has its size


def _play(staging: Staging, deeds: tuple[Event, ...]) -> None:
    caught = [name for event in deeds if isinstance(event, BanditsCaught) for name in event.bandits]
    marshal = staging.before.actors[MARSHAL]
    staging.forward(MARSHAL)
    ends = CAUGHT + APART * len(caught) + STARTLED + BARRED
    if caught:
        staging.sound("marshal_met", DRAWS)
        staging.pose(MARSHAL, AIM, ends - DRAWS, DRAWS, left=_mostly_left(staging, caught))
        staging.shout("shout-hands_up", marshal, ends - DRAWS, DRAWS)
    else:
        staging.pose(MARSHAL, ANGRY, LAUGHS, DRAWS)
        staging.shout("shout-escape", marshal, 1.4, DRAWS)
    for nth, name in enumerate(sorted(caught, key=lambda name: -staging.before.actors[name].x)):
        stands, when = staging.before.actors[name], CAUGHT + APART * nth
        _over(staging, "bang_mark", stands, STARTLED, when)
        _over(staging, "sign_no", stands, ends - when - STARTLED, when + STARTLED)
        staging.pose(name, AFRAID, ends - when, when)
    for name in staging.state.bandits:
        space = staging.before.spaces.get(name)
        if name in staging.before.actors and space is not None and not staging.state.train.on_train[space]:
            staging.pose(name, CHEER, LAUGHS, CAUGHT)


def _over(staging: Staging, piece: str, stands: Pose, seconds: float, when: float) -> None:
    """A sign at somebody's head: on a roof it is seen beside the plate only so low."""
    at = stands.moved(AT_HEAD[0] * stands.scale, AT_HEAD[1] * stands.scale)

    def pops(t: float) -> Pose:
        return replace(at, flip=False, scale=at.scale * motion.back(min(1.0, t * seconds / POPS)))

    staging.show(piece, pops, seconds, when)


def _mostly_left(staging: Staging, caught: list[str]) -> bool:
    """Whether at least half of them are left of him."""
    him = staging.before.actors[MARSHAL].x
    return 2 * sum(staging.before.actors[name].x < him for name in caught) >= len(caught)


SCENE = RoundScene(Escape.key, _play, (BanditsCaught,), {"bang_mark": 1, "sign_no": 1})
