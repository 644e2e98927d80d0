"""What a player who plans is asked, and the buttons beside his hand."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.draw.scale import Scale
from game.engine import game
from game.engine.contents import BULLET, MARSHAL, Card
from game.engine.option import Option
from game.engine.state import State
from game.engine.view import View
from game.expansions import book
from game.expansions.expansion import Verb
from game.scenes.scheming import deck, forecast, offers
from game.scenes.scheming.pick import Pick
from game.table import naming
from game.table.fan import Held
from game.ui.controls import FIRST, Button
from game.ui.focus import Target, nothing
from game.ui.key_hints import KeyHint, digits
from game.ui.keys import Intent
from game.ui.prompt import Prompt
from game.ui.words import Words

BESIDE_DECK = (156.0, 606.0, 86.0, 40.0)
BESIDE_PILE = (1174.0, 606.0, 78.0, 40.0)
KEEP, PLAY, HIDE = (836.0, 490.0, 168.0, 36.0), (900.0, 490.0, 104.0, 36.0), (772.0, 490.0, 122.0, 36.0)
OTHER = (1010.0, 490.0, 118.0, 36.0)  # where the row of other options ends, and how large one is
BACK = (36.0, 6.0)  # how wide and high the button beside these is, and how far off; for the mouse alone
DONE = (474.0, 520.0, 332.0, 64.0)  # before the hand, of which what was drawn is a part now
ROOM_KEEP, ROOM_PLAY, ROOM_HIDE = 180, 112, 240  # units of the prompt that buttons lie on


@dataclass(frozen=True)
class Acts:
    """What the buttons do."""

    choose: Callable[[Option], None]
    draw: Callable[[], None]
    reach_for: Callable[[Option], None]
    confirm: Callable[[], None]
    put_back: Callable[[], None]
    hide: Callable[[], None]
    look: Callable[[], None]


def buttons(
    words: Words, scale: Scale, state: State, pick: Pick, acts: Acts, verbs: Sequence[Verb] = (), *, keys: bool
) -> list[Button]:
    """Draw, pass, keep, play, face down, look at the pile, whatever else is offered: those that fit the moment.

    Without `keys` there is one, too, that puts back what is lifted.
    """
    found = []
    beside_deck = deck.DRAW_OVER_VERBS if verbs else BESIDE_DECK
    if offers.draw(pick.offered) is not None:
        found.append(Button("draw", beside_deck, words("scheming-draw"), acts.draw, size=16, chosen=pick.drawing))
    found += deck.buttons(verbs, pick.verb, acts.reach_for)
    passing = offers.passing(pick.offered)
    if passing is not None:
        found.append(Button("pass", BESIDE_DECK, words("scheming-pass"), partial(acts.choose, passing), size=16))
    if pick.keeping:
        label = words("scheming-keep", count=len(pick.toggled))
        found.append(Button("keep", KEEP, label, acts.confirm, FIRST, size=16))
    if pick.drawing:
        found.append(Button("play", PLAY, words("scheming-draw"), acts.confirm, FIRST, size=16))
    reached = next((verb for verb in verbs if verb.option is not None and verb.option == pick.verb), None)
    if reached is not None:
        found.append(Button("play", PLAY, reached.label, acts.confirm, FIRST, size=16))
    if pick.lifted is not None:
        verb = words("scheming-take" if offers.picks(pick.offered) else "scheming-play")
        found.append(Button("play", PLAY, verb, acts.confirm, FIRST, size=16))
    if pick.may_hide:
        found.append(Button("hide", HIDE, words("scheming-face-down"), acts.hide, size=16, chosen=pick.face_down))
    if pick.lifted is not None or pick.drawing or reached is not None:
        found += [] if keys else [_back(words, pick, acts.put_back)]
    else:
        used = [verb.option for verb in verbs]
        found += _others(words, state, [option for option in pick.offered if option not in used], acts)
    if state.pile:
        found.append(Button("look", BESIDE_PILE, words("scheming-look"), acts.look, size=16))
    side, down = scale.wider / 2, scale.deeper
    return [replace(one, at=(one.at[0] + side, one.at[1] + down, *one.at[2:])) for one in found]


def _back(words: Words, pick: Pick, act: Callable[[], None]) -> Button:
    """The button that puts back what is lifted, beside those that are there already."""
    (x, y, _, high), (wide, apart) = (HIDE if pick.may_hide else PLAY), BACK
    at = x - apart - wide, y, wide, high
    return Button("back", at, "", act, icon="ui_close", hint=words("scheming-put-back"))


def _others(words: Words, state: State, offered: Sequence[Option], acts: Acts) -> list[Button]:
    """What has no place of its own, in a row that ends where the prompt does."""
    found = offers.others(offered)
    x, y, wide, high = OTHER
    return [
        Button(
            f"other {nth}",
            (x - (len(found) - nth) * (wide + 6), y, wide, high),
            offers.label(words, state, option),
            partial(acts.choose, option),
            size=15,
            numbered=True,
        )
        for nth, option in enumerate(found)
    ]


def question(words: Words, view: View, pick: Pick, who: str, name: str, *, keys: bool) -> Prompt:
    """What the prompt bar asks `name`, who leads `who`; of a lifted card it tells what it would find now."""
    state, beside = view.state, 0.0 if keys else sum(BACK)
    if pick.keeping:
        most = offers.most_kept(pick.offered)
        second = words("scheming-keep-most", count=most) if most < len(pick.held) else ""
        return Prompt(
            who, words(offers.question(words, state.asking, pick.offered), name=name), second, reserved=ROOM_KEEP
        )
    if pick.drawing:
        draw, back = (
            KeyHint((Intent.CHOOSE,), words("scheming-draw-confirm")),
            KeyHint((Intent.BACK,), words("scheming-put-back")),
        )
        hints: tuple[KeyHint, ...] = (draw, back) if keys else ()
        return Prompt(who, words("scheming-ask-draw", name=name), "", hints, True, reserved=ROOM_PLAY + beside)
    verbs = book.verbs(words, view)
    reached = next((verb for verb in verbs if verb.option is not None and verb.option == pick.verb), None)
    if reached is not None:
        return Prompt(who, reached.asks, reached.means, (), True, reserved=ROOM_PLAY + beside)
    card = pick.card
    if card is None:
        lift = digits(words, len(pick.held), words("scheming-lift"))
        asked = words(offers.question(words, state.asking, pick.offered), name=name)
        used = [verb.option for verb in verbs]
        room = len([one for one in offers.others(pick.offered) if one not in used]) * (OTHER[2] + 6)
        together = state.asking is not None and state.asking.together
        aside = words("scheming-together") if together else offers.aside(words, state, pick.offered)
        return Prompt(who, asked, aside, (lift,) if keys and pick.held else (), True, reserved=room)
    meaning = forecast.in_words(words, state, card)
    if pick.face_down or (offers.tunnel(state) and not game.lies_open(state, card)):
        meaning = words("forecast-face-down", meaning=meaning)
    # beside two buttons there is room for the way back alone; what Enter does stands on the button
    ways = ((Intent.CHOOSE, "scheming-confirm"), (Intent.BACK, "scheming-put-back"))[pick.may_hide :]
    hints = tuple(KeyHint((way,), words(key)) for way, key in ways) if keys else ()
    room = (ROOM_HIDE if pick.may_hide else ROOM_PLAY) + beside
    return Prompt(card.bandit, words(f"action-{card.action}"), meaning, hints, True, reserved=room)


def wondered(words: Words, view: View, card: Card) -> Prompt:
    """What the prompt bar tells of a card that is pointed at: what it is, and what it would do now."""
    return Prompt(card.bandit, words(f"action-{card.action}"), forecast.in_words(words, view.state, card))


def dead(words: Words, state: State, card: Target, held: Held) -> Target:
    """A card that cannot be played, which tells why when it is pointed at."""
    told = _why_dead(words, state, held)
    return replace(card, name=f"dead {card.name}", act=nothing, numbered=False, framed=False, hint=told, shy=True)


def _why_dead(words: Words, state: State, held: Held) -> str:
    if held.action == BULLET:
        return words("about-card-bullet")
    partner, named = offers.covering(state), words(f"action-{held.action}")
    if partner and held.action == MARSHAL:
        return words("about-card-no-cover", card=named)
    if partner:
        return words("about-card-cover", who=naming.name(words, partner))
    return words("about-card-not-now", card=named)


def done(words: Words, scale: Scale, act: Callable[[], None]) -> Button:
    """The button that shuts the hand of whoever has looked at what he drew."""
    x, y, wide, high = DONE
    label = words("scheming-done")
    return Button(
        "done",
        (x + scale.wider / 2, y + scale.deeper, wide, high),
        label,
        act,
        FIRST,
        "ui_eye_off_ink",
        20,
        numbered=True,
    )


def drawn(words: Words, who: str, cards: Sequence[Card]) -> Prompt:
    """What whoever leads `who` has drawn, for his eyes alone."""
    named = [words(f"action-{card.action}") for card in cards]
    return Prompt(who, words("scheming-drawn", cards=naming.listed(words, named)))
