"""Replays of two matches that differ only in secrets look the same, pixel for pixel, to whoever may not know them."""

import pytest

from game.engine import game
from game.engine.option import Option
from game.engine.positions import digest
from game.engine.state import Setup, State
from game.scenes.replay.recording import Recording
from game.scenes.replay.scene import ReplayScene
from game.session import Seat, Session
from tests.scenes.desktop import Desktop
from tests.scenes.test_secrets import alike, other_secrets

BANDITS = ("belle", "tuco", "doc", "django", "cheyenne")
MINE = 0


def matches(monkeypatch: pytest.MonkeyPatch, but: int | None = None) -> list[Session]:
    """The same match twice, but for its secrets, as far as these eyes cannot tell them apart."""
    opening = game.opening

    def changed(setup: Setup) -> State:
        state = opening(setup)
        other_secrets(state, but)
        return state

    def begun() -> list[Session]:
        seats, setup = [Seat(name) for name in BANDITS], Setup(BANDITS, seed=5)
        one = Session(setup, seats)
        with monkeypatch.context() as patch:
            patch.setattr(game, "opening", changed)
            return [one, Session(setup, seats)]

    pair, made = begun(), []
    while _seem_alike(pair, but):
        found = _choices(pair, but)
        if found is None:
            break
        made.append(found)
        _choose(pair, found)
    pair = begun()
    for found in made[:-1]:
        _choose(pair, found)
    assert digest(pair[0].state) != digest(pair[1].state)
    return pair


def _choices(pair: list[Session], but: int | None) -> tuple[Option, Option] | None:
    one, other = pair
    if one.to_move != but:
        return alike(one.state, other.state, like=0)
    common = [option for option in one.state.offered if option in other.state.offered]
    return (common[0], common[0]) if common else None


def _choose(pair: list[Session], options: tuple[Option, Option]) -> None:
    for session, option in zip(pair, options, strict=True):
        session.choose(option)


def _seem_alike(pair: list[Session], seat: int | None) -> bool:
    one, other = (digest(session.view(seat).state) for session in pair)
    return one == other and len(pair[0].groups) == len(pair[1].groups)


def compared(pair: list[Session], seat: int | None) -> tuple[int, int]:
    """How many moments look the same to a seat's eyes, and how many do not."""
    desktops = [Desktop(), Desktop()]
    scenes = [ReplayScene(desktop.context, match, lambda: None) for desktop, match in zip(desktops, pair, strict=True)]
    same = different = 0
    for desktop, scene in zip(desktops, scenes, strict=True):
        desktop.show(scene)
        scene.playback.stop()
        scene.playback.look(seat)
    for moment in scenes[0].recording.steps[::2]:
        for scene in scenes:
            scene.playback.go(moment)
            scene.refresh()
        pictures = [desktop.picture() for desktop in desktops]
        same, different = same + (pictures[0] == pictures[1]), different + (pictures[0] != pictures[1])
    return same, different


def test_everybodys_eyes_show_no_secret_of_a_game_under_way(monkeypatch):
    same, different = compared(matches(monkeypatch), None)

    assert same > 10
    assert different == 0


def test_the_eyes_of_one_seat_show_nothing_of_the_others(monkeypatch):
    pair = matches(monkeypatch, but=MINE)
    monkeypatch.setattr(Recording, "open", True)  # as if it were over: what the table knows by then would differ
    same, different = compared(pair, MINE)

    assert same > 10
    assert different == 0


def test_the_eyes_of_another_seat_do_show_its_hand(monkeypatch):
    """The comparison would see a hand."""
    pair = matches(monkeypatch, but=MINE)
    monkeypatch.setattr(Recording, "open", True)
    _, different = compared(pair, MINE + 1)

    assert different > 5


def test_nothing_secret_flies_past_while_it_plays(monkeypatch):
    desktops, pictures = [Desktop(), Desktop()], 0
    for desktop, match in zip(desktops, matches(monkeypatch), strict=True):
        desktop.show(ReplayScene(desktop.context, match, lambda: None))
    for frame in range(1500):
        for desktop in desktops:
            desktop.wait()
        if frame % 20 == 0:
            one, other = (desktop.picture() for desktop in desktops)
            assert one == other, f"frame {frame} shows a secret"
            pictures += 1

    assert pictures > 50
