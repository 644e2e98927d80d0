"""One digest of whole games, each position in it: `PYTHONPATH=. .venv/bin/python build/games_digest.py`.

The compiled rules and computer players must come to the same as the plain ones.
"""

from functools import partial
from hashlib import sha256

from game.bots import legend, search
from game.bots.roster import GREENHORN, GUNSLINGER, LEGEND, OUTLAW, RANDOM, Choose, computer
from game.engine.game import Setup, new_game, play, to_move, view
from game.engine.positions import digest

SETUPS = (
    Setup(("doc", "tuco", "belle", "ghost"), seed=1),
    Setup(("cheyenne", "django", "tuco", "doc"), seed=2, expansions=("horses",)),
    Setup(("belle", "doc", "django", "cheyenne"), seed=3, expansions=("elf", "horses"), expert=True),
    Setup(("doc", "belle", "tuco", "django"), seed=4, teams=(("doc", "tuco"), ("belle", "django"))),
    Setup(("tuco", "belle", "django", "cheyenne", "ghost", "doc"), seed=5, expansions=("elf",)),
    Setup(("doc", "tuco", "belle", "ghost"), seed=6, expansions=("ghost",)),
)
LEVELS = (LEGEND, OUTLAW, GUNSLINGER, GREENHORN, RANDOM, OUTLAW)
PLAYOUTS = 60  # Legend's, whose own budget is a larger one where he is compiled


def main() -> None:
    """Play, and tell."""
    whole, choices = sha256(), 0
    for setup in SETUPS:
        state = new_game(setup)
        players = [_player(LEVELS[player.seat], setup.seed) for player in state.players]
        while (seat := to_move(state)) is not None:
            play(state, players[seat](view(state, seat)))
            whole.update(digest(state).encode())
            choices += 1
    print(choices, "choices", whole.hexdigest(), "plain" if search.__file__.endswith(".py") else "compiled")


def _player(level: str, seed: int) -> Choose:
    return partial(legend.choose, seed=seed, playouts=PLAYOUTS) if level == LEGEND else computer(level, seed)


if __name__ == "__main__":
    main()
