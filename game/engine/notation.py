"""NOTATION: spaces, loot, cards and choices as text: `2.roof`, `purse:250`, `doc fire`, `punch doc jewel 3.in`."""

from collections.abc import Sequence

from game.engine.contents import BULLET, HIDDEN_CARD, PURSE, PURSES, VALUES, Card, Loot
from game.engine.option import Option
from game.engine.state import Played, State
from game.engine.written import Misread, listed, one_of

HIDDEN = HIDDEN_CARD.action


class NotOnOffer(ValueError):
    """A choice that is not among those `offered`; nothing is, where nobody is asked."""

    def __init__(self, choice: str, offered: Sequence[str]) -> None:
        super().__init__(f"{choice} is not on offer; there is: {', '.join(offered) or 'nothing'}")
        self.choice = choice
        self.offered = tuple(offered)


def offered_words(state: State) -> list[str]:
    """What may be chosen now, in notation."""
    return [option.words(state) for option in state.offered]


def read_option(state: State, choice: str) -> Option:
    """The offered option that writes so.

    Raises NotOnOffer when there is none.
    """
    words = " ".join(choice.split())
    for option in state.offered:
        if option.words(state) == words:
            return option
    raise NotOnOffer(choice, offered_words(state))


def read_space(state: State, key: str, found: object) -> int:
    """The space written `2.roof`.

    Raises Misread when the train has no such space.
    """
    return state.train.space(one_of(key, found, state.train.places))


def write_loot(state: State, loot: Loot) -> str:
    """A token: `purse:250`, or `purse` where a view conceals the value; `jewel`, `strongbox`."""
    if loot.kind == PURSE:
        value = state.purse_values[loot.number]
        return loot.kind if value is None else f"{loot.kind}:{value}"
    own = (words for rule in state.rules.in_play if (words := rule.write_token(state, loot)) is not None)
    return next(own, loot.kind)


def read_loot(state: State, key: str, found: object, *, bare: bool = False) -> str:
    """A token's words, checked; a kind whose tokens differ only stands alone, as `purse`, if it may be `bare`.

    Raises Misread when there is no such token.
    """
    purses = [f"{PURSE}:{value}" for value in dict.fromkeys(PURSES)]
    own = [words for rule in state.rules.in_play for words in rule.loot_words()]
    kinds = [PURSE, *state.rules.values] if bare else []
    return one_of(key, found, list(dict.fromkeys([*kinds, *purses, *VALUES, *own])))


def actions_of(state: State, bandit: str) -> list[str]:
    """The kinds of action cards that a bandit has."""
    deck = state.rules.decks[state.bandits[bandit].player]
    return list(dict.fromkeys(card.action for card in deck if card.bandit == bandit))


def read_cards(state: State, key: str, found: object, bandit: str) -> list[Card]:
    """Cards in a bandit's hand or deck: actions, and `bullet`. Whose bullet it is does not show: it bears his name.

    Raises Misread when one is none of his cards.
    """
    words = [*actions_of(state, bandit), BULLET]
    return [Card(bandit, one_of(key, action, words)) for action in listed(key, found)]


def write_cards(state: State, cards: Sequence[Card], bandit: str) -> list[str]:
    """Which of a player's cards are this bandit's, as `read_cards` reads them."""
    return [card.action for card in cards if _holder(state, card, bandit) == bandit]


def read_played(state: State, key: str, found: object) -> Played:
    """A card of the common pile: `tuco fire`, `ghost fire hidden`.

    Raises Misread when nobody can have played it.
    """
    if not isinstance(found, str) or not found.split():
        raise Misread(key, found, "played")
    bandit, *rest = found.split()
    one_of(key, bandit, list(state.bandits))
    hidden = rest[1:] == [HIDDEN]
    action = " ".join(rest[:1] if hidden else rest)
    return Played(Card(bandit, one_of(key, action, actions_of(state, bandit))), hidden)


def write_played(played: Played) -> str:
    """A card of the common pile; one that a view conceals is `ghost hidden`."""
    known = [played.card.action] if played.card.action != HIDDEN else []
    return " ".join([played.card.bandit, *known, *([HIDDEN] if played.hidden else [])])


def _holder(state: State, card: Card, bandit: str) -> str:
    """Whose card it is among the bandits whom one player leads.

    A bullet bears the name of who shot it, so with two bandits their wounds tell which of them received it; one
    that a written list gave bears the name of him who was given it.
    """
    if card.action != BULLET:
        return card.bandit
    pair = state.leader(bandit).bandits
    wounded = [name for name in pair if card.bandit in state.bandits[name].wounds]
    return (wounded or [name for name in pair if name == card.bandit] or list(pair))[0]
