"""Golden parts: all that is drawn of what lies on a table, and where: strips, bars, piles, cards, moments, the log.

When something is to be seen otherwise, write the file anew (`python -m tests.golden`) and look at what differs.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

import pytest
from pygame import Surface

from game.draw import lettering, shapes
from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale
from game.engine.contents import BANDITS, Card
from game.engine.events import CardPlayed, CardRevealed, EventBegan, FirstPlayerPassed
from game.engine.game import Setup, new_game
from game.engine.state import SCHEMING, STEALING, Played
from game.table import aim, aside, banner, plan, sealed, strip_forms, supply, told_bar
from game.table.aim import Aim
from game.table.card import Cards
from game.table.chronicle import Chronicle, Line
from game.table.drawer import Drawer
from game.table.event_plate import EventPlate
from game.table.fan import Fan, Held
from game.table.flying_cards import FlyingCards
from game.table.pile import Heap, Ribbon
from game.table.played_cards import PlayedCards
from game.table.round_card import RoundCard
from game.table.round_card_face import Order
from game.table.round_changes import GAIN, LOSS, SAME, Change, Item
from game.table.round_summary import RoundSummary
from game.table.strip import Facts, Strips
from game.table.top_bar import Told, TopBar
from game.table.whole_pile import COMING, DONE, DREW, NOW, Entry, Row, WholePile
from game.ui.focus import FocusRing
from game.ui.keys import Device
from tests.board.golden_scores import blocks, recorded
from tests.scenes.desktop import STRICT
from tests.scenes.finished import session
from tests.table.noted_table import middles, noted_table

FILE = Path(__file__).parent / "golden" / "parts.txt"
ART = Art()

Part = Callable[[Kit, list[str]], None]


def blank() -> Surface:
    return Surface((1280, 720))


# strips

BACK = "token_back"
BELLE = Facts("belle", "belle", "Belle", (("purse", 2), ("jewel", 0), ("strongbox", 1)), 6, 2, 4)
FACTS = {
    "usual": BELLE,
    "of whose turn it is, who began": replace(BELLE, active=True, first=True, person="Ada"),
    "of a computer, with a token, a flask and a hostage": replace(
        BELLE, note="computer", token=BACK, trinkets=("loot_flask_old",), kept=("hostage_banker",)
    ),
    "with a long name and many things": replace(
        BELLE, person="Bartholomew the Magnificent", trinkets=("loot_flask_old",) * 3,
        loot=(*BELLE.loot, ("suitcase", 1)),
    ),
    "of Ghost of the box": replace(
        BELLE, bandit="ghost", who="ghost_box", automatic=True, slots=("doc", "tuco", "belle", "doc"), warning="stops 1"
    ),
    "of Ghost, three bullets": replace(BELLE, who="ghost_box", automatic=True, slots=("doc",) * 3, warning="stops 1"),
    "in the attack": replace(BELLE, says=("ui_check", "aboard")),
}  # fmt: skip
FORMS = {"large": (308, 100), "narrow": (201, 100), "flat": (308, 58), "flat, five": (243, 58), "flat, six": (201, 58)}


def strip(kit: Kit, lines: list[str], fact: Facts, size: tuple[float, float]) -> None:
    strip_forms.draw(kit, fact, *size)
    spots = [strip_forms.spot(kit, fact, *size, piece) for piece in ("loot_jewel", "loot_strongbox", "bullet_doc")]
    lines += [f"counted at {spot[0]:.0f} {spot[1]:.0f}" if spot else "counted nowhere" for spot in spots]


def marked_strips(kit: Kit, lines: list[str]) -> None:
    """Who has chosen, and who has not."""
    strips = Strips(kit, STRICT, 2, 612, low=False)
    sealed.draw(blank(), strips, ["belle", "doc"], {"belle": True, "doc": False})


# bars

TOLD = Told(2, SCHEMING, "ST2R", 2, "swivel_arm")
LINES = [Line(words, 1, badge) for badge, words in (("belle", "The first."), ("doc", "The second."), ("tuco", "Last."))]


def bar(kit: Kit, _: list[str], told: Told) -> None:
    TopBar(kit, STRICT, ("log", "menu")).draw(blank(), told, "log", ("menu",))


def last_told(kit: Kit, _: list[str]) -> None:
    told_bar.draw(blank(), kit, LINES, "Soon more.", (272, 541, 736, 64))


def told_above(kit: Kit, lines: list[str]) -> None:
    told_bar.draw_above(middles(lines), kit, LINES, plan.stealing(kit.scale), 1280)


def aims(kit: Kit, lines: list[str]) -> None:
    told = [Aim("loot_suitcase", "On the train", "in a car"), Aim("badge_ghost_box", "Ghost has it", "he wins", True)]
    aim.draw(middles(lines), kit, told, 1280, 66)


def waiting(kit: Kit, lines: list[str], *, standing: bool) -> None:
    aside.draw(middles(lines), kit, ("icon_coach_cream", "hostage_banker", "hostage_poodle"), standing=standing)


# piles

CARDS = [("belle", "move"), ("doc", "fire"), ("tuco", "hidden"), ("belle", "punch"), ("doc", "robbery")]


def ribbon(kit: Kit, lines: list[str], shown: int = 8, **more: float) -> None:
    pile = Ribbon(Cards(kit, STRICT), 640, 74)
    pile.shown = shown
    pile.draw(middles(lines), CARDS, **more)  # type: ignore[arg-type]


def laid(kit: Kit, lines: list[str], shown: int) -> None:
    PlayedCards(Cards(kit, STRICT), 640, 74, 1, shown).draw(middles(lines), CARDS)


def heap(kit: Kit, lines: list[str]) -> None:
    Heap(Cards(kit, STRICT), 1000, 480).draw(middles(lines), CARDS)


def whole_pile(kit: Kit, _: list[str], *bandits: str) -> None:
    """Two cards in a turn, one that is being carried out, one to come, one who drew."""
    rows = (
        Row("S", (Entry("belle", "move", DONE), Entry("doc", "", DREW))),
        Row("2", (Entry("belle", "fire", DONE), Entry("belle", "punch", NOW), Entry("doc", "hidden", COMING))),
        Row("R", (Entry("doc", "marshal", COMING),)),
    )
    WholePile(Cards(kit, STRICT), bandits).draw(blank(), rows)


# cards

HAND = [Held("belle", "move", True), Held("belle", "fire", True), Held("doc", "bullet", False)]


def face(kit: Kit, _: list[str], who: str, action: str, high: float) -> None:
    Cards(kit, STRICT).picture(who, action, high)


def hand(
    kit: Kit, lines: list[str], lifted: int | None, hovered: int | None, *, hidden: bool = False, dealt: float = 2
) -> None:
    Fan(Cards(kit, STRICT), 640, 520).draw(middles(lines), HAND, lifted, hovered, hidden, dealt)


def others_hand(kit: Kit, lines: list[str]) -> None:
    fan = Fan(Cards(kit, STRICT), 640, 520)
    fan.draw_backs(middles(lines), ["belle", "belle"])
    fan.draw_ticks(middles(lines), HAND, [1])


def flying(kit: Kit, lines: list[str], seconds: float, *, home: bool) -> None:
    """A card on its way to the pile, or home."""
    state = new_game(Setup(BANDITS[:4], seed=4))
    first, second = Card("belle", "move"), Card("doc", "fire")
    state.pile, state.resolved = [Played(first, False), Played(second, False)], 2
    cards = FlyingCards(Cards(kit, STRICT), lambda _: (100, 660), lambda: ((640, 120), 98.0))
    cards.follow((CardRevealed(1, second) if home else CardPlayed(0, first, False),), state)
    cards.update(seconds)
    cards.draw(middles(lines))


# moments

THINGS = (
    Item("loot_jewel", "+1", False, "jewel", 1),
    Item("loot_purse", "-2", True, "purse", -2),
    Item("bullet_neutral", "+1", True, "bullets", 1),
)


def round_card(kit: Kit, _: list[str], *seconds: float, reduced: bool = False) -> None:
    order = Order("belle", "Ada begins", ("doc", "tuco", "django"))
    moment = RoundCard(kit, STRICT, Device(), TOLD, "They slide.", order, (900, 28), waits=True)
    moment.reduced = reduced
    for passed in seconds:
        moment.update(passed)
        moment.draw(blank())


def summary(kit: Kit, _: list[str], *seconds: float, seats: int = 3) -> None:
    strips = Strips(kit, STRICT, seats, 612, low=False)
    changes = [Change("belle", THINGS[:1], GAIN, most=True), Change("doc", THINGS, LOSS), Change("tuco", (), SAME)]
    moment = RoundSummary(
        kit, STRICT, Device(), 1, changes, ["belle", "doc", "tuco"], strips, lambda _: None, 612, list, waits=True
    )
    for passed in seconds:
        moment.update(passed)
        moment.draw(blank())


def phase(kit: Kit, _: list[str], name: str, *seconds: float, reduced: bool = False) -> None:
    """Its banner comes, stands, and goes."""
    moment = banner.phase_banner(kit, STRICT, Device(), name, 4, (0, 56, 1280, 504))
    moment.reduced = reduced
    for passed in seconds:
        moment.update(passed)
        moment.draw(blank())
    moment.go()
    moment.update(0.1)
    moment.draw(blank())


def plate(kit: Kit, lines: list[str], *seconds: float, reduced: bool = False) -> None:
    """The plate of an event comes and goes."""
    hung = EventPlate(kit, STRICT)
    hung.reduced = reduced
    hung.follow((EventBegan("braking", ()),), (900, 28))
    for passed in seconds:
        hung.update(passed)
        hung.draw(middles(lines), 640)
    hung.follow((FirstPlayerPassed(1),), (900, 28))
    hung.update(0.08)
    hung.draw(middles(lines), 640)


@cache
def chronicle() -> Chronicle:
    """A match as far as its first round."""
    match = session(3, seed=6)
    found = Chronicle(match, STRICT)
    found.follow(40)
    return found


def log(kit: Kit, _: list[str], person: str | None, scrolled: float = 0, chosen: int | None = None) -> None:
    device = Device()
    device.used = "mouse" if chosen is None else "keys"
    drawer = Drawer(kit, STRICT, device, chronicle(), 400)
    drawer.person, drawer.scrolled, drawer.chosen = person, scrolled, chosen
    drawer.draw(blank(), FocusRing(device))


PARTS: dict[str, Part] = {
    **{f"{form} strip {of}": partial(strip, fact=FACTS[of], size=FORMS[form]) for form in FORMS for of in FACTS},
    "who has chosen": marked_strips,
    "the bar while cards are played": partial(bar, told=TOLD),
    "the bar while they are carried out": partial(bar, told=replace(TOLD, phase=STEALING, turn=None)),
    "the bar, cards may be kept": partial(bar, told=replace(TOLD, round_number=5, turn=0, keep=2)),
    "what was told last": last_told,
    "what was told, above a question": told_above,
    "aims": aims,
    "hostages wait in a row": partial(waiting, standing=False),
    "hostages wait standing": partial(waiting, standing=True),
    "the supply": lambda kit, lines: supply.draw(middles(lines), kit, 7, 1),
    "the supply, empty": lambda kit, lines: supply.draw(middles(lines), kit, 0, 0),
    "the pile": ribbon,
    "the pile, few seen": partial(ribbon, shown=2),
    "the pile, a card just turning": partial(ribbon, flip=0.3),
    "the pile, a card nearly turned": partial(ribbon, flip=0.7),
    "the pile, a card that was stopped": partial(ribbon, cancelled=True),
    "the pile, a card in vain": partial(ribbon, vain=1),
    "played cards": partial(laid, shown=8),
    "played cards, few seen": partial(laid, shown=2),
    "a heap": heap,
    "the whole pile": lambda kit, lines: whole_pile(kit, lines, "belle", "doc"),
    "the whole pile of six": lambda kit, lines: whole_pile(kit, lines, *BANDITS),
    **{f"a card, {who} {action} {high}": partial(face, who=who, action=action, high=high)
       for who in ("belle", "ghost") for action in ("move", "hidden", "bullet") for high in (70, 156)},
    "a hand": partial(hand, lifted=None, hovered=None),
    "a hand, one lifted": partial(hand, lifted=1, hovered=None),
    "a hand, one lifted face down": partial(hand, lifted=1, hovered=None, hidden=True),
    "a hand, one pointed at": partial(hand, lifted=None, hovered=0),
    "a hand, a bullet pointed at": partial(hand, lifted=None, hovered=2),
    "a hand being dealt": partial(hand, lifted=None, hovered=None, dealt=0.1),
    "another's hand": others_hand,
    "a card on its way to the pile": partial(flying, seconds=0.1, home=False),
    "a card landing on the pile": partial(flying, seconds=0.215, home=False),
    "a card on its way home": partial(flying, seconds=0.1, home=True),
    "a round's card": lambda kit, lines: round_card(kit, lines, 0.2, 0.3, 0.25, 0.45, 2),
    "a round's card, nothing moving": lambda kit, lines: round_card(kit, lines, 0.05, 1, reduced=True),
    "a round is over": lambda kit, lines: summary(kit, lines, 0.2, 0.25, 2),
    "a round is over, six": lambda kit, lines: summary(kit, lines, 3, seats=6),
    "Schemin' begins": lambda kit, lines: phase(kit, lines, SCHEMING, 0.1, 0.15, 0.5),
    "Schemin' begins, nothing moving": lambda kit, lines: phase(kit, lines, SCHEMING, 0.05, 0.5, reduced=True),
    "Stealin' begins": lambda kit, lines: phase(kit, lines, STEALING, 0.1, 0.19, 0.2, 0.3),
    "an event's plate": lambda kit, lines: plate(kit, lines, 0.2, 0.3, 1),
    "an event's plate, nothing moving": lambda kit, lines: plate(kit, lines, 0.06, 1, reduced=True),
    "the log": partial(log, person=None),
    "the log of one": partial(log, person="belle", scrolled=20),
    "the log, a line chosen": partial(log, person=None, chosen=30),
}  # fmt: skip


def told(name: str) -> list[str]:
    shapes.forget()
    lettering.forget()
    with noted_table() as lines:
        PARTS[name](Kit(Scale(1280, 720), ART), lines)
    lettering.forget()
    return lines


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.usefixtures("window")
def test_a_part_of_the_table_is_drawn_as_it_was(name: str) -> None:
    assert recorded(FILE)[name] == told(name)


def write_anew() -> None:
    FILE.write_text(blocks({name: told(name) for name in PARTS}), "utf-8")
