"""THE list of the rules, and which are in play."""

import pytest

from game.engine.book import BOOK
from game.engine.rule import RoundEvent
from game.engine.rules import CannotBePlayed, Rules, refusal, rules_for
from game.engine.state import Setup

SEATS = ("doc", "tuco", "belle", "ghost")


def keys(setup: Setup) -> list[str]:
    return [rule.key for rule in Rules(setup).in_play if not isinstance(rule, RoundEvent)]


def test_the_powers_of_those_who_sit_at_the_table_are_in_play_adders_before_takers() -> None:
    assert ["tuco", "belle", "doc", "ghost"] == keys(Setup(SEATS))


def test_without_powers_there_are_none() -> None:
    assert [] == keys(Setup(SEATS, powers=False))


def test_the_ghost_box_replaces_ghosts_power() -> None:
    assert ["ghost_box", "tuco", "belle", "doc"] == keys(Setup(SEATS, expansions=("ghost",)))


def test_without_events_no_round_card_has_one() -> None:
    assert {} == Rules(Setup(SEATS, events=False)).events


def test_every_rule_has_a_key_of_its_own() -> None:
    assert len(BOOK) == len({rule.key for rule in BOOK})


@pytest.mark.parametrize(
    ("reason", "setup"),
    [
        (None, Setup(SEATS)),
        (None, Setup(SEATS, expansions=("elf",), expert=True)),
        (None, Setup(SEATS, expansions=("ghost",))),
        ("seats", Setup(("doc", "doc", "tuco"))),
        ("seats", Setup(("doc", "zorro", "tuco"))),
        ("how-many", Setup(SEATS[:2])),
        ("first", Setup(SEATS, first="django")),
        ("unknown-expansion", Setup(SEATS, expansions=("prisoners",))),
        ("pairs", Setup(SEATS, teams=(("doc", "ghost"), ("tuco", "belle")))),
        ("ghost-alone", Setup(SEATS, expansions=("elf", "ghost"))),
        ("ghost-alone", Setup(SEATS, expansions=("horses", "ghost"))),
        (None, Setup(SEATS, expansions=("horses", "elf"), expert=True)),
    ],
)
def test_it_is_told_why_a_game_cannot_be_played(reason: str | None, setup: Setup) -> None:
    assert reason == refusal(setup)


def test_what_cannot_be_played_has_no_rules() -> None:
    with pytest.raises(CannotBePlayed) as caught:
        rules_for(Setup(SEATS[:2]))
    assert "how-many" == caught.value.reason
