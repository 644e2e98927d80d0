"""The pieces on disk: only what nanosvg, which draws them, does not silently ignore or draw otherwise."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from game.draw.art import Art
from game.paths import asset

FILES = sorted(asset("art").glob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"path", "rect", "circle", "ellipse", "polygon", "polyline", "line"}
ELEMENTS = {"svg", "g", "defs", "linearGradient", "radialGradient", "stop", *SHAPES}
GEOMETRY = {"d", "points", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2"}
PAINT = {"fill", "stroke", "stop-color"}
STROKE = {"stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stroke-dashoffset"}
OPACITY = {"opacity", "fill-opacity", "stroke-opacity", "stop-opacity"}
OTHER = {"id", "viewBox", "transform", "fill-rule", "offset", "gradientUnits", "gradientTransform"}
ATTRIBUTES = GEOMETRY | PAINT | STROKE | OPACITY | OTHER
COLOUR = re.compile(r"none|#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}")


def faults(root: ET.Element) -> list[str]:
    """What would not be drawn as it is written."""
    found = []
    gradients = {
        f"url(#{e.get('id')})" for e in root.iter() if e.tag in (f"{SVG}linearGradient", f"{SVG}radialGradient")
    }
    for element in root.iter():
        name = element.tag.removeprefix(SVG)
        found += [f"<{name}>"] if name not in ELEMENTS else []
        found += [f"{attribute} of <{name}>" for attribute in set(element.attrib) - ATTRIBUTES]
        for paint in PAINT & set(element.attrib):
            value = element.attrib[paint]
            if value not in gradients and not COLOUR.fullmatch(value):
                found.append(f'{paint}="{value}"')
        if name == "g" and "opacity" in element.attrib:
            found.append("opacity of a group: each shape would get it, and overlaps would show")
        if name.endswith("Gradient") and element.get("gradientUnits") != "userSpaceOnUse":
            found.append("a gradient without userSpaceOnUse: its numbers would be taken for pixels")
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_holds_only_what_is_drawn_as_written(file: Path) -> None:
    assert [] == faults(ET.parse(file).getroot())  # noqa: S314 (our own file)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_is_drawn(file: Path) -> None:
    picture = Art().scaled(file.stem, 0.5)

    assert picture.get_bounding_rect().size > (0, 0)


@pytest.mark.parametrize(
    "body",
    [
        "<text>Django</text>",
        '<use href="#a"/>',
        '<g opacity="0.5"/>',
        '<rect fill="orange"/>',
        '<rect fill="#11223344"/>',
        '<rect fill="url(#nowhere)"/>',
        '<path d="M0,0" filter="url(#blur)"/>',
        '<linearGradient id="a" x1="0" x2="1"/>',
    ],
)
def test_what_is_drawn_otherwise_is_found(body: str) -> None:
    root = ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>')  # noqa: S314 (our own words)

    assert faults(root)
