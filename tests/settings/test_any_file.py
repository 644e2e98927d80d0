"""Whatever somebody makes of the file in an editor: a change of the options is kept, or it is told that it is not."""

import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.settings.keeper import FILE, Keeper
from game.settings.settings import PLACES, Settings, Speed
from game.ui.bindings import KEY_NAMES, KEYS, fits

CHANGES: tuple[dict[str, object], ...] = (
    {"animation": "slow"},
    {"emblems": False, "letters": 130},
    {"interface": 140, "computers": "instant", "fullscreen": True},
    {"keys": {"undo": ('"', "\\"), "log": ("ctrl+l",)}},
    {"keys": {"pile": ()}, "pad": {"log": ("x",)}, "hands": "open"},
)
# What stands in such files, right and wrong; a mutation puts some of it somewhere.
BITS = [
    *"[]{}=,.#\"'\\\n\r\0 \t_-0ax",
    *(
        '"""',
        "'''",
        "[[",
        "]]",
        "\r\n",
        "#\n",
        "game",
        "keys",
        "undo",
        "animation",
        "\ufeff",
        "ß",
        "é☃",
        "\x1b",
        "\u2028",
    ),
    *("[game]\n", "[keys]\n", "[keys.x]\n", "[[keys]]\n", "[game.animation]\n", "[a.b.c]\n", "['keys']\n", "[ pad ]\n"),
    *('game.animation="fast"\n', 'game = {animation = "fast"}\n', 'undo = ["a",\n "b", # c\n\n]\n', "undo.x = 1\n"),
    *("'undo' = []\n", '"an\\u0069mation" = "slow"\n', "letters = 115\n", "emblems = 1\n", "x = nan\n", "x = -inf\n"),
    *("x = 1979-05-27T07:32:00.5-07:00\n", "x = 07:32:00\n", "x = 0xffff_ffff_ffff_ffff\n", "x = 1_000.5e-3\n"),
    *('x = """\n[game]\n# no comment\n"""\n', "x = '''a''''\n", 'x = """a"""""\n', "x = [{y = [1, {z = 2}]}, ]\n"),
    *("9" * 5000, "a." * 30 + "a = 1\n", "[" * 30, "x = 1\nx = 2\n", "# a comment\n", "   \n"),
]


@st.composite
def written(draw: st.DrawFn) -> str:
    """A file as somebody may have written it: each section in any of the ways of writing, in any order."""
    chosen = {
        "animation": draw(st.sampled_from(list(Speed))),
        "interface": draw(st.sampled_from(["fit", 90, 200])),
        "letters": draw(st.sampled_from([100, 115, 130])),
        "emblems": draw(st.booleans()),
    }
    sections: dict[str, list[tuple[str, str]]] = {}
    for part in draw(st.lists(st.sampled_from(sorted(chosen)), unique=True)):
        value = chosen[part]
        text = {True: "true", False: "false"}.get(value) if isinstance(value, bool) else None
        sections.setdefault(PLACES[part].section, []).append(
            (PLACES[part].name, text or (f"'{value}'" if isinstance(value, str) else str(value)))
        )
    keys = st.lists(st.sampled_from(["a", "f3", "ctrl+z", "é", *KEY_NAMES.values()]), min_size=1, max_size=2)
    commands = draw(st.dictionaries(st.sampled_from([meant.value for meant in KEYS]), keys, max_size=3))
    for command, names in commands.items():
        gap = draw(st.sampled_from([" ", "\n  ", " # mine\n"]))
        sections.setdefault("keys", []).append((command, f"[{f',{gap}'.join(map(repr, names))},{gap}]"))
    blocks = [_block(draw, name, lines) for name, lines in sections.items()]
    blocks += draw(
        st.lists(st.sampled_from(['[future]\nx = """\n[game]\n"""\n', "[[news]]\n[[news]]\ny = 1\n"]), unique=True)
    )
    text = "".join(draw(st.permutations(blocks)))
    return text.replace("\n", draw(st.sampled_from(["\n", "\n", "\r\n"])))


