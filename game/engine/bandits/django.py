"""DJANGO: his shots push the target one car further away from him, on the same level, never off the train."""

from game.engine.bandits.power import Power
from game.engine.contents import DJANGO
from game.engine.events import BulletReceived, Event
from game.engine.table import Table


class Django(Power):
    """The push comes after the bullet; the Marshal's meeting follows it."""

    key = DJANGO
    reacts = (BulletReceived,)

    def react(self, table: Table, event: Event) -> None:
        assert isinstance(event, BulletReceived)
        if event.owner != DJANGO or not self.holds(table.state):
            return
        bandits = table.state.bandits
        pushed_to = table.state.train.further(bandits[DJANGO].space, bandits[event.bandit].space)
        if pushed_to is not None:
            table.move(event.bandit, pushed_to, DJANGO)
