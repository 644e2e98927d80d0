"""A HINT: what Legend would choose, and why, on a sheet over the train; for the eyes of whoever asked alone."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.board.marks import Marks
from game.bots.advice import Advice
from game.draw import lettering
from game.draw.hiding import hidden
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, INK, MUTED
from game.engine.contents import Card
from game.engine.option import Option
from game.engine.phases.scheming import Draw, Play
from game.engine.view import View
from game.expansions import book
from game.scenes.action.asking import label
from game.scenes.narrowing import Narrowing
from game.scenes.scheming import offers
from game.table import naming
from game.ui.canvas import Canvas
from game.ui.words import Words

WIDE, EDGE = 620.0, 12.0
LEFT = 50.0  # of the words, beside the lamp
HEAD, LINE, STEP = 17.0, 14.5, 20.0
LEAST = 0.05  # what happens less often is not told
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
    return words("hint-would-then", what=first, then=", ".join(words(f"action-{action}") for action in advice.then))


def reasons(words: Words, view: View, advice: Advice) -> list[str]:
    """Why: the odds, what it will probably bring by the end of the round, what the others will probably do."""
    odds = words("hint-odds", percent=_percent(advice.chance))
    if advice.second is not None:
        other = in_words(words, view, advice.second)
        odds = words("hint-odds-and", odds=odds, percent=_percent(advice.second_chance), other=other)
    return [odds, _expected(words, advice), *_others(words, advice)]


def in_words(words: Words, view: View, option: Option) -> str:
    """An option in a few words, as its cards, spaces and buttons are named."""
    cards = offers.cards_of(option)
    if cards:
        return _named(words, view, cards[0])
    if isinstance(option, Draw):
        return words("hint-drawing")
    verb = next((one.label for one in book.verbs(words, view) if one.option == option), None)
    card = book.option_card(words, view.state, option)
    if verb is not None or card is not None:
        return verb or card.title  # type: ignore[union-attr]
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
        value = step.value
        space = isinstance(value, int) and not isinstance(value, bool)
        found.append(naming.place(words, view.state, value) if space else label(words, step))  # type: ignore[arg-type]
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


def foreseen(advice: Advice | None, picked: Option | None, marks: Marks) -> Marks:
    """The marks, with what will probably be seen on the train if what a hint speaks of, and is picked, is done."""
    if advice is None or advice.option != picked:
        return marks
    sight = advice.sight
    if sight.kind == "to":
        return replace(marks, actor=sight.bandit, spaces={sight.space: None}, landing=sight.bandit, hovered=sight.space)
    if sight.kind == "marshal":
        return replace(marks, spaces={sight.space: None}, landing="marshal", hovered=sight.space)
    if sight.kind in ("shot", "punched"):
        return replace(marks, bandits={sight.what: None}, aiming=sight.kind == "shot", hovered=sight.what)
    if sight.kind == "loot":
        place = (sight.space, sight.what)
        return replace(marks, loot={place: None}, hovered=place)
    return marks


class HintSheet:
    """Lies where it hides least of the train. Until there is an `advice` it says that Legend is thinking."""

    def __init__(self, kit: Kit, words: Words, view: View) -> None:
        self.kit = kit
        self.words = words
        self.view = view
        self.advice: Advice | None = None
        self.progress = 0.0

    @property
    def _said(self) -> tuple[str, list[str]]:
        if self.advice is None:
            return self.words("hint-thinking"), []
        return heading(self.words, self.view, self.advice), reasons(self.words, self.view, self.advice)

    def _wrapped(self) -> tuple[list[str], list[str]]:
        head, lines = self._said
        room = self.kit.px(WIDE - LEFT - EDGE)
        heads = lettering.wrap(head, lettering.HEAVY, self.kit.px(HEAD), room)
        rows = [row for line in lines for row in lettering.wrap(line, lettering.BODY, self.kit.letter(LINE), room)]
        return heads, rows

    def rect(self, taken: Sequence[Rect], left: float, right: float, tops: Sequence[float]) -> Rect:
        """Where it lies between two edges, at one of `tops` (in units), in pixels: `taken` should not be hidden."""
        heads, rows = self._wrapped()
        high = max(56.0, 22 + (HEAD + 5) * len(heads) + STEP * len(rows))
        lefts = (right - WIDE, (left + right - WIDE) / 2, left)
        places = [self.kit.scale.rect(x, top, WIDE, high) for top in tops for x in lefts]
        return min(places, key=lambda place: hidden(place, taken))

    def draw(self, surface: Surface, rect: Rect) -> None:
        """Draw it."""
        u = self.kit.scale.u
        canvas = Canvas(self.kit, surface, rect.left, rect.top)
        canvas.panel((0, 0, rect.width / u, rect.height / u), INK, AMBER, radius=12)
        canvas.piece("ui_hint", 12, 12, width=28)
        heads, rows = self._wrapped()
        baseline = 31.0
        for line in heads:
            canvas.head(line, LEFT, baseline, HEAD, CREAM)
            baseline += HEAD + 5
        for row in rows:
            canvas.text(row, LEFT, baseline, LINE, MUTED)
            baseline += STEP
        if self.advice is None:
            canvas.box((LEFT, 42, WIDE - LEFT - EDGE - 8, 5), MUTED, radius=2.5, opacity=0.4)
            canvas.box((LEFT, 42, max(5.0, (WIDE - LEFT - EDGE - 8) * self.progress), 5), AMBER, radius=2.5)
