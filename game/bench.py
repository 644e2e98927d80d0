"""`colt-express bench`: draws the busiest action scene and measures what a picture costs."""

import gc
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping
from functools import partial

import pygame

from game.app import App
from game.engine.contents import BANDITS
from game.engine.events import BanditMoved
from game.engine.game import Setup
from game.paths import asset, home
from game.play import Program
from game.scenes.action.scene import ActionScene
from game.scenes.flow import Flow
from game.session import Seat, Session
from game.sound.sounds import Sounds
from game.start import guarded, opened
from game.window import HEADLESS

FRAMES = 300
RUNS = 3
STARTS = 7
HEADLESS_WANTED = os.environ.get("SDL_VIDEODRIVER") in HEADLESS
FRAME = 1 / 60
IDLE_SECONDS = 3.0
REST = 30.0  # seconds given to the scene, after which it has come to rest


def main(size: tuple[int, int], *, as_json: bool, start: bool = False, first_picture: bool = False) -> int:
    """Print the best of three runs; `start` measures nothing but that, `first_picture` is what it starts for it."""
    if first_picture:
        return guarded(partial(_first_picture, size))
    if start:
        return _start(size, as_json=as_json)
    return guarded(partial(_run, size, as_json=as_json))


def _start(size: tuple[int, int], *, as_json: bool) -> int:
    """How long a process takes from its beginning to the first picture: this program is started again and again."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "game"]
    command = [*program, "--home", str(home()), "bench", "--first-picture", "--size", "{}x{}".format(*size)]
    took, before = [], os.times()
    for _ in range(STARTS):
        began = time.monotonic()
        ended = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True)
        if ended.returncode:
            return ended.returncode
        took.append((float(ended.stdout) - began) * 1000)
    after = os.times()
    busy = after.children_user + after.children_system - before.children_user - before.children_system
    report = {
        "start_ms_median": round(statistics.median(took)),
        "start_ms_least": round(min(took)),
        "start_cpu_ms": round(busy * 1000 / STARTS),  # to its very end; it says more where others are at work, too
    }
    _tell(report, as_json=as_json)
    return 0


def _first_picture(size: tuple[int, int]) -> int:
    """Open the title as a player does, tell when it is shown, and end. That clock is the same in all processes."""
    program = opened(size, headless=HEADLESS_WANTED)

    def tell() -> None:
        print(time.monotonic())
        program.app.stack.quit()

    program.app.run(shown=tell)
    return 0


def _run(size: tuple[int, int], *, as_json: bool) -> int:
    start = time.perf_counter()
    app = App(size, headless=HEADLESS_WANTED, sounds=Sounds(asset("sound")))
    program = Program(app, lambda: 7)
    app.stack.push(program.title())
    app.stack.settle(app.kit)
    app.step(FRAME, [])
    gc.freeze()  # as the program does
    start_ms = (time.perf_counter() - start) * 1000
    scene = _busiest(program)
    app.stack.reset(scene)
    app.stack.settle(app.kit)
    runs = [_measure(app, scene) for _ in range(RUNS)]
    median, p99 = min(runs, key=lambda run: run[1])
    report = {
        "frame_ms_median": round(median, 2),
        "frame_ms_p99": round(p99, 2),
        "start_ms": round(start_ms),
        "idle_cpu_percent": round(_idle(app, scene), 1),
        "driver": pygame.display.get_driver(),
    }
    app.close()
    _tell(report, as_json=as_json)
    return 0


def _tell(report: Mapping[str, object], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(report))
        return
    for name, value in report.items():
        print(f"{name:18} {value}")


def _busiest(program: Program) -> ActionScene:
    """Six bandits on six cars."""
    session = Session(Setup(BANDITS, seed=4), [Seat(name, lambda view: view.options[0]) for name in BANDITS])
    flow = Flow(session, program.scenes(lambda: None))
    while flow.public.state.phase != "stealing":
        while flow.waiting:
            flow.follow()
        session.let_computer_choose()
    return ActionScene(program.context, flow)


def _measure(app: App, scene: ActionScene) -> tuple[float, float]:
    """Median and 99th percentile of a frame in milliseconds, everybody being on the move."""
    times = []
    for frame in range(FRAMES):
        if not scene.board.busy:
            _set_everybody_moving(scene, frame)
        scene.board.particles.burst("dust", 200 + frame * 3 % 900, 500, 3)
        scene.playing.pause = 1.0
        started = time.perf_counter()
        app.step(FRAME, [])
        times.append((time.perf_counter() - started) * 1000)
    times.sort()
    return statistics.median(times), times[int(len(times) * 0.99)]


def _set_everybody_moving(scene: ActionScene, frame: int) -> None:
    """Every bandit runs over the roofs, all at once."""
    state = scene.flow.public.state.clone()
    group = []
    for index, bandit in enumerate(state.bandits.values()):
        end = state.train.roofs[(index + frame // 40) % len(state.train.roofs)]
        event = BanditMoved(bandit.name, bandit.space, end, "braking")
        group.append(event)
        event.apply(state)
    scene.board.play(tuple(group), state)


def _idle(app: App, scene: ActionScene) -> float:
    """Percent of a core that the program takes when nobody has done anything for a while."""
    scene.board.finish()
    scene.playing.pause = 0
    scene.flow.session.seats[:] = [Seat("", None)] * len(scene.flow.session.seats)
    while scene.showing or scene.choosing is None:
        scene.finish()
        app.step(FRAME, [])
    for _ in range(round(REST / 0.1)):
        scene.board.update(0.1)
    clock = pygame.Clock()
    used = _cpu()
    started = time.perf_counter()
    while time.perf_counter() - started < IDLE_SECONDS:
        app.step(min(clock.tick(app.frames) / 1000, 0.1), pygame.event.get())
    return (_cpu() - used) / (time.perf_counter() - started) * 100


def _cpu() -> float:
    return time.process_time()
