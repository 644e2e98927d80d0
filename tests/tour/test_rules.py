"""The tour types into the rules what it searches for."""

from pathlib import Path

from game.scenes.how_to_play.scene import HowToPlayScene
from game.tour import rules
from game.tour.tour import Tour


def test_what_is_typed_is_searched_for() -> None:
    tour = Tour(Path(), (1280, 720))
    tour.app.stack.push(tour.program.title())
    tour.app.stack.settle(tour.app.kit)
    *_, last = rules.shown(tour)
    scene = tour.app.stack.top

    assert isinstance(scene, HowToPlayScene)
    assert (last, scene.wanted) == ("rules-search", rules.SOUGHT)
