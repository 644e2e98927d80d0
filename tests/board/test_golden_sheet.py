"""Golden sheet: small pictures of the stage as it is seen, land, light, train and coach, side by side in one file.

What is laid on a board is kept in words (`test_golden_pictures.py`); how it looks can only be kept as it looks. When
something is to be seen otherwise, write the sheet anew (`python -m tests.golden`) and compare both with your eyes.
"""

from collections.abc import Callable
from functools import cache, partial
from itertools import accumulate
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.board.board import Board
from game.board.growth import Growth
from game.board.landscape import FADE
from game.board.livery import NIGHT, SUNSET
from game.board.marks import Marks
from game.board.stage import Stage, Ways
from game.board.timeline import Score, Shot
from game.board.tunnel import SWEEP
from game.draw import shapes
from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale
from game.engine.contents import BANDITS, TUNNEL, RoundCard
from game.engine.expansions.horses.stagecoach import COACH
from game.engine.state import SCHEMING, State
from tests.board.events.played import space
from tests.board.pictures import place, table, with_coach

FILE = Path(__file__).parent / "golden" / "sheet.png"
USUAL, WIDE, TALL = (320, 180), (440, 180), (320, 240)
SMALL = Stage((0, 56, 1280, 370), 352, 384, largest=0.8, foot=413)
IN_A_ROW = 4
OTHER = 14  # of 255, from which a colour is another: not every processor rounds alike
FEW = 40  # pixels that may be of another colour

Picture = Callable[[], Surface]


@cache
def kit(size: tuple[int, int]) -> Kit:
    return Kit(Scale(*size), Art())


def under_way(state: State, size: tuple[int, int] = USUAL, *, small: bool = False) -> Board:
    """A board after some seconds: the wheels have turned, there is smoke. A `small` one is that of Schemin'."""
    scale = kit(size).scale
    whole = Stage((0, 0, scale.wide, scale.tall), 478 + scale.deeper, 518 + scale.deeper)
    found = Board(kit(size), SMALL if small else whole, Ways(strip=lambda _: (0, 0)), state)
    found.landscape.way = 500
    for _ in range(9):
        found.update(0.3)
    return found


def seen(board: Board, on: Marks | None = None) -> Surface:
    """A picture of it."""
    surface = Surface((board.kit.scale.width, board.kit.scale.height)).convert()
    board.draw(surface, on)
    return surface


def hour(number: int, cars: int, size: tuple[int, int] = USUAL) -> Surface:
    return seen(under_way(table({}, count=cars, hour=number), size))


def becoming(number: int) -> Surface:
    """A quarter of the way to an hour from the one before."""
    state = table({}, hour=number - 1)
    board = under_way(state)
    board._set_hour(number)
    board.update(FADE / 4)
    return seen(board)


def tunnel(*, out: bool = False) -> Surface:
    """The darkness has come half over the train, or is half gone."""
    state = table({"belle": "2.in"})
    state.phase, state.rounds = SCHEMING, (*state.rounds[:1], RoundCard("braking", f"S{TUNNEL}S"), *state.rounds[2:])
    board = under_way(state)
    for turn in (1, 2) if out else (1,):
        state.turn = turn
        board.tunnel.follow(state, at_once=out and turn == 1)
    board.update(SWEEP / 2)
    return seen(board)


def coach(number: int, *names: str, after: float = 0) -> Surface:
    """The coach and three horses, at an hour."""
    state = with_coach(dict.fromkeys(names, "coach.roof"))
    state.round_number = number
    board = under_way(state)
    board.update(after)
    return seen(board)


def growing(state: State) -> Surface:
    """Halfway from a small picture to a large one."""
    small, large = under_way(state, small=True), under_way(state)
    surface = Surface(USUAL).convert()
    Growth(small, large).draw(surface, 0.5)
    return surface


def braking() -> Surface:
    """The picture tips, sparks fly."""
    board = under_way(table({"belle": "2.roof"}))
    board.brake(0.9)
    for kind, x in (("spark", 300), ("dust", 600), ("sparkle", 900)):
        board.particles.burst(kind, x, 200, 25)
    board.update(0.2)
    return seen(board)


