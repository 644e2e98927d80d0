"""ADVICE: what LEGEND would choose in a seat's place, and why; he looks a little longer than when he plays himself."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots import legend
from game.bots.outcomes import NOTHING_SEEN, Outcome, Outcomes, Sight
from game.bots.search import Node, Search, open_plays, same_card
from game.bots.thinking import Work
from game.bots.weighing import weighed
from game.engine.option import Option
from game.engine.phases.scheming import Play
from game.engine.view import View

PLAYOUTS = 900  # imagined games
BITS = 6  # so often he says how far he is
SURE = 20  # a further card is told when it has been tried so often
FURTHER = 2  # cards
LIKELY = 0.25  # what somebody does less often is not told
TOLD = 3  # of the others so many are told of


@dataclass(frozen=True)
class Expected:
    """What another bandit will probably play next: how likely it is that action."""

    bandit: str
    action: str
    share: float


@dataclass(frozen=True)
class Advice:
    """What Legend would choose; shares and chances go from 0 to 1.

    `then` are the actions of one's own next cards; `second` is the best other option. `money` is what one will
    probably have gained when the round is over, `wounds` so many bullets received by then; `marshal` is how likely one
    of them is neutral, `shooter` who hits one most often. `sight` is what will probably be seen of it on the train.
    """

    option: Option
    chance: float
    second: Option | None
    second_chance: float
    then: tuple[str, ...]
    money: float
    wounds: float
    marshal: float
    shots: float
    shooter: str
    shooter_share: float
    sight: Sight
    others: tuple[Expected, ...]


@dataclass(frozen=True)
class Hint:
    """A question to think of: what Legend would choose in the place of a view's seat."""

    view: View
    seed: int
    playouts: int = PLAYOUTS

    def work(self) -> Work[Advice]:
        """Search, bit by bit."""
        seat = self.view.seat
        assert seat is not None
        options, worths = weighed(self.view, self.seed)
        outcomes = Outcomes(seat)
        search = Search(self.view, self.seed + self.view.state.decisions, outcomes)
        for bit in range(BITS):
            search.run(self.playouts // BITS, options, worths)
            yield (bit + 1) / BITS
        return _advice(self.view, search, options, outcomes)


def _advice(view: View, search: Search, options: Sequence[Option], outcomes: Outcomes) -> Advice:
    """What the figures of a search come to."""
    best = legend.best(search.root, options)
    root = search.root
    others = [option for option in options if option != best and root.tried(option) and not same_card(option, best)]
    second = legend.best(root, others) if others else None
    if second is not None and root.mean(second) > root.mean(best):
        second = None  # as good, as far as he can tell
    outcome = outcomes.of.get(best, Outcome())
    games = max(1, outcome.games)
    [(shooter, times)] = outcome.shooters.most_common(1) or [("", 0)]
    [(sight, _)] = outcome.seen.most_common(1) or [(NOTHING_SEEN, 0)]
    return Advice(
        best,
        root.mean(best),
        second,
        root.mean(second) if second is not None else 0.0,
        _then(search, best),
        outcome.money / games,
        outcome.wounds / games,
        outcome.marshal / games,
        outcome.shots / games,
        shooter,
        times / games,
        sight,
        _expected(outcomes, max(1, root.visits)),
    )


def _then(search: Search, first: Option) -> tuple[str, ...]:
    """The actions of the cards that Legend would probably play afterwards."""
    found: list[str] = []
    path: tuple[Option, ...] = (first,)
    while len(found) < FURTHER and (node := search.node(path)) is not None:
        following = most_tried(node)
        if following is None:
            break
        if isinstance(following, Play):
            found.append(following.card.action)
        path = (*path, following)
    return tuple(found)


def most_tried(node: Node) -> Option | None:
    """The option that was tried most often, if it was tried often enough to be told."""
    options = open_plays(list(node.trials))
    best = max(options, key=node.tried, default=None)
    return best if best is not None and node.tried(best) >= SURE else None


def _expected(outcomes: Outcomes, games: int) -> tuple[Expected, ...]:
    found = [
        Expected(bandit, *_commonest(played.most_common(1)[0], games)) for bandit, played in outcomes.played.items()
    ]
    likely = sorted((one for one in found if one.share >= LIKELY), key=lambda one: -one.share)
    return tuple(likely[:TOLD])


def _commonest(found: tuple[str, int], games: int) -> tuple[str, float]:
    action, times = found
    return action, times / games
