"""END OF THE GAME: the richest wins; the Gunslinger, who shot most bullets at others, gets $1000 first."""

from game.engine.phases.scoring import Scoring
from game.engine.state import Result, State
from tests.engine.tables import begin, train

DOC, TUCO, BELLE = range(3)  # their seats at the tables below


def count(state: State) -> Result:
    begin(state, Scoring())
    assert state.result is not None
    return state.result


def test_purses_count_what_they_say_jewels_500_strongboxes_1000() -> None:
    state = train("doc 1.in purse:350 jewel strongbox, tuco 2.in shots=5, belle 3.in")

    assert 1850 == count(state).scores[DOC]


def test_the_prize_goes_to_who_has_fewest_bullets_left() -> None:
    state = train("doc 1.in shots=2, tuco 2.in shots=3, belle 3.in")

    counted = count(state)
    assert (DOC,) == counted.gunslingers
    assert (1000, 0, 0) == counted.scores


def test_each_of_those_tied_gets_the_prize() -> None:
    state = train("doc 1.in shots=2, tuco 2.in shots=2, belle 3.in")

    counted = count(state)
    assert (DOC, TUCO) == counted.gunslingers
    assert (1000, 1000, 0) == counted.scores


def test_if_nobody_fired_all_tie() -> None:
    state = train("doc 1.in, tuco 2.in, belle 3.in")

    assert (DOC, TUCO, BELLE) == count(state).gunslingers


def test_the_richest_wins() -> None:
    state = train("doc 1.in jewel, tuco 2.in purse:300, belle 3.in")

    counted = count(state)
    assert ((DOC,), "richest") == (counted.winners, counted.reason)


def test_of_the_equally_rich_who_received_fewest_bullets_wins() -> None:
    state = train("doc 1.in jewel wounds=2, tuco 2.in jewel wounds=1, belle 3.in")

    counted = count(state)
    assert ((TUCO,), "fewest_bullets") == (counted.winners, counted.reason)


def test_still_tied_they_share_the_victory() -> None:
    state = train("doc 1.in jewel wounds=1, tuco 2.in jewel wounds=1, belle 3.in jewel wounds=2")

    counted = count(state)
    assert ((DOC, TUCO), "shared") == (counted.winners, counted.reason)


def test_loot_on_the_train_counts_for_nobody() -> None:
    state = train("doc 1.in shots=5, tuco 2.in, belle 3.in", floor={"2.in": ["strongbox"]})

    assert 0 == count(state).scores[TUCO]
