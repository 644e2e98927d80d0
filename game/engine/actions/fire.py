"""FIRE: the shooter gives his top bullet to a bandit in sight: inside in the next cars, on the roofs the nearest."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from game.engine.actions.action import Action, targets_of
from game.engine.contents import FIRE
from game.engine.events import BanditShot
from game.engine.option import Option
from game.engine.state import State
from game.engine.step import Barred
from game.engine.table import Table


@dataclass(frozen=True, slots=True)
class FireAt(Option):
    """Shoot at a bandit."""

    target: str

    def words(self, state: State) -> str:
        return f"fire {self.target}"


@cache
def fire_at(target: str) -> FireAt:
    """The option, made once."""
    return FireAt(target)


class Fire(Action):
    """A Fire card."""

    __slots__ = ()

    name = FIRE

    def options(self, state: State) -> Sequence[Option]:
        if not state.bandits[self.bandit].bullets:
            return ()
        return [fire_at(target) for target in targets_of(state, self.bandit, FIRE, in_sight(state, self.bandit))]

    def choose(self, table: Table, option: Option) -> None:
        assert isinstance(option, FireAt)
        table.tell(BanditShot, self.bandit, option.target)
        table.hit(option.target, self.bandit)

    def idle_reason(self, state: State) -> str:
        return "no-target" if state.bandits[self.bandit].bullets else "no-bullets"

    def barred(self, state: State) -> tuple[Barred, ...]:
        """All at whom nobody can shoot from there, each with the reason, and those whom a rule takes out."""
        space, on_roofs = state.bandits[self.bandit].space, state.train.is_car_roof
        seen = in_sight(state, self.bandit)
        taken_out = spared(state, self.bandit, FIRE, seen)
        told = {self.bandit, *targets_of(state, self.bandit, FIRE, seen), *(one.bandit for one in taken_out)}
        found = []
        for other in state.bandits.values():
            if other.name in told:
                continue
            hidden = on_roofs[space] and on_roofs[other.space]
            reason = "own-space" if other.space == space else "hidden" if hidden else "out-of-sight"
            found.append(Barred(other.name, reason))
        return (*found, *taken_out)


def in_sight(state: State, shooter: str) -> list[str]:
    """Whom a bandit sees: along each line of sight those in the nearest occupied space."""
    found: list[str] = []
    hiders = state.rules.hiders
    standing: dict[int, list[str]] = {}
    for bandit in state.bandits.values():
        standing.setdefault(bandit.space, []).append(bandit.name)
    for line in state.train.lines_of_sight[state.bandits[shooter].space]:
        for space in line:
            if space in standing:
                found += standing[space]
                break
            if hiders and any(rule.blocks_sight(state, space) for rule in hiders):
                break
    return found


def spared(state: State, attacker: str, action: str, targets: list[str]) -> tuple[Barred, ...]:
    """The targets that the rules in play take out, each with the rule's key for a reason."""
    found: list[Barred] = []
    for rule in state.rules.targeters:
        left = rule.targets(state, attacker, action, targets)
        found += [Barred(target, rule.key) for target in targets if target not in left]
        targets = left
    return tuple(found)
