"""STARTING SPACES: the bandits enter at the back of the train, counted clockwise from the first player."""

from game.engine.events import BanditPlaced
from game.engine.step import Step
from game.engine.table import Table


class PlaceBandits(Step):
    """The 1st, 3rd and 5th bandit start in the Caboose, the others in the car before it."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        train = table.state.train
        caboose = train.insides[train.caboose]
        spaces = (caboose, train.forward[caboose])
        table.begin()
        for index, bandit in enumerate(table.state.bandit_order()):
            table.also(BanditPlaced, bandit.name, spaces[index % 2])
