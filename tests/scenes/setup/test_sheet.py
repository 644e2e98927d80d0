"""The sheet of further rules: what lies under it waits, and beside it stands what will be played."""

import pygame
import pytest
from pygame.event import Event

from game.scenes.setup.scene import SetupScene
from game.scenes.setup.sheet import SWITCHES
from tests.scenes.desktop import STRICT, Desktop, people


def set_up(seats: int) -> tuple[Desktop, SetupScene]:
    """The set-up for so many people."""
    desktop = Desktop()
    desktop.program.party = people(seats)
    desktop.program.set_up()
    desktop.stack.settle(desktop.app.kit)
    assert isinstance(desktop.top, SetupScene)
    return desktop, desktop.top


def test_nobody_types_into_what_lies_under_it():
    _, scene = set_up(3)
    lines = {target.name: target.rect.center for target in scene.entries.targets()}
    assert "seed" in lines
    for shown in (scene.open_sheet, scene.close_sheet):
        shown()
        typed = []
        for at in lines.values():
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                scene.handle(Event(kind, pos=at, button=1))
            typed.append(scene.entries.typing)
        assert typed == [None if scene.sheet_open else name for name in lines]


def test_shut_it_leaves_all_that_could_be_pressed_before():
    desktop, scene = set_up(4)
    before = [target.name for target in scene.ring.targets]
    scene.open_sheet()
    desktop.target("done").act()

    assert before == [target.name for target in scene.ring.targets]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_table_says_by_which_rules_it_will_be_played(seats):
    """All switched the other way: two players have no expert variant all the same."""
    _, scene = set_up(seats)
    for switch in SWITCHES:
        scene.sheet._flip(switch)
    setup = scene.party.setup(0)
    powers, events = str(setup.powers).lower(), str(setup.events).lower()
    deck = "expert" if setup.expert else "base"

    assert STRICT("setup-rules", powers=powers, events=events, deck=deck) == scene.table._rules()[0]
