"""The position of a page at the moments that it shows, and what the rules offer there."""

from game.board.marks import Marks
from game.engine.actions.fire import Fire
from game.engine.actions.marshal import Marshal
from game.engine.actions.move import Move
from game.engine.actions.punch import Punch
from game.engine.contents import BANDITS, SMALL_TABLE, RoundCard
from game.engine.game import Setup, barred, play
from game.engine.notation import read_option
from game.engine.rules import rules_for
from game.engine.state import State
from game.scenario.document import Scenario, scenario_of
from game.scenario.table import begin, lay
from game.scenes.action.pointing import PEOPLE
from game.scenes.how_to_play.pages import Page
from game.scenes.narrowing import Narrowing

# The moments: nothing was done yet; the first choice, the second; all is done.
BEFORE, ASKED, ASKED_AGAIN, AFTER = "before", "asked", "asked_2", "after"
MADE = {ASKED: 0, ASKED_AGAIN: 1}  # choices made till then
NOT_TOLD = ("own-space", "hidden")  # why somebody is no target who does not look like one


def scenario(page: Page) -> Scenario:
    """What the page shows, as a scenario that can be run: what comes out is what it expects.

    Raises Misread when it is none.
    """
    return scenario_of({"title": page.key, "rule": "rules", "expect": {}, **page.example})


def moment(page: Page, name: str) -> State:
    """The position at a moment of the page's example."""
    example = scenario(page)
    state = lay(example)
    if name == BEFORE:
        return state
    begin(state)
    for choice in example.choices[: MADE.get(name)]:
        play(state, read_option(state, choice))
    return state


def turns(page: Page) -> tuple[RoundCard, RoundCard] | None:
    """The round card that a page is about, for small tables and for large ones; None for other pages."""
    name = next((entry.removeprefix("round ") for entry in page.entries if entry.startswith("round ")), None)
    if name is None:
        return None
    expansions = tuple(page.example.get("expansions", ()))
    found = [_card(name, BANDITS[:count], expansions) for count in (SMALL_TABLE, SMALL_TABLE + 1)]
    return found[0], found[1]


def _card(name: str, seats: tuple[str, ...], expansions: tuple[str, ...]) -> RoundCard:
    rules = rules_for(Setup(seats, expansions=expansions))
    return next(card for card in (*rules.round_cards, *rules.stations) if card.name == name)


def offered(state: State) -> Marks:
    """What is marked on the train where somebody has to choose: just what the rules offer him."""
    asking = state.asking
    if asking is None:
        return Marks()
    bandit = getattr(asking, "bandit", None)
    steps = Narrowing(state.offered).steps()
    lies = state.floor[state.bandits[bandit].space] if bandit else ()
    kinds = {token.kind for token in lies}
    return Marks(
        actor=bandit,
        bandits={str(step.value): None for step in steps if step.field in PEOPLE and step.value in state.bandits},
        spaces={step.value: None for step in steps if step.field == "space" and isinstance(step.value, int)},
        loot={
            (state.bandits[bandit].space, str(step.value)): None
            for step in steps
            if bandit and step.field == "loot" and step.value in kinds and not isinstance(asking, Punch)
        },
        barred=tuple(one.bandit for one in barred(state) if one.reason not in NOT_TOLD),
        landing="marshal" if isinstance(asking, Marshal) else bandit if isinstance(asking, Move) else None,
        aiming=isinstance(asking, Fire),
    )
