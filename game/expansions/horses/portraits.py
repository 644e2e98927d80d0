"""HOSTAGES as portraits: what each costs while she is held, and what her ransom will be."""

from game.engine.expansions.horses.hostages.taking import Take
from game.engine.option import Option
from game.expansions.expansion import OptionCard
from game.ui.words import Words


def card(words: Words, option: Option) -> OptionCard | None:
    """The picture card of a hostage that can be taken."""
    if not isinstance(option, Take):
        return None
    name = option.hostage
    return OptionCard(
        f"hostage_{name}",
        words(f"hostage-{name}-name"),
        words(f"hostage-{name}-costs"),
        words(f"hostage-{name}-pays"),
        words(f"hostage-{name}-per"),
    )
