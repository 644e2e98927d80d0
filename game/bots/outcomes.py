"""What comes of each option in imagined games: the figures behind a choice, for those who want to know why."""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from game.bots.insights import insights
from game.bots.values import loot_value
from game.engine.contents import NEUTRAL
from game.engine.option import Option
from game.engine.phases.scheming import Plan, Play
from game.engine.state import State
from game.engine.step import Decision


class Sight(NamedTuple):
    """Something that is seen on the train when an option has been carried out: what kind of thing, and which.

    `to`: a `bandit` has come to a `space`; `loot`: he has taken some there, of the kind `what`; `shot` or `punched`: he
    has hit `what` from there; `marshal`: whom he has driven to that space; `nothing`.
    """

    kind: str
    bandit: str
    space: int
    what: str = ""


NOTHING_SEEN = Sight("nothing", "", 0)


class Stand(NamedTuple):
    """How a seat stands: its money, its bullets received of the Marshal and the like, and of each other bandit."""

    money: float
    neutral: int
    wounds: Counter[str]
    bullets: int


@dataclass
class Outcome:
    """Sums over the imagined games in which an option was tried."""

    games: int = 0
    money: float = 0
    wounds: int = 0
    marshal: int = 0  # games in which a neutral bullet was received
    shots: int = 0
    shooters: Counter[str] = field(default_factory=Counter)  # games in which each bandit has hit one
    seen: Counter[Sight] = field(default_factory=Counter)


class Outcomes:
    """Watches the playouts of a search for a seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.of: dict[Option, Outcome] = {}
        self.played: dict[str, Counter[str]] = {}  # the first card of each other bandit, by action
        self._acted: set[int] = set()

    def begin(self, option: Option, state: State) -> None:
        """An option is about to be tried."""
        self._outcome = self.of.setdefault(option, Outcome())
        self._begun = _stand(state, self.seat)
        self._before: State | None = state.clone()
        self._acted.clear()

    def asked(self, state: State, asking: Decision) -> None:
        """Somebody is asked: when it is the next turn of Schemin', the card that is tried has been carried out."""
        if self._before is not None and isinstance(asking, Plan):
            self._look(self._before, state)

    def _look(self, before: State, after: State) -> None:
        self._outcome.seen[_sight(before, after, self.seat)] += 1
        self._before = None

    def chosen(self, asking: Decision, option: Option) -> None:
        """Somebody has chosen in an imagined game: the first card of each other player is counted."""
        if not isinstance(asking, Plan) or asking.player == self.seat or asking.player in self._acted:
            return
        self._acted.add(asking.player)
        if isinstance(option, Play):
            self.played.setdefault(option.card.bandit, Counter())[option.card.action] += 1

    def end(self, state: State) -> None:
        """The playout has ended."""
        if self._before is not None:
            self._look(self._before, state)
        begun, ended, outcome = self._begun, _stand(state, self.seat), self._outcome
        outcome.games += 1
        outcome.money += ended.money - begun.money
        outcome.wounds += ended.neutral - begun.neutral + ended.wounds.total() - begun.wounds.total()
        outcome.marshal += ended.neutral > begun.neutral
        outcome.shots += begun.bullets - ended.bullets
        outcome.shooters.update(set(ended.wounds - begun.wounds))


def _stand(state: State, seat: int) -> Stand:
    own = [state.bandits[name] for name in state.players[seat].bandits]
    owners = Counter(owner for bandit in own for owner in bandit.wounds)
    neutral = owners.pop(NEUTRAL, 0)
    money = sum([loot_value(state, token) for bandit in own for token in bandit.loot], 0.0) + sum(
        [bandit.hostage for bandit in own]
    )
    money += sum([insight.to_come(state, bandit.name) for bandit in own for insight in insights(state)], 0.0)
    if state.rules.paymasters:
        money += sum([sum(state.rules.extra_money(state, bandit.name).values()) for bandit in own])
    return Stand(money, neutral, owners, sum([bandit.bullets for bandit in own]))


def _sight(before: State, after: State, seat: int) -> Sight:
    """The most telling thing that an option has changed on the train."""
    for name in before.players[seat].bandits:
        old, new = before.bandits[name], after.bandits[name]
        if new.bullets < old.bullets:
            hit = [other.name for other in after.bandits.values() if _hit_by(before, other.name, after, name)]
            return Sight("shot", name, old.space, hit[0]) if hit else NOTHING_SEEN
        gained = Counter(token.kind for token in new.loot) - Counter(token.kind for token in old.loot)
        if gained:
            return Sight("loot", name, old.space, min(gained))
        if new.space != old.space:
            return Sight("to", name, new.space)
    actor = before.players[seat].bandits[0]
    if after.marshal != before.marshal:
        return Sight("marshal", actor, after.marshal)
    moved = [other for other in after.bandits.values() if other.space != before.bandits[other.name].space]
    return Sight("punched", actor, before.bandits[actor].space, moved[0].name) if moved else NOTHING_SEEN


def _hit_by(before: State, victim: str, after: State, shooter: str) -> bool:
    return after.bandits[victim].wounds.count(shooter) > before.bandits[victim].wounds.count(shooter)
