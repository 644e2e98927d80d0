"""Hostages and whiskey: who is taken along, who drinks."""

from collections.abc import Callable
from dataclasses import replace
from math import pi, sin

from game.board import motion
from game.board.motion import Pose
from game.board.poses import AFRAID, CHEER, TAKE
from game.board.staging import CHEST, Staged, Staging
from game.board.timeline import Layer
from game.engine.expansions.horses.flasks import FULL, HALF
from game.engine.expansions.horses.hostages.poodle import PoodleBit
from game.engine.expansions.horses.hostages.taking import HostageTaken
from game.engine.expansions.horses.whiskey import FlaskDrunk
from game.expansions.horses.pictures import loot_piece

SHRINKS, TIED, FLIES = 0.2, 0.12, 0.36  # seconds
CHIP = 0.7  # of a hostage's picture
ROPE = 16  # units below the chip's middle
LIFTED, TIPPED = 0.4, 60  # seconds; degrees
FLASK = 1.1  # its size before a portrait
BESIDE = (-58, -8)  # units from a strip's middle to its portrait
THROWN = 0.5
FADES = 0.22
YAPS, YELPS, SHAKEN = 0.36, 3, 6  # seconds, how often, units


def _taken(staging: Staging, event: HostageTaken) -> None:
    """Her chip shrinks, a rope ties it, and it flies to the strip of whoever has her now."""
    staging.sound("passengers_murmur")
    staging.forward(event.bandit)
    staging.pose(event.bandit, TAKE, SHRINKS + TIED)
    staging.pose(event.bandit, CHEER, FLIES, SHRINKS + TIED)
    at = staging.after.actors[event.bandit].moved(0, -CHEST)
    chip = Pose(at.x, at.y, scale=CHIP)
    piece = f"hostage_{event.hostage}"
    staging.show(piece, lambda t: replace(chip, scale=CHIP * (1.8 - 0.8 * motion.ease_out(t))), SHRINKS)
    staging.show(piece, lambda _: chip, TIED, SHRINKS)
    tied = chip.moved(0, ROPE * CHIP)
    staging.show("rope", lambda t: replace(tied, wide=max(0.1, t)), TIED, SHRINKS)
    staging.to_strip(piece, chip, event.bandit, FLIES, SHRINKS + TIED)


def _drunk(staging: Staging, event: FlaskDrunk) -> None:
    """The flask is lifted to the mouth and tipped; half of it is left, or it is thrown over the shoulder."""
    staging.sound("whiskey")
    staging.forward(event.bandit)
    staging.pose(event.bandit, TAKE, LIFTED)
    staging.pose(event.bandit, CHEER, THROWN, LIFTED)
    x, y = staging.strip(event.bandit)
    low = Pose(x + BESIDE[0], y + BESIDE[1] + 20, scale=FLASK)
    high = replace(low, y=low.y - 30, tilt=-TIPPED)
    staging.show(
        loot_piece(event.flask.kind),
        lambda t: motion.between(low, high, motion.ease_in_out(t)),
        LIFTED,
        layer=Layer.OVER,
    )
    if event.flask.kind == FULL:
        staging.show(loot_piece(HALF[event.kind]), _turned_up(high, low), THROWN, LIFTED, layer=Layer.OVER)
    else:
        over = replace(high, x=high.x - 90, y=high.y - 40, tilt=300, alpha=0.2)
        staging.show(loot_piece(event.flask.kind), _thrown(high, over), THROWN, LIFTED, layer=Layer.OVER)
    staging.score.hold = max(staging.score.hold, LIFTED + THROWN + FADES)


def _turned_up(start: Pose, end: Pose) -> Callable[[float], Pose]:
    """Come down turning on its edge: its kind is seen from now on."""

    def turn(t: float) -> Pose:
        return replace(motion.between(start, end, motion.ease_out(t)), wide=max(0.08, abs(1 - 2 * min(1.0, 2 * t))))

    return turn


def _thrown(start: Pose, end: Pose) -> Callable[[float], Pose]:
    return lambda t: motion.between(start, end, t).lifted(40 * motion.arc(t))


def _bit(staging: Staging, event: PoodleBit) -> None:
    """A yap, and another, and another: then it hurts."""
    x, y = staging.strip(event.bandit)
    staging.sound("cheyenne_snatch")
    chip = Pose(x, y, scale=0.9)
    staging.show("hostage_poodle", lambda t: chip.moved(SHAKEN * sin(2 * pi * YELPS * t), 0), YAPS, layer=Layer.OVER)
    staging.pose(event.bandit, AFRAID, YAPS)
    staging.at += YAPS


TREATS: Staged = {HostageTaken: _taken, FlaskDrunk: _drunk, PoodleBit: _bit}
