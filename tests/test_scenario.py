"""The command `scenario`: positions as data, run without a window."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.engine.rules import CannotBePlayed, refusal
from game.engine.state import Setup
from game.engine.written import Misread
from game.scenario import main
from game.scenario.command import Report
from game.scenario.document import read_scenario
from game.scenario.run import run
from game.ui.words import Words

SCENARIOS = sorted((Path(__file__).parent / "scenarios").rglob("*.json"))
HOLDS: dict[str, Any] = {
    "title": "Doc moves.",
    "rule": "base/move",
    "seats": ["doc", "tuco", "belle"],
    "position": {"bandits": {"doc": {"at": "2.in"}, "tuco": {"at": "3.in"}, "belle": {"at": "3.in"}}},
    "pile": ["doc move"],
    "choices": ["move 1.in"],
    "expect": {"bandits": {"doc": {"at": "1.in"}}},
}
SCHEMING: dict[str, Any] = {
    **{key: HOLDS[key] for key in ("title", "rule", "seats", "position")},
    "phase": "scheming",
    "hands": {"doc": ["move", "fire"]},
    "turns": "S",
    "choices": ["play move"],
    "expect": {"pile": ["doc move"]},
}
PAIRS = [["tuco", "doc"], ["django", "belle"]]


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_it_holds(file: Path) -> None:
    assert [] == run(read_scenario(file))


def written(folder: Path, scenario: object, name: str = "scenario.json") -> str:
    file = folder / name
    file.write_text(scenario if isinstance(scenario, str) else json.dumps(scenario), "utf-8")
    return str(file)


def outcome(folder: Path, scenario: object, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    status = Report(Words(strict=True)).of([written(folder, scenario)])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_one_that_holds_is_ok(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (0, "ok Doc moves.\n1 passed, 0 failed\n", "") == outcome(tmp_path, HOLDS, capsys)


def test_one_that_does_not_tells_what_was_expected_and_what_was_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = outcome(tmp_path, HOLDS | {"expect": {"bandits": {"doc": {"at": "2.in"}}, "neutral": 13}}, capsys)

    assert 1 == status
    assert [
        f"FAIL {tmp_path / 'scenario.json'}: Doc moves.",
        "  bandits.doc.at: expected 2.in, found 1.in",
        "0 passed, 1 failed",
    ] == out.splitlines()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"choices": ["move 0.in"]}, 'choice 1: expected move 0.in to be on offer, found ["move 1.in", "move 3.in"]'),
        ({"choices": ["move 1.in", "move 2.in"]}, "choice 2: expected move 2.in to be asked for, found that nobody is"),
        ({"choices": []}, 'expected no decision to be left, found one with ["move 1.in", "move 3.in"] on offer'),
        ({"expect": {"options": ["move 1.in"]}}, 'options: expected ["move 1.in"], found null'),
        ({"choices": [], "expect": {"options": ["move 1.in"]}}, 'found ["move 1.in", "move 3.in"]'),
        ({"expect": {"scores": {"doc": 0}}}, "scores.doc: expected 0, found null"),
        ({"expect": {"floor": {"1.in": ["jewel"]}}}, 'floor.1.in: expected ["jewel"], found []'),
        ({"expect": {"marshal": 1, "neutral": 12}}, "marshal: expected 1, found 0"),
    ],
)
def test_a_choice_or_a_place_that_is_not_as_written_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, Any], told: str
) -> None:
    status, out, _ = outcome(tmp_path, HOLDS | change, capsys)

    assert 1 == status
    assert told in out


@pytest.mark.parametrize(
    "expect",
    [
        {"bandits": {"doc": {"loot": ["purse", "jewel", "purse:300"]}}},
        {"bandits": {"doc": {"loot": ["jewel", "purse:300", "purse:500"]}}},
        {"bandits": {"doc": {"loot": ["purse", "purse", "jewel"]}}},
        {"floor": {"3.in": ["purse", "strongbox"], "2.in": []}},
    ],
)
def test_loot_is_compared_without_order_and_a_bare_purse_has_any_value(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], expect: dict[str, Any]
) -> None:
    bandits = HOLDS["position"]["bandits"] | {"doc": {"at": "2.in", "loot": ["purse:300", "jewel", "purse:500"]}}
    position = {"bandits": bandits, "floor": {"3.in": ["strongbox", "purse:250"]}}

    assert 0 == outcome(tmp_path, HOLDS | {"position": position, "expect": expect}, capsys)[0]


@pytest.mark.parametrize(
    "loot", [["purse"], ["purse", "purse", "purse"], ["purse:300", "purse:300"], ["jewel", "purse"]]
)
def test_loot_that_differs_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str], loot: list[str]) -> None:
    position = {"bandits": HOLDS["position"]["bandits"] | {"doc": {"at": "2.in", "loot": ["purse:300", "purse:500"]}}}
    expect = {"bandits": {"doc": {"loot": loot}}}

    assert 1 == outcome(tmp_path, HOLDS | {"position": position, "expect": expect}, capsys)[0]


@pytest.mark.parametrize(
    ("key", "scenario"),
    [
        ("title", {key: HOLDS[key] for key in HOLDS if key != "title"}),
        ("expect", {key: HOLDS[key] for key in HOLDS if key != "expect"}),
        ("title", HOLDS | {"title": ""}),
        ("seats", HOLDS | {"seats": []}),
        ("seats", HOLDS | {"seats": ["doc", "zorro", "belle"]}),
        ("seats", HOLDS | {"seats": ["doc", "doc", "belle"]}),
        ("seats", HOLDS | {"seats": ["doc", "tuco"]}),
        ("first", HOLDS | {"first": "ghost"}),
        ("phase", HOLDS | {"phase": "sleeping"}),
        ("powers", HOLDS | {"powers": "no"}),
        ("cars", HOLDS | {"cars": 7}),
        ("expansions", HOLDS | {"expansions": ["prisoners"]}),
        ("expansions", HOLDS | {"expansions": ["elf", "ghost"]}),
        ("teams", HOLDS | {"teams": [["doc", "belle"], ["tuco"]]}),
        ("expert", SCHEMING | {"seats": ["tuco", "django", "doc", "belle"], "teams": PAIRS, "expert": True}),
        ("seats", HOLDS | {"seats": ["doc", "ghost", "tuco"], "expansions": ["ghost"]}),
        ("pille", HOLDS | {"pille": []}),
        ("pile", HOLDS | {"pile": ["doc shoot"]}),
        ("pile", HOLDS | {"pile": ["doc bullet"]}),
        ("pile", SCHEMING | {"pile": []}),
        ("turns", HOLDS | {"turns": "S"}),
        ("turns", SCHEMING | {"turns": "SX"}),
        ("hands.doc", SCHEMING | {"hands": {"doc": ["heist_or_move"]}}),
        ("hands.ghost", SCHEMING | {"hands": {"ghost": []}}),
        ("discards", SCHEMING | {"discards": {"doc": ["fire"]}}),
        ("choices", HOLDS | {"choices": [3]}),
        ("position.marshal", HOLDS | {"position": HOLDS["position"] | {"marshal": 9}}),
        ("position.bandits.doc.at", HOLDS | {"position": HOLDS["position"] | {"marshal": 2}}),
        ("position.elf", HOLDS | {"position": HOLDS["position"] | {"elf": "1.in"}}),
        ("position.bandits.doc.at", {key: HOLDS[key] for key in HOLDS if key != "position"}),
        ("expect.marshall", HOLDS | {"expect": {"marshall": 0}}),
        ("expect.bandits.doc.at", HOLDS | {"expect": {"bandits": {"doc": {"at": "9.in"}}}}),
        ("expect.winners", HOLDS | {"expect": {"winners": ["zorro"]}}),
        ("expect.scores.doc", HOLDS | {"expect": {"scores": {"doc": "250"}}}),
        ("expect.hands.doc", HOLDS | {"expect": {"hands": {"doc": ["shoot"]}}}),
        ("choices", '{"title": "Twice.", "choices": [], "choices": []}'),
        ("-", [HOLDS]),
        ("this is not JSON", "{"),
        ("this is not JSON", "[" * 100_000),
        ("this is not JSON", '{"cars": ' + "9" * 10_000 + "}"),
    ],
)
def test_a_mistake_in_a_file_is_told_with_file_and_key(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], key: str, scenario: object
) -> None:
    status, out, err = outcome(tmp_path, scenario, capsys)

    assert 2 == status
    assert "0 passed, 0 failed\n" == out
    assert err.startswith(f"{tmp_path / 'scenario.json'}: {key}: ")


@pytest.mark.parametrize("name", ["nowhere.json", ""])
def test_a_file_that_is_not_there_and_a_folder_without_any_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert 2 == main([str(tmp_path / name)])
    assert str(tmp_path / name) in capsys.readouterr().err


def test_a_bad_file_does_not_stop_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(tmp_path, "{", "1.json")
    written(tmp_path, HOLDS | {"choices": []}, "2.json")
    written(tmp_path, HOLDS, "3.json")

    assert 2 == main([str(tmp_path)])
    captured = capsys.readouterr()
    assert "1 passed, 1 failed" == captured.out.splitlines()[-1]
    assert "1.json" in captured.err


def test_folders_are_searched_to_the_bottom_in_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "b" / "c").mkdir(parents=True)
    written(tmp_path / "b" / "c", HOLDS | {"title": "Second."})
    written(tmp_path, HOLDS | {"title": "First."}, "a.json")

    assert 0 == main([str(tmp_path)])
    assert ["ok First.", "ok Second.", "2 passed, 0 failed"] == capsys.readouterr().out.splitlines()


def test_a_whole_deck_is_counted_wherever_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`cards`: all ten and a bullet for each wound, even where the position deals nothing out."""
    ten = ["move"] * 2 + ["floor_change"] * 2 + ["fire"] * 2 + ["robbery"] * 2 + ["punch", "marshal"]
    bandits = HOLDS["position"]["bandits"] | {"doc": {"at": "2.in", "wounds": 1}}
    expect = {"cards": {"doc": [*ten, "bullet"], "tuco": ten}}

    assert 0 == outcome(tmp_path, HOLDS | {"position": {"bandits": bandits}, "expect": expect}, capsys)[0]


