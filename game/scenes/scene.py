"""A scene and the stack on which scenes lie. A scene asks for a change; it comes at the end of the frame."""

from collections.abc import Callable

from pygame import Surface
from pygame.event import Event

from game.draw.kit import Kit
from game.sound.mood import Mood


class Scene:
    """What fills the window. Only the uppermost scene of the stack gets events and time, and is drawn."""

    def enter(self, kit: Kit) -> None:
        """The scene lies uppermost now, or the window has another size: lay out everything for it."""
        raise NotImplementedError

    def leave(self) -> None:
        """Another scene lies uppermost now, or this one was taken away."""

    def window_left(self) -> None:
        """Another program has the keyboard now: somebody else may be looking. Told to every scene of the stack."""

    def handle(self, event: Event) -> None:
        """Somebody pressed, clicked, moved; called once for each event of pygame's."""
        raise NotImplementedError

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        raise NotImplementedError

    def draw(self, surface: Surface) -> None:
        """Draw the whole window; nothing but drawing happens here."""
        raise NotImplementedError

    @property
    def entry(self) -> str | None:
        """The thing of the rules that is pointed at, empty for none; None where the rules cannot be opened now."""
        return ""

    @property
    def secret(self) -> bool:
        """Whether it shows what only one of those at the table may see."""
        return False

    def draw_for_all(self, surface: Surface) -> None:
        """Draw it as everybody may see it, for a picture that is kept; whoever can be `secret` leaves that out."""
        self.draw(surface)

    @property
    def restless(self) -> bool:
        """Whether the picture changes by itself, so that it must be drawn again and again."""
        return True

    @property
    def mood(self) -> Mood:
        """What is heard while it lies uppermost; first of all, what was heard before."""
        return Mood()


class StillScene(Scene):
    """A scene that changes only by what is pressed."""

    @property
    def restless(self) -> bool:
        return False

    def update(self, dt: float) -> None:
        """It waits."""


class Stack:
    """The scenes on top of each other. Changes wait for `settle`, so that no scene vanishes in its own call."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._changes: list[Callable[[], None]] = []

    @property
    def top(self) -> Scene | None:
        """The scene that is shown; None when the program is to end."""
        return self._scenes[-1] if self._scenes else None

    def below(self, scene: Scene) -> Scene | None:
        """The scene that lies under another; None for the lowest, and for one that does not lie here."""
        place = self._scenes.index(scene) if scene in self._scenes else 0
        return self._scenes[place - 1] if place else None

    @property
    def changing(self) -> bool:
        """Whether a change was asked for: the scene that is still uppermost has nothing more to say."""
        return bool(self._changes)

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        self._changes.append(lambda: self._scenes.append(scene))

    def pop(self) -> None:
        """Take the uppermost scene away."""
        self._changes.append(self._drop)

    def _drop(self) -> None:
        self._scenes.pop()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the uppermost one."""
        self.pop()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Take all scenes away and lay this one down."""
        self._changes.append(self._scenes.clear)
        self.push(scene)

    def quit(self) -> None:
        """End the program, whatever else was asked for."""
        self._changes = [self._scenes.clear]

    def window_left(self) -> None:
        """Tell every scene that another program has the keyboard."""
        for scene in self._scenes:
            scene.window_left()

    def settle(self, kit: Kit) -> None:
        """Carry out the changes that were asked for, and those asked for in doing so."""
        while self._changes:
            before = self.top
            changes, self._changes = self._changes, []
            for change in changes:
                change()
            if self.top is not before:
                if before is not None:
                    before.leave()
                if self.top is not None:
                    self.top.enter(kit)
