"""HOSTAGES: a bandit who enters the stagecoach without one must take one of those left, his own choice."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from game.engine import dice
from game.engine.events import BanditMoved, Event
from game.engine.expansions.horses.box import HorsesRule
from game.engine.expansions.horses.stagecoach import coach_inside
from game.engine.option import Option
from game.engine.state import State
from game.engine.step import Decision
from game.engine.table import Table
from game.engine.view import Kept
from game.engine.written import Misread, listed, one_of

KEY: Final = "hostages"
HOSTAGE: Final = "hostage"
BANKER, MINISTER, OLD_LADY, PHOTOGRAPHER = "banker", "minister", "old_lady", "photographer"
POKER_PLAYER, POODLE, TEACHER, ZEALOT = "poker_player", "poodle", "teacher", "zealot"
NAMES: Final = (POODLE, MINISTER, TEACHER, ZEALOT, BANKER, OLD_LADY, POKER_PLAYER, PHOTOGRAPHER)


@dataclass(frozen=True)
class Passengers:
    """The hostages left beside the stagecoach, and those taken, by bandit: for the whole game, one to each."""

    left: tuple[str, ...]
    held: Mapping[str, str]


class Hostages(HorsesRule):
    """As many as bandits less one, drawn at random, lie face up beside the stagecoach."""

    key = KEY
    reacts = (BanditMoved,)

    def set_up(self, table: Table) -> None:
        state = table.state
        drawn = list(NAMES)
        state.draws += 1
        dice.shuffle(drawn, dice.draw(state.seed, state.draws))
        state.own[KEY] = Passengers(tuple(drawn[: len(state.bandits) - 1]), {})

    def react(self, table: Table, event: Event) -> None:
        assert isinstance(event, BanditMoved)
        state = table.state
        if event.end == coach_inside(state) and held_by(state, event.bandit) is None:
            table.then(TakeHostage(event.bandit))

    def kept(self, state: State, bandit: str) -> tuple[Kept, ...]:
        held = held_by(state, bandit)
        return () if held is None else (Kept(HOSTAGE, held),)

    def read_position(self, state: State, position: Mapping[str, Any]) -> None:
        left = [one_of(KEY, name, NAMES) for name in listed(KEY, position.get(KEY, []))]
        state.own[KEY] = Passengers(tuple(left), {})

    def write_position(self, state: State) -> Mapping[str, Any]:
        passengers: Passengers = state.own[KEY]
        return {KEY: list(passengers.left)}

    def read_bandit(self, state: State, key: str, bandit: str, entry: Mapping[str, Any]) -> None:
        if entry.get(HOSTAGE) is not None:
            passengers: Passengers = state.own[KEY]
            name = one_of(f"{key}.{HOSTAGE}", entry[HOSTAGE], NAMES)
            state.own[KEY] = Passengers(passengers.left, {**passengers.held, bandit: name})

    def write_bandit(self, state: State, bandit: str) -> Mapping[str, Any]:
        return {HOSTAGE: held_by(state, bandit)}

    def check_position(self, state: State, key: str) -> None:
        """Each hostage is there once at most."""
        passengers: Passengers = state.own[KEY]
        everybody = [*passengers.left, *passengers.held.values()]
        twice = next((name for name in everybody if everybody.count(name) > 1), None)
        if twice is not None:
            raise Misread(key, everybody.count(twice), "once", word=twice)


@dataclass(frozen=True, slots=True)
class HostageTaken(Event):
    """A bandit took a hostage."""

    bandit: str
    hostage: str

    @staticmethod
    def do(state: State, bandit: str, hostage: str) -> None:
        passengers: Passengers = state.own[KEY]
        left = tuple(name for name in passengers.left if name != hostage)
        state.own[KEY] = Passengers(left, {**passengers.held, bandit: hostage})


@dataclass(frozen=True, slots=True)
class Take(Option):
    """Take a hostage."""

    hostage: str

    def words(self, state: State) -> str:
        return f"take {self.hostage}"


@cache
def take_hostage(hostage: str) -> Take:
    """The option, made once."""
    return Take(hostage)


@dataclass(frozen=True, slots=True)
class TakeHostage(Decision):
    """Who has come in chooses; with none left he has come for nothing."""

    bandit: str

    def seat(self, state: State) -> int:
        return state.bandits[self.bandit].player

    def options(self, state: State) -> Sequence[Option]:
        passengers: Passengers = state.own[KEY]
        return [take_hostage(hostage) for hostage in passengers.left]

    def choose(self, table: Table, option: Option) -> None:
        assert isinstance(option, Take)
        table.tell(HostageTaken, self.bandit, option.hostage)


def held_by(state: State, bandit: str) -> str | None:
    """The hostage whom a bandit holds."""
    passengers: Passengers = state.own[KEY]
    return passengers.held.get(bandit)
