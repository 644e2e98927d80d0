"""Which question the action scene asks for a decision."""

from game.engine.actions.fire import Fire
from game.engine.actions.marshal import Marshal
from game.engine.actions.move import Move
from game.engine.actions.punch import Punch
from game.engine.actions.robbery import Robbery
from game.engine.rounds.pickpocketing import PickPocket
from game.engine.state import State
from game.engine.step import Decision
from game.engine.variants.two_players import ChooseStart
from game.scenes.narrowing import Narrowing, Step
from game.table import naming
from game.ui.words import Words

QUESTIONS: dict[type[Decision], str] = {
    Move: "ask-move",
    Marshal: "ask-marshal",
    Fire: "ask-fire",
    Punch: "ask-punch",
    Robbery: "ask-rob",
    PickPocket: "ask-pickpocket",
    ChooseStart: "ask-start",
}
OF_A_FIELD: dict[tuple[type[Decision], str], str] = {  # what a part of a decision asks that is not its first
    (Punch, "space"): "ask-landing",
    (Punch, "loot"): "ask-loot",
    (Punch, "purse"): "ask-purse",
}


def question(words: Words, state: State, asking: Decision, choosing: Narrowing, who: str, person: str) -> str:
    """What a `person` is asked for the open part of a decision that a bandit of his has to make.

    For a decision without words of its own, only that he chooses.
    """
    fields = {step.field for step in choosing.steps()}
    keys = (OF_A_FIELD[type(asking), field] for field in fields if (type(asking), field) in OF_A_FIELD)
    asked = next(keys, QUESTIONS.get(type(asking), naming.key("ask", type(asking))))
    victim = getattr(choosing.left[0], "victim", "")
    whom = naming.name(words, victim) if victim else ""
    car = getattr(asking, "car", None)
    where = "" if car is None else naming.car_of(words, state, car)
    key = asked if asked in words else "ask-anything"
    return words(key, name=person, who=naming.name(words, who), whom=whom, car=where)


def more(words: Words, asking: Decision) -> str:
    """What is said besides of a question; mostly nothing."""
    key = naming.key("ask", type(asking)) + "-more"
    return words(key) if key in words else ""


def label(words: Words, step: Step) -> str:
    """What stands on the button of a step that is not on the train: its own words, or how the rules write it."""
    keys = (f"choose-{step.field}-{step.value}".lower(), f"kind-{step.value}", f"bandit-{step.value}")
    return next((words(key) for key in keys if key in words), str(step.value))
