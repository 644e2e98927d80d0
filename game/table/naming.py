"""Bandits, cars and spaces in words, and what a sentence is."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.state import State
from game.ui.words import Words


@dataclass(frozen=True)
class Sentence:
    """What is said of an event, whose badge stands before it, and the space that it is about instead of him, if one."""

    who: str
    words: str
    space: int | None = None


def name(words: Words, bandit: str) -> str:
    """A bandit's name."""
    return words(f"bandit-{bandit}")


def place(words: Words, state: State, space: int) -> str:
    """A space in words: on the roof of the Mail car."""
    train = state.train
    if not train.on_train[space]:
        return words(f"place-{train.names[space].replace('.', '-')}")
    level = "roof" if train.is_roof[space] else "in"
    return words(f"place-{level}", car=car(words, state, space))


def car(words: Words, state: State, space: int) -> str:
    """The name of a space's car."""
    return car_of(words, state, state.train.car[space])


def car_of(words: Words, state: State, number: int) -> str:
    """The name of a car by its number."""
    return words("car-locomotive" if number == 0 else f"car-{state.train.cars[number - 1]}")


def list_of(words: Words, bandits: Sequence[str]) -> str:
    """Names with commas and an `and`."""
    return listed(words, [name(words, bandit) for bandit in bandits])


def listed(words: Words, names: Sequence[str]) -> str:
    """Words with commas and an `and`."""
    if len(names) < 2:
        return "".join(names)
    return words("list-and", first=", ".join(names[:-1]), last=names[-1])


def one_of(words: Words, names: Sequence[str]) -> str:
    """Words with commas and an `or`."""
    if len(names) < 2:
        return "".join(names)
    return words("list-or", first=", ".join(names[:-1]), last=names[-1])


def key(first: str, kind: type) -> str:
    """The key of the words for a class of the rules: `ask-take-over` for TakeOver."""
    return "-".join((first, *re.findall("[A-Z][a-z0-9]*", kind.__name__))).lower()
