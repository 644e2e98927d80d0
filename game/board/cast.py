"""The people on a board: where each is in this picture, in which pose, and who is drawn over whom."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Surface

from game.board.foreground import Drawing
from game.board.layout import Layout, Lying
from game.board.loot_on_floor import Staying, draw_loot, on_the_way, staying
from game.board.marks import LARGER, Marks, carrier, ghosts, rings
from game.board.marks_drawn import draw_frames_before
from game.board.motion import Pose, breathe
from game.board.poses import acted, picture
from game.board.prize import draw_carried, draw_glow
from game.board.timeline import Acting

if TYPE_CHECKING:
    from game.board.board import Board


class Cast:
    """Everybody on a board, and the loot that they walk between."""

    def __init__(self, board: "Board") -> None:
        self.board = board
        self._before = Layout({}, {}, ())  # as it was before the group that is being played
        self._staying: list[Staying] = []
        self._acting: dict[str, tuple[Acting, float]] = {}

    def go_on(self, before: Layout, after: Layout) -> None:
        """A group begins that leads from one layout to another."""
        self._before = before
        self._staying = staying(before.loot, after.loot)

    def poses(self, seconds: float, jolt: float, *, calm: bool) -> dict[str, Pose]:
        """Where everybody is now: on his way, acting, or breathing unless all is `calm`; they rock with their cars."""
        board = self.board
        moving, self._acting = board.timeline.poses(), board.timeline.acting()
        found: dict[str, Pose] = {}
        for index, (name, place) in enumerate(board.layout.actors.items()):
            standing = place if calm or name in self._acting else breathe(place, seconds, index * 1.3)
            pose = moving.get(name, standing)
            if name in self._acting:
                pose = acted(pose, *self._acting[name], reduced=board.reduced)
            found[name] = self._rocked(board.layout.spaces[name], pose, at_rest=name not in moving).moved(0, jolt)
        return found

    def draw(self, surface: Surface, poses: dict[str, Pose], marks: Marks, seconds: float, jolt: float) -> None:
        """Draw everybody at his pose, and the loot: first what is on the train, then what is before it."""
        board = self.board
        loot = on_the_way(self._staying, board.timeline.time) if board.busy else board.layout.loot
        before = {name for name in poses if self._is_before(name)}
        on_train = {name: pose for name, pose in poses.items() if name not in before}
        lying = [one for one in loot if board.state.train.on_train[one.space]]
        self._draw_actors(surface, on_train, marks.hovered)
        draw_carried(surface, board.pieces, board.state, on_train, seconds)
        draw_glow(surface, board.pieces, board.state, lying, seconds)
        draw_loot(surface, board.pieces, lying, lambda space: board.rock(space) + jolt)
        if board.foreground is not None:
            board.foreground.draw(surface, board.pieces, self._before_train(surface, poses, before, marks))

    def _before_train(self, surface: Surface, poses: dict[str, Pose], before: set[str], marks: Marks) -> Drawing:
        """What is before the train, for the foreground that draws it."""
        board = self.board
        moving = board.timeline.poses()
        flying = {
            name for name in before if name in moving and self._before.spaces.get(name) != board.layout.spaces.get(name)
        }
        return Drawing(
            pieces={name: moving.get(name, one.pose) for name, one in board.layout.others.items()},
            resting={name: poses[name] for name in before - flying},
            flying={name: poses[name] for name in flying},
            spaces=board.layout.spaces,
            levels={space: board.state.train.is_roof[space] for space in self._vehicles},
            costumes={name: self._costume(name) for name in before},
            loot=[one for one in self._lying_still() if board.is_before(one.space)],
            lay=lambda lying: draw_loot(surface, board.pieces, lying, lambda _: 0),
            ghosts=ghosts(board, marks),
            carrier=carrier(board, marks),
            rings=rings(board, marks),
            front=self._front,
            hovered=marks.hovered,
            frames=lambda: draw_frames_before(surface, board, marks),
        )

    def _draw_actors(self, surface: Surface, poses: dict[str, Pose], hovered: object) -> None:
        """Shadows first, then everybody, the smaller ones behind; whoever acts stands before those who do not."""
        board = self.board
        for pose in poses.values():
            board.pieces.draw_shadow(surface, pose)
        front = self._front
        order = {name: (pose.y > board.train.y(60), front.get(name, 0), pose.scale) for name, pose in poses.items()}
        for name in sorted(poses, key=lambda name: order[name]):
            pose = poses[name]
            larger = replace(pose, scale=pose.scale * LARGER) if name == hovered else pose
            board.pieces.draw(surface, self._costume(name), larger)

    def back_to_front(self) -> list[str]:
        """Everybody in the order in which they are drawn where they belong: who stands behind others comes first."""
        board, people = self.board, self.board.layout

        def nearness(name: str) -> tuple[bool, bool, float]:
            space = people.spaces[name]
            before, roof = board.is_before(space), board.state.train.is_roof[space]
            return before, roof is before, people.actors[name].scale  # before it, those on a roof are nearer

        return sorted(people.actors, key=nearness)

    @property
    def _front(self) -> dict[str, int]:
        """Who is drawn over the others: whoever acts, and over them whoever has come forward."""
        return {name: nth for nth, name in enumerate((*self._acting, *self.board.timeline.forward), 1)}

    def _costume(self, name: str) -> str:
        """The picture of somebody as he acts now; one who has no such picture stands."""
        usual = self.board.costume(name)
        if name not in self._acting:
            return usual
        found = picture(usual, self._acting[name][0].pose)
        return found if self.board.pieces.has(found) else usual

    def _is_before(self, name: str) -> bool:
        """Whether somebody is before the train, or on his way to or from there."""
        board = self.board
        spaces = [board.layout.spaces.get(name)] + ([self._before.spaces.get(name)] if board.busy else [])
        return any(space is not None and board.is_before(space) for space in spaces)

    def _lying_still(self) -> Sequence[Lying]:
        """The loot that is not on its way, where it lies in the end."""
        return [one.new for one in self._staying] if self.board.busy else self.board.layout.loot

    @property
    def _vehicles(self) -> list[int]:
        """The spaces in and on what goes beside the train."""
        train = self.board.state.train
        return [space for space in range(len(train.places)) if not train.on_train[space]]

    def _rocked(self, space: int, pose: Pose, *, at_rest: bool) -> Pose:
        """A pose as what it stands on rocks at present."""
        board = self.board
        if not board.is_before(space):
            return pose.moved(0, board.rock(space))
        return board.foreground.sway(board.state, space, pose) if board.foreground is not None and at_rest else pose
