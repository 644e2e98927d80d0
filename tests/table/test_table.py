"""The table covers what was drawn before, and tells the position that it shows."""

from dataclasses import replace

import pytest
from pygame import Surface
from pygame.image import tobytes

from game.board.outcome_chips import Chip
from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale
from game.engine.contents import BANDITS, JEWEL, Loot
from game.engine.events import LootTaken
from game.engine.expansions.elf import KEY as ELF
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.expansions.horses.hostages.taking import KEY as HOSTAGES
from game.engine.game import Setup
from game.engine.state import OVER, STEALING
from game.session import Seat, Session
from game.table import plan
from game.table.event_plate import HIGH, TOP
from game.table.table import Table
from game.ui.keys import Device
from tests.scenes.desktop import STRICT, _app

SCALES = (Scale(640, 360), Scale(640, 480), Scale(840, 360), Scale(640, 360, 0.4))
PLANS = (plan.scheming, plan.stealing)


def laid(scale: Scale = SCALES[0], lies=plan.stealing, expansions: tuple[str, ...] = ()) -> Table:
    _app()
    setup = Setup(BANDITS[:3], seed=4, expansions=expansions)
    session = Session(setup, [Seat(name) for name in setup.seats])
    while session.state.phase != STEALING:
        session.choose(session.state.offered[0])
    return Table(Kit(scale, Art()), STRICT, Device(), session, session.view(None).state, lies(scale), ())


@pytest.mark.parametrize("lies", PLANS)
@pytest.mark.parametrize("scale", SCALES, ids=str)
def test_nothing_is_left_of_the_picture_before(scale: Scale, lies) -> None:
    table, pictures = laid(scale, lies), []
    for before in ("magenta", "white"):
        surface = Surface((scale.width, scale.height)).convert()
        surface.fill(before)
        table.draw(surface, None)
        pictures.append(tobytes(surface, "RGB"))

    assert pictures[0] == pictures[1]


def jewels(table: Table) -> int:
    return dict(table.facts()[0].loot)[JEWEL]


def robbed(table: Table) -> LootTaken:
    """The first bandit takes a jewel, in the position that the table has."""
    space = next(space for space, floor in enumerate(table.state.floor) if Loot(JEWEL) in floor)
    event = LootTaken(next(iter(table.state.bandits)), Loot(JEWEL), space, None)
    event.apply(table.state)
    return event


def test_the_strips_tell_what_an_event_changed() -> None:
    table = laid()
    had = jewels(table)
    event = robbed(table)
    table.play((event,), table.state)
    assert had + 1 == jewels(table)


def test_the_strips_tell_the_position_that_is_shown() -> None:
    table = laid()
    had, before = jewels(table), table.state.clone()
    table.play((robbed(table),), table.state)
    table.show(before)
    assert had == jewels(table)


def test_the_strips_tell_whose_turn_it_is() -> None:
    table = laid()
    assert [[fact.bandit for fact in table.facts(who) if fact.active] for who in BANDITS[:2]] == [
        [who] for who in BANDITS[:2]
    ]


def test_the_strips_tell_who_sits_there_now() -> None:
    table = laid()
    before = table.facts()[0].note
    table.session.hand_over(0, "outlaw", 1)
    assert ("", "computer") == (before, table.facts()[0].note)


def test_the_aims_are_those_of_the_position_that_is_shown() -> None:
    table = laid(expansions=(ELF,))
    before, ended = table.aims, table.state.clone()
    ended.phase = OVER
    table.show(ended)
    assert (1, []) == (len(before), table.aims)


def test_nothing_is_laid_over_what_tells_of_the_aims() -> None:
    table = laid(expansions=(ELF,))
    (aim,) = table.aim_rects

    assert aim in table.taken()


def test_where_a_position_is_shown_at_once_nothing_hangs_over_anybody_any_more() -> None:
    table = laid()
    people = table.board.layout.actors
    table.board.chips.expect(
        [Chip(name, people[name], "loot_purse", "+1", bad=False, delay=nth) for nth, name in enumerate(BANDITS[:3])],
        people,
    )
    table.show(table.state)

    assert [] == table.board.chips.rects()


@pytest.mark.parametrize("lies", PLANS)
def test_what_hangs_under_the_bar_leaves_the_hostages_free_until_all_are_taken(lies) -> None:
    table = laid(Scale(1280, 720), lies, (HORSES,))
    waits, left = table.waiting, table.free_under_bar[0] * table.kit.scale.u
    table.state.own[HOSTAGES] = replace(table.state.own[HOSTAGES], left=())

    assert waits.width
    assert left > waits.right or waits.top >= table.kit.px(TOP + HIGH)
    assert not table.waiting.width
    assert table.free_under_bar[0] * table.kit.scale.u <= left
