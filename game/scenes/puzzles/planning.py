"""Which cards of the hand have been put into which of one's own places of the pile."""

from game.puzzles.puzzle import Plan, Puzzle


class Planning:
    """`laid` tells for each of one's own places which card of the hand lies there, if any; `here` is the next one."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.laid: list[int | None] = [None] * puzzle.cards
        self.here: int | None = 0

    @property
    def plan(self) -> Plan | None:
        """The plan, once a card lies in every place."""
        found = tuple(self.puzzle.hand[card] for card in self.laid if card is not None)
        return found if len(found) == len(self.laid) else None

    def in_hand(self, card: int) -> bool:
        """Whether a card is still in hand."""
        return card not in self.laid

    def put(self, card: int, place: int | None = None) -> None:
        """Put a card from the hand, or from another place, into a place: the one named, or the next one."""
        place = self.here if place is None else place
        if place is None:
            return
        if card in self.laid:
            self.laid[self.laid.index(card)] = None
        self.laid[place] = card
        self._go_on()

    def press(self, place: int) -> None:
        """Take back the card of a place; the next card comes there."""
        self.laid[place] = None
        self.here = place

    def clear(self) -> None:
        """Take all cards back."""
        self.laid = [None] * self.puzzle.cards
        self._go_on()

    def _go_on(self) -> None:
        self.here = self.laid.index(None) if None in self.laid else None
