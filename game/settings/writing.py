"""Writing settings into their file: only the lines that have changed, so that a person's own lines and comments stay.

What comes out is read back before anybody gets it. Where a file is written in such a way that a changed line does not
bring about the change, it is written anew, with the comments only.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass

from game.settings.settings import BINDINGS, PLACES, Settings, written
from game.settings.statements import Keys, Statement, statements


@dataclass(frozen=True)
class Edited:
    """The text of the file; `is_new` when only the comments are left of what stood there before."""

    text: str
    is_new: bool


def edited(text: str, settings: Settings, changed: Sequence[str], head: str = "") -> Edited:
    """A file of settings with the `changed` parts as they are in `settings`; a new one begins with the lines `head`.

    Raises ValueError when the text is no TOML.
    """
    tables = _tables(text)
    wanted = _wanted(tables, settings, changed)
    if text.strip():
        new = _with_changed_lines(text, settings, changed)
        try:
            if _tables(new) == wanted:
                return Edited(new, is_new=False)
        except ValueError:  # for instance a table that is opened again, which was written in one line
            pass
    return Edited(_anew(text, settings, head), is_new=bool(tables))


def _tables(text: str) -> dict[str, object]:
    """What stands in a text. Decimals are kept as they are written: there is one that is not equal to itself."""
    return tomllib.loads(text, parse_float=str)


def _wanted(tables: Mapping[str, object], settings: Settings, changed: Sequence[str]) -> dict[str, object]:
    """What shall stand in the file: the changed parts, and everything else as it was."""
    wanted = deepcopy(dict(tables))
    for part in changed:
        section = part if part in BINDINGS else PLACES[part].section
        found = wanted.get(section)
        lines = dict(found) if isinstance(found, dict) else {}
        if part in BINDINGS:
            lines = {name: value for name, value in lines.items() if isinstance(value, dict)}
            lines |= {command: list(names) for command, names in getattr(settings, part).items()}
        else:
            lines[PLACES[part].name] = getattr(settings, part)
        if lines or section in wanted:
            wanted[section] = lines
    return wanted


def _with_changed_lines(text: str, settings: Settings, changed: Sequence[str]) -> str:
    """The text with other values in the lines that have changed, without those that are no more, and with new ones."""
    lines = list(statements(text))
    values = dict(_values(settings, changed))
    emptied = [(part,) for part in changed if part in BINDINGS]
    edits: list[tuple[int, int, str]] = []
    for line in lines:
        if line.key in values:
            edits.append((*line.value, values.pop(line.key)))
        elif line.key[:-1] in emptied:
            edits.append((line.start, line.end, ""))
    added: dict[int, list[str]] = {}
    for key, value in sorted(values.items(), key=lambda new: new[0][0]):  # a section's lines together
        at, opening, new = _new_line(text, lines, key, value)
        there = added.setdefault(at, [])
        there += [opening, new] if opening and opening not in there else [new]
    edits += [(at, at, "".join(new)) for at, new in added.items()]
    for start, end, new_text in sorted(edits, reverse=True):
        before = text[:start]
        if start == end and before and not before.endswith("\n"):
            before += "\n"
        text = before + new_text + text[end:]
    return text


def _new_line(text: str, lines: Sequence[Statement], key: Keys, value: str) -> tuple[int, str, str]:
    """Where a line that is not there yet goes (to its fellows, if there are any), what opens its section, the line."""
    section, name = key
    fellows = [line for line in lines if line.key[:-1] == (section,)]
    openings = [line for line in lines if line.opens and line.table == (section,)]
    if fellows:
        inside = fellows[-1].table == (section,)
        return fellows[-1].end, "", _line(key, name if inside else f"{section}.{name}", value)
    if openings:
        return openings[-1].end, "", _line(key, name, value)
    return len(text), f"\n[{section}]\n", _line(key, name, value)


def _anew(text: str, settings: Settings, head: str) -> str:
    """A file of its own: the comments of the old one, and all that is not as at first."""
    first = Settings()
    changed = [part for part in (*PLACES, *BINDINGS) if getattr(settings, part) != getattr(first, part)]
    comments = [text[line.start : line.end].strip() for line in statements(text) if line.is_comment]
    sections: dict[str, list[str]] = {}
    for key, value in _values(settings, changed):
        sections.setdefault(key[0], []).append(_line(key, key[1], value))
    blocks = ["".join(f"{comment}\n" for comment in comments or (f"# {line}" for line in head.splitlines()))]
    blocks += [f"[{section}]\n{''.join(lines)}" for section, lines in sections.items()]
    return "\n".join(block for block in blocks if block)


def _values(settings: Settings, parts: Sequence[str]) -> Iterator[tuple[Keys, str]]:
    """Parts of the settings as a file has them: by their keys."""
    for part in parts:
        value = getattr(settings, part)
        if part in BINDINGS:
            for command, names in value.items():
                yield (part, command), f"[{', '.join(map(written, names))}]"
        else:
            yield (PLACES[part].section, PLACES[part].name), written(value)


def _line(key: Keys, name: str, value: str) -> str:
    """A new line, which says what it may be."""
    right = next((place.right for place in PLACES.values() if (place.section, place.name) == key), "")
    return f"{name} = {value}{f'  # {right}' if right else ''}\n"
