"""TOGETHER: what several choose as if at the same time. Each is asked alone; nothing is seen before all have chosen."""

from dataclasses import dataclass

from game.engine.events import ChoiceSealed, SealsBroken
from game.engine.option import Option
from game.engine.step import Decision, InSecret, Step
from game.engine.table import Table


class Together(InSecret):
    """A decision whose choice is laid down unseen. After those who decide together comes a step `Unseal`."""

    __slots__ = ()

    together = True

    def choose(self, table: Table, option: Option) -> None:
        seal(table, self, option)


def seal(table: Table, decision: Decision, option: Option) -> None:
    """A choice is laid down unseen."""
    table.tell(ChoiceSealed, decision.seat(table.state), decision, option)


class Unseal(Step):
    """All have chosen: it comes about, in the order in which they were asked."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        state = table.state
        sealed = state.sealed
        table.tell(SealsBroken, tuple(dict.fromkeys(one.decision.seat(state) for one in sealed)))
        table.then(*(_ComeAbout(one.decision, one.option) for one in sealed))


@dataclass(frozen=True, slots=True)
class _ComeAbout(Step):
    decision: Decision
    option: Option | None

    def run(self, table: Table) -> None:
        assert self.option is not None
        self.decision.come_about(table, self.option)
