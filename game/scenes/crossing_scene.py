"""A scene of a match that comes from another scene's table, on the way that the stage grows or shrinks."""

from collections.abc import Callable, Iterator

from pygame import Surface

from game.engine.game import Group
from game.engine.state import State
from game.scenes.context import Context
from game.scenes.crossing import Crossing
from game.scenes.flow import ACTION_SCENE, SCHEMING_SCENE, Flow
from game.scenes.scene import Scene
from game.scenes.showing import ShowingScene
from game.scenes.tables import lay_ahead
from game.table.table import Table


class CrossingScene(ShowingScene):
    """Nothing else happens while it is on its way: `crossing`. A press is at its end at once."""

    tools: dict[str, Callable[[], None]]  # what the buttons of the bar do

    def __init__(self, context: Context, flow: Flow) -> None:
        super().__init__(context, flow)
        self.crossing: Crossing | None = None
        self._from: tuple[Table, Surface] | None = None  # another scene's table, and its last picture
        self._laying: Iterator[None] | None = None  # of the other scene's table, before it is needed

    def hand_over(self, following: Scene) -> Scene:
        if isinstance(following, CrossingScene) and following.moment != self.moment and not self.context.at_once:
            following.come_from(self)
        return following

    def come_from(self, scene: "CrossingScene") -> None:
        """Begin with the way from another scene's table to this one's."""
        self._from = scene.table, scene.seen()

    def seen(self) -> Surface:
        """What is shown now, as a picture."""
        picture = Surface((self.kit.scale.width, self.kit.scale.height)).convert()
        self.draw(picture)
        return picture

    def cross(self) -> None:
        """Begin the way from the other table, if there is one: this one shows its position already."""
        self.crossing = self._laying = None
        came, self._from = self._from, None
        if came is None:
            return
        table, before = came
        table.board.show(self.flow.public.state)
        self.board.take_over(table.board)
        hand = before if table.plan.low_strips else self.seen()
        self.crossing = Crossing(table, self.table, before, hand, reduced=self.context.settings.reduced_motion)

    @property
    def crosses(self) -> bool:
        """Whether the whole picture is on its way, not only fading into another."""
        return self.crossing is not None and not self.crossing.reduced

    @property
    def showing(self) -> bool:
        return self.crossing is not None or super().showing

    @property
    def restless(self) -> bool:
        return self.crossing is not None or super().restless

    @property
    def bare(self) -> bool:
        """Whether a big moment stands before the table: what else is told or lies over the train is not shown."""
        return self.playing.moment is not None and not self.playing.moment.gone()

    def _lay_ahead(self) -> None:
        """Make what is needed next while something stands before all: later that would halt the picture."""
        if self.playing.moment is None:
            return
        if self._laying is None:
            self._laying = self.ahead()
        next(self._laying, None)

    def ahead(self) -> Iterator[None]:
        """Makes what will be needed, a little in each step: the other scene's table."""
        other = ACTION_SCENE if self.scheming else SCHEMING_SCENE
        return lay_ahead(self.context, self.flow, self.kit, other, self.tools)

    def update(self, dt: float) -> None:
        self._lay_ahead()
        if self.crossing is not None:
            self.crossing.update(dt, self.context.pace)
            self.crossing = None if self.crossing.over or self.context.at_once else self.crossing
        super().update(dt)

    def _following(self) -> tuple[Group, State] | None:
        return None if self.crossing is not None else super()._following()

    def hurry(self) -> None:
        if self.crossing is not None:
            self.crossing = None
        else:
            super().hurry()

    def finish(self) -> None:
        self.crossing = None
        super().finish()

    def draw_crossing(self, surface: Surface) -> None:
        """Draw it on its way, if it is."""
        if self.crossing is not None:
            self.crossing.draw(surface, self.flow.public.state, self.flow.session, self.context.words)

    def draw_moment(self, surface: Surface) -> None:
        """Draw what lies over all: the picture before while it fades, and the big moment that is told."""
        self.draw_crossing(surface)
        if self.playing.moment is not None:
            self.playing.moment.draw(surface)
