"""Cutting the text of a settings file into statements."""

import pytest

from game.settings.statements import DEEPEST, statements, too_deep


def cut(text: str) -> list[tuple[tuple[str, ...], str]]:
    """The assignments: their keys, and the values as they are written."""
    return [(one.key, text[slice(*one.value)]) for one in statements(text) if one.key]


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("a = 1", ("a",), "1"),
        ("a=1#c", ("a",), "1"),
        ("'a.b' . \"c\" = 'x' # y", ("a.b", "c"), "'x'"),
        ("[t]\n a = 1.5", ("t", "a"), "1.5"),
        ("[ t . 'u' ] # c\na = true", ("t", "u", "a"), "true"),
        ("a = [1, # one\n 2\n]\n", ("a",), "[1, # one\n 2\n]"),
        ("a = {b = [{c = 1}]}", ("a",), "{b = [{c = 1}]}"),
        ('a = """\n[t]\nb = 1 # """ # c', ("a",), '"""\n[t]\nb = 1 # """'),
        ('a = """x""""" # "', ("a",), '"""x"""""'),
        ("a = '''x'''' # '", ("a",), "'''x''''"),
        ('a = "\\"#" # c', ("a",), '"\\"#"'),
        ("a = 1979-05-27 07:32:00.5", ("a",), "1979-05-27 07:32:00.5"),
    ],
)
def test_an_assignment_has_its_whole_key_and_value(text, key, value):
    assert [(key, value)] == cut(text)


def test_what_stands_in_an_array_of_tables_has_no_key():
    assert [(("b", "x"), "2")] == cut("[[a]]\nx = 1\n[b]\nx = 2")


def test_comments_are_told_from_all_else():
    text = "# one\n\na = 1 # two\n  # three\n"
    assert ["# one\n", "  # three\n"] == [text[one.start : one.end] for one in statements(text) if one.is_comment]


def test_statements_together_are_the_text():
    text = "# one\n[t]\na = [\n1]\nb = 2"
    assert text == "".join(text[one.start : one.end] for one in statements(text))


@pytest.mark.parametrize("text", ["{} = 1", "[{}]", "a = {{ {} = 1 }}"])
def test_a_key_may_have_so_many_parts_and_no_more(text):
    within, beyond = ".".join("a" * (DEEPEST + 1)), ".".join("a" * (DEEPEST + 2))
    assert (False, True) == (too_deep(text.format(within)), too_deep(text.format(beyond)))


def test_brackets_may_stand_so_deep_and_no_deeper():
    assert (False, True) == tuple(too_deep("a = " + "[" * deep + "]" * deep) for deep in (DEEPEST, DEEPEST + 1))
