"""What all counted games came to."""

from typing import Any

import pytest

from game.statistics.ended import Led, Played
from game.statistics.figures import Figures, Richest, Rider, Table
from game.statistics.store import Store
from tests.statistics.games import made_up, rode, sat

ALL: dict[str, Any] = {
    "purse": 500,
    "jewel": 1000,
    "strongbox": 1500,
    "suitcase": 2000,
    "hostage": 250,
    "gunslinger": 1000,
}
NONE: dict[str, Any] = dict.fromkeys(ALL, 0)


@pytest.fixture
def of(tmp_path):
    """The figures of these games."""

    def count(*games) -> Figures:
        store = Store(tmp_path)
        for game in games:
            store.count(game)
            assert store.trouble is None
        return store.figures()

    return count


def person(figures: Figures, name: str) -> Rider:
    return next(rider for rider in figures.people if rider.name == name)


def bandit(figures: Figures, name: str) -> Rider:
    return next(rider for rider in figures.bandits if rider.bandit == name)


def test_without_a_game_there_is_nothing(of):
    assert Figures() == of()


def test_a_person_is_known_by_the_name(of):
    figures = of(
        made_up(sat("Ada", won=True), sat("Bob"), seed=1),
        made_up(sat("Bob"), sat("Ada", won=True), seed=2),
        made_up(sat("Bob", won=True), sat("Cleo"), seed=3),
    )
    assert [("Ada", 2, 2), ("Bob", 3, 1), ("Cleo", 1, 0)] == [(one.name, one.played, one.won) for one in figures.people]


def test_of_as_many_wins_who_played_fewer_games_stands_first(of):
    figures = of(
        made_up(sat("Ada", won=True), sat("Bob"), seed=1),
        made_up(sat("Ada"), sat("Bob", won=True), seed=2),
        made_up(sat("Ada"), sat("Cleo"), seed=3),
    )
    assert [("Bob", 2), ("Ada", 3), ("Cleo", 1)] == [(one.name, one.played) for one in figures.people]


def test_a_computer_is_no_person(of):
    figures = of(made_up(sat("Ada"), sat("Robot", Led.COMPUTER, won=True)))
    assert ["Ada"] == [one.name for one in figures.people]


def test_a_game_of_computers_alone_is_no_persons(of):
    figures = of(made_up(sat("Robot", Led.COMPUTER, won=True), sat("Robby", Led.COMPUTER)))
    assert (1, 0, (), ()) == (figures.games, figures.peopled, figures.people, figures.tables)


def test_a_bandit_counts_whoever_leads_him(of):
    bandits = [rode("doc", 0), rode("tuco", 1)]
    figures = of(
        made_up(sat("Ada"), sat("Robot", Led.COMPUTER, won=True), seed=1, bandits=bandits),
        made_up(sat("Robot", Led.COMPUTER), sat("Robby", Led.COMPUTER, won=True), seed=2, bandits=bandits),
    )
    assert [("tuco", 2, 2), ("doc", 2, 0)] == [(one.bandit, one.played, one.won) for one in figures.bandits]


def test_ghost_of_the_box_is_no_players_bandit(of):
    bandits = [rode("doc", 0), rode("ghost", 1, shot=5)]
    figures = of(made_up(sat("Ada"), sat("Ghost", Led.RULES, won=True), expansion="ghost", bandits=bandits))
    assert ["doc"] == [one.bandit for one in figures.bandits]
    assert figures.bullets == 0


def test_the_wins_of_the_box_are_counted(of):
    bandits = [rode("doc", 0), rode("ghost", 1)]
    figures = of(
        made_up(sat(), sat("Ghost", Led.RULES, won=True), seed=1, expansion="ghost", bandits=bandits),
        made_up(sat(won=True), sat("Ghost", Led.RULES), seed=2, expansion="ghost", bandits=bandits),
    )
    assert (2, 1) == (figures.box_played, figures.box_won)


def test_a_pair_is_one_seat_with_the_money_of_both(of):
    bandits = [rode("doc", 0, purse=500, shot=2), rode("tuco", 0, jewel=1000, shot=3), rode("belle", 1, purse=250)]
    ada = person(of(made_up(sat("Ada", won=True), sat("Bob"), bandits=bandits)), "Ada")
    assert (1, 1, 1500, 5) == (ada.played, ada.won, ada.total, ada.shot)


def test_money_is_an_average_by_kind(of):
    bandits = [[rode("doc", 0, **ALL)], [rode("doc", 0, **NONE)]]
    doc = bandit(of(*(made_up(sat(), seed=seed, bandits=those) for seed, those in enumerate(bandits))), "doc")
    assert {kind: value / 2 for kind, value in ALL.items()} == doc.money


def test_a_kind_of_money_that_nobody_has_thought_of_counts_like_any(of):
    bandits = [[rode("doc", 0, purse=250, ransom=600)], [rode("doc", 0, purse=250)]]
    figures = of(*(made_up(sat("Ada"), seed=seed, bandits=those) for seed, those in enumerate(bandits)))
    assert {"purse": 250, "ransom": 300} == bandit(figures, "doc").money == person(figures, "Ada").money


