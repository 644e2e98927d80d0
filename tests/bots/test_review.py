"""Afterwards Legend knows everything, and finds the choices that changed the odds most."""

from functools import cache

from game.bots.review import SURELY, TOLD, Review, Turning
from game.bots.roster import GREENHORN, OUTLAW, computer
from game.bots.thinking import Thought
from game.engine.game import new_game, play, to_move, view
from game.engine.state import Setup


def game(seed: int, *levels: str) -> tuple[Review, list[int]]:
    """A whole game of these levels to be looked at, and for each choice whose it was."""
    setup = Setup(("doc", "tuco", "belle"), seed=seed)
    state = new_game(setup)
    players = [computer(level, seat) for seat, level in enumerate(levels)]
    choices, seats = [], []
    while (seat := to_move(state)) is not None:
        option = players[seat](view(state, seat))
        choices.append(option.words(state))
        seats.append(seat)
        play(state, option)
    return Review(setup, tuple(choices)), seats


@cache
def known() -> tuple[Review, list[int], tuple[Turning, ...], list[float]]:
    """A game, whose each choice was, what it comes to, and how far it was on the way."""
    question, seats = game(3, OUTLAW, GREENHORN, OUTLAW)
    return question, seats, *reviewed(question)


def reviewed(question: Review) -> tuple[tuple[Turning, ...], list[float]]:
    """What it comes to, and how far it was on the way."""
    thought, progress = Thought(question), []
    while not thought.done:
        progress.append(thought.progress)
    return thought.answer, progress


def test_it_names_choices_of_the_game_and_what_else_there_was() -> None:
    question, seats, found, progress = known()

    assert SURELY <= len(found) <= TOLD
    for one in found:
        assert question.choices[one.number] == one.chosen.words(one.view.state)
        assert one.other in one.view.options
        assert one.other != one.chosen
        assert seats[one.number] == one.view.seat
    assert [one.number for one in found] == sorted(one.number for one in found)
    assert progress == sorted(progress)
    assert len(question.choices) < len(set(progress))


def test_it_finds_what_it_found() -> None:
    """Figures that lie behind it show here: how many games are looked at, and what is compared with what."""
    _, _, found, _ = known()

    assert [(39, 285, 674), (40, 218, 713), (41, 564, 193)] == [
        (one.number, round(1000 * one.chance), round(1000 * one.other_chance)) for one in found
    ]


def test_the_same_game_is_judged_the_same_way() -> None:
    question, _, found, _ = known()
    judged = [[(one.number, one.chance, one.other_chance) for one in each] for each in (found, reviewed(question)[0])]

    assert judged[0] == judged[1]


def test_a_choice_that_throws_the_game_away_is_among_them() -> None:
    """In the last turn of the last round, where nothing is left to chance: the richest lets his victory go."""
    question, _ = game(5, OUTLAW, OUTLAW, OUTLAW)
    found, _ = reviewed(question)

    assert max(abs(one.change) for one in found) > 0.2
    assert all(0 <= chance <= 1 for one in found for chance in (one.chance, one.other_chance))
