"""On horseback: the attack, a Ride, an escape."""

from dataclasses import replace
from math import pi, sin

from game.board import motion
from game.board.motion import Pose
from game.board.poses import PUNCH, RUN
from game.board.poses import picture as picture_of
from game.board.staging import INTO, MIDDLE, Staged, Staging
from game.board.timeline import Motion
from game.engine.expansions.horses.horse_attack import KEY as ATTACK
from game.engine.expansions.horses.horse_attack import RidersCameOn, TrainBoarded
from game.engine.expansions.horses.ride import HorseRidden
from game.engine.expansions.horses.rounds.escape import RodeAway
from game.expansions.horses.herd import in_the_saddle
from game.expansions.horses.motions.gaits import herd, move, moved_at_once, picture, place, roll

ON, DIPS, A_CAR, OFF = 0.26, 0.12, 0.24, 0.3  # seconds: onto the saddle, the horse dips, a car's way, off it again
ARC, HOP = 26, 34  # units
COMES_ON = 0.42
BOARDS, APART = 0.32, 0.09
AWAY = 0.9
FRAME = 0.06  # seconds of a picture of a gallop for one's life
GHOSTS = (16, 24, 34)  # % of the way that they stay behind


def _came_on(staging: Staging, event: RidersCameOn) -> None:
    """Those who still ride go on by a car, and so do their horses."""
    staging.sound("horse_gallop")
    moved_at_once(staging, (*event.bandits, *herd(staging)), roll, COMES_ON)


def _boarded(staging: Staging, event: TrainBoarded) -> None:
    """He leaps from the saddle into the car; whoever boards with him leaps a moment later."""
    staging.sound("climb_up")
    riders = staging.state.own[ATTACK].riders
    leaps = len([one for one in staging.score.motions if one.gait is motion.leap])
    if not leaps:  # the others close up
        moved_at_once(staging, (*riders, *herd(staging)), roll, COMES_ON)
    move(staging, event.bandit, motion.leap, BOARDS, APART * leaps)
    staging.steps(event.bandit, RUN[:1], BOARDS, BOARDS, APART * leaps)


def _ridden(staging: Staging, event: HorseRidden) -> None:
    """Onto the saddle, along the train, up and in: the horse stays there."""
    staging.sound("horse_whinny", ON)
    staging.sound("horse_gallop", ON + DIPS)
    horse = _horse(staging, event)
    start, end = place(staging, event.bandit, before=True), place(staging, event.bandit, before=False)
    if horse is None or start is None or end is None:
        return
    here, there = staging.before.others[horse].pose, staging.after.others[horse].pose
    runs = A_CAR * abs(event.end_car - event.start_car)
    whole = ON + DIPS + runs + OFF
    back = there.x < here.x - 1

    def runner(t: float) -> Pose:
        """The horse, so many parts of the whole after it all began."""
        seconds = t * whole - ON
        if seconds < 0:
            return here
        dip = sin(pi * min(1.0, seconds / DIPS))
        way = min(1.0, max(0.0, (seconds - DIPS) / runs)) if runs else 1.0
        pose = motion.between(here, there, motion.ease_in_out(way))
        rears = 3 * dip * (-1 if back else 1)
        return replace(pose, y=pose.y + 4 * dip, tilt=rears, flip=back and 0 < way < 1)

    def rider(_start: Pose, _end: Pose, t: float) -> Pose:
        seconds, saddle = t * whole, in_the_saddle(runner(t))
        if seconds < ON:
            way = motion.ease_in(seconds / ON)
            return replace(motion.between(start, saddle, way).lifted(ARC * motion.arc(way)), flip=saddle.x < start.x)
        if seconds < whole - OFF:
            return replace(saddle, flip=back)
        way = (seconds - whole + OFF) / OFF
        return motion.between(saddle, end, motion.ease_out(way)).lifted(HOP * motion.arc(way))

    staging.score.motions.append(Motion(horse, here, there, lambda _a, _b, t: runner(t), whole, staging.at))
    staging.score.motions.append(Motion(event.bandit, start, end, rider, whole, staging.at))
    staging.forward(event.bandit)
    staging.pose(event.bandit, PUNCH, ON, left=here.x < start.x)
    staging.pose(event.bandit, RUN[0], OFF, whole - OFF, left=end.x < there.x)
    ride = (here.x + there.x) / 2, here.y - MIDDLE  # not the cars: closer to these, what lies below the road hides it
    staging.camera(ride, 1.08, hold=whole - INTO, keeps=((start.x, start.y - MIDDLE), (end.x, end.y - MIDDLE)))
    for nth in range(max(1, 2 * abs(event.end_car - event.start_car))):
        when = ON + DIPS + nth * A_CAR / 2
        staging.dust(runner(when / whole), 2, when)
    staging.dust(end, delay=whole - 0.03)


def _horse(staging: Staging, event: HorseRidden) -> str | None:
    """The horse that was ridden: the one that changed its car, or the last that came there on the spot."""
    before, after = staging.before.others, staging.after.others
    there = [name for name in herd(staging) if name in before and name in after and before[name].car == event.start_car]
    if event.start_car != event.end_car:
        there = [name for name in there if after[name].car == event.end_car]
    return there[-1] if there else None


def _rode_away(staging: Staging, event: RodeAway) -> None:
    """Onto a horse and off to the right, with a trail of dust; neither comes back."""
    staging.sound("horse_whinny", ON)
    staging.sound("horse_gallop", ON)
    gone = [name for name in staging.before.others if name not in staging.after.others]
    start = place(staging, event.bandit, before=True)
    if not gone or start is None:
        return
    here = staging.before.others[gone[0]].pose
    meeple = f"meeple_{event.bandit}"
    saddle = in_the_saddle(here)
    leaps = picture_of(meeple, PUNCH)
    staging.show(leaps, lambda t: motion.between(start, saddle, motion.ease_in(t)).lifted(ARC * motion.arc(t)), ON)
    staging.show(picture(gone[0], 1), lambda _: here, ON)
    far = replace(here, x=staging.middle[0] * 2 + 120)

    def at(way: float) -> Pose:
        return motion.between(here, far, motion.ease_in(max(0.0, min(1.0, way))))

    for behind in GHOSTS:
        pale = 0.1 + 0.5 / behind * 4

        def ghost(t: float, behind: int = behind, pale: float = pale) -> Pose:
            return replace(at(t - behind / 100), alpha=pale)

        staging.show(picture(gone[0], 1), ghost, AWAY, ON)
    frames = round(AWAY / FRAME)
    for nth in range(frames):

        def run(t: float, nth: int = nth) -> Pose:
            return at((nth + t) / frames)

        staging.show(meeple, lambda t, run=run: in_the_saddle(run(t)), FRAME, ON + nth * FRAME)  # type: ignore[misc]
        staging.show(picture(gone[0], nth % 4 + 1), run, FRAME, ON + nth * FRAME)
        staging.dust(at(nth / frames), 2, ON + nth * FRAME)


RIDES: Staged = {RidersCameOn: _came_on, TrainBoarded: _boarded, HorseRidden: _ridden, RodeAway: _rode_away}
