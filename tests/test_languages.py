"""Every language says all that English says, with the same values in it, in letters that the fonts have."""

import re

import pygame
import pytest

from game.draw.lettering import BODY, BOLD, HEAVY, has
from game.paths import asset
from game.texts import Lack, lack, main
from game.ui.caps import ARROWS
from game.ui.words import Words, languages

# ARROWS are drawn as keys without letters.
SPACES = "\u0020\u00a0\u202f\n"  # plain, unbreakable, narrow unbreakable
CARELESS = {  # what the typography of a language forbids; thousands are written as on the printed cards: 1000
    "en": [r"\$\d,", r"\d \$", r"[«»]"],
    "fr": [
        r"\S [:;!?»](?:\s|$)",
        r"\w[:;!?»](?:\s|$)",
        r"« ",
        r"[\d}] [$%](?!\w)",
        r"\d\s\d{3}\s\$",
        r"\$\d",
        r"'",
        r"\w …",
    ],
    "ru": [r"\S —", r"[\d}] [$%](?!\w)", r"\d\s\d{3}\s\$", r"\$\d", r"\$\{", r"\w …", r"«\s|\s»"],
}


@pytest.mark.parametrize("language", languages())
def test_a_language_has_the_sentences_of_english_with_the_same_values(language):
    assert Lack() == lack(language)


@pytest.mark.parametrize(
    ("english", "other", "found"),
    [
        ("hello = Hello\nbye = Goodbye", "hello = Holla", Lack(missing=["bye"])),
        ("hello = Hello", "hello = Holla\nbye = Adios", Lack(strange=["bye"])),
        ("hello = Hello, { $who }", "hello = Holla, { $name }", Lack(differing=["hello"])),
        ("hello = Hello", "hello = Holla\nhello = Ola", Lack(twice=["hello"])),
        ("hello = Hello", "hello = Holla\nbye { = }", Lack(unreadable=["bye { = }"])),
    ],
)
def test_what_a_language_lacks_is_told(tmp_path, english, other, found):
    (tmp_path / "en.ftl").write_text(english, "utf-8")
    (tmp_path / "xx.ftl").write_text(other, "utf-8")

    assert found == lack("xx", tmp_path)


def test_the_command_tells_that_every_language_is_whole(capsys):
    status = main()

    assert (0, len(languages())) == (status, len(capsys.readouterr().out.splitlines()))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("face", [HEAVY, BODY, BOLD])
def test_the_fonts_have_every_letter(language, face):
    pygame.font.init()
    text = (asset("text") / f"{language}.ftl").read_text("utf-8")
    letters = set(re.sub(r"^#.*$", "", text, flags=re.MULTILINE)) - set(SPACES) - set(ARROWS)

    assert [] == sorted(letter for letter in letters if not has(face, letter))


@pytest.mark.parametrize(("language", "careless"), [(one, way) for one, ways in CARELESS.items() for way in ways])
def test_a_language_is_written_as_it_is_printed(language, careless):
    text = (asset("text") / f"{language}.ftl").read_text("utf-8")
    lines = re.sub(r"^#.*$|NUMBER\([^)]*\)", "", text, flags=re.MULTILINE).splitlines()

    assert [] == [line for line in lines if re.search(careless, line.partition("= ")[2] or line)]


@pytest.mark.parametrize("language", languages())
def test_a_language_says_its_own_name(language):
    assert Words(language, strict=True)("language-name")


@pytest.mark.parametrize(
    ("count", "sentence"), [(1, "1 кошелёк"), (3, "3 кошелька"), (5, "5 кошельков"), (21, "21 кошелёк")]
)
def test_russian_has_its_own_plurals(count, sentence):
    assert sentence == Words("ru", strict=True)("loot-purse", count=count)
