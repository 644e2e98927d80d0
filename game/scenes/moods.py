"""The music and the train's noise of each part of the game."""

from game.engine.contents import TUNNEL
from game.engine.state import EVENT, OVER, SCHEMING, STEALING, State
from game.sound.mood import Mood

AT_THE_STATION = Mood("title", "steam_idle")
OVER_THE_TABLE = Mood(None, "train_inside")  # a menu, a curtain: the train is heard from within
COUNTING = Mood("scoring", "train_inside")


def table_mood(state: State) -> Mood:
    """Round the table: Schemin' or Stealin', and the train outside, or in the tunnel."""
    if state.phase == OVER:
        return Mood("", "train_outside")
    card = state.rounds[state.round_number - 1] if state.phase == SCHEMING else None
    in_tunnel = card is not None and card.turns[state.turn] == TUNNEL
    music = "stealin" if state.phase in (STEALING, EVENT) else "schemin"
    return Mood(music, "train_tunnel" if in_tunnel else "train_outside")
