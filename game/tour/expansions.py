"""The moments that only the expansions have, looked for in games of computer players."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.engine.contents import GHOST
from game.engine.events import LootTaken, PunchThrown
from game.engine.expansions.elf import KEY as ELF
from game.engine.expansions.elf import ElfFollowed, gifts_would_win
from game.engine.expansions.ghost_box.box import NAME as GHOST_BOX
from game.engine.expansions.ghost_box.box import CardCancelled
from game.engine.expansions.ghost_box.cards import GhostFired, HalfChosen
from game.engine.expansions.ghost_box.suitcase import SUITCASE
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.game import Group
from game.engine.state import State
from game.scenes.curtain.scene import CurtainScene
from game.scenes.scheming.scene import SchemingScene
from game.tour import horses
from game.tour.moments import Ending, Moment, look_for

if TYPE_CHECKING:
    from game.tour.tour import Tour


def _kinds(group: Group, kind: type) -> int:
    return sum(isinstance(event, kind) for event in group)


def _up_a_ladder(state: State, group: Group) -> bool:
    train = state.train
    return any(
        isinstance(event, ElfFollowed) and train.is_roof[event.end] and train.car[event.start] == train.car[event.end]
        for event in group
    )


def _beside_marshal(state: State, group: Group) -> bool:
    return bool(group) and state.own[ELF].space == state.marshal


def _takes_suitcase(_: State, group: Group) -> bool:
    return any(isinstance(one, LootTaken) and one.bandit == GHOST and one.loot.kind == SUITCASE for one in group)


def _punches(_: State, group: Group) -> bool:
    return any(isinstance(one, PunchThrown) and one.puncher == GHOST for one in group)


def _fires(_: State, group: Group) -> bool:
    return any(isinstance(one, GhostFired) and len(one.targets) > 1 for one in group)


ELF_MOMENTS = (Moment("elf-follows", _up_a_ladder, 24), Moment("elf-beside-marshal", _beside_marshal, 80))
GHOST_MOMENTS = (
    Moment("ghost-half-chosen", lambda _, group: _kinds(group, HalfChosen) > 0, 30),
    Moment("ghost-takes-suitcase", _takes_suitcase, 50),
    Moment("ghost-punches", _punches, 16),
    Moment("ghost-fires", _fires, 14),
    Moment("ghost-card-cancelled", lambda _, group: _kinds(group, CardCancelled) > 0, 20),
)
ELF_ENDINGS = (Ending("elf-gifts-win", gifts_would_win), Ending("elf-empty-wins", lambda end: not gifts_would_win(end)))
GHOST_ENDINGS = (
    Ending("ghost-wins", lambda end: end.result is not None and GHOST in end.led_by(end.result.winners)),
    Ending("ghost-loses", lambda end: end.result is not None and GHOST not in end.led_by(end.result.winners)),
)


def shown(tour: "Tour") -> Iterator[str]:
    """Bring the window to each moment in turn; yields its name when it is in the picture."""
    yield from _own_token(tour)
    yield from look_for(tour, 4, [ELF], ELF_MOMENTS, ELF_ENDINGS)
    yield from look_for(tour, 3, [GHOST_BOX], GHOST_MOMENTS, GHOST_ENDINGS)
    yield from horses.choices(tour)
    yield from look_for(tour, 6, [HORSES], horses.MOMENTS, horses.ENDINGS)


def _own_token(tour: "Tour") -> Iterator[str]:
    """A person's own turn, and his things with the token turned up."""
    tour.program.begin(tour.party(4, ELF))
    tour.robot.until(CurtainScene)
    tour.robot.until(SchemingScene)
    tour.robot.step(30)
    yield "elf-scheming"
    tour.robot.press(pygame.K_m, "m")
    yield "elf-my-things"
