"""What a card would do if it were carried out now: told of a lifted card, though the train will have changed."""

from collections.abc import Callable, Sequence

from game.engine.actions.fire import FireAt
from game.engine.actions.punch import PunchAt
from game.engine.contents import FIRE, MARSHAL, MOVE, PUNCH, ROBBERY, Card
from game.engine.game import dud, preview
from game.engine.state import State
from game.expansions import book
from game.table import naming
from game.ui.words import Words


def in_words(words: Words, state: State, card: Card) -> str:
    """A sentence about a card as the table stands; `state` may be a view."""
    reason = dud(state, card)
    if reason is not None:
        return words("forecast-dud", why=words(f"nothing-{reason}"))
    tell = FORECASTS.get(card.action)
    return tell(words, state, card) if tell is not None else words("forecast-floor_change")


def _move(words: Words, state: State, card: Card) -> str:
    roof = state.train.is_roof[state.bandits[card.bandit].space]
    return words("forecast-move-roof" if roof else "forecast-move-in")


def _fire(words: Words, state: State, card: Card) -> str:
    if not state.bandits[card.bandit].bullets:
        return words("forecast-no-bullets")
    targets = [option.target for option in preview(state, card) if isinstance(option, FireAt)]
    return words("forecast-fire", whom=_one_of(words, state, card, targets)) if targets else words("forecast-nobody")


def _one_of(words: Words, state: State, card: Card, bandits: Sequence[str]) -> str:
    """Whom of some bandits a card may hit; a partner comes last, as one's own."""
    own = state.leader(card.bandit).bandits
    others = [naming.name(words, one) for one in bandits if one not in own]
    partners = [words("forecast-own", who=naming.name(words, one)) for one in bandits if one in own]
    return naming.one_of(words, [*others, *partners])


def _punch(words: Words, state: State, card: Card) -> str:
    victims = dict.fromkeys(option.victim for option in preview(state, card) if isinstance(option, PunchAt))
    if not victims:
        return words("forecast-nobody")
    return words("forecast-punch", whom=_one_of(words, state, card, list(victims)))


def _rob(words: Words, state: State, card: Card) -> str:
    lying = state.floor[state.bandits[card.bandit].space]
    kinds = dict.fromkeys(token.kind for token in lying)
    found = [words(f"loot-{kind}", count=sum(token.kind == kind for token in lying)) for kind in kinds]
    return words("forecast-rob", loot=", ".join(found)) if found else words("forecast-no-loot")


def _marshal(words: Words, state: State, card: Card) -> str:
    return words("forecast-marshal", car=naming.car(words, state, state.marshal))


FORECASTS: dict[str, Callable[[Words, State, Card], str]] = {
    MOVE: _move,
    FIRE: _fire,
    PUNCH: _punch,
    ROBBERY: _rob,
    MARSHAL: _marshal,
    **book.FORECASTS,
}
