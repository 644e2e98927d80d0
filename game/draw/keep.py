"""Composed pictures, kept until there are too many of them: those used longest ago go first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface


class Keep:
    """Pictures by what they show. `room` is how many pixels may be kept in all."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._used = 0
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The picture of `key`, drawn by `make` when it is not kept. Nobody may draw on it."""
        found = self._kept.get(key)
        if found is None:
            found = make()
            self._used += _pixels(found)
            self._kept[key] = found
            self._make_room()
        else:
            self._kept.move_to_end(key)
        return found

    def _make_room(self) -> None:
        while self._used > self._room and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._used -= _pixels(oldest)


def _pixels(surface: Surface) -> int:
    return surface.get_width() * surface.get_height()
