"""Who is to ride, as it is being agreed at the set-up: seats, bandits, persons and computers, variants."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from game.bots.roster import LEVELS, OUTLAW
from game.engine import dice
from game.engine.contents import BANDITS
from game.engine.rules import refusal
from game.engine.state import Setup
from game.engine.variants.two_players import PAIRED
from game.expansions.book import EXPANSIONS

FEWEST, MOST = 2, 6
PAIR_GAME = 2  # seats: with so many each leads two bandits
NAME_LENGTH = 16


@dataclass
class Place:
    """A seat: the bandit led by it (two in the two-player game), a person or a computer, his name.

    `level` is how well a computer plays here; it is kept while a person sits here.
    """

    bandits: list[str]
    person: bool
    name: str
    level: str = OUTLAW


@dataclass
class Party:
    """All that is agreed before a game.

    `seed` is typed digits, empty for a drawn one; the first player is drawn, too, unless `first_seat` begins. `hints`
    tells whether people may ask what Legend would do.
    """

    places: list[Place] = field(default_factory=list)
    expansions: tuple[str, ...] = ()
    first_seat: bool = False
    powers: bool = True
    events: bool = True
    expert: bool = False
    open_table: bool = False
    hints: bool = True
    seed: str = ""

    @property
    def pairs(self) -> bool:
        """Whether two players lead two bandits each."""
        return len(self.places) == PAIR_GAME and not self.automatic

    @property
    def automatic(self) -> tuple[str, ...]:
        """The bandits that the game itself plays, so that nobody else can."""
        return played_by_the_game(self.expansions)

    @property
    def most(self) -> int:
        """So many seats there can be."""
        return MOST - len(self.automatic)

    @property
    def taken(self) -> list[str]:
        """The bandits that somebody leads, the game itself included."""
        led = [bandit for place in self.places for bandit in place.bandits]
        return [*led, *self.automatic]

    @property
    def free(self) -> list[str]:
        """The bandits that nobody leads, in the rulebook's order."""
        return [bandit for bandit in BANDITS if bandit not in self.taken]

    def leader(self, bandit: str) -> Place | None:
        """The seat that leads a bandit; None for one that the game plays."""
        return next((place for place in self.places if bandit in place.bandits), None)

    def add(self, name: str, *, person: bool) -> None:
        """One more seat at the end."""
        if len(self.places) >= self.most:
            return
        self.places.append(Place([], person, name))
        self.fit()

    def remove(self, index: int) -> None:
        """A seat is given up."""
        if len(self.places) > FEWEST:
            del self.places[index]
            self.fit()

    def move(self, index: int, way: int) -> None:
        """A seat changes places with its neighbour; `way` is -1 or 1."""
        other = index + way
        if 0 <= other < len(self.places):
            self.places[index], self.places[other] = self.places[other], self.places[index]

    def next_bandit(self, index: int, nth: int) -> None:
        """A seat's `nth` bandit becomes the next free one; with none free it changes with the next seat's."""
        place = self.places[index]
        old = place.bandits[nth]
        choice = [bandit for bandit in self.free if not self.pairs or bandit in _group(old)]
        if choice:
            later = [bandit for bandit in choice if BANDITS.index(bandit) > BANDITS.index(old)]
            place.bandits[nth] = (later or choice)[0]
            return
        other = self.places[(index + 1) % len(self.places)]
        place.bandits, other.bandits = other.bandits, place.bandits

    def next_level(self, index: int) -> None:
        """The computer at a seat plays better by a level, or after the best one as the weakest."""
        place = self.places[index]
        place.level = LEVELS[(LEVELS.index(place.level) + 1) % len(LEVELS)]

    def draw_bandits(self, number: int) -> None:
        """Everybody gets drawn bandits; `number` is drawn by whoever calls."""
        groups = [list(group) for group in PAIRED] if self.pairs else [list(BANDITS)]
        for turn, group in enumerate(groups):
            dice.shuffle(group, dice.draw(number, turn))
            group[:] = [bandit for bandit in group if bandit not in self.automatic]
        for index, place in enumerate(self.places):
            place.bandits = [group[index] for group in groups]

    def switch(self, expansion: str) -> None:
        """Play with an expansion, or without it."""
        if expansion in self.expansions:
            self.expansions = tuple(other for other in self.expansions if other != expansion)
        else:
            self.expansions = (*self.expansions, expansion)
        self.fit()

    def barred(self, expansion: str) -> str | None:
        """Why an expansion cannot be added, as a key; None when it can, or is there already."""
        if expansion in self.expansions:
            return None
        tried = replace(self, places=[replace(place, bandits=[]) for place in self.places])
        if len(self.places) > MOST - len(played_by_the_game((expansion,))):
            return f"{expansion}-how-many"
        tried.switch(expansion)
        return refusal(tried.setup(0))

    def setup(self, seed: int) -> Setup:
        """The set-up for the rules; `seed` is used when none was typed."""
        if self.pairs:
            seats = tuple(bandit for nth in range(2) for bandit in (place.bandits[nth] for place in self.places))
            teams = tuple(tuple(place.bandits) for place in self.places)
        else:
            seats, teams = tuple(self.taken), ()
        return Setup(
            seats,
            int(self.seed) if self.seed else seed,
            first=seats[0] if self.first_seat else None,
            teams=teams,
            expansions=self.expansions,
            powers=self.powers,
            events=self.events,
            expert=self.expert and not self.pairs,
        )

    def refusal(self) -> str | None:
        """Why it cannot be played so, as a key; None when it can."""
        if any(not place.name.strip() for place in self.places):
            return "nameless"
        return refusal(self.setup(0))

    def fit(self) -> None:
        """Everybody has the right number of bandits: two to each of two players, else one."""
        if self.pairs:
            for place in self.places:
                place.bandits = []
            for place in self.places:
                place.bandits = [next(bandit for bandit in group if bandit in self.free) for group in PAIRED]
            return
        for place in self.places:
            place.bandits = [bandit for bandit in place.bandits if bandit not in self.automatic][:1]
        for place in self.places:
            if not place.bandits:
                place.bandits = [self.free[0]]


def party(names: Sequence[tuple[str, bool]]) -> Party:
    """A party of these names, with True for persons."""
    found = Party()
    for name, person in names:
        found.places.append(Place([], person, name))
    found.fit()
    return found


def at_table(setup: Setup, seats: Sequence[tuple[str, str]], *, open_table: bool, hints: bool = True) -> Party:
    """The party of a game that was played.

    `seats` are names with levels of the roster, empty for persons, indexed like the game's players. A computer of a
    level that cannot be chosen plays as an outlaw.
    """
    automatic = played_by_the_game(setup.expansions)
    places = [
        Place(list(bandits), not level, name, level if level in LEVELS else OUTLAW)
        for bandits, (name, level) in zip(setup.players, seats, strict=True)
        if not set(bandits) <= set(automatic)
    ]
    return Party(
        places,
        setup.expansions,
        powers=setup.powers,
        events=setup.events,
        expert=setup.expert,
        open_table=open_table,
        hints=hints,
    )


def played_by_the_game(expansions: Sequence[str]) -> tuple[str, ...]:
    """The bandits that the game itself plays with these expansions."""
    return tuple(bandit for one in EXPANSIONS if one.key in expansions for bandit in one.automatic)


def _group(bandit: str) -> tuple[str, ...]:
    return next(group for group in PAIRED if bandit in group)
