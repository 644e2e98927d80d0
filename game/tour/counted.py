"""The statistics for the tour: a folder of its own, into which made-up games are counted."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pygame

from game.bots.roster import OUTLAW, RANDOM, computer
from game.engine import dice
from game.engine.contents import BANDITS
from game.engine.game import seated
from game.engine.state import Setup
from game.session import Seat, Session
from game.statistics.ended import summary
from game.statistics.store import NAME, Store

if TYPE_CHECKING:
    from game.tour.tour import Tour

NAMES = ("Anna", "Boris", "Chloé", "Dmitri", "Emma", "Farid", "Grigori", "Hanna")
GAMES = 24
EXPANSIONS: tuple[tuple[str, ...], ...] = ((), ("elf",), (), ("ghost",), ())


def shown(tour: "Tour") -> Iterator[str]:
    """Show the statistics without a game, of people, of bandits, and after their file was damaged."""
    program, robot = tour.program, tour.robot
    with TemporaryDirectory() as folder:
        program.statistics = Store(Path(folder))
        tour.app.stack.reset(program.title())
        robot.step(40)
        yield "title-statistics"
        program.show_statistics()
        robot.step(2)
        yield "statistics-empty"
        for number in range(GAMES):
            program.statistics.count(summary(_played(number)))
        program.show_statistics()
        robot.step(2)
        yield "statistics-people"
        robot.press(pygame.K_RIGHT)
        robot.step(2)
        yield "statistics-bandits"
        (Path(folder) / NAME).write_bytes(bytes(1000))
        program.show_statistics()
        robot.step(2)
        yield "statistics-damaged"
        program.statistics = None
    program.show_credits()
    robot.step(2)
    yield "credits"


def _played(number: int) -> Session:
    """A finished game: another table, other people and other luck for each number."""
    count = 3 + dice.draw(number, 1) % 3
    expansions = EXPANSIONS[number % len(EXPANSIONS)]
    names = _turned(NAMES, dice.draw(number, 2))
    bandits = [name for name in _turned(BANDITS, dice.draw(number, 3)) if name != "ghost" or not expansions]
    riders = (*bandits[:count], *(("ghost",) if "ghost" in expansions else ()))
    setup = seated(Setup(riders, seed=number, expansions=expansions))
    session = Session(setup, [_seat(names[seat], seat, number) for seat in range(len(setup.players))])
    players = [computer(OUTLAW if (number + seat) % 3 else RANDOM, number) for seat in range(len(session.seats))]
    while session.to_move is not None:
        session.choose(players[session.to_move](session.view(session.to_move)))
    return session


def _seat(name: str, seat: int, number: int) -> Seat:
    """A person or, at some tables, a computer on the last seats."""
    return Seat.of(f"Computer {seat + 1}", OUTLAW) if seat >= 2 + number % 3 else Seat.of(name)


def _turned(words: tuple[str, ...], by: int) -> tuple[str, ...]:
    by %= len(words)
    return words[by:] + words[:by]
