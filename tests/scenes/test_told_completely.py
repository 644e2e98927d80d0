"""Every event is told, or stands here among those that are not; every decision has its question."""

import pkgutil
from importlib import import_module

import game.engine
from game.engine.events import Event
from game.engine.step import Decision
from game.scenes.action.asking import QUESTIONS
from game.table import naming
from game.table.telling import TOLD
from tests.scenes.desktop import STRICT

# Nobody needs to be told: the table shows it, or it is the rules' own bookkeeping.
WITHOUT_WORDS = {
    "BanditPlaced",
    "BulletsCounted",
    "CardReturned",
    "CardTaken",
    "CardsDiscarded",
    "ChoiceSealed",
    "DeckShuffled",
    "DiscardsTaken",
    "FirstPlayerPassed",
    "GhostFired",
    "GameEnded",
    "HandKept",
    "HandReturned",
    "PhaseBegan",
    "SealsBroken",
    "TurnBegan",
}
# Decided in secret: `offers.question` asks for what is on offer.
ASKED_BY_THE_HAND = {"Plan", "KeepCards", "KeepOne", "CoverFire"}
IN_COMMON = {"Action", "InSecret", "Named", "Together", "Turn"}  # others are kinds of these
NEVER_A_CHOICE = {"FloorChange"}  # there is one way at most


def rules(kind: type) -> dict[str, type]:
    """All kinds of something that the rules have, but for those that others are kinds of."""
    for module in pkgutil.walk_packages(game.engine.__path__, "game.engine."):
        import_module(module.name)
    found, left = {}, [kind]
    while left:
        below = [one for one in left.pop().__subclasses__() if one.__module__.startswith("game.engine")]
        left += below
        found.update({one.__name__: one for one in below if one.__name__ not in IN_COMMON})
    return found


def test_every_event_has_a_sentence_or_needs_none() -> None:
    silent = {name for name, kind in rules(Event).items() if kind not in TOLD}

    assert silent == WITHOUT_WORDS


def test_every_decision_has_its_question() -> None:
    kinds = rules(Decision)
    asked = {name for name, kind in kinds.items() if kind in QUESTIONS or naming.key("ask", kind) in STRICT}
    planned = {name for name, kind in kinds.items() if naming.key("scheming-ask", kind) in STRICT}

    assert set(kinds) == asked | planned | ASKED_BY_THE_HAND | NEVER_A_CHOICE


def test_what_is_asked_by_the_hand_is_secret() -> None:
    secret = {name for name, kind in rules(Decision).items() if kind.secret}  # type: ignore[attr-defined]

    assert secret >= ASKED_BY_THE_HAND
    assert not secret & {kind.__name__ for kind in QUESTIONS}
