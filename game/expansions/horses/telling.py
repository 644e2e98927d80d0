"""The events of Horses & Stagecoach in sentences."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from game.engine.events import Event
from game.engine.expansions.horses.flasks import FULL
from game.engine.expansions.horses.horse_attack import RidersCameOn, TrainBoarded
from game.engine.expansions.horses.hostages.poodle import PoodleBit
from game.engine.expansions.horses.hostages.taking import HostageTaken
from game.engine.expansions.horses.ride import HorseRidden
from game.engine.expansions.horses.rounds.escape import BanditsCaught, RodeAway
from game.engine.expansions.horses.rounds.higher_speed import HorsesFellBack
from game.engine.expansions.horses.rounds.mortal_bullet import BulletsPaid
from game.engine.expansions.horses.rounds.panting_horses import HorsesDroppedOut
from game.engine.expansions.horses.rounds.sharing_the_loot import StrongboxShared
from game.engine.expansions.horses.rounds.whiskey_for_the_marshal import MarshalDrank
from game.engine.expansions.horses.shotgun import SHOTGUN, ShotgunFellBack, ShotgunMet, ShotgunThrownOff
from game.engine.expansions.horses.stagecoach import CoachFellBack
from game.engine.expansions.horses.whiskey import FlaskDrunk
from game.engine.state import State
from game.table.naming import Sentence, car_of, list_of, name, place
from game.ui.words import Words


def _rode(words: Words, state: State, event: HorseRidden) -> Sentence:
    key = "tell-horse-ridden" if event.start_car != event.end_car else "tell-horse-ridden-nowhere"
    where = car_of(words, state, event.end_car)
    return Sentence(event.bandit, words(key, who=name(words, event.bandit), car=where))


def _boarded(words: Words, state: State, event: TrainBoarded) -> Sentence:
    where = car_of(words, state, event.car)
    return Sentence(event.bandit, words("tell-boarded", who=name(words, event.bandit), car=where))


def _came_on(words: Words, state: State, event: RidersCameOn) -> Sentence:
    riders, where = list_of(words, event.bandits), car_of(words, state, event.car)
    return Sentence("marshal", words("tell-riders-came-on", who=riders, count=len(event.bandits), car=where))


def _coach(words: Words, state: State, event: CoachFellBack) -> Sentence:
    return Sentence("marshal", words("tell-coach-fell-back", car=car_of(words, state, event.end_car)))


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
