"""States that look the same to a seat: everything that it cannot see is shuffled."""

from dataclasses import replace
from random import Random

from game.engine.contents import PURSE, Card, Loot
from game.engine.events import knows
from game.engine.option import Option
from game.engine.state import Played, Player, Sealed, State


def shuffled_out_of_sight(state: State, seat: int | None, salt: int) -> State:
    """A state that differs from another in all that a seat (None: anybody) cannot see, as far as chance would."""
    chance = Random(salt)
    other = state.clone()
    other.seed, other.draws = salt, salt
    for player in other.players:
        if player.seat == seat:
            chance.shuffle(player.deck)
        else:
            _shuffle_cards(other, player, chance)
    _shuffle_purses(other, seat, chance)
    _shuffle_rounds(other, chance)
    _shuffle_secrets(other, seat, chance)
    return other


def _shuffle_cards(state: State, player: Player, chance: Random) -> None:
    """Hand, deck and face-down cards change places; a card on the pile stays an action of the same bandit."""
    pool = player.hand + player.deck
    for index in range(state.resolved, len(state.pile)):
        played = state.pile[index]
        if not played.hidden or played.card.bandit not in player.bandits:
            continue
        actions = [card for card in pool if card.bandit == played.card.bandit and card.action != "bullet"]
        if actions:
            swapped = chance.choice(actions)
            pool.remove(swapped)
            pool.append(played.card)
            state.pile[index] = Played(swapped, True)
    chance.shuffle(pool)
    hand = len(player.hand)
    player.hand, player.deck = pool[:hand], pool[hand:]


def _shuffle_purses(state: State, seat: int | None, chance: Random) -> None:
    unknown = [number for number in range(len(state.purse_values)) if not knows(state, seat, Loot(PURSE, number))]
    values = [state.purse_values[number] for number in unknown]
    chance.shuffle(values)
    for number, value in zip(unknown, values, strict=True):
        state.purse_values[number] = value


def _shuffle_rounds(state: State, chance: Random) -> None:
    """Round cards not yet turned up might be any others; the last is a station."""
    turned_up = state.rounds[: state.round_number]
    left = [card for card in state.rules.round_cards if card not in turned_up]
    chance.shuffle(left)
    future = len(state.rounds) - len(turned_up)
    if future:
        state.rounds = (*turned_up, *left[: future - 1], chance.choice(state.rules.stations))


def _shuffle_secrets(state: State, seat: int | None, chance: Random) -> None:
    """What the rules in play keep secret: the cards others keep (expert), the tokens of others (Elf)."""
    own = () if seat is None else state.players[seat].bandits
    if "expert" in state.own:
        kept = state.own["expert"]
        state.own["expert"] = tuple(
            cards if owner == seat or cards is None else _any_hand(state, owner, chance)
            for owner, cards in enumerate(kept)
        )
    if "elf" in state.own and state.result is None:
        gifts = state.own["elf"].gifts
        others = [name for name in gifts if name not in own]
        tokens = [gifts[name] for name in others]
        chance.shuffle(tokens)
        state.own["elf"] = replace(state.own["elf"], gifts={**gifts, **dict(zip(others, tokens, strict=True))})

    if "flasks" in state.own:
        flasks = state.own["flasks"]
        unknown = [kind for kind, known in zip(flasks.kinds, flasks.known, strict=True) if not known]
        chance.shuffle(unknown)
        kinds = tuple(kind if known else unknown.pop() for kind, known in zip(flasks.kinds, flasks.known, strict=True))
        state.own["flasks"] = replace(flasks, kinds=kinds)
    state.sealed = tuple(
        sealed if sealed.decision.seat(state) == seat else Sealed(sealed.decision, _any_option(state, sealed, chance))
        for sealed in state.sealed
    )


def _any_option(state: State, sealed: Sealed, chance: Random) -> Option:
    return chance.choice(list(state.rules.offer(state, sealed.decision)))


def _any_hand(state: State, owner: int, chance: Random) -> tuple[Card, ...]:
    hand = state.players[owner].hand
    return tuple(chance.sample(hand, chance.randint(0, len(hand))))
