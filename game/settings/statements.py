"""The text of a TOML file, cut into its statements: which of them stands where, and how deep it all goes."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

DEEPEST = 16  # parts of a key, or brackets within each other: settings have two

# Strings, whatever they hold; then comments, then what separates. Nothing is looked at twice, however wrong a text is.
TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"{3,5}|\\?\Z)'
    r"|'''.*?(?:'{3,5}|\Z)"
    r'|"(?:\\[^\n]|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|#[^\n]*"
    r"|[][{}=,.\n]"
    r"""|[^]\s"'#[{}=,.]+""",
    re.DOTALL,
)

Keys = tuple[str, ...]


@dataclass(frozen=True)
class Statement:
    """A statement, from the beginning of its first line to that of the next one: `start` and `end` in the text.

    `table` is the one in which it stands, or which it opens; None in an array of tables. An assignment has a `key`, as
    seen from the text's top, and the place of its `value`. `is_comment`: nothing but a comment.
    """

    start: int
    end: int
    table: Keys | None
    key: Keys = ()
    value: tuple[int, int] = (0, 0)
    opens: bool = False
    is_comment: bool = False


def too_deep(text: str) -> bool:
    """Whether keys have more parts, or brackets more brackets in them, than a parser should be asked to follow.

    A parser's time and memory grow with the square of that.
    """
    parts = brackets = 0
    for token in TOKEN.finditer(text):
        word = token[0]
        brackets += _opened(word)
        if word == ".":
            parts += 1
        elif word in ("\n", "=", ",") or _opened(word):
            parts = 0
        if max(parts, brackets) > DEEPEST:
            return True
    return False


def statements(text: str) -> Iterator[Statement]:
    """The statements of a text that is right TOML, the empty ones left out."""
    start = brackets = 0
    table: Keys | None = ()
    tokens: list[re.Match[str]] = []
    for token in TOKEN.finditer(f"{text}\n"):
        brackets += _opened(token[0])
        if token[0] != "\n" or brackets:
            tokens.append(token)
            continue
        end = min(token.end(), len(text))
        if tokens:
            found = _statement(text, start, end, table, tokens)
            table = found.table
            yield found
        start, tokens = end, []


def _statement(text: str, start: int, end: int, table: Keys | None, tokens: Sequence[re.Match[str]]) -> Statement:
    said = [token for token in tokens if token[0] != "\n" and not token[0].startswith("#")]
    if not said:
        return Statement(start, end, table, is_comment=True)
    if said[0][0] == "[":
        is_array = said[1][0] == "["
        opened = None if is_array else _keys(text[said[0].end() : said[-1].start()])
        return Statement(start, end, opened, opens=True)
    equals = next(nth for nth, token in enumerate(said) if token[0] == "=")
    key = _keys(text[said[0].start() : said[equals].start()])
    value = said[equals + 1].start(), said[-1].end()
    return Statement(start, end, table, (*table, *key) if table is not None else (), value)


def _keys(written: str) -> Keys:
    """The parts of a key: the parser knows best."""
    found: list[str] = []
    inside: object = tomllib.loads(f"{written} = 0")
    while isinstance(inside, dict):
        ((name, inside),) = inside.items()
        found.append(name)
    return tuple(found)


def _opened(word: str) -> int:
    return (word in ("[", "{")) - (word in ("]", "}"))
