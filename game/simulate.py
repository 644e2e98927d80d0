"""`colt-express simulate`: whole games without a window, counted and timed."""

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Never

from tqdm import tqdm

from game.bots.random_player import RandomPlayer
from game.bots.roster import PLAYERS, RANDOM, computer
from game.engine import dice
from game.engine.contents import BANDITS, GHOST
from game.engine.expansions.elf import gifts_would_win
from game.engine.game import CannotBePlayed, Setup, State, new_game, options, play, to_move, view
from game.engine.option import Option
from game.engine.variants.two_players import PAIRED
from game.ui.words import Words

PEOPLE = range(2, 7)
A_PAIR_EACH = 2  # so many players lead two bandits each
COPIES = 20  # timed in each game, of a position met in it
MET_BY = 100  # the position copied is met within so many choices

# Counts of draws of a game's seed that the game itself never reaches: what is drawn about it.
ABOUT_A_GAME = 1 << 40
FOR_BANDITS, FOR_COPIES, FOR_PLAYERS = ABOUT_A_GAME, ABOUT_A_GAME + 10, ABOUT_A_GAME + 20

Mover = Callable[[State], Option]


@dataclass(frozen=True)
class Wishes:
    """What the games are to be like; `bots` names a computer player for each place, over again from the first."""

    players: int
    bots: tuple[str, ...] = (RANDOM,)
    expansions: tuple[str, ...] = ()
    powers: bool = True
    events: bool = True
    expert: bool = False


@dataclass
class Tally:
    """What came of the games; times are in seconds, those of the players' thinking included."""

    wishes: Wishes
    games: int = 0
    decisions: int = 0
    playing: float = 0
    copies: int = 0
    copying: float = 0
    by_bandit: dict[str, int] = field(default_factory=dict)
    by_seat: list[int] = field(default_factory=list)
    gift: int = 0
    empty: int = 0

    def __post_init__(self) -> None:
        self.by_seat = [0] * self.wishes.players

    def report(self) -> dict[str, object]:
        """The figures under the names that `--json` prints."""
        found: dict[str, object] = {
            "players": self.wishes.players,
            "games": self.games,
            "games_per_second": round(self.games / self.playing, 1),
            "decisions_per_second": round(self.decisions / self.playing),
            "decisions_per_game": round(self.decisions / self.games, 1),
            "clones_per_second": round(self.copies / self.copying),
            "wins_by_bandit": dict(sorted(self.by_bandit.items())),
            "wins_by_seat": self.by_seat,
        }
        if "elf" in self.wishes.expansions:
            found |= {"gift_wins": self.gift, "empty_wins": self.empty}
        if "ghost" in self.wishes.expansions:
            found["ghost_wins"] = self.by_bandit.get(GHOST, 0)
        return found


def main(arguments: list[str]) -> int:
    """Play games as the arguments say; exit status 2, and a sentence, where they make no sense."""
    words = Words()
    try:
        parser = _parser(words)
        wanted = parser.parse_args(arguments)
        if len(wanted.bots) > wanted.players:
            parser.error(words("simulate-many-bots", names=str(len(wanted.bots)), seats=str(wanted.players)))
        wishes = Wishes(
            wanted.players, wanted.bots, wanted.expansions, not wanted.no_powers, not wanted.no_events, wanted.expert
        )
        tally = simulate(wishes, wanted.games, wanted.seed)
    except SystemExit as said:  # argparse has told what is wrong, or helped
        return int(said.code or 0)
    except CannotBePlayed as error:
        print(words(f"refused-{error.reason}"), file=sys.stderr)
        return 2
    if wanted.json:
        print(json.dumps(tally.report()))
    else:
        _print_table(words, tally.report())
    return 0


def simulate(wishes: Wishes, games: int, seed: int = 0) -> Tally:
    """Play games of one kind: the same seed plays the same games on every machine and Python.

    Raises CannotBePlayed when the wishes do not go together.
    """
    tally = Tally(wishes)
    for number in tqdm(range(games), disable=not sys.stderr.isatty(), leave=False):
        _play_one(tally, wishes, dice.draw(seed, number))
    return tally


def _play_one(tally: Tally, wishes: Wishes, seed: int) -> None:
    """One game, with a pause in which a position that it has come to is copied."""
    people = _people(wishes, seed)
    places = {bandit: place for place, bandits in enumerate(people) for bandit in bandits}
    start = time.perf_counter()
    state = new_game(_setup(wishes, people, seed))
    movers = [_mover(wishes, places.get(player.bandits[0], 0), seed, player.seat) for player in state.players]
    _play(state, movers, dice.draw(seed, FOR_COPIES) % MET_BY)
    paused = time.perf_counter()
    for _ in range(COPIES):
        state.clone()
    resumed = time.perf_counter()
    _play(state, movers)
    tally.playing += time.perf_counter() - resumed + paused - start
    tally.copying += resumed - paused
    tally.copies += COPIES
    _count(tally, state, places)


