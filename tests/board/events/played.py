"""Scenes of events without a window: a position made by hand, a group of events, and the score that comes of it."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.board.layout import layout
from game.board.motion import Pose
from game.board.staged.group import stage
from game.board.staging import PLATE_COMES, PLATE_OPENS, Staging
from game.board.timeline import Acting, Motion, Passing, Score, Sounding
from game.board.train_shape import TrainShape
from game.engine.contents import RoundCard
from game.engine.events import Event, EventBegan
from game.engine.game import Setup, new_game
from game.engine.state import EVENT, State
from tests.board.told_score import Cued

WIDE = 1280
SEATS = ("belle", "tuco", "doc", "cheyenne", "django", "ghost")
STRIP = (640.0, 660.0)
PLATE = PLATE_COMES + PLATE_OPENS


def shape(cars: int) -> TrainShape:
    """A train as the table of Stealin' has it."""
    scale = {3: 1.15, 4: 0.945, 5: 0.80, 6: 0.745}[cars]
    return TrainShape(cars, rail=518, left=50, scale=scale)


def position(event: str, places: Mapping[str, str], marshal: int = 1, cars: int = 4) -> State:
    """The end of a round with an event; who stands where ("belle": "2.roof"), the others in the Caboose."""
    state = new_game(Setup(SEATS[:cars], seed=4))
    state.round_number, state.phase = 1, EVENT
    state.rounds = (RoundCard(event, "SSSS"), *state.rounds[1:])
    state.marshal = state.train.insides[marshal]
    for bandit in state.bandits.values():
        bandit.space = state.train.insides[cars]
    for name, place in places.items():
        state.bandits[name].space = space(state, place)
    return state


def space(state: State, place: str) -> int:
    """ "2.roof" as a space."""
    car, level = place.split(".")
    return (state.train.roofs if level == "roof" else state.train.insides)[int(car)]


@dataclass
class Played:
    """A score, and questions that tests ask it."""

    score: Score
    staging: Staging
    cued: Cued

    def motion(self, name: str) -> Motion:
        """How somebody moves; only once."""
        found = [one for one in self.score.motions if one.actor == name]
        assert len(found) == 1, name
        return found[0]

    def at(self, name: str, seconds: float) -> Pose:
        """Where somebody is at a time."""
        way = self.motion(name)
        return way.gait(way.start, way.end, min(1.0, max(0.0, (seconds - way.delay) / way.seconds)))

    def poses(self, name: str) -> list[Acting]:
        """What somebody shows, in the order of time."""
        return sorted((one for one in self.score.acting if one.actor == name), key=lambda one: one.delay)

    def prop(self, piece: str) -> Passing:
        """A picture that passes; the first of its kind."""
        return self.props(piece)[0]

    def props(self, piece: str) -> list[Passing]:
        """All pictures of a kind that pass."""
        found = sorted((one for one in self.score.passing if one.piece == piece), key=lambda one: one.delay)
        assert found, piece
        return found

    def prop_at(self, piece: str, seconds: float) -> Pose:
        """Where it is at a time."""
        passing = self.prop(piece)
        return passing.pose((seconds - passing.delay) / passing.seconds)

    def heard(self, name: str) -> list[float]:
        """When a sound is heard."""
        return [one.delay for one in self.score.sounds if one.name == name]

    def shows(self, piece: str) -> bool:
        """Whether a picture passes at all."""
        return any(one.piece == piece for one in self.score.passing)


def played(state: State, *group: Event, reaching: str = "") -> Played:
    """A group of events staged, which change the position."""
    train = shape(len(state.train.cars))
    before = layout(state, train)
    for event in group:
        event.apply(state)
    cued = Cued()
    staging = Staging(
        before=before,
        after=layout(state, train),
        train=train,
        state=state,
        strip=lambda _: STRIP,
        middle=(WIDE / 2, 300),
        bar=(330, 28),
        aside=(120, 84),
        burst=cued.burst,
        brake=cued.brake,
        rush=cued.rush,
        thump=cued.thump,
        reaching=reaching,
    )
    score = stage(staging, group)
    return Played(score, staging, cued)


def alone(state: State) -> Played:
    """The event that reaches nobody: all of it comes with its plate."""
    return played(state, EventBegan(state.round_card.name, ()))


def cued(found: Played) -> list[str]:
    """What all its cues do."""
    return [did.split("@")[0] for did in found.cued.of(found.score.cues)]


__all__ = ["PLATE", "WIDE", "Played", "Score", "Sounding", "alone", "cued", "played", "position", "shape", "space"]
