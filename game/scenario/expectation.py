"""What a scenario expects of the table: whether the words mean something, and where the table differs."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.engine.contents import BULLET
from game.engine.notation import offered_words, read_cards, read_played, write_cards, write_played
from game.engine.phases.stealing import PutBack
from game.engine.positions import check_position, position_keys, write_position
from game.engine.state import State
from game.engine.written import keyed, listed, one_of, text, whole_number, within
from game.scenario.document import CARDS, SETUP, Scenario

EXTRA: Final = (
    "options", "pile", "hands", "decks", "discards", "cards", "deck_sizes", "scores", "gunslingers", "winners",
    "eliminated",
)  # fmt: skip
IN_ORDER: Final = ("pile", "decks")
SETS: Final = ("options", "gunslingers", "winners", "eliminated")
LOOT: Final = ("loot", "floor")
MOST = 99_999  # dollars or cards: more than any game has


@dataclass(frozen=True)
class Difference:
    """Something that is not as expected: `key` names it; None where there is nothing of the kind."""

    key: str
    expected: Any
    found: Any


def check_expectation(state: State, expect: Mapping[str, Any]) -> None:
    """Look through what is expected.

    Raises Misread for the first word that means nothing in this game.
    """
    keyed("expect", expect, [*position_keys(state), *EXTRA])
    check_position(state, "expect", {key: expect[key] for key in expect if key not in EXTRA}, expected=True)
    for key in expect:
        if key in EXTRA:
            _CHECKS[key](state, within("expect", key), expect[key])


def differences(state: State, scenario: Scenario) -> list[Difference]:
    """Where the table is not as the scenario expects."""
    table = write_position(state) | _aside(state, scenario)
    found: list[Difference] = []
    for key, expected in scenario.expect.items():
        if isinstance(expected, Mapping):
            found += _differences_within(key, key, expected, table.get(key) or {})
        elif not _same(key, expected, table.get(key)):
            found.append(Difference(key, expected, table.get(key)))
    return found


def _differences_within(key: str, kind: str, expected: Mapping[str, Any], found: Mapping[str, Any]) -> list[Difference]:
    """An object is compared only in what is named; where the floor is bare it is not written."""
    differing: list[Difference] = []
    for name, value in expected.items():
        there = found.get(name, [] if kind == "floor" else None)
        if isinstance(value, Mapping):
            differing += _differences_within(within(key, name), "", value, there or {})
        elif not _same(kind or name, value, there):
            differing.append(Difference(within(key, name), value, there))
    return differing


def _same(kind: str, expected: Any, found: Any) -> bool:
    """Whether a value is as expected: a pile and decks in order, the rest in any, and in sets each counts once."""
    if not isinstance(expected, list) or not isinstance(found, list):
        return bool(expected == found)
    if kind in LOOT:
        return _same_loot(expected, found)
    if kind in IN_ORDER:
        return expected == found
    wanted, there = ([" ".join(str(word).split()) for word in words] for words in (expected, found))
    return set(wanted) == set(there) if kind in SETS else Counter(wanted) == Counter(there)


def _same_loot(expected: Sequence[str], found: Sequence[str]) -> bool:
    """A kind alone, as `purse`, stands for a token of that kind whatever its value."""
    left = Counter(found)
    left.subtract(expected)
    missing = Counter({words: -count for words, count in left.items() if count < 0})
    rest = Counter(words.partition(":")[0] for words in left.elements())
    return missing == rest


def _aside(state: State, scenario: Scenario) -> dict[str, Any]:
    """What a scenario may name besides a position."""
    names = list(state.bandits)
    leaders = {name: state.leader(name) for name in names}
    written = {
        "pile": [write_played(played) for played in state.pile[state.resolved :]],
        "hands": {name: write_cards(state, leaders[name].hand, name) for name in names},
        "decks": {name: write_cards(state, leaders[name].deck[::-1], name) for name in names},
        "discards": {name: write_cards(state, leaders[name].discards, name) for name in names},
        "cards": {name: _all_cards(state, scenario, name) for name in names},
        "deck_sizes": {name: len(leaders[name].deck) for name in names},
    }
    if state.asking is not None:
        written["options"] = sorted(set(offered_words(state)))
    if state.result is not None:
        written |= {
            "scores": {name: state.result.scores[bandit.player] for name, bandit in state.bandits.items()},
            "gunslingers": list(state.led_by(state.result.gunslingers)),
            "winners": list(state.led_by(state.result.winners)),
            "eliminated": list(state.result.eliminated),
        }
    return written


def _all_cards(state: State, scenario: Scenario, bandit: str) -> list[str]:
    """A bandit's whole deck, wherever it is. A position need not deal it out: then it is what he must have."""
    player = state.leader(bandit)
    dealt = scenario.phase == SETUP or any(name in scenario.cards[key] for name in player.bandits for key in CARDS)
    if not dealt:
        bullets = [] if state.rules.keeps_bullets(bandit) else [BULLET] * len(state.bandits[bandit].wounds)
        return write_cards(state, state.rules.decks[player.seat], bandit) + bullets
    waiting = [played.card for played in state.pile[state.resolved :]]
    waiting += [step.card for step in state.agenda if isinstance(step, PutBack)]
    own = [card for card in waiting if card.bandit in player.bandits]
    return write_cards(state, [*player.hand, *player.deck, *player.discards, *own], bandit)


def _check_bandits(state: State, key: str, found: object) -> None:
    for name in listed(key, found):
        one_of(key, name, list(state.bandits))


def _check_cards(state: State, key: str, found: object) -> None:
    for name, cards in keyed(key, found, list(state.bandits)).items():
        read_cards(state, within(key, name), cards, name)


def _check_numbers(state: State, key: str, found: object) -> None:
    for name, number in keyed(key, found, list(state.bandits)).items():
        whole_number(within(key, name), number, 0, MOST)


def _check_scores(state: State, key: str, found: object) -> None:
    for name, dollars in keyed(key, found, list(state.bandits)).items():
        whole_number(within(key, name), dollars, -MOST, MOST)


def _check_pile(state: State, key: str, found: object) -> None:
    for card in listed(key, found):
        read_played(state, key, card)


def _check_options(state: State, key: str, found: object) -> None:
    del state
    for choice in listed(key, found):
        text(key, choice)


_CHECKS: Mapping[str, Callable[[State, str, object], None]] = {
    "options": _check_options,
    "pile": _check_pile,
    "hands": _check_cards,
    "decks": _check_cards,
    "discards": _check_cards,
    "cards": _check_cards,
    "deck_sizes": _check_numbers,
    "scores": _check_scores,
    "gunslingers": _check_bandits,
    "winners": _check_bandits,
    "eliminated": _check_bandits,
}
