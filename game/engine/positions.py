"""POSITIONS in notation: what lies on the table, read and written as a plain dict; and the digest of a position."""

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

from game.engine.contents import BULLETS, HOSTAGE_PAY, NEUTRAL_BULLETS, PURSE, Loot, RoundCard
from game.engine.notation import offered_words, read_loot, read_space, write_loot, write_played
from game.engine.rule import Rule
from game.engine.state import Bandit, State
from game.engine.written import Misread, keyed, listed, one_of, whole_number, within

STRONGBOXES = 2
MOST_WOUNDS = NEUTRAL_BULLETS + 5 * BULLETS  # all that can be shot at one bandit
USUAL_ROUND = "bridge"
NOWHERE = -1  # the space of a bandit whose entry does not say where he is
SOMEBODY = "somebody"  # the owner of the bullets received of which a position gives only the number

BANDIT_KEYS = ("at", "loot", "shots", "wounds")
USUAL_KEYS = ("bandits", "marshal", "floor", "neutral", "strongboxes_aside", "round")


def position_keys(state: State) -> list[str]:
    """The keys of a position in this game: the usual ones and those of the rules in play."""
    return [*USUAL_KEYS, *(key for rule in state.rules.in_play for key in rule.write_position(state))]


def check_position(state: State, key: str, position: object, *, expected: bool = False) -> Mapping[str, Any]:
    """A position in notation whose words all mean something in this game; an `expected` one may be vague.

    Raises Misread for the first that does not.
    """
    found = keyed(key, position, position_keys(state))
    for name, value in found.items():
        if name in _CHECKS:
            _CHECKS[name](state, within(key, name), value, expected)
    _let_rules_read(state.clone(), key, found)
    return found


def read_position(state: State, position: object, key: str = "position") -> None:
    """Put a position in notation on the table, in place of all that lies there: not hands, decks or what is to do.

    `key` is where the position stands. Raises Misread when it means nothing in this game.
    """
    found = check_position(state, key, position)
    bandits = found.get("bandits", {})
    state.purse_values, state.purse_known = [], []
    state.marshal = state.train.insides[found.get("marshal", 0)]
    state.neutral = found.get("neutral", state.rules.neutral_bullets)
    state.strongboxes_aside = found.get("strongboxes_aside", 1)
    state.rounds = (_rounds(state)[found.get("round", USUAL_ROUND)],)
    state.round_number = 1
    _let_rules_read(state, key, found)
    for bandit in state.bandits.values():
        _put_bandit(state, f"{key}.bandits.{bandit.name}", bandit, bandits.get(bandit.name, {}))
    state.floor = [()] * len(state.train.spaces)
    for name, loot in found.get("floor", {}).items():
        state.floor[state.train.space(name)] = tuple(_token(state, words, None) for words in loot)
    _check_single_tokens(state, key)
    for rule in state.rules.in_play:
        rule.check_position(state, key)


def write_position(state: State) -> dict[str, Any]:
    """What lies on the table in notation; works on a view too, where some purses are just `purse`."""
    names = state.train.names
    written: dict[str, Any] = {
        "bandits": {bandit.name: _write_bandit(state, bandit) for bandit in state.bandits.values()},
        "marshal": state.train.car[state.marshal],
        "floor": {names[space]: _write_tokens(state, loot) for space, loot in enumerate(state.floor) if loot},
        "neutral": state.neutral,
        "strongboxes_aside": state.strongboxes_aside,
    }
    if state.round_number:
        written["round"] = state.round_card.name
    for rule in state.rules.in_play:
        written.update(rule.write_position(state))
    return written


def digest(state: State) -> str:
    """Eight letters that tell positions apart: the same on every machine, for everything that players could name."""
    whole = {
        "position": write_position(state),
        "wounds": {bandit.name: bandit.wounds for bandit in state.bandits.values()},
        "players": [
            {"hand": sorted(player.hand), "deck": player.deck, "discards": sorted(player.discards)}
            for player in state.players
        ],
        "rounds": [card and (card.name, card.turns) for card in state.rounds],
        "pile": [write_played(played) for played in state.pile[state.resolved :]],
        "now": (state.round_number, state.turn, state.first, state.phase),
        "asked": (None if state.asking is None else state.asking.seat(state), sorted(offered_words(state))),
        "winners": state.led_by(state.result.winners) if state.result else (),
    }
    if state.sealed:
        whole["sealed"] = [sealed.option.words(state) if sealed.option else "" for sealed in state.sealed]
    return sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:8]


def _check_single_tokens(state: State, key: str) -> None:
    """A token that a rule in play brings with it is there once."""
    lying = [token.kind for loot in state.floor for token in loot]
    lying += [token.kind for bandit in state.bandits.values() for token in bandit.loot]
    for kind in state.rules.prizes:
        if lying.count(kind) != 1:
            raise Misread(key, lying.count(kind), "once", word=kind)


