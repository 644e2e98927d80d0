"""The camera before the stage: it goes closer to a place while something happens there, and back to the whole picture.

Only the stage comes closer: scenery, train, figures. What lies over it stays where it is.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import radians, tan

import pygame
from pygame import Surface

from game.board.motion import Pose, ease_in_out, ease_out
from game.board.staging import Point
from game.board.timeline import Kick, Shot, Timeline
from game.draw.scale import Area, Scale

FRAMED = 80  # units on each side of what it keeps in sight
KICK, KICKED = 0.04, 0.09  # how much closer for a moment, and for how many seconds
MOST_SMOOTH = 4_000_000  # pixels of a picture that is enlarged smoothly; beyond that it takes too long (measured)


@dataclass(frozen=True)
class View:
    """What the camera shows: the point of the stage in the middle of the picture, and how much larger it is."""

    x: float
    y: float
    scale: float


class Camera:
    """Looks at a stage as the score that is being played says; at the whole of it otherwise.

    `area` is the stage, `shown` the part of it that nothing lies over; both in units.
    """

    def __init__(self, area: Area, shown: Area, timeline: Timeline) -> None:
        self._area = area
        self._shown = shown
        left, top, wide, high = shown
        self._home = View(left + wide / 2, top + high / 2, 1)
        self._timeline = timeline
        self._plate: Surface | None = None  # where the stage is drawn that is to be enlarged

    @property
    def at_home(self) -> bool:
        """Whether the whole picture is shown."""
        return self.view == self._home

    @property
    def view(self) -> View:
        """What it shows now. It stands still for whoever wants nothing to move."""
        score = self._timeline.score
        if score is None or self._timeline.reduced or not (score.shots or score.kicks):
            return self._home
        shots = sorted(score.shots, key=lambda shot: shot.delay)
        view = self._of(shots, self._timeline.time)
        closer = 1 + KICK * _kicked(score.kicks, self._timeline.time)
        return self._within(view.x, view.y, view.scale * closer)

    def framed(self) -> list[tuple[Point, ...]]:
        """What it looks at now and keeps in sight, for whoever wants nothing to move: that is framed instead."""
        score, time = self._timeline.score, self._timeline.time
        if score is None or not self._timeline.reduced:
            return []
        return [shot.keeps or (shot.focus,) for shot in score.shots if shot.delay <= time < shot.end and shot.scale > 1]

    def seen(self, pose: Pose) -> Pose:
        """Where a pose on the stage is in the window now."""
        view = self.view
        if view == self._home:
            return pose
        return replace(
            pose,
            x=self._home.x + (pose.x - view.x) * view.scale,
            y=self._home.y + (pose.y - view.y) * view.scale,
            scale=pose.scale * view.scale,
            lift=pose.lift * view.scale,
        )

    def cut(self) -> Area:
        """The part of the stage that fills the picture now, in units."""
        view = self.view
        left, top, wide, high = self._area
        x = view.x + (left - self._home.x) / view.scale
        y = view.y + (top - self._home.y) / view.scale
        return x, y, wide / view.scale, high / view.scale

    def draw(self, surface: Surface, scale: Scale, draw: Callable[[Surface], None], tips: float = 0) -> None:
        """Let `draw` draw the stage, and show it as it is seen; what is out of sight is not drawn.

        It `tips` by so many degrees, the front down.
        """
        area = scale.rect(*self._area).clip(surface.get_rect())
        if self.at_home:
            surface.set_clip(area)
            draw(surface)
        else:
            if self._plate is None or self._plate.get_size() != surface.get_size():
                self._plate = Surface(surface.get_size(), 0, surface)
            plate = self._plate
            cut = scale.rect(*self.cut()).clip(area)
            plate.set_clip(cut)
            draw(plate)
            _enlarge(plate.subsurface(cut), surface.subsurface(area))
        surface.set_clip(None)
        if tips:
            _tip(surface.subsurface(area), tips)

    def _of(self, shots: Sequence[Shot], time: float) -> View:
        """The view at a time: each shot begins where the one before has come to by then."""
        begun = [shot for shot in shots if shot.delay <= time]
        if not begun:
            return self._home
        shot, since = begun[-1], time - begun[-1].delay
        goal = self._goal(shot)
        if since < shot.into:
            return _between(self._of(begun[:-1], shot.delay), goal, ease_in_out(since / shot.into))
        if since < shot.into + shot.hold:
            return goal
        if time < shot.end:
            return _between(goal, self._home, ease_in_out((since - shot.into - shot.hold) / shot.out))
        return self._home

    def _goal(self, shot: Shot) -> View:
        """Where a shot ends: not so close that somebody whom it keeps in sight is out of it."""
        if not shot.keeps:
            return self._within(*shot.focus, shot.scale)
        needed = max(x for x, _ in shot.keeps) - min(x for x, _ in shot.keeps) + 2 * FRAMED
        return self._within(*shot.focus, max(1.0, min(shot.scale, self._shown[2] / needed)))

    def _within(self, x: float, y: float, scale: float) -> View:
        """The view nearest to this one that does not look past the stage's edges."""
        left, top, wide, high = self._area
        home = self._home
        if scale <= 1:
            return home
        least_x, most_x = left + (home.x - left) / scale, left + wide - (left + wide - home.x) / scale
        least_y, most_y = top + (home.y - top) / scale, top + high - (top + high - home.y) / scale
        return View(max(least_x, min(most_x, x)), max(least_y, min(most_y, y)), scale)


def _enlarge(picture: Surface, surface: Surface) -> None:
    """Fill a surface with a picture of the same format."""
    wide, high = surface.get_size()
    enlarge = pygame.transform.smoothscale if wide * high <= MOST_SMOOTH else pygame.transform.scale
    enlarge(picture, (wide, high), surface)


def _tip(picture: Surface, degrees: float) -> None:
    """Tip a picture a little, in its place: upright strips of it go up and down, each a pixel more than the last.

    To turn it takes many times as long (measured), and looks the same. What would be seen past its upper and lower edge
    is what is there.
    """
    wide, high = picture.get_size()
    most = round(wide / 2 * tan(radians(degrees)))
    edges = [round(wide * nth / (2 * most + 1)) for nth in range(2 * most + 2)]
    for nth, (left, right) in enumerate(pairwise(edges)):
        picture.subsurface((left, 0, right - left, high)).scroll(0, nth - most)


def _between(start: View, end: View, t: float) -> View:
    """What is seen on the way: each edge of the picture goes straight to where it ends, so that none is run against."""
    part = 1 / start.scale + (1 / end.scale - 1 / start.scale) * t
    return View(start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t, 1 / part)


def _kicked(kicks: Iterable[Kick], time: float) -> float:
    """How much of a blow's kick is left, from 1 to 0."""
    return max(
        (1 - ease_out((time - one.delay) / KICKED) for one in kicks if 0 <= time - one.delay < KICKED), default=0
    )
