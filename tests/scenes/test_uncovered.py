"""Nothing lies over who stands on the train, or over what marks him: trains and windows of all sizes, all crowds."""

from functools import cache
from random import Random

import pytest
from pygame import Rect

from game.board import signs
from game.board.board import Board
from game.board.marks import Marks
from game.draw import hiding
from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale
from game.engine.contents import BANDITS
from game.engine.expansions.elf import KEY as ELF
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.game import Setup
from game.engine.state import STEALING
from game.scenes.action.option_cards import OptionCards
from game.session import Seat, Session
from game.table import plan, saying, supply
from game.table.chronicle import Line
from game.table.pile_over_train import PileOverTrain
from game.table.table import Table
from game.ui.keys import Device
from tests.scenes.desktop import STRICT, _app

SIZES = ((1280, 720), (1280, 960), (1680, 720), (3840, 2160))
EXPANSIONS: tuple[tuple[str, ...], ...] = ((), (ELF,), (HORSES,))
CROWDS = 6  # so many are drawn for each table
SHOES = 6  # a meeple's own units under the feet that its rectangle has for the mouse
SLIGHT = 150  # square units: the rim of a hat, or less, as the rectangles are broader than the figures


@cache
def _session(bandits: int, expansions: tuple[str, ...]) -> Session:
    """A match as it is when Stealin' begins."""
    setup = Setup(BANDITS[:bandits], seed=4, expansions=expansions)
    found = Session(setup, [Seat(name) for name in setup.seats])
    while found.state.phase != STEALING:
        found.choose(found.state.offered[0])
    return found


@cache
def _table(size: tuple[int, int], bandits: int, expansions: tuple[str, ...]) -> Table:
    _app()
    kit, session = Kit(Scale(*size), Art()), _session(bandits, expansions)
    return Table(kit, STRICT, Device(), session, session.view(None).state, plan.stealing(kit.scale), ())


@pytest.fixture(params=[(size, bandits) for size in SIZES for bandits in (3, 4, 5, 6)], ids=str, scope="module")
def sized(request):
    return request.param


@pytest.fixture(params=EXPANSIONS, ids=lambda names: names[0] if names else "base", scope="module")
def table(sized, request) -> Table:
    return _table(*sized, request.param)


def crowds(table: Table):
    """The table with its people here and there, many of them together, and somebody to act each time."""
    chance = Random(f"{table.kit.scale.width} {len(table.state.bandits)}")
    state, train = table.state, table.state.train
    spaces = [space for space in range(len(state.floor)) if "horse" not in train.names[space]]
    for _ in range(CROWDS):
        liked = chance.choice(spaces)
        for bandit in state.bandits.values():
            bandit.space = chance.choice([liked, liked, chance.choice(spaces)])
        taken = {bandit.space for bandit in state.bandits.values()}
        state.marshal = chance.choice([space for space in train.insides if space not in taken])
        table.board.show(state)
        table.board.close_up.hide()
        table.board.close_up.update(1)
        yield chance, chance.choice(list(state.bandits))


def bodies(board: Board, *, but: str = "") -> list[Rect]:
    """Everybody on the stage, from the feet up."""
    people = {name: pose for name, pose in board.layout.actors.items() if name != but}
    shoes = {name: board.kit.px(SHOES * pose.scale) for name, pose in people.items()}
    rects = {name: board.actor_rect(name) for name in people}
    return [Rect(rect.x, rect.y, rect.w, rect.h - shoes[name]) for name, rect in rects.items()]


def hidden(board: Board, over: Rect, others: list[Rect]) -> float:
    """How many square units of others something lies over."""
    return hiding.hidden(over, others) / board.kit.scale.u**2


def offers(table: Table, chance: Random, actor: str) -> Marks:
    """The actor has to choose between two roofs, two cars, or everybody else."""
    train = table.state.train
    kind = chance.randrange(3)
    if kind == 2:
        return Marks(actor=actor, bandits=dict.fromkeys([name for name in table.state.bandits if name != actor], 1))
    places = train.roofs if kind else train.insides
    return Marks(actor=actor, spaces=dict.fromkeys(chance.sample(list(places), 2), 1))


