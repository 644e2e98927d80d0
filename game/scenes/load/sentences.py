"""What is told of a saved game in words; nothing that only some of its players know."""

from datetime import datetime

from game.record.file import Damaged
from game.scenes.load.saved_games import SavedGame
from game.table.people import winners
from game.ui.words import Words


def reason(words: Words, damage: Damaged) -> str:
    """Why a file cannot be read, in a sentence."""
    if "reason" in damage.facts:
        return words(f"refused-{damage.facts['reason']}")  # the sentence of the set-up
    return words(f"record-{damage.key}", **damage.facts)


def round_of(words: Words, game: SavedGame) -> str:
    """How far a game has come: `Round 3, Stealin'`."""
    if game.over:
        return words("load-over")
    state = game.public
    if not state.round_number:
        return words("load-setup")
    return words("load-round", number=str(state.round_number), phase=words(f"phase-{state.phase}"))


def turn_of(words: Words, game: SavedGame) -> str:
    """Whose turn it is, or who has won."""
    result = game.public.result
    if game.to_move is not None:
        return words("load-turn", name=game.seats[game.to_move].name)
    assert result is not None
    if not result.winners:
        return words("load-nobody-won")
    money = max(result.scores[seat] for seat in result.winners)
    who = winners(words, game.public, game.seats, result.winners)
    return words("load-won", who=who, money=str(money), count=len(result.winners))


def date_of(words: Words, when: datetime, now: datetime) -> str:
    """A date as people say it: `today, 21:14`, `3 November`, `3 November 2024`."""
    there, today = when.astimezone(now.tzinfo), now.date()
    days = (today - there.date()).days
    time = there.strftime("%H:%M")
    if days in (0, 1):
        return words("load-today" if days == 0 else "load-yesterday", time=time)
    month = words(f"month-{there.month}")
    if there.year == today.year:
        return words("load-date", day=str(there.day), month=month)
    return words("load-date-year", day=str(there.day), month=month, year=str(there.year))


def people_of(words: Words, game: SavedGame) -> str:
    """How many people and computers play, and how many choices were made; whom the rules play is neither."""
    led = [game.seats[seat] for seat in game.public.rules.people]
    persons = sum(seat.is_person for seat in led)
    computers = len(led) - persons
    counts = (("load-persons", persons), ("load-computers", computers))
    who = words("list-comma").join(words(key, count=count) for key, count in counts if count)
    return words("load-people", who=who, choices=game.choices)
