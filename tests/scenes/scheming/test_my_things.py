"""The sheet of one's own things: what is said of one's cards."""

import pytest

from game.scenes.scheming.my_things import MyThings
from tests.scenes.desktop import Desktop, people
from tests.scenes.told import Told


@pytest.mark.parametrize("expert", [False, True])
def test_discards_are_counted_where_there_are_any(expert):
    desktop = Desktop()
    table = people(3, 1)
    table.expert = expert
    desktop.match(table)
    desktop.until_asked()
    told, seat = Told(), desktop.session.to_move
    things = MyThings(desktop.app.kit, told, desktop.top.table.cards)
    things.draw(desktop.app.window.get_surface(), desktop.session.view(seat), "Ada", right=False)
    assert expert == any("discarded 0" in said for said in told.said)
