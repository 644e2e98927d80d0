"""`colt-express simulate`: whole games without a window, counted and timed."""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from tqdm import tqdm

from game.bots.roster import PLAYERS, Choose, computer
from game.engine import dice
from game.engine.contents import BANDITS, GHOST
from game.engine.game import CannotBePlayed, Setup, State, new_game, options, play, to_move, view
from game.engine.option import Option
from game.engine.variants.two_players import PAIRED
from game.ui.words import Words

COPIES_A_GAME = 20  # state copies timed in each game, of a position met in it
PAIR_GAME = 2


@dataclass
class Tally:
    """What came of the games."""

    players: int
    expansions: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    playing: float = 0
    copies: int = 0
    copying: float = 0
    by_bandit: dict[str, int] = field(default_factory=dict)
    by_seat: list[int] = field(default_factory=list)
    gift: int = 0
    empty: int = 0

    def report(self) -> dict[str, object]:
        """The figures under the names that `--json` prints."""
        found: dict[str, object] = {
            "players": self.players,
            "games": self.games,
            "games_per_second": round(self.games / self.playing, 1),
            "decisions_per_second": round(self.decisions / self.playing),
            "decisions_per_game": round(self.decisions / self.games, 1),
            "clones_per_second": round(self.copies / self.copying),
            "wins_by_bandit": dict(sorted(self.by_bandit.items())),
            "wins_by_seat": self.by_seat,
        }
        if "elf" in self.expansions:
            found |= {"gift_wins": self.gift, "empty_wins": self.empty}
        if "ghost" in self.expansions:
            found["ghost_wins"] = self.by_bandit.get(GHOST, 0)
        return found


def main(arguments: list[str]) -> int:
    """Play games as the arguments say; exit status 2, and a sentence, where they make no sense."""
    words = Words()
    wishes = _parser(words).parse_args(arguments)
    bots = wishes.bots.split(",") if wishes.bots else ["random"]
    unknown = [name for name in bots if name not in PLAYERS]
    if unknown:
        print(words("simulate-no-bot", name=unknown[0], known=", ".join(PLAYERS)), file=sys.stderr)
        return 2
    try:
        tally = simulate(wishes, bots)
    except CannotBePlayed as error:
        print(words(f"refused-{error.reason}"), file=sys.stderr)
        return 2
    report = tally.report()
    if wishes.json:
        print(json.dumps(report))
    else:
        for name, value in report.items():
            print(f"{words('simulate-' + name.replace('_', '-')):28} {value}")
    return 0


def simulate(wishes: argparse.Namespace, bots: Sequence[str]) -> Tally:
    """Play the games wished for.

    Raises CannotBePlayed when the wishes do not go together.
    """
    expansions = tuple(wishes.expansions.split(",")) if wishes.expansions else ()
    tally = Tally(wishes.players, expansions, by_seat=[0] * wishes.players)
    for number in tqdm(range(wishes.games), disable=not sys.stderr.isatty(), leave=False):
        setup = _setup(wishes, expansions, dice.draw(wishes.seed, number))
        _play_one(tally, setup, bots)
    return tally


def _setup(wishes: argparse.Namespace, expansions: tuple[str, ...], seed: int) -> Setup:
    """A set-up whose bandits are drawn from the seed."""
    teams: tuple[tuple[str, ...], ...] = ()
    if wishes.players == PAIR_GAME and "ghost" not in expansions:
        groups = [_shuffled(group, seed + index) for index, group in enumerate(PAIRED)]
        teams = tuple((groups[0][seat], groups[1][seat]) for seat in range(PAIR_GAME))
        seats: tuple[str, ...] = (teams[0][0], teams[1][0], teams[0][1], teams[1][1])
    else:
        free = [bandit for bandit in BANDITS if bandit != GHOST] if "ghost" in expansions else list(BANDITS)
        seats = tuple(_shuffled(free, seed)[: wishes.players])
        seats += (GHOST,) if "ghost" in expansions else ()
    return Setup(
        seats,
        seed,
        teams=teams,
        expansions=expansions,
        powers=not wishes.no_powers,
        events=not wishes.no_events,
        expert=wishes.expert,
    )


def _play_one(tally: Tally, setup: Setup, bots: Sequence[str]) -> None:
    """One game. Random players choose from the options alone: what they cannot see cannot change their choice."""
    start = time.perf_counter()
    state = new_game(setup)
    chance = setup.seed ^ 0x5EED
    names = [bots[seat % len(bots)] for seat in range(len(state.players))]
    players = [None if name == "random" else computer(name, chance) for name in names]
    middle = state
    drawn = 0
    while state.asking is not None:
        offered = options(state)
        bot = players[to_move(state) or 0] if any(players) else None
        if bot is None:
            drawn += 1
            play(state, offered[dice.draw(chance, drawn) % len(offered)])
        else:
            play(state, _asked(bot, state))
        if drawn == 1:
            middle = state.clone()
    tally.playing += time.perf_counter() - start
    tally.games += 1
    tally.decisions += state.decisions
    _time_copies(tally, middle)
    _count_wins(tally, state)


def _asked(bot: Choose, state: State) -> Option:
    return bot(view(state, to_move(state)))


def _time_copies(tally: Tally, state: State) -> None:
    start = time.perf_counter()
    for _ in range(COPIES_A_GAME):
        state.clone()
    tally.copying += time.perf_counter() - start
    tally.copies += COPIES_A_GAME


def _count_wins(tally: Tally, state: State) -> None:
    assert state.result is not None
    for bandit in state.result.winners:
        tally.by_bandit[bandit] = tally.by_bandit.get(bandit, 0) + 1
    seats = {state.bandits[bandit].player for bandit in state.result.winners}
    for seat in seats:
        if seat < len(tally.by_seat):
            tally.by_seat[seat] += 1
    if "elf" in tally.expansions and state.result.winners:
        gift = state.own["elf"].gifts[state.result.winners[0]]
        tally.gift += bool(gift)
        tally.empty += not gift


def _shuffled(bandits: Sequence[str], seed: int) -> list[str]:
    mixed = list(bandits)
    dice.shuffle(mixed, dice.draw(seed, 99))
    return mixed


def _parser(words: Words) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="colt-express simulate", description=words("simulate-about"))
    parser.add_argument("--players", type=int, default=4, choices=range(2, 7), help=words("simulate-help-players"))
    parser.add_argument("--games", type=_positive, default=100, help=words("simulate-help-games"))
    parser.add_argument("--seed", type=int, default=0, help=words("simulate-help-seed"))
    parser.add_argument("--bots", default="", help=words("simulate-help-bots"))
    parser.add_argument("--expansions", default="", help=words("simulate-help-expansions"))
    parser.add_argument("--expert", action="store_true", help=words("simulate-help-expert"))
    parser.add_argument("--no-powers", action="store_true", help=words("simulate-help-no-powers"))
    parser.add_argument("--no-events", action="store_true", help=words("simulate-help-no-events"))
    parser.add_argument("--json", action="store_true", help=words("simulate-help-json"))
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number
