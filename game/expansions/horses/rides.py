"""RIDE before it is carried out: where it would lead as the table stands."""

from game.engine.contents import Card
from game.engine.game import preview
from game.engine.state import State
from game.ui.words import Words


def forecast(words: Words, state: State, card: Card) -> str:
    """How many places a Ride could lead to now, or that no horse stands beside the car."""
    places = preview(state, card)
    return words("forecast-ride", count=len(places)) if places else words("forecast-no-horse")
