"""The title offers the guided game, first of all to whoever has never played."""

from game.statistics.store import Store
from tests.scenes.guide.learner import Learner
from tests.statistics.games import made_up, sat


def buttons(learner: Learner) -> list[str]:
    learner.desktop.show(learner.desktop.program.title())
    learner.desktop.step(2)
    return [button.name for button in learner.desktop.top.buttons]


def test_the_title_offers_it_first_to_whoever_has_never_played(tmp_path):
    learner = Learner(folder=tmp_path)
    assert buttons(learner)[:2] == ["learn", "new"]
    assert learner.desktop.top.ring.focused == "learn"


def test_whoever_has_played_it_finds_it_below_the_new_game(tmp_path):
    learner = Learner(folder=tmp_path)
    learner.learning.progress.finish()
    assert buttons(learner)[:2] == ["new", "learn"]


def test_so_does_whoever_has_a_saved_game(tmp_path):
    learner = Learner(folder=tmp_path)
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "some.coltexpress").write_text("not even a whole one")
    names = buttons(learner)
    assert names.index("new") < names.index("learn")


def test_so_does_whoever_has_deleted_all_games_that_were_counted(tmp_path):
    learner = Learner(folder=tmp_path)
    learner.desktop.program.statistics = store = Store(tmp_path)
    store.count(made_up(sat()))
    assert buttons(learner)[:2] == ["new", "learn"]


def test_whoever_is_waved_at_may_press_the_man_who_waves(tmp_path):
    learner = Learner(folder=tmp_path)
    buttons(learner)
    waving = learner.desktop.target("learn").also
    assert waving is not None
    learner.desktop.click(waving.center)
    learner.desktop.step(2)
    assert learner.said() == "hello"


def test_he_waves_to_nobody_who_has_played(tmp_path):
    learner = Learner(folder=tmp_path)
    learner.learning.progress.finish()
    buttons(learner)
    assert learner.desktop.target("learn").also is None
