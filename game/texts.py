"""`colt-express texts`: what each language still lacks of what English says."""

from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from game.paths import asset
from game.ui.words import ENGLISH, Words, languages


@dataclass(frozen=True)
class Lack:
    """Where a language differs from English: keys of sentences, and lines that are none."""

    missing: list[str] = field(default_factory=list)
    strange: list[str] = field(default_factory=list)  # sentences that English has not
    differing: list[str] = field(default_factory=list)  # sentences that take other values
    twice: list[str] = field(default_factory=list)
    unreadable: list[str] = field(default_factory=list)

    def __bool__(self) -> bool:
        return any(vars(self).values())


class _Placed(Visitor):
    """Collects the values that a sentence takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's own name
        self.names.add(node.id.name)


def lack(language: str, folder: Path | None = None) -> Lack:
    """What a language lacks of English; of English itself, what is wrong in its own file."""
    there, found = _sentences(language, folder)
    wanted, _ = _sentences(ENGLISH, folder)
    found.missing.extend(key for key in wanted if key not in there)
    found.strange.extend(key for key in there if key not in wanted)
    found.differing.extend(key for key in wanted if key in there and wanted[key] != there[key])
    return found


def _sentences(language: str, folder: Path | None) -> tuple[dict[str, set[str]], Lack]:
    """The values of each sentence, by its key, and what is wrong in the file."""
    found: dict[str, set[str]] = {}
    wrong = Lack()
    text = ((folder or asset("text")) / f"{language}.ftl").read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            wrong.unreadable.append((entry.content or "").strip().split("\n")[0])
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                wrong.twice.append(entry.id.name)
            placed = _Placed()
            placed.visit(entry)
            found[entry.id.name] = placed.names
    return found, wrong


def main() -> int:
    """Print what is missing; exit status 1 when anything is."""
    words = Words()
    status = 0
    for language in languages():
        found = lack(language)
        status = max(status, int(bool(found)))
        if not found:
            print(words("texts-whole", language=language))
        for kind, keys in vars(found).items():
            for key in keys:
                print(words(f"texts-{kind}", language=language, name=key))
    return status
