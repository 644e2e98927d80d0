"""The menu over a match: it tells the round that has been shown, whatever has been chosen since."""

from game.scenes.flow import Flow, Scenes, nowhere
from game.scenes.menu import MenuScene
from tests.record.games import match
from tests.scenes.desktop import STRICT, Desktop
from tests.scenes.told import Told


def test_it_tells_the_round_that_is_shown():
    desktop, session, told = Desktop(), match(0), Told()
    while session.state.round_number < 2:
        session.let_computer_choose()
    flow = Flow(session, Scenes(nowhere, nowhere, nowhere, nowhere, nowhere, nowhere, nowhere))
    desktop.context.words = told
    menu = MenuScene(desktop.context, desktop.program.title(), flow)
    menu.kit = desktop.app.kit
    rounds = []
    while flow.waiting:
        flow.follow()
        if flow.public.state.round_number not in rounds:
            told.said.clear()
            menu.draw_panel(desktop.app.window.get_surface())
            rounds.append(flow.public.state.round_number)
            assert STRICT("menu-now", number=str(max(1, rounds[-1]))) in told.said

    assert {1, 2} <= set(rounds)
