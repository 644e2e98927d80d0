"""How people probably carry their cards out in imagined games."""

from game.bots.carrying import Onward, by_habit
from game.engine.state import State
from tests.engine.tables import scheme, steal, train, with_cards

BARE = {"0.in": [], "1.in": [], "2.in": [], "3.in": []}


def habit(state: State) -> str:
    assert state.asking is not None
    option = by_habit(state, state.asking)
    assert option is not None
    return option.words(state)


def test_a_move_leads_to_where_the_next_card_brings_most() -> None:
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", floor=BARE | {"1.in": ["strongbox"]}, marshal=0)
    steal(state, "doc move", "doc robbery")

    assert "move 1.in" == habit(state)


def test_the_next_card_comes_before_the_one_after_it() -> None:
    """A jewel first, though the strongbox lies the other way: by then he would be elsewhere."""
    floor = BARE | {"1.in": ["jewel"], "3.in": ["purse:250"]}
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", floor=floor, marshal=0)
    steal(state, "doc move", "doc robbery", "doc fire")

    assert "move 1.in" == habit(state)


def test_who_is_nearly_equal_is_hit_by_turns_and_who_is_richer_always() -> None:
    equal = train("doc 3.in, tuco 2.in jewel, belle 2.in jewel", floor=BARE, marshal=0, powers=False)
    richer = train("doc 3.in, tuco 2.in jewel, belle 2.in jewel jewel", floor=BARE, marshal=0, powers=False)
    found: list[set[str]] = []
    for state in (equal, richer):
        steal(state, "doc fire")
        found.append(set())
        for seed in range(2):
            state.seed = seed
            found[-1].add(habit(state))

    assert [{"fire tuco", "fire belle"}, {"fire belle"}] == found


def test_a_punch_takes_the_dearest_and_drives_onto_the_marshal() -> None:
    state = train("doc 2.in, tuco 2.in jewel purse:250, belle 3.roof", marshal=1)
    steal(state, "doc punch")

    assert "punch tuco jewel 1.in" == habit(state)


def test_nobody_hurts_his_own_partner() -> None:
    picture = "doc 2.in, belle 2.in, cheyenne 2.in jewel jewel, tuco 3.roof"
    state = train(picture, teams=(("doc", "cheyenne"), ("belle", "tuco")), marshal=0, powers=False)
    steal(state, "doc punch")

    assert habit(state).startswith("punch belle")


def onward(turns: str) -> float:
    """What it is worth to stand beside the strongbox with a Robbery in hand and so many turns to come."""
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", floor=BARE | {"2.in": ["strongbox"]}, marshal=0)
    state = with_cards(state, hands={"doc": "robbery fire"}, turns=turns)
    scheme(state)
    return Onward(state, state.bandits["doc"]).standing(state.bandits["doc"].space)


def test_a_hand_counts_only_while_there_are_turns_to_come() -> None:
    assert 300 > onward("S")
    assert 800 < onward("SS")
