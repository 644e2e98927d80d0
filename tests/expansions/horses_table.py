"""A table with Horses & Stagecoach as the board shows it: positions made by hand, and events staged on them."""

from game.board.foreground import Foreground
from game.board.layout import Layout, layout
from game.board.stage import Stage
from game.board.staged.group import stage
from game.board.staging import Staging
from game.board.timeline import Motion, Score
from game.board.train_shape import TrainShape
from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale
from game.engine.contents import BANDITS
from game.engine.events import Event
from game.engine.expansions.horses.horse_attack import KEY as ATTACK
from game.engine.expansions.horses.horse_attack import Attack
from game.engine.expansions.horses.stagecoach import COACH, coach_inside, coach_roof
from game.engine.game import Setup, new_game
from game.engine.state import State
from game.expansions.book import foreground
from tests.board.told_score import Cued

SCALE, LEFT, RAIL, FOOT = 0.75, 100.0, 381.0, 560.0
GROUND = FOOT - 11
STRIP = (640.0, 660.0)


def table(count: int = 4, beside: int = 2, horses: tuple[int, ...] = ()) -> State:
    """A game under way: everybody in the Caboose, the coach beside a car, horses beside others."""
    state = new_game(Setup(BANDITS[:count], seed=4, expansions=("horses",)))
    state.own[ATTACK] = Attack(1, ())
    state.own["horses"] = horses
    state.round_number = 1
    state.train = state.train.moved(COACH, beside)
    for bandit in state.bandits.values():
        bandit.space = state.train.insides[-1]
    return state


def inside(state: State) -> int:
    """The space in the coach."""
    return coach_inside(state)


def on_top(state: State) -> int:
    """The space on its roof."""
    return coach_roof(state)


def shape(state: State) -> TrainShape:
    """The train at the scale of the table of Stealin'."""
    return TrainShape(len(state.train.cars), rail=RAIL, left=LEFT, scale=SCALE)


def road(state: State) -> Foreground:
    """What stands before the train."""
    stage_ = Stage((0, 56, 1280, 664), RAIL - 40, RAIL, foot=FOOT)
    found = foreground(Kit(Scale(1280, 720), Art()), stage_, shape(state), state)
    assert found is not None
    return found


def laid_out(state: State, before: Foreground | None = None) -> Layout:
    """Where everything of a position belongs."""
    return layout(state, shape(state), before or road(state))


def staged(state: State, *group: Event, cued: Cued | None = None) -> Score:
    """The score of events on a position, which they change; `cued` gets what its cues bring about."""
    cued = cued or Cued()
    front = road(state)
    before = laid_out(state, front)
    for event in group:
        event.apply(state)
    staging = Staging(
        before=before,
        after=laid_out(state, front),
        train=shape(state),
        state=state,
        strip=lambda _: STRIP,
        middle=(640, 300),
        bar=(330, 28),
        aside=(120, 84),
        burst=cued.burst,
        brake=cued.brake,
        rush=cued.rush,
        thump=cued.thump,
    )
    return stage(staging, group)


def motion_of(score: Score, name: str) -> Motion:
    """The motion of a piece; there must be one."""
    return next(one for one in score.motions if one.actor == name)
