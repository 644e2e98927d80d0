"""Whatever is shipped comes with its licence."""

import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution, requires
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parent.parent
TEXTS = {file.stem.lower(): file for file in (ROOT / "assets" / "licences").glob("*.txt")}
# Libraries go by other names than their files; what belongs to another library has its licence.
NAMES = {
    "brotlicommon": "brotli", "brotlidec": "brotli", "jpeg": "libjpeg-turbo", "ogg": "libogg", "png16": "libpng",
    "sharpyuv": "libwebp", "sndfile": "libsndfile", "tiff": "libtiff", "vorbis": "libvorbis",
    "vorbisenc": "libvorbis", "vorbisfile": "libvorbis", "webp": "libwebp", "webpdemux": "libwebp", "xmp": "libxmp",
}  # fmt: skip
LEFT_OUT = {"asound", "portmidi"}  # the packaged program plays no MIDI devices
FAMILIES = {"fluent.runtime": "fluent", "fluent.syntax": "fluent"}


def needed(library: str) -> Iterator[str]:
    """A library and all that it needs, by name."""
    yield library
    for wish in requires(library) or ():
        name, _, rest = wish.partition(";")
        other = re.match(r"[\w.-]+", name)
        assert other
        try:
            if "extra" not in rest:
                yield from needed(distribution(other[0]).name)
        except PackageNotFoundError:
            pass  # for another system or Python


@pytest.mark.parametrize("library", ["pygame-ce", "pygame_gui", "fluent.runtime", "platformdirs", "tqdm"])
def test_every_library_has_its_licence(library):
    names = {FAMILIES.get(name, name).lower() for name in needed(library)}
    assert set() == names - TEXTS.keys()


def test_so_have_those_within_pygame():
    folder = Path(pygame.__file__).parents[1] / "pygame_ce.libs"
    files = [
        match[1]
        for file in folder.glob("*.so*")
        if (match := re.match(r"lib([A-Za-z0-9_]+?)(-2)?-[0-9a-f]{8}", file.name))
    ]
    if not files:
        pytest.skip("this pygame brings no libraries of its own")
    assert set() == {NAMES.get(name.lower(), name.lower()) for name in files} - TEXTS.keys() - LEFT_OUT


@pytest.mark.parametrize("name", ["python", "pyinstaller", "sqlite", "libffi", "zlib", "expat", "libgcc-libstdc++"])
def test_so_have_python_and_what_it_needs(name):
    assert name in TEXTS


@pytest.mark.parametrize("file", TEXTS.values(), ids=lambda file: file.stem)
def test_a_licence_is_a_text(file):
    assert len(file.read_text("utf-8")) > 500


def test_the_dependencies_are_those_looked_at_here():
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    [listed] = re.findall(r"^dependencies = \[\n(.*?)^\]", project, re.MULTILINE | re.DOTALL)
    names = re.findall(r'"([\w.-]+?)[<>=]', listed)
    assert {"pygame-ce", "pygame_gui", "fluent.runtime", "platformdirs", "tqdm"} == set(names)


def test_the_programs_own_licence_is_the_one_beside_it():
    assert (ROOT / "LICENSE").read_text("utf-8") == TEXTS["colt express"].read_text("utf-8")
