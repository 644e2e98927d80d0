"""Beginning the guided game, or going on with it where it was left."""

from collections.abc import Callable

from game.guide.lesson import Lesson
from game.guide.progress import Progress
from game.scenes.context import Context
from game.scenes.flow import Flow, Scenes, nowhere
from game.scenes.guide.match import GuidedFlow
from game.scenes.guide.scenes import GuidedAction, GuidedScheming
from game.scenes.guide.scoring import GuidedScoring
from game.scenes.scene import Scene


def guided(
    context: Context, lesson: Lesson, progress: Progress, again: Callable[[], None], play_on: Callable[[], None]
) -> GuidedFlow:
    """The way of a guided game; `again` leads to its beginning, `play_on` into a whole game after it."""
    made: dict[str, Scene] = {}

    def scheming(_: Flow) -> Scene:
        return made.setdefault("scheming", GuidedScheming(context, flow))

    def action(_: Flow) -> Scene:
        return made.setdefault("action", GuidedAction(context, flow))

    def scoring(_: Flow) -> Scene:
        return GuidedScoring(context, flow, play_on)

    flow = GuidedFlow(
        context, lesson, progress, Scenes(nowhere, scheming, action, scoring, nowhere, nowhere, nowhere), again
    )
    return flow
