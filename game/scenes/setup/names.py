"""What those are called who have not been named: players by their number, computers by names of the Old West."""

from game.scenes.setup.party import MOST, Party
from game.ui.words import Words


def person(words: Words, index: int) -> str:
    """A person's name at a seat, counted from 0, until he types his own."""
    return words("setup-person", number=str(index + 1))


def computer(words: Words, party: Party) -> str:
    """A computer's name that nobody in the party bears."""
    taken = [place.name for place in party.places]
    return next(name for name in computers(words) if name not in taken)


def seat(words: Words, party: Party, index: int, *, is_person: bool) -> None:
    """A person or a computer takes a seat; a name that nobody has typed changes with him.

    So does an empty one: a computer's cannot be typed.
    """
    place = party.places[index]
    if place.person is is_person:
        return
    place.person = is_person
    if not place.name.strip() or place.name in (*computers(words), *(person(words, number) for number in range(MOST))):
        place.name = person(words, index) if is_person else computer(words, party)


def computers(words: Words) -> list[str]:
    """The names that computers bear, in the order in which they take them."""
    return words("setup-computers").split(", ")
