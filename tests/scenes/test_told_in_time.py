"""The log and the bar are never ahead of the picture: what is on its way is told when it has come to rest."""

from game.engine.events import LootTaken
from game.scenes.action.scene import ActionScene
from game.scenes.replay.scene import ReplayScene
from game.table.told_together import sentences
from tests.scenes.desktop import STRICT, Desktop
from tests.scenes.finished import session as finished
from tests.scenes.test_showing import asked_in, choose_first


def lines(desktop: Desktop) -> list[str]:
    """What the log says, without its headings."""
    return [line.words for line in desktop.top.table.drawer.chronicle.lines if not line.heading]


def on_its_way(desktop: Desktop) -> str:
    """Go on until somebody moves; the last sentence of what he does."""
    for _ in range(3000):
        scene = desktop.top
        if isinstance(scene, ActionScene) and scene.board.busy:
            said = sentences(STRICT, desktop.flow.public.state, scene.shown)
            if said:
                return said[-1].words
        if desktop.asked:
            choose_first(desktop)
        desktop.press_on()
        desktop.wait()
    raise TimeoutError


def test_a_deed_is_told_when_it_has_been_seen():
    desktop = asked_in(ActionScene)
    said = on_its_way(desktop)
    before = lines(desktop)
    desktop.until(lambda: not desktop.top.board.busy)

    assert len(before) < len(lines(desktop))
    assert said == lines(desktop)[-1] != before[-1]


def test_a_press_that_finishes_it_has_it_told_at_once():
    desktop = asked_in(ActionScene)
    said = on_its_way(desktop)
    desktop.top.finish()
    desktop.top.refresh()

    assert said == lines(desktop)[-1]


def test_so_it_is_in_a_replay():
    desktop = Desktop()
    match = finished(4, seed=5)
    scene = ReplayScene(desktop.context, match, lambda: None)
    desktop.show(scene)
    robbed = next(nth for nth, group in enumerate(match.groups) if any(isinstance(one, LootTaken) for one in group))
    scene.playback.go(robbed)
    desktop.until(lambda: scene.table.board.busy)
    scene.refresh()
    before = len(lines(desktop))
    desktop.until(lambda: not scene.table.board.busy)

    assert before < len(lines(desktop))


def test_the_mouse_is_where_it_is_whichever_scene_it_moved_over():
    """A scene that comes up again does not point at what lay under it long ago."""
    desktop = asked_in(ActionScene)
    desktop.click((640, 660))
    below = desktop.top
    below.open_menu()
    desktop.stack.settle(desktop.app.kit)
    desktop.click((20, 20))

    assert (20, 20) == below.ring.mouse
    below.refresh()
    assert below.ring.hovered is None