def test_cards_that_are_dealt_out_are_counted_as_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    expect = {"cards": {"doc": ["move", "fire"]}, "hands": {"doc": ["fire"]}, "pile": ["doc move"]}

    assert 0 == outcome(tmp_path, SCHEMING | {"expect": expect}, capsys)[0]


def test_a_pairs_cards_are_listed_under_each_bandit_its_deck_size_under_either(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scenario = SCHEMING | {
        "seats": ["tuco", "django", "doc", "belle"],
        "teams": PAIRS,
        "position": {"bandits": {name: {"at": "3.in"} for name in ("tuco", "django", "doc", "belle")}},
        "hands": {"tuco": ["bullet"], "doc": ["bullet", "fire"]},
        "decks": {"tuco": ["move", "marshal"], "doc": ["punch"]},
        "choices": ["draw"],
        "expect": {
            "hands": {"tuco": ["bullet", "move", "marshal"], "doc": ["bullet", "fire", "punch"]},
            "deck_sizes": {"tuco": 0, "doc": 0, "belle": 0},
        },
    }

    assert (0, "") == outcome(tmp_path, scenario, capsys)[::2]


def test_the_number_of_cars_can_be_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = {"bandits": HOLDS["position"]["bandits"] | {"doc": {"at": "6.in"}}}

    expect = {"bandits": {"doc": {"at": "5.in"}}}
    assert 0 == outcome(tmp_path, HOLDS | {"cars": 6, "position": position, "choices": [], "expect": expect}, capsys)[0]


def test_it_runs_as_a_command_that_prints_nothing_else(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game", "scenario", written(tmp_path, HOLDS)],
        cwd=Path(__file__).parents[1], capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert (0, "ok Doc moves.\n1 passed, 0 failed\n", "") == (done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(("doc", "doc", "tuco")),
        Setup(("doc", "tuco")),
        Setup(("doc", "tuco", "belle"), first="ghost"),
        Setup(("doc", "tuco", "belle"), expansions=("prisoners",)),
        Setup(("doc", "tuco", "belle", "django"), teams=(("doc", "belle"), ("tuco", "django"))),
        Setup(("doc", "tuco", "belle", "django"), teams=(("doc", "tuco"), ("belle", "django"))),
        Setup(("tuco", "belle", "doc", "django"), teams=(("tuco", "doc"), ("django", "belle")), expert=True),
        Setup(("doc", "tuco", "ghost"), expansions=("elf", "ghost")),
        Setup(("tuco", "django", "ghost", "doc"), teams=(("tuco", "ghost"), ("django", "doc")), expansions=("ghost",)),
        Setup(("doc", "tuco", "belle"), expansions=("ghost",)),
    ],
)
def test_every_refusal_has_a_sentence(setup: Setup) -> None:
    assert f"refused-{refusal(setup)}" in Words()


def test_errors_are_those_of_the_engine(tmp_path: Path) -> None:
    with pytest.raises(Misread):
        read_scenario(Path(written(tmp_path, HOLDS | {"cars": 0})))
    with pytest.raises(CannotBePlayed):
        run(read_scenario(Path(written(tmp_path, HOLDS | {"seats": ["doc", "tuco"]}))))


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no device to read")
def test_a_device_is_no_scenario(capsys):
    assert 2 == main(["/dev/zero"])
    assert "no file that can be read" in capsys.readouterr().err
