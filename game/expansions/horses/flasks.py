"""WHISKEY in one's turn: what is drunk from, and what a sip does, told beside the deck."""

from collections.abc import Sequence

from game.engine.contents import BULLET, STANDARD
from game.engine.expansions.horses.flasks import AS_LOOT, HALF, OLD
from game.engine.expansions.horses.whiskey import Drink, FlaskDrunk
from game.engine.state import SCHEMING, State
from game.engine.view import View
from game.expansions.expansion import News, Verb
from game.expansions.horses.pictures import loot_piece
from game.ui.words import Words


def verbs(words: Words, view: View) -> Sequence[Verb]:
    """A sip from each kind of flask that the seat has; now, or at another time and why not now."""
    assert view.seat is not None
    state = view.state
    if state.phase != SCHEMING:
        return ()
    owned = {loot.kind for name in state.players[view.seat].bandits for loot in state.bandits[name].loot}
    offered = {option.flask: option for option in view.options if isinstance(option, Drink)}
    asked = bool(view.options)
    return [
        Verb(
            name=kind.replace(":", " "),
            piece=loot_piece(kind),
            title=words(f"drink-{_key(kind)}"),
            text=words(f"drink-{_key(kind)}-gives" if kind in offered or not asked else "drink-not-now"),
            label=words("drink"),
            option=offered.get(kind),
            asks=words(f"drink-{_key(kind)}-asks"),
            means=words(f"drink-{_key(kind)}-means"),
            reason="" if kind in offered else words(_why_not(state, view.seat, kind)),
        )
        for kind in AS_LOOT
        if kind in owned
    ]


def news(event: FlaskDrunk) -> News:
    """Whoever drank, and from what."""
    return News(event.bandit, f"news-drank-{event.kind}")


def _key(kind: str) -> str:
    return kind.replace(":", "-")


def _why_not(state: State, seat: int, kind: str) -> str:
    """The key of the sentence that tells why nothing can be drunk now."""
    if not state.round_number or state.round_card.turns[state.turn] != STANDARD:
        return "drink-only-standard"
    if kind == HALF[OLD] and all(card.action == BULLET for card in state.players[seat].hand):
        return "drink-no-card"
    return "drink-one-sip"
