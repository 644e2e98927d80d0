"""HORSES & STAGECOACH on the screen: a road in the foreground, with the coach and the horses on it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pygame import Surface

from game.board.foreground import Foreground
from game.board.stage import Stage
from game.board.staging import Staging
from game.board.train_shape import TrainShape
from game.draw.kit import Kit
from game.draw.palette import rgb
from game.engine.events import Event
from game.engine.expansions.horses.box import NAME
from game.engine.expansions.horses.horse_attack import KEY as ATTACK
from game.engine.expansions.horses.hostages.hostage import RANSOM
from game.engine.expansions.horses.hostages.taking import HOSTAGE, held_by
from game.engine.expansions.horses.hostages.taking import KEY as HOSTAGES
from game.engine.expansions.horses.ride import RIDE, Ride
from game.engine.expansions.horses.rounds.escape import Escape
from game.engine.expansions.horses.rounds.mortal_bullet import BulletsCounted
from game.engine.expansions.horses.rounds.sharing_the_loot import STATION
from game.engine.expansions.horses.turmoil import TURMOIL
from game.engine.expansions.horses.whiskey import FlaskDrunk
from game.engine.game import Group
from game.engine.option import Option
from game.engine.state import SETUP, State
from game.engine.step import Decision
from game.engine.view import View
from game.expansions.expansion import Expansion, OptionCard, Panel, Verb
from game.expansions.horses import attack, ending, flasks, portraits, rides, road
from game.expansions.horses.attack import little_train, pills
from game.expansions.horses.events.programme import SCENES
from game.expansions.horses.motions import instead as motions
from game.expansions.horses.motions.coach import COACHES
from game.expansions.horses.motions.rides import RIDES
from game.expansions.horses.motions.rounds import ROUNDS
from game.expansions.horses.motions.treats import TREATS
from game.expansions.horses.pictures import LOOT, SOUNDS
from game.expansions.horses.telling import JOINED, TOLD
from game.ui.words import Words

if TYPE_CHECKING:
    from game.session import Session
    from game.table.table import Table

BAR_RANSOM, BAR_STATION = rgb("7A3B63"), rgb("5E5420")


class HorsesOnScreen(Expansion):
    """A foreground of its own, and a smaller train above it."""

    key = badge = NAME
    high_train = True
    told = TOLD
    joined = JOINED
    anchors = {"horse_": (88 / 156, 94 / 104), "hoof_dust": (0.5, 26 / 28)}

    news = {FlaskDrunk: flasks.news}
    aims = {Escape.key: "event_escape"}
    urgent = (Escape.key,)
    turns = {TURMOIL: "turmoil"}
    forecasts = {RIDE: rides.forecast}
    money = {RANSOM: BAR_RANSOM, STATION: BAR_STATION}
    staged = {**RIDES, **COACHES, **TREATS, **ROUNDS}
    scenes = SCENES
    loot_pieces = LOOT
    sounds = SOUNDS
    silent = (BulletsCounted,)

    def scene(self, state: State) -> str:
        """The attack has a scene of its own, from the first car to the last leap."""
        return ATTACK if state.phase == SETUP and not state.round_number else ""

    def verbs(self, words: Words, view: View) -> Sequence[Verb]:
        return flasks.verbs(words, view)

    def strip_line(self, words: Words, state: State, bandit: str) -> tuple[str, str] | None:
        return attack.strip_line(words, state, bandit) if self.scene(state) else None

    def chosen(self, state: State, group: Group) -> Mapping[str, bool] | None:
        return attack.chosen(state, group) if self.scene(state) else None

    def draw_over(self, surface: Surface, table: "Table", chosen: Mapping[str, bool] | None, seconds: float) -> None:
        """In the attack the train in small, and what every rider has chosen."""
        if self.scene(table.state):
            little_train.draw(surface, table, table.state)
            if chosen is not None:
                pills.draw(surface, table.board, table.words, chosen, seconds)

    def option_card(self, words: Words, option: Option) -> OptionCard | None:
        return portraits.card(words, option)

    def money_piece(self, state: State, bandit: str, kind: str) -> str:
        """A ransom shows the hostage, what a station gave or took its event."""
        if kind == RANSOM:
            return f"hostage_{held_by(state, bandit)}"
        return f"event_{state.round_card.name}" if kind == STATION else ""

    def panels(self, session: "Session", words: Words) -> Sequence[Panel]:
        return ending.panels(session, words)

    def carries(self, asking: Decision) -> bool:
        return isinstance(asking, Ride)

    def stage_instead(self, staging: Staging, event: Event) -> bool:
        return motions.stage_instead(staging, event)

    def aside(self, state: State) -> Sequence[str]:
        """The hostages whom nobody has taken yet."""
        left = state.own[HOSTAGES].left
        return ("icon_coach_cream", *(f"{HOSTAGE}_{name}" for name in left)) if left else ()

    def stage(self, stage: Stage, kit: Kit, cars: int) -> Stage:
        return road.staged(stage, kit, cars)

    def foreground(self, kit: Kit, stage: Stage, train: TrainShape) -> Foreground:
        return road.Road(kit, stage, train)
