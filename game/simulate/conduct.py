"""How the players of a level played: what came of their cards, their needless choices, how long they thought."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from game.engine.actions.move import Move, MoveTo
from game.engine.contents import FIRE, MARSHAL, Card
from game.engine.events import CardRevealed, MarshalMet, NothingHappened
from game.engine.game import Group
from game.engine.option import Option
from game.engine.phases.scheming import Draw, Plan
from game.engine.state import State

OFTEN = 0.95  # so many of the choices took no longer than the time told


@dataclass
class Conduct:
    """How the players of one level played: their cards by kind, what came of these, and the seconds of each choice."""

    cards: Counter[str] = field(default_factory=Counter)
    idle: Counter[str] = field(default_factory=Counter)  # cards that had no effect, by kind
    met_nobody: int = 0  # Marshal cards
    empty: int = 0  # Fire cards carried out with an empty revolver
    chosen_draws: int = 0
    last_draws: int = 0  # draws chosen in the last turn of a round, where what is drawn can no longer be played
    turns: int = 0
    onto_marshal: int = 0  # own Moves onto the Marshal where there was another way
    games: int = 0  # players of this level, over all games
    times: list[float] = field(default_factory=list)

    def add(self, other: "Conduct") -> None:
        """Count what another has counted."""
        self.cards += other.cards
        self.idle += other.idle
        self.met_nobody += other.met_nobody
        self.empty += other.empty
        self.chosen_draws += other.chosen_draws
        self.last_draws += other.last_draws
        self.turns += other.turns
        self.onto_marshal += other.onto_marshal
        self.games += other.games
        self.times += other.times

    def report(self) -> dict[str, object]:
        """Shares of a hundred, and figures for each player and game."""
        times = sorted(self.times)
        found: dict[str, object] = {
            "cards": sum(self.cards.values()),
            "idle": _percent(sum(self.idle.values()), sum(self.cards.values())),
            "idle_by_kind": {kind: _percent(self.idle[kind], self.cards[kind]) for kind in sorted(self.cards)},
            "kinds": {kind: _percent(self.cards[kind], sum(self.cards.values())) for kind in sorted(self.cards)},
            "marshal_met_nobody": _percent(self.met_nobody, self.cards["marshal"]),
            "draws": _percent(self.chosen_draws, self.turns),
            "empty_fires_a_game": round(self.empty / max(1, self.games), 2),
            "last_turn_draws_a_game": round(self.last_draws / max(1, self.games), 2),
            "onto_marshal_a_game": round(self.onto_marshal / max(1, self.games), 2),
        }
        if times:
            found["mean_ms"] = round(1000 * sum(times) / len(times), 2)
            found["most_ms"] = round(1000 * times[int(OFTEN * (len(times) - 1))], 2)
        return found


class Watch:
    """Follows a game and puts down, seat by seat, how it is played."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._card: Card | None = None  # the one being carried out
        self.conduct = [Conduct(games=1) for _ in state.players]

    def chosen(self, seat: int, option: Option, seconds: float) -> None:
        """A choice that is about to be carried out, and how long it took."""
        state, conduct = self._state, self.conduct[seat]
        conduct.times.append(seconds)
        if isinstance(state.asking, Plan):
            conduct.turns += 1
            if isinstance(option, Draw):
                conduct.chosen_draws += 1
                conduct.last_draws += state.turn == len(state.round_card.turns) - 1
        elif isinstance(state.asking, Move) and isinstance(option, MoveTo):
            conduct.onto_marshal += option.space == state.marshal

    def happened(self, groups: Iterable[Group]) -> None:
        """What came of it, and of everything automatic after it."""
        for group in groups:
            for event in group:
                if isinstance(event, CardRevealed):
                    self._card = event.card
                    self._of(event.card.bandit).cards[event.card.action] += 1
                    self._of(event.card.bandit).met_nobody += event.card.action == MARSHAL
                elif isinstance(event, NothingHappened):
                    self._idle(event)
                elif isinstance(event, MarshalMet) and self._card is not None and self._card.action == MARSHAL:
                    self._of(self._card.bandit).met_nobody -= 1
                    self._card = None

    def _idle(self, event: NothingHappened) -> None:
        """A card had no effect, or a power or an event had none: these are not counted."""
        if self._card == (event.bandit, event.action):
            conduct = self._of(event.bandit)
            conduct.idle[event.action] += 1
            conduct.empty += event.action == FIRE and not self._state.bandits[event.bandit].bullets
            self._card = None

    def _of(self, bandit: str) -> Conduct:
        return self.conduct[self._state.bandits[bandit].player]


def _percent(part: int, whole: int) -> float:
    return round(100 * part / whole, 1) if whole else 0.0
