"""The pages: everything in the rules has its entry, its words and its picture; the pictures' positions come true."""

from pathlib import Path

import pytest

from game.engine.book import EXPANSIONS, VARIANTS
from game.engine.contents import ACTIONS, BANDITS, BULLET
from game.engine.rules import rules_for
from game.engine.state import Setup
from game.expansions import book
from game.paths import BrokenAsset, asset
from game.scenario.run import run
from game.scenes.how_to_play import example
from game.scenes.how_to_play.pages import read
from game.table.top_bar import TURN_PIECES
from game.ui.words import Words

CHAPTERS = read()
PAGES = [page for chapter in CHAPTERS for page in chapter.pages]
ENTRIES = [entry for page in PAGES for entry in page.entries]
KEYS = {page.key for page in PAGES}
STRICT = Words(strict=True)
TABLES = [
    rules_for(Setup(seats, expansions=expansions))
    for expansions in ((), *((name,) for name in EXPANSIONS))
    for seats in (("doc", "belle", "tuco", "ghost"), ("doc", "belle", "tuco", "django", "ghost"))
]
page_keys = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.key)


def wanted() -> set[str]:
    """Every thing that the rules name."""
    found = {f"bandit {name}" for name in BANDITS} | {f"expansion {name}" for name in EXPANSIONS}
    found |= {f"action {name}" for name in (*ACTIONS, BULLET)} | {f"turn {turn}" for turn in TURN_PIECES}
    found |= {f"loot {kind}" for kind in ("purse", "jewel", "strongbox")} | {"figure marshal", "bullet", "hidden"}
    found |= {f"variant {rule.key}" for rule in VARIANTS}
    for rules in TABLES:
        found |= {f"round {card.name}" for card in (*rules.round_cards, *rules.stations)}
        found |= {f"loot {kind}" for kind in rules.values}
        found |= {f"action {card.action}" for card in rules.carrying_out}
    return found


@pytest.mark.parametrize("entry", sorted(wanted()))
def test_everything_in_the_rules_has_its_entry(entry):
    assert ENTRIES.count(entry) == 1


def test_everybody_whom_an_expansion_shows_has_an_entry():
    guises = {f"bandit {one.guise(name)}" for one in book.EXPANSIONS for name in BANDITS if one.guise(name)}
    assert guises <= set(ENTRIES)


@page_keys
def test_a_page_has_its_words(page):
    assert STRICT(page.title)
    assert STRICT(f"{page.words}-lead")
    assert STRICT(f"{page.words}-text")
    for nth in range(len(page.show) or len(page.cards) or len(page.pieces)):
        assert STRICT(f"{page.words}-{nth + 1}")
    for note in page.notes:
        assert STRICT(f"{page.words}-{note}")


@page_keys
def test_a_page_has_its_pictures(page):
    assert page.show or page.cards or page.pieces
    for piece in (page.icon, *page.pieces, *(f"badge_{note}" for note in page.notes)):
        assert asset(f"art/{piece}.svg").is_file()


@page_keys
def test_what_a_page_shows_comes_true(page):
    if page.show:
        left = [failure for failure in run(example.scenario(page)) if failure.reason != "left-open"]
        assert left == []


@page_keys
def test_what_a_page_shows_afterwards_it_also_expects(page):
    if example.AFTER in page.show:
        assert page.example["expect"]


@page_keys
def test_a_page_to_see_also_is_there(page):
    assert set(page.see) <= KEYS


def test_no_words_of_the_rules_are_left_over():
    """Every sentence stands on a page."""
    written = {line.split(" =")[0] for line in asset("text/en.ftl").read_text("utf-8").splitlines() if " =" in line}
    parts = [*(str(nth) for nth in range(1, 9)), "lead", "text", "foot"]
    used = {f"{page.words}-{part}" for page in PAGES for part in (*parts, *page.notes)}
    used |= {page.title for page in PAGES} | {f"rules-chapter-{chapter.key}" for chapter in CHAPTERS}
    scene = ("title", "search", "found-none", "number", "any-letter", "hint-page", "hint-chapter", "hint-search")
    used |= {f"rules-{key}" for key in (*scene, "turns-small", "turns-large", "turns-keep")}
    assert {key for key in written if key.startswith("rules-")} <= used


def test_what_is_offered_is_marked():
    fire = next(page for page in PAGES if page.key == "fire")
    marks = example.offered(example.moment(fire, "asked_2"))
    assert marks.aiming
    assert (marks.actor, set(marks.bandits)) == ("cheyenne", {"ghost", "django"})


def test_of_an_event_the_turns_are_told_for_both_kinds_of_tables():
    braking = next(page for page in PAGES if page.key == "braking")
    found = example.turns(braking)
    assert found is not None
    assert [card.turns for card in found] == ["SSSS", "STSS"]


def test_damaged_rules_are_told_in_a_sentence(tmp_path: Path):
    (tmp_path / "1-a.toml").write_text("chapter = ")
    with pytest.raises(BrokenAsset, match=r"1-a\.toml"):
        read(tmp_path)


def test_missing_rules_are_told_in_a_sentence(tmp_path: Path):
    with pytest.raises(BrokenAsset):
        read(tmp_path)
