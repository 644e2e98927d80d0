"""The guided first game, played through by the rules: whoever changes one that it shows hears of it here."""

from pathlib import Path

import pytest

from game.engine import game
from game.engine.notation import read_option
from game.engine.phases.stacked import NoSuchCard, stacked
from game.engine.state import State
from game.guide.deal import opening
from game.guide.lesson import Lesson, Step, read_lesson
from game.guide.moments import moments
from game.guide.walk import Walk
from game.paths import BrokenAsset, asset
from game.scenario.document import scenario_of
from game.scenario.expectation import differences
from game.ui.words import Words, languages

LESSON = read_lesson(asset("guide") / "first_game.toml")
ASKED = [step for step in LESSON.steps if step.asks]
COUNTED = "counted"  # what the window adds to the moments
MOST_LETTERS = 90


class Played:
    """A lesson played through; `told` are the steps in the order in which they came, `asked` what each choice had."""

    def __init__(self, lesson: Lesson, instead: dict[str, str] | None = None) -> None:
        self.lesson = lesson
        self.walk = Walk(lesson)
        self.state = opening(lesson)
        self.told: list[str] = []
        self.offered: dict[str, list[str]] = {}
        self.dull: list[str] = []  # choices that were none
        self._follow(game.start(self.state))
        for choice in lesson.choices:
            self._choose(choice, instead or {})
        self.walk.saw([COUNTED])
        self._listen()

    def _choose(self, choice: str, instead: dict[str, str]) -> None:
        seat = game.to_move(self.state)
        assert seat is not None, f"nobody is asked, and {choice} is to come"
        words = [option.words(self.state) for option in self.state.offered]
        step = self.walk.step
        if self.lesson.learner in self.state.players[seat].bandits:
            assert step is not None, f"nothing is said of {choice}"
            assert step.asks, f"{step.say} is never told: {step.when}"
            assert choice == step.choices[0]
            self.offered[step.say] = words
            self.told.append(step.say)
            self.walk.go_on()
            choice = instead.get(choice, choice)
        self._follow(game.apply(self.state, read_option(self.state, choice)))

    def _follow(self, groups: list[game.Group]) -> None:
        self._listen()
        for group in groups:
            self.walk.saw(moments(self.state, [event.seen_by(None, self.state) for event in group]))
            self._listen()

    def _listen(self) -> None:
        while self.walk.telling:
            assert self.walk.step is not None
            self.told.append(self.walk.step.say)
            self.walk.go_on()


PLAYED = Played(LESSON)


def test_every_sentence_is_said_in_its_order():
    assert [step.say for step in LESSON.steps] == PLAYED.told


def test_the_game_is_over_when_all_is_chosen():
    assert PLAYED.state.result is not None
    assert game.to_move(PLAYED.state) is None


def test_it_comes_to_what_the_file_expects():
    scenario = scenario_of(
        {"title": "-", "rule": "-", "seats": list(LESSON.setup.seats), "expect": dict(LESSON.expect)}
    )

    assert [] == differences(PLAYED.state, scenario)


def test_what_else_is_welcome_leads_to_the_same_sentences():
    others = [(step.choices[0], other) for step in ASKED for other in step.choices[1:]]
    assert others
    for choice, other in others:
        played = Played(LESSON, {choice: other})

        assert [step.say for step in LESSON.steps] == played.told
        assert played.state.result is not None
        assert played.state.led_by(played.state.result.winners) == (LESSON.learner,)


@pytest.mark.parametrize("step", ASKED, ids=lambda step: step.say)
def test_what_is_welcome_is_on_offer_with_something_else(step: Step):
    offered = PLAYED.offered[step.say]

    assert set(step.choices) <= set(offered)
    assert len(offered) > 1


