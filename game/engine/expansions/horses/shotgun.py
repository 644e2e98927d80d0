"""THE SHOTGUN: the stagecoach's guard. Thrown off, he shoots at whoever comes onto his roof and drives him on.

Rulings of this file: several at once are one group for bullets, and flee in player order. He can be chosen as victim
of a Punch on the roof of the stagecoach, and counts there as somebody else beside Belle.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from game.engine.actions.punch import Punch
from game.engine.contents import PUNCH, THE_STRONGBOX
from game.engine.events import BanditMoved, Event
from game.engine.expansions.horses.box import HorsesRule
from game.engine.expansions.horses.stagecoach import coach_car, coach_roof
from game.engine.option import AddedOption, Option
from game.engine.state import State
from game.engine.step import Decision, Step
from game.engine.table import Table
from game.engine.view import Figure
from game.engine.written import Misread, one_of

SHOTGUN: Final = "shotgun"
ON_THE_COACH, OFF = "coach", "off"


class Shotgun(HorsesRule):
    """Its own data is the roof on which he stands; None as long as he sits on the stagecoach, on a strongbox."""

    key = SHOTGUN
    neutral_bullets = 3
    reacts = (BanditMoved,)
    amends = (Punch,)

    def set_up(self, table: Table) -> None:
        table.state.own[SHOTGUN] = None

    def react(self, table: Table, event: Event) -> None:
        assert isinstance(event, BanditMoved)
        if event.end == table.state.own[SHOTGUN]:
            table.then(ShotgunMeets())

    def targets(self, state: State, attacker: str, action: str, targets: list[str]) -> list[str]:
        return [*targets, SHOTGUN] if action == PUNCH and _within_reach(state, attacker) else targets

    def amend(self, state: State, decision: Decision, options: Sequence[Option]) -> Sequence[Option]:
        assert isinstance(decision, Punch)
        return [*options, PUNCH_SHOTGUN] if _within_reach(state, decision.bandit) else options

    def blocks_sight(self, state: State, space: int) -> bool:
        return bool(space == state.own[SHOTGUN])

    def between_rounds(self, state: State) -> tuple[Step, ...]:
        return (ShotgunFollows(),)

    def figures(self, state: State) -> tuple[Figure, ...]:
        roof = state.own[SHOTGUN]
        return (Figure(SHOTGUN, coach_roof(state) if roof is None else roof),)

    def read_position(self, state: State, position: Mapping[str, Any]) -> None:
        off = one_of(SHOTGUN, position.get(SHOTGUN, ON_THE_COACH), (ON_THE_COACH, OFF)) == OFF
        state.own[SHOTGUN] = state.train.roofs[coach_car(state)] if off else None

    def write_position(self, state: State) -> Mapping[str, Any]:
        return {SHOTGUN: ON_THE_COACH if state.own[SHOTGUN] is None else OFF}

    def check_position(self, state: State, key: str) -> None:
        for bandit in state.bandits.values():
            if bandit.space == state.own[SHOTGUN]:
                place = f"{key}.bandits.{bandit.name}.at"
                raise Misread(place, state.train.names[bandit.space], "with-the-shotgun")


@dataclass(frozen=True, slots=True)
class ShotgunThrownOff(Event):
    """A bandit threw the Shotgun from the stagecoach onto a car's roof; the strongbox under him lies there now."""

    bandit: str
    start: int
    end: int

    @staticmethod
    def do(state: State, bandit: str, start: int, end: int) -> None:
        state.own[SHOTGUN] = end
        state.floor[start] += (THE_STRONGBOX,)


@dataclass(frozen=True, slots=True)
class ShotgunFellBack(Event):
    """The Shotgun, off the stagecoach, went with it to the next roof."""

    start: int
    end: int

    @staticmethod
    def do(state: State, start: int, end: int) -> None:
        state.own[SHOTGUN] = end


@dataclass(frozen=True, slots=True)
class ShotgunMet(Event):
    """The Shotgun met bandits on his roof; `armed` tells whether the neutral bullets sufficed for all."""

    space: int
    bandits: tuple[str, ...]
    armed: bool


class ShotgunMeets(Step):
    """All bandits on his roof are met at once; then each flees."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        state = table.state
        roof: int = state.own[SHOTGUN]
        met = [bandit.name for bandit in state.bandit_order() if bandit.space == roof]
        if not met:
            return
        table.tell(ShotgunMet, roof, tuple(met), len(met) <= state.neutral)
        table.hit_all(met)
        table.then(*(Flee(bandit) for bandit in met))


class ShotgunFollows(Step):
    """Off the stagecoach he goes with it, and meets who stands where he arrives."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        state = table.state
        start, end = state.own[SHOTGUN], state.train.roofs[coach_car(state)]
        if start is None or start == end:
            return
        table.tell(ShotgunFellBack, start, end)
        table.then(ShotgunMeets())


@dataclass(frozen=True, slots=True)
class PunchShotgun(AddedOption):
    """Throw the Shotgun off the stagecoach: he loses nothing to anybody, and lands on the roof of the car beside."""

    victim: str = SHOTGUN

    def words(self, state: State) -> str:
        return f"punch {self.victim}"

    def carry_out(self, table: Table, decision: Decision) -> None:
        assert isinstance(decision, Punch)
        state = table.state
        table.tell(ShotgunThrownOff, decision.bandit, coach_roof(state), state.train.roofs[coach_car(state)])
        table.then(ShotgunMeets())


PUNCH_SHOTGUN: Final = PunchShotgun()


@dataclass(frozen=True, slots=True)
class FleeTo(Option):
    """Flee from the Shotgun to a neighbouring roof of the train."""

    space: int

    def words(self, state: State) -> str:
        return f"flee {state.train.names[self.space]}"


@cache
def flights(spaces: tuple[int, ...]) -> tuple[FleeTo, ...]:
    """The options for these roofs, made once."""
    return tuple(FleeTo(space) for space in spaces)


@dataclass(frozen=True, slots=True)
class Flee(Decision):
    """Who was met goes to a neighbouring roof; his player chooses which."""

    bandit: str

    def seat(self, state: State) -> int:
        return state.bandits[self.bandit].player

    def options(self, state: State) -> Sequence[Option]:
        return flights(state.train.neighbours[state.bandits[self.bandit].space])

    def choose(self, table: Table, option: Option) -> None:
        assert isinstance(option, FleeTo)
        table.move(self.bandit, option.space, SHOTGUN)


def _within_reach(state: State, puncher: str) -> bool:
    """Whether a bandit is on the stagecoach's roof while the Shotgun is there."""
    return state.own[SHOTGUN] is None and state.bandits[puncher].space == coach_roof(state)
