"""The events of Horses & Stagecoach in sentences."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from game.engine.events import BanditMoved, Event
from game.engine.expansions.horses.flasks import FULL
from game.engine.expansions.horses.horse_attack import RidersCameOn, TrainBoarded
from game.engine.expansions.horses.hostages.poodle import PoodleBit
from game.engine.expansions.horses.hostages.taking import HostageTaken
from game.engine.expansions.horses.ride import RIDE, HorseRidden
from game.engine.expansions.horses.rounds.escape import BanditsCaught, RodeAway
from game.engine.expansions.horses.rounds.higher_speed import HorsesFellBack
from game.engine.expansions.horses.rounds.mortal_bullet import BulletsPaid
from game.engine.expansions.horses.rounds.panting_horses import HorsesDroppedOut
from game.engine.expansions.horses.rounds.sharing_the_loot import StrongboxShared
from game.engine.expansions.horses.rounds.whiskey_for_the_marshal import MarshalDrank
from game.engine.expansions.horses.shotgun import SHOTGUN, ShotgunFellBack, ShotgunMet, ShotgunThrownOff
from game.engine.expansions.horses.stagecoach import CoachFellBack, coach_inside
from game.engine.expansions.horses.whiskey import FlaskDrunk
from game.engine.state import State
from game.expansions.expansion import Joined
from game.table.naming import Sentence, car_of, list_of, name, place
from game.ui.words import Words


def _rode(words: Words, state: State, event: HorseRidden) -> Sentence:
    """On the spot: whoever gets off elsewhere is told of with that."""
    where = car_of(words, state, event.end_car)
    return Sentence(event.bandit, words("tell-horse-ridden-nowhere", who=name(words, event.bandit), car=where))


def _ride(left: Sequence[Event]) -> list[Event]:
    """A ride, and where the rider gets off."""
    first = left[0]
    assert isinstance(first, HorseRidden)
    ends = [one for one in left if isinstance(one, BanditMoved) and (one.bandit, one.cause) == (first.bandit, RIDE)]
    return [first, *ends]


def _rode_to(words: Words, state: State, together: Sequence[Event]) -> Sentence:
    ridden, moved = together
    assert isinstance(ridden, HorseRidden)
    assert isinstance(moved, BanditMoved)
    key = "tell-horse-ridden-to" if ridden.start_car != ridden.end_car else "tell-horse-ridden-in"
    where = place(words, state, moved.end)
    return Sentence(ridden.bandit, words(key, who=name(words, ridden.bandit), where=where))


def _boarding(left: Sequence[Event]) -> list[Event]:
    """All who board the same car."""
    boarded = [one for one in left if isinstance(one, TrainBoarded)]
    return [one for one in boarded if one.car == boarded[0].car]


def _boarded_together(words: Words, state: State, together: Sequence[TrainBoarded]) -> Sentence:
    first, who = together[0], list_of(words, [one.bandit for one in together])
    where = car_of(words, state, first.car)
    return Sentence(first.bandit, words("tell-boarded", who=who, count=len(together), car=where))


def _boarded(words: Words, state: State, event: TrainBoarded) -> Sentence:
    return _boarded_together(words, state, (event,))


def _came_on(words: Words, state: State, event: RidersCameOn) -> Sentence:
    riders, where = list_of(words, event.bandits), car_of(words, state, event.car)
    return Sentence(event.bandits[0], words("tell-riders-came-on", who=riders, count=len(event.bandits), car=where))


def _coach(words: Words, state: State, event: CoachFellBack) -> Sentence:
    said = words("tell-coach-fell-back", car=car_of(words, state, event.end_car))
    return Sentence("marshal", said, space=coach_inside(state))


def _thrown_off(words: Words, state: State, event: ShotgunThrownOff) -> Sentence:
    where = place(words, state, event.end)
    return Sentence(event.bandit, words("tell-shotgun-thrown-off", who=name(words, event.bandit), where=where))


def _shotgun_back(words: Words, state: State, event: ShotgunFellBack) -> Sentence:
    return Sentence(SHOTGUN, words("tell-shotgun-fell-back", where=place(words, state, event.end)))


def _shotgun_met(words: Words, state: State, event: ShotgunMet) -> Sentence:
    key = "tell-shotgun-met" if event.armed else "tell-shotgun-met-unarmed"
    return Sentence(SHOTGUN, words(key, who=list_of(words, event.bandits)))


def _hostage(words: Words, state: State, event: HostageTaken) -> Sentence:
    whom = words(f"hostage-{event.hostage}")
    return Sentence(event.bandit, words("tell-hostage-taken", who=name(words, event.bandit), hostage=whom))


def _sip(words: Words, state: State, event: FlaskDrunk) -> Sentence:
    sip = "first" if event.flask.kind == FULL else "last"
    key = f"tell-flask-drunk-{event.kind}-{sip}"
    return Sentence(event.bandit, words(key, who=name(words, event.bandit)))


def _marshal_drank(words: Words, state: State, event: MarshalDrank) -> Sentence:
    return Sentence("marshal", words(f"tell-marshal-drank-{event.kind}"))


def _horses(key: str, words: Words, state: State, event: HorsesFellBack | HorsesDroppedOut) -> Sentence:
    return Sentence("marshal", words(key, count=len(event.cars)))


def _shared(words: Words, state: State, event: StrongboxShared) -> Sentence:
    among, owner = list_of(words, event.among), name(words, event.owner)
    return Sentence(event.owner, words("tell-strongbox-shared", who=owner, among=among, money=str(event.dollars)))


def _away(words: Words, state: State, event: RodeAway) -> Sentence:
    return Sentence(event.bandit, words("tell-rode-away", who=name(words, event.bandit)))


def _caught(words: Words, state: State, event: BanditsCaught) -> Sentence:
    who = list_of(words, event.bandits)
    return Sentence("marshal", words("tell-caught", who=who, count=len(event.bandits)))


def _paid(words: Words, state: State, event: BulletsPaid) -> Sentence:
    return Sentence(event.bandit, words("tell-bullets-paid", who=name(words, event.bandit), money=str(-event.dollars)))


def _bit(words: Words, state: State, event: PoodleBit) -> Sentence:
    return Sentence(event.bandit, words("tell-poodle-bit", who=name(words, event.bandit)))


TOLD: Final[Mapping[type[Event], Callable[..., Sentence | None]]] = {
    HorseRidden: _rode,
    TrainBoarded: _boarded,
    RidersCameOn: _came_on,
    CoachFellBack: _coach,
    ShotgunThrownOff: _thrown_off,
    ShotgunFellBack: _shotgun_back,
    ShotgunMet: _shotgun_met,
    HostageTaken: _hostage,
    FlaskDrunk: _sip,
    MarshalDrank: _marshal_drank,
    HorsesFellBack: partial(_horses, "tell-horses-fell-back"),
    HorsesDroppedOut: partial(_horses, "tell-horses-dropped-out"),
    StrongboxShared: _shared,
    RodeAway: _away,
    BanditsCaught: _caught,
    BulletsPaid: _paid,
    PoodleBit: _bit,
}
JOINED: Final[Mapping[type[Event], Joined]] = {
    HorseRidden: Joined(_ride, _rode_to),
    TrainBoarded: Joined(_boarding, _boarded_together),
}
