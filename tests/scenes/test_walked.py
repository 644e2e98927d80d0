"""A walk by keys through every scene outside a match: what each press does, where it leads, what is heard.

When something is to answer otherwise, look at what differs and write the files anew: `python -m tests.golden`.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.record.library import Library
from game.scenes.load.saved_games import SavedGames
from game.scenes.options.scene import OptionsScene
from game.scenes.puzzles.choosing import ChoosingScene
from game.scenes.puzzles.course import Course
from game.scenes.replay.naming import NamingScene
from game.scenes.replay.scene import ReplayScene
from game.scenes.setup.party import Party
from game.scenes.statistics.scene import StatisticsScene
from game.scenes.table_scene import TableScene
from game.settings.settings import Settings
from game.tour import saved
from game.ui import file_manager
from game.ui.bindings import KEY_NAMES, KEYS, Intent
from tests.scenes.desktop import SIZE, Desktop, people
from tests.scenes.finished import session as finished
from tests.scenes.statistics.figures import figures

FOLDER = Path(__file__).parent / "golden" / "walks"
COVERED, RESIZED = "something lies over it for a while", "the window has another size"
# Each way and back, on through the pages, then something is chosen here and there, and at last it is left.
WALK = [
    *("down", "right", "right", "left", "down", "down", "up", "next", "next", "previous", "page-on", "page-on", "down"),
    *("page-back", "right", "choose", "left", "down", "choose", "clear", "down", "page-on", "down", "choose", "up"),
    *("undo", "skip", "right", "log", RESIZED, "page-back", COVERED, "left", "back", "down", "back"),
]
SIMPLE = (bool, int, float, str, type(None))
SEEN = ("party", "page", "one", "laid", "here", "moment", "playing", "speed", "seat", "whose")
OF_A_PARTY = ("expansions", "first_seat", "powers", "events", "expert", "open_table", "hints", "seed")
UNTOLD = ("seconds", "side", "down", "games", "name")
PARTS = ("planning", "recording", "playback", "rebinding", "table")  # of a scene, whose state is told with its own


def title(desktop: Desktop) -> None:
    desktop.show(desktop.program.title())


def set_up(desktop: Desktop) -> None:
    desktop.program.party = people(4, 2)
    desktop.program.set_up()
    desktop.stack.settle(desktop.app.kit)
    desktop.top.ring.focused = "bandit 0 0"


def sheet(desktop: Desktop) -> None:
    set_up(desktop)
    desktop.top.open_sheet()
    desktop.top.ring.focused = "powers"


def options(name: str) -> Callable[[Desktop], None]:
    def show(desktop: Desktop) -> None:
        scene = OptionsScene(desktop.context)
        desktop.show(scene)
        scene._open(next(page for page in scene.pages if page.name == name))
        scene._lay_out()

    return show


def load(*, ended: bool) -> Callable[[Desktop], None]:
    def show(desktop: Desktop) -> None:
        folder = Path(desktop.folder)  # type: ignore[attr-defined]
        saved._fill(Library(folder))
        desktop.program.library = Library(folder)
        desktop.program.games = SavedGames(desktop.program.library)
        desktop.program.saved_games(ended=ended)
        desktop.stack.settle(desktop.app.kit)
        while desktop.top.restless:
            desktop.wait()

    return show


def replay(desktop: Desktop) -> None:
    desktop.show(ReplayScene(desktop.context, finished(4, seed=5), desktop.stack.pop))
    desktop.top.playback.stop()


def statistics(desktop: Desktop) -> None:
    desktop.show(StatisticsScene(desktop.context, figures(12)))


def puzzles(desktop: Desktop) -> None:
    desktop.show(ChoosingScene(desktop.context, Course()))


def puzzle(desktop: Desktop) -> None:
    puzzles(desktop)
    desktop.top.open(desktop.top.course.of("punch")[0])
    desktop.stack.settle(desktop.app.kit)


def scoring(desktop: Desktop) -> None:
    desktop.match(people(3, 0), instant=True)
    desktop.play_out()
    desktop.step(3)


def naming(desktop: Desktop) -> None:
    scoring(desktop)
    desktop.show(NamingScene(desktop.context, desktop.flow))


def handing(desktop: Desktop) -> None:
    desktop.match(people(3, 2))
    desktop.show(desktop.flow.scenes.handing(desktop.flow))


SCENES: dict[str, Callable[[Desktop], None]] = {
    "title": title,
    "set-up": set_up,
    "set-up, further rules": sheet,
    **{f"options, {name}": options(name) for name in ("game", "picture", "sound", "controls", "access")},
    "saved games": load(ended=False),
    "replays": load(ended=True),
    "replay": replay,
    "statistics": statistics,
    "rules": lambda desktop: desktop.program.show_rules("action fire"),
    "puzzles": puzzles,
    "puzzle": puzzle,
    "scoring": scoring,
    "naming": naming,
    "handing": handing,
    "credits": lambda desktop: desktop.program.show_credits(),
}


def state(scene: Any) -> dict[str, str]:
    """What tells how a scene stands: its own plain values, and those of its parts."""
    found = {}
    for owner in (scene, *(getattr(scene, part) for part in PARTS if hasattr(scene, part))):
        for name, value in vars(owner).items():
            if not name.startswith("_") and name not in UNTOLD and isinstance(value, SIMPLE):
                found[name] = repr(value)
        for name in SEEN:
            value = getattr(owner, name, None)
            if value is not None and not callable(value):
                found[name] = _told(value)
    return found


def _told(value: Any) -> str:
    if isinstance(value, Party):
        seats = ", ".join(f"{one.name} {'+'.join(one.bandits)} {one.level}" for one in value.places)
        return f"{seats}; {', '.join(f'{name} {getattr(value, name)}' for name in OF_A_PARTY)}"
    return str(getattr(value, "key", None) or getattr(value, "name", None) or getattr(value, "number", None) or value)


def walked(name: str) -> Iterator[str]:
    """What each press of the walk does."""
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as folder:
        patch.setattr(file_manager, "show", lambda _folder: None)
        desktop = Desktop()
        desktop.folder = folder  # type: ignore[attr-defined]
        heard: list[str] = []
        patch.setattr(desktop.context.sounds, "play", lambda sound, *_: heard.append(sound))
        patch.setattr(desktop.context.device, "hear", heard.append)
        SCENES[name](desktop)
        desktop.stack.settle(desktop.app.kit)
        desktop.step(2)
        before: dict[str, str] = {}
        for command in ("", *WALK):
            heard.clear()
            if command == COVERED:
                _cover(desktop)
            elif command == RESIZED:
                desktop.app.resize(*SIZE)
            elif command:
                _press(desktop, Intent(command))
            scene = desktop.top
            if scene is None or isinstance(scene, TableScene):
                yield f"{command}: {'the end' if scene is None else 'a match'}"
                return
            now = {"scene": type(scene).__name__, "focus": str(getattr(getattr(scene, "ring", None), "focused", None))}
            now |= state(scene) | _changed(desktop.context.settings)
            told = [f"{key}={value}" for key, value in now.items() if before.get(key) != value]
            yield " | ".join([f"{command}:", *told, *(f"heard {sound}" for sound in heard)]).replace(folder, "FOLDER")
            before = now


def _cover(desktop: Desktop) -> None:
    """Lay another scene over what is shown, and take it away again: what somebody has begun is as it was."""
    desktop.stack.push(OptionsScene(desktop.context))
    desktop.stack.settle(desktop.app.kit)
    desktop.stack.pop()
    desktop.stack.settle(desktop.app.kit)


def _press(desktop: Desktop, command: Intent) -> None:
    [name, *_] = KEYS[command]
    plain = name.removeprefix("ctrl+").removeprefix("shift+")
    code = next((number for number, known in KEY_NAMES.items() if known == plain), ord(plain[0]))
    held = {"ctrl": pygame.KMOD_CTRL, "shift": pygame.KMOD_SHIFT}.get(name.partition("+")[0], 0)
    letter = name if len(name) == 1 else ""
    desktop.step(1, Event(pygame.KEYDOWN, key=code, mod=held, unicode=letter))
    desktop.step(1, Event(pygame.KEYUP, key=code, mod=held, unicode=letter))


def _changed(now: Settings) -> dict[str, str]:
    first = Settings()
    return {name: repr(value) for name, value in vars(now).items() if value != getattr(first, name)}


def test_a_walk_begins_alike_whatever_was_chosen_in_the_window_before():
    before = next(walked("options, access"))
    desktop = Desktop()
    desktop.show(desktop.program.title())
    desktop.context.keeper.change(letters=130)
    desktop.step()

    assert before == next(walked("options, access"))


@pytest.mark.parametrize("name", SCENES)
def test_a_walk_goes_where_it_went(name):
    recorded = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()

    assert recorded == list(walked(name))


def write_anew() -> None:
    """Keep where every walk goes now."""
    for name in SCENES:
        (FOLDER / f"{name}.txt").write_text("\n".join(walked(name)) + "\n", "utf-8")
