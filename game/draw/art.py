"""The pieces: SVG files, rasterised at the size in pixels at which they are shown, once."""

import re
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from queue import Empty, SimpleQueue

import pygame
from pygame import Rect, Surface

from game.paths import BrokenAsset, asset

_SIZE = re.compile(rb'viewBox="[^"]*" width="[^"]*" height="[^"]*"')
_VIEW_BOX = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')


class Art:
    """Pictures by name, each kept in every size that was asked for until `forget`.

    `wanted` are those to be ready before they are asked for: see `Ahead`.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` holds NAME.svg files; the program's own pieces by default."""
        self._folder = folder or asset("art")
        self._sources: dict[str, tuple[bytes, float, float]] = {}
        self._pictures: dict[tuple[str, int, int, bool], Surface] = {}
        self.wanted: SimpleQueue[tuple[str, int, int] | None] = SimpleQueue()

    def __contains__(self, name: str) -> bool:
        """Whether there is a piece of that name."""
        return name in self._sources or (self._folder / f"{name}.svg").is_file()

    def size(self, name: str) -> tuple[float, float]:
        """Width and height of a piece in units."""
        return self._source(name)[1:]

    def scaled(self, name: str, factor: float, *, flip: bool = False) -> Surface:
        """The piece at `factor` pixels to a unit of its own, `flip`ped left to right on demand."""
        return self.sized(name, *self._pixels(name, factor), flip=flip)

    def want(self, name: str, factor: float) -> None:
        """Have the piece ready at `factor` pixels to a unit of its own."""
        self.wanted.put((name, *self._pixels(name, factor)))

    def want_nothing(self) -> None:
        """Nothing more need be ready."""
        with suppress(Empty):
            while True:
                self.wanted.get_nowait()

    def _pixels(self, name: str, factor: float) -> tuple[int, int]:
        _, wide, high = self._source(name)
        return max(1, round(wide * factor)), max(1, round(high * factor))

    def sized(self, name: str, width: int, height: int, *, flip: bool = False) -> Surface:
        """The piece drawn to fit `width` x `height` pixels, its own proportions kept."""
        key = (name, width, height, flip)
        found = self._pictures.get(key)
        if found is None:
            found = self._pictures[key] = self._draw(name, width, height, flip)
        return found

    def part(self, name: str, factor: float, area: Rect) -> Surface:
        """An area in pixels of a piece at `factor` pixels to a unit; not kept, for the large ones painted in parts."""
        left, top, wide, high = (value / factor for value in area)
        box = f'viewBox="{left:.4f} {top:.4f} {wide:.4f} {high:.4f}" width="{wide:.4f}" height="{high:.4f}"'
        return self._rasterised(name, _SIZE.sub(box.encode(), self._source(name)[0], count=1), area.size)

    def drop(self, name: str) -> None:
        """Forget one piece in all its sizes: a large one that was needed once."""
        for key in [key for key in self._pictures if key[0] == name]:
            del self._pictures[key]

    def forget(self) -> None:
        """Drop every picture: the window has another size. What was wanted for it is wanted no more."""
        self.want_nothing()
        self._pictures.clear()

    def _draw(self, name: str, width: int, height: int, flip: bool) -> Surface:
        if flip:
            return pygame.transform.flip(self.sized(name, width, height), True, False)
        return self._rasterised(name, self._source(name)[0], (width, height))

    def _rasterised(self, name: str, source: bytes, size: tuple[int, int]) -> Surface:
        try:
            drawn = pygame.image.load_sized_svg(BytesIO(source), size)
        except pygame.error as error:
            raise BrokenAsset(f"The picture {name}.svg is damaged; please install the game again.") from error
        return drawn.convert_alpha()

    def _source(self, name: str) -> tuple[bytes, float, float]:
        found = self._sources.get(name)
        if found is None:
            found = self._sources[name] = self._read(name)
        return found

    def _read(self, name: str) -> tuple[bytes, float, float]:
        try:
            source = (self._folder / f"{name}.svg").read_bytes()
        except OSError as error:
            raise BrokenAsset(f"The picture {name}.svg is missing; please install the game again.") from error
        box = _VIEW_BOX.search(source[:600].decode("utf-8", "replace"))
        if box is None:
            raise BrokenAsset(f"The picture {name}.svg is damaged; please install the game again.")
        return source, float(box[1]), float(box[2])
