"""The rules of one game: which are in play, and who has which hook, looked up once."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from game.engine.book import ACTIONS, BOOK, EXPANSIONS
from game.engine.contents import (
    ACTION_CARDS,
    BANDITS,
    FLOOR_CHANGE,
    HAND,
    MOVE,
    NEUTRAL_BULLETS,
    STATIONS,
    THE_STRONGBOX,
    TURNS,
    Card,
    Loot,
    card,
    round_cards,
)
from game.engine.events import Event
from game.engine.option import Option
from game.engine.phases.meeting import Meeting
from game.engine.phases.scheming import play
from game.engine.phases.stealing import PutBack
from game.engine.rule import RoundEvent, Rule
from game.engine.state import Setup, State
from game.engine.step import Decision, Step

KEPT = 512  # so many set-ups are remembered: all that four of the six bandits can sit in, and some
FEWEST, MOST = 3, 6  # bandits, each led by a player of his own


class CannotBePlayed(ValueError):
    """Wishes that do not go together; `reason` is a key."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Users(dict[type, tuple[Rule, ...]]):
    """Which rules have named a kind, or one that it is derived from, in the order of the book.

    `any` tells whether a rule has named one at all.
    """

    def __init__(self, rules: Sequence[Rule], attribute: str) -> None:
        super().__init__()
        self.any = any(getattr(rule, attribute) for rule in rules)
        self._named = [(rule, getattr(rule, attribute)) for rule in rules if getattr(rule, attribute)]

    def __missing__(self, kind: type) -> tuple[Rule, ...]:
        self[kind] = found = tuple(rule for rule, kinds in self._named if issubclass(kind, kinds))
        return found


class Rules:
    """The rules of one game, with each hook's users looked up once.

    `people` are the seats of persons, or of computers in a person's place: not those whom the rules play.
    """

    def __init__(self, setup: Setup) -> None:
        self.in_play = _in_play(setup)
        self.setup = replace(self.seated(setup), seed=0)  # everybody may look at the rules, nobody at the seed
        self.events = {rule.key: rule for rule in self.in_play if isinstance(rule, RoundEvent)}
        self.meeting = Meeting()
        self._look_up_hooks()
        self._open_the_box()

    def _look_up_hooks(self) -> None:
        self.watched: dict[type[Event], tuple[Rule, ...]] = {}
        for rule in self.in_play:
            for kind in rule.reacts:
                self.watched[kind] = (*self.watched.get(kind, ()), rule)
        self.amended = Users(self.in_play, "amends")
        self.replaced = Users(self.in_play, "replaces")
        self.targeters = self._with("targets")
        self.hiders = self._with("blocks_sight")
        self.receivers = self._with("keeps_bullets")
        self.duds = self._with("dud")
        self.cancellers = self._with("cancels")
        self.looters = self._with("keeps_loot")
        self.uncoverers = self._with("lays_open")
        self.disablers = self._with("takes_power")
        self.dealers = self._with("hand_size")
        self.paymasters = self._with("extra_money")
        self.concealers = self._with("conceal")
        self.between = self._with("between_rounds")
        self.starters = self._with("set_up")
        self.bankers = self._with("shots_at_rivals")
        self.eliminators = self._with("eliminated")
        self.namers = self._with("winners")

    def _open_the_box(self) -> None:
        """What the rules in play bring with them, beside the usual."""
        setup, rules = self.setup, self.in_play
        bandits = len(setup.seats)
        self.turns = (*TURNS, *(turn for rule in rules for turn in rule.turns))
        self.walks = (MOVE, FLOOR_CHANGE, *(action for rule in rules for action in rule.walks))
        self.vehicles = tuple(vehicle for rule in rules for vehicle in rule.vehicles)
        self.apart = tuple(space for rule in rules for space in rule.apart)
        self.round_cards = (*round_cards(bandits), *(card for rule in rules for card in rule.round_cards(bandits)))
        self.stations = (*STATIONS, *(card for rule in rules for card in rule.stations()))
        self.neutral_bullets: int = NEUTRAL_BULLETS + sum(rule.neutral_bullets for rule in rules)
        self.values = {kind: value for rule in rules for kind, value in rule.values().items()}
        self.prizes = tuple(kind for rule in rules for kind in rule.prizes)
        self.with_purse = tuple(name for name in setup.seats if all(rule.starting_purse(name) for rule in rules))
        self.locomotive_loot: tuple[Loot, ...] = (THE_STRONGBOX,)
        for rule in rules:
            self.locomotive_loot = rule.locomotive_loot(self.locomotive_loot)
        self.decks = tuple(
            tuple(card(bandit, action) for bandit in bandits for action in self._deck(bandit))
            for bandits in setup.players
        )
        self.people = tuple(seat for seat, bandits in enumerate(setup.players) if self._led_by_a_person(bandits))
        self.with_discards = frozenset(self.people if any(rule.uses_discards() for rule in rules) else ())
        self.carrying_out = {
            card: (self._resolution(card), PutBack(card, seat, seat in self.with_discards))
            for seat, deck in enumerate(self.decks)
            for card in deck
        }
        self.plays = {card: play(card) for deck in self.decks for card in deck}

    def seated(self, setup: Setup) -> Setup:
        """The set-up with everybody where the rules in play seat him."""
        for rule in self.in_play:
            setup = rule.seated(setup)
        return setup

    def instead(self, state: State, step: Step) -> tuple[Step, ...]:
        """What the rules in play put in the place of a step, one after the other."""
        steps: tuple[Step, ...] = (step,)
        kind = type(step)
        for rule in self.replaced[kind]:
            steps = tuple([new for old in steps for new in (rule.instead(state, old) if type(old) is kind else (old,))])
        return steps

    def offer(self, state: State, decision: Decision) -> Sequence[Option]:
        """What a decision has on offer as the table stands; asking changes nothing, and views can be asked too."""
        options = decision.options(state)
        for rule in self.amended[type(decision)]:
            options = rule.amend(state, decision, options)
        return options

    def hand_size(self, state: State, seat: int) -> int:
        """How many cards a player has at the start of a round as the table stands."""
        size = HAND
        for rule in self.dealers:
            size = rule.hand_size(state, seat, size)
        return size

    def dud(self, state: State, card: Card) -> str | None:
        """Why a card would have no effect however the table stood, as a key; None when it might have one."""
        return next((reason for rule in self.duds if (reason := rule.dud(state, card)) is not None), None)

    def extra_money(self, state: State, bandit: str) -> dict[str, int]:
        """Money of a bandit that is no token, by where it comes from: keys, and dollars."""
        found: dict[str, int] = {}
        for rule in self.paymasters:
            for source, dollars in rule.extra_money(state, bandit).items():
                found[source] = found.get(source, 0) + dollars
        return found

    def keeps_bullets(self, bandit: str) -> bool:
        """Whether bullets lie in front of the bandit instead of going into his deck."""
        return bool(self.receivers) and any(rule.keeps_bullets(bandit) for rule in self.receivers)

    def _with(self, hook: str) -> tuple[Rule, ...]:
        """The rules in play that have a hook of their own, in order."""
        return tuple(rule for rule in self.in_play if getattr(type(rule), hook) is not getattr(Rule, hook))

    def _led_by_a_person(self, bandits: Sequence[str]) -> bool:
        return all(rule.is_person(bandit) for bandit in bandits for rule in self.in_play)

    def _deck(self, bandit: str) -> tuple[str, ...]:
        actions: tuple[str, ...] = ACTION_CARDS
        for rule in self.in_play:
            actions = tuple(rule.deck(self.setup, bandit, actions))
        return actions

    def _resolution(self, card: Card) -> Step:
        for rule in self.in_play:
            own = rule.resolution(card)
            if own is not None:
                return own
        return ACTIONS[card.action](card.bandit)  # type: ignore[call-arg]