def _rounds(state: State) -> dict[str, RoundCard]:
    return {card.name: card for card in (*state.rules.round_cards, *state.rules.stations)}


def _put_bandit(state: State, place: str, bandit: Bandit, entry: Mapping[str, Any]) -> None:
    """Put a bandit where his entry says; a rule may put him where no `at` leads."""
    bandit.space = state.train.space(entry["at"]) if "at" in entry else NOWHERE
    bandit.loot = tuple(_token(state, words, bandit) for words in entry.get("loot", ()))
    bandit.bullets = entry.get("shots", BULLETS)
    bandit.wounds = (SOMEBODY,) * entry.get("wounds", 0)
    bandit.hostage = 0
    for rule in state.rules.in_play:
        rule.read_bandit(state, place, bandit.name, entry)
    if bandit.space == NOWHERE:
        raise Misread(f"{place}.at", None, "missing")
    if bandit.space == state.marshal:
        raise Misread(f"{place}.at", entry["at"], "with-the-marshal")


def _token(state: State, words: str, holder: Bandit | None) -> Loot:
    """A token as written; a purse gets the next number."""
    kind, _, value = words.partition(":")
    if kind != PURSE:
        own = (token for rule in state.rules.in_play if (token := rule.read_token(state, words)) is not None)
        return next(own, Loot(words))
    state.purse_values.append(int(value))
    state.purse_known.append(1 << holder.player if holder else 0)
    return Loot(PURSE, len(state.purse_values) - 1)


def _write_bandit(state: State, bandit: Bandit) -> dict[str, Any]:
    """Hostage money is written as purses (fine print of the scenarios)."""
    money = [f"{PURSE}:{HOSTAGE_PAY}"] * (bandit.hostage // HOSTAGE_PAY)
    entry = {
        "at": state.train.names[bandit.space],
        "loot": sorted(_write_tokens(state, bandit.loot) + money),
        "shots": bandit.bullets,
        "wounds": len(bandit.wounds),
    }
    for rule in state.rules.in_play:
        entry.update(rule.write_bandit(state, bandit.name))
    return entry


def _write_tokens(state: State, loot: tuple[Loot, ...]) -> list[str]:
    return sorted(write_loot(state, token) for token in loot)


def _let_rules_read(state: State, key: str, found: Mapping[str, Any]) -> None:
    """The rules in play read their own keys; what they would not write so again, they have not understood."""
    for rule in state.rules.in_play:
        usual = rule.write_position(state)
        given = {name: found[name] for name in usual if name in found}
        for name, value in given.items():
            if not _understood(rule, state, name, value):
                raise Misread(within(key, name), value, "such-as", example=json.dumps(usual[name]))
        rule.read_position(state, given)


def _understood(rule: Rule, state: State, name: str, value: object) -> bool:
    trial = state.clone()
    try:
        rule.read_position(trial, {name: value})
    except (ValueError, TypeError, KeyError):
        return False
    return _unordered(rule.write_position(trial)[name]) == _unordered(value)


def _unordered(value: object) -> object:
    return sorted(map(str, value)) if isinstance(value, list | tuple) else value


def _check_bandits(state: State, key: str, found: object, expected: bool) -> None:
    trial = state.clone()
    for name, entry in keyed(key, found, list(state.bandits)).items():
        place = within(key, name)
        own = [word for rule in state.rules.in_play for word in rule.write_bandit(state, name)]
        keyed(place, entry, [*BANDIT_KEYS, *own])
        for rule in state.rules.in_play:
            rule.read_bandit(trial, place, name, entry)
        if "at" in entry:
            read_space(state, f"{place}.at", entry["at"])
        if "loot" in entry:
            _check_loot(state, f"{place}.loot", entry["loot"], expected)
        if "shots" in entry:
            whole_number(f"{place}.shots", entry["shots"], 0, BULLETS)
        if "wounds" in entry:
            whole_number(f"{place}.wounds", entry["wounds"], 0, MOST_WOUNDS)


def _check_floor(state: State, key: str, found: object, expected: bool) -> None:
    for name, loot in keyed(key, found, state.train.places).items():
        _check_loot(state, within(key, name), loot, expected)


def _check_loot(state: State, key: str, found: object, expected: bool) -> None:
    for words in listed(key, found):
        read_loot(state, key, words, bare=expected)


_CHECKS: Mapping[str, Callable[[State, str, object, bool], object]] = {
    "bandits": _check_bandits,
    "floor": _check_floor,
    "marshal": lambda state, key, found, _: whole_number(key, found, 0, state.train.caboose),
    "neutral": lambda state, key, found, _: whole_number(key, found, 0, state.rules.neutral_bullets),
    "strongboxes_aside": lambda _, key, found, __: whole_number(key, found, 0, STRONGBOXES),
    "round": lambda state, key, found, _: one_of(key, found, list(_rounds(state))),
}
