"""What is in the box, as printed: cards, loot, cars, round cards."""

from enum import StrEnum, auto
from functools import cache
from typing import Final, NamedTuple

BELLE, CHEYENNE, DJANGO, DOC, GHOST, TUCO = "belle", "cheyenne", "django", "doc", "ghost", "tuco"
BANDITS: Final = (BELLE, CHEYENNE, DJANGO, DOC, GHOST, TUCO)


class ActionName(StrEnum):
    """What a card of the base game does. Files and keys of words have its value. Expansions bring names of theirs."""

    MOVE = auto()
    FLOOR_CHANGE = auto()
    FIRE = auto()
    ROBBERY = auto()
    PUNCH = auto()
    MARSHAL = auto()


MOVE, FLOOR_CHANGE, FIRE, ROBBERY, PUNCH, MARSHAL = ActionName
ACTIONS: Final = tuple(ActionName)
BULLET: Final = "bullet"

PURSE, JEWEL, STRONGBOX = "purse", "jewel", "strongbox"
NOTHING: Final = "nothing"  # the loot of a victim who owns none

NEUTRAL: Final = "neutral"  # the owner of the bullets that the Marshal and the passengers fire


class Card(NamedTuple):
    """A card of somebody's deck. `action` is one of ACTIONS, or BULLET: then `bandit` is whose bullet it is."""

    bandit: str
    action: str


@cache
def card(bandit: str, action: str) -> Card:
    """The card, made once: the very object is found sooner in a hand than an equal one."""
    return Card(bandit, action)


class Loot(NamedTuple):
    """A token. Purses are told apart by their number; their values stand in the state, which conceals them."""

    kind: str
    number: int = 0


@cache
def purse(number: int) -> Loot:
    """The purse of a number, made once."""
    return Loot(PURSE, number)


class RoundCard(NamedTuple):
    """A round card: its name, which is its event's, its turns, letters of TURNS, and how many cards may be kept."""

    name: str
    turns: str
    keep: int = 0


HIDDEN_CARD: Final = Card("", "hidden")  # what a view shows of a card that its seat may not see


def face_down(card: Card) -> Card:
    """A card on the pile as those see it who may not look: its back tells whose it is."""
    return Card(card.bandit, HIDDEN_CARD.action)


ACTION_CARDS: Final = (MOVE, MOVE, FLOOR_CHANGE, FLOOR_CHANGE, FIRE, FIRE, ROBBERY, ROBBERY, PUNCH, MARSHAL)
HAND: Final = 6
DRAW: Final = 3
BULLETS: Final = 6
NEUTRAL_BULLETS: Final = 13
ROUNDS: Final = 5

PURSES: Final = (250,) * 8 + (300,) * 2 + (350,) * 2 + (400,) * 2 + (450,) * 2 + (500,) * 2
JEWEL_VALUE: Final = 500
STRONGBOX_VALUE: Final = 1000
GUNSLINGER_PRIZE: Final = 1000
HOSTAGE_PAY: Final = 250

THE_JEWEL: Final = Loot(JEWEL)
THE_STRONGBOX: Final = Loot(STRONGBOX)
VALUES: Final = {JEWEL: JEWEL_VALUE, STRONGBOX: STRONGBOX_VALUE}


class CarLoot(NamedTuple):
    """The loot printed on a car."""

    purses: int
    jewels: int


CARS: Final = {
    "baggage": CarLoot(1, 0),
    "second_class": CarLoot(1, 1),
    "first_class": CarLoot(0, 3),
    "dining": CarLoot(3, 0),
    "mail": CarLoot(4, 1),
    "saloon": CarLoot(3, 1),
}

STANDARD, TUNNEL, SPEEDING_UP, SWITCHING = "S", "T", "2", "R"
TURNS: Final = (STANDARD, TUNNEL, SPEEDING_UP, SWITCHING)

SMALL_TABLE: Final = 4  # up to so many bandits the first set of round cards is used
ROUND_CARDS_2_TO_4: Final = (
    RoundCard("angry_marshal", "SSTR"),
    RoundCard("swivel_arm", "STSS"),
    RoundCard("braking", "SSSS"),
    RoundCard("take_it_all", "ST2S"),
    RoundCard("passengers_rebellion", "SSTSS"),
    RoundCard("bridge", "S2S"),
    RoundCard("cave", "STSTS"),
)
ROUND_CARDS_5_TO_6: Final = (
    RoundCard("angry_marshal", "SSR"),
    RoundCard("swivel_arm", "STS"),
    RoundCard("braking", "STSS"),
    RoundCard("take_it_all", "S2R"),
    RoundCard("passengers_rebellion", "STSR"),
    RoundCard("bridge", "S2"),
    RoundCard("cave", "STST"),
)
STATIONS: Final = (
    RoundCard("pickpocketing", "SSTS"),
    RoundCard("marshals_revenge", "SSTS"),
    RoundCard("hostage", "SSTS"),
)


def round_cards(bandits: int) -> tuple[RoundCard, ...]:
    """The seven round cards from which four are drawn, by the number of bandits."""
    return ROUND_CARDS_2_TO_4 if bandits <= SMALL_TABLE else ROUND_CARDS_5_TO_6
