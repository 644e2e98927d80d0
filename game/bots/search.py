"""Information-set tree search to the end of the round: worlds that fit the view are dealt and played on.

Nodes of the tree are one's own turns of Schemin'; everybody else, and all that cards do, goes by habit. The budget is
counted in playouts, so the same view, seed and budget give the same choice (Cowling, Powley and Whitehouse, 2012).

The options are compared in the same worlds, in which chance falls alike for each of them, and again and again the worse
half is dropped (Sequential Halving: Karnin, Koren and Somekh, 2013).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, inf, log2, sqrt
from random import Random

from game.bots import habits, judge
from game.bots.carrying import by_habit
from game.bots.habits import Style
from game.bots.imagine import Unseen
from game.bots.outcomes import Outcomes
from game.bots.playout import ahead, go_on
from game.engine.option import Option
from game.engine.phases.scheming import Plan, Play
from game.engine.state import State
from game.engine.step import Decision
from game.engine.view import View

CURIOUS = 0.3  # how much is tried in one's own later turns that looks worse, times how likely it is
SURE = (0.5, 1.0, 1.6)  # how little others play by chance
LIKES = 0.7  # how much more or less they like an action than OUTLAW does
CHANCE_OF_A_DOLLAR = 0.0003  # about so much likelier one wins with a dollar more
FORGIVEN = 400  # dollars: no option is thought to be worse than that beforehand
TRUST = 4  # what an option seemed to bring counts as much as so many playouts
ENOUGH = 10  # playouts of an option, before it can be clear that another is better
CLEARLY = 2.5  # so many standard deviations ahead
OWN = Style(2.0, {})  # one's own later turns, in the tree
BELOW = Style(4.0, {})  # and below it
BESIDES = 3  # turns: what else a playout takes
TASTES = (*habits.WEIGHTS, habits.DRAWN)


@dataclass(slots=True)
class Trial:
    """How often an option was tried, and the sums of the chances that it led to and of their squares.

    `promise` is a chance by which it seemed better or worse beforehand: it counts the less, the more it was tried.
    """

    times: int = 0
    total: float = 0.0
    squares: float = 0.0
    promise: float = 0.0

    @property
    def value(self) -> float:
        """How likely the option wins, as far as one knows; what was never tried is thought to lose."""
        if not self.times:
            return self.promise - 1
        return self.total / self.times + self.promise * TRUST / (TRUST + self.times)

    @property
    def doubt(self) -> float:
        """How much the value may be off by chance, squared: the variance of a mean."""
        mean = self.total / self.times
        return max(0.0, self.squares / self.times - mean * mean) / self.times


UNHEARD_OF = Trial()  # what is known of an option of which nothing is known


@dataclass(slots=True)
class Node:
    """One's own turn: what is known of each option, how often any was tried, and the sum of what that led to."""

    visits: int = 0
    total: float = 0.0
    trials: dict[Option, Trial] = field(default_factory=dict)

    def trial(self, option: Option) -> Trial:
        """What is known of an option, to learn more of it."""
        found = self.trials.get(option)
        if found is None:
            found = self.trials[option] = Trial()
        return found

    def tried(self, option: Option) -> int:
        """How often an option was tried."""
        return self.trials.get(option, UNHEARD_OF).times

    def value(self, option: Option) -> float:
        """How likely an option wins, as far as one knows; what was never tried is thought to lose."""
        return self.trials.get(option, UNHEARD_OF).value

    def mean(self, option: Option) -> float:
        """The mean of the chances to which an option led, as it was found; 0 where it was never tried."""
        trial = self.trials.get(option, UNHEARD_OF)
        return trial.total / trial.times if trial.times else 0.0

    def follow(self, options: Sequence[Option], chances: Sequence[float]) -> Option:
        """The most promising option of a later turn, where habit tells how likely each is: what is not likely waits.

        Rosin's PUCB (2011): what was never tried is thought to be as good as the rest.
        """
        usual = self.total / self.visits if self.visits else 0.0
        bold = CURIOUS * sqrt(self.visits + 1) / sum(chances, 0.0)
        best, most = options[0], -inf
        for option, chance in zip(options, chances, strict=True):
            trial = self.trials.get(option, UNHEARD_OF)
            mean = trial.total / trial.times if trial.times else usual
            worth = mean + bold * chance / (1 + trial.times)
            if worth > most:
                best, most = option, worth
        return best

    def learn(self, option: Option, chance: float) -> None:
        """A playout through an option has ended."""
        self.visits += 1
        self.total += chance
        trial = self.trial(option)
        trial.times += 1
        trial.total += chance
        trial.squares += chance * chance


