"""Whose work is in the program, and under which licence: the texts in the assets."""

from dataclasses import dataclass
from pathlib import Path

from game.paths import asset

WHOSE = "CREDITS.md"
LICENCES = ("licences/*.txt", "fonts/OFL-*.txt", "sound/MIT-*.txt")


@dataclass(frozen=True)
class Credit:
    """One of the texts; `name` is empty for the one that tells whose everything is."""

    name: str
    path: Path

    @property
    def text(self) -> str:
        """What it says; nothing where it is missing, which ends no game."""
        try:
            text = self.path.read_text("utf-8", errors="replace")
        except OSError:
            return ""
        return text if self.name else _plain(text)


def credits() -> list[Credit]:
    """Whose everything is, then the licences by name."""
    found = [Credit(_name(path), path) for pattern in LICENCES for path in asset("").glob(pattern)]
    return [Credit("", asset(WHOSE)), *sorted(found, key=lambda credit: credit.name.lower())]


def _name(path: Path) -> str:
    """What a text is about: `fonts/OFL-fira-sans.txt` is that of Fira Sans."""
    kind, _, name = path.stem.partition("-")
    return name.replace("-", " ").title() if path.parent.name == "fonts" and kind == "OFL" else path.stem


def _plain(markdown: str) -> str:
    """Markdown without its marks: a paragraph is a line, and so is a row of a table."""
    found = []
    for paragraph in markdown.split("\n\n"):
        if paragraph.startswith("|"):
            rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in paragraph.splitlines()[2:]]
            found.append("\n".join(f"{what}: {whose} ({licence})" for what, whose, licence in rows))
        else:
            found.append(" ".join(paragraph.lstrip("# ").splitlines()))
    return "\n\n".join(found).replace("`", "").replace("*", "")
