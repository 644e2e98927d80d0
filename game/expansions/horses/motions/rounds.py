"""What the event of a round does besides its scene, in groups of its own."""

from game.board.staging import Staged, Staging
from game.engine.expansions.horses.rounds.higher_speed import HorsesFellBack
from game.expansions.horses.motions.gaits import herd, moved_at_once, roll

SLIDES = 0.7


def _fell_back(staging: Staging, _event: HorsesFellBack) -> None:
    """All horses at once."""
    staging.sound("horse_gallop")
    moved_at_once(staging, herd(staging), roll, SLIDES)


ROUNDS: Staged = {HorsesFellBack: _fell_back}
