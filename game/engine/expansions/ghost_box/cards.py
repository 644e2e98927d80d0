"""Ghost's cards: what each of them does. Nothing of it is a choice."""

from dataclasses import dataclass
from typing import Final

from game.engine.actions.fire import in_sight
from game.engine.actions.punch import beside, drawn_loot
from game.engine.contents import FIRE, FLOOR_CHANGE, GHOST, JEWEL, MARSHAL, MOVE, NEUTRAL, PUNCH, PURSE, STRONGBOX
from game.engine.events import BanditShot, Event, LootDropped, LootTaken, NothingHappened, PunchThrown
from game.engine.expansions.ghost_box.suitcase import SUITCASE, THE_SUITCASE, at_suitcase, find_suitcase
from game.engine.step import Step
from game.engine.table import Table

HEIST: Final = "heist"
ROOF_MOVE: Final = 2  # cars, if possible
LOST_FIRST: Final = (SUITCASE, STRONGBOX, JEWEL, PURSE)  # what a victim of his Punch loses


@dataclass(frozen=True, slots=True)
class HalfChosen(Event):
    """It was settled which half of an or-card is used; `reason` is a key, `cars` how far the suitcase is."""

    upper: bool
    action: str
    reason: str
    cars: int


@dataclass(frozen=True, slots=True)
class GhostFired(Event):
    """Ghost shot at all these at once."""

    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OrCard(Step):
    """The upper half in the suitcase's space or with the suitcase in hand, else the lower."""

    upper: Step
    lower: Step
    upper_name: str
    lower_name: str

    def run(self, table: Table) -> None:
        state = table.state
        case = find_suitcase(state)
        upper = at_suitcase(state)
        cars = state.train.distance(case.space, state.bandits[GHOST].space)
        if case.carrier == GHOST:
            reason = "carries"
        elif upper:
            reason = "beside" if case.carrier is None else "beside-carrier"
        else:
            reason = "away" if cars else "other-level"
        table.tell(HalfChosen, upper, self.upper_name if upper else self.lower_name, reason, cars)
        table.then(self.upper if upper else self.lower)


class Heist(Step):
    """HEIST: he takes the suitcase from the floor of his space; other loot does not interest him."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        case = find_suitcase(table.state)
        if case.carrier is None and at_suitcase(table.state):
            table.tell(LootTaken, GHOST, THE_SUITCASE, case.space, None)
        else:
            table.tell(NothingHappened, GHOST, HEIST, "has-suitcase" if case.carrier == GHOST else "no-suitcase")


class GhostMove(Step):
    """MOVE: always nearer to the suitcase's car; one car inside, two on the roof, never past it."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        state = table.state
        train = state.train
        here = state.bandits[GHOST].space
        goal = find_suitcase(state).space
        cars = train.distance(here, goal)
        if not cars:
            table.tell(NothingHappened, GHOST, MOVE, "already-there")
            return
        longest = min(ROOF_MOVE if train.is_roof[here] else 1, cars)
        end = min(
            (space for space in train.moves[here] if train.distance(here, space) <= longest),
            key=lambda space: train.distance(space, goal),
        )
        table.move(GHOST, end, MOVE)


class GhostFloorChange(Step):
    """FLOOR CHANGE: to the other level, as always."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        state = table.state
        table.move(GHOST, state.train.other_level[state.bandits[GHOST].space], FLOOR_CHANGE)


class GhostMarshal(Step):
    """MARSHAL: he moves one car away from the suitcase's car if possible; both ways open, towards the Caboose."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        state = table.state
        train = state.train
        goal = find_suitcase(state).space
        near = train.distance(state.marshal, goal)
        further = [space for space in train.neighbours[state.marshal] if train.distance(space, goal) > near]
        if further:
            table.move_marshal(max(further, key=lambda space: train.car[space]), MARSHAL)
        else:
            table.tell(NothingHappened, GHOST, MARSHAL, "no-further")


class GhostFire(Step):
    """FIRE: all possible targets at once, Belle too; a carrier loses the suitcase on his own space.

    One bullet to each in seat order: his own six, then neutral ones; who gets none is hit all the same.
    """

    __slots__ = ()

    def run(self, table: Table) -> None:
        state = table.state
        seen = in_sight(state, GHOST)
        targets = [bandit.name for bandit in state.bandit_order() if bandit.name in seen]
        if not targets:
            table.tell(NothingHappened, GHOST, FIRE, "no-target")
            return
        table.tell(GhostFired, tuple(targets))
        for target in targets:
            if state.bandits[GHOST].bullets:
                table.also(BanditShot, GHOST, target)
                table.hit(target, GHOST)
            elif state.neutral:
                table.hit(target, NEUTRAL)
            if THE_SUITCASE in state.bandits[target].loot:
                table.also(LootDropped, target, THE_SUITCASE, state.bandits[target].space)


class GhostPunch(Step):
    """PUNCH: all others in his space, Belle too, one after another in seat order."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        here = beside(table.state, GHOST)
        victims = [bandit.name for bandit in table.state.bandit_order() if bandit.name in here]
        if victims:
            table.then(*(Strike(victim) for victim in victims))
        else:
            table.tell(NothingHappened, GHOST, PUNCH, "nobody-here")


@dataclass(frozen=True, slots=True)
class Strike(Step):
    """One victim loses a token, of the first kind that he owns, and goes one car towards the Caboose.

    He meets the Marshal, if it comes to that, before the next is struck.
    """

    victim: str

    def run(self, table: Table) -> None:
        state = table.state
        space = state.bandits[GHOST].space
        table.tell(PunchThrown, GHOST, self.victim)
        owned = {loot.kind for loot in state.bandits[self.victim].loot}
        kind = next((kind for kind in LOST_FIRST if kind in owned), None)
        if kind is not None:
            table.tell(LootDropped, self.victim, drawn_loot(state, self.victim, kind), space)
        behind = state.train.back[space]
        if behind is not None:
            table.move(self.victim, behind, PUNCH, together=kind is not None)


@dataclass(frozen=True, slots=True)
class Both(Step):
    """Two halves, one after the other."""

    first: Step
    second: Step

    def run(self, table: Table) -> None:
        table.then(self.first, self.second)


STEPS: Final = {
    "heist_or_move": OrCard(Heist(), GhostMove(), HEIST, MOVE),
    "heist_or_floor_change": OrCard(Heist(), GhostFloorChange(), HEIST, FLOOR_CHANGE),
    "punch_or_move": OrCard(GhostPunch(), GhostMove(), PUNCH, MOVE),
    "fire": GhostFire(),
    "punch": GhostPunch(),
    "floor_change_and_fire": Both(GhostFloorChange(), GhostFire()),
    "marshal": GhostMarshal(),
}
DECK: Final = (
    *("heist_or_move",) * 2,
    "heist_or_floor_change",
    "punch_or_move",
    "fire",
    "punch",
    "floor_change_and_fire",
    "marshal",
)