def _block(draw: st.DrawFn, section: str, lines: list[tuple[str, str]]) -> str:
    way = draw(st.sampled_from(["table", "quoted", "dotted", "inline", "split"]))
    if way == "inline" and not any("\n" in value for _, value in lines):
        return f"{section} = {{{', '.join(f'{name} = {value}' for name, value in lines)}}} # one line\n"
    if way == "dotted":
        return "".join(f"{section} . '{name}' = {value} # dotted\n" for name, value in lines)
    head = f"[ '{section}' ]  # mine\n" if way == "quoted" else f"[{section}]\n"
    tail = f"[{section}.more]\nx = 1\n" if way == "split" else ""
    return head + "".join(f"{name} = {value} # a line\n" for name, value in lines) + tail


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """Such a file after somebody, or something, has been at it."""
    data = draw(written()).encode()
    for _ in range(draw(st.integers(0, 4))):
        start = draw(st.integers(0, len(data)))
        end = min(len(data), start + draw(st.sampled_from([0, 0, 1, 3, 20])))
        put = draw(st.sampled_from(BITS)).encode() if draw(st.booleans()) else draw(st.binary(max_size=3))
        data = data[:start] + put + data[end:]
    return draw(st.sampled_from([b"", b"", b"\xef\xbb\xbf", b"\xff\xfe"])) + data


def kept_or_told(data: bytes, change: dict[str, object]) -> Keeper:
    """Change something in a program that found this file; the next program must find the change, or it must be told."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / FILE).write_bytes(data)
        keeper = Keeper(folder, fits)
        told = [fault.kind for fault in keeper.faults]
        keeper.change(**change)
        again = Keeper(folder, fits)
        assert keeper.now == again.now
        assert not keeper.unwritten
        new = [fault for fault in keeper.faults if fault.kind in ("settings-anew", "settings-aside")]
        assert [data] * len(new) == [(folder / fault.values["file"]).read_bytes() for fault in new]
        assert "settings-aside" in told or not [fault for fault in again.faults if fault.kind == "settings-aside"]
    return keeper


@given(data=mutated(), change=st.sampled_from(CHANGES))
@example(b"", CHANGES[0])
@example(b"keys = 3", CHANGES[3])
@example(b"[[keys]]\nundo = []", CHANGES[3])
@example(b'[keys]\nundo = ["a",\n "b", # c\n\n]\n[pad]\n[keys.x]', CHANGES[3])
@example(b"[access]\nemblems = 1\nletters = nan", CHANGES[1])
@example(b"access = {emblems = 1}", CHANGES[1])
@example(b'game.animation = "fast" # last line', CHANGES[2])
@example(b'x = """a""""" # "\n[game] # "\nanimation = "fast"', CHANGES[0])
def test_a_change_is_kept_whatever_the_file_was(data, change):
    kept_or_told(data, change)


@given(text=written(), change=st.sampled_from(CHANGES))
def test_what_was_right_in_it_stays(text, change):
    with TemporaryDirectory() as name:
        (Path(name) / FILE).write_text(text, "utf-8", newline="")
        before = Keeper(Path(name), fits).now
    now = kept_or_told(text.encode(), change).now
    assert Settings(**(vars(before) | change)) == now


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("[keys]\nundo = ['a',\n 'b', # c\n\n]\n[pad]\n[keys.x]\n", "undo"),
        ("[pad]\n[keys.x]\n[keys]\nundo = ['a']\n", "undo"),
        ("keys.undo = ['a']\nkeys.log = ['b']\n", "log"),
        ("keys = {undo = ['a']}\n", "undo"),
        ("[keys]\n'undo' = ['a']\n[keys.x.y]\nz = 1\n", "undo"),
    ],
)
def test_a_reset_takes_the_keys_out_however_they_are_written(tmp_path, text, gone):
    (tmp_path / FILE).write_text(text, "utf-8")
    Keeper(tmp_path, fits).change(keys={})
    assert {} == Keeper(tmp_path, fits).now.keys
    assert gone not in tomllib.loads((tmp_path / FILE).read_text("utf-8")).get("keys", {})
