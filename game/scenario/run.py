"""Running a scenario: lay the table, make the choices, compare."""

from dataclasses import dataclass, field
from typing import Any

from game.engine.game import play
from game.engine.notation import NotOnOffer, offered_words, read_option
from game.scenario.document import Scenario
from game.scenario.expectation import check_expectation, differences
from game.scenario.table import begin, lay


@dataclass(frozen=True)
class Failure:
    """Why a scenario does not hold: a key for the sentence, and what it says."""

    reason: str
    facts: dict[str, Any] = field(default_factory=dict)


def run(scenario: Scenario) -> list[Failure]:
    """What is not as the scenario would have it; nothing when it holds.

    Raises CannotBePlayed for a combination that no game allows, Misread for a word that means nothing here.
    """
    state = lay(scenario)
    check_expectation(state, scenario.expect)
    begin(state)
    for number, choice in enumerate(scenario.choices, 1):
        try:
            play(state, read_option(state, choice))
        except NotOnOffer as refused:
            reason = "not-on-offer" if refused.offered else "left-over"
            return [Failure(reason, {"number": number, "choice": choice, "offered": list(refused.offered)})]
    if state.asking is not None and "options" not in scenario.expect:
        return [Failure("left-open", {"offered": offered_words(state)})]
    return [
        Failure("differs", {"place": one.key, "expected": one.expected, "found": one.found})
        for one in differences(state, scenario)
    ]