def rules_for(setup: Setup) -> Rules:
    """The rules in play.

    Raises CannotBePlayed when the wishes do not go together.
    """
    rules = _looked_up(replace(setup, seed=0))
    seated = rules.seated(setup)
    return rules if seated is setup else _looked_up(replace(seated, seed=0))


def seated(setup: Setup) -> Setup:
    """The set-up with everybody where the rules seat him, and its seed.

    Raises CannotBePlayed when the wishes do not go together.
    """
    return replace(rules_for(setup).setup, seed=setup.seed)


def refusal(setup: Setup) -> str | None:
    """Why a game cannot be played as agreed, as a key; None when it can."""
    if len(set(setup.seats)) != len(setup.seats) or not set(setup.seats) <= set(BANDITS):
        return "seats"
    if not set(setup.expansions) <= set(EXPANSIONS):
        return "unknown-expansion"
    if not setup.teams and not FEWEST <= len(setup.seats) <= MOST:
        return "how-many"
    if setup.first is not None and setup.first not in setup.seats:
        return "first"
    reasons = (rule.refusal(setup) for rule in BOOK if rule.in_play(setup))
    return next((reason for reason in reasons if reason is not None), None)


def _in_play(setup: Setup) -> tuple[Rule, ...]:
    """The rules that hold in a game so agreed, but for those that others of them supersede."""
    wanted = [rule for rule in BOOK if rule.in_play(setup)]
    superseded = {key for rule in wanted for key in rule.supersedes}
    return tuple(rule for rule in wanted if rule.key not in superseded)


@lru_cache(KEPT)
def _looked_up(setup: Setup) -> Rules:
    """The rules of a set-up, which many games may share: they never change.

    Raises CannotBePlayed when the wishes do not go together.
    """
    reason = refusal(setup)
    if reason is not None:
        raise CannotBePlayed(reason)
    return Rules(setup)
