"""Every language says all that English says, with the same values in it, in letters that the fonts have."""

import re
from functools import cache

import pygame
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from game.draw.lettering import BODY, BOLD, HEAVY
from game.paths import asset
from game.ui.words import ENGLISH, Words, languages

OTHERS = [language for language in languages() if language != ENGLISH]
SPACES = "   \n"  # plain, unbreakable, narrow unbreakable


class Placed(Visitor):
    """The values that a sentence takes."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802 - fluent.syntax calls it by the node's name
        self.names.add(node.id.name)


@cache
def sentences(language):
    """The values of each sentence, by its key."""
    found = {}
    for entry in FluentParser().parse((asset("text") / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}.ftl"
            placed = Placed()
            placed.visit(entry)
            found[entry.id.name] = placed.names
    return found


def test_english_can_be_read():
    assert len(sentences(ENGLISH)) > 700


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_sentences_of_english_and_no_others(language):
    there, wanted = set(sentences(language)), set(sentences(ENGLISH))

    assert (set(), set()) == (wanted - there, there - wanted)


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_takes_the_same_values(language):
    wanted = sentences(ENGLISH)
    there = sentences(language)

    assert {} == {key: there[key] ^ wanted[key] for key in wanted.keys() & there.keys() if there[key] != wanted[key]}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("face", [HEAVY, BODY, BOLD])
def test_the_fonts_have_every_letter(language, face):
    pygame.font.init()
    font = pygame.font.Font(asset(f"fonts/{face}.ttf"), 20)
    text = (asset("text") / f"{language}.ftl").read_text("utf-8")
    letters = set(re.sub(r"^#.*$", "", text, flags=re.MULTILINE)) - set(SPACES)

    assert [] == sorted(letter for letter in letters if font.metrics(letter) == [None])


@pytest.mark.parametrize("language", languages())
def test_a_language_says_its_own_name(language):
    assert Words(language, strict=True)("language-name")
