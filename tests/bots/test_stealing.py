"""OUTLAW in Stealin': it takes the dearest, hits the richest and keeps away from the Marshal."""

from tests.bots.choices import chosen
from tests.engine.tables import end_of_round, steal, train


def test_it_robs_the_strongbox_first() -> None:
    state = train("doc 2.in", floor={"2.in": ["purse:300", "jewel", "strongbox"]})
    steal(state, "doc robbery")

    assert "rob strongbox" == chosen(state)


def test_it_robs_a_jewel_before_a_purse() -> None:
    state = train("doc 2.in", floor={"2.in": ["purse:300", "jewel"]})
    steal(state, "doc robbery")

    assert "rob jewel" == chosen(state)


def test_it_knocks_the_dearest_loose_and_the_victim_into_the_marshal() -> None:
    state = train("doc 2.in, tuco 2.in jewel purse:250, belle 3.roof", marshal=1)
    steal(state, "doc punch")

    assert "punch tuco jewel 1.in" == chosen(state)


def test_it_punches_the_rich() -> None:
    state = train("doc 2.roof, tuco 2.roof purse:250, django 2.roof jewel jewel strongbox", marshal=1)
    steal(state, "doc punch")

    assert chosen(state).startswith("punch django strongbox")


def test_cheyenne_takes_the_purse() -> None:
    state = train("cheyenne 2.roof, tuco 2.roof purse:250", marshal=1)
    steal(state, "cheyenne punch")

    assert chosen(state).endswith("take")


def test_it_shoots_the_richest() -> None:
    state = train("doc 2.in, tuco 1.in purse:250, django 3.in jewel strongbox", marshal=0)
    steal(state, "doc fire")

    assert "fire django" == chosen(state)


def test_it_drives_the_marshal_onto_others_and_not_onto_itself() -> None:
    state = train("doc 1.in, tuco 3.in jewel, belle 3.roof", marshal=2)
    steal(state, "doc marshal")

    assert "marshal 3" == chosen(state)


def test_it_moves_to_loot_that_its_next_card_will_take() -> None:
    state = train("doc 2.in", marshal=0, floor={"1.in": [], "2.in": [], "3.in": ["jewel"]})
    steal(state, "doc move", "doc robbery")

    assert "move 3.in" == chosen(state)


def test_it_does_not_walk_into_the_marshal() -> None:
    state = train("doc 2.in", marshal=1, floor={"1.in": ["jewel"], "2.in": [], "3.in": []})
    steal(state, "doc move", "doc robbery")

    assert "move 3.in" == chosen(state)


def test_it_picks_a_pocket_rather_than_none() -> None:
    state = train("doc 2.in", round="pickpocketing", floor={"2.in": ["purse:300", "jewel"]})
    end_of_round(state)

    assert "rob purse" == chosen(state)


def test_it_spares_its_partner() -> None:
    state = train(
        "tuco 2.in, django 3.in, doc 1.in strongbox, belle 3.roof", teams=[("tuco", "doc"), ("django", "belle")]
    )
    steal(state, "tuco fire", "django move")

    assert "fire django" == chosen(state)
