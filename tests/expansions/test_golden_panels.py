"""Golden panels of the expansions: all that is drawn of the attack, of cards, of one's own tokens, and at the count.

When something is to be seen otherwise, write the files anew (`python -m tests.golden`) and look at what differs.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.engine.contents import BANDITS, GHOST, JEWEL, NEUTRAL, PURSE, STRONGBOX, Loot, RoundCard
from game.engine.expansions.ghost_box.cards import STEPS
from game.engine.expansions.horses.horse_attack import HORSEBACK, Attack
from game.engine.expansions.horses.horse_attack import KEY as ATTACK
from game.engine.expansions.horses.hostages.taking import KEY as HOSTAGES
from game.engine.expansions.horses.hostages.taking import Passengers
from game.engine.expansions.horses.stagecoach import coach_inside
from game.engine.game import Setup, new_game, view
from game.engine.state import SETUP, Result, State
from game.expansions import book
from game.expansions.ghost_box import cards
from game.expansions.horses.attack import little_train, pills
from tests.board.drawn_board import watching
from tests.board.golden_scores import blocks, recorded
from tests.board.pictures import kit, on_the_train, with_coach
from tests.expansions.noted_canvas import blank, noted
from tests.scenes.desktop import STRICT
from tests.scenes.finished import session

FILE = Path(__file__).parent / "golden" / "panels.txt"
FOUR = BANDITS[:4]
RIDERS = ("belle", "doc")

Panel = Callable[[], None]


def panels(key: str, match: Any) -> None:
    """What an expansion tells at the count."""
    for panel in book.named(key).panels(match, STRICT):
        panel.draw(blank(kit()), 100)


# Elf


def elf(setup: Setup, *gifts: str, car: int, roof: bool) -> State:
    """The Elf stands somewhere; some hold a gift."""
    state = new_game(replace(setup, expansions=("elf",)))
    here = (state.train.roofs if roof else state.train.insides)[car]
    tokens = {name: name in gifts for name in state.bandits}
    state.own["elf"] = replace(state.own["elf"], space=here, gifts=tokens)
    return state


def stopped(*, car: int, roof: bool) -> None:
    panels("elf", SimpleNamespace(state=elf(Setup(FOUR, seed=4), car=car, roof=roof)))


def own_tokens(setup: Setup, *gifts: str, car: int) -> None:
    seen = view(elf(setup, *gifts, car=car, roof=False), 0)
    book.named("elf").draw_own(blank(kit()), STRICT, seen, (40, 500))


# Ghost of the box


def ghost_card(action: str, high: float) -> None:
    cards.draw(blank(kit()), STRICT, action, high)


def ghosts_row() -> None:
    book.named("ghost").draw_row(blank(kit()), STRICT, (0, 100))


def ghost_won(*, won: bool) -> None:
    """He took the suitcase; two people would have won alike."""
    match = next(one for seed in range(60) if _suitcase(one := session(3, "ghost", seed=seed)))
    result, ghost = match.state.result, match.state.bandits[GHOST].player
    assert result is not None
    scores = tuple(900 for _ in result.scores)
    match.state.result = replace(result, scores=scores, winners=(ghost,) if won else (0,))
    for bandit in match.state.bandits.values():
        bandit.wounds = ()
    panels("ghost", match)


def _suitcase(match: Any) -> bool:
    return any(loot.kind == "suitcase" for loot in match.state.bandits[GHOST].loot)


# Horses & Stagecoach


def attack() -> State:
    """Two ride beside car 3, two have boarded the Caboose."""
    state = with_coach({}, riders=RIDERS)
    state.own[ATTACK], state.phase = Attack(3, RIDERS), SETUP
    return state


def attacked(*, over: bool = False) -> None:
    state = attack()
    if over:
        state.own[ATTACK] = Attack(3, ())
        for name in RIDERS:
            state.bandits[name].space = state.train.insides[3]
    little_train.draw(blank(kit()).surface, SimpleNamespace(kit=kit(), right=1280), state)  # type: ignore[arg-type]


def chosen(seconds: float) -> list[str]:
    """Who boards is shown where he will stand, with a pill at each."""
    with watching() as watched, pytest.MonkeyPatch.context() as patch:
        patch.setattr(pills, "text_width", lambda *_: 60.0)  # which is not the same everywhere
        pills.draw(watched.surface, on_the_train(attack()), STRICT, {"belle": True, "doc": False}, seconds)
        return watched.lines


def strips() -> list[str]:
    state = attack()
    return [f"{name}: {book.strip_line(STRICT, state, name)}" for name in state.bandits]


def ended(station: str, held: dict[str, str], *, out: tuple[str, ...] = ()) -> None:
    """The count after a last round; who holds whom, with what each has been paid for; who was caught."""
    state = new_game(Setup(FOUR, seed=4, expansions=("horses",)))
    state.round_number = len(state.rounds)
    state.rounds = (*state.rounds[:-1], RoundCard(station, "SSSS"))
    state.own[HOSTAGES] = Passengers((), held)
    for bandit in state.bandits.values():
        bandit.loot = (Loot(PURSE, 0), Loot(PURSE, 1), Loot(JEWEL), Loot(STRONGBOX))
        bandit.wounds = (NEUTRAL, "tuco", "tuco")
    state.bandits["belle"].space, state.bandits["django"].space = state.train.space(HORSEBACK), coach_inside(state)
    state.result = Result((0,) * 4, (), (0,), out)
    panels("horses", SimpleNamespace(state=state))


PAIRS = Setup(("tuco", "django", "doc", "belle"), seed=4, teams=(("tuco", "doc"), ("django", "belle")))
HELD = {"belle": "old_lady", "cheyenne": "poker_player", "django": "banker"}
CASES: dict[str, Callable[[], Any]] = {
    "the Elf stopped in front, on a roof": partial(stopped, car=1, roof=True),
    "the Elf stopped at the back, inside": partial(stopped, car=4, roof=False),
    "own gift that wins": partial(own_tokens, Setup(FOUR, seed=4), "belle", car=1),
    "own gift that loses": partial(own_tokens, Setup(FOUR, seed=4), "belle", car=4),
    "no gift": partial(own_tokens, Setup(FOUR, seed=4), car=1),
    "a pair's tokens": partial(own_tokens, PAIRS, "doc", car=1),
    **{f"Ghost's card {action}": partial(ghost_card, action, 164) for action in STEPS},
    **{f"Ghost's small card {action}": partial(ghost_card, action, 70) for action in STEPS},
    "Ghost's row": ghosts_row,
    "Ghost won": partial(ghost_won, won=True),
    "Ghost did not win": partial(ghost_won, won=False),
    "the attack has reached a car": attacked,
    "the attack is over": partial(attacked, over=True),
    "chosen, just now": partial(chosen, 0.05),
    "chosen": partial(chosen, 1),
    "strips in the attack": strips,
    "three ransoms, dear bullets": partial(ended, "mortal_bullet", HELD),
    "many ransoms, shares": partial(ended, "sharing_the_loot", {**HELD, "doc": "photographer"}),
    "one ransom, an escape": partial(ended, "escape", {"doc": "teacher"}, out=("cheyenne",)),
    "no ransom": partial(ended, "bridge", {}),
}


def told(name: str) -> list[str]:
    with noted() as lines:
        return [*(CASES[name]() or ()), *lines]


@pytest.mark.parametrize("name", CASES)
@pytest.mark.usefixtures("window")
def test_a_panel_is_drawn_as_it_was(name: str) -> None:
    assert recorded(FILE)[name] == told(name)


def write_anew() -> None:
    FILE.write_text(blocks({name: told(name) for name in CASES}), "utf-8")
