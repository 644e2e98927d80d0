"""The big moments between the actions for the tour: a round's card, both banners, the way between, the summary."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.engine.expansions.horses.box import NAME as HORSES
from game.scenes.table_scene import TableScene
from game.table.banner import Cloth, Sign
from game.table.moment import Moment
from game.table.round_card import RoundCard
from game.table.round_summary import RoundSummary

if TYPE_CHECKING:
    from game.tour.tour import Tour

MOMENTS: dict[str, type[Moment]] = {
    "round-card": RoundCard,
    "banner-schemin": Cloth,
    "banner-stealin": Sign,
    "round-over": RoundSummary,
}
MIDWAY = 22  # frames, after which the stage is half grown
LONGEST = 6000


def shown(tour: "Tour") -> Iterator[str]:
    """Show them in a match of four, and with horses of six."""
    for count, expansions in ((4, ()), (6, (HORSES,))):
        table = tour.party(count, *expansions)
        for place in table.places:
            place.person = False
        tour.program.begin(table)
        tour.robot.step(1)
        after = "".join(f"-{name}" for name in expansions)
        for name, kind in MOMENTS.items():
            if kind is Sign:
                _until(tour, lambda scene: scene.crosses)
                tour.robot.step(MIDWAY)
                yield f"crossing{after}"
            _until(tour, lambda scene, kind=kind: isinstance(scene.playing.moment, kind))  # type: ignore[misc]
            while not _moment(tour).standing:
                tour.robot.step(1)
            tour.robot.step(10)
            yield f"{name}{after}"


def _moment(tour: "Tour") -> Moment:
    scene = tour.app.stack.top
    assert isinstance(scene, TableScene)
    assert scene.playing.moment is not None
    return scene.playing.moment


def _until(tour: "Tour", reached: Callable[[TableScene], bool]) -> None:
    """Go on, without waiting for what is on its way, until a scene is as wanted."""
    for _ in range(LONGEST):
        scene = tour.app.stack.top
        assert isinstance(scene, TableScene)
        if reached(scene):
            return
        scene.finish()
        tour.robot.step(1)
    raise TimeoutError
