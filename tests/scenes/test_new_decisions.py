"""A decision that no list of the window knows is asked all the same, and every option of it can be chosen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import pytest

from game.engine.events import PhaseBegan
from game.engine.option import Option
from game.engine.state import STEALING
from game.engine.step import Decision
from tests.scenes.desktop import ActionScene, Desktop, SchemingScene, people


@dataclass(frozen=True)
class Side(Option):
    """A made-up option."""

    side: str
    target: str = ""

    def words(self, _state):
        return f"side {self.side} {self.target}".strip()


@dataclass(frozen=True)
class TossCoin(Decision):
    """A made-up decision."""

    player: int
    secret: ClassVar[bool] = False

    def seat(self, _state):
        return self.player

    def options(self, _state):
        return ()

    def choose(self, table, option):
        TOSSED.append(option)
        table.tell(PhaseBegan, table.state.phase)


@dataclass(frozen=True)
class TossSecretly(TossCoin):
    """One that only its seat may see."""

    secret: ClassVar[bool] = True


TOSSED: list[Option] = []
SIDES = [Side("heads"), Side("edge"), Side("tails")]
AT_SOMEBODY = [Side("heads", "belle"), Side("tails", "belle"), Side("heads", "cheyenne")]


def asked(kind: type[TossCoin], offered: Sequence[Option]) -> Desktop:
    """The first person of an open table has to decide."""
    found = Desktop()
    found.match(people(3, open_table=True))
    found.until_asked()
    state = found.session.state
    TOSSED.clear()
    found.top.ask_anew()
    state.asking, state.offered = kind(0), list(offered)
    if not kind.secret:
        found.flow.public.state.phase = state.phase = STEALING
    found.step(3)
    found.until_asked()
    assert isinstance(found.top, SchemingScene if kind.secret else ActionScene)
    return found


@pytest.mark.parametrize("kind", [TossCoin, TossSecretly])
@pytest.mark.parametrize("nth", range(len(SIDES)))
def test_each_option_has_a_button(kind, nth):
    desktop = asked(kind, SIDES)
    shown = [one.name for one in desktop.choices() if one.numbered]
    desktop.click(desktop.target(shown[nth]).rect.center)

    assert [SIDES[nth]] == TOSSED


@pytest.mark.parametrize("kind", [TossCoin, TossSecretly])
def test_the_question_says_that_there_is_something_to_choose(kind):
    desktop = asked(kind, SIDES)

    assert desktop.top.question().question.endswith("it is your choice")


def test_its_fields_are_narrowed_one_by_one():
    desktop = asked(TossCoin, AT_SOMEBODY)
    desktop.click(desktop.target("side heads").rect.center)
    desktop.step(1)
    desktop.click(desktop.target("target cheyenne").rect.center)

    assert [Side("heads", "cheyenne")] == TOSSED


def test_whoever_is_not_on_the_train_has_a_button():
    desktop = asked(TossCoin, [Side("heads", "nobody"), Side("heads", "somebody")])
    desktop.click(desktop.target("target somebody").rect.center)

    assert [Side("heads", "somebody")] == TOSSED


def test_an_option_that_a_rule_adds_to_the_plan_has_a_button_beside_the_cards():
    desktop = Desktop()
    desktop.match(people(3, open_table=True))
    desktop.until_asked()
    desktop.session.state.offered = [*desktop.session.state.offered, Side("heads")]
    desktop.top.refresh()
    names = [target.name for target in desktop.choices()]

    assert "other 0" in names
    assert {"draw", "card 0"} <= set(names)
