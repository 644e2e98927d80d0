"""What a picture costs: the busiest action scene is drawn, alone and while Legend thinks in a process of its own."""

import gc
import os
import statistics
import time
from collections.abc import Callable

import pygame

from game.app import App
from game.bots.roster import LEGEND
from game.bots.thinking import Choice, Thinker
from game.engine.contents import BANDITS
from game.engine.events import BanditMoved
from game.engine.game import Setup, new_game, to_move, view
from game.engine.state import STEALING
from game.paths import asset
from game.play import Program
from game.scenes.action.scene import ActionScene
from game.scenes.flow import Flow
from game.session import Seat, Session
from game.sound.sounds import Sounds
from game.ui.focus import nothing
from game.window import HEADLESS

FRAMES = 300
RUNS = 3
HEADLESS_WANTED = os.environ.get("SDL_VIDEODRIVER") in HEADLESS
FRAME = 1 / 60
IDLE_SECONDS = 3.0
REST = 30.0  # seconds given to the scene, after which it has come to rest


def measured(size: tuple[int, int]) -> dict[str, object]:
    """The best of three runs."""
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
    beside = _Beside()
    thinking = [_measure(app, scene, beside.go_on) for _ in range(RUNS)]
    thoughts = beside.end()
    median_thinking, p99_thinking = min(thinking, key=lambda run: run[1])
    report: dict[str, object] = {
        "frame_ms_median": round(median, 2),
        "frame_ms_p99": round(p99, 2),
        "thinking_ms_median": round(median_thinking, 2),
        "thinking_ms_p99": round(p99_thinking, 2),
        "thoughts": thoughts,
        "start_ms": round(start_ms),
        "idle_cpu_percent": round(_idle(app, scene), 1),
        "driver": pygame.display.get_driver(),
    }
    app.close()
    return report


def _busiest(program: Program) -> ActionScene:
    """Six bandits on six cars."""
    session = Session(Setup(BANDITS, seed=4), [Seat(name, lambda view: view.options[0]) for name in BANDITS])
    flow = Flow(session, program.scenes(lambda: None))
    while flow.public.state.phase != STEALING:
        while flow.waiting:
            flow.follow()
        session.let_computer_choose()
    return ActionScene(program.context, flow)


class _Beside:
    """Has Legend think of one choice after the other while pictures are measured; he has begun when it is made."""

    def __init__(self) -> None:
        self._thinker = Thinker()
        self._thoughts = 0
        state = new_game(Setup(BANDITS, seed=4))
        self._question = Choice(view(state, to_move(state)), LEGEND, 1)
        self._thought = self._thinker.ask(self._question)
        while not self._thought.done:
            time.sleep(FRAME)

    def go_on(self) -> None:
        """A picture is being drawn: look whether he has chosen, as a match does."""
        if self._thought.done:
            self._thoughts += 1
            self._thought = self._thinker.ask(self._question)

    def end(self) -> int:
        """Let him go; so often he has chosen."""
        self._thinker.close()
        return self._thoughts


def _measure(app: App, scene: ActionScene, each: Callable[[], None] = nothing) -> tuple[float, float]:
    """Median and 99th percentile of a frame in milliseconds, everybody being on the move; `each` is done in each."""
    times = []
    for frame in range(FRAMES):
        if not scene.board.busy:
            _set_everybody_moving(scene, frame)
        scene.board.particles.burst("dust", 200 + frame * 3 % 900, 500, 3)
        scene.playing.pause = 1.0
        started = time.perf_counter()
        each()
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
