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
)
VARIANTS: Final[tuple[Rule, ...]] = (TwoPlayers(), Expert())
EXPANSIONS: Final = ("elf", "ghost")  # their names in a set-up
BOOK: Final[tuple[Rule, ...]] = (Elf(), GhostBox(), *VARIANTS, *POWERS, *EVENTS)

ACTIONS: Final[Mapping[str, type[Decision]]] = {
    MOVE: Move,
    FLOOR_CHANGE: FloorChange,
    FIRE: Fire,
    ROBBERY: Robbery,
    PUNCH: Punch,
    MARSHAL: Marshal,
}
