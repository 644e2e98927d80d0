"""Sentences by their keys."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from game.engine.contents import ACTION_CARDS, BANDITS, ROUND_CARDS_2_TO_4, ROUND_CARDS_5_TO_6
from game.paths import BrokenAsset, asset
from game.ui.sentences import Sentences
from game.ui.words import MissingWords, Words, language_name, languages, spoken

WORDS = Words(strict=True)


def written(folder: Path, text: str, *, strict: bool = False) -> Words:
    (folder / "xx.ftl").write_text(text, "utf-8")
    return Words("xx", strict=strict, folder=folder)


def test_a_key_gives_its_sentence() -> None:
    assert "Belle" == WORDS("bandit-belle")


def test_values_stand_in_their_places() -> None:
    assert "Anna: whom does Doc shoot?" == WORDS("ask-fire", name="Anna", who="Doc")


@pytest.mark.parametrize(("count", "sentence"), [(1, "1 purse"), (2, "2 purses")])
def test_a_number_chooses_the_plural(count: int, sentence: str) -> None:
    assert sentence == WORDS("loot-purse", count=count)


def test_values_are_not_wrapped_in_marks_of_direction() -> None:
    assert "\u2068" not in WORDS("ask-fire", name="Anna", who="Doc")


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_said_as_fluent_says_it(language: str) -> None:
    text = asset(f"text/{language}.ftl").read_text("utf-8")
    whole = FluentBundle([language], use_isolating=False)
    whole.add_resource(FluentResource(text))
    values = {name: f"<{name}>" for name in re.findall(r"\$([\w-]+)", text)}
    keys = re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)
    sentences = Sentences(asset(f"text/{language}.ftl"), language)

    expected = {key: whole.format_pattern(whole.get_message(key).value, values)[0] for key in keys}

    assert expected == {key: sentences.say(key, values)[0] for key in keys}


@pytest.mark.parametrize(
    ("written_as", "said"),
    [
        ("Hello, { $name }!", "Hello, Anna!"),
        ("Hello, {$name}!   ", "Hello, Anna!"),
        ("Hello, { $name }!\n\n# of the other page\n", "Hello, Anna!"),
        ("Hello,\n    { $name }!", "Hello,\nAnna!"),
        ('Hello, { $name }{ "!" }', "Hello, Anna!"),
        ("Hello, { $number } times", "Hello, 1,000 times"),
        ("\n    Hello!\n    .tip = Good bye!", "Hello!"),
    ],
)
def test_a_sentence_of_any_form_is_understood(tmp_path: Path, written_as: str, said: str) -> None:
    (tmp_path / "en.ftl").write_text(f"greeting = {written_as}", "utf-8")

    assert said == Words(folder=tmp_path)("greeting", name="Anna", number=1000)


def test_words_that_look_like_a_place_for_a_value_are_said_as_they_are() -> None:
    assert "{ $who }: whom does Doc shoot?" == WORDS("ask-fire", name="{ $who }", who="Doc")


def test_a_missing_key_is_shown_as_it_is() -> None:
    assert "no-such-key" == Words()("no-such-key")


def test_a_missing_key_is_an_error_to_strict_words() -> None:
    with pytest.raises(MissingWords, match="no-such-key"):
        WORDS("no-such-key")


def test_a_missing_value_is_an_error_to_strict_words(tmp_path: Path) -> None:
    words = written(tmp_path, "greeting = Hello, { $name }!", strict=True)
    with pytest.raises(MissingWords, match="greeting"):
        words("greeting")


def test_a_language_tells_which_keys_it_has() -> None:
    assert (True, False) == ("bandit-doc" in WORDS, "bandit-bilbo" in WORDS)


def test_a_language_without_a_file_is_a_broken_installation(tmp_path: Path) -> None:
    with pytest.raises(BrokenAsset, match=r"yy\.ftl"):
        Words("yy", folder=tmp_path)


def test_a_language_is_read_once_however_often_it_is_asked_for_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    Words("fr")
    monkeypatch.setattr(Path, "read_text", None)

    assert "Français" == language_name("fr")


def test_a_file_that_is_no_text_is_a_broken_installation(tmp_path: Path) -> None:
    (tmp_path / "yy.ftl").write_bytes(b"key = \xff")
    with pytest.raises(BrokenAsset, match=r"yy\.ftl"):
        Words("yy", folder=tmp_path)


def test_a_word_in_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    assert "Привет" == written(tmp_path, "hello = Привет")("hello")


@pytest.mark.parametrize("bandit", BANDITS)
@pytest.mark.parametrize("key", ["bandit", "power"])
def test_every_bandit_has_his_words(key: str, bandit: str) -> None:
    assert WORDS(f"{key}-{bandit}")


@pytest.mark.parametrize("action", sorted(set(ACTION_CARDS)))
def test_every_action_has_a_name(action: str) -> None:
    assert WORDS(f"action-{action}")


@pytest.mark.parametrize("name", sorted({card.name for card in (*ROUND_CARDS_2_TO_4, *ROUND_CARDS_5_TO_6)}))
def test_every_round_has_its_words(name: str) -> None:
    assert f"round-{name}" in WORDS


@pytest.mark.parametrize("turn", "ST2R")
def test_every_kind_of_turn_has_its_words(turn: str) -> None:
    assert WORDS(f"turn-{turn}")


@pytest.mark.parametrize("reason", ["no-target", "no-bullets", "nobody-here", "no-loot", "declined"])
def test_every_reason_why_nothing_happened_has_its_words(reason: str) -> None:
    assert WORDS(f"nothing-{reason}")


@pytest.mark.parametrize("reason", ["belle", "own-space", "hidden"])
def test_every_reason_why_somebody_is_no_target_has_its_words(reason: str) -> None:
    assert all((WORDS(f"barred-{reason}-head", who="Belle"), WORDS(f"barred-{reason}")))


@pytest.mark.parametrize(
    "reason",
    [
        "seats",
        "how-many",
        "first",
        "pairs",
        "pairs-alternate",
        "expert-two-players",
        "unknown-expansion",
        "ghost-alone",
        "ghost-pairs",
        "ghost-seat",
        "ghost-how-many",
    ],
)
def test_every_refusal_has_its_words(reason: str) -> None:
    assert WORDS(f"refused-{reason}")


def test_every_key_that_the_code_names_has_its_sentence() -> None:
    code = "\n".join(file.read_text("utf-8") for file in Path("game").rglob("*.py"))
    named = re.findall(r'\bwords\(\s*"([^"]+)"', code)
    assert [] == [key for key in named if key not in WORDS]


def test_a_language_that_lacks_a_sentence_says_it_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello\nbye = Goodbye", "utf-8")
    (tmp_path / "xx.ftl").write_text("hello = Holla", "utf-8")
    words = Words("xx", folder=tmp_path)

    assert ("Holla", "Goodbye") == (words("hello"), words("bye"))


def test_another_language_is_spoken_from_now_on(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello", "utf-8")
    (tmp_path / "xx.ftl").write_text("hello = Holla", "utf-8")
    words = Words("en", folder=tmp_path)
    before = words("hello")
    words.speak("xx")

    assert ("Hello", "Holla") == (before, words("hello"))


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["xx_YY"], "xx"),
        (["yy", "xx"], "xx"),
        (["yy"], "en"),
        ([], "en"),
        (["XX-AA"], "xx"),
        (["xx.UTF-8"], "xx"),
        (["xx@euro"], "xx"),
    ],
)
def test_the_first_language_that_a_person_prefers_and_the_game_has_is_spoken(
    tmp_path: Path, preferred: list[str], language: str
) -> None:
    (tmp_path / "xx.ftl").write_text("hello = Holla", "utf-8")

    assert language == spoken(preferred, tmp_path)