def test_the_pile_lies_over_nobody_and_no_sign(table):
    pile = PileOverTrain(table)
    for chance, actor in crowds(table):
        covered = signs.covered(table.board, offers(table, chance, actor))
        pile.make_room([*bodies(table.board), *covered])
        assert 0 == hidden(table.board, pile.rect(), [*bodies(table.board), *covered])


def test_the_pile_lies_over_nothing_that_lies_beside_it(table):
    pile = PileOverTrain(table)
    for _ in crowds(table):
        pile.make_room(bodies(table.board))
        assert not pile.rect().colliderect(supply.rect(table.kit))
        assert not pile.rect().colliderect(table.waiting)


def test_the_arrow_of_who_acts_lies_over_nobody(table):
    board = table.board
    for _, actor in crowds(table):
        pose = board.layout.actors[actor]
        arrow = signs.arrow_rect(board, signs.arrow_at(board, actor, pose), pose.scale)
        assert hidden(board, arrow, bodies(board, but=actor)) <= SLIGHT


def test_the_number_of_a_place_lies_over_nobody(table):
    board = table.board
    for _ in crowds(table):
        for space in (*table.state.train.roofs, *table.state.train.insides):
            disc = signs.disc_rect(board, signs.number_at(board, space))
            assert hidden(board, disc, bodies(board)) <= SLIGHT


def test_whoever_is_shown_large_hides_nobody_else_and_the_pile_gives_way(table):
    board, pile = table.board, PileOverTrain(table)
    shown = 0
    for chance, actor in crowds(table):
        covered = signs.covered(board, offers(table, chance, actor))
        spaces = set(board.layout.spaces.values())
        for crowd in (space for space in spaces if board.close_up.crowd(space)):
            board.close_up.show(crowd, {}, covered)
            others = [board.actor_rect(name) for name in board.layout.actors if not board.close_up.shows(name)]
            pile.make_room([*bodies(board), board.close_up.area()])
            assert 0 == hidden(board, board.close_up.area(), others)
            assert 0 == hidden(board, pile.rect(), [*bodies(board), board.close_up.area()])
            board.close_up.hide()
            shown += 1
    assert shown or len(table.state.bandits) < 5


def test_what_is_told_at_somebody_hides_nobody(table):
    """The pile gives way to it."""
    board = table.board
    for _, actor in crowds(table):
        line = Line(STRICT("tell-played-hidden", who=STRICT(f"bandit-{actor}")), 1, actor)
        said = saying.saying(STRICT, (), [line], board, table.taken())
        assert said is not None
        assert hidden(board, saying.rect(table.kit, said), bodies(board)) <= SLIGHT


@pytest.mark.parametrize("size", SIZES)
def test_a_short_train_is_no_larger_than_leaves_the_pile_free(size):
    table = _table(size, 3, ())
    table.board.close_up.hide()
    highest = table.board.train.y(44 - 108)
    assert table.kit.px(highest) > PileOverTrain(table).rect().bottom


def test_what_hangs_over_the_train_lies_over_nobody(table):
    """The supply, what waits beside it, and what is said of an aim."""
    over = [rect for rect in table.taken() if rect.centery < table.kit.px(200)]
    assert len(over) > 1
    for _ in crowds(table):
        assert 0 == sum(hidden(table.board, rect, bodies(table.board)) for rect in over)


@pytest.mark.parametrize("log", [False, True], ids=["log shut", "log open"])
@pytest.mark.parametrize("count", [2, 5])
def test_picture_cards_the_pile_and_the_hostages_lie_beside_each_other(sized, count, log):
    table = _table(*sized, (HORSES,))
    table.log_open = log
    pile = PileOverTrain(table)
    pile.make_room([table.waiting])
    cards = OptionCards(table, pile).rects(count)
    table.log_open = False

    assert table.waiting.width > 0
    assert not pile.rect().colliderect(table.waiting)
    assert not any(card.colliderect(lies) for card in cards for lies in (pile.rect(), table.waiting))
