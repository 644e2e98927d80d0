"""The judge weighs positions at the end of a round as chances to win."""

from game.bots.judge import AGAINST, FEATURES, chance, features
from game.engine.contents import GHOST
from game.engine.phases.scoring import Scoring
from game.engine.state import State
from tests.engine.tables import begin, train


def table(picture: str = "doc 2.in, tuco 3.roof, belle 3.roof", *, round_number: int = 3, **position: object) -> State:
    whole = {"marshal": 0, "floor": {"1.in": [], "2.in": [], "3.in": []}, **position}
    state = train(picture, **whole)  # type: ignore[arg-type]
    state.rounds *= 5
    state.round_number = round_number
    return state


def test_the_chances_of_all_add_up() -> None:
    state = table("doc 2.in jewel, tuco 3.roof strongbox, belle 3.roof shots=2")

    assert 1 == round(sum(chance(state, seat) for seat in range(3)), 9)


def test_the_rich_are_likelier_to_win() -> None:
    state = table("doc 2.in strongbox, tuco 2.in, belle 3.roof")

    assert chance(state, 1) < chance(state, 0)


def test_and_the_likelier_the_later() -> None:
    early, late = (table("doc 2.in strongbox, tuco 2.in, belle 3.roof", round_number=number) for number in (1, 4))

    assert chance(early, 0) < chance(late, 0)


def test_who_has_shot_most_is_likelier_to_win() -> None:
    state = table("doc 2.in shots=2, tuco 2.in, belle 3.roof")

    assert chance(state, 1) < chance(state, 0)


def seen(state: State, seat: int) -> dict[str, float]:
    return dict(zip(FEATURES, features(state, range(len(state.players)))[seat], strict=True))


def test_all_shots_are_counted_and_several_may_have_shot_most() -> None:
    state = table("doc 2.in shots=4, tuco 2.in shots=4, belle 3.roof shots=5")

    assert [2, 2, 1] == [seen(state, seat)["shots"] for seat in range(3)]
    assert [1, 1, 0] == [seen(state, seat)["best shot"] for seat in range(3)]


def test_two_shots_behind_the_best_is_far() -> None:
    state = table("doc 2.in shots=3, tuco 2.in shots=4, belle 3.roof shots=5")

    assert [0, 0, 1] == [seen(state, seat)["far behind in shots"] for seat in range(3)]


def test_late_in_the_game_who_is_far_behind_in_shots_has_half_the_chance() -> None:
    near, far = (table(f"doc 2.in shots={shots}, tuco 2.in, belle 3.roof", round_number=4) for shots in (5, 4))

    assert chance(far, 1) < 0.5 * chance(near, 1)


def test_a_dear_token_can_be_punched_off_by_each_who_stands_beside() -> None:
    alone, beside = (table(f"doc 2.in strongbox purse:250, tuco {where}, belle 2.in") for where in ("1.in", "2.in"))

    assert [1, 2] == [seen(state, 0)["dearest token in company"] for state in (alone, beside)]
    assert chance(beside, 0) < chance(alone, 0)


def test_a_thousand_dollars_are_safer_in_jewels_than_in_a_strongbox() -> None:
    jewels, strongbox = (table(f"doc 2.in {loot}, tuco 2.in, belle 3.roof") for loot in ("jewel jewel", "strongbox"))

    assert 0 == seen(jewels, 0)["strongbox"]
    assert 1 == seen(strongbox, 0)["strongbox"]
    assert chance(strongbox, 0) < chance(jewels, 0)


def test_what_a_pair_has_is_added_up() -> None:
    picture = "doc 2.in jewel shots=5, belle 3.roof, cheyenne 2.in jewel shots=4, tuco 3.roof"
    state = table(picture, teams=(("doc", "cheyenne"), ("belle", "tuco")))

    assert (1.0, 3) == (seen(state, 0)["money"], seen(state, 0)["shots"])
    assert 2 == seen(state, 1)["roof"]


def test_it_is_well_to_stand_where_loot_lies() -> None:
    state = table("doc 2.in, tuco 1.in, belle 3.roof", floor={"1.in": [], "2.in": ["strongbox"], "3.in": []}, marshal=3)

    assert chance(state, 1) < chance(state, 0)


def test_the_winner_of_a_game_that_is_over_is_known() -> None:
    state = table("doc 2.in strongbox, tuco 3.roof, belle 3.roof")
    begin(state, Scoring())

    assert chance(state, 0) > 0.9
    assert chance(state, 1) < 0.1


def test_who_lost_narrowly_is_thought_better_of() -> None:
    state = table("doc 2.in strongbox, tuco 3.roof jewel, belle 3.roof")
    begin(state, Scoring())

    assert chance(state, 2) < chance(state, 1)


def test_who_would_be_out_as_things_stand_is_less_likely_to_win() -> None:
    state = table(expansions=["elf"], elf="1.in", gifts=["doc"])

    assert chance(state, 1) < chance(state, 0)


def test_all_are_while_ghost_has_the_suitcase() -> None:
    picture = "doc 2.in, tuco 3.roof, ghost 1.roof"
    without, with_it = (
        table(picture + found, expansions=["ghost"], floor={"0.in": [] if found else ["suitcase"]})
        for found in ("", " suitcase")
    )

    assert GHOST in with_it.bandits
    assert round(AGAINST[2] * chance(without, 0), 2) == round(chance(with_it, 0), 2)
