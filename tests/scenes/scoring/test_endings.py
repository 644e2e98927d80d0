"""How an expansion's match ends in the window."""

import pygame
import pytest

from game.engine.contents import GHOST
from game.scenes.flow import Flow
from game.scenes.scoring.chart import CLOSER, PUSHED
from game.scenes.scoring.count import CROWN, LANDS
from game.scenes.scoring.scene import ScoringScene
from game.session import Session
from tests.scenes.desktop import Desktop
from tests.scenes.finished import session


def scoring(desktop: Desktop, match: Session) -> ScoringScene:
    """The scoring of a finished match, all of it shown."""
    scenes = desktop.program.scenes(lambda: None)
    scene = scenes.scoring(Flow(match, scenes))
    assert isinstance(scene, ScoringScene)
    desktop.show(scene)
    desktop.until(lambda: scene.counted)
    return scene


def ended(expansion: str, ghost_wins: bool) -> Session:
    """The first match against Ghost that he wins, or loses."""
    for seed in range(60):
        match = session(3, expansion, seed=seed)
        assert match.state.result is not None
        if (GHOST in match.state.led_by(match.state.result.winners)) is ghost_wins:
            return match
    raise AssertionError("no such match")


def test_when_ghost_wins_everybody_is_struck_out():
    desktop = Desktop()
    scene = scoring(desktop, ended("ghost", True))
    assert scene.lost
    assert desktop.picture()
    assert {bar.bandit for bar in scene.chart.bars} == set(scene.chart.out)
    assert GHOST not in scene.chart.out


def test_when_ghost_loses_nobody_is_struck_out():
    scene = scoring(Desktop(), ended("ghost", False))
    assert not scene.lost
    assert [] == scene.chart.out


def test_with_the_elf_whoever_has_the_wrong_token_is_struck_out():
    match = session(4, "elf", seed=2)
    scene = scoring(Desktop(), match)
    assert match.state.result is not None
    assert set(match.state.result.eliminated) == set(scene.chart.out)
    assert 2 == len(scene.chart.out)


@pytest.mark.parametrize("share", [0.1, 0.4, 0.7, 0.95, 1.0])
def test_the_picture_can_be_drawn_at_every_moment(share):
    desktop = Desktop()
    scene = scoring(desktop, session(4, "elf", seed=2))
    scene.seconds = scene.times.end * share
    assert desktop.picture()


def figures(scene, desktop) -> dict[str, float]:  # type: ignore[no-untyped-def]
    """The pictures of people on their bars, and how large they are."""
    drawn: dict[str, float] = {}
    scene.chart.pieces.draw = lambda _, name, pose: drawn.setdefault(name, pose.scale)
    desktop.picture()
    return {name: size for name, size in drawn.items() if name.startswith("meeple")}


def figures_at(scene, desktop) -> dict[str, float]:  # type: ignore[no-untyped-def]
    """How low the pictures of people stand."""
    drawn: dict[str, float] = {}
    scene.chart.pieces.draw = lambda _, name, pose: drawn.setdefault(name, pose.y)
    desktop.picture()
    return drawn


def test_the_winner_comes_closer_and_cheers_under_his_crown():
    desktop = Desktop()
    scene = scoring(desktop, session(4, seed=3))
    [winner] = scene.result.winners
    who = scene.flow.session.state.players[winner].bandits[0]
    shown = figures(scene, desktop)

    assert {f"meeple_{who}_cheer": 1 + CLOSER} == {name: size for name, size in shown.items() if size != 1}
    assert 4 == len(shown)


def test_before_the_crown_comes_nobody_is_larger_than_others():
    desktop = Desktop()
    scene = scoring(desktop, session(4, seed=3))
    scene.seconds = scene.times.crown_from

    assert {1} == set(figures(scene, desktop).values())


def test_only_the_winner_is_pushed_down_by_his_crown():
    desktop = Desktop()
    scene = scoring(desktop, session(4, seed=3))
    [winner] = scene.result.winners
    who = scene.flow.session.state.players[winner].bandits[0]
    heights: dict[tuple[float, str], float] = {}
    for part in (LANDS, (1 + LANDS) / 2):
        scene.seconds = scene.times.crown_from + CROWN * part
        drawn = figures_at(scene, desktop)
        heights |= {(part, name): y for name, y in drawn.items()}
    lower = {name: heights[(1 + LANDS) / 2, name] - heights[LANDS, name] for part, name in heights if part == LANDS}

    assert PUSHED == pytest.approx(lower.pop(f"meeple_{who}"))
    assert {0} == {down for name, down in lower.items() if name.startswith("meeple")}


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_whoever_skips_the_count_has_pressed_nothing_else(key):
    desktop, again = Desktop(), list[str]()
    scenes = desktop.program.scenes(lambda: again.append("again"))
    scene = scenes.scoring(Flow(session(4, "elf", seed=2), scenes))
    desktop.show(scene)
    desktop.press(key)

    assert isinstance(scene, ScoringScene)
    assert (True, []) == (scene.counted, again)
