"""What a hint speaks of, marked on the train: he who acts, where to, at whom, what."""

from dataclasses import replace
from typing import Any

import pytest

from game.board.marks import Marks
from game.bots.advice import Advice
from game.bots.outcomes import Sight
from game.engine.phases.scheming import Draw
from game.scenes.hint.on_train import marked

SEEN: dict[str, dict[str, Any]] = {
    "to": {"spaces": {3: None}, "landing": "doc", "hovered": 3, "actor": "doc"},
    "marshal": {"spaces": {3: None}, "landing": "marshal", "hovered": 3},
    "shot": {"bandits": {"tuco": None}, "aiming": True, "hovered": "tuco"},
    "punched": {"bandits": {"tuco": None}, "aiming": False, "hovered": "tuco"},
    "loot": {"loot": {(3, "tuco"): None}, "hovered": (3, "tuco")},
    "nothing": {},
}


@pytest.mark.parametrize("kind", SEEN)
def test_just_what_is_foreseen_is_marked(kind):
    sight = Sight(kind, "doc", 3, "tuco")
    advice = Advice(Draw(), 0.5, None, 0, (), 0, 0, 0, 0, "", 0, sight, ())
    before = Marks(actor="belle")

    assert replace(before, **SEEN[kind]) == marked(advice, Draw(), before)
    assert before == marked(advice, None, before)
