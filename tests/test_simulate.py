"""`simulate` plays whole games, counts them, and says in a sentence what it cannot do."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from game import simulate
from game.__main__ import main
from game.bots.random_player import RandomPlayer
from game.bots.roster import OUTLAW, RANDOM
from game.engine.contents import BANDITS
from game.engine.game import new_game, options, play, to_move, view
from game.engine.option import Option
from game.engine.state import Setup
from game.engine.view import View
from game.simulate import games
from game.simulate.games import Wishes, seated
from game.simulate.tally import Tally, interval

SPEEDS = {"games_per_second", "decisions_per_second", "clones_per_second"}
WINS = {"wins_by_bandit", "wins_by_seat", "wins_by_player", "shares_by_bandit"}
FIGURES = {"players", "games", "decisions_per_game", "conduct", *WINS, *SPEEDS}
TIMES = {"mean_ms", "most_ms"}

Report = dict[str, Any]
Run = Callable[[str], Report]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Play as a command line says; the object that `--json` prints."""

    def command(line: str) -> Report:
        assert 0 == main(["simulate", *line.split(), "--json"])
        printed: Report = json.loads(capsys.readouterr().out)
        return printed

    return command


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Callable[[str], str]:
    """Ask for what cannot be played; the sentence that tells why."""

    def command(line: str) -> str:
        assert 2 == main(["simulate", *line.split()])
        printed = capsys.readouterr()
        assert "" == printed.out
        return printed.err

    return command


def without_speeds(report: Report) -> Report:
    """What the same seed must give again."""
    conduct = {
        level: {name: figure for name, figure in found.items() if name not in TIMES}
        for level, found in report["conduct"].items()
    }
    return {name: figure for name, figure in report.items() if name not in SPEEDS} | {"conduct": conduct}


def test_json_prints_the_figures_under_their_names(run: Run) -> None:
    assert set(run("--games 3")) == FIGURES


def test_with_the_elf_it_tells_which_tokens_won(run: Run) -> None:
    report = run("--games 12 --expansions elf")

    assert set(report) == FIGURES | {"aims_at_end"}
    assert 12 == sum(report["aims_at_end"].values())


def test_with_the_ghost_box_it_tells_how_often_ghost_won(run: Run) -> None:
    report = run("--games 12 --players 3 --expansions ghost")

    assert set(report) == FIGURES | {"aims_at_end"}
    assert 0 < report["aims_at_end"]["ghost-has-suitcase"] <= 12


@pytest.mark.parametrize(
    "kind",
    [
        "--players 2",
        "--players 3 --expert",
        "--players 6 --no-powers --no-events",
        "--players 2 --expansions elf",
        "--players 2 --expansions ghost",
        "--players 5 --expansions ghost --expert",
        "--players 3 --bots outlaw,random",
    ],
)
def test_the_same_seed_plays_the_same_games(run: Run, kind: str) -> None:
    assert without_speeds(run(f"--games 3 --seed 7 {kind}")) == without_speeds(run(f"--games 3 --seed 7 {kind}"))


def test_another_seed_plays_other_games(run: Run) -> None:
    assert without_speeds(run("--games 5 --seed 1")) != without_speeds(run("--games 5 --seed 2"))


def test_the_games_of_a_seed_are_the_same_everywhere(run: Run) -> None:
    report = run("--games 20 --seed 2016")

    assert {"belle": 3, "cheyenne": 4, "django": 5, "doc": 1, "ghost": 5, "tuco": 2} == report["wins_by_bandit"]


def test_a_place_wins_when_one_of_its_bandits_does(run: Run) -> None:
    report = run("--games 10 --players 2")

    assert 10 <= sum(report["wins_by_seat"])
    assert 2 == len(report["wins_by_seat"])


def test_wins_go_to_who_is_named_wherever_he_sits(run: Run) -> None:
    first, *others = run("--games 30 --seed 5 --bots outlaw,random,random,random")["wins_by_player"]

    assert "outlaw" == first["name"]
    assert 80 < first["percent"]
    assert all(other["percent"] < first["low"] for other in others)


def test_in_the_ghost_box_too_though_another_is_first_player(run: Run) -> None:
    """Its rules turn the seats round until the first player is the first."""
    one, other = run("--games 20 --seed 5 --players 2 --expansions ghost --bots random,outlaw")["wins_by_player"]

    assert one["percent"] < other["percent"]


