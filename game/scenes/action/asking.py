"""Which question the action scene asks for a decision."""

from game.engine.actions.fire import Fire
from game.engine.actions.marshal import Marshal
from game.engine.actions.move import Move
from game.engine.actions.punch import Punch
from game.engine.actions.robbery import Robbery
from game.engine.rounds.pickpocketing import PickPocket
from game.engine.step import Decision
from game.engine.variants.two_players import ChooseStart
from game.scenes.narrowing import Narrowing

QUESTIONS: dict[type[Decision], str] = {
    Move: "ask-move",
    Marshal: "ask-marshal",
    Fire: "ask-fire",
    Punch: "ask-punch",
    Robbery: "ask-rob",
    PickPocket: "ask-pickpocket",
    ChooseStart: "ask-start",
}
OF_A_PUNCH = {"space": "ask-landing", "loot": "ask-loot"}


def question(asking: Decision, choosing: Narrowing) -> str:
    """The name of the words that ask for the part of a decision that is open."""
    fields = {step.field for step in choosing.steps()}
    if isinstance(asking, Punch):
        return next((key for field, key in OF_A_PUNCH.items() if field in fields), QUESTIONS[Punch])
    return "ask-purse" if "purse" in fields else QUESTIONS[type(asking)]
