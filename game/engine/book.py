"""THE list: every rule in the order in which it applies, and which of them are in play."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from game.engine.actions.fire import Fire
from game.engine.actions.floor_change import FloorChange
from game.engine.actions.marshal import Marshal
from game.engine.actions.move import Move
from game.engine.actions.punch import Punch
from game.engine.actions.robbery import Robbery
from game.engine.bandits.belle import Belle
from game.engine.bandits.cheyenne import Cheyenne
from game.engine.bandits.django import Django
from game.engine.bandits.doc import Doc
from game.engine.bandits.ghost import Ghost
from game.engine.bandits.tuco import Tuco
from game.engine.contents import ACTION_CARDS, BANDITS, FIRE, FLOOR_CHANGE, HAND, MARSHAL, MOVE, PUNCH, ROBBERY, Card
from game.engine.events import Event
from game.engine.expansions.elf import Elf
from game.engine.expansions.ghost_box.box import GhostBox
from game.engine.phases.meeting import Meeting
from game.engine.phases.stealing import PutBack
from game.engine.rounds.angry_marshal import AngryMarshal
from game.engine.rounds.braking import Braking
from game.engine.rounds.hostage import Hostage
from game.engine.rounds.marshals_revenge import MarshalsRevenge
from game.engine.rounds.passengers_rebellion import PassengersRebellion
from game.engine.rounds.pickpocketing import Pickpocketing
from game.engine.rounds.swivel_arm import SwivelArm
from game.engine.rounds.take_it_all import TakeItAll
from game.engine.rule import RoundEvent, Rule
from game.engine.state import Setup, State
from game.engine.step import Decision, Step
from game.engine.variants.expert import Expert
from game.engine.variants.two_players import TwoPlayers

# Adders before takers: Tuco adds targets, then Belle takes herself out.
POWERS: Final[tuple[Rule, ...]] = (Tuco(), Belle(), Cheyenne(), Django(), Doc(), Ghost())
EVENTS: Final[tuple[RoundEvent, ...]] = (
    AngryMarshal(),
    SwivelArm(),
    Braking(),
    TakeItAll(),
    PassengersRebellion(),
    Pickpocketing(),
    MarshalsRevenge(),
    Hostage(),
)
VARIANTS: Final[tuple[Rule, ...]] = (TwoPlayers(), Expert())
EXPANSIONS: Final[Mapping[str, Rule]] = {"elf": Elf(), "ghost": GhostBox()}
BOOK: Final[tuple[Rule, ...]] = (*EXPANSIONS.values(), *VARIANTS, *POWERS)

ACTIONS: Final[Mapping[str, type[Decision]]] = {
    MOVE: Move,
    FLOOR_CHANGE: FloorChange,
    FIRE: Fire,
    ROBBERY: Robbery,
    PUNCH: Punch,
    MARSHAL: Marshal,
}

FEWEST, MOST = 3, 6  # bandits, each led by a player of his own


class CannotBePlayed(ValueError):
    """Wishes that do not go together; `reason` is a key."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Rules:
    """The rules of one game, with each hook's users looked up once."""

    def __init__(self, setup: Setup) -> None:
        wanted = [rule for rule in BOOK if rule.in_play(setup)]
        superseded = {key for rule in wanted for key in rule.supersedes}
        self.in_play = tuple(rule for rule in wanted if rule not in POWERS or rule.key not in superseded)
        for rule in self.in_play:
            setup = rule.seated(setup)
        self.setup = replace(setup, seed=0)  # everybody may look at the rules, nobody at the seed
        self.events = {event.key: event for event in EVENTS if event.in_play(setup)}
        self.meeting = Meeting()
        self.watched: dict[type[Event], tuple[Rule, ...]] = self._by_kind("reacts")
        self.amended: dict[type[Step], tuple[Rule, ...]] = self._by_kind("amends")
        self.replaced: dict[type[Step], tuple[Rule, ...]] = self._by_kind("replaces")
        self.targeters = self._with("targets")
        self.receivers = self._with("keeps_bullets")
        self.cancellers = self._with("cancels")
        self.looters = self._with("keeps_loot")
        self.values = {kind: value for rule in self.in_play for kind, value in rule.values().items()}
        self.decks = tuple(
            tuple(Card(bandit, action) for bandit in bandits for action in self._deck(bandit))
            for bandits in setup.players
        )
        self.hand_sizes = tuple(self._hand_size(bandits) for bandits in setup.players)
        self.with_discards = frozenset(
            seat
            for seat, bandits in enumerate(setup.players)
            if any(rule.uses_discards() for rule in self.in_play) and self.is_person(bandits[0])
        )
        self.carrying_out = {card: (self._resolution(card), PutBack(card)) for deck in self.decks for card in deck}

    def instead(self, state: State, step: Step) -> tuple[Step, ...]:
        """What the rules in play put in the place of a step, one after the other."""
        steps: tuple[Step, ...] = (step,)
        for rule in self.replaced.get(type(step), ()):
            steps = tuple(
                new for old in steps for new in (rule.instead(state, old) if type(old) is type(step) else (old,))
            )
        return steps

    def is_person(self, bandit: str) -> bool:
        """Whether a person, or a computer in a person's place, leads the bandit."""
        return all(rule.is_person(bandit) for rule in self.in_play)

    def keeps_bullets(self, bandit: str) -> bool:
        """Whether bullets lie in front of the bandit instead of going into his deck."""
        return any(rule.keeps_bullets(bandit) for rule in self.receivers)

    def _by_kind(self, attribute: str) -> dict[type, tuple[Rule, ...]]:
        found: dict[type, tuple[Rule, ...]] = {}
        for rule in self.in_play:
            for kind in getattr(rule, attribute):
                found[kind] = (*found.get(kind, ()), rule)
        return found

    def _with(self, hook: str) -> tuple[Rule, ...]:
        """The rules in play that have a hook of their own, in order."""
        return tuple(rule for rule in self.in_play if getattr(type(rule), hook) is not getattr(Rule, hook))

    def _deck(self, bandit: str) -> tuple[str, ...]:
        actions: tuple[str, ...] = ACTION_CARDS
        for rule in self.in_play:
            actions = tuple(rule.deck(self.setup, bandit, actions))
        return actions

    def _hand_size(self, bandits: tuple[str, ...]) -> int:
        size = HAND
        for rule in self.in_play:
            size = rule.hand_size(bandits, size)
        return size

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
    reason = refusal(setup)
    if reason is not None:
        raise CannotBePlayed(reason)
    return Rules(setup)


def seated(setup: Setup) -> Setup:
    """The set-up with everybody where the rules seat him, and its seed."""
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
