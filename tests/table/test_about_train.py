"""What the people on the train are, and what lies there: told where the mouse rests."""

import pytest
from pygame import Rect

from game.board.board import Board
from game.board.stage import Stage, Ways
from game.bots.roster import computer
from game.engine.contents import JEWEL, PURSE, Loot
from game.engine.expansions.horses.flasks import HALF
from game.engine.game import Setup
from game.session import Seat, Session
from game.table import about_train
from tests.scenes.desktop import STRICT, Desktop, people

NAMES = ("belle", "doc", "tuco")


def session(*, powers: bool = True) -> Session:
    setup = Setup(NAMES, seed=3, powers=powers)
    return Session(setup, [Seat.of("Anna"), Seat.of("Robot", "outlaw", 1), Seat.of("Cleo")])


def told(match: Session, name: str) -> list[str]:
    return about_train.figure(STRICT, match, match.state, name).split("\n")


def test_of_a_bandit_his_power_is_told_and_who_leads_him():
    assert [f"Belle: {STRICT('power-belle')}", "led by Anna"] == told(session(), "belle")[:2]


def test_of_a_computer_it_is_told_how_well_it_plays():
    match = session()
    assert "led by Robot, a computer (Outlaw)" == told(match, "doc")[1]

    match.seats[1] = Seat("Robot", computer("outlaw", 1))
    assert "led by Robot, a computer" == told(match, "doc")[1]


def test_without_powers_none_is_told():
    assert f"Belle: {STRICT('setup-no-power')}" == told(session(powers=False), "belle")[0]


def test_what_he_carries_is_told_without_its_worth():
    match = session()
    match.state.bandits["belle"].loot = (Loot(PURSE, 1), Loot(PURSE, 2), Loot(JEWEL))
    assert "carries 2 purses and 1 jewel" == told(match, "belle")[2]
    match.state.bandits["belle"].loot = ()
    assert "carries nothing" == told(match, "belle")[2]


@pytest.mark.parametrize("kind", HALF.values())
def test_a_flask_that_was_drunk_from_is_told_too(kind):
    match = session()
    match.state.bandits["belle"].loot = (Loot(kind),)
    assert STRICT(f"loot-{kind}".replace(":", "-"), count=1) in told(match, "belle")[2]


def test_whoever_is_shown_large_can_be_pointed_at_there_too(kit):
    match = session()
    state = match.state.clone()
    for bandit in state.bandits.values():
        bandit.space = state.marshal
    board = Board(kit, Stage((0, 56, 1280, 664), 478, 518), Ways(strip=lambda _: (640, 660)), state, painted=False)

    def places() -> list[Rect | None]:
        return [one.also for one in about_train.targets(STRICT, match, state, board) if one.name.startswith("figure")]

    before = places()
    board.close_up.show(state.marshal, dict.fromkeys(board.layout.actors, ""))
    names = board.cast.back_to_front()

    assert [None] * 4 == before
    assert [board.close_up.rect(name) for name in names] == places()


@pytest.fixture
def desktop() -> Desktop:
    found = Desktop()
    found.match(people(4, 1))
    found.until_asked()
    return found


def test_everybody_on_the_train_can_be_pointed_at(desktop):
    named = {target.name for target in desktop.top.ring.targets if target.shy}
    people_there = {f"figure {name}" for name in (*desktop.session.state.bandits, "marshal")}

    assert people_there <= named


def test_what_lies_there_can_be_pointed_at(desktop):
    board = desktop.top.board
    lying = {f"loot at {one.space} {one.token.kind}" for one in board.layout.loot}

    assert lying
    assert lying <= {target.name for target in desktop.top.ring.targets}


def test_the_marshal_says_who_he_is(desktop):
    assert STRICT("about-marshal") == desktop.target("figure marshal").hint


def test_where_one_stands_before_another_the_mouse_finds_the_one_in_front(desktop):
    """In a crowd in two ranks every second one stands behind his neighbours."""
    scene, state = desktop.top, desktop.top.table.state
    for bandit in state.bandits.values():
        bandit.space = state.train.insides[2]
    state.marshal = state.train.insides[2]
    scene.table.show(state)
    scene.refresh()
    first, behind, third = (scene.board.actor_rect(name) for name in list(state.bandits)[:3])

    for front, name in ((first, "belle"), (third, "django")):
        point = front.clip(behind).center
        assert (f"figure {name}", f"bandit {name}") == (scene.ring.under(point), scene.table.entry_at(point))