def closer() -> Surface:
    """The camera has come closer to the Locomotive."""
    board = under_way(table({"belle": "0.in"}))
    board.timeline.play(Score(shots=[Shot((1000, 400), 1.6, 0.1, 1, 0.1)]))
    board.update(0.3)
    return seen(board)


def crowd(where: str, beside: int | None = None) -> Surface:
    """A crowd shown large."""
    if beside is None:
        state = table(dict.fromkeys(BANDITS[:5], where), count=6)
    else:
        state = with_coach(dict.fromkeys(BANDITS[:5], where), count=6)
        state.train = state.train.moved(COACH, beside)
    board = under_way(state)
    board.close_up.show(place(state, where), {})
    board.update(1)
    return seen(board)


def marked() -> Surface:
    """Two places, somebody to be shot, whoever acts."""
    state = table({"belle": "2.in", "doc": "1.in"})
    spaces = {space(state, "3.in"): None, space(state, "4.roof"): None}
    on = Marks("belle", {"doc": None}, spaces, hovered=space(state, "3.in"), landing="belle", aiming=True)
    board = under_way(state)
    seen(board, on)  # which tells what can be chosen: all else grows dark
    board.update(1)
    return seen(board, on)


PICTURES: dict[str, Picture] = {
    "dawn": partial(hour, 1, 3),
    "noon": partial(hour, 2, 4),
    "afternoon": partial(hour, 3, 5),
    "sunset": partial(hour, SUNSET, 6),
    "night": partial(hour, NIGHT, 4),
    "sunset comes": partial(becoming, SUNSET),
    "night comes": partial(becoming, NIGHT),
    "a wide window": partial(hour, 3, 4, WIDE),
    "a tall window": partial(hour, 3, 4, TALL),
    "into a tunnel": tunnel,
    "out of a tunnel": partial(tunnel, out=True),
    "the coach": partial(coach, 3, "belle", "doc"),
    "the coach a little later": partial(coach, 3, "belle", "doc", after=0.25),
    "the coach by night": partial(coach, NIGHT, "belle"),
    "growing": lambda: growing(table({"belle": "2.in"})),
    "growing, with a road": lambda: growing(with_coach({})),
    "braking": braking,
    "closer": closer,
    "a crowd large": partial(crowd, "2.roof"),
    "a crowd in the coach large": partial(crowd, "coach.in", 2),
    "a crowd on the coach large": partial(crowd, "coach.roof", 6),
    "marked": marked,
}
SIZES = {"a wide window": WIDE, "a tall window": TALL}


@cache
def places() -> dict[str, Rect]:
    """Where each picture is on the sheet: in rows, from left to right."""
    found, names = {}, list(PICTURES)
    rows = [names[first : first + IN_A_ROW] for first in range(0, len(names), IN_A_ROW)]
    tops = accumulate((max(SIZES.get(name, USUAL)[1] for name in row) for row in rows), initial=0)
    for row, top in zip(rows, tops, strict=False):
        lefts = accumulate((SIZES.get(name, USUAL)[0] for name in row), initial=0)
        found.update({name: Rect((left, top), SIZES.get(name, USUAL)) for name, left in zip(row, lefts, strict=False)})
    return found


def coarse(picture: Surface) -> Surface:
    """The same in fewer colours: so it takes less room."""
    return picture.convert(16).convert()


@cache
def sheet() -> Surface:
    """What was seen when the sheet was written last."""
    return pygame.image.load(FILE).convert()


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.usefixtures("window")
def test_the_stage_looks_as_it_did(name: str) -> None:
    shapes.forget()  # tests that look at words alone leave empty ones
    kept, now = sheet().subsurface(places()[name]), coarse(PICTURES[name]())
    alike = pygame.mask.from_threshold(now, (0, 0, 0), (OTHER, OTHER, OTHER, 255), kept)

    assert alike.count() >= now.get_width() * now.get_height() - FEW


def write_anew() -> None:
    whole = Surface(Rect(0, 0, 0, 0).unionall(list(places().values())).size)
    for name, area in places().items():
        whole.blit(PICTURES[name](), area)
    pygame.image.save(coarse(whole), FILE)
