"""What the mouse learns of the table: who leads whom, and what is counted where."""

from dataclasses import replace

import pytest

from game.engine.contents import GHOST, NEUTRAL, Card
from game.engine.state import SCHEMING, SETUP, STEALING, Played
from game.expansions.book import playing
from game.scenes.scheming.scene import SchemingScene
from game.session import Session
from game.table import tips
from game.ui.words import Words
from tests.scenes.desktop import Desktop, people
from tests.scenes.finished import session

WORDS = Words(strict=True)


def of(match: Session, name: str) -> str:
    """The tip of a strip, as everybody may know it."""
    return tips.strip(WORDS, match, match.view(None).state, name)


def test_a_strip_tells_who_plays_its_bandit():
    match = session(4, seed=3)
    for name, bandit in match.state.bandits.items():
        assert match.seats[bandit.player].name in of(match, name)


def test_a_strip_tells_how_many_bullets_are_left():
    match = session(4, seed=3)
    for name, bandit in match.state.bandits.items():
        assert f"{bandit.bullets} of 6 bullets left" in of(match, name)


def test_a_strip_tells_how_many_cards_are_still_to_come():
    match = session(4, seed=3)
    state = match.view(None).state
    state.phase, state.resolved = STEALING, 2
    others = list(state.bandits)[:3]
    state.pile = [Played(Card(others[nth % 2], "move"), False) for nth in range(5)]
    count = {
        name: WORDS("strip-hint-pile", count=left) for name, left in ((others[0], 2), (others[1], 1), (others[2], 0))
    }

    assert all(said in tips.strip(WORDS, match, state, name) for name, said in count.items())


def test_ghost_of_the_box_tells_what_stops_him():
    match = session(3, "ghost", seed=3)
    assert "three stop his next card" in of(match, GHOST)


def test_in_the_expert_variant_discards_are_told():
    desktop = Desktop()
    table = people(3, 0)
    table.expert = True
    desktop.match(table, instant=True)
    match = desktop.session
    while not any(player.discards for player in match.state.players):
        match.let_computer_choose()
    player = next(player for player in match.state.players if player.discards)
    assert WORDS(f"action-{player.discards[0].action}") in of(match, player.bandits[0])


def test_every_strip_and_the_supply_can_be_asked():
    desktop = Desktop()
    desktop.match(people(3, open_table=True))
    desktop.until_asked()
    scene = desktop.top
    assert isinstance(scene, SchemingScene)
    hints = {target.name for target in scene.ring.targets if target.hint}
    assert "supply" in hints
    assert 3 == sum(name.startswith(("about ", "strip ")) for name in hints)


def test_a_strip_warns_from_the_third_wound_on_that_ghosts_card_is_stopped():
    state = session(3, "ghost", seed=3).state
    warned = []
    for count in (2, 3, 6, 9):
        state.bandits[GHOST].wounds = (NEUTRAL,) * count
        warned.append("".join(one.warning(WORDS, state, GHOST) for one in playing(state)))

    assert [WORDS(f"strip-stops-{number}") for number in (0, 1, 2, 2)] == warned


def test_a_strip_tells_a_computer_from_a_person():
    match = session(4, seed=3)
    name = next(iter(match.state.bandits))
    person = replace(match.seats[0], computer=None)
    told = of(match, name)
    match.seats[match.state.bandits[name].player] = person

    assert ("a computer" in told, "a computer" in of(match, name)) == (True, False)


def test_a_strip_tells_how_well_a_computer_plays():
    match = session(4, seed=3)
    name = next(iter(match.state.bandits))
    seat = match.state.bandits[name].player
    match.seats[seat] = replace(match.seats[seat], level="legend")

    assert "a computer (Legend)" in of(match, name)


@pytest.mark.parametrize("level", ["", "random", "blind"])
def test_of_a_computer_that_nobody_can_choose_only_that_it_is_one_is_told(level):
    match = session(4, seed=3)
    name = next(iter(match.state.bandits))
    seat = match.state.bandits[name].player
    match.seats[seat] = replace(match.seats[seat], level=level)

    assert "a computer" in of(match, name)
    assert "a computer (" not in of(match, name)


@pytest.mark.parametrize("phase", [SETUP, SCHEMING])
def test_before_stealin_a_strip_tells_how_many_cards_are_in_hand(phase):
    match = session(3, seed=3)
    state = match.view(None).state
    state.phase, state.pile = phase, []
    for player in state.players:
        player.hand = [Card(player.bandits[0], "move")] * 6

    assert all(WORDS("strip-hint-hand", count=6) in tips.strip(WORDS, match, state, name) for name in state.bandits)
