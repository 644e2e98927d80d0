"""The guided game for the tour: words, a card to play, a choice on the train, wrong presses answered, the end."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.guide.progress import Progress
from game.scenes.guide.guided import Guided
from game.scenes.guide.scoring import GuidedScoring

if TYPE_CHECKING:
    from game.tour.tour import Tour

LONGEST = 2000  # frames in which something is said
SETTLES = 30  # frames in which the Conductor has come
SHOWN = ((0, "hello"), (0, "loot"), (0, "rob"), (5, "strike"), (7, "bullets"), (14, "won"))  # behind so many choices


def shown(tour: "Tour") -> Iterator[str]:
    """Show these sentences, and what is answered to something else than they ask for."""
    context, learning = tour.program.context, tour.program.learning
    for answered, say in SHOWN:
        learning.progress = Progress()
        learning.progress.answer(answered)
        learning.go_on()
        context.instant = True
        scene = _until(tour, say)
        context.instant = False
        tour.robot.step(SETTLES)
        yield f"guide-{say}"
        if isinstance(scene, Guided) and scene.asking:
            state, offered = scene.flow.session.state, scene.flow.offer.options
            scene.refuse(next(one for one in offered if not scene.flow.walk.welcomes([one.words(state)])))
            tour.robot.step(SETTLES)
            yield f"guide-{say}-answered"


def _until(tour: "Tour", say: str) -> Guided | GuidedScoring:
    """Read on until the Conductor says something; the scene in which he does."""
    for _ in range(LONGEST):
        tour.robot.step(1)
        scene = tour.app.stack.top
        assert isinstance(scene, Guided | GuidedScoring)
        step = scene.conductor.step
        if step is not None and step.say == say:
            return scene
        if step is not None:
            scene.next_step()
    raise TimeoutError(say)
