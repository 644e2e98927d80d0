"""What Legend would choose and why, in words."""

from collections.abc import Sequence

from game.bots.advice import Advice
from game.engine.contents import Card
from game.engine.option import Option
from game.engine.phases.scheming import Draw, Play
from game.engine.view import View
from game.expansions import book
from game.scenes.action.asking import label
from game.scenes.narrowing import Narrowing
from game.scenes.scheming import offers
from game.table import naming
from game.ui.words import Words

LEAST = 0.05  # what happens less often is not told
SMALL = 0.15  # who wins more seldom, whatever he does, is told which choice is better, not how seldom
HUNDRED = 100


def heading(words: Words, view: View, advice: Advice) -> str:
    """What Legend would do, in a sentence."""
    option = advice.option
    if isinstance(option, Draw):
        first = words("hint-draw")
    elif isinstance(option, Play):
        card = _named(words, view, option.card)
        first = words("hint-play-hidden" if option.hidden else "hint-play", card=card)
    else:
        first = words("hint-choose", what=in_words(words, view, option))
    if not advice.then:
        return words("hint-would", what=first)
    then = ", ".join(words(f"action-{action}") for action in advice.then)
    # what is drawn is not in the hand yet
    return words("hint-would-perhaps" if isinstance(option, Draw) else "hint-would-then", what=first, then=then)


def reasons(words: Words, view: View, advice: Advice) -> list[str]:
    """Why: the odds, what it will probably bring by the end of the round, what the others will probably do."""
    return [_odds(words, view, advice), _expected(words, advice), *_others(words, advice)]


def _odds(words: Words, view: View, advice: Advice) -> str:
    """How often it wins, and the next best; where both are seldom, only which of them is better."""
    other = "" if advice.second is None else in_words(words, view, advice.second)
    if advice.chance < SMALL:
        if not other:
            return words("hint-best")
        same = _percent(advice.chance) == _percent(advice.second_chance)
        return words("hint-as-good" if same else "hint-better", other=other)
    odds = words("hint-odds", percent=_percent(advice.chance))
    if not other:
        return odds
    return words("hint-odds-and", odds=odds, percent=_percent(advice.second_chance), other=other)


def in_words(words: Words, view: View, option: Option) -> str:
    """An option in a few words, as its cards, spaces and buttons are named."""
    cards = offers.cards_of(option)
    if cards:
        return _named(words, view, cards[0])
    if isinstance(option, Draw):
        return words("hint-drawing")
    verb = next((one for one in book.verbs(words, view) if one.option == option), None)
    if verb is not None:
        return verb.label
    card = book.option_card(words, view.state, option)
    if card is not None:
        return card.title
    kept = offers.kept_by(option)
    return _narrowed(words, view, option) if kept is None else _keeping(words, kept)


def _named(words: Words, view: View, card: Card) -> str:
    """A card; whose, where somebody leads two bandits."""
    action = words(f"action-{card.action}")
    if len(view.state.leader(card.bandit).bandits) == 1:
        return action
    return words("hint-card-of", card=action, who=naming.name(words, card.bandit))


def _keeping(words: Words, kept: Sequence[Card | str]) -> str:
    """Which cards of a hand are kept."""
    names = [words(f"action-{card if isinstance(card, str) else card.action}") for card in kept]
    return words("hint-keep", cards=naming.listed(words, names)) if names else words("hint-keep-nothing")


def _narrowed(words: Words, view: View, option: Option) -> str:
    """Step by step as it is chosen."""
    choosing, found = Narrowing(view.options), []
    while choosing.settled is None:
        step = next((step for step in choosing.steps() if option in step.options), None)
        if step is None:
            break
        if isinstance(step.value, int) and not isinstance(step.value, bool):
            found.append(naming.place(words, view.state, step.value))
        else:
            found.append(label(words, step))
        choosing.choose(step)
    return ", ".join(found)


def _expected(words: Words, advice: Advice) -> str:
    """Money, bullets, and the danger of the Marshal."""
    dollars = round(advice.money / 10) * 10
    money = words("hint-gain" if dollars >= 0 else "hint-loss", dollars=words("dollars", amount=str(abs(dollars))))
    found = [money, words("hint-wounds", count=round(advice.wounds, 1))]
    if advice.marshal >= LEAST:
        found.append(words("hint-marshal", percent=_percent(advice.marshal)))
    return words("hint-by-then", what=" · ".join(found))


def _others(words: Words, advice: Advice) -> list[str]:
    """What the others will probably play, and who hits one most often."""
    found = []
    if advice.others:
        likely = [
            words(
                "hint-other",
                who=naming.name(words, one.bandit),
                card=words(f"action-{one.action}"),
                percent=_percent(one.share),
            )
            for one in advice.others
        ]
        found.append(words("hint-others", what=", ".join(likely)))
    if advice.shooter_share >= LEAST * 2:
        who = naming.name(words, advice.shooter)
        found.append(words("hint-shooter", who=who, percent=_percent(advice.shooter_share)))
    return found


def _percent(share: float) -> str:
    return str(round(HUNDRED * share))
