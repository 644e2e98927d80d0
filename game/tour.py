"""`colt-express tour FOLDER`: a picture of every scene in its typical states, for people and for tests."""

import argparse
import sys
from pathlib import Path

import pygame

from game.app import App
from game.draw.scale import UNITS_TALL, UNITS_WIDE
from game.engine.actions.fire import Fire
from game.engine.actions.move import Move
from game.engine.actions.punch import Punch
from game.engine.step import Decision
from game.play import Program, guarded, window_size
from game.robot import Robot
from game.scenes.action import ActionScene
from game.scenes.curtain import CurtainScene
from game.scenes.menu import MenuScene
from game.scenes.scheming import SchemingScene
from game.scenes.scoring import ScoringScene
from game.scenes.setup.party import ELF, GHOST_BOX, Party, party
from game.scenes.setup.scene import SetupScene
from game.ui.words import Words

SEED = 5
STANDARD = (UNITS_WIDE, UNITS_TALL)
LONGEST = 6000  # frames in which something to be shown has to come about


def main(arguments: list[str]) -> int:
    """Draw the pictures at 1280x720 and, with --size, at another size too; exit status 2 where that cannot be."""
    parser = argparse.ArgumentParser(prog="colt-express tour")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", default="")
    wishes = parser.parse_args(arguments)
    size = window_size(["--size", wishes.size] if wishes.size else [])
    if size is None:
        return 2
    return guarded(lambda: _run(wishes.folder, list(dict.fromkeys((STANDARD, size)))))


def _run(folder: Path, sizes: list[tuple[int, int]]) -> int:
    words = Words()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        print(words("tour-no-write", folder=str(folder)), file=sys.stderr)
        return 2
    count = sum(Tour(folder, size).run() for size in sizes)
    print(words("tour-done", count=count, folder=str(folder)))
    return 0


class Tour:
    """One round through all scenes at one size."""

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        self.folder = folder
        self.size = size
        self.app = App(size, headless=True)
        self.program = Program(self.app, lambda: SEED)
        self.robot = Robot(self.app)
        self.taken = 0

    def run(self) -> int:
        """Take the pictures; how many there are."""
        stack = self.app.stack
        stack.push(self.program.title())
        stack.settle(self.app.kit)
        self.robot.step(40)
        self._take("title")
        self.program.set_up()
        self.robot.step(2)
        self._take("setup")
        self._setups()
        self._match()
        self._two_players()
        self._crowd()
        stack.quit()
        self.robot.step(1)
        self.app.close()
        return self.taken

    def _setups(self) -> None:
        for name, count, expansions in (
            ("setup-two", 2, ()),
            ("setup-elf", 6, (ELF,)),
            ("setup-ghost", 4, (GHOST_BOX,)),
        ):
            self.program.party = self._party(count, *expansions)
            self.program.set_up()
            self.robot.step(2)
            self._take(name)
        scene = self.app.stack.top
        assert isinstance(scene, SetupScene)
        scene.open_sheet()
        self.robot.press(pygame.K_TAB)
        self._take("setup-sheet")

    def _match(self) -> None:
        """Four people: curtain, hands, choices, the end."""
        self.program.begin(self._party(4))
        curtain = self.robot.until(CurtainScene)
        self.robot.step(5)
        self._take("curtain")
        self.robot.until(SchemingScene)
        self.robot.step(30)
        self._take("scheming")
        self.robot.press(pygame.K_2)
        self.robot.step(4)
        self._take("scheming-lifted")
        self.app.stack.push(MenuScene(self.program.desk, self.app.stack.top or curtain))
        self.robot.step(2)
        self._take("menu")
        self.app.stack.pop()
        self.robot.step(1)
        self.program.desk.instant = True
        for kind in (Move, Fire, Punch):
            if self._until_asked(kind):
                self._take(f"action-{kind.name}")
        self.robot.until(ScoringScene)
        self.robot.step(3)
        self._take("scoring")
        self.program.desk.instant = False

    def _two_players(self) -> None:
        self.program.begin(self._party(2))
        self.robot.step(5)
        self._take("two-players-start")
        self.program.desk.instant = True
        self._until_stealing()
        self.program.desk.instant = False
        self.robot.step(30)
        self._take("two-players-action")

    def _crowd(self) -> None:
        """Six computers: the narrowest strips."""
        crowd = self._party(6)
        for place in crowd.places:
            place.person = False
        self.program.begin(crowd)
        self.program.desk.instant = True
        self.robot.until(ActionScene)
        self.program.desk.instant = False
        self.robot.step(90)
        self._take("six-players-action")

    def _until_asked(self, kind: type[Decision]) -> bool:
        """Go on until a person has to choose for an action of a kind, with a picture standing still."""
        for _ in range(LONGEST):
            scene = self.app.stack.top
            if isinstance(scene, ActionScene) and scene.choosing and isinstance(_asking(scene), kind):
                return True
            if isinstance(scene, ScoringScene):
                return False
            self.robot.go_on()
        return False

    def _until_stealing(self) -> None:
        for _ in range(LONGEST):
            scene = self.app.stack.top
            if isinstance(scene, ActionScene) and scene.course.public.state.phase == "stealing":
                return
            self.robot.go_on()

    def _party(self, count: int, *expansions: str) -> Party:
        names = ("Anna", "Boris", "Chloé", "Dmitri", "Emma", "Farid")
        found = party([(name, True) for name in names[:count]])
        for expansion in expansions:
            found.switch(expansion)
        found.draw_bandits(SEED)
        return found

    def _take(self, name: str) -> None:
        self.taken += 1
        wide, high = self.size
        file = self.folder / f"{self.taken:02d}-{name}-{wide}x{high}.png"
        pygame.image.save(self.app.window.get_surface(), file)


def _asking(scene: ActionScene) -> Decision | None:
    return scene.course.session.state.asking
