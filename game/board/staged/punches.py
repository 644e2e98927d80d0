"""Blows: the fist drawn back, the fist at its goal, a star, a moment in which all stands still."""

from dataclasses import replace

from game.board import motion, poses
from game.board.motion import Pose
from game.board.poses import AFRAID, CHEER, FIST, HIT, PUNCH
from game.board.staged.shots import NOT_HER, SAYS
from game.board.staging import Staged, Staging
from game.engine import events
from game.engine.actions.fire import spared
from game.engine.actions.punch import beside
from game.engine.contents import BELLE
from game.engine.contents import PUNCH as PUNCHING

BACK, SNAPS, STOPS, HOME = 0.11, 0.07, 0.08, 0.16  # seconds: drawn back, forward, nothing moves, home again
STRUCK = BACK + SNAPS  # when the fist is at its goal
DRAWN_BACK, REACHES = 14, 10  # units: back, and forward at least
AFRAID_FOR = 0.16
STAR_GROWS, STAR = 0.09, 0.17
SPARED = 0.5  # seconds that she is glad who may not be struck
HEAD = 74  # units of a figure's own above the feet, where a fist goes at least
BESIDE = 8  # units that the star is nearer to the fist than the face


def _punched(staging: Staging, event: events.PunchThrown) -> None:
    was = staging.was()
    if any(one.bandit == BELLE for one in spared(was, event.puncher, PUNCHING, beside(was, event.puncher))):
        staging.pose(BELLE, CHEER, SPARED)
        staging.shout(NOT_HER, staging.before.actors[BELLE], SAYS)
    staging.look(event.puncher, event.victim, until=STRUCK + STOPS + HOME)
    struck(staging, event.puncher, event.victim)


def struck(staging: Staging, who: str, whom: str) -> None:
    """Somebody strikes somebody; what comes of it begins after the moment in which all stands still."""
    puncher, victim = staging.before.actors[who], staging.before.actors[whom]
    left = victim.x < puncher.x
    way = -1 if left else 1
    reach = max(REACHES * puncher.scale, abs(victim.x - puncher.x) - (FIST[0] - BESIDE) * puncher.scale)
    goal = puncher.moved(way * reach, victim.y - puncher.y)
    whole = STRUCK + STOPS + HOME

    def lunge(start: Pose, _end: Pose, t: float) -> Pose:
        since = t * whole
        back = start.moved(-way * DRAWN_BACK * start.scale, 0)
        if since < BACK:
            return motion.between(start, back, motion.ease_out(since / BACK))
        if since < STRUCK:
            return motion.between(back, goal, motion.ease_in((since - BACK) / SNAPS))
        home = max(0.0, since - STRUCK - STOPS) / HOME
        return motion.between(goal, start, motion.ease_in_out(home))

    staging.sound("punch_swing")
    staging.sound("punch", STRUCK)
    staging.kick(STRUCK)
    staging.forward(whom)
    staging.forward(who)
    staging.move(who, puncher, puncher, lunge, whole)
    staging.pose(who, "", whole, left=left)
    staging.pose(who, PUNCH, STRUCK + STOPS + HOME / 2 - BACK, BACK, left=left)
    staging.pose(whom, AFRAID, AFRAID_FOR, left=not left)
    staging.pose(whom, HIT, STOPS + HOME, STRUCK, left=not left)
    fist = poses.at(goal.looking(left=left), FIST)
    star = Pose((fist.x + victim.x) / 2, victim.y - HEAD * victim.scale, scale=victim.scale)
    grown = STAR_GROWS / STAR
    staging.show(
        "punch_star",
        lambda t: replace(star, scale=star.scale * (0.4 + 0.7 * motion.ease_out(min(1.0, t / grown)))),
        STAR,
        STRUCK,
    )
    staging.at += STRUCK + STOPS


PUNCHES: Staged = {events.PunchThrown: _punched}
