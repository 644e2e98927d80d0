"""What all have chosen together is shown in the replay as it was at the table, before it comes about."""

import pytest

from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.expansions.horses.horse_attack import KEY
from game.expansions.horses.attack import pills
from game.session import Session
from game.table.playing import CHOSEN_FOR
from tests.scenes.finished import session as finished
from tests.scenes.replay.test_replay import Watching


@pytest.fixture(scope="module")
def ridden() -> Session:
    return finished(4, HORSES, seed=5)


@pytest.fixture
def desktop(ridden: Session) -> Watching:
    found = Watching(ridden)
    found.until(lambda: found.playback.chosen is not None)
    return found


def riders(desktop: Watching) -> tuple[str, ...]:
    return desktop.recording.state.own[KEY].riders  # type: ignore[no-any-return]


def test_while_it_is_shown_nobody_has_boarded_yet(desktop: Watching) -> None:
    assert desktop.playback.chosen is not None
    assert [*riders(desktop)] == [*desktop.playback.chosen]


def test_after_a_look_at_it_just_those_have_boarded(desktop: Watching) -> None:
    chosen = dict(desktop.playback.chosen or {})
    for _ in range(round(CHOSEN_FOR * 60) - 2):
        desktop.step(1)
    assert [*chosen] == [*riders(desktop)]
    desktop.until(lambda: desktop.playback.chosen is None)

    assert [name for name, boards in chosen.items() if not boards] == [*riders(desktop)]


def test_it_is_drawn_at_every_rider(desktop: Watching, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    monkeypatch.setattr(
        pills, "draw", lambda _surface, _board, _words, chosen, seconds: drawn.append((chosen, seconds))
    )
    desktop.step(2)

    assert [desktop.playback.chosen] * 2 == [chosen for chosen, _ in drawn]
    assert drawn[0][1] < drawn[1][1] < CHOSEN_FOR


def test_whoever_winds_on_does_not_see_it_any_more(desktop: Watching) -> None:
    desktop.playback.go(desktop.recording.moment + 1)

    assert desktop.playback.chosen is None


def test_the_bar_says_when_it_is(desktop: Watching) -> None:
    assert KEY == desktop.scene.table.told.before
    assert "replay" == desktop.scene.table.told.phase
    desktop.step(1)