def test_it_teaches_all_that_a_newcomer_has_to_know():
    """Both phases, every action but none twice in vain, tunnel, switching, bullets, an event, the count."""
    chosen = {choice.removeprefix("play ") for step in ASKED for choice in step.choices if "play" in choice}
    assert {"robbery", "floor_change", "punch", "marshal", "move", "fire"} <= chosen
    whens = {step.when for step in LESSON.steps}
    assert {"phase scheming", "phase stealing", "bullet doc", "event angry_marshal", "end"} <= whens
    turns = "".join(card.turns for card in PLAYED.state.rounds[LESSON.over :] if card is not None)
    assert {"T", "R"} <= set(turns)
    assert "draw" in {choice for step in ASKED for choice in step.choices}


@pytest.mark.parametrize("language", languages())
def test_no_sentence_is_long(language: str):
    words = Words(language, strict=True)
    keys = [f"guide-{step.say}" for step in LESSON.steps]
    keys += [f"guide-{step.say}-why" for step in ASKED]

    assert [] == [words(key) for key in keys if len(words(key)) > MOST_LETTERS]


# the deal


def state() -> State:
    return opening(LESSON)


def test_hands_are_stacked_as_the_deal_says():
    first = state()
    game.start(first)
    for player in first.players:
        [bandit] = player.bandits
        wanted = LESSON.deals[0][bandit]

        assert list(wanted[: len(player.hand)]) == [card.action for card in reversed(player.hand)]


def test_a_deal_that_wants_a_card_too_many_is_refused():
    deck = state().players[0].deck

    with pytest.raises(NoSuchCard, match="tuco has no punch left"):
        stacked(deck, [("tuco", "punch"), ("tuco", "punch")])


def test_a_stacked_deck_loses_no_card():
    deck = state().players[0].deck

    assert sorted(deck) == sorted(stacked(deck, [("tuco", "fire"), ("tuco", "move")]))


def test_everybody_knows_the_purse_that_each_was_given():
    first = state()
    everybody = (1 << len(first.players)) - 1

    assert {everybody} == {first.purse_known[bandit.loot[0].number] for bandit in first.bandits.values()}


# the file

BROKEN = (
    "not toml [",
    "learner = 'doc'",
    "",
)


@pytest.mark.parametrize("written", BROKEN)
def test_a_damaged_file_is_told_in_a_sentence(tmp_path: Path, written: str):
    file = tmp_path / "first_game.toml"
    file.write_text(written)

    with pytest.raises(BrokenAsset, match="install the game again"):
        read_lesson(file)


def changed(tmp_path: Path, old: str, new: str) -> Path:
    written = (asset("guide") / "first_game.toml").read_text("utf-8")
    assert old in written
    file = tmp_path / "first_game.toml"
    file.write_text(written.replace(old, new, 1), "utf-8")
    return file


def test_a_choice_of_the_learners_of_which_nothing_is_said_is_refused(tmp_path: Path):
    with pytest.raises(BrokenAsset):
        read_lesson(changed(tmp_path, '{ say = "rob", point = "loot 3.in", doc =', "{ doc ="))


def test_a_word_that_means_nothing_is_refused(tmp_path: Path):
    with pytest.raises(BrokenAsset):
        read_lesson(changed(tmp_path, "point = ", "pointing = "))


# a change of a rule


CHANGES = (
    ('tuco = "play fire"', 'tuco = "play move"'),  # a shot that is none
    ('doc = "rob jewel"', 'doc = "rob strongbox"'),
    ('belle = "move 3.in"', 'belle = "move 1.in"'),  # into the Marshal's arms
    ("marshal = 1", "marshal = 2"),
    ('when = "met belle"', 'when = "met tuco"'),
)


@pytest.mark.parametrize(("old", "new"), CHANGES)
def test_a_game_that_goes_otherwise_is_noticed(tmp_path: Path, old: str, new: str):
    try:
        played = Played(read_lesson(changed(tmp_path, old, new)))
    except (AssertionError, ValueError):
        return
    assert [step.say for step in LESSON.steps] != played.told
