"""The bubble of what is told points at what it is told of."""

import pytest

from game.board.board import Board
from game.board.outcome_chips import Chip
from game.board.stage import Ways
from game.draw.hiding import hidden
from game.draw.kit import Kit
from game.engine.contents import BANDITS, JEWEL, Loot
from game.engine.events import (
    BanditMoved,
    BanditShot,
    Event,
    EventBegan,
    HostagePaid,
    LootTaken,
    MarshalMoved,
    PunchThrown,
)
from game.engine.expansions.horses.stagecoach import CoachFellBack, coach_inside
from game.engine.game import Setup, new_game
from game.table import plan, saying, told_together
from game.table.chronicle import Line
from game.ui.bubble import Bubble
from game.ui.words import Words


def test_that_the_coach_falls_back_is_told_at_the_coach(kit: Kit, words: Words) -> None:
    state = new_game(Setup(BANDITS, seed=4, expansions=("horses",)))
    (told,) = told_together.sentences(words, state, (CoachFellBack(6, 5),))
    board = Board(kit, plan.stealing(kit.scale).stage, Ways(strip=lambda _: (640, 660)), state)
    line = Line(told.words, 1, told.who, space=told.space)
    said = saying.saying(words, (), [line], board, ())

    assert said is not None
    assert board.space_rect(coach_inside(state)).inflate(4, 4).collidepoint(kit.scale.at(*said.tip))


@pytest.mark.parametrize(
    ("deed", "icon"),
    [
        (BanditShot("belle", "doc"), "icon_fire"),
        (PunchThrown("belle", "doc"), "icon_punch"),
        (LootTaken("belle", Loot(JEWEL), 1, None), "icon_robbery"),
        (MarshalMoved(0, 1, "marshal"), "icon_marshal"),
        (BanditMoved("belle", 1, 2, "move"), "icon_move"),
        (BanditMoved("belle", 1, 2, "floor_change"), "icon_floor_change"),
        (HostagePaid("belle", 250), ""),
    ],
)
def test_it_bears_the_sign_of_the_action(kit: Kit, words: Words, deed: Event, icon: str) -> None:
    state = new_game(Setup(BANDITS[:4], seed=4))
    board = Board(kit, plan.stealing(kit.scale).stage, Ways(strip=lambda _: (640, 660)), state, painted=False)
    said = saying.saying(words, (deed,), [Line("Belle does it.", 1, "belle")], board, ())

    assert said is not None
    assert icon == said.bubble.icon


def test_what_is_told_elsewhere_or_not_over_yet_has_no_bubble(kit: Kit, words: Words) -> None:
    state = new_game(Setup(BANDITS[:4], seed=4))
    board = Board(kit, plan.stealing(kit.scale).stage, Ways(strip=lambda _: (640, 660)), state, painted=False)
    told, heading = Line("The Marshal does it.", 1, "marshal"), Line("Round 1", 1)
    deed, event = (MarshalMoved(0, 1, "marshal"),), (EventBegan("take_it_all", ()),)

    def says(shown: tuple[Event, ...], *lines: Line) -> bool:
        return saying.saying(words, shown, lines, board, ()) is not None

    assert says(deed, told)
    assert not says(event, told)  # it has a plate
    assert not says(deed, told, heading)
    assert not says(deed)


@pytest.mark.parametrize("actor", BANDITS[:4])
@pytest.mark.parametrize("delay", [0.0, 0.5], ids=["shown", "to come"])
def test_it_hides_no_chip_of_who_stands_beside_him(kit: Kit, words: Words, actor: str, delay: float) -> None:
    """Two stand in each of two cars; all but the one who is told of have a chip over them."""
    state = new_game(Setup(BANDITS[:4], seed=4))
    for nth, bandit in enumerate(state.bandits.values()):
        bandit.space = state.train.insides[1 + nth // 2]
    board = Board(kit, plan.stealing(kit.scale).stage, Ways(strip=lambda _: (640, 660)), state, painted=False)
    people = board.layout.actors
    others = [name for name in BANDITS[:4] if name != actor]
    board.chips.expect([Chip(name, people[name], "loot_purse", "+1", bad=False, delay=delay) for name in others], {})
    said = saying.placed(board, Bubble("Somebody does something."), actor, ())

    assert not hidden(saying.rect(kit, said), board.chips.rects())