@pytest.mark.parametrize("players", [3, 4, 6])
def test_who_is_named_first_leads_each_bandit_once_at_each_seat(players: int) -> None:
    wishes = Wishes((OUTLAW,) + (RANDOM,) * (players - 1))
    games = [seated(wishes, number) for number in range(6 * players)]

    assert {(place, (bandit,)) for place in range(players) for bandit in BANDITS} == {
        (number % players, people[number % players]) for number, people in enumerate(games)
    }
    assert {players} == {len({*people}) for people in games}


def test_a_victory_that_is_shared_is_half_a_win_for_each() -> None:
    state = new_game(Setup(BANDITS[:3], seed=3))
    while to_move(state) is not None:
        play(state, state.offered[0])
    assert state.result is not None
    state.result = replace(state.result, winners=(0, 1))
    tally = Tally((RANDOM,) * 3)
    games._count(tally, state, {bandit: place for place, bandit in enumerate(state.bandits)}, (2, 0, 1))

    assert [0.5, 0, 0.5] == tally.by_player


def test_names_are_taken_over_again_from_the_first(run: Run) -> None:
    named = "--games 2 --players 4 --bots "

    assert without_speeds(run(named + "outlaw,random")) == without_speeds(run(named + "outlaw,random,outlaw,random"))


def test_more_processes_play_the_same_games(run: Run) -> None:
    named = "--games 4 --bots outlaw,random"

    assert without_speeds(run(named)) == without_speeds(run(f"{named} --workers 2"))


def test_random_players_who_see_no_view_play_as_those_who_do() -> None:
    setup = Setup(("doc", "tuco", "belle"), seed=11)
    blind, seeing = (new_game(setup) for _ in range(2))
    blind_bots, seeing_bots = ([RandomPlayer(seat) for seat in range(3)] for _ in range(2))
    while (seat := to_move(blind)) is not None:
        option = blind_bots[seat].among(options(blind), blind.decisions)

        assert option == seeing_bots[seat].choose(view(seeing, seat))
        play(blind, option)
        play(seeing, option)


@pytest.mark.parametrize("kind", ["", "--players 2", "--expansions elf", "--players 3 --expansions ghost", "--expert"])
def test_a_player_sees_the_view_of_his_own_seat_and_nothing_else(
    run: Run, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    shown: list[View] = []

    def choose(seen: View) -> Option:
        shown.append(seen)
        return seen.options[-1]

    monkeypatch.setattr(games, "computer", lambda _name, _seed: choose)
    run(f"--games 1 --bots outlaw {kind}")

    assert {View} == {type(seen) for seen in shown}
    assert all(seen.state.asking and seen.seat == seen.state.asking.seat(seen.state) for seen in shown)
    assert {0} == {seen.state.seed for seen in shown}


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "--games", "2"])
    printed = capsys.readouterr()

    assert "Decisions a game" in printed.out
    assert "" == printed.err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--players 7", "7"),
        ("--games 0", "from 1 to"),
        ("--games few", "from 1 to"),
        ("--bots random,nobody", "nobody"),
        ("--expansions moles", "no such expansion"),
        ("--players 2 --expert", "three to six players"),
        ("--players 4 --expansions elf,ghost", "stands alone"),
        ("--players 6 --expansions ghost", "two to five people"),
        ("--speed 3", "--speed"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(refused: Callable[[str], str], line: str, said: str) -> None:
    sentence = refused(line)

    assert said in sentence
    assert 1 == len(sentence.splitlines())


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["simulate", "--help"])
    assert "--players" in capsys.readouterr().out


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether the bar was switched off, each time that one was made."""
    made: list[bool] = []

    def bar(played: Iterator[Tally], *, total: int, disable: bool, leave: bool) -> Iterator[Tally]:
        made.append(disable)
        return played

    monkeypatch.setattr(simulate, "tqdm", bar)
    return made


@pytest.mark.parametrize("shown", [True, False])
def test_the_bar_moves_on_a_terminal_only(terminal: list[bool], monkeypatch: pytest.MonkeyPatch, shown: bool) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: shown)
    main(["simulate", "--games", "1"])

    assert [not shown] == terminal


def test_the_interval_is_wilsons() -> None:
    """Two wins of ten: the example of many a textbook."""
    low, high = interval(2, 10)

    assert (0.057, 0.510) == (round(low, 3), round(high, 3))


def test_an_interval_stays_between_none_and_all() -> None:
    assert 0 == round(interval(0, 20)[0], 9)
    assert 1 == round(interval(20, 20)[1], 9)


def test_more_computer_players_than_seats_are_refused(capsys):
    assert 2 == main(["simulate", "--players", "3", "--bots", "random,random,random,outlaw"])
    assert "4 computer players for 3 seats" in capsys.readouterr().err