def test_money_may_be_taken_until_less_than_nothing_is_left(of):
    poor = [rode("doc", 0, purse=250, mortal_bullet=-450, growth=(250, -200))]
    doc = bandit(of(made_up(sat("Ada", money=-200), bandits=poor)), "doc")
    assert (-200, 250, (250, -200)) == (doc.total, doc.gained, doc.growth)


def test_a_kind_that_he_never_had_is_not_among_his(of):
    assert {"purse": 250} == bandit(of(made_up(sat(), bandits=[rode("doc", 0, purse=250, jewel=0)])), "doc").money


def test_money_grows_on_average(of):
    grown = [(250, 300, 400, 500, 600, 700), (250, 500, 800, 900, 1000, 1700)]
    games = [made_up(sat(), seed=seed, bandits=[rode("doc", 0, growth=those)]) for seed, those in enumerate(grown)]
    assert (250, 400, 600, 700, 800, 1200) == bandit(of(*games), "doc").growth


def test_bullets_are_averages(of):
    games = [made_up(sat(), seed=1, bandits=[rode("doc", 0, shot=6, received=1)])]
    games += [made_up(sat(), seed=2, bandits=[rode("doc", 0, shot=1, received=4)])]
    figures = of(*games)
    assert (3.5, 2.5) == (bandit(figures, "doc").shot, bandit(figures, "doc").received)
    assert figures.bullets == 7


def test_a_person_bears_the_bandit_led_most(of):
    games = [
        made_up(sat("Ada"), seed=seed, bandits=[rode(name, 0)]) for seed, name in enumerate(["doc", "tuco", "doc"])
    ]
    assert person(of(*games), "Ada").bandit == "doc"


def test_the_richest_is_told_with_his_bandits(of):
    bandits = [rode("doc", 0), rode("tuco", 0), rode("belle", 1)]
    figures = of(
        made_up(sat("Ada", money=3000), sat("Bob", money=500), seed=1, bandits=bandits),
        made_up(sat("Ada", money=900), sat("Robot", Led.COMPUTER, money=4000), seed=2),
    )
    assert Richest(3000, "Ada", ("doc", "tuco")) == figures.richest_person
    assert Richest(4000, "Robot", ("cheyenne",)) == figures.richest


def test_of_equally_rich_the_first_of_all_is_told(of):
    games = [made_up(sat(name, money=3000), seed=seed) for seed, name in enumerate(["Ada", "Bob"])]
    assert of(*games).richest.name == of(*games).richest_person.name == "Ada"


def test_the_box_is_never_the_richest(of):
    assert of(made_up(sat("Ada", money=300), sat("Ghost", Led.RULES, money=4000))).richest.name == "Ada"


def test_games_are_told_by_expansion(of):
    figures = of(
        made_up(sat("Ada", won=True), sat("Bob"), seed=1),
        made_up(sat("Ada"), sat("Robot", Led.COMPUTER, won=True), seed=2),
        made_up(sat("Ada", won=True), sat("Bob"), seed=3, expansion="elf"),
        made_up(sat("Robot", Led.COMPUTER, won=True), seed=4, expansion="elf"),
    )
    assert (Table("", 2, 1), Table("elf", 1, 1)) == figures.tables


def test_a_game_that_two_people_have_won_together_is_one(of):
    figures = of(made_up(sat("Ada", won=True), sat("Bob", won=True), sat("Cleo")))
    assert (Table("", 1, 1),) == figures.tables


def test_cards_that_did_nothing_add_up(of):
    cards = (Played("fire", 10, 3), Played("move", 8, 0))
    figures = of(made_up(sat(), seed=1, cards=cards), made_up(sat(), seed=2, cards=cards))
    assert {("fire", 20, 6), ("move", 16, 0)} == {(one.name, one.turned_up, one.idle) for one in figures.actions}


def test_a_bandit_whom_nobody_knows_is_left_out(of):
    figures = of(made_up(sat("Ada", won=True), bandits=[rode("zorro", 0)]))
    assert ((), ()) == (figures.bandits, figures.people)


def test_hinted_games_of_a_person_are_told_apart(tmp_path):
    store = Store(tmp_path)
    store.count(made_up(sat("Ada", won=True, hints=3), sat("Bob"), seed=1))
    store.count(made_up(sat("Ada", hints=1), sat("Bob", won=True), seed=2))
    store.count(made_up(sat("Ada", won=True), sat("Bob"), seed=3))
    found = {one.name: (one.played, one.won, one.hinted, one.hinted_won) for one in store.figures().people}

    assert {"Ada": (3, 2, 2, 1), "Bob": (3, 1, 0, 0)} == found


def test_hints_of_a_game_that_a_computer_ended_are_no_persons(of):
    """Whose seat was handed over is not the one who played it."""
    figures = of(
        made_up(sat("Ada", Led.COMPUTER, won=True, hints=2), sat("Bob"), seed=1),
        made_up(sat("Ada", won=True), sat("Bob"), seed=2),
    )
    assert (1, 0, 0) == (
        person(figures, "Ada").played,
        person(figures, "Ada").hinted,
        person(figures, "Ada").hinted_won,
    )
