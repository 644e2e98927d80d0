"""Whole games without a window: who sits where, how they are played, and what is counted of each."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.bots.random_player import RandomPlayer
from game.bots.roster import RANDOM, computer
from game.engine import dice
from game.engine.contents import BANDITS, GHOST
from game.engine.game import CannotBePlayed, Setup, State, apply, new_game, play, standing, to_move, view
from game.engine.option import Option
from game.engine.variants.two_players import PAIRED
from game.simulate.conduct import Conduct, Watch
from game.simulate.tally import Tally

A_PAIR_EACH = 2  # so many players lead two bandits each
COPIES = 20  # timed in each game, of a position met in it
MET_BY = 100  # the position copied is met within so many choices

# Counts of draws of a game's seed that the game itself never reaches: what is drawn about it.
ABOUT_A_GAME = 1 << 40
FOR_BANDITS, FOR_COPIES, FOR_PLAYERS = ABOUT_A_GAME, ABOUT_A_GAME + 10, ABOUT_A_GAME + 20

Mover = Callable[[State], Option]


@dataclass(frozen=True)
class Wishes:
    """What the games are to be like; `bots` names a computer player for each of the players, in any order.

    In each game they sit one seat further on, and the first of them leads each bandit in turn.
    """

    bots: tuple[str, ...]
    expansions: tuple[str, ...] = ()
    powers: bool = True
    events: bool = True
    expert: bool = False
    seed: int = 0


def play_one(wishes: Wishes, number: int) -> Tally:
    """The game of a number, played to the end and counted: the same on every machine and Python.

    There is a pause in it in which a position that it has come to is copied, to time that.
    Raises CannotBePlayed when the wishes do not go together.
    """
    seed = dice.draw(wishes.seed, number)
    tally = Tally(wishes.bots, wishes.expansions)
    people = seated(wishes, number)
    places = {bandit: place for place, bandits in enumerate(people) for bandit in bandits}
    names = [(place - number) % len(wishes.bots) for place in range(len(wishes.bots))]  # they move on by one seat
    start = time.perf_counter()
    state = new_game(_setup(wishes, people, seed))
    levels = [_level(wishes, names, places.get(player.bandits[0])) for player in state.players]
    movers = [_mover(level, seed, seat) for seat, level in enumerate(levels)]
    watch = None if set(levels) == {RANDOM} else Watch(state)
    _play(state, movers, watch, dice.draw(seed, FOR_COPIES) % MET_BY)
    paused = time.perf_counter()
    for _ in range(COPIES):
        state.clone()
    resumed = time.perf_counter()
    _play(state, movers, watch)
    tally.playing = time.perf_counter() - resumed + paused - start
    tally.copying, tally.copies = resumed - paused, COPIES
    _count(tally, state, places, names)
    for level, conduct in zip(levels, watch.conduct if watch else (), strict=False):
        if level != RANDOM:
            tally.conduct.setdefault(level, Conduct()).add(conduct)
    return tally


def seated(wishes: Wishes, number: int) -> list[tuple[str, ...]]:
    """The bandits whom each place leads in a game: whoever was named first leads each bandit in turn at each place."""
    seed, players = dice.draw(wishes.seed, number), len(wishes.bots)
    if players == A_PAIR_EACH and GHOST not in wishes.expansions:
        groups = [_shuffled(group, seed, FOR_BANDITS + nth) for nth, group in enumerate(PAIRED)]
        return list(zip(*groups, strict=True))[:A_PAIR_EACH]
    free = [bandit for bandit in BANDITS if bandit != GHOST or GHOST not in wishes.expansions]
    mixed = _shuffled(free, seed, FOR_BANDITS)
    turned = mixed.index(free[number // players % len(free)]) - number % players
    return [(mixed[(place + turned) % len(mixed)],) for place in range(players)]


def _level(wishes: Wishes, names: Sequence[int], place: int | None) -> str:
    """Who sits at a place; who has none is played by the game and chooses nothing."""
    return RANDOM if place is None else wishes.bots[names[place]]


def _setup(wishes: Wishes, people: Sequence[tuple[str, ...]], seed: int) -> Setup:
    """The set-up of one game."""
    in_pairs = len(people[0]) > 1
    seats = [bandit for nth in range(len(people[0])) for bandit in (bandits[nth] for bandits in people)]
    if GHOST in wishes.expansions:
        if len(set(people)) < len(wishes.bots):
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


def _mover(level: str, seed: int, seat: int) -> Mover:
    """Who chooses at a seat. RANDOM looks at nothing but the options, so it is shown no view, which takes time."""
    chance = dice.draw(seed, FOR_PLAYERS + seat)
    if level == RANDOM:
        among = RandomPlayer(chance).among
        return lambda state: among(state.offered, state.decisions)
    choose = computer(level, chance)
    return lambda state: choose(view(state, seat))


def _play(state: State, movers: Sequence[Mover], watch: Watch | None, choices: int | None = None) -> None:
    """Play on, for so many choices (None: to the end)."""
    while (seat := to_move(state)) is not None and choices != 0:
        if watch is None:
            play(state, movers[seat](state))
        else:
            start = time.process_time()  # a busy machine is none of their fault
            option = movers[seat](state)
            watch.chosen(seat, option, time.process_time() - start)
            watch.happened(apply(state, option))
        if choices is not None:
            choices -= 1


def _count(tally: Tally, state: State, places: dict[str, int], names: Sequence[int]) -> None:
    """Put a game's end down; `names` tells which of the computer players sat at each place."""
    assert state.result is not None
    winners = state.led_by(state.result.winners)
    tally.games = 1
    tally.decisions = state.decisions
    tally.by_bandit.update(winners)
    tally.at_table.update(list(places))
    won = sorted({places[bandit] for bandit in winners if bandit in places})
    for place in won:
        tally.by_seat[place] += 1
        tally.by_player[names[place]] += 1 / len(won)
    for bandit, place in places.items():
        tally.money[names[place]] = state.result.scores[state.bandits[bandit].player]
    if winners:
        tally.aims_at_end.update(one.key for one in standing(state, None))


def _shuffled(bandits: Sequence[str], seed: int, count: int) -> list[str]:
    mixed = list(bandits)
    dice.shuffle(mixed, dice.draw(seed, count))
    return mixed
