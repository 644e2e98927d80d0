"""END OF THE GAME: the richest wins; the Gunslinger, who shot most bullets at others, gets $1000 first."""

from collections.abc import Sequence

from game.engine.contents import BULLETS, GUNSLINGER_PRIZE, PURSE, VALUES, Loot
from game.engine.events import GameEnded, PhaseBegan
from game.engine.state import OVER, Bandit, Player, Result, State
from game.engine.step import Step
from game.engine.table import Table


class Scoring(Step):
    """The money is counted and the winner named."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        table.tell(PhaseBegan, OVER)
        table.tell(GameEnded, result(table.state))


def result(state: State) -> Result:
    """Who has how much, and who wins; the state's purse values must all be known."""
    rules = state.rules
    named_out = {name for rule in rules.eliminators for name in rule.eliminated(state)}
    out = tuple(name for name in state.bandits if name in named_out)
    people = [state.players[seat] for seat in rules.people]
    shots = {player.seat: _shots(state, player) for player in people}
    most_shots = max(shots.values())
    gunslingers = tuple([seat for seat, fired in shots.items() if fired == most_shots])
    scores = tuple(_total(state, player, out, player.seat in gunslingers) for player in state.players)
    named = next((seats for rule in rules.namers if (seats := rule.winners(state)) is not None), None)
    if named is None:
        rivals = [player for player in people if set(player.bandits) - set(out)]
        named, reason = _richest(state, rivals, scores)
    else:
        reason = "aim"
    return Result(
        scores=scores,
        gunslingers=gunslingers,
        winners=named,
        eliminated=out,
        reason=reason,
    )


def worth(state: State, loot: Loot) -> int:
    """A token's value in dollars; 0 for a purse whose value a view conceals."""
    if loot.kind == PURSE:
        return state.purse_values[loot.number] or 0
    return VALUES[loot.kind] if loot.kind in VALUES else state.rules.values[loot.kind]


def money(state: State, bandit: Bandit) -> int:
    """What a bandit owns, in dollars, without the Gunslinger's prize."""
    extra = sum(state.rules.extra_money(state, bandit.name).values())
    return sum(worth(state, loot) for loot in bandit.loot) + bandit.hostage + extra


def _total(state: State, player: Player, out: tuple[str, ...], gunslinger: bool) -> int:
    """A player's money. Of a pair, a bandit who is out does not count, nor the prize when both are."""
    prize = GUNSLINGER_PRIZE if gunslinger else 0
    if len(player.bandits) == 1:
        return money(state, state.bandits[player.bandits[0]]) + prize
    counted = [state.bandits[name] for name in player.bandits if name not in out]
    return sum(money(state, bandit) for bandit in counted) + prize if counted else 0


def _shots(state: State, player: Player) -> int:
    """Bullets that a player's bandits shot at others."""
    total = 0
    for name in player.bandits:
        shots = BULLETS - state.bandits[name].bullets
        for rule in state.rules.bankers:
            shots = rule.shots_at_rivals(state, name, shots)
        total += shots
    return total


def _richest(state: State, rivals: list[Player], scores: Sequence[int]) -> tuple[tuple[int, ...], str]:
    """The winners among the rivals, and a key for what decided."""
    if not rivals:
        return (), "nobody"
    most = max(scores[player.seat] for player in rivals)
    rich = [player for player in rivals if scores[player.seat] == most]
    fewest = min(_wounds(state, player) for player in rich)
    winners = tuple(player.seat for player in rich if _wounds(state, player) == fewest)
    reason = "richest" if len(rich) == 1 else "fewest_bullets" if len(winners) == 1 else "shared"
    return winners, reason


def _wounds(state: State, player: Player) -> int:
    return sum(len(state.bandits[name].wounds) for name in player.bandits)
