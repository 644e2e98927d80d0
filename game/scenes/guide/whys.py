"""Why something is not chosen now: the sentence of a step for what was pressed, or the step's own for all else."""

from game.guide.lesson import Step
from game.ui.words import Words


def key(words: Words, step: Step, choice: str) -> str:
    """The key of the answer to a choice in notation: the last of its words that has one decides."""
    usual = f"guide-{step.say}-why"
    own = (f"{usual}-{word.replace('.', '-')}" for word in reversed(choice.split()))
    return next((one for one in own if one in words), usual)
