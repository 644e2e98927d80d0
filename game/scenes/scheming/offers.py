"""What the options of a player who plans stand for: cards of his hand, questions, words on buttons."""

from collections import Counter
from collections.abc import Sequence

from game.engine.contents import BULLET, SPEEDING_UP, TUNNEL, Card
from game.engine.option import Option
from game.engine.phases.scheming import Draw, Plan, Play
from game.engine.rounds.pickpocketing import Pass
from game.engine.state import State
from game.engine.step import Decision
from game.engine.variants.two_players import Cover, CoverFire, Keep, KeepOne
from game.engine.view import View
from game.table import naming
from game.ui.words import Words

ORDER = ("move", "floor_change", "fire", "punch", "robbery", "marshal")  # others come after these


def cards_of(option: Option) -> tuple[Card, ...]:
    """The card that an option plays or takes, if any."""
    return (option.card,) if isinstance(option, Play | Keep | Cover) else ()


def of_card(offered: Sequence[Option], card: Card, *, hidden: bool) -> Option | None:
    """The option that a lifted card stands for, face down if it can be."""
    fits = [option for option in offered if card in cards_of(option)]
    exact = [option for option in fits if isinstance(option, Play) and option.hidden == hidden]
    return next(iter(exact or fits), None)


def kept_by(option: Option) -> tuple[Card | str, ...] | None:
    """What an option keeps of a hand: cards, or their actions alone; None for an option of another kind."""
    cards = getattr(option, "cards", None)
    return cards if isinstance(cards, tuple) else None


def of_kept(offered: Sequence[Option], chosen: Sequence[Card]) -> Option | None:
    """The option that keeps just these cards of a hand."""
    return next((one for one in offered if _missing(one, chosen) == Counter() and _size(one) == len(chosen)), None)


def shown(view: View | None, offered: Sequence[Option]) -> Sequence[Card]:
    """A seat's hand in order; while the first card is picked out of the deck, what may be picked; nobody's is empty."""
    if view is None or view.seat is None:
        return []
    picked = [option.card for option in offered if isinstance(option, Keep)]
    return picked or sorted(view.state.players[view.seat].hand, key=rank)


def places(kept: Sequence[Card | str], hand: Sequence[Card]) -> frozenset[int]:
    """Where in a hand the cards are that an option keeps."""
    found: set[int] = set()
    for card in kept:
        fits = [index for index, held in enumerate(hand) if card in (held, held.action) and index not in found]
        found.update(fits[:1])
    return frozenset(found)


def may_keep(offered: Sequence[Option], chosen: Sequence[Card]) -> bool:
    """Whether these cards of a hand can be kept, alone or with others."""
    return any(_missing(option, chosen) == Counter() for option in offered)


def most_kept(offered: Sequence[Option]) -> int:
    """How many cards of a hand can be kept."""
    return max(map(_size, offered), default=0)


def _size(option: Option) -> int:
    return len(kept_by(option) or ())


def _missing(option: Option, chosen: Sequence[Card]) -> Counter[Card | str] | None:
    """Which of the chosen cards an option does not keep; None where it keeps nothing."""
    kept = kept_by(option)
    if kept is None:
        return None
    by_action = any(isinstance(card, str) for card in kept)
    return Counter(card.action if by_action else card for card in chosen) - Counter(kept)


def passing(offered: Sequence[Option]) -> Option | None:
    """The option that does nothing, if there is one."""
    return next((one for one in offered if isinstance(one, Pass)), None)


def others(offered: Sequence[Option]) -> list[Option]:
    """The options that neither a card nor one of the usual verbs stands for: each gets a button of its own."""
    return [one for one in offered if not cards_of(one) and kept_by(one) is None and not isinstance(one, Draw | Pass)]


def label(words: Words, state: State, option: Option) -> str:
    """What stands on the button of such an option: its own words, or how the rules write it."""
    key = naming.key("choose", type(option))
    return words(key) if key in words else option.words(state)


def draw(offered: Sequence[Option]) -> Option | None:
    """The option that draws cards, if there is one."""
    return next((one for one in offered if isinstance(one, Draw)), None)


def may_be_hidden(offered: Sequence[Option], card: Card) -> bool:
    """Whether a card can be played face down by choice."""
    return any(isinstance(option, Play) and option.hidden and option.card == card for option in offered)


def picks(offered: Sequence[Option]) -> bool:
    """Whether a card is picked out of the deck to be kept in hand."""
    return any(isinstance(option, Keep) for option in offered)


def question(words: Words, asking: Decision | None, offered: Sequence[Option]) -> str:
    """The name of the words that ask for a choice."""
    own = naming.key("scheming-ask", type(asking))
    if own in words:
        return own
    if picks(offered):
        return "scheming-ask-first"
    if any(kept_by(option) is not None for option in offered):
        return "scheming-ask-keep"
    if len(others(offered)) == len(offered):
        return "scheming-ask-anything"
    return "scheming-ask-cover" if any(isinstance(option, Cover) for option in offered) else "scheming-ask"


def turn(words: Words, state: State, offered: Sequence[Option]) -> str:
    """How many turns of the round are left, and which of two plays in a row this is; nothing before the first round."""
    if not state.round_number or picks(offered):
        return ""
    left = words("scheming-turns-left", count=len(state.round_card.turns) - state.turn)
    if state.round_card.turns[state.turn] != SPEEDING_UP:
        return left
    ahead = state.agenda[-1] if state.agenda else None
    asking = state.asking
    again = isinstance(ahead, Plan) and isinstance(asking, Plan) and ahead.player == asking.player
    return words("scheming-first-of-two" if again else "scheming-second-of-two", left=left)


def covering(state: State) -> str:
    """The bandit whose card may cover the Fire that his partner has just played; empty at any other choice."""
    asking = state.asking
    if not isinstance(asking, CoverFire):
        return ""
    return next(name for name in state.players[asking.player].bandits if name != asking.shooter)


def aside(words: Words, state: State, offered: Sequence[Option]) -> str:
    """What is said besides of a question: what a seldom one means, else how far the round has come."""
    asking, partner = state.asking, covering(state)
    if isinstance(asking, KeepOne):
        kept = len(state.players[asking.player].hand)
        return words("scheming-first-means", count=max(0, state.rules.hand_size(state, asking.player) - kept))
    if partner:
        return words("scheming-cover-means", who=naming.name(words, partner))
    return turn(words, state, offered)


def rank(card: Card) -> tuple[bool, str, int]:
    """Action cards before bullets, by bandit, in the order of the rulebook."""
    return card.action == BULLET, card.bandit, ORDER.index(card.action) if card.action in ORDER else len(ORDER)


def tunnel(state: State) -> bool:
    """Whether every card is played face down now."""
    return bool(state.round_number) and state.round_card.turns[state.turn] == TUNNEL
