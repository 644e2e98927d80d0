"""One round through all scenes, with a picture of each in its typical states."""

from itertools import chain
from pathlib import Path

import pygame

from game.app import App
from game.engine.actions.fire import Fire
from game.engine.actions.move import Move
from game.engine.actions.punch import Punch
from game.engine.expansions.elf import KEY as ELF
from game.engine.expansions.ghost_box.box import NAME as GHOST_BOX
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.state import STEALING
from game.engine.step import Decision
from game.play import Program
from game.robot import Robot
from game.scenes.action.scene import ActionScene
from game.scenes.curtain.scene import CurtainScene
from game.scenes.menu import MenuScene
from game.scenes.scheming.scene import SchemingScene
from game.scenes.scoring.scene import ScoringScene
from game.scenes.setup.party import Party, party
from game.scenes.setup.scene import SetupScene
from game.tour import chosen, counted, events, expansions, guided, puzzled, replays, rules, saved, staged

SEED = 5
LONGEST = 6000  # frames in which something to be shown has to come about


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
        self.take("title")
        self.program.set_up()
        self.robot.step(2)
        self.take("setup")
        self._setups()
        self._match()
        self._two_players()
        self._crowd()
        for name in chain(
            expansions.shown(self),
            staged.shown(self),
            events.shown(self),
            saved.shown(self),
            replays.shown(self),
            counted.shown(self),
            chosen.shown(self),
            rules.shown(self),
            puzzled.shown(self),
            guided.shown(self),
        ):
            self.take(name)
        stack.quit()
        self.robot.step(1)
        self.app.close()
        return self.taken

    def _setups(self) -> None:
        for name, count, wanted in (
            ("setup-two", 2, ()),
            ("setup-elf", 6, (ELF,)),
            ("setup-ghost", 4, (GHOST_BOX,)),
            ("setup-horses", 6, (HORSES, ELF)),
        ):
            self.program.party = self.party(count, *wanted)
            self.program.set_up()
            self.robot.step(2)
            self.take(name)
        scene = self.app.stack.top
        assert isinstance(scene, SetupScene)
        scene.open_sheet()
        self.robot.press(pygame.K_TAB)
        self.take("setup-sheet")

    def _match(self) -> None:
        """Four people: curtain, hands, choices, the end."""
        self.program.begin(self.party(4))
        self.robot.until(CurtainScene)
        self.robot.step(5)
        self.take("curtain")
        self.robot.until(SchemingScene)
        self.robot.step(30)
        self.take("scheming")
        self.robot.press(pygame.K_2)
        self.robot.step(4)
        self.take("scheming-lifted")
        scene = self.app.stack.top
        assert isinstance(scene, SchemingScene)
        self.app.stack.push(MenuScene(self.program.context, scene, scene.flow))
        self.robot.step(2)
        self.take("menu")
        self.app.stack.push(scene.flow.scenes.handing(scene.flow))
        self.robot.step(2)
        self.take("hand-over")
        self.app.stack.pop()
        self.robot.step(1)
        self.app.stack.pop()
        self.robot.step(1)
        self.program.context.instant = True
        for kind in (Move, Fire, Punch):
            if self._until_asked(kind):
                self.take(f"action-{kind.name}")
        self.robot.until(ScoringScene)
        self.robot.step(3)
        self.take("scoring")
        self.program.context.instant = False

    def _two_players(self) -> None:
        self.program.begin(self.party(2))
        self.robot.step(5)
        self.take("two-players-start")
        self.program.context.instant = True
        self._until_stealing()
        self.program.context.instant = False
        self.robot.step(30)
        self.take("two-players-action")

    def _crowd(self) -> None:
        """Six computers: the narrowest strips."""
        crowd = self.party(6)
        for place in crowd.places:
            place.person = False
        self.program.begin(crowd)
        self.robot.step(1)
        self.program.context.instant = True
        self._until_stealing()
        self.program.context.instant = False
        self.robot.step(90)
        self.take("six-players-action")

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
            if isinstance(scene, ActionScene) and scene.flow.public.state.phase == STEALING:
                return
            self.robot.go_on()

    def party(self, count: int, *expansions: str) -> Party:
        """A party of so many people, with these expansions, and drawn bandits."""
        names = ("Anna", "Boris", "Chloé", "Dmitri", "Emma", "Farid")
        found = party([(name, True) for name in names[:count]])
        for expansion in expansions:
            found.switch(expansion)
        found.draw_bandits(SEED)
        return found

    def take(self, name: str) -> None:
        """Save the present picture under a name."""
        self.taken += 1
        wide, high = self.size
        file = self.folder / f"{self.taken:02d}-{name}-{wide}x{high}.png"
        pygame.image.save(self.app.window.get_surface(), file)


def _asking(scene: ActionScene) -> Decision | None:
    return scene.flow.session.state.asking
