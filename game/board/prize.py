"""The prize that an expansion brings: it glows, more at night, and its carrier has it in his hand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import sin

from pygame import Surface

from game.board.layout import Lying
from game.board.motion import Pose
from game.board.pieces import Pieces
from game.draw import shapes
from game.engine.contents import ROUNDS
from game.engine.state import State

HAND = (-21, 3)  # a carried token's foot, in units of a meeple, from his feet
CARRIED = 0.92  # of its size on the floor
GLOW = 104  # units wide
DAY, NIGHT = 0.45, 1.0
PULSE, LEVELS = 2.2, 6  # radians a second; so many strengths are kept


def draw_glow(surface: Surface, pieces: Pieces, state: State, loot: Sequence[Lying], seconds: float) -> None:
    """The light about each such token on the floor; under the tokens."""
    for lying in loot:
        if lying.token.kind in state.rules.prizes:
            _draw_light(surface, pieces, lying.pose.x, lying.pose.y - 16 * lying.pose.scale, state, seconds)


def draw_carried(surface: Surface, pieces: Pieces, state: State, poses: Mapping[str, Pose], seconds: float) -> None:
    """Such tokens in their carriers' hands; over the meeples."""
    for bandit in state.bandits.values():
        for token in bandit.loot:
            if token.kind not in state.rules.prizes or bandit.name not in poses:
                continue
            pose = poses[bandit.name]
            side = -1 if pose.flip else 1
            x, y = pose.x + side * HAND[0] * pose.scale, pose.y - HAND[1] * pose.scale
            held = replace(pose, x=x, y=y, scale=pose.scale * CARRIED, flip=False)
            _draw_light(surface, pieces, x, y - pose.lift - 16 * pose.scale, state, seconds)
            pieces.draw(surface, f"loot_{token.kind}", held)


def _draw_light(surface: Surface, pieces: Pieces, x: float, y: float, state: State, seconds: float) -> None:
    """A soft light about a point, breathing at night."""
    kit, strength = pieces.kit, DAY
    if state.round_number == ROUNDS:
        strength = NIGHT - 0.2 * (1 + sin(PULSE * seconds))
    level = round(strength * LEVELS)
    light = kit.kept(("prize light", level), lambda: _light(kit.px(GLOW), level / LEVELS))
    surface.blit(light, light.get_rect(center=kit.scale.at(x, y)))


def _light(side: int, strength: float) -> Surface:
    stops = (
        f'<stop offset="0" stop-color="#ffe08a" stop-opacity="{0.75 * strength:.2f}"/>'
        f'<stop offset="0.45" stop-color="#ffb833" stop-opacity="{0.3 * strength:.2f}"/>'
        '<stop offset="1" stop-color="#ffb833" stop-opacity="0"/>'
    )
    half = side / 2
    gradient = f'<defs><radialGradient id="l">{stops}</radialGradient></defs>'
    return shapes.svg(side, side, f'{gradient}<circle cx="{half}" cy="{half}" r="{half}" fill="url(#l)"/>')
