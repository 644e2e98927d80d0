"""Every event of Horses & Stagecoach in its exact sentence, and whose badge stands before it."""

import pytest

from game.engine.contents import Loot
from game.engine.events import BanditMoved
from game.engine.expansions.horses.flasks import FULL, HALF, OLD, ORDINARY
from game.engine.expansions.horses.horse_attack import RidersCameOn, TrainBoarded
from game.engine.expansions.horses.hostages.poodle import PoodleBit
from game.engine.expansions.horses.hostages.taking import HostageTaken
from game.engine.expansions.horses.ride import RIDE, HorseRidden
from game.engine.expansions.horses.rounds.escape import BanditsCaught, RodeAway
from game.engine.expansions.horses.rounds.higher_speed import HorsesFellBack
from game.engine.expansions.horses.rounds.mortal_bullet import BulletsPaid
from game.engine.expansions.horses.rounds.panting_horses import HorsesDroppedOut
from game.engine.expansions.horses.rounds.sharing_the_loot import StrongboxShared
from game.engine.expansions.horses.rounds.whiskey_for_the_marshal import MarshalDrank
from game.engine.expansions.horses.shotgun import ShotgunFellBack, ShotgunMet, ShotgunThrownOff
from game.engine.expansions.horses.stagecoach import CoachFellBack
from game.engine.expansions.horses.whiskey import FlaskDrunk
from game.expansions.horses.telling import TOLD
from game.table.telling import sentence
from game.table.told_together import sentences
from tests.expansions.horses_table import on_top, table

STATE = table()  # behind the Locomotive: Private saloon car, Second class car, Mail car, Dining car
ROOF = STATE.train.roofs
FLASK, ORDINARY_HALF, OLD_HALF = Loot(FULL, 0), Loot(HALF[ORDINARY], 0), Loot(HALF[OLD], 0)

HAPPENS = [
    (HorseRidden("doc", 3, 3), "doc", "Doc mounts beside the Mail car and rides nowhere"),
    (TrainBoarded("doc", 4), "doc", "Doc boards the Dining car"),
    (RidersCameOn(("doc",), 3), "doc", "Doc rides on to the Mail car"),
    (RidersCameOn(("doc", "belle"), 3), "doc", "Doc and Belle ride on to the Mail car"),
    (CoachFellBack(1, 2), "marshal", "The stagecoach falls back to the Second class car"),
    (
        ShotgunThrownOff("belle", on_top(STATE), ROOF[2]),
        "belle",
        "Belle throws the Shotgun off the stagecoach: he lands on the roof of the Second class car",
    ),
    (
        ShotgunFellBack(ROOF[2], ROOF[3]),
        "shotgun",
        "The Shotgun goes with the stagecoach and stands on the roof of the Mail car",
    ),
    (ShotgunMet(ROOF[3], ("belle", "doc"), True), "shotgun", "The Shotgun meets Belle and Doc and shoots"),
    (ShotgunMet(ROOF[3], ("doc",), False), "shotgun", "The Shotgun meets Doc, but has too few bullets"),
    (HostageTaken("belle", "teacher"), "belle", "Belle takes the Teacher hostage"),
    (HostageTaken("doc", "poodle"), "doc", "Doc takes the Lady’s Poodle hostage"),
    (
        FlaskDrunk(0, "belle", FLASK, ORDINARY),
        "belle",
        "Belle drinks from a flask: ordinary whiskey, three cards are drawn",
    ),
    (FlaskDrunk(0, "belle", ORDINARY_HALF, ORDINARY), "belle", "Belle empties a flask and draws three cards"),
    (
        FlaskDrunk(0, "belle", FLASK, OLD),
        "belle",
        "Belle drinks from a flask: the old whiskey, two cards may be played",
    ),
    (FlaskDrunk(0, "belle", OLD_HALF, OLD), "belle", "Belle empties the old flask: two cards may be played"),
    (MarshalDrank(2, FLASK, ORDINARY), "marshal", "The Marshal empties a flask and staggers one car back"),
    (MarshalDrank(2, FLASK, OLD), "marshal", "The Marshal empties the old flask and staggers to the Caboose"),
    (HorsesFellBack((2,)), "marshal", "A horse falls one car back"),
    (HorsesFellBack((1, 2, 2)), "marshal", "3 horses fall one car back"),
    (HorsesDroppedOut((4,)), "marshal", "A horse is out of breath and stays behind"),
    (HorsesDroppedOut((3, 4)), "marshal", "2 horses are out of breath and stay behind"),
    (
        StrongboxShared("doc", ("belle", "doc"), 500),
        "doc",
        "The strongbox that Doc owns is split among Belle and Doc: $500 each",
    ),
    (RodeAway("doc", 2, 1), "doc", "Doc rides away for good"),
    (BanditsCaught(("doc",)), "marshal", "Doc is caught on the train"),
    (BanditsCaught(("belle", "doc")), "marshal", "Belle and Doc are caught on the train"),
    (BulletsPaid("belle", -150), "belle", "Belle loses $150 for this round’s bullets"),
    (PoodleBit("belle"), "belle", "The Poodle bites Belle"),
]


@pytest.mark.parametrize(("event", "badge", "expected"), HAPPENS, ids=[said for _, _, said in HAPPENS])
def test_it_is_told_as_one_would_say_it(words, event, badge, expected):
    told = sentence(words, STATE, event)

    assert told is not None
    assert (badge, expected) == (told.who, told.words)


def test_every_kind_that_is_told_is_heard_here():
    assert set(TOLD) == {type(event) for event, _, _ in HAPPENS}


def test_a_ride_is_one_deed_in_one_sentence(words):
    inside = STATE.train.insides
    group = HorseRidden("belle", 4, 2), BanditMoved("belle", inside[4], inside[2], RIDE)

    (told,) = sentences(words, STATE, group)

    assert "Belle gallops off and is now inside the Second class car" == told.words
    assert group == told.events


def test_whoever_rides_in_beside_his_own_car_gallops_nowhere(words):
    group = HorseRidden("belle", 2, 2), BanditMoved("belle", ROOF[2], STATE.train.insides[2], RIDE)

    assert ["Belle mounts and at once gets off inside the Second class car"] == [
        told.words for told in sentences(words, STATE, group)
    ]


def test_whoever_moves_for_another_cause_after_a_ride_is_told_apart(words):
    group = HorseRidden("belle", 2, 2), BanditMoved("doc", ROOF[2], ROOF[3], "django")

    assert 2 == len(sentences(words, STATE, group))


def test_all_who_board_a_car_together_are_named_together(words):
    group = TrainBoarded("belle", 4), TrainBoarded("doc", 4), TrainBoarded("tuco", 3)

    assert ["Belle and Doc board the Dining car", "Tuco boards the Mail car"] == [
        told.words for told in sentences(words, STATE, group)
    ]