class Search:
    """A search from one view; `outcomes`, if there are any, watch what comes of each option.

    With `known` nothing is dealt: it is the position itself, with all that a view hides.
    """

    def __init__(self, view: View, seed: int, outcomes: Outcomes | None = None, known: State | None = None) -> None:
        assert view.seat is not None
        self._view = view
        self._seat = view.seat
        self._seed = seed
        self._outcomes = outcomes
        self._known = known
        self._unseen = Unseen(view) if known is None else None
        self._worlds = 0  # dealt
        self._chance = Random(seed)
        self._nodes: dict[tuple[Option, ...], Node] = {}
        self._styles: list[Style] = []
        self.root = Node()

    def run(
        self, playouts: int, options: Sequence[Option], worths: Sequence[float] = (), until_clear: bool = False
    ) -> Node:
        """Play so many imagined games through these options of the view; `worths` are what they seem to bring.

        They are fewer where it need only be `until_clear` which one is the best.
        """
        best = max(worths, default=0.0)
        for option, worth in zip(options, worths, strict=False):
            self.root.trial(option).promise = CHANCE_OF_A_DOLLAR * max(-FORGIVEN, worth - best)
        rivals = sorted(options, key=lambda option: -self.root.trial(option).promise)
        stages = max(1, ceil(log2(len(rivals))))
        for stage in range(stages):
            worlds = max(1, playouts // (stages - stage) // len(rivals))
            for _ in range(worlds):
                self._compare(rivals)
                if until_clear and self._clear(rivals):
                    return self.root
            playouts -= worlds * len(rivals)
            if stage < stages - 1:
                rivals.sort(key=self.root.value, reverse=True)
                del rivals[(len(rivals) + 1) // 2 :]
        return self.root

    def _clear(self, rivals: Sequence[Option]) -> bool:
        """Whether one is so far ahead of the others that it can hardly be chance."""
        trials = sorted([self.root.trial(option) for option in rivals], key=lambda trial: -trial.value)
        if len(trials) < 2 or min(trials[0].times, trials[1].times) < ENOUGH:
            return False
        best, second = trials[:2]
        return best.value - second.value > CLEARLY * sqrt(best.doubt + second.doubt)

    def node(self, path: tuple[Option, ...]) -> Node | None:
        """What is known of one's own turn after these choices."""
        return self._nodes.get(path)

    def _deal(self, seed: int) -> State:
        if self._unseen is not None:
            return ahead(self._unseen.dealt(seed), self._by_habit)
        assert self._known is not None
        return ahead(self._known.clone(), self._by_habit)

    def _compare(self, rivals: Sequence[Option]) -> None:
        """Try each option once, in one world; what is not on offer there is not tried."""
        self._worlds += 1
        seed = self._seed + self._worlds
        self._chance = Random(seed)
        self._styles = [self._style() for _ in self._view.state.players]
        dealt = self._deal(seed)
        if dealt.asking != self._view.state.asking:
            return
        for option in rivals:
            if option in dealt.offered:
                self._chance = Random(seed)
                self._playout(dealt.clone(), option)

    def _playout(self, state: State, option: Option) -> None:
        path: tuple[Option, ...] = (option,)
        tried = [(self.root, option)]
        in_tree = True
        outcomes = self._outcomes
        if outcomes is not None:
            outcomes.begin(option, state)
        go_on(state, option)
        while (asking := state.asking) is not None:
            if outcomes is not None:
                outcomes.asked(state, asking)
            if in_tree and isinstance(asking, Plan) and asking.player == self._seat:
                node = self._nodes.get(path)
                if node is None:
                    node = self._nodes[path] = Node()
                    in_tree = False
                    option = self._by_habit(state, asking)
                else:
                    options = open_plays(state.offered)
                    option = node.follow(options, habits.likelihoods(state, asking, options, OWN))
                    in_tree = True
                tried.append((node, option))
                path = (*path, option)
            else:
                option = self._by_habit(state, asking)
                if outcomes is not None:
                    outcomes.chosen(asking, option)
            go_on(state, option)
        if outcomes is not None:
            outcomes.end(state)
        chance = judge.chance(state, self._seat)
        for node, option in tried:
            node.learn(option, chance)

    def _by_habit(self, state: State, asking: Decision) -> Option:
        options = state.offered
        if isinstance(asking, Plan):
            options = open_plays(options)
            style = BELOW if asking.player == self._seat else self._styles[asking.player]
            chances = habits.likelihoods(state, asking, options, style)
            mark = self._chance.random() * sum(chances, 0.0)
            for option, share in zip(options, chances, strict=True):
                mark -= share
                if mark <= 0:
                    return option
            return options[-1]
        return by_habit(state, asking) or options[int(self._chance.random() * len(options))]

    def _style(self) -> Style:
        chance = self._chance.random
        sure = SURE[int(chance() * len(SURE))]
        return Style(sure, {action: LIKES * (2 * chance() - 1) for action in TASTES})


def affordable(view: View, playouts: int, short: int) -> int:
    """So many playouts, or fewer where each of them lasts longer than so many turns of Schemin'."""
    turns = sum(isinstance(step, Plan) for step in view.state.agenda)
    return max(1, playouts * short // max(short, BESIDES + turns))


def play_out(view: View, seed: int, playouts: int) -> Option:
    """The option that wins most imagined games: for decisions of which nothing else is known."""
    root = Search(view, seed).run(playouts, view.options)
    return max(view.options, key=root.value)


def open_plays(options: Sequence[Option]) -> list[Option]:
    """The options without those to hide a card: an imagined player sees none the less where it leads."""
    return [option for option in options if not (isinstance(option, Play) and option.hidden)] or list(options)


def same_card(option: Option, other: Option) -> bool:
    """Whether two options are the same card, face up and face down."""
    return isinstance(option, Play) and isinstance(other, Play) and option.card == other.card
