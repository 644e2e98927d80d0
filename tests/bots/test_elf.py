"""With the Elf OUTLAW leads him to where its token wins."""

from game.bots.elf import ElfInsight
from game.bots.insights import insights
from game.bots.outlaw import choose, choose_without_secrets
from game.bots.outlook import outlook
from game.engine.game import new_game, play, to_move, view
from game.engine.state import Setup, State
from tests.bots.choices import chosen
from tests.engine.tables import steal, train


def table(*gifts: str, elf: str = "2.in") -> State:
    state = train(
        "doc 2.in, tuco 3.roof, belle 3.roof", expansions=["elf"], elf=elf, gifts=gifts, marshal=0,
        floor={"1.in": [], "2.in": [], "3.in": []},
    )  # fmt: skip
    state.rounds *= 5
    state.round_number = 5
    return state


def test_who_has_a_gift_leads_him_forward() -> None:
    state = table("doc")
    steal(state, "doc move")

    assert "move 1.in" == chosen(state)


def test_who_has_none_leads_him_back() -> None:
    state = table("tuco")
    steal(state, "doc move")

    assert "move 3.in" == chosen(state)


def test_a_movement_from_elsewhere_leads_nobody() -> None:
    state = table("doc", elf="3.in")

    assert 0 == ElfInsight().arriving(state, "doc", state.train.space("2.in"), state.train.space("1.in"))


def test_without_him_there_is_nobody_to_lead() -> None:
    assert () == insights(train("doc 2.in"))


def test_an_unknown_token_leads_nobody() -> None:
    state = view(table("doc"), None).state

    assert 0 == ElfInsight().arriving(state, "doc", state.train.space("2.in"), state.train.space("1.in"))


def test_others_tokens_are_not_guessed() -> None:
    seen = view(new_game(Setup(("doc", "tuco", "belle"), seed=4, first="doc", expansions=("elf",))), 0)

    assert seen.state.own["elf"] == outlook(seen, seed=1).own["elf"]


def test_who_has_not_looked_at_his_token_chooses_the_same_whatever_it_is() -> None:
    assert blind_choice(table("doc")) == blind_choice(table("tuco"))


def blind_choice(state: State) -> str:
    steal(state, "doc move")
    return choose_without_secrets(view(state, to_move(state))).words(state)


def test_without_the_elf_it_makes_no_difference() -> None:
    state = new_game(Setup(("doc", "tuco", "belle"), seed=4))
    while (seat := to_move(state)) is not None:
        seen = view(state, seat)
        option = choose(seen)

        assert option == choose_without_secrets(seen)
        play(state, option)
