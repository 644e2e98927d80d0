"""What is kept in hand is chosen by the rules of thumb: no imagined game goes on to where it counts."""

import pytest

from game.bots.roster import GUNSLINGER, LEGEND, computer
from game.bots.search import Search
from game.bots.weighing import weighed
from game.engine.expansions.horses.keep import KeepSome
from game.engine.game import to_move, view
from game.engine.state import State
from game.engine.step import Step
from game.engine.variants.expert import KeepCards
from tests.bots.choices import chosen
from tests.engine.tables import begin, scheme, train, with_cards


def keeping(step: Step, **setup: object) -> State:
    """Doc is asked what he keeps of his hand."""
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", **setup)  # type: ignore[arg-type]
    state = with_cards(state, hands={"doc": "robbery marshal punch"})
    begin(state, step)
    return state


EXPERT = (KeepCards(0), {"expert": True})
HORSES = (KeepSome(0, 2), {"expansions": ["horses"]})


@pytest.mark.parametrize("level", [GUNSLINGER, LEGEND])
@pytest.mark.parametrize(("step", "setup"), [EXPERT, HORSES], ids=["expert", "horses"])
def test_what_is_kept_is_what_the_rules_of_thumb_like_best_whatever_the_seed(
    level: str, step: Step, setup: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(Search, "run")
    state = keeping(step, **setup)

    assert "robbery" in chosen(state)
    assert {chosen(state)} == {computer(level, seed)(view(state, 0)).words(state) for seed in range(4)}


def test_of_cards_to_play_several_are_looked_at() -> None:
    state = with_cards(train("doc 2.in"), hands={"doc": "robbery marshal"}, decks={"doc": "punch"})
    scheme(state)

    assert len(weighed(view(state, to_move(state)), 1)[0]) > 1
