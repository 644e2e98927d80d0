"""THE list: every rule, in the order in which they apply."""

from collections.abc import Mapping
from typing import Final

from game.engine.actions.fire import Fire
from game.engine.actions.floor_change import FloorChange
from game.engine.actions.marshal import Marshal
from game.engine.actions.move import Move
from game.engine.actions.punch import Punch
from game.engine.actions.robbery import Robbery
from game.engine.bandits.belle import Belle
from game.engine.bandits.cheyenne import Cheyenne
from game.engine.bandits.django import Django
from game.engine.bandits.doc import Doc
from game.engine.bandits.ghost import Ghost
from game.engine.bandits.tuco import Tuco
from game.engine.contents import FIRE, FLOOR_CHANGE, MARSHAL, MOVE, PUNCH, ROBBERY
from game.engine.expansions.elf import Elf
from game.engine.expansions.ghost_box.box import GhostBox
from game.engine.expansions.horses.box import Cards
from game.engine.expansions.horses.flasks import WhiskeyFlasks
from game.engine.expansions.horses.herd import Horses
from game.engine.expansions.horses.horse_attack import HorseAttack
from game.engine.expansions.horses.hostages.banker import Banker
from game.engine.expansions.horses.hostages.minister import Minister
from game.engine.expansions.horses.hostages.old_lady import OldLady
from game.engine.expansions.horses.hostages.photographer import Photographer
from game.engine.expansions.horses.hostages.poker_player import PokerPlayer
from game.engine.expansions.horses.hostages.poodle import Poodle
from game.engine.expansions.horses.hostages.taking import Hostages
from game.engine.expansions.horses.hostages.teacher import Teacher
from game.engine.expansions.horses.hostages.zealot import Zealot
from game.engine.expansions.horses.keep import Keep
from game.engine.expansions.horses.ride import RideCard
from game.engine.expansions.horses.rounds.escape import Escape
from game.engine.expansions.horses.rounds.higher_speed import HigherSpeed
from game.engine.expansions.horses.rounds.mortal_bullet import MortalBullet
from game.engine.expansions.horses.rounds.panting_horses import PantingHorses
from game.engine.expansions.horses.rounds.sharing_the_loot import SharingTheLoot
from game.engine.expansions.horses.rounds.shotguns_rage import ShotgunsRage
from game.engine.expansions.horses.rounds.whiskey_for_the_marshal import WhiskeyForTheMarshal
from game.engine.expansions.horses.shotgun import Shotgun
from game.engine.expansions.horses.stagecoach import Stagecoach
from game.engine.expansions.horses.turmoil import Turmoil
from game.engine.expansions.horses.whiskey import Whiskey
from game.engine.rounds.angry_marshal import AngryMarshal
from game.engine.rounds.braking import Braking
from game.engine.rounds.hostage import Hostage
from game.engine.rounds.marshals_revenge import MarshalsRevenge
from game.engine.rounds.passengers_rebellion import PassengersRebellion
from game.engine.rounds.pickpocketing import Pickpocketing
from game.engine.rounds.swivel_arm import SwivelArm
from game.engine.rounds.take_it_all import TakeItAll
from game.engine.rule import RoundEvent, Rule
from game.engine.step import Decision
from game.engine.variants.expert import Expert
from game.engine.variants.two_players import TwoPlayers

# Adders before takers: Tuco adds targets, then Belle takes herself out.
POWERS: Final[tuple[Rule, ...]] = (Tuco(), Belle(), Cheyenne(), Django(), Doc(), Ghost())
EVENTS: Final[tuple[RoundEvent, ...]] = (
    AngryMarshal(),
    SwivelArm(),
    Braking(),
    TakeItAll(),
    PassengersRebellion(),
    Pickpocketing(),
    MarshalsRevenge(),
    Hostage(),
    ShotgunsRage(),
    HigherSpeed(),
    WhiskeyForTheMarshal(),
    PantingHorses(),
    SharingTheLoot(),
    Escape(),
    MortalBullet(),
)
VARIANTS: Final[tuple[Rule, ...]] = (TwoPlayers(), Expert())
# Horses & Stagecoach in three parts, for the sake of the order:
# - the horse attack takes the place of the starting spaces before the two-player game does;
# - the Shotgun is a possible victim before Belle takes herself out;
# - each deck gets its Ride when a variant has made up the deck;
# - between rounds the coach falls back, the Shotgun with it; then bullets are counted, then the Poodle bites;
# - drawbacks take away what powers have added.
COACH: Final[tuple[Rule, ...]] = (Cards(), HorseAttack(), Stagecoach(), Shotgun())
HORSES: Final[tuple[Rule, ...]] = (Horses(), RideCard(), WhiskeyFlasks(), Whiskey(), Turmoil(), Keep(), Hostages())
DRAWBACKS: Final[tuple[Rule, ...]] = (
    Poodle(),
    Minister(),
    Teacher(),
    Zealot(),
    Banker(),
    OldLady(),
    PokerPlayer(),
    Photographer(),
)
EXPANSIONS: Final = ("elf", "ghost", "horses")  # their names in a set-up
BOOK: Final[tuple[Rule, ...]] = (
    Elf(),
    GhostBox(),
    *COACH,
    *VARIANTS,
    *POWERS,
    *HORSES,
    *EVENTS,
    *DRAWBACKS,
)

ACTIONS: Final[Mapping[str, type[Decision]]] = {
    MOVE: Move,
    FLOOR_CHANGE: FloorChange,
    FIRE: Fire,
    ROBBERY: Robbery,
    PUNCH: Punch,
    MARSHAL: Marshal,
}
