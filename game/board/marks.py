"""What is marked on the train: whose turn it is, what can be chosen, what is pointed at."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import sin
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.board.motion import Pose
from game.draw import shapes, type
from game.draw.palette import AMBER, INK

if TYPE_CHECKING:
    from game.board.board import Board

NUMBER = 26  # units: the disc with a key's number
FRAME = 3
PULSE = 0.04


@dataclass(frozen=True)
class Marks:
    """Marks by what they are on. Numbers are keys, shown while keys are in use; None shows none.

    `spaces`, `bandits` and `loot` (space and kind) can be chosen. `landing` shows somebody at 45 % where he would
    come to; `barred` are bandits that cannot be chosen although one might expect it.
    """

    actor: str | None = None
    bandits: Mapping[str, int | None] = field(default_factory=dict)
    spaces: Mapping[int, int | None] = field(default_factory=dict)
    loot: Mapping[tuple[int, str], int | None] = field(default_factory=dict)
    barred: tuple[str, ...] = ()
    hovered: object = None
    landing: str | None = None
    aiming: bool = False
    seconds: float = 0


def draw_marks(surface: Surface, board: "Board", marks: Marks) -> None:
    """Draw the marks over the pieces of a board."""
    _draw_spaces(surface, board, marks)
    for name, number in marks.bandits.items():
        _draw_target(surface, board, marks, name, number)
    for (space, kind), number in marks.loot.items():
        _draw_loot(surface, board, marks, space, kind, number)
    for name in marks.barred:
        pose = board.layout.actors[name]
        board.pieces.draw(surface, "ui_close", Pose(pose.x + 24 * pose.scale, pose.y - 96 * pose.scale, scale=0.8))
    if marks.actor is not None and marks.actor in board.layout.actors:
        pose = board.layout.actors[marks.actor]
        lift = 124 + 3 * sin(marks.seconds * 4)
        board.pieces.draw(surface, "target_arrow", Pose(pose.x, pose.y - lift * pose.scale, scale=0.85))


def _draw_spaces(surface: Surface, board: "Board", marks: Marks) -> None:
    tables, kit = board.state.train, board.kit
    for space, number in marks.spaces.items():
        rect = board.space_rect(space)
        frame = shapes.rounded(*rect.size, 10 * kit.scale.u, AMBER, AMBER, FRAME * kit.scale.u, _tint(marks, space))
        surface.blit(frame, rect)
        feet = board.train.stand(tables.car[space], tables.is_roof[space], 0, 1)
        board.pieces.draw(surface, "target_ring", replace(feet, scale=feet.scale * _pulse(marks, space)))
        if marks.landing is not None and (marks.hovered == space or len(marks.spaces) <= 2):
            board.pieces.draw(surface, board.costume(marks.landing), replace(feet, alpha=0.45))
        if number is not None:
            _draw_number(surface, board, (rect.centerx, rect.top + kit.px(4)), number)


def _tint(marks: Marks, space: int) -> float:
    return 0.34 if marks.hovered == space else 0.12


def _pulse(marks: Marks, what: object) -> float:
    return 1.06 if marks.hovered == what else 1 + PULSE * (1 + sin(marks.seconds * 5))


def _draw_target(surface: Surface, board: "Board", marks: Marks, name: str, number: int | None) -> None:
    pose = board.layout.actors[name]
    board.pieces.draw(surface, "target_ring", Pose(pose.x, pose.y, scale=pose.scale * _pulse(marks, name)))
    board.pieces.draw(surface, board.costume(name), pose)
    if marks.hovered == name:
        sign = "crosshair" if marks.aiming else "punch_star"
        board.pieces.draw(surface, sign, Pose(pose.x, pose.y - 44 * pose.scale, scale=pose.scale * 0.9))
    if number is not None:
        rect = board.actor_rect(name)
        _draw_number(surface, board, (rect.right, rect.top), number)


def _draw_loot(surface: Surface, board: "Board", marks: Marks, space: int, kind: str, number: int | None) -> None:
    rects = board.loot_rects(space, kind)
    kit = board.kit
    for rect in rects:
        around = rect.inflate(kit.px(6), kit.px(6))
        hovered = marks.hovered == (space, kind)
        frame = shapes.rounded(
            *around.size, 8 * kit.scale.u, AMBER, AMBER, FRAME * kit.scale.u, 0.4 if hovered else 0.15
        )
        surface.blit(frame, around)
    if number is not None and rects:
        _draw_number(surface, board, (rects[0].centerx, rects[0].top - kit.px(10)), number)


def _draw_number(surface: Surface, board: "Board", centre: tuple[int, int], number: int) -> None:
    """The key that chooses something, on an amber disc."""
    kit = board.kit
    disc = shapes.disc(kit.px(NUMBER), AMBER, INK, 2.5 * kit.scale.u)
    place = disc.get_rect(center=centre)
    surface.blit(disc, place)
    digit = kit.text(str(number), 15, INK, type.HEAVY)
    surface.blit(digit, digit.get_rect(center=place.center))


def dim(surface: Surface, area: Rect) -> None:
    """Darken a part of the picture, so that what is lit stands out."""
    surface.fill((190, 180, 196), area, special_flags=pygame.BLEND_RGB_MULT)
