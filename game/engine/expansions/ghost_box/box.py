"""THE GHOST BOX: who plays Ghost, what he gets at set-up, his bullets, his victory.

Rulings of this file: the second strongbox is still there for Take It All!; two people and Ghost play as three bandits;
he takes a purse when Pickpocketing lets him; the bullets that a written position gives him never return to the supply.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from game.engine import dice
from game.engine.actions.robbery import rob
from game.engine.contents import GHOST, NEUTRAL, PURSE, THE_STRONGBOX, Card, Loot
from game.engine.events import CardsDrawn, DeckShuffled, Event
from game.engine.expansions.ghost_box.cards import DECK, STEPS
from game.engine.expansions.ghost_box.suitcase import SUITCASE, THE_SUITCASE, VALUE, find_suitcase
from game.engine.option import Option
from game.engine.phases.round_start import DealHand
from game.engine.phases.scheming import Plan, play
from game.engine.rounds.pickpocketing import PickPocket
from game.engine.rule import Rule
from game.engine.state import Setup, State
from game.engine.step import Decision, Step
from game.engine.table import Table
from game.engine.view import Standing

KEY: Final = "ghost_box"
NAME: Final = "ghost"  # among the expansions of a set-up
STOPPED_BY: Final = 3  # so many bullets in front of him cost him a card
FEWEST, MOST = 3, 6  # bandits, Ghost counted


class GhostBox(Rule):
    """The box stands alone: no other expansion. Its own data are the bullets thrown out of the game."""

    key = KEY
    supersedes = (GHOST,)
    amends = (Plan, PickPocket)
    replaces = (DealHand, Plan)
    prizes = (SUITCASE,)

    def in_play(self, setup: Setup) -> bool:
        return NAME in setup.expansions

    def refusal(self, setup: Setup) -> str | None:
        if len(setup.expansions) > 1:
            return "ghost-alone"
        if setup.teams:
            return "ghost-pairs"
        if GHOST not in setup.seats or setup.first == GHOST:
            return "ghost-seat"
        return None if FEWEST <= len(setup.seats) <= MOST else "ghost-how-many"

    def seated(self, setup: Setup) -> Setup:
        """Ghost sits at the first player's right, so he is last in turn order."""
        people = [bandit for bandit in setup.seats if bandit != GHOST]
        start = dice.draw(setup.seed, -1) % len(people) if setup.first is None else people.index(setup.first)
        return replace(setup, seats=(*people[start:], *people[:start], GHOST), first=people[start])

    def deck(self, setup: Setup, bandit: str, actions: Sequence[str]) -> Sequence[str]:
        return DECK if bandit == GHOST else actions

    def starting_purse(self, bandit: str) -> bool:
        return bandit != GHOST

    def locomotive_loot(self, loot: tuple[Loot, ...]) -> tuple[Loot, ...]:
        return tuple(THE_SUITCASE if token == THE_STRONGBOX else token for token in loot)

    def values(self) -> Mapping[str, int]:
        return {SUITCASE: VALUE}

    def is_person(self, bandit: str) -> bool:
        return bandit != GHOST

    def resolution(self, card: Card) -> Step | None:
        return STEPS[card.action] if card.bandit == GHOST else None

    def set_up(self, table: Table) -> None:
        table.state.own[KEY] = ()

    def instead(self, state: State, step: Step) -> tuple[Step, ...]:
        """He has no hand: his eight cards are shuffled, and on his turn the top one is played."""
        assert isinstance(step, DealHand | Plan)
        if step.player != state.bandits[GHOST].player:
            return (step,)
        return (ShuffleEight(step.player),) if isinstance(step, DealHand) else (TakeTop(step.player), step)

    def amend(self, state: State, decision: Decision, options: Sequence[Option]) -> Sequence[Option]:
        """His top card is played, the first of a round face down; he takes a purse when he may."""
        if isinstance(decision, PickPocket):
            return (rob(PURSE),) if decision.bandit == GHOST else options
        assert isinstance(decision, Plan)
        if decision.player != state.bandits[GHOST].player:
            return options
        return [play(card, decision.opening) for card in state.players[decision.player].hand]

    def keeps_bullets(self, bandit: str) -> bool:
        return bandit == GHOST

    def cancels(self, table: Table, card: Card) -> bool:
        """Three bullets in front of him stop a card and are discarded, neutral ones first."""
        wounds = table.state.bandits[GHOST].wounds
        if card.bandit != GHOST or len(wounds) < STOPPED_BY:
            return False
        gone = sorted(wounds, key=lambda owner: owner != NEUTRAL)[:STOPPED_BY]
        table.tell(CardCancelled, card, tuple(gone))
        return True

    def winners(self, state: State) -> tuple[int, ...] | None:
        return (state.bandits[GHOST].player,) if find_suitcase(state).carrier == GHOST else None

    def standing(self, state: State, seat: int | None) -> tuple[Standing, ...]:
        case = find_suitcase(state)
        key = {GHOST: "ghost-has-suitcase", None: "suitcase-lies"}.get(case.carrier, "suitcase-carried")
        return (Standing(key, {"bandit": case.carrier or "", "space": state.train.names[case.space]}),)

    def read_position(self, state: State, position: Mapping[str, Any]) -> None:
        state.own[KEY] = ()

    def read_bandit(self, state: State, key: str, bandit: str, entry: Mapping[str, Any]) -> None:
        if bandit == GHOST:
            ghost = state.bandits[GHOST]
            ghost.wounds = (GHOST,) * len(ghost.wounds)


@dataclass(frozen=True, slots=True)
class ShuffleEight(Step):
    """At the start of a round Ghost's eight cards are shuffled."""

    player: int

    def run(self, table: Table) -> None:
        state = table.state
        table.tell(DeckShuffled, self.player, tuple(state.shuffled(state.players[self.player].deck)))


@dataclass(frozen=True, slots=True)
class TakeTop(Step):
    """The top card of Ghost's deck comes up, to be played."""

    player: int

    def run(self, table: Table) -> None:
        table.tell(CardsDrawn, self.player, tuple(table.state.players[self.player].deck[-1:]), KEY)


@dataclass(frozen=True, slots=True)
class CardCancelled(Event):
    """A card of Ghost's was ignored, and three bullets in front of him were discarded: neutral to the supply."""

    card: Card
    bullets: tuple[str, ...]

    @staticmethod
    def do(state: State, card: Card, bullets: tuple[str, ...]) -> None:
        ghost = state.bandits[GHOST]
        left = list(ghost.wounds)
        for owner in bullets:
            left.remove(owner)
            if owner == NEUTRAL:
                state.neutral += 1
            else:
                state.own[KEY] += (owner,)
        ghost.wounds = tuple(left)