def _people(wishes: Wishes, seed: int) -> list[tuple[str, ...]]:
    """The bandits whom each place leads, drawn from the seed."""
    if wishes.players == A_PAIR_EACH and GHOST not in wishes.expansions:
        groups = [_shuffled(group, seed, FOR_BANDITS + number) for number, group in enumerate(PAIRED)]
        return list(zip(*groups, strict=True))[:A_PAIR_EACH]
    free = [bandit for bandit in BANDITS if bandit != GHOST or GHOST not in wishes.expansions]
    return [(bandit,) for bandit in _shuffled(free, seed, FOR_BANDITS)[: wishes.players]]


def _setup(wishes: Wishes, people: Sequence[tuple[str, ...]], seed: int) -> Setup:
    """The set-up of one game."""
    in_pairs = len(people[0]) > 1
    seats = [bandit for nth in range(len(people[0])) for bandit in (bandits[nth] for bandits in people)]
    if GHOST in wishes.expansions:
        if len(people) < wishes.players:
            raise CannotBePlayed("ghost-how-many")
        seats.append(GHOST)
    return Setup(
        tuple(seats),
        seed,
        teams=tuple(people) if in_pairs else (),
        expansions=wishes.expansions,
        powers=wishes.powers,
        events=wishes.events,
        expert=wishes.expert,
    )


def _mover(wishes: Wishes, place: int, seed: int, seat: int) -> Mover:
    """Who chooses at a place. RANDOM looks at nothing but the options, so it is shown no view, which takes time."""
    name = wishes.bots[place % len(wishes.bots)]
    chance = dice.draw(seed, FOR_PLAYERS + place)
    if name == RANDOM:
        among = RandomPlayer(chance).among
        return lambda state: among(options(state), state.decisions)
    choose = computer(name, chance)
    return lambda state: choose(view(state, seat))


def _play(state: State, movers: Sequence[Mover], choices: int | None = None) -> None:
    """Play on, for so many choices (None: to the end)."""
    while (seat := to_move(state)) is not None and choices != 0:
        play(state, movers[seat](state))
        if choices is not None:
            choices -= 1


def _count(tally: Tally, state: State, places: dict[str, int]) -> None:
    """Put a game's end down. A shared victory counts for each who shares it."""
    assert state.result is not None
    winners = state.result.winners
    tally.games += 1
    tally.decisions += state.decisions
    for bandit in winners:
        tally.by_bandit[bandit] = tally.by_bandit.get(bandit, 0) + 1
    for place in {places[bandit] for bandit in winners if bandit in places}:
        tally.by_seat[place] += 1
    if winners and "elf" in tally.wishes.expansions:
        tally.gift += gifts_would_win(state)
        tally.empty += not gifts_would_win(state)


def _shuffled(bandits: Sequence[str], seed: int, count: int) -> list[str]:
    mixed = list(bandits)
    dice.shuffle(mixed, dice.draw(seed, count))
    return mixed


def _print_table(words: Words, report: dict[str, object]) -> None:
    for name, value in report.items():
        print(f"{words('simulate-' + name.replace('_', '-')):28} {_written(words, value)}")


def _written(words: Words, value: object) -> str:
    """A figure, or a list of them, for people."""
    if isinstance(value, dict):
        return "  ".join(f"{words('bandit-' + bandit)} {wins}" for bandit, wins in value.items()) or "-"
    if isinstance(value, list):
        return "  ".join(str(wins) for wins in value)
    return f"{value:,}"


class _Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong, without repeating how it ought to be used."""

    def error(self, message: str) -> Never:
        self.exit(2, f"{self.prog}: {message}\n")


def _parser(words: Words) -> argparse.ArgumentParser:
    parser = _Parser(prog="colt-express simulate", description=words("simulate-about"))
    wish = parser.add_argument
    players = list(PEOPLE)
    wish("--players", type=int, default=4, choices=players, metavar="N", help=words("simulate-help-players"))
    wish("--games", type=_games(words), default=100, metavar="N", help=words("simulate-help-games"))
    wish("--seed", type=int, default=0, metavar="N", help=words("simulate-help-seed"))
    wish("--bots", type=_bots(words), default=(RANDOM,), metavar="A,B,...", help=words("simulate-help-bots"))
    wish("--expansions", type=_listed, default=(), metavar="A,B,...", help=words("simulate-help-expansions"))
    for flag in ("expert", "no-powers", "no-events", "json"):
        wish(f"--{flag}", action="store_true", help=words(f"simulate-help-{flag}"))
    return parser


def _games(words: Words) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < 1:
            raise argparse.ArgumentTypeError(words("simulate-no-number", found=text))
        return int(text)

    return read


def _bots(words: Words) -> Callable[[str], tuple[str, ...]]:
    def read(text: str) -> tuple[str, ...]:
        names = _listed(text) or (text,)
        for name in names:
            if name not in PLAYERS:
                raise argparse.ArgumentTypeError(words("simulate-no-bot", name=name, known=", ".join(PLAYERS)))
        return names

    return read


def _listed(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
