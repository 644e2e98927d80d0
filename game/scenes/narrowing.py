"""Choosing step by step: an offer is narrowed by one field after another until one option is left."""

from collections.abc import Sequence
from dataclasses import dataclass, fields

from game.engine.option import Option


@dataclass(frozen=True)
class Step:
    """Something to choose next: `field` is the option's field it settles (its kind's name where it has none).

    `options` are those that remain when it is chosen.
    """

    field: str
    value: object
    options: tuple[Option, ...]


class Narrowing:
    """An offer, and how far it has been narrowed. Fields that leave no choice are settled by themselves."""

    def __init__(self, offered: Sequence[Option]) -> None:
        """`offered` are two options or more."""
        self._trail: list[tuple[Option, ...]] = [tuple(offered)]

    @property
    def left(self) -> tuple[Option, ...]:
        """The options that remain."""
        return self._trail[-1]

    @property
    def settled(self) -> Option | None:
        """The option chosen, once only one is left."""
        return self.left[0] if len(self.left) == 1 else None

    @property
    def victim(self) -> str:
        """Whom all options that remain are about; empty while that is open, or nobody."""
        victims = {getattr(option, "victim", "") for option in self.left}
        return victims.pop() if len(victims) == 1 else ""

    @property
    def begun(self) -> bool:
        """Whether something was chosen that can be taken back."""
        return len(self._trail) > 1

    def steps(self) -> list[Step]:
        """What can be chosen next, in the order of the offer; nothing when the choice is made."""
        if self.settled is not None:
            return []
        groups: dict[tuple[str, object], list[Option]] = {}
        for option in self.left:
            groups.setdefault(self._first_open(option), []).append(option)
        return [Step(field, value, tuple(options)) for (field, value), options in groups.items()]

    def choose(self, step: Step) -> None:
        """Settle a step that `steps` gave."""
        self._trail.append(step.options)

    def back(self) -> None:
        """Take the last step back."""
        if self.begun:
            self._trail.pop()

    def _first_open(self, option: Option) -> tuple[str, object]:
        """The first field in which the remaining options differ, and the option's value in it."""
        kinds = {type(other) for other in self.left}
        if len(kinds) > 1 and not any(fields(kind) for kind in [type(option)]):  # type: ignore[arg-type]
            return type(option).__name__.lower(), True
        alike = [other for other in self.left if type(other) is type(option)]
        for field in fields(option):  # type: ignore[arg-type]
            if len(kinds) > 1 or len({getattr(other, field.name) for other in alike}) > 1:
                return field.name, getattr(option, field.name)
        return type(option).__name__.lower(), True
