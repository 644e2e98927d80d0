"""THE SANTA CLAUS ELF: he goes with whoever moves from his space; where he ends decides whose token may win.

Rulings of this file: he starts inside; he stays with the Marshal when the bandit beside him is driven up; the prize of
the Gunslinger counts for nobody who is out.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from game.engine.events import BanditMoved, Event, PhaseBegan
from game.engine.rule import Rule
from game.engine.state import OVER, Setup, State
from game.engine.table import Table
from game.engine.view import Figure, Standing

KEY: Final = "elf"
FROM_THE_REAR: Final = 2  # cars between his starting car and the Caboose, this one counted
NEAR: Final = 1  # up to so many cars from the Locomotive, Gift holders win


@dataclass(frozen=True)
class ElfAndTokens:
    """The Elf's space, and for each bandit whether he holds a Gift: None where a view conceals it."""

    space: int
    gifts: Mapping[str, bool | None]


class Elf(Rule):
    """The promo; it goes with everything but the Ghost box."""

    key = KEY
    reacts = (BanditMoved, PhaseBegan)

    def in_play(self, setup: Setup) -> bool:
        return KEY in setup.expansions

    def refusal(self, setup: Setup) -> str | None:
        """The Ghost box refuses the Elf, not he it."""
        return None

    def set_up(self, table: Table) -> None:
        state = table.state
        names = list(state.bandits)
        tokens = [place < len(names) // 2 for place in range(len(names))]
        drawn = dict(zip(names, _shuffled(state, tokens), strict=True))
        state.own[KEY] = ElfAndTokens(_start(state), drawn)

    def react(self, table: Table, event: Event) -> None:
        """He follows a movement that begins in his space; before the count the tokens are turned up."""
        elf: ElfAndTokens = table.state.own[KEY]
        if isinstance(event, BanditMoved):
            if event.start == elf.space and event.cause in table.state.rules.walks:
                table.also(ElfFollowed, event.bandit, event.start, event.end)
        elif isinstance(event, PhaseBegan) and event.phase == OVER:
            table.tell(TokensTurned, dict(elf.gifts))

    def eliminated(self, state: State) -> tuple[str, ...]:
        elf: ElfAndTokens = state.own[KEY]
        return tuple(name for name in state.bandits if elf.gifts[name] != gifts_would_win(state))

    def conceal(self, view: State, seat: int | None) -> None:
        if view.phase == OVER:
            return
        elf: ElfAndTokens = view.own[KEY]
        own = () if seat is None else view.players[seat].bandits
        view.own[KEY] = replace(elf, gifts={name: gift if name in own else None for name, gift in elf.gifts.items()})

    def imagine(self, world: State, seat: int | None) -> None:
        elf: ElfAndTokens = world.own[KEY]
        unknown = [name for name, gift in elf.gifts.items() if gift is None]
        left = len(elf.gifts) // 2 - sum(gift is True for gift in elf.gifts.values())
        drawn = _shuffled(world, [place < left for place in range(len(unknown))])
        world.own[KEY] = replace(elf, gifts={**elf.gifts, **dict(zip(unknown, drawn, strict=True))})

    def figures(self, state: State) -> tuple[Figure, ...]:
        elf: ElfAndTokens = state.own[KEY]
        return (Figure(KEY, elf.space),)

    def standing(self, state: State, seat: int | None) -> tuple[Standing, ...]:
        elf: ElfAndTokens = state.own[KEY]
        facts = {"space": state.train.names[elf.space], "car": str(state.train.car[elf.space])}
        return (Standing("elf-gift" if gifts_would_win(state) else "elf-empty", facts),)

    def read_position(self, state: State, position: Mapping[str, Any]) -> None:
        space = state.train.space(position["elf"]) if "elf" in position else _start(state)
        holders = position.get("gifts", ())
        state.own[KEY] = ElfAndTokens(space, {name: name in holders for name in state.bandits})

    def write_position(self, state: State) -> Mapping[str, Any]:
        elf: ElfAndTokens = state.own[KEY]
        return {
            "elf": state.train.names[elf.space],
            "gifts": [name for name, gift in elf.gifts.items() if gift],
        }


@dataclass(frozen=True, slots=True)
class ElfFollowed(Event):
    """The Elf went with a bandit, to where the action took him."""

    bandit: str
    start: int
    end: int

    @staticmethod
    def do(state: State, bandit: str, start: int, end: int) -> None:
        state.own[KEY] = replace(state.own[KEY], space=end)


@dataclass(frozen=True, slots=True)
class TokensTurned(Event):
    """All tokens were turned up: for each bandit whether he holds a Gift."""

    gifts: dict[str, bool]

    @staticmethod
    def do(state: State, gifts: dict[str, bool]) -> None:
        state.own[KEY] = replace(state.own[KEY], gifts=gifts)


def gifts_would_win(state: State) -> bool:
    """Whether the Elf stands in or on the Locomotive or the car next to it."""
    elf: ElfAndTokens = state.own[KEY]
    return state.train.car[elf.space] <= NEAR


def _start(state: State) -> int:
    return state.train.insides[state.train.caboose - FROM_THE_REAR]


def _shuffled(state: State, tokens: list[bool]) -> list[bool]:
    """The tokens in a drawn order."""
    left = tokens[:]
    return [left.pop(state.random(len(left))) for _ in tokens]
