"""The things that a lesson points at, on a table that lies in a live scene."""

from collections.abc import Callable

from pygame import Rect

from game.table.table import Table
from game.table.top_bar import HIGH

ROUND = (8.0, 6.0, 262.0, HIGH - 12.0)  # of the bar: which round it is


class NoSuchSpot(ValueError):
    """A lesson points at something that is not there."""


def on_table(table: Table, name: str) -> list[Rect]:
    """Where a thing is, in pixels: `strip doc`, `bandit marshal`, `loot 3.in`, `space 2.roof`, `turn 3`, `event`.

    Raises NoSuchSpot where there is none.
    """
    kind, _, which = name.partition(" ")
    found = _KINDS[kind](table, which) if kind in _KINDS else []
    if not found:
        raise NoSuchSpot(name)
    return found


def _strip(table: Table, bandit: str) -> list[Rect]:
    return [table.strips.rect(list(table.state.bandits).index(bandit))]


def _figure(table: Table, name: str) -> list[Rect]:
    return [table.board.actor_rect(name)] if name in table.board.layout.actors else []


def _loot(table: Table, place: str) -> list[Rect]:
    space = table.state.train.space(place)
    kinds = dict.fromkeys(token.kind for token in table.state.floor[space])
    rects = [rect for kind in kinds for rect in table.board.loot_rects(space, kind)]
    return [rects[0].unionall(rects[1:])] if rects else []


def _space(table: Table, place: str) -> list[Rect]:
    return [table.board.space_rect(table.state.train.space(place))]


def _turn(table: Table, number: str) -> list[Rect]:
    there = number.isdecimal() and 0 < int(number) <= len(table.told.turns)
    return [table.bar.turn_rect(int(number) - 1)] if there else []


def _turns(table: Table, _: str) -> list[Rect]:
    rects = [table.bar.turn_rect(nth) for nth in range(len(table.told.turns))]
    return [rects[0].unionall(rects[1:])] if rects else []


def _event(table: Table, _: str) -> list[Rect]:
    return [table.bar.event_rect(table.told)] if table.told.event else []


def _round(table: Table, _: str) -> list[Rect]:
    return [table.kit.scale.rect(*ROUND)]


_KINDS: dict[str, Callable[[Table, str], list[Rect]]] = {
    "strip": _strip,
    "bandit": _figure,
    "loot": _loot,
    "space": _space,
    "turn": _turn,
    "turns": _turns,
    "event": _event,
    "round": _round,
}
