"""What a hint speaks of, marked on the train."""

from dataclasses import replace

from game.board.marks import Marks
from game.bots.advice import Advice
from game.engine.option import Option


def marked(advice: Advice | None, picked: Option | None, marks: Marks) -> Marks:
    """The marks, with what will probably be seen on the train if what a hint speaks of, and is picked, is done."""
    if advice is None or advice.option != picked:
        return marks
    sight = advice.sight
    if sight.kind == "to":
        return replace(marks, actor=sight.bandit, spaces={sight.space: None}, landing=sight.bandit, hovered=sight.space)
    if sight.kind == "marshal":
        return replace(marks, spaces={sight.space: None}, landing="marshal", hovered=sight.space)
    if sight.kind in ("shot", "punched"):
        return replace(marks, bandits={sight.what: None}, aiming=sight.kind == "shot", hovered=sight.what)
    if sight.kind == "loot":
        place = (sight.space, sight.what)
        return replace(marks, loot={place: None}, hovered=place)
    return marks
