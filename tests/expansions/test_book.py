"""THE list of expansions as they look and speak, the twin of the engine's."""

from game.draw.palette import STRIPE
from game.engine import book as engine_book
from game.engine.contents import BANDITS
from game.engine.game import Setup, new_game
from game.expansions import book


def test_every_expansion_of_the_rules_has_its_home_on_the_screen() -> None:
    assert list(engine_book.EXPANSIONS) == [one.key for one in book.EXPANSIONS]


def test_only_those_in_play_are_asked() -> None:
    assert ["elf"] == [one.key for one in book.playing(new_game(Setup(BANDITS[:3], expansions=("elf",))))]
    assert () == book.playing(new_game(Setup(BANDITS[:3])))


def test_a_bandit_is_shown_by_his_own_pictures() -> None:
    state = new_game(Setup(BANDITS[:4], seed=4))

    assert {} == book.guises(state)
    assert "ghost" == book.guise(state, "ghost")


def test_ghost_of_the_box_has_pictures_of_his_own() -> None:
    state = new_game(Setup(("belle", "doc", "ghost"), seed=4, expansions=("ghost",)))

    assert {"ghost": "ghost_box"} == book.guises(state)


def test_no_two_share_a_stripe() -> None:
    colours = [book.colour(who) for who in (*STRIPE, "ghost_box")]

    assert len(colours) == len(set(colours))


def test_the_elf_lays_a_token_before_everybody() -> None:
    with_elf = book.with_token(new_game(Setup(BANDITS[:3], expansions=("elf",))))

    assert "elf" == (with_elf and with_elf.key)
    assert book.with_token(new_game(Setup(BANDITS[:3]))) is None
