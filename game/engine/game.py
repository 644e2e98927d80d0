"""The public face of the rules: a new game, what may be chosen, what a choice does, what a seat may know."""

from collections.abc import Sequence

from game.engine.contents import Card
from game.engine.events import Event
from game.engine.option import Option
from game.engine.phases.setup import new_game, opening
from game.engine.rules import CannotBePlayed, refusal, seated
from game.engine.state import Setup, State
from game.engine.step import Barred, Decision
from game.engine.table import Table, advance, take
from game.engine.view import Beside, Figure, Kept, Standing, View, view

__all__ = [
    "CannotBePlayed",
    "Group",
    "IllegalOption",
    "Setup",
    "State",
    "View",
    "apply",
    "barred",
    "beside",
    "dud",
    "extra_money",
    "figures",
    "kept",
    "new_game",
    "opening",
    "options",
    "play",
    "preview",
    "refusal",
    "seated",
    "standing",
    "start",
    "to_move",
    "view",
]

Group = tuple[Event, ...]


class IllegalOption(ValueError):
    """A choice that is not on offer."""


def options(state: State) -> Sequence[Option]:
    """What the player to move may choose: two options or more, or none when the game is over."""
    return state.offered


def to_move(state: State) -> int | None:
    """The seat of the player who has to choose; None when the game is over."""
    return None if state.asking is None else state.asking.seat(state)


def start(state: State) -> list[Group]:
    """Run an `opening` up to its first choice; the events, in groups that happen together."""
    table = Table(state, [])
    advance(table)
    return _told(table)


def play(state: State, option: Option) -> None:
    """Carry an option out, and everything automatic after it, in place and without telling: for search.

    Raises IllegalOption when it is not on offer.
    """
    _carry_out(Table(state, None), option)


def apply(state: State, option: Option) -> list[Group]:
    """Carry an option out, and everything automatic after it, in place; the events, in groups that happen together.

    Raises IllegalOption when it is not on offer.
    """
    table = Table(state, [])
    _carry_out(table, option)
    return _told(table)


def barred(state: State) -> tuple[Barred, ...]:
    """Who is not on offer at the present decision although one might expect him, and why."""
    return () if state.asking is None else state.asking.barred(state)


def preview(state: State, card: Card) -> list[Option]:
    """What a planned card could do if it were carried out now; works on views too, and changes nothing.

    Empty for a card that would have no effect, or whose effect is no choice.
    """
    step = state.rules.carrying_out[card][0]
    if not isinstance(step, Decision) or state.rules.dud(state, card) is not None:
        return []
    return list(state.rules.offer(state, step))


def dud(state: State, card: Card) -> str | None:
    """Why a card would have no effect however the table stood, as a key; None when it might have one."""
    return state.rules.dud(state, card)


def lies_open(state: State, card: Card) -> bool:
    """Whether a card lies face up even where all others are played face down."""
    return any(rule.lays_open(state, card) for rule in state.rules.uncoverers)


def figures(state: State) -> tuple[Figure, ...]:
    """Who stands on the train, or on what goes beside it, besides bandits and Marshal."""
    return tuple(figure for rule in state.rules.in_play for figure in rule.figures(state))


def beside(state: State) -> tuple[Beside, ...]:
    """What stands beside the cars. Vehicles with places of their own are in the train's tables."""
    return tuple(one for rule in state.rules.in_play for one in rule.beside(state))


def kept(state: State, bandit: str) -> tuple[Kept, ...]:
    """What a bandit has in front of him that is neither loot nor card."""
    return tuple(one for rule in state.rules.in_play for one in rule.kept(state, bandit))


def extra_money(state: State, bandit: str) -> dict[str, int]:
    """Money of a bandit that is no token, by where it comes from: keys, and dollars."""
    return state.rules.extra_money(state, bandit)


def standing(state: State, seat: int | None) -> tuple[Standing, ...]:
    """How the table stands for the aims of the rules in play, for a seat's eyes (None: everybody's)."""
    return tuple(word for rule in state.rules.in_play for word in rule.standing(state, seat))


def _told(table: Table) -> list[Group]:
    return [tuple(group) for group in table.groups or () if group]


def _carry_out(table: Table, option: Option) -> None:
    state = table.state
    for offered in state.offered:  # mostly it is one of the very objects, which is found sooner than an equal one
        if offered is option:
            break
    else:
        if option not in state.offered:
            words = ", ".join(choice.words(state) for choice in state.offered) or "nothing"
            raise IllegalOption(f"{option} is not on offer; there is: {words}")
    asking = state.asking
    assert asking is not None
    take(table, asking, option)
    advance(table)
