"""The scenes to which the title leads. They are loaded while it is looked at, so that its own picture comes soon."""

from game.scenes.action.scene import ActionScene
from game.scenes.credits import CreditsScene
from game.scenes.curtain.scene import CurtainScene
from game.scenes.guide.begin import guided
from game.scenes.handing import HandingScene
from game.scenes.how_to_play.onward import Onward
from game.scenes.how_to_play.scene import HowToPlayScene
from game.scenes.load.scene import LoadScene
from game.scenes.options.scene import OptionsScene
from game.scenes.puzzles.choosing import ChoosingScene
from game.scenes.replay.naming import NamingScene
from game.scenes.replay.scene import ReplayScene
from game.scenes.scheming.scene import SchemingScene
from game.scenes.scoring.scene import ScoringScene
from game.scenes.setup.scene import SetupScene
from game.scenes.statistics.scene import StatisticsScene

__all__ = [
    "ActionScene",
    "ChoosingScene",
    "CreditsScene",
    "CurtainScene",
    "HandingScene",
    "HowToPlayScene",
    "LoadScene",
    "NamingScene",
    "Onward",
    "OptionsScene",
    "ReplayScene",
    "SchemingScene",
    "ScoringScene",
    "SetupScene",
    "StatisticsScene",
    "guided",
]
