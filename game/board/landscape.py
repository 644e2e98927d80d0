"""The land that the train runs through, from hour to hour."""

from collections.abc import Iterator, Mapping

from pygame import Rect, Surface

from game.board.scenery import LEVEL, Scenery
from game.board.stage import Stage
from game.draw.kit import Kit

SPEED = 90  # units a second in the near plane
HOURS = (1, 2, 3, 4, 5)  # dawn, noon, afternoon, sunset, night
FADE = 1.2  # seconds in which one hour passes into the next


class Landscape:
    """Sky and land behind the train. `speed` is 1 in full ride and 0 at rest; the caller eases it."""

    def __init__(self, kit: Kit, stage: Stage, hour: int, *, painted: bool = True) -> None:
        """`hour` is one of HOURS. Not `painted`, it shows nothing until every step of `paint` is done."""
        self.kit = kit
        self.stage = stage
        self.speed = 1.0
        self.way = 0.0
        self._fade = 0.0
        self._past: Scenery | None = None
        self._veil: Surface | None = None  # what is left of the past hour's picture
        self._coming: Scenery | None = None
        self._present = self._painted(hour) if painted else Scenery(kit, stage, hour)

    @property
    def hour(self) -> int:
        """The hour whose light there is, or which is just coming."""
        return self._present.hour

    @property
    def fading(self) -> float:
        """How much of the past hour is left, from 1 to 0."""
        return self._fade / FADE

    @property
    def restless(self) -> bool:
        """Whether it moves by itself."""
        return self.speed > 0 or self._fade > 0

    def paint(self) -> Iterator[None]:
        """Paint the present hour in small steps."""
        yield from self._present.paint()

    def prepare(self, hour: int) -> Iterator[None]:
        """Paint another hour in small steps, so that it can come without a halt."""
        coming = Scenery(self.kit, self.stage, hour)
        yield from coming.paint()
        self._coming = coming
        self._make_veil()

    def set_hour(self, hour: int, *, at_once: bool = False) -> None:
        """Another hour comes, gently; or it is there `at_once`."""
        if at_once:
            self._past, self._fade = None, 0.0
        if hour == self.hour:
            return
        if at_once:
            self._present = self._painted(hour)
            return
        self._past, self._present = self._present, self._painted(hour)
        self._make_veil()
        self._fade = FADE

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self.way += SPEED * self.speed * dt
        self._fade = max(0.0, self._fade - dt)
        if not self._fade:
            self._past = None

    def draw(self, surface: Surface, area: Rect | None = None, higher: Mapping[str, int] = LEVEL) -> None:
        """Draw it, or the part of it in an area in pixels; for `higher` see `Scenery.draw`."""
        area = area or surface.get_clip()
        before = surface.get_clip()
        surface.set_clip(area.clip(before))
        if self._coming is not None:
            self._coming.warm(surface)
        left = round(255 * self.fading)
        if self._past is not None:
            self._past.draw(surface, self.way, higher)
        if self._past is None or self._veil is None:
            self._present.draw(surface, self.way, higher)
        elif left < 255:  # which SDL does not draw as a plain copy, but in twelve times the time (measured)
            self._veil.blit(surface, area, area)
            self._present.draw(surface, self.way, higher)
            self._veil.set_alpha(left)
            surface.blit(self._veil, area, area)
        surface.set_clip(before)

    def _make_veil(self) -> None:
        """Have a surface for the past hour's picture; a new one costs some milliseconds, so it is kept."""
        if self._veil is None:
            self._veil = Surface((self.kit.scale.width, self.kit.scale.height)).convert()

    def _painted(self, hour: int) -> Scenery:
        """The scenery of an hour: the one prepared, or else painted now."""
        coming, self._coming = self._coming, None
        if coming is not None and coming.hour == hour:
            return coming
        new = Scenery(self.kit, self.stage, hour)
        for _ in new.paint():
            pass
        return new
