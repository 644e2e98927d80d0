"""What was wrong in the file of settings, told to the player."""

from collections.abc import Sequence

from game.settings.reading import Fault
from game.ui.words import Words


def told(words: Words, faults: Sequence[Fault]) -> str:
    """The first fault in a sentence, and where a damaged file is kept, or how many more faults there are."""
    if not faults:
        return ""
    first, *others = faults
    sentence = words(first.kind, **first.values)
    aside = next((words(other.kind, **other.values) for other in others if other.kind == "settings-aside"), "")
    more = aside or (words("settings-more", count=len(others)) if others else "")
    return f"{sentence} {more}".strip()
