"""`colt-express selftest`: opens the window, plays a computer's game through every scene at full speed, and ends."""

import os

import pygame

from game.app import App
from game.bots.thinking import Thinker
from game.draw.scale import UNITS_TALL, UNITS_WIDE
from game.play import Program
from game.robot import Robot
from game.scenes.action.scene import ActionScene
from game.scenes.curtain.scene import CurtainScene
from game.scenes.options.scene import OptionsScene
from game.scenes.replay.scene import ReplayScene
from game.scenes.scheming.scene import SchemingScene
from game.scenes.scoring.scene import ScoringScene
from game.scenes.setup.scene import SetupScene
from game.scenes.title import TitleScene
from game.start import guarded
from game.ui.words import Words
from game.window import HEADLESS

SEED = 12


def main() -> int:
    """Exit status 0 when every scene was shown, 2 when there is no screen."""
    return guarded(_run)


def _run() -> int:
    headless = os.environ.get("SDL_VIDEODRIVER") in HEADLESS
    app = App((UNITS_WIDE, UNITS_TALL), headless=headless)
    thinker = Thinker()
    program = Program(app, lambda: SEED, thinker=thinker)
    robot = Robot(app)
    app.stack.push(program.title())
    app.stack.settle(app.kit)
    robot.until(TitleScene)
    robot.step(5)
    options = OptionsScene(program.context)
    app.stack.push(options)
    for _ in options.pages:
        robot.step(5)
        robot.press(pygame.K_PAGEDOWN)
    robot.press(pygame.K_ESCAPE)
    robot.press(pygame.K_RETURN)
    robot.until(SetupScene)
    robot.step(5)
    robot.press(pygame.K_RETURN)
    robot.until(CurtainScene)  # two people: the hand of the first is behind the curtain
    robot.step(5)
    scheming = robot.until(SchemingScene)
    assert isinstance(scheming, SchemingScene)
    _ask(robot, scheming)
    assert thinker.pid not in (None, os.getpid())  # Legend thinks in a process of its own, however this one was started
    robot.until(ActionScene)
    robot.step(60)
    for place in program.party.places:
        place.person = False
    program.context.instant = True
    program.begin(program.party)
    robot.step(2)
    end = robot.until(ScoringScene)
    assert isinstance(end, ScoringScene)
    robot.step(5)
    app.stack.push(end.flow.scenes.replay(end.flow, 0))
    robot.until(ReplayScene)
    robot.step(60)
    app.stack.quit()
    robot.step(1)
    app.close()
    thinker.close()
    print(Words()("selftest-done"))
    return 0


def _ask(robot: Robot, scheming: SchemingScene) -> None:
    """Ask for a hint, and wait for it."""
    while not scheming.asking:
        robot.step(1)
    robot.press(pygame.K_h, "h")
    while scheming.hint.advice is None:
        robot.step(1)
    robot.step(5)
    robot.press(pygame.K_ESCAPE)
