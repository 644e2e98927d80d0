"""MORTAL BULLET: this round's bullets are paid for; whoever has none is glad."""

from dataclasses import replace

from game.board import motion
from game.board.motion import Pose
from game.board.poses import AFRAID, CHEER, HIT
from game.board.staged.events.scene import MONEY_WIDE, RoundScene, chips_at
from game.board.staging import Staging
from game.board.timeline import Layer
from game.engine.events import Event
from game.engine.expansions.horses.rounds.mortal_bullet import BulletsPaid, MortalBullet

FEARS, PAYS, APART = 0.4, 0.6, 0.2  # seconds; APART from one to the next
FALLS, TURNS = 90.0, 30.0  # units and degrees that a bullet's card falls from its strip
HURT, CHEERS = 0.5, 0.9
CARD = "bullet_card_neutral"


def _play(staging: Staging, deeds: tuple[Event, ...]) -> None:
    paid = [event for event in deeds if isinstance(event, BulletsPaid)]
    hurt = [event.bandit for event in paid]
    there = [event.bandit for event in paid if event.bandit in staging.before.actors]
    over = chips_at(staging, there, MONEY_WIDE)
    for nth, event in enumerate(paid):
        when = FEARS + APART * nth
        _falls(staging, event.bandit, when)
        if event.bandit in over:
            staging.pose(event.bandit, AFRAID, when)
            staging.pose(event.bandit, HIT, HURT, when)
            staging.head("sweat", staging.before.actors[event.bandit], HURT, when)
            staging.chip(event.bandit, over[event.bandit], "bullet_neutral", event.dollars, when, money=True)
    glad = [name for name in staging.state.bandits if name not in hurt and name in staging.before.actors]
    when = FEARS + APART * len(paid) + (HURT if paid else 0)
    for name in glad:
        staging.pose(name, CHEER, CHEERS, when)
    if glad:
        staging.shout("shout-mortal_bullet", staging.before.actors[glad[0]], CHEERS + 0.3, when)


def _falls(staging: Staging, bandit: str, when: float) -> None:
    """Bullet cards fall from his strip."""
    x, y = staging.strip(bandit)
    start = Pose(x, y, scale=0.4)
    end = replace(start, y=y + FALLS, tilt=TURNS, alpha=0)
    staging.sound("bullet_received", when)
    staging.show(CARD, lambda t: motion.between(start, end, motion.ease_in(t)), PAYS, when, rest=0, layer=Layer.OVER)


SCENE = RoundScene(MortalBullet.key, _play, (BulletsPaid,), {"sweat": 1, CARD: 0.4})
