"""Matches of computers, played to their end before anybody looks."""

from game.bots.roster import computer
from game.engine.game import seated
from game.engine.state import State
from game.session import Seat, Session
from tests.scenes.desktop import people


def session(count: int, *expansions: str, seed: int) -> Session:
    """A finished match of `count` seats."""
    table = people(count, 0)
    for expansion in expansions:
        table.switch(expansion)
    setup = seated(table.setup(seed))
    found = Session(setup, [Seat(f"Seat {number}", computer("random", number)) for number in range(len(setup.players))])
    while not found.over:
        found.let_computer_choose()
    return found


def finished(count: int, *expansions: str, seed: int) -> State:
    """The last position of such a match."""
    return session(count, *expansions, seed=seed).state
